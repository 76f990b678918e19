// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/writerprocess.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/history/historypanel.h"
#include "ui/lineage/lineageview.h"
#include "ui/window/filterpopup.h"
#include "ui/window/goback.h"
#include "ui/pages/lineagepage.h"

#include <QMessageBox>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Going back to before a change, over all later ones, and forward again; checkpoints where one works.
class GoBackTest final : public EditingWindow
{
    Q_OBJECT

    HistoryPanel* history() const { return m_window->panel<HistoryPanel>(); }
    void chooseInHistory(const QString& words)
    {
        const QAbstractItemModel* model = history()->view()->model();
        QModelIndex found;
        QTRY_VERIFY_WITH_TIMEOUT(
            (found = model
                    ->match(model->index(0, HistoryModel::TitleColumn), Qt::DisplayRole, words, 1, Qt::MatchStartsWith)
                    .value(0))
                .isValid(),
            Patience);
        history()->view()->setCurrentIndex(found);
    }
    QMessageBox* question() const { return m_window->goBack()->dialog(); }
    void agree(const QString& verb)
    {
        QTRY_VERIFY_WITH_TIMEOUT(question() && question()->isVisible(), Patience);
        for (QAbstractButton* button : question()->buttons())
            if (button->text() == verb)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!question(), Patience);
        idle();
    }

