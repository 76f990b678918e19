// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lossflag.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compactionpage.h"
#include "ui/timeline/timelinespot.h"

#include <QAccessible>
#include <QComboBox>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What a summary lost stands beside it, and leads to the finding.
class TestFlaggedSummaries : public EditingWindow
{
    Q_OBJECT

    [[nodiscard]] CompactionPage* page() const { return m_window->tabs()->currentAsideAs<CompactionPage>(); }

    /// The middle of the chip on the band that the timeline stands at; none: there is none.
    [[nodiscard]] std::optional<QPoint> chip() const
    {
        TimelineView* view = timeline();
        const QRect band = view->scroller().partRect(view->currentRow(), view->currentPart());
        for (int x = band.left(); x < band.right(); x += 3) {
            const QPoint at(x, band.center().y());
            if (spotAt(view->rows(), view->scroller(), at).hit.action.kind == BlockAction::Kind::Loss)
                return at + QPoint(12, 0);
        }
        return {};
    }

private slots:
    void aChipLeadsToTheFinding()
    {
        openSample();
        timeline()->goToRow(0);
        timeline()->cursor().goToNext(JumpTarget::Compaction, true);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle() && chip(), Patience);
        const int row = timeline()->currentRow();
        const LossFlag flag = *timeline()->rows().peek(row)->request().loss;
        QCOMPARE(flag.kind, LossFlag::Kind::Constraints);
        const NodeId node(timeline()->rows().peek(row)->message()->id.value);
        QTest::mouseClick(timeline()->viewport(), Qt::LeftButton, {}, *chip());
        QVERIFY(page());
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->findings()->current(), Patience);
        QCOMPARE(page()->focusedOn(), node.value);
        QCOMPARE(page()->findings()->current()->kind, LossKind::Constraint);
        QVERIFY(page()->findings()->current()->text.simplified().startsWith(flag.first));

        // The table may show another kind; the chosen finding is shown all the same.
        auto* kinds = page()->findings()->findChild<QComboBox*>();
        kinds->setCurrentIndex(kinds->findData(int(LossKind::Path)));
        page()->showLoss(node);
        QVERIFY(page()->findings()->current());
        QCOMPARE(page()->findings()->current()->kind, LossKind::Constraint);
    }

    void theGraphSaysItOfEach()
    {
        openSample();
        action(Act::ShowCompaction)->trigger();
        QVERIFY(page());
        page()->graph()->grab();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && m_window->isIdle(), Patience);
        const CompactionGraphView* graph = page()->graph();
        QVERIFY(graph->graph().nodes.size() > 1);
        QStringList told;
        for (int i = 0; i < int(graph->graph().nodes.size()); ++i) {
            const QString words = graph->describe(i);
            told += words.section(u", "_s, -1);
            QVERIFY2(words.contains(u" lost"_s), qPrintable(words));
        }
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(page()->graph());
        QVERIFY(tree && tree->childCount() > 0);
        QVERIFY(tree->child(0)->text(QAccessible::Name).contains(u" lost"_s));
        // The current summary is reviewed on the page as well, and both say the same.
        QCOMPARE(told.at(graph->current()), flagOf(*page()->review()).text());
    }
};

GUI_TEST_CLASS(TestFlaggedSummaries)

#include "tst_flaggedsummaries.moc"
