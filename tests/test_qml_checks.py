"""The QML passes qmllint without a warning and is written as qmlformat writes it; and the checks do see faults."""

from pathlib import Path

import pytest

from tools import qml_check, qml_types


@pytest.fixture(scope="module")
def types(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("qmltypes")
    assert qml_types.write(folder) >= 8, "too few types were found in the Python sources"
    return folder


def test_the_application_passes(types: Path) -> None:
    files = qml_check.files()
    assert len(files) >= 50, "too few files were read"
    assert qml_check.lint_findings(files, [qml_check.QML, types]) == []
    assert qml_check.format_findings(files) == []


def test_a_wrong_member_is_seen(types: Path, tmp_path: Path) -> None:
    file = tmp_path / "Wrong.qml"
    file.write_text(
        "pragma ComponentBehavior: Bound\nimport QtQuick\nimport Gizmos.Models\n\nItem {\n    id: root\n"
        '    required property TableModel table\n    Component.onCompleted: root.table.pres("end")\n}\n'
    )
    assert any('"pres" not found' in line for line in qml_check.lint_findings([file], [qml_check.QML, types]))
    file.write_text(file.read_text().replace(".pres(", ".press("))
    assert qml_check.lint_findings([file], [qml_check.QML, types]) == []


def test_another_shape_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qml_check, "ROOT", tmp_path)
    file = tmp_path / "Shape.qml"
    file.write_text("import QtQuick\nItem { width:1 }\n")
    assert qml_check.format_findings([file]) == ["Shape.qml: not as qmlformat writes it (make format)"]
    assert qml_check.format_findings([file], fix=True) == []
    assert qml_check.format_findings([file]) == []


def test_constants_are_put_back(tmp_path: Path) -> None:
    """PySide6 6.11's reader forgets `constant=True`, and qmllint would then warn of reads that cannot be stale."""
    file = tmp_path / "model.py"
    file.write_text(
        "class A(QObject):\n    @Property(int, constant=True)\n    def a(self): ...\n    def b(self): ...\n"
    )
    described = [{"classes": [{"className": "A", "properties": [{"name": "a"}, {"name": "b"}]}]}]
    qml_types.mark_constants(described, [file])
    assert described[0]["classes"][0]["properties"] == [{"name": "a", "constant": True}, {"name": "b"}]
