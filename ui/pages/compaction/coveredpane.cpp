// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/coveredpane.h"

#include "core/compaction/compactiongraph.h"
#include "core/models/messagemodel.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/panehead.h"
#include "ui/find/findbar.h"
#include "ui/pages/sessionfind.h"

#include <QHash>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MostMarks = 60; ///< of one message; more would colour the whole of it

/// Words of one line, as they are found in what is shown.
QString shownWords(const LossFinding& finding)
{
    QString words = finding.text.section(u'\n', 0, 0).trimmed();
    words.remove(u'`');
    return words;
}

} // namespace

CoveredPane::CoveredPane(OpenStore& store, MessageModel* messages, QWidget* parent)
    : QWidget(parent)
    , m_messages(messages)
    , m_timeline(new TimelineView(this))
    , m_findBar(new FindBar(this))
    , m_find(std::make_unique<SessionFind>(store, messages->session(), *m_timeline, *m_findBar))
{
    const int u = Style::measures().u;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* top = new QWidget(this);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, u, 0);
    row->setSpacing(u);
    top->setAutoFillBackground(true);
    top->setBackgroundRole(QPalette::AlternateBase);
    m_head = new PaneHead(false, top);
    m_fold = new ChipButton({}, tr("Fold"), top);
    m_fold->setCheckable(true);
    m_fold->setChecked(true);
    m_fold->setToolTip(tr("Fold messages without losses into one line"));
    connect(m_fold, &QAbstractButton::toggled, this, &CoveredPane::fold);
    row->addWidget(m_head, 1);
    row->addWidget(m_fold);
    m_timeline->setFrameShape(QFrame::NoFrame);
    m_timeline->setModel(m_messages);
    m_timeline->setAccessibleName(tr("Covered messages"));
    m_timeline->setOverviewShown(false); // it would show the whole session
    layout->addWidget(top);
    layout->addWidget(m_timeline, 1);
    layout->addWidget(m_findBar);
}

CoveredPane::~CoveredPane() = default;

void CoveredPane::openFind()
{
    m_find->open();
}

void CoveredPane::stepFind(bool forward)
{
    m_find->step(forward);
}

void CoveredPane::setWords(const QString& words)
{
    m_head->setWords(tr("Covered messages"), words);
}

void CoveredPane::showRows(qint64 from, qint64 to)
{
    if (m_rows != std::pair(from, to)) {
        m_rows = {from, to};
        m_runs.clear();
        m_timeline->setFoldedRuns({}); // until it is known again what was found
    }
    m_timeline->setShownRows(int(std::max<qint64>(0, from)), int(to)); // none, where the span is unknown
    if (from >= 0 && from <= to && from < m_messages->rowCount())
        m_timeline->restore({m_messages->outlineRow(int(from)).key, 0, false});
}

void CoveredPane::showNode(const CompactionNode& node)
{
    if (node.coversNothing())
        showRows(1, 0);
    else
        showRows(node.from, node.to);
}

void CoveredPane::setReview(const LossReviewPtr& review, bool isWorking)
{
    m_review = review;
    m_isReviewing = isWorking;
    m_timeline->setEmphasis(emphasisOf(review));
    fold();
}

/// What stands out in the covered messages, by message.
TimelineView::EmphasisOf CoveredPane::emphasisOf(const LossReviewPtr& review)
{
    auto byMessage = std::make_shared<QHash<qint64, TimelineView::Emphasis>>();
    if (!review)
        return {};
    for (const LossFinding& finding : review->findings) {
        const QString words = shownWords(finding);
        const bool isKept = finding.status == LossFinding::Status::Kept;
        QSet<qint64> seen;
        for (const FactPlace& place : finding.places) {
            if (seen.contains(place.message))
                continue;
            seen += place.message;
            TimelineView::Emphasis& emphasis = (*byMessage)[place.message];
            const auto look = isKept ? TextMark::Look::Kept : TextMark::Look::Lost;
            if (!words.isEmpty() && emphasis.marks.size() < MostMarks)
                emphasis.marks += TextMark {words, look};
            if (finding.isNeeded() && finding.kind <= LossKind::Decision && emphasis.chip.isEmpty()) {
                QStringList numbers;
                for (const qint64 later : finding.usedLater.first(std::min<qsizetype>(2, finding.usedLater.size())))
                    numbers += format::number(later + 1);
                if (finding.usedLater.size() > 2)
                    numbers += u"…"_s;
                emphasis.chip = tr("needed again in %1").arg(numbers.join(u", "_s));
            }
        }
    }
    return [byMessage](const Message& message) { return byMessage->value(message.index); };
}

/// Rows of the covered messages, two at least one after the other, of which the summary lost nothing: nothing was found
/// in them, or what was found is kept.
std::vector<TimelineView::RowRun> CoveredPane::runsWithoutFindings() const
{
    std::vector<TimelineView::RowRun> runs;
    if (!m_review || m_rows.first < 0)
        return runs;
    std::set<qint64> found {m_rows.second + 1};
    std::vector<qint64> kept; // where the summary kept something, once a finding and message
    for (const LossFinding& finding : m_review->findings) {
        std::set<qint64> rows;
        for (const FactPlace& place : finding.places)
            rows.insert(place.message);
        if (finding.status == LossFinding::Status::Kept)
            kept.insert(kept.end(), rows.begin(), rows.end());
        else
            found.merge(rows);
    }
    std::ranges::sort(kept);
    qint64 next = m_rows.first;
    for (const qint64 row : found) {
        if (row - next >= 2) {
            const auto begin = std::ranges::lower_bound(kept, next);
            runs.push_back({int(next), int(row - 1), int(std::ranges::lower_bound(kept, row) - begin)});
        }
        next = std::max(next, row + 1);
        if (next > m_rows.second)
            break;
    }
    return runs;
}

/// What the user opened stays open while the text is typed in.
void CoveredPane::fold()
{
    if (m_fold->isChecked() && (m_isReviewing || !m_review))
        return;
    auto runs = m_fold->isChecked() ? runsWithoutFindings() : std::vector<TimelineView::RowRun>();
    if (runs == m_runs)
        return;
    m_runs = runs;
    m_timeline->setFoldedRuns(std::move(runs));
}

} // namespace stemma
