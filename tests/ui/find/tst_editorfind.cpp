// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/find/editorfind.h"
#include "ui/find/findbar.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

/// An editor above its find bar.
template<typename Edit> struct Pane
{
    explicit Pane(const QString& text)
    {
        auto* layout = new QVBoxLayout(&window);
        edit = new Edit(&window);
        edit->setPlainText(text);
        bar = new FindBar(&window);
        layout->addWidget(edit);
        layout->addWidget(bar);
        find = new EditorFind(*bar, *edit);
        window.resize(500, 300);
        window.show();
    }
    void type(const QString& text)
    {
        find->open();
        bar->edit()->selectAll();
        QTest::keyClicks(bar->edit(), text);
    }

    QWidget window;
    Edit* edit;
    FindBar* bar;
    EditorFind* find;
};

/// The grounds of what is marked.
template<typename Edit> QList<QColor> groundsIn(const Edit& edit)
{
    QList<QColor> grounds;
    for (const QTextEdit::ExtraSelection& mark : edit.extraSelections())
        grounds += mark.format.background().color();
    return grounds;
}

} // namespace

class TestEditorFind : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void marksAndSteps();
    void findsInABrowser();
    void marksOfOthersStay();
    void typingStaysWhereItIs();
    void selectedTextIsTaken();
    void anotherEditorTakesThePlace();
};

/// The text of one may be edited in another one, with the same bar.
void TestEditorFind::anotherEditorTakesThePlace()
{
    Pane<QTextBrowser> pane(u"one two one"_s);
    QPlainTextEdit editor(u"one"_s, &pane.window);
    editor.hide();
    EditorFind inEditor(*pane.bar, editor);
    pane.type(u"one"_s);
    QTRY_COMPARE(pane.bar->countText(), u"1 of 2"_s);
    pane.edit->hide();
    editor.show();
    QTRY_COMPARE(pane.bar->state().hits, 1);
    QTest::keyClick(pane.bar->edit(), Qt::Key_Return);
    QCOMPARE(pane.bar->countText(), u"1 of 1"_s);
    editor.hide();
    pane.edit->show();
    QTRY_COMPARE(pane.bar->state().hits, 2);
}

void TestEditorFind::marksAndSteps()
{
    Pane<QPlainTextEdit> pane(u"one two\none three\nONE"_s);
    pane.type(u"one"_s);
    QTRY_COMPARE(pane.bar->countText(), u"1 of 3"_s);
    const Colours& colours = Style::colours();
    QCOMPARE(groundsIn(*pane.edit), (QList<QColor> {colours.hitNow, colours.hit, colours.hit}));
    QTest::keyClick(pane.bar->edit(), Qt::Key_Return);
    QCOMPARE(pane.bar->countText(), u"2 of 3"_s);
    QCOMPARE(pane.edit->textCursor().position(), 8);
    QTest::keyClick(pane.bar->edit(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(pane.bar->edit(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(pane.bar->countText(), u"3 of 3"_s);
    pane.bar->caseButton()->click();
    QTRY_COMPARE(pane.bar->countText(), u"1 of 2"_s);
    QTest::keyClick(pane.bar->edit(), Qt::Key_Escape);
    QVERIFY(pane.edit->hasFocus());
    QVERIFY(pane.edit->extraSelections().isEmpty());
}

void TestEditorFind::findsInABrowser()
{
    Pane<QTextBrowser> pane({});
    pane.edit->setMarkdown(u"# Goal\n\nThe **goal** is set.\n\n- goal"_s);
    pane.type(u"goal"_s);
    QTRY_COMPARE(pane.bar->countText(), u"1 of 3"_s);
    QCOMPARE(groundsIn(*pane.edit).size(), 3);
    pane.edit->setMarkdown(u"no more of it"_s);
    QTRY_COMPARE(pane.bar->countText(), u"No hits"_s);
    QVERIFY(pane.edit->extraSelections().isEmpty());
}

void TestEditorFind::marksOfOthersStay()
{
    Pane<QPlainTextEdit> pane(u"one two"_s);
    QTextEdit::ExtraSelection other;
    other.format.setBackground(Qt::red);
    other.cursor = QTextCursor(pane.edit->document());
    pane.edit->setExtraSelections({other});
    pane.type(u"two"_s);
    QTRY_COMPARE(groundsIn(*pane.edit), (QList<QColor> {Qt::red, Style::colours().hitNow}));
    pane.bar->close();
    QCOMPARE(groundsIn(*pane.edit), QList<QColor> {Qt::red});
}

void TestEditorFind::typingStaysWhereItIs()
{
    Pane<QPlainTextEdit> pane(u"one two one"_s);
    pane.type(u"one"_s);
    QTRY_COMPARE(pane.bar->countText(), u"1 of 2"_s);
    pane.edit->setFocus();
    pane.edit->moveCursor(QTextCursor::End);
    QTest::keyClicks(pane.edit, u" one"_s);
    QTRY_COMPARE(pane.bar->countText(), u"3 hit(s)"_s);
    QCOMPARE(pane.edit->textCursor().position(), 15);
    pane.bar->step(true);
    QCOMPARE(pane.bar->countText(), u"1 of 3"_s);
}

void TestEditorFind::selectedTextIsTaken()
{
    Pane<QPlainTextEdit> pane(u"one two\nthree"_s);
    QTextCursor cursor = pane.edit->textCursor();
    cursor.setPosition(4);
    cursor.setPosition(7, QTextCursor::KeepAnchor);
    pane.edit->setTextCursor(cursor);
    pane.find->open();
    QCOMPARE(pane.bar->edit()->text(), u"two"_s);
    QTRY_COMPARE(pane.bar->countText(), u"1 of 1"_s);
}

GUI_TEST_CLASS(TestEditorFind)
#include "tst_editorfind.moc"
