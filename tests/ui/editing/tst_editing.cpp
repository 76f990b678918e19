// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/inverse.h"
#include "core/models/plannedwritesmodel.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/writerprocess.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/chip.h"
#include "ui/history/historypanel.h"
#include "ui/lineage/lineageview.h"
#include "ui/plan/bringalong.h"
#include "ui/plan/changeview.h"
#include "ui/plan/forksharelabel.h"
#include "ui/plan/plandetails.h"
#include "ui/plan/plannedwritespane.h"
#include "ui/plan/writtendialog.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessiondelegate.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/window/asidetabs.h"
#include "ui/window/filterpopup.h"
#include "ui/pages/lineagepage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Changing sessions by clicking and typing.
class EditingTest : public EditingWindow
{
    Q_OBJECT
private slots:
    void forkFromTheContextMenu()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        const SessionId original = m_window->tabs()->currentSession()->session();
        goTo(20);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(10, 10), QPoint(10, 10));
        QApplication::sendEvent(timeline()->viewport(), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(menu->actions().contains(action(Act::Fork)));
        menu->setActiveAction(action(Act::Fork));
        QTest::keyClick(menu, Qt::Key_Return);
        plan();
        QCOMPARE(dialog()->choices()->numberBox()->value(), 21);
        QTest::keyClicks(dialog()->choices()->titleEdit(), u"Second try"_s);
        plan();
        QCOMPARE(dumpSqlite(m_path), before);
        const SessionId fork = dialog()->currentPlan()->newSession;
        apply();

        // It is in the tree, where the session of the tab stays selected and bold; the banner leads to it.
        QVERIFY(dumpSqlite(m_path) != before);
        QTRY_COMPARE_WITH_TIMEOUT(title(fork), u"Second try"_s, Patience);
        idle();
        const SessionTreeView* tree = m_window->panel<SessionsPanel>()->view();
        QCOMPARE(tree->currentIndex().data(SessionTreeModel::SessionIdRole).toString(), original.value);
        QVERIFY(tree->rows()->isShown(tree->currentIndex()));
        QVERIFY(banner()->isVisible());
        QCOMPARE(m_window->tabs()->currentSession()->session(), original);
        QVERIFY(action(Act::Undo)->isEnabled());
        QVERIFY2(action(Act::Undo)->text().contains(u"fork “"_s), qPrintable(action(Act::Undo)->text()));
        QTest::mouseClick(bannerButton(u"Open the fork"_s), Qt::LeftButton);
        QCOMPARE(m_window->tabs()->currentSession()->session(), fork);
        idle();
        QVERIFY(m_window->tabs()->currentSession()->model()->rowCount() > 10);

        // Undone, its tab goes with it; redone, it is in the tree again.
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->session(), original, Patience);
        idle();
        QCOMPARE(dumpSqlite(m_path), before);
        QVERIFY(!m_window->stores()->sessions()->indexOf(store(), fork).isValid()
            || QTest::qWaitFor(
                [&] { return !m_window->stores()->sessions()->indexOf(store(), fork).isValid(); }, Patience));
        QVERIFY(!action(Act::Undo)->isEnabled());
        QVERIFY(action(Act::Redo)->isEnabled());
        action(Act::Redo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
    }

    /// A change whose store is away is named until it is settled, with its store, the reason and what to do.
    void interruptedChangeStaysOpen()
    {
        Receipt receipt;
        receipt.id = ReceiptId(u"01AWAY"_s);
        receipt.store = m_folder->filePath(u"away/sessions.db"_s);
        receipt.title = u"Rename of “x”"_s;
        QVERIFY(Journal(Journal::defaultFolder()).prepare(receipt, Inverse {.rows = RowChanges()}.toBytes()));
        for (int round = 0; round < 2; ++round) {
            openSample();
            QTRY_VERIFY_WITH_TIMEOUT(banner()->isVisible(), Patience);
            for (const QString& said : {receipt.title, receipt.store, u"is gone. Restore it"_s, u"tries again"_s})
                QVERIFY2(banner()->text().contains(said), qPrintable(banner()->text()));
            QTest::mouseClick(bannerButton(u"Close"_s), Qt::LeftButton);
            QVERIFY(!banner()->isVisible());
            idle();
            m_window.reset();
        }
    }

    /// One click in the list of sessions has a look: in a tab that the next look takes, until it is kept.
    void clicksLookAtSessions()
    {
        openSample();
        TabArea* tabs = m_window->tabs();
        const SessionId main = tabs->currentSession()->session();
        const int count = tabs->tabs()->count();
        SessionTreeView* tree = m_window->panel<SessionsPanel>()->view();
        tree->expandAll();
        QModelIndexList others;
        for (QModelIndex at = tree->model()->index(0, 0); at.isValid(); at = tree->indexBelow(at)) {
            const QString id = at.data(SessionTreeModel::SessionIdRole).toString();
            const auto isOfIt = [&id](const SessionPage* page) { return page->session().value == id; };
            if (at.parent().isValid() && !id.isEmpty() && std::ranges::none_of(tabs->sessions(), isOfIt))
                others << at;
        }
        QVERIFY(others.size() >= 2);
        const auto idOf = [](const QModelIndex& index) {
            return SessionId(index.data(SessionTreeModel::SessionIdRole).toString());
        };
        const auto click = [&](const QModelIndex& index) {
            tree->scrollTo(index);
            const QRect row = tree->visualRect(index);
            tree->setFocus();
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, {row.right() - row.width() / 3, row.top() + 8});
        };
        click(others.at(0));
        QCOMPARE(tabs->currentSession()->session(), idOf(others.at(0)));
        QCOMPARE(tabs->tabs()->count(), count + 1);
        QCOMPARE(tabs->tabs()->preview(), tabs->currentSession());
        QVERIFY(tree->hasFocus());
        click(others.at(1));
        QCOMPARE(tabs->currentSession()->session(), idOf(others.at(1)));
        QCOMPARE(tabs->tabs()->count(), count + 1); // in the place of the first
        QCOMPARE(tabs->tabs()->preview(), tabs->currentSession());
        // A session with a tab is gone to.
        const QModelIndex own = tree->model()
                                    ->match(tree->model()->index(0, 0), SessionTreeModel::SessionIdRole, main.value, 1,
                                        Qt::MatchExactly | Qt::MatchRecursive)
                                    .value(0);
        click(own);
        QCOMPARE(tabs->currentSession()->session(), main);
        QCOMPARE(tabs->tabs()->count(), count + 1);
        // Return keeps the tab, as a double click does.
        click(others.at(1));
        QTest::keyClick(tree, Qt::Key_Return);
        QVERIFY(!tabs->tabs()->preview());
        click(others.at(0));
        QCOMPARE(tabs->tabs()->count(), count + 2);
        // So does an edit.
        idle();
        action(Act::Rename)->trigger();
        begun();
        QVERIFY(!tabs->tabs()->preview());
        dialog()->reject();
    }

    void cutInPlaceKeepsThePlace()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        const int rows = m_window->tabs()->currentSession()->model()->rowCount();
        goTo(20);
        action(Act::Resume)->trigger();
        plan();
        QCOMPARE(dialog()->currentPlan()->action, u"resume"_s);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession()->model()->rowCount() < rows, Patience);
        idle();
        QCOMPARE(timeline()->currentRow(), 20);
        QVERIFY(bannerButton(u"Open the discarded end"_s));
        QVERIFY(timeline()->topRow() <= 20); // the end, of what is left of the session
        QTest::mouseClick(bannerButton(u"Undo"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->model()->rowCount(), rows, Patience);
        idle();
        QCOMPARE(timeline()->currentRow(), 20);
        QVERIFY(!timeline()->scroller().followsEnd());
        QVERIFY(timeline()->topRow() <= 20); // what came back is below
        QCOMPARE(dumpSqlite(m_path), before);
        QVERIFY(!banner()->isVisible());
    }

    void repairsAProblem()
    {
        {
            WriterProcess agent(m_path);
            QVERIFY(agent.exec(u"UPDATE messages SET error_code = 'teapot' WHERE rowid IN (3, 5)"_s));
            QVERIFY(agent.exec(u"UPDATE messages SET tokens_total = 'many' WHERE rowid = 7"_s));
        }
        const QStringList damaged = dumpSqlite(m_path);
        openSample();
        action(Act::ShowProblems)->trigger();
        ProblemsPanel* panel = m_window->panel<ProblemsPanel>();
        const auto rowOf = [&](const QString& code) {
            const QAbstractItemModel* model = panel->view()->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                if (model->index(row, 0).data(FindingsModel::CodeRole) == code)
                    return model->index(row, 0);
            }
            return QModelIndex();
        };
        QTRY_VERIFY_WITH_TIMEOUT(rowOf(u"invalid-error-code"_s).isValid(), Patience);
        const QModelIndex group = rowOf(u"invalid-error-code"_s);
        panel->view()->expand(group);
        panel->view()->setCurrentIndex(group.model()->index(0, 0, group));
        QTest::mouseClick(panel->repairButton(), Qt::LeftButton);
        plan();
        QVERIFY2(dialog()->headline()->text().contains(u"messages row 3"_s), qPrintable(dialog()->headline()->text()));
        apply();
        QVERIFY(banner()->isVisible());
        const auto count = [&] { return rowOf(u"invalid-error-code"_s).data(FindingsModel::CountRole).toLongLong(); };
        QTRY_COMPARE_WITH_TIMEOUT(count(), 1, Patience);

        QTRY_VERIFY_WITH_TIMEOUT(panel->repairAllButton()->isEnabled(), Patience);
        QTest::mouseClick(panel->repairAllButton(), Qt::LeftButton);
        plan();
        QVERIFY(dialog()->currentPlan()->writes.size() >= 2);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(!rowOf(u"invalid-error-code"_s).isValid(), Patience);
        QVERIFY(!rowOf(u"invalid-tokens"_s).isValid());
        action(Act::Undo)->trigger();
        idle();
        QTRY_VERIFY_WITH_TIMEOUT(action(Act::Undo)->isEnabled(), Patience); // once it knows of the change before
        action(Act::Undo)->trigger();
        idle();
        QCOMPARE(dumpSqlite(m_path), damaged);
    }

    void keysInTheTreeAreAboutItsSession()
    {
        openSample();
        SessionTreeView* tree = m_window->panel<SessionsPanel>()->view();
        tree->setFocus();
        const QModelIndex first = tree->model()->index(1, 0, tree->model()->index(0, 0));
        tree->setCurrentIndex(first);
        const SessionId id(first.data(SessionTreeModel::SessionIdRole).toString());
        QTest::keyClick(tree, Qt::Key_Delete);
        plan();
        QCOMPARE(kindOf(dialog()->currentPlan()->edit), EditKind::Delete);
        QCOMPARE(dialog()->currentPlan()->session, id);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->stores()->sessions()->indexOf(store(), id).isValid(), Patience);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        QVERIFY(action(Act::Undo)->text().contains(u"delete"_s, Qt::CaseInsensitive));
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->stores()->sessions()->indexOf(store(), id).isValid(), Patience);
    }

    void deletingTheSessionOnScreenClosesItsTab()
    {
        openSample();
        const SessionId id = m_window->tabs()->currentSession()->session();
        const int tabs = m_window->tabs()->tabs()->count();
        action(Act::DeleteSession)->trigger();
        plan();
        apply();
        QCOMPARE(m_window->tabs()->tabs()->count(), tabs - 1);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->stores()->sessions()->indexOf(store(), id).isValid(), Patience);
        QTest::mouseClick(bannerButton(u"Undo"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->stores()->sessions()->indexOf(store(), id).isValid(), Patience);
    }

    void textsAreEdited()
    {
        openSample();
        int part = -1;
        const int row = firstRowWith([](const Part& one) { return one.as<TextPart>() != nullptr; }, &part);
        goTo(row, part);
        QVERIFY(action(Act::EditText)->isEnabled());
        action(Act::EditText)->trigger();
        begun();
        QPlainTextEdit* edit = dialog()->choices()->textEdit();
        edit->setPlainText(u"Something else"_s);
        changeInPlace();
        plan();
        const PlannedWrite write = dialog()->currentPlan()->writes.first();
        QCOMPARE(write.after, u"Something else"_s);
        QVERIFY(!write.before.isEmpty());
        apply();
        MessageModel* model = m_window->tabs()->currentSession()->model();
        QTRY_VERIFY_WITH_TIMEOUT(model->messageAt(row)
                && model->messageAt(row)->parts.at(part).as<TextPart>()->text.text == u"Something else"_s,
            Patience);
        QCOMPARE(timeline()->currentRow(), row);
    }

    /// A fork is what a change of messages is offered first: the original stays as it is.
    void changesAreMadeInAFork()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        const SessionId original = m_window->tabs()->currentSession()->session();
        const int rows = m_window->tabs()->currentSession()->model()->rowCount();
        int part = -1;
        const int row = firstRowWith([](const Part& one) { return one.as<TextPart>() != nullptr; }, &part);
        goTo(row, part);
        action(Act::EditText)->trigger();
        begun();
        QVERIFY(!dialog()->choices()->where()->isInPlace());
        QVERIFY(dialog()->choices()->where()->forkButton()->isEnabled());
        dialog()->choices()->textEdit()->setPlainText(u"Something else"_s);
        plan();
        QCOMPARE(dumpSqlite(m_path), before);
        QVERIFY2(dialog()->command()->text().endsWith(u" --as-fork"_s), qPrintable(dialog()->command()->text()));
        QVERIFY2(dialog()->headline()->text().endsWith(u"in a fork"_s), qPrintable(dialog()->headline()->text()));
        const SessionId fork = dialog()->currentPlan()->newSession;
        QVERIFY(!fork.isEmpty() && fork != original);
        QCOMPARE(dialog()->currentPlan()->session, original);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        MessageModel* model = m_window->tabs()->currentSession()->model();
        QTRY_VERIFY_WITH_TIMEOUT(model->messageAt(row), Patience);
        QVERIFY(model->messageAt(row)->parts.at(part).as<TextPart>()->text.text != u"Something else"_s);
        QVERIFY2(banner()->text().contains(u"The original is unchanged"_s), qPrintable(banner()->text()));
        QTest::mouseClick(bannerButton(u"Open the fork"_s), Qt::LeftButton);
        QCOMPARE(m_window->tabs()->currentSession()->session(), fork);
        idle();
        model = m_window->tabs()->currentSession()->model();
        QCOMPARE(model->rowCount(), rows);
        QTRY_VERIFY_WITH_TIMEOUT(model->messageAt(row), Patience);
        QCOMPARE(model->messageAt(row)->parts.at(part).as<TextPart>()->text.text, u"Something else"_s);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->session(), original, Patience);
        idle();
        QCOMPARE(dumpSqlite(m_path), before);
    }

    void messagesAndPartsAreRemoved()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        const int rows = m_window->tabs()->currentSession()->model()->rowCount();
        timeline()->setFocus();
        goTo(rows - 4, 0);
        QTest::keyClick(timeline(), Qt::Key_Down, Qt::ShiftModifier);
        while (timeline()->cursor().selection().last().row == rows - 4)
            QTest::keyClick(timeline(), Qt::Key_Down, Qt::ShiftModifier);
        idle();
        QTest::keyClick(timeline(), Qt::Key_Delete);
        begun();
        changeInPlace();
        plan();
        QCOMPARE(std::get<RemoveEdit>(dialog()->currentPlan()->edit).messages.size(), 2);
        apply();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->model()->rowCount(), rows - 2, Patience);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->model()->rowCount(), rows, Patience);
        idle();
        QCOMPARE(dumpSqlite(m_path), before);
    }

    void outputsArePrunedAndRestored()
    {
        openSample();
        int part = -1;
        const int row = firstRowWith(
            [](const Part& one) {
                const auto* tool = one.as<ToolPart>();
                return tool && tool->hasOutput && !tool->prunedAt;
            },
            &part);
        QVERIFY(row >= 0);
        goTo(row, part);
        QVERIFY(action(Act::Prune)->isEnabled());
        QVERIFY(!action(Act::RestoreOutput)->isEnabled());
        action(Act::Prune)->trigger();
        plan();
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(action(Act::RestoreOutput)->isEnabled(), Patience);
        QVERIFY(!action(Act::Prune)->isEnabled());
        QVERIFY(action(Act::Prune)->toolTip().contains(u"already pruned"_s));
        action(Act::RestoreOutput)->trigger();
        plan();
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(action(Act::Prune)->isEnabled(), Patience);
    }

    /// What the undo takes away is nowhere any more: not in the lineage, and not in Back.
    void undoOfAForkReachesTheLineage_data()
    {
        QTest::addColumn<bool>("ofTheFork");
        QTest::newRow("of the original") << false;
        QTest::newRow("of the fork") << true;
    }
    void undoOfAForkReachesTheLineage()
    {
        QFETCH(const bool, ofTheFork);
        openSample();
        const SessionId original = m_window->tabs()->currentSession()->session();
        goTo(20);
        action(Act::Fork)->trigger();
        plan();
        const SessionId fork = dialog()->currentPlan()->newSession;
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        if (ofTheFork)
            m_window->tabs()->openSession(store(), fork);
        m_window->asides()->showLineage(store(), ofTheFork ? fork : original);
        idle();
        const auto lineage = [this] {
            const auto* page = m_window->tabs()->currentAsideAs<LineagePage>();
            return page ? page->lineage()->model() : nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(lineage() && lineage()->rowOfSession(fork) >= 0, Patience);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(
            lineage() && lineage()->rowOfSession(original) >= 0 && lineage()->rowOfSession(fork) < 0, Patience);
        QCOMPARE(m_window->tabs()->currentId(), original);
        while (action(Act::Back)->isEnabled()) {
            action(Act::Back)->trigger();
            QCOMPARE(m_window->tabs()->currentId(), original);
        }
    }

    void undoChoosesTheSessionOfTheTab()
    {
        openSample();
        const SessionId original = m_window->tabs()->currentSession()->session();
        const auto chosen = [this] {
            return m_window->panel<SessionsPanel>()
                ->view()
                ->currentIndex()
                .data(SessionTreeModel::SessionIdRole)
                .toString();
        };
        goTo(20);
        action(Act::Fork)->trigger();
        plan();
        const SessionId fork = dialog()->currentPlan()->newSession;
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        QCOMPARE(chosen(), original.value);
        QVERIFY(m_window->panel<SessionsPanel>()->select(store(), fork)); // as by a click
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        idle();
        QCOMPARE(chosen(), original.value);
    }

    void whatComesAlongWithAFork()
    {
        openSample();
        MessageModel* model = m_window->tabs()->currentSession()->model();
        const int rows = model->rowCount();
        const auto messages = [&](int first, int last) {
            int count = 0;
            for (int row = first; row <= last; ++row) {
                if (QTest::qWaitFor([&] { return model->messageAt(row) != nullptr; }, Patience))
                    count += model->messageAt(row)->states.testFlag(MessageState::Summary) ? 0 : 1;
            }
            return u"%1 message(s)"_s.arg(count); // nothing is translated here
        };
        goTo(9);
        action(Act::Fork)->trigger();
        plan();
        const ForkShareLabel* shares = dialog()->shares();
        QVERIFY(shares->isVisible());
        QVERIFY2(shares->along().startsWith(messages(0, 9) + u" · "_s), qPrintable(shares->along()));
        QVERIFY2(shares->along().contains(u"with the result"), qPrintable(shares->along()));
        QVERIFY2(shares->behind().startsWith(messages(10, rows - 1) + u" · "_s), qPrintable(shares->behind()));
        dialog()->choices()->setRow(rows - 1);
        plan();
        QVERIFY2(shares->along().startsWith(messages(0, rows - 1)), qPrintable(shares->along()));
        QVERIFY2(!shares->behind().contains(u"message(s)"), qPrintable(shares->behind()));
        // In place nothing comes along.
        dialog()->choices()->setRow(9);
        dialog()->choices()->where()->inPlaceButton()->setChecked(true);
        plan();
        QVERIFY(!shares->isVisible());
        dialog()->reject();
    }

    void aSmallWindowShowsAllThatAForkCopies()
    {
        openSample();
        m_window->resize(1000, 700);
        goTo(m_window->tabs()->currentSession()->model()->rowCount() - 3);
        action(Act::Fork)->trigger();
        plan();
        QVERIFY(dialog()->bringAlong()->isVisible());
        QVERIFY2(dialog()->height() <= 700, qPrintable(QString::number(dialog()->height())));
        for (const QLabel* label : dialog()->shares()->findChildren<QLabel*>())
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        dialog()->reject();
    }

    void aForkBringsAlongWhatIsChosen()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        MessageModel* model = m_window->tabs()->currentSession()->model();
        goTo(model->rowCount() - 1);
        action(Act::Fork)->trigger();
        plan();
        BringAlong* bring = dialog()->bringAlong();
        QVERIFY(bring->isVisible());
        const auto press = [this](QCheckBox* box) {
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(box->height() / 2, box->height() / 2));
            plan();
        };
        // Summaries are what the agent goes on from: no choice, and it says why.
        QVERIFY(bring->summariesBox()->isVisible() && bring->summariesBox()->isChecked());
        QVERIFY(!bring->summariesBox()->isEnabled() && !bring->summariesBox()->toolTip().isEmpty());
        QVERIFY(bring->thinkingBox()->isVisible() && bring->thinkingBox()->isChecked());
        QVERIFY(dialog()->shares()->along().contains(u"thinking block"_s));
        press(bring->thinkingBox());
        QVERIFY(std::get<ForkEdit>(dialog()->currentPlan()->edit).withoutThinking);
        QVERIFY2(!dialog()->shares()->along().contains(u"thinking block"_s), qPrintable(dialog()->shares()->along()));
        QVERIFY2(dialog()->shares()->behind().contains(u"thinking block"_s), qPrintable(dialog()->shares()->behind()));
        QVERIFY(dialog()->command()->text().contains(u"--without-thinking"_s));

        QVERIFY(bring->constraintsBox()->isVisible() && !bring->constraintsBox()->isChecked());
        press(bring->constraintsBox());
        const QStringList added = std::get<ForkEdit>(dialog()->currentPlan()->edit).constraints;
        QVERIFY(!added.isEmpty() && bring->constraintsBox()->toolTip().contains(added.first()));
        const QAbstractItemModel* writes = dialog()->details()->writes()->tree()->model();
        for (int row = 0; row < writes->rowCount(); ++row) {
            dialog()->details()->writes()->tree()->setCurrentIndex(writes->index(row, 0));
            if (dialog()->details()->writes()->changes()->isVisible())
                break;
        }
        const QString changes = dialog()->details()->writes()->changes()->toPlainText();
        QVERIFY2(changes.contains(u"+ - "_s + added.first()), qPrintable(changes));
        // Where no summary is sent, nothing can be added to one; back again it is.
        dialog()->choices()->setRow(2);
        plan();
        QVERIFY(!bring->constraintsBox()->isVisible());
        QVERIFY(std::get<ForkEdit>(dialog()->currentPlan()->edit).constraints.isEmpty());
        dialog()->choices()->setRow(model->rowCount() - 1);
        plan();
        QVERIFY(bring->constraintsBox()->isVisible() && bring->constraintsBox()->isChecked());
        QCOMPARE(std::get<ForkEdit>(dialog()->currentPlan()->edit).constraints, added);
        apply();
        idle();
        QVERIFY(dumpSqlite(m_path) != before);
        QVERIFY(dumpSqlite(m_path).join(u'\n').contains(u"- "_s + added.first()));
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(dumpSqlite(m_path), before, Patience);
    }

    void messagesAreInserted()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        MessageModel* model = m_window->tabs()->currentSession()->model();
        const int rows = model->rowCount();
        goTo(5);
        QVERIFY(action(Act::Insert)->isEnabled());
        action(Act::Insert)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isVisible() && dialog()->isSettled(), Patience);
        QVERIFY(!dialog()->currentPlan()); // there is no text yet
        QCOMPARE(dialog()->choices()->numberBox()->value(), 6);
        changeInPlace();
        dialog()->choices()->textEdit()->setPlainText(u"One word more"_s);
        plan();
        QCOMPARE(std::get<InsertEdit>(dialog()->currentPlan()->edit).role, u"user"_s);
        // What the format does not know is refused in the dialog.
        QComboBox* role = dialog()->choices()->roleBox();
        role->setCurrentIndex(role->findData(u"system"_s));
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->isSettled() && !dialog()->currentPlan(), Patience);
        role->setCurrentIndex(role->findData(u"user"_s));
        plan();
        apply();
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), rows + 1, Patience);
        goTo(6);
        QCOMPARE(model->messageAt(6)->parts.first().as<TextPart>()->text.text, u"One word more"_s);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), rows, Patience);
        idle();
        QCOMPARE(dumpSqlite(m_path), before);
    }

    void checkpointsAreSetAndGoneTo()
    {
        openSample();
        const QStringList before = dumpSqlite(m_path);
        goTo(5);
        action(Act::Checkpoint)->trigger();
        plan();
        dialog()->choices()->titleEdit()->setText(u"before the fix"_s);
        plan();
        apply();
        QCOMPARE(dumpSqlite(m_path), before); // it is kept elsewhere
        goTo(0);
        action(Act::GoToCheckpoint)->trigger();
        FilterPopup* popup = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((popup = m_window->findChild<FilterPopup*>()) && popup->isVisible(), Patience);
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(timeline()->currentRow(), 5, Patience);
        idle();
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        QVERIFY2(action(Act::Undo)->text().contains(u"before the fix"_s), qPrintable(action(Act::Undo)->text()));
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!action(Act::Undo)->isEnabled(), Patience);
    }

    /// Only Stemma wrote: the change before, and the file for checkpoints, which the first plan of one makes.
    void ownChangesAreNoReasonForAWarning()
    {
        openSample();
        goTo(20);
        action(Act::Resume)->trigger();
        plan();
        apply();
        QVERIFY(action(Act::Checkpoint)->isEnabled());
        action(Act::Checkpoint)->trigger();
        plan();
        // What those who look at the store find is there before this one is over; one may be looking already.
        for (int look = 0; look < 2; ++look) {
            store()->pollNow();
            store()->run([](SessionStore&, const JobControl&) { return true; }, Lane::Last).waitForFinished();
            QCoreApplication::processEvents();
        }
        QVERIFY2(!dialog()->banner()->isVisible(), qPrintable(dialog()->banner()->text()));
        QVERIFY2(dialog()->status()->text().contains(u"unchanged"_s), qPrintable(dialog()->status()->text()));
        // Another program's change is one, though not while it may still be taken for ours.
        WriterProcess agent(m_path);
        QTRY_VERIFY_WITH_TIMEOUT(
            agent.exec(u"UPDATE sessions SET title = title || '.'"_s) && dialog()->banner()->isVisible(), Patience);
        dialog()->reject();
        QTRY_VERIFY(!dialog());
    }

    void labelsAndFlagAreInTheTree()
    {
        openSample();
        const SessionId id = m_window->tabs()->currentSession()->session();
        const auto info = [&] {
            const QModelIndex index = m_window->stores()->sessions()->indexOf(store(), id);
            return index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
        };
        action(Act::Labels)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isSettled(), Patience);
        dialog()->choices()->titleEdit()->setText(u"work, \"urgent, really\""_s);
        plan();
        apply();
        QTRY_COMPARE_WITH_TIMEOUT(info().labels, QStringList({u"urgent, really"_s, u"work"_s}), Patience);
        action(Act::Flag)->trigger();
        plan();
        QVERIFY(dialog()->choices()->flagBox()->isChecked());
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(isFlagged(info()), Patience);
        QCOMPARE(info().labels, QStringList({u"urgent, really"_s, u"work"_s}));
        // One filters by them.
        m_window->panel<SessionsPanel>()->filterEdit()->setText(u"urgent flagged"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->panel<SessionsPanel>()->view()->model()->rowCount(
                                      m_window->panel<SessionsPanel>()->view()->model()->index(0, 0)),
            1, Patience);
    }

    void editsBeginInTheLineage()
    {
        openSample();
        SessionPage* page = m_window->tabs()->currentSession();
        const SessionId id = page->session();
        goTo(7);
        const MessageId current = page->currentMessage()->id;
        const MessageId other = page->model()->messageAt(3)->id;
        for (const MessageId& message : {current, other}) {
            m_window->asides()->showLineage(store(), id);
            LineagePage* lineage = m_window->tabs()->currentAsideAs<LineagePage>();
            QVERIFY(lineage);
            emit lineage->lineage()->editRequested(EditKind::Fork, store(), id, message);
            plan();
            QCOMPARE(std::get<ForkEdit>(dialog()->currentPlan()->edit).at, message);
            dialog()->reject();
            QTRY_VERIFY(!dialog());
        }
    }

    /// The buttons above the lineage, and the keys of the same actions, are about its current row.
    void lineageHasTheEditsOfItsRows()
    {
        openSample();
        const SessionId id = m_window->tabs()->currentSession()->session();
        m_window->asides()->showLineage(store(), id);
        auto* page = m_window->tabs()->currentAsideAs<LineagePage>();
        QVERIFY(page);
        QTRY_VERIFY_WITH_TIMEOUT(page->isIdle() && page->lineage()->model()->rowCount() > 2, Patience);
        LineageModel* model = page->lineage()->model();
        int row = 0;
        while (row < model->rowCount() && (model->keyAt(row).message.isEmpty() || model->keyAt(row).session != id))
            ++row;
        QVERIFY(row < model->rowCount());
        const LineageKey key = model->keyAt(row);
        page->lineage()->view()->setCurrentIndex(model->index(row, LineageModel::EventColumn));
        for (const Act act : {Act::Fork, Act::Resume, Act::Checkpoint, Act::Rename, Act::DeleteSession})
            QVERIFY2(action(act)->isEnabled(), qPrintable(action(act)->toolTip()));
        QVERIFY(!action(Act::EditText)->isEnabled());
        const auto buttons = page->lineage()->findChildren<QToolButton*>();
        const auto press = [&](Act act) {
            const auto button = std::ranges::find(buttons, action(act), &QToolButton::defaultAction);
            QVERIFY(button != buttons.end() && (*button)->isVisible());
            QTest::mouseClick(*button, Qt::LeftButton);
        };
        press(Act::Rename);
        begun();
        QCOMPARE(dialog()->choices()->kind(), EditKind::Rename);
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        QCOMPARE(m_window->tabs()->currentAside(), page); // the tab stays
        press(Act::Fork);
        plan();
        QCOMPARE(std::get<ForkEdit>(dialog()->currentPlan()->edit).at, key.message);
        QCOMPARE(dialog()->currentPlan()->session, key.session);
        dialog()->reject();
        QTRY_VERIFY(!dialog());
    }

    void conflictWhileThePlanIsOpen()
    {
        openSample();
        action(Act::Rename)->trigger();
        begun();
        dialog()->choices()->titleEdit()->setText(u"Mine"_s);
        plan();
        WriterProcess agent(m_path);
        QVERIFY(agent.exec(u"UPDATE sessions SET title = 'of the agent'"_s));
        const QStringList before = dumpSqlite(m_path);
        QTest::mouseClick(dialog()->applyButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->banner()->isVisible() && dialog()->isSettled(), Patience);
        QVERIFY(dialog()->isVisible());
        QVERIFY(!dialog()->applyButton()->isEnabled());
        QCOMPARE(dumpSqlite(m_path), before);
        emit dialog() -> banner()->pressed(0);
        plan();
        apply();
        QTRY_COMPARE_WITH_TIMEOUT(title(m_window->tabs()->currentSession()->session()), u"Mine"_s, Patience);
    }

    void conflictOfAnUndo()
    {
        openSample();
        rename(u"Mine"_s);
        WriterProcess agent(m_path);
        QVERIFY(agent.exec(u"UPDATE sessions SET title = 'of the agent'"_s));
        const QStringList before = dumpSqlite(m_path);
        QTRY_VERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(bannerButton(u"Close"_s) && !bannerButton(u"Undo"_s), Patience);
        QVERIFY(banner()->isVisible());
        QCOMPARE(dumpSqlite(m_path), before);
        QVERIFY(action(Act::Undo)->isEnabled()); // it is still in force
        QTest::mouseClick(bannerButton(u"Close"_s), Qt::LeftButton);
        QVERIFY(!banner()->isVisible());
    }

    void whatAStoreRefusesIsOffWithTheReason()
    {
        start();
        open(u"/fake/readonly.db"_s);
        for (const Act id : {Act::Fork, Act::Resume, Act::Rename, Act::DeleteSession}) {
            QVERIFY(!action(id)->isEnabled());
            QVERIFY2(action(id)->toolTip().contains(u"This store is only read."_s), qPrintable(action(id)->toolTip()));
        }
        open(u"/fake/other.db"_s);
        QVERIFY(!action(Act::Rename)->isEnabled());
        QVERIFY(action(Act::Rename)->toolTip().contains(u"These sessions have no titles."_s));
        QVERIFY(action(Act::Fork)->isEnabled());
        // A refusal of the plan itself is shown in the dialog.
        action(Act::Fork)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isSettled(), Patience);
        QVERIFY(!dialog()->currentPlan());
        QVERIFY(dialog()->banner()->isVisible());
        QVERIFY(!dialog()->applyButton()->isEnabled());
        dialog()->reject();
        QTRY_VERIFY(!dialog());
    }

    void nothingCanBeDoneWithoutASession()
    {
        start();
        for (const Act id : {Act::Fork, Act::Resume, Act::Rename, Act::DeleteSession, Act::EditText, Act::Remove,
                 Act::Prune, Act::RestoreOutput, Act::Undo, Act::Redo, Act::Checkpoint, Act::Compact}) {
            QVERIFY2(!action(id)->isEnabled(), qPrintable(action(id)->objectName()));
            QVERIFY(action(id)->toolTip().contains(u'\n'));
        }
    }

    void historyUndoesAlsoAfterARestart()
    {
        const QStringList before = dumpSqlite(m_path);
        openSample();
        rename(u"One"_s);
        rename(u"Two"_s);
        m_window.reset();

        openAgain();
        HistoryPanel* history = m_window->panel<HistoryPanel>();
        action(Act::ShowHistory)->trigger();
        QVERIFY(m_window->dock(u"history"_s)->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(history->view()->model()->rowCount(), 2, Patience);
        history->view()->setCurrentIndex(history->view()->model()->index(0, 0));
        QVERIFY(history->undoButton()->isEnabled());
        QVERIFY(!history->redoButton()->isEnabled());
        QTest::mouseClick(history->undoButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(history->view()->model()->rowCount(), 3, Patience);
        QTRY_VERIFY(action(Act::Redo)->isEnabled());
        QVERIFY(action(Act::Undo)->isEnabled());
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!action(Act::Undo)->isEnabled(), Patience);
        idle();
        QCOMPARE(dumpSqlite(m_path), before);
        QCOMPARE(m_window->editing()->stacks().group().activeStack()->count(), 2);

        // The filter.
        history->filterEdit()->setText(u"nonsense"_s);
        QTRY_COMPARE(history->view()->model()->rowCount(), 0);
        history->filterEdit()->setText(u"rename"_s);
        QTRY_VERIFY(history->view()->model()->rowCount() > 0);
        // Show tells what the change wrote, and leads to the session.
        m_window->tabs()->closeCurrent();
        QCOMPARE(m_window->tabs()->tabs()->count(), 0);
        history->view()->setCurrentIndex(history->view()->model()->index(history->view()->model()->rowCount() - 1, 0));
        QTest::mouseClick(history->showButton(), Qt::LeftButton);
        auto* dialog = m_window->findChild<WrittenDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->pane()->isVisible(), Patience);
        QVERIFY(!dialog->note()->isVisible());
        const QAbstractItemModel* writes = dialog->pane()->tree()->model();
        QVERIFY(writes->rowCount() > 0);
        const auto* written = qobject_cast<const PlannedWritesModel*>(writes);
        QVERIFY(written);
        QVERIFY(
            std::ranges::any_of(written->writes(), [](const PlannedWrite& write) { return write.after == "One"_L1; }));
        QTest::mouseClick(dialog->sessionButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
    }

private:
    void openAgain()
    {
        start();
        open(m_path);
    }
};

GUI_TEST_CLASS(EditingTest)

#include "tst_editing.moc"
