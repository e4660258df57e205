"""Texts of Python sources reach the translators: plurals whatever their number is, and calls of every shape."""

from tools.python_texts import Text, as_cpp, texts_of

SOURCE = """
one = QCoreApplication.translate("A", "plain")
two = translate("A", "%n thing(s)", "", len(things))
three = translate(
    "A",
    "a \\"quoted\\" text that is "
    "put together",
    "comment",
    card.points,
)
#: a note
#: in two lines
four = translate("B", "noted {name}", "why").format(name="x")
five = translate("B", "by name %n", n=3)
six = "abc".translate(table)
"""


def test_every_shape_of_call_is_found() -> None:
    assert texts_of(SOURCE) == [
        Text("A", "plain", "", False, ""),
        Text("A", "%n thing(s)", "", True, ""),
        Text("A", 'a "quoted" text that is put together', "comment", True, ""),
        Text("B", "noted {name}", "why", False, "a note in two lines"),
        Text("B", "by name %n", "", True, ""),
    ]


def test_they_are_written_as_cpp(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "a.py"
    file.write_text(SOURCE, encoding="utf-8")
    lines = as_cpp([file]).split("\n")
    assert lines[2] == '    QCoreApplication::translate("A", "%n thing(s)", "", n);'
    assert lines[3] == '    QCoreApplication::translate("A", "a \\"quoted\\" text that is put together", "comment", n);'
    assert lines[4] == "    //: a note in two lines"
