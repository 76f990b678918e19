// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"
#include "ui/timeline/timelineview.h"

#include <QWidget>

namespace stemma {

class ChipButton;
class FindBar;
class MessageModel;
class OpenStore;
class PaneHead;
class SessionFind;
struct CompactionNode;

/// The messages that a summary covers, with what it kept and lost of them marked in their texts. Those of which nothing
/// was lost are folded, if the user wishes so.
class CoveredPane final : public QWidget
{
    Q_OBJECT
public:
    /// The store must outlive it; @p messages too, or the timeline be freed of them before.
    CoveredPane(OpenStore& store, MessageModel* messages, QWidget* parent = nullptr);
    ~CoveredPane() override;

    void showRows(qint64 from, qint64 to); ///< these messages; -1: their place is not known, and none are shown
    void showNode(const CompactionNode& node); ///< the messages that it replaced
    void setReview(const LossReviewPtr& review, bool isWorking); ///< null: there is none
    void setWords(const QString& words); ///< on what is covered, beside the pane's name

    [[nodiscard]] TimelineView* timeline() const { return m_timeline; }
    [[nodiscard]] ChipButton* foldButton() const { return m_fold; }
    [[nodiscard]] FindBar* findBar() const { return m_findBar; }
    [[nodiscard]] SessionFind* find() const { return m_find.get(); }
    Q_INVOKABLE void openFind(); ///< in the messages
    Q_INVOKABLE void stepFind(bool forward);

private:
    void fold();
    [[nodiscard]] std::vector<TimelineView::RowRun> runsWithoutFindings() const;
    [[nodiscard]] static TimelineView::EmphasisOf emphasisOf(const LossReviewPtr& review);

    MessageModel* m_messages;
    PaneHead* m_head = nullptr;
    ChipButton* m_fold = nullptr;
    TimelineView* m_timeline = nullptr;
    FindBar* m_findBar;
    std::unique_ptr<SessionFind> m_find;
    LossReviewPtr m_review;
    bool m_isReviewing = false;
    std::pair<qint64, qint64> m_rows {-1, -1}; ///< that are shown
    std::vector<TimelineView::RowRun> m_runs; ///< as they were folded last; the user may have opened some
};

} // namespace stemma
