// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/compactiontexts.h"
#include "core/models/lossmodel.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/plan/plandetails.h"
#include "ui/plan/plancheckspane.h"
#include "ui/common/chip.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/lossmeters.h"
#include "ui/compaction/summarypane.h"
#include "ui/export/exportdialog.h"
#include "ui/find/findbar.h"
#include "ui/prune/prunedialog.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/pages/compaction/compactiontools.h"
#include "ui/pages/compaction/coveredpane.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compaction/summarycolumn.h"
#include "ui/pages/compactionpage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QAccessible>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QCheckBox>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The summaries of a session by mouse and keyboard: what they lost, a text repaired, a new one, one dissolved.
class TestCompactionPage : public EditingWindow
{
    Q_OBJECT

    [[nodiscard]] CompactionPage* page() const { return m_window->tabs()->currentAsideAs<CompactionPage>(); }
    [[nodiscard]] CompactionGraphView* graph() const { return page()->graph(); }
    [[nodiscard]] const CompactionNode& node() const { return graph()->graph().nodes[size_t(graph()->current())]; }

    void openPage()
    {
        action(Act::ShowCompaction)->trigger();
        QVERIFY(page());
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
    }
    /// The table shows no Markdown.
    static bool says(const QString& summary, const QString& text)
    {
        return QString(summary).remove(u'`').contains(text);
    }
    /// The first finding that was lost and is a constraint.
    [[nodiscard]] QModelIndex lostConstraint() const
    {
        const QAbstractItemModel* model = page()->findings()->view()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, LossModel::KindColumn).data().toString() == u"Constraint"_s)
                return model->index(row, 0);
        }
        return {};
    }
    [[nodiscard]] qint64 context()
    {
        qint64 total = -1;
        const auto read = store()->run([id = page()->session()](SessionStore& store, const JobControl& job) {
            return store.context(id, {}, [](const ContextItem&) { return true; }, job);
        });
        if (QTest::qWaitFor([&] { return read.isFinished(); }, Patience) && read.result())
            total = read.result()->total;
        return total;
    }

    /// The first line of folded messages that is on screen.
    [[nodiscard]] std::optional<TimelineView::RowRun> runOnScreen() const
    {
        for (const TimelineView::RowRun& run : page()->covered()->timeline()->foldedRuns()) {
            const QRect line = page()->covered()->timeline()->scroller().partRect(run.first, FoldedRowsPart);
            if (!line.isEmpty() && page()->covered()->timeline()->viewport()->rect().contains(line))
                return run;
        }
        return {};
    }

    /// Heights above are guesses until they were seen.
    [[nodiscard]] bool isScrolledTo(const TimelineView::RowRun& run)
    {
        TimelineView* covered = page()->covered()->timeline();
        const qint64 here = covered->rows().heights().top(covered->topRow()) + covered->scroller().anchor().pixel;
        covered->scroller().scrollBy(
            int(covered->rows().heights().top(run.first) - here) - covered->viewport()->height() / 3);
        QTest::qWait(20);
        const auto seen = runOnScreen();
        return seen && seen->first <= run.first;
    }

