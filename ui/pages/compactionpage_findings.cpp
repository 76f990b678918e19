// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The covered messages, and what of them the summary lost.
#include "ui/pages/compactionpage.h"

#include "core/models/lossmodel.h"
#include "core/models/messagemodel.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/compaction/lossmeters.h"
#include "ui/compaction/summarypane.h"

#include <QHash>
#include <QPushButton>
#include <QSet>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MostMarks = 60; ///< of one message; more would colour the whole text

/// Words of one line, as they are found in what is shown.
QString shownWords(const LossFinding& finding)
{
    QString words = finding.text.section(u'\n', 0, 0).trimmed();
    words.remove(u'`');
    return words;
}

} // namespace

/// What stands out in the covered messages, by message.
TimelineView::EmphasisOf CompactionPage::emphasisOf(const LossReviewPtr& review)
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

void CompactionPage::showCovered(qint64 from, qint64 to)
{
    if (m_shownRows != std::pair(from, to)) {
        m_shownRows = {from, to};
        m_runs.clear();
        m_covered->setFoldedRuns({}); // until it is known again what was found
    }
    m_covered->setShownRows(int(std::max<qint64>(0, from)), int(to)); // none, where the span is unknown
    if (from >= 0 && from < m_messages->rowCount())
        m_covered->restore({m_messages->outlineRow(int(from)).key, 0, false});
}

/// Rows of the covered messages, two at least one after the other, of which the summary lost nothing: nothing was found
/// in them, or what was found is kept.
std::vector<TimelineView::RowRun> CompactionPage::runsWithoutFindings() const
{
    std::vector<TimelineView::RowRun> runs;
    const LossReviewPtr& review = m_review.review();
    if (!review || m_shownRows.first < 0)
        return runs;
    std::set<qint64> found {m_shownRows.second + 1};
    std::vector<qint64> kept; // where the summary kept something, once a finding and message
    for (const LossFinding& finding : review->findings) {
        std::set<qint64> rows;
        for (const FactPlace& place : finding.places)
            rows.insert(place.message);
        if (finding.status == LossFinding::Status::Kept)
            kept.insert(kept.end(), rows.begin(), rows.end());
        else
            found.merge(rows);
    }
    std::ranges::sort(kept);
    qint64 next = m_shownRows.first;
    for (const qint64 row : found) {
        if (row - next >= 2) {
            const auto begin = std::ranges::lower_bound(kept, next);
            runs.push_back({int(next), int(row - 1), int(std::ranges::lower_bound(kept, row) - begin)});
        }
        next = std::max(next, row + 1);
        if (next > m_shownRows.second)
            break;
    }
    return runs;
}

/// What the user opened stays open while the text is typed in.
void CompactionPage::foldCovered()
{
    if (m_fold->isChecked() && (m_review.isWorking() || !m_review.review()))
        return;
    auto runs = m_fold->isChecked() ? runsWithoutFindings() : std::vector<TimelineView::RowRun>();
    if (runs == m_runs)
        return;
    m_runs = runs;
    m_covered->setFoldedRuns(std::move(runs));
}

void CompactionPage::takeReview()
{
    m_meters->setReview(m_review.review(), m_review.isWorking());
    m_losses->setReview(m_review.review());
    m_summary->setReview(m_review.review());
    m_covered->setEmphasis(emphasisOf(m_review.review()));
    foldCovered();
    keepShown();
    updateHeads();
    updateFindingButtons();
    if (m_waitsForReview && !m_review.isWorking())
        sendNext();
}

void CompactionPage::chooseFinding()
{
    updateFindingButtons();
    const LossFinding* finding = m_losses->at(m_findings->currentIndex());
    if (!finding)
        return;
    if (!finding->places.isEmpty())
        m_covered->goToRow(int(finding->places.first().message));
    m_summary->showPlace(*finding);
}

void CompactionPage::updateFindingButtons()
{
    const LossFinding* finding = m_losses->at(m_findings->currentIndex());
    const bool canEdit = m_draft || m_summary->isEditing() || m_edit->isEnabled();
    m_add->setEnabled(finding && finding->status != LossFinding::Status::Kept && canEdit);
    m_add->setToolTip(canEdit ? tr("Add it to the text of the summary") : refusal(EditKind::Text));
    const bool isUsed = finding && !finding->usedLater.isEmpty();
    m_goTo->setVisible(isUsed);
    if (isUsed)
        m_goTo->setText(tr("Go to %1").arg(format::number(finding->usedLater.first() + 1)));
}

/// The message that needed it again; without one, where it stands.
void CompactionPage::goToUse()
{
    const LossFinding* finding = m_losses->at(m_findings->currentIndex());
    if (!finding)
        return;
    const qint64 row = !finding->usedLater.isEmpty() ? finding->usedLater.first()
        : !finding->places.isEmpty()                 ? finding->places.first().message
                                                     : -1;
    if (row < 0)
        return;
    const qint64 key = m_messages->outlineRow(int(row)).key;
    store()
        ->run([session = session(), key](SessionStore& store,
                  const JobControl& job) { return store.messages(session, {&key, 1}, {.maxText = 0}, job); },
            Lane::Visible)
        .then(this, [this](const Result<std::vector<MessagePtr>>& found) {
            if (found && found->front())
                emit placeChosen(store(), session(), found->front()->id);
        });
}

void CompactionPage::addFinding()
{
    const LossFinding* finding = m_losses->at(m_findings->currentIndex());
    if (!finding)
        return;
    const LossFinding added = *finding; // the list changes while it is put in
    m_summary->addLost(added);
    updateTools();
    updateHeads();
}

} // namespace stemma
