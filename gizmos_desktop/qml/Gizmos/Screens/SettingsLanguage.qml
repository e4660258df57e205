pragma ComponentBehavior: Bound

import QtQuick
import Gizmos.Models
import Gizmos.Ui

// The languages that there are, one below the other.
SideTabs {
    id: page

    required property SettingsModel settings

    // SideTabs name their lines by an id that may not be empty
    readonly property string system: "system"

    height: Theme.px(500)
    prefix: "settings_language_"
    pages: false
    tabs: page.settings.languages.map(each => ({
                id: each.id === "" ? page.system : each.id,
                label: each.name
            }))
    at: page.settings.language === "" ? page.system : page.settings.language
    onPicked: id => page.settings.language = id === page.system ? "" : id
}
