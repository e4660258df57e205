"""Qt Model/View: everything that QML may see. A snapshot of the session is turned into frozen rows by pure functions
(`derive`), its texts come from `words`, and the models notify what has changed. Importing this registers the QML module
`Gizmos.Models`."""

from gizmos_desktop.models.app_model import AppModel
from gizmos_desktop.models.aside import AsideScreens
from gizmos_desktop.models.cardbook import CardBook
from gizmos_desktop.models.gallery_model import GalleryModel
from gizmos_desktop.models.games_model import GamesModel
from gizmos_desktop.models.hint_model import HintModel
from gizmos_desktop.models.lesson_model import LessonModel
from gizmos_desktop.models.licences_model import Licences
from gizmos_desktop.models.log_model import LogModel
from gizmos_desktop.models.nudge_model import NudgeModel
from gizmos_desktop.models.pay_model import PayModel
from gizmos_desktop.models.quit_model import QuitModel
from gizmos_desktop.models.replay_model import ReplayModel
from gizmos_desktop.models.result_model import ResultModel
from gizmos_desktop.models.review_model import ReviewModel
from gizmos_desktop.models.rows import RowList
from gizmos_desktop.models.rules_model import RulesModel
from gizmos_desktop.models.seat_model import SeatModel
from gizmos_desktop.models.settings_model import SettingsModel
from gizmos_desktop.models.setup_model import SetupModel
from gizmos_desktop.models.sound_model import SoundModel
from gizmos_desktop.models.statistics_model import StatisticsModel
from gizmos_desktop.models.table_model import TableModel

__all__ = [
    "AppModel",
    "AsideScreens",
    "CardBook",
    "GalleryModel",
    "GamesModel",
    "HintModel",
    "LessonModel",
    "Licences",
    "LogModel",
    "NudgeModel",
    "PayModel",
    "QuitModel",
    "ReplayModel",
    "ResultModel",
    "ReviewModel",
    "RowList",
    "RulesModel",
    "SeatModel",
    "SettingsModel",
    "SetupModel",
    "SoundModel",
    "StatisticsModel",
    "TableModel",
]