private slots:
    void overAllLaterChangesAndForward()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        for (const QString& name : {u"one"_s, u"two"_s, u"three"_s})
            rename(name);
        const QStringList after = dumpSqlite(m_path);
        action(Act::ShowHistory)->trigger();
        chooseInHistory(u"Rename “Persist"_s);
        QVERIFY(history()->throughButton()->isEnabled());
        QTest::mouseClick(history()->throughButton(), Qt::LeftButton);
        QTRY_VERIFY(question() && question()->isVisible());
        QVERIFY2(question()->informativeText().startsWith(u"3 change(s)"_s), qPrintable(question()->informativeText()));
        QVERIFY(question()->informativeText().indexOf(u"“two”"_s) < question()->informativeText().indexOf(u"“one”"_s));
        agree(u"Undo"_s);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(u"Undone back to"_s), Patience);
        QCOMPARE(dumpSqlite(m_path), before);

        QTest::mouseClick(bannerButton(u"Redo"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(u"Redone up to"_s), Patience);
        idle();
        QCOMPARE(dumpSqlite(m_path), after);
        QTest::mouseClick(bannerButton(u"Undo again"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(u"Undone back to"_s), Patience);
        idle();
        QCOMPARE(dumpSqlite(m_path), before);

        // Forward in part, from the dock.
        chooseInHistory(u"Rename “one”"_s);
        QTRY_VERIFY(history()->throughButton()->text().contains(u"Redo up"_s));
        QTest::mouseClick(history()->throughButton(), Qt::LeftButton);
        agree(u"Redo"_s);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(u"2 change(s) redone"_s), Patience);
        QVERIFY(dumpSqlite(m_path) != before);
        QVERIFY(dumpSqlite(m_path) != after);
    }

    /// Wherever it was redone from, and however long ago it was first made.
    void undoTakesWhatWasRedoneLast()
    {
        openSample();
        goTo(20);
        action(Act::Fork)->trigger();
        plan();
        apply();
        const Receipt fork = m_window->edits()->receipts().constLast();
        rename(u"one"_s);
        const Receipt renaming = m_window->edits()->receipts().constLast();
        const UndoStacks& stacks = m_window->editing()->stacks();
        const auto idOf = [](const std::optional<Receipt>& change) { return change.value_or(Receipt()).id.value; };
        QCOMPARE(idOf(stacks.nextUndo()), renaming.id.value);

        action(Act::ShowHistory)->trigger();
        chooseInHistory(fork.title);
        QTest::mouseClick(history()->undoButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(idOf(stacks.nextRedo()), fork.id.value, Patience);
        QCOMPARE(idOf(stacks.nextUndo()), renaming.id.value);
        chooseInHistory(fork.title);
        QTRY_VERIFY_WITH_TIMEOUT(history()->redoButton()->isEnabled(), Patience);
        QTest::mouseClick(history()->redoButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(idOf(stacks.nextUndo()), fork.id.value, Patience);

        QTRY_VERIFY_WITH_TIMEOUT(action(Act::Undo)->isEnabled(), Patience);
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(idOf(stacks.nextUndo()), renaming.id.value, Patience);
        // A new change leaves nothing to redo in turn.
        idle();
        rename(u"two"_s);
        QTRY_COMPARE_WITH_TIMEOUT(idOf(stacks.nextRedo()), QString(), Patience);
    }

    void cancelledNothingIsDone()
    {
        openSample();
        rename(u"one"_s);
        const QStringList after = dumpSqlite(m_path);
        action(Act::ShowHistory)->trigger();
        chooseInHistory(u"Rename “Persist"_s);
        QTest::mouseClick(history()->throughButton(), Qt::LeftButton);
        QTRY_VERIFY(question() && question()->isVisible());
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        idle();
        QCOMPARE(dumpSqlite(m_path), after);
    }

    void saysWhereItStoppedAndWhy()
    {
        openSample();
        rename(u"one"_s);
        rename(u"two"_s);
        {
            WriterProcess agent(m_path);
            QVERIFY(agent.exec(u"UPDATE sessions SET title = 'theirs'"_s));
        }
        const QStringList before = dumpSqlite(m_path);
        action(Act::ShowHistory)->trigger();
        chooseInHistory(u"Rename “Persist"_s);
        QTest::mouseClick(history()->throughButton(), Qt::LeftButton);
        agree(u"Undo"_s);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(u"Stopped at"_s), Patience);
        QVERIFY2(banner()->text().contains(u"0 of 2 change(s)"_s), qPrintable(banner()->text()));
        QVERIFY(!bannerButton(u"Redo"_s));
        QCOMPARE(dumpSqlite(m_path), before);
    }

    void destructiveChangesAreCheckpoints()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        goTo(20);
        action(Act::Resume)->trigger();
        plan();
        apply();
        const QString title = m_window->edits()->receipts().constLast().title;
        // In the lineage.
        action(Act::ShowLineage)->trigger();
        LineagePage* page = m_window->tabs()->currentAsideAs<LineagePage>();
        QVERIFY(page);
        const QAbstractItemModel* model = page->lineage()->view()->model();
        const auto row = [&] {
            return model->match(model->index(0, LineageModel::EventColumn), Qt::DisplayRole,
                QString(u"Before “"_s + title + u"”"_s), 1, Qt::MatchExactly);
        };
        QTRY_VERIFY_WITH_TIMEOUT(!row().isEmpty(), Patience);
        m_window->tabs()->openSession(store(), m_window->edits()->receipts().constLast().session);
        idle();
        // Among the checkpoints, which leads back.
        action(Act::GoToCheckpoint)->trigger();
        FilterPopup* popup = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((popup = m_window->findChild<FilterPopup*>()) && popup->isVisible(), Patience);
        QTest::keyClicks(popup->edit(), u"before"_s);
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        agree(u"Undo"_s);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(u"Undone back to"_s), Patience);
        QCOMPARE(dumpSqlite(m_path), before);
    }

    void checkpointsStandInTheTimeline()
    {
        openSample();
        goTo(5);
        QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier);
        plan();
        dialog()->choices()->titleEdit()->setText(u"a good place"_s);
        plan();
        apply();
        const auto shown = [&] {
            const RowLayout* layout = timeline()->rows().peek(5);
            return layout && layout->checkpointOf(FirstCheckpointPart) != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(shown(), Patience);
        goTo(0);
        QTest::keyClick(m_window.get(), Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(timeline()->cursor().checkpoint(), Patience);
        QCOMPARE(timeline()->currentRow(), 5);
        // From there it is forked behind its message, and taken away without it.
        action(Act::Fork)->trigger();
        plan();
        QCOMPARE(dialog()->choices()->row(), 5);
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        QVERIFY(action(Act::Remove)->isEnabled());
        action(Act::Remove)->trigger();
        plan();
        QCOMPARE(kindOf(dialog()->currentPlan()->edit), EditKind::Checkpoint);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(!shown(), Patience);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(shown(), Patience);
    }
};

GUI_TEST_CLASS(GoBackTest)

#include "tst_goback.moc"