private slots:
    void theReviewIsExported()
    {
        openSample();
        openPage();
        QTRY_VERIFY_WITH_TIMEOUT(page()->review(), Patience);
        QTest::mouseClick(page()->findings()->exportButton(), Qt::LeftButton);
        auto* dialog = m_window->findChild<ExportDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->windowTitle().contains(SampleTitle));
        dialog->redactBox()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
        QVERIFY(dialog->exportButton()->isEnabled());
        QVERIFY(dialog->copyButton()->isHidden()); // a review is no session
        const QString file = m_folder->filePath(u"review.html"_s);
        dialog->exportTo(file);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
        QFile written(file);
        QVERIFY2(written.open(QIODevice::ReadOnly), qPrintable(dialog->note()));
        const QByteArray html = written.readAll();
        QVERIFY(html.contains(page()->node()->summary.id.value.toUtf8()));
        const LossCoverage& total = page()->review()->total;
        QCOMPARE(html.count("<article class=\"pair"), total.lost + total.changed);
        QCOMPARE(html.count("<details class=\"pair same"), total.kept);
        delete dialog;
    }

    /// The buttons below the findings take no room from the columns that are read.
    void theColumnsAreReadableInASmallWindow()
    {
        openSample();
        openPage();
        QTRY_VERIFY_WITH_TIMEOUT(page()->review(), Patience);
        m_window->resize(1000, 700);
        const FindingsPane* findings = page()->findings();
        QTRY_VERIFY(page()->width() < 800);
        QTRY_VERIFY2(page()->covered()->width() * 10 >= page()->width() * 3,
            qPrintable(u"%1 of %2, with %3 for the findings"_s.arg(page()->covered()->width())
                    .arg(page()->width())
                    .arg(findings->width())));
        for (const QPushButton* button :
            {findings->addButton(), findings->exportButton(), findings->askButton(), findings->secondLookButton()}) {
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            QVERIFY(findings->rect().contains(QRect(button->mapTo(findings, QPoint()), button->size())));
        }
        m_window->resize(1600, 900);
        QTRY_COMPARE(findings->exportButton()->mapTo(findings, QPoint()).y(),
            findings->addButton()->mapTo(findings, QPoint()).y());
    }

    /// Where the focus is: in the text of a summary, or in what it stands for.
    void findsInTheTextAndInTheMessages()
    {
        openSample();
        openPage();
        const QString text = page()->summary()->browser()->toPlainText();
        const QString word = text.section(QRegularExpression(u"\\W+"_s), 0, 0, QString::SectionSkipEmpty);
        QVERIFY2(word.size() > 2, qPrintable(text));
        page()->summary()->browser()->setFocus();
        action(Act::Find)->trigger();
        FindBar* bar = page()->column()->findBar();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->edit()->hasFocus(), Patience);
        QTest::keyClicks(bar->edit(), word);
        QTRY_COMPARE_WITH_TIMEOUT(bar->countText(), u"1 of %1"_s.arg(text.count(word, Qt::CaseInsensitive)), Patience);
        action(Act::FindNext)->trigger();
        QVERIFY(!bar->countText().startsWith(u"1 of"_s) || text.count(word, Qt::CaseInsensitive) == 1);
        QTest::keyClick(bar->edit(), Qt::Key_Escape);
        QVERIFY(!bar->isVisible());

        page()->covered()->timeline()->setFocus();
        action(Act::Find)->trigger();
        bar = page()->covered()->findBar();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->edit()->hasFocus(), Patience);
        QTest::keyClicks(bar->edit(), u"the"_s);
        QTRY_VERIFY_WITH_TIMEOUT(bar->state().hits > 1 && bar->state().current >= 0, Patience);
        QVERIFY(!page()->column()->findBar()->isVisible());
    }

    void messagesWithoutFindingsAreFolded()
    {
        openSample();
        openPage();
        TimelineView* covered = page()->covered()->timeline();
        QVERIFY(page()->covered()->foldButton()->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && !covered->foldedRuns().empty(), Patience);
        const std::vector<TimelineView::RowRun> runs = covered->foldedRuns();
        // Nothing in them was lost, and every message between them lost something or stands alone.
        QSet<qint64> found;
        QMap<qint64, int> kept;
        for (const LossFinding& finding : page()->review()->findings) {
            QSet<qint64> rows;
            for (const FactPlace& place : finding.places)
                rows += place.message;
            if (finding.status != LossFinding::Status::Kept)
                found += rows;
            else
                for (const qint64 row : std::as_const(rows))
                    ++kept[row];
        }
        int keptInRuns = 0;
        qint64 next = node().from;
        for (const TimelineView::RowRun& run : runs) {
            QVERIFY(run.last > run.first && run.first >= next && run.last <= node().to);
            for (int row = run.first; row <= run.last; ++row) {
                QVERIFY2(!found.contains(row), qPrintable(QString::number(row)));
                QCOMPARE(covered->rows().heights().height(row) > 0, row == run.first);
            }
            int keptHere = 0;
            for (int row = run.first; row <= run.last; ++row)
                keptHere += kept.value(row);
            QCOMPARE(run.kept, keptHere);
            keptInRuns += keptHere;
            next = run.last + 1;
        }
        QVERIFY(keptInRuns > 0);
        // The line shows how many there are, how much that is, and what of it is kept.
        const auto kepts = std::ranges::find_if(runs, [](const auto& run) { return run.kept > 0; });
        QVERIFY(kepts != runs.end());
        QTRY_VERIFY_WITH_TIMEOUT(isScrolledTo(*kepts) && covered->rows().peek(kepts->first), Patience);
        const RowLayout* line = covered->rows().peek(kepts->first);
        const QString words = line->blockText(line->positionOfPart(FoldedRowsPart), 0);
        QVERIFY2(words.contains(u"tokens"_s) && words.contains(u"kept"_s), qPrintable(words));
        QVERIFY(accessibleName(*covered, kepts->first, FoldedRowsPart).contains(words));
        // A click opens one, a key another.
        QTRY_VERIFY_WITH_TIMEOUT(isScrolledTo(runs.front()), Patience);
        const auto run = runOnScreen();
        QTest::mouseClick(
            covered->viewport(), Qt::LeftButton, {}, covered->scroller().partRect(run->first, FoldedRowsPart).center());
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && covered->rows().peek(run->first), Patience);
        QCOMPARE(covered->foldedRuns().size(), runs.size() - 1);
        for (int row = run->first; row <= run->last; ++row)
            QVERIFY(covered->rows().heights().height(row) > 0);
        QVERIFY(runs.size() > 1);
        const TimelineView::RowRun other = covered->foldedRuns().back();
        covered->goToRow(other.first); // what is gone to is shown
        QCOMPARE(covered->foldedRuns().size(), runs.size() - 2);
        page()->covered()->foldButton()->setChecked(false);
        QVERIFY(covered->foldedRuns().empty());
        page()->covered()->foldButton()->setChecked(true);
        QCOMPARE(covered->foldedRuns(), runs);
        QTRY_VERIFY_WITH_TIMEOUT(isScrolledTo(runs.front()), Patience);
        covered->setFocus();
        covered->cursor().set(runOnScreen()->first, FoldedRowsPart);
        QTest::keyClick(covered, Qt::Key_Right);
        QCOMPARE(covered->foldedRuns().size(), runs.size() - 1);
    }

    void showsTheNewestOneFirst()
    {
        openSample();
        QCOMPARE(action(Act::ShowCompaction)->shortcut(), QKeySequence(u"Ctrl+5"_s));
        const auto* inspector = m_window->findChild<QDockWidget*>(u"inspector-dock"_s);
        QVERIFY(!inspector->isHidden());
        openPage();
        QVERIFY(inspector->isHidden()); // it has the room
        QVERIFY(m_window->windowTitle().startsWith(u"Compaction · "_s));
        QVERIFY(graph()->graph().nodes.size() > 2);
        QCOMPARE(graph()->current(), graph()->graph().newest());
        QCOMPARE(node().state, CompactionNode::State::Active);
        QVERIFY(page()->summary()->browser()->toPlainText().size() > 40);
        QVERIFY(page()->covered()->timeline()->topRow() >= node().from
            && page()->covered()->timeline()->topRow() <= node().to);
        QVERIFY(page()->tools()->figures()->text().contains(u"→"_s));
        // Once more shows the same tab.
        const CompactionPage* before = page();
        action(Act::ShowLineage)->trigger();
        const int tabs = m_window->tabs()->tabs()->count();
        action(Act::ShowCompaction)->trigger();
        QCOMPARE(m_window->tabs()->tabs()->count(), tabs);
        QCOMPARE(page(), before);
        // Who opens it here keeps it.
        action(Act::ShowInspector)->trigger();
        action(Act::ShowLineage)->trigger();
        QVERIFY(!inspector->isHidden());
        m_window->tabs()->tabs()->setCurrentIndex(0);
        QVERIFY(!inspector->isHidden());
    }

    void graphIsUsedByKeyAndMouse()
    {
        openSample();
        openPage();
        graph()->setFocus();
        QTest::keyClick(graph(), Qt::Key_Home);
        QCOMPARE(graph()->current(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QTest::keyClick(graph(), Qt::Key_Up); // into what absorbed it
        const int above = graph()->current();
        QVERIFY(above != 0 && !node().isLeaf());
        QTest::keyClick(graph(), Qt::Key_Down);
        QCOMPARE(graph()->current(), 0);
        QTest::keyClick(graph(), Qt::Key_Right);
        QVERIFY(graph()->current() != 0);
        QTest::keyClick(graph(), Qt::Key_Left);
        QCOMPARE(graph()->current(), 0);
        QSignalSpy changes(graph(), &CompactionGraphView::currentChanged);
        QTest::mouseClick(graph()->viewport(), Qt::LeftButton, {}, graph()->rectOf(above).center());
        QCOMPARE(graph()->current(), above);
        QCOMPARE(changes.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);

        const double before = graph()->rectOf(above).width();
        QTest::keyClick(graph(), Qt::Key_Plus);
        QVERIFY(graph()->rectOf(above).width() > before);
        QVERIFY(graph()->horizontalScrollBar()->maximum() > 0);
        QTest::keyClick(graph(), Qt::Key_0);
        QCOMPARE(graph()->rectOf(above).width(), int(before));

        // A bar leads to its message.
        QSignalSpy chosen(page(), &AsidePage::placeChosen);
        const QRect rect = graph()->rectOf(0);
        QTest::mouseDClick(graph()->viewport(), Qt::LeftButton, {},
            QPoint(rect.left() + 4, graph()->viewport()->height() - 12 * Style::measures().u));
        QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, Patience);
        QTRY_VERIFY(m_window->tabs()->currentSession());
    }

    void graphCanBeHeard()
    {
        openSample();
        openPage();
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(graph());
        QVERIFY(tree && tree->role() == QAccessible::Tree);
        QVERIFY(tree->childCount() > 0);
        int items = 0;
        int condensed = 0;
        const std::function<void(QAccessibleInterface*)> walk = [&](QAccessibleInterface* above) {
            for (int i = 0; i < above->childCount(); ++i) {
                QAccessibleInterface* item = above->child(i);
                QCOMPARE(item->role(), QAccessible::TreeItem);
                QCOMPARE(above->indexOfChild(item), i);
                QVERIFY(item->parent() == above);
                QVERIFY(!item->text(QAccessible::Name).isEmpty());
                condensed += item->text(QAccessible::Name).startsWith(u"Condensed"_s);
                ++items;
                walk(item);
            }
        };
        walk(tree);
        QCOMPARE(items, int(graph()->graph().nodes.size()));
        QVERIFY(condensed > 0);
        QAccessibleInterface* first = tree->child(0);
        first->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(first->state().selected);
    }

    /// What the issue asks of a newcomer: the lost constraint, into the summary, written, and undone.
    void lostConstraintIsAddedAndTakenBack()
    {
        openSample();
        openPage();
        const QAbstractItemModelTester tester(
            page()->findings()->view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QModelIndex lost = lostConstraint();
        QVERIFY(lost.isValid());
        QCOMPARE(lost.row(), 0); // the first thing on the list
        QVERIFY(lost.siblingAtColumn(LossModel::UseColumn).data().toString() != u"–"_s);
        const QString text = lost.siblingAtColumn(LossModel::TextColumn).data().toString();
        const QString before = page()->summary()->storedText();
        const qint64 tokens = context();
        const QRect cell = page()->findings()->view()->visualRect(lost);
        QTest::mouseClick(page()->findings()->view()->viewport(), Qt::LeftButton, {}, cell.center());
        QTRY_VERIFY(page()->findings()->addButton()->isEnabled());
        QTest::mouseClick(page()->findings()->addButton(), Qt::LeftButton);
        QVERIFY(page()->summary()->isEditing());
        QVERIFY(says(page()->summary()->text(), text));
        // It is no loss any more, as is seen while it is edited.
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(!lostConstraint().isValid()
            || lostConstraint().siblingAtColumn(LossModel::TextColumn).data().toString() != text);
        QTRY_VERIFY(page()->column()->applyButton()->isVisible() && page()->column()->applyButton()->isEnabled());
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        QCOMPARE(kindOf(dialog()->currentPlan()->edit), EditKind::Text);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && says(page()->summary()->storedText(), text), Patience);
        QVERIFY(!page()->summary()->isEditing());
        QVERIFY(context() > tokens);
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->storedText() == before, Patience);
        QCOMPARE(context(), tokens);
    }

    /// A preview does not take the place of what somebody is typing.
    void typedTextIsNotReplaced()
    {
        openSample();
        openPage();
        QTest::mouseClick(page()->tools()->editButton(), Qt::LeftButton);
        QTest::keyClicks(page()->summary()->editor(), u"Other words. "_s);
        const QString typed = page()->summary()->text();
        QSignalSpy told(page(), &CompactionPage::noticed);
        action(Act::Compact)->trigger();
        QCOMPARE(told.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QCOMPARE(page()->summary()->text(), typed);
    }

    void editingIsThrownAway()
    {
        openSample();
        openPage();
        const QString before = page()->summary()->storedText();
        QTest::mouseClick(page()->tools()->editButton(), Qt::LeftButton);
        QVERIFY(page()->summary()->isEditing());
        QVERIFY(!page()->column()->applyButton()->isEnabled()); // nothing changed yet
        QTest::keyClicks(page()->summary()->editor(), u"Other words. "_s);
        QVERIFY(page()->column()->applyButton()->isEnabled());
        QTest::mouseClick(page()->column()->discardButton(), Qt::LeftButton);
        QVERIFY(!page()->summary()->isEditing());
        QCOMPARE(page()->summary()->storedText(), before);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
    }

    void summaryIsDissolvedAndTakenBack()
    {
        openSample();
        openPage();
        const NodeId id = node().summary.id;
        const size_t nodes = graph()->graph().nodes.size();
        QVERIFY(page()->tools()->dissolveButton()->isEnabled());
        QTest::mouseClick(page()->tools()->dissolveButton(), Qt::LeftButton);
        plan();
        QCOMPARE(kindOf(dialog()->currentPlan()->edit), EditKind::Dissolve);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().find(id) < 0, Patience);
        QVERIFY(graph()->graph().nodes.size() < nodes);
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().find(id) >= 0, Patience);
        QCOMPARE(graph()->graph().nodes.size(), nodes);
    }

    void compactionIsTriedOutFirst()
    {
        openSample();
        openPage();
        const size_t nodes = graph()->graph().nodes.size();
        const qint64 tokens = context();
        action(Act::Compact)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        const QString draft = page()->summary()->text();
        QVERIFY(draft.size() > 20);
        QCOMPARE(context(), tokens); // nothing is written
        QVERIFY(page()->findings()->view()->model()->rowCount() > 0); // and it is reviewed already
        QTest::mouseClick(page()->column()->discardButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && !page()->summary()->isEditing(), Patience);
        QCOMPARE(graph()->graph().nodes.size(), nodes);

        action(Act::Compact)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        QCOMPARE(kindOf(dialog()->currentPlan()->edit), EditKind::Compact);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().nodes.size() == nodes + 1, Patience);
        QVERIFY(context() < tokens);
    }

    /// mantis makes no summaries without a model: one by hand, and the new session is what one resumes.
    void transcriptIsCompactedByHand()
    {
        using namespace stemma::mantislines;
        const QString id = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
        const QString path = m_folder->filePath(u"home/projects/p/"_s + id + u".jsonl"_s);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallTree() + entry("e", "d", "user", "\"third\"", at(5))
            + entry("f", "e", "assistant", text("three"), at(6)));
        file.close();
        const auto before = filetree::filesIn(m_folder->filePath(u"home"_s));
        start();
        open(m_folder->filePath(u"home"_s));
        openPage();
        QVERIFY(page()->message()->isVisible());
        QSignalSpy told(page(), &CompactionPage::noticed);
        action(Act::Compact)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QVERIFY(page()->summary()->text().isEmpty());
        QCOMPARE(told.size(), 1);
        QCOMPARE(page()->covered()->timeline()->topRow(), 0);
        page()->summary()->editor()->setPlainText(u"The first question was answered."_s);
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        const EditPlan made = *dialog()->currentPlan();
        QCOMPARE(kindOf(made.edit), EditKind::Compact);
        QCOMPARE(made.after->messages, 5);
        QCOMPARE(dialog()->details()->checks()->goOnEdit()->text(), u"mantis --resume "_s + made.newSession.value);
        apply();
        QVERIFY2(banner()->text().contains(u"The original is unchanged."_s), qPrintable(banner()->text()));
        const auto after = filetree::filesIn(m_folder->filePath(u"home"_s));
        QCOMPARE(after.size(), before.size() + 1);
        QTest::mouseClick(bannerButton(u"Open the compacted session"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->tabs()->currentSession() && m_window->tabs()->currentSession()->session() == made.newSession,
            Patience);
        idle();
        openPage();
        QCOMPARE(graph()->graph().nodes.size(), size_t(1));
        QCOMPARE(node().summary.text.text, u"The first question was answered."_s);
        // What mantis never does is not offered.
        for (const QAction* act : {page()->tools()->mergeAllAction(), page()->tools()->mergeAction(),
                 page()->tools()->againAction(), page()->tools()->bringBackAction()}) {
            QTRY_VERIFY2(act->toolTip().contains(u"does not merge summaries"_s), qPrintable(act->toolTip()));
            QVERIFY(!act->isEnabled());
        }
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(filetree::filesIn(m_folder->filePath(u"home"_s)) == before, Patience);
    }

    /// In the session itself, where the release that wrote it continues after a boundary; else the box says why not.
    void transcriptIsCompactedInPlace_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<bool>("isPossible");
        QTest::newRow("2.70.1") << QByteArray("2.70.1") << true;
        QTest::newRow("2.58.0") << QByteArray("2.58.0") << false;
    }

    void transcriptIsCompactedInPlace()
    {
        using namespace stemma::mantislines;
        QFETCH(const QByteArray, version);
        QFETCH(const bool, isPossible);
        const QString id = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;
        const QString path = m_folder->filePath(u"home/projects/p/"_s + id + u".jsonl"_s);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray lines = smallTree() + entry("e", "d", "user", "\"third\"", at(5))
            + entry("f", "e", "assistant", text("three"), at(6));
        const QByteArray versioned = "\"cwd\":\"/p\",\"version\":\"" + version + '"';
        file.write(lines.replace("\"cwd\":\"/p\"", versioned));
        file.close();
        const auto before = filetree::filesIn(m_folder->filePath(u"home"_s));
        start();
        open(m_folder->filePath(u"home"_s));
        openPage();
        QVERIFY(!page()->column()->inPlaceBox()->isVisible());
        action(Act::Compact)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QTRY_VERIFY(page()->column()->inPlaceBox()->isVisible());
        QCOMPARE(page()->column()->inPlaceBox()->isEnabled(), isPossible);
        page()->summary()->editor()->setPlainText(u"The first question was answered."_s);
        QTest::mouseClick(
            page()->column()->inPlaceBox(), Qt::LeftButton, {}, {8, page()->column()->inPlaceBox()->height() / 2});
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        QCOMPARE(dialog()->currentPlan()->newSession.isEmpty(), isPossible);
        if (!isPossible) {
            QVERIFY(page()->column()->inPlaceBox()->toolTip().contains(u"2.58"_s));
            QTest::keyClick(dialog(), Qt::Key_Escape);
            return;
        }
        QCOMPARE(dialog()->details()->checks()->goOnEdit()->text(), u"mantis --resume "_s + id);
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().nodes.size() == size_t(1), Patience);
        QCOMPARE(node().summary.text.text, u"The first question was answered."_s);
        const auto after = filetree::filesIn(m_folder->filePath(u"home"_s));
        QCOMPARE(after.size(), before.size());
        QVERIFY(after.first().startsWith(before.first()));
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(filetree::filesIn(m_folder->filePath(u"home"_s)) == before, Patience);
    }

    void summaryIsWrittenAnew()
    {
        openSample();
        openPage();
        const size_t nodes = graph()->graph().nodes.size();
        const SummaryNode before = node().summary;
        QVERIFY(!node().isLeaf());
        QVERIFY(!page()->tools()->mergeAllAction()->isEnabled()); // there is but one in the context
        QVERIFY(!page()->tools()->bringBackAction()->isEnabled());
        page()->tools()->againAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QVERIFY(page()->summary()->text() != before.text.text);
        QVERIFY(!page()->tools()->againAction()->isEnabled()); // first the one that is tried out
        QVERIFY(page()->findings()->view()->model()->rowCount() > 0);
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        QCOMPARE(std::get<CompactEdit>(dialog()->currentPlan()->edit).nodes, QList {before.id});
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().find(before.id) < 0, Patience);
        QCOMPARE(graph()->graph().nodes.size(), nodes);
        QCOMPARE(node().summary.parents, before.parents);
        QCOMPARE(node().state, CompactionNode::State::Active);
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().find(before.id) >= 0, Patience);
    }

    void summariesAreMerged()
    {
        openSample();
        openPage();
        const QList<NodeId> parents = node().summary.parents;
        QVERIFY(parents.size() >= 2);
        QTest::mouseClick(page()->tools()->dissolveButton(), Qt::LeftButton);
        plan();
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().activeCount() == parents.size(), Patience);
        page()->showNode(parents.at(0));
        QVERIFY(!page()->tools()->mergeAction()->isEnabled()); // none stands before it
        page()->showNode(parents.at(1));
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(page()->tools()->mergeAction()->isEnabled());
        page()->tools()->mergeAllAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QTest::mouseClick(page()->column()->discardButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && !page()->summary()->isEditing(), Patience);
        page()->tools()->mergeAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        QCOMPARE(std::get<CompactEdit>(dialog()->currentPlan()->edit).nodes, parents.first(2));
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().activeCount() == parents.size() - 1, Patience);
    }

    /// What is being made when the one that is shown is thrown away is not wanted either.
    void discardEndsWhatIsBeingMade()
    {
        openSample();
        openPage();
        const SummaryNode before = node().summary;
        page()->tools()->againAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        page()->drafts().begin(QList {before.id}); // as another level would
        QTest::mouseClick(page()->column()->discardButton(), Qt::LeftButton);
        QVERIFY(page()->isIdle() || !page()->summary()->isEditing());
        idle();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(!page()->summary()->isEditing());
        QCOMPARE(page()->summary()->text(), before.text.text);
        QVERIFY(page()->tools()->againAction()->isEnabled());
    }

    /// Its summary went while another text for it was tried out.
    void discardShowsWhatIsThere()
    {
        openSample();
        openPage();
        const SummaryNode before = node().summary;
        page()->tools()->againAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        {
            auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"change"_s);
            database.setDatabaseName(m_path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            const QString id = before.id.value;
            QVERIFY(query.exec(u"UPDATE context_items SET item_id = '%1' WHERE item_id = '%2'"_s.arg(
                before.parents.constFirst().value, id)));
            QVERIFY(query.exec(u"DELETE FROM summary_nodes WHERE id = '%1'"_s.arg(id)));
            QVERIFY(query.exec(u"DELETE FROM messages WHERE id = '%1'"_s.arg(id)));
        }
        QSqlDatabase::removeDatabase(u"change"_s);
        page()->reload();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().find(before.id) < 0, Patience);
        QVERIFY(page()->summary()->isEditing()); // nothing that was written is lost
        QTest::mouseClick(page()->column()->discardButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && !page()->summary()->isEditing(), Patience);
        QCOMPARE(page()->summary()->text(), node().summary.text.text);
        page()->tools()->againAction()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
    }

    /// A tab that is closed while a summary is made for it asks no more.
    void closesWhileOneIsMade()
    {
        openSample();
        openPage();
        page()->tools()->againAction()->trigger();
        const QPointer<CompactionPage> closed = page();
        m_window->tabs()->closeCurrent();
        QTRY_VERIFY_WITH_TIMEOUT(!closed, Patience);
        idle();
        openPage();
        QVERIFY(!page()->summary()->isEditing());
    }

    void lostSummaryComesBack()
    {
        {
            auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"lose"_s);
            database.setDatabaseName(m_path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(u"DELETE FROM context_items WHERE item_type = 'summary'"_s));
        }
        QSqlDatabase::removeDatabase(u"lose"_s);
        openSample();
        openPage();
        QCOMPARE(graph()->graph().activeCount(), 0);
        const CompactionGraph& all = graph()->graph();
        const auto lost = std::ranges::find(all.nodes, CompactionNode::State::Orphan, &CompactionNode::state);
        QVERIFY(lost != all.nodes.end());
        const NodeId id = lost->summary.id;
        page()->showNode(id);
        QVERIFY(!page()->tools()->againAction()->isEnabled());
        QVERIFY(page()->tools()->bringBackAction()->isEnabled());
        page()->tools()->bringBackAction()->trigger();
        plan();
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && graph()->graph().activeCount() == 1, Patience);
        QCOMPARE(node().summary.id, id);
    }

    void outputsArePrunedFromHere()
    {
        openSample();
        openPage();
        QVERIFY(page()->tools()->pruneButton()->isEnabled());
        QTest::mouseClick(page()->tools()->pruneButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<PruneDialog*>(), Patience);
    }

    void bandInTheTimelineLeadsToItsReview()
    {
        openSample();
        int part = -1;
        const int row = firstRowWith([](const Part& one) { return one.as<CompactionPart>() != nullptr; }, &part);
        QVERIFY(row >= 0);
        goTo(row, part);
        const MessagePtr message = m_window->tabs()->currentSession()->model()->messageAt(row);
        const QRect band = timeline()->scroller().partRect(row, part);
        // "Review" stands at the end of the band's text column, before the figures.
        const int before = m_window->tabs()->tabs()->count();
        for (int x = band.right(); x > band.left() && !page(); x -= 8)
            QTest::mouseClick(timeline()->viewport(), Qt::LeftButton, {}, QPoint(x, band.center().y()));
        QVERIFY(page());
        QCOMPARE(m_window->tabs()->tabs()->count(), before + 1);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QCOMPARE(node().summary.id.value, message->id.value);
    }

    void sessionWithoutSummariesSaysSo()
    {
        start();
        open(u"/fake/one.db"_s);
        openPage();
        QVERIFY(page()->message()->isVisible());
        QVERIFY2(page()->message()->text().contains(u"Not compacted yet"_s), qPrintable(page()->message()->text()));
        QVERIFY(!graph()->isVisible());
        QVERIFY(page()->message()->text().contains(u"compact"_s)); // the link to try it
    }
};

GUI_TEST_CLASS(TestCompactionPage)

#include "tst_compactionpage.moc"
