// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/models/compactiondrafts.h"
#include "core/models/compactionsource.h"
#include "core/models/lossflagsource.h"
#include "ui/pages/asidepage.h"
#include "ui/pages/compaction/reviewpane.h"
#include "ui/pages/compaction/summaryreviewer.h"

#include <QPointer>

class QLabel;
class QSplitter;

namespace stemma {

class AskingSteps;
class CompactionGraphView;
class CompactionTools;
class DraftDialogs;
class EndpointBook;
class RulesBook;
class VocabularyChoice;

/// The summaries of a session in a tab: their graph over the messages, and one of them in a ReviewPane. A new summary
/// is tried out here (CompactionDrafts) before it is written.
class CompactionPage final : public AsidePage
{
    Q_OBJECT
public:
    CompactionPage(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);
    ~CompactionPage() override;

    [[nodiscard]] QString titleFor(const QString& title) const override { return tr("Compaction · %1").arg(title); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("compact"); }
    [[nodiscard]] bool isIdle() const override;
    void reload() override { m_source.load(); }
    [[nodiscard]] QString kind() const override { return QStringLiteral("compaction"); }
    [[nodiscard]] QString focusedOn() const override { return m_shown.value; } ///< the summary
    void focusOn(const QString& what) override;

    void showNode(const NodeId& node); ///< waits for the graph
    void showLoss(const NodeId& node); ///< the finding that its flag names; waits for the review
    /// Levels 1 and 2 are written by the endpoint there. It outlives the page.
    void setEndpoints(EndpointBook* book);
    /// By whose rules and in which window summaries are made, and how their tokens are counted. Both outlive the page.
    void setRules(RulesBook* book, VocabularyChoice* counting);
    void takeApplied(const Receipt& receipt); ///< a text that was written needs no keeping here

    [[nodiscard]] const CompactionNode* node() const; ///< the current summary; null: none
    [[nodiscard]] CompactionDrafts& drafts() { return m_drafts; }
    [[nodiscard]] const CompactionDrafts& drafts() const { return m_drafts; }
    [[nodiscard]] CompactionTools* tools() const { return m_tools; }
    [[nodiscard]] AskingSteps* steps() const { return m_steps; }
    [[nodiscard]] CompactionGraphView* graph() const { return m_graph; }
    [[nodiscard]] CoveredPane* covered() const { return m_reviewed->covered(); }
    [[nodiscard]] SummaryColumn* column() const { return m_reviewed->column(); }
    [[nodiscard]] SummaryPane* summary() const { return m_reviewed->summary(); }
    [[nodiscard]] SummaryReviewer* reviewer() const { return m_reviewer; }
    [[nodiscard]] FindingsPane* findings() const { return m_reviewed->findings(); }
    [[nodiscard]] const LossReviewPtr& review() const { return m_reviewer->review(); } ///< by rules; null: none yet
    [[nodiscard]] QLabel* message() const { return m_message; } ///< instead of a graph

signals:
    void editRequested(const stemma::Edit& edit, qint64 row); ///< @p row of its message; -1: it has none
    void pruneRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void connectParts();
    void connectTools();
    void connectDrafts();
    void fitGraph();

    void takeGraph();
    void takeNode();
    void showNodeText();
    void showDraft();
    void takeReview();
    void chooseLoss();
    void takeRules();
    void chooseMessage(qint64 index);
    void showMenu(const QPoint& global);

    [[nodiscard]] bool mayBegin();
    void apply();
    void discard();
    void endDraft();

    void updateAll();
    void updateHeads();
    void updateMessage();
    [[nodiscard]] bool isUnsaved() const;
    CompactionSource m_source;
    std::shared_ptr<LossFlagSource> m_flags;
    CompactionDrafts m_drafts;
    QPointer<EndpointBook> m_book;
    DraftDialogs* m_dialogs = nullptr;
    MessageModel* m_messages = nullptr;
    CompactionTools* m_tools = nullptr;
    AskingSteps* m_steps = nullptr;
    CompactionGraphView* m_graph = nullptr;
    ReviewPane* m_reviewed = nullptr;
    SummaryReviewer* m_reviewer = nullptr;
    QSplitter* m_parts = nullptr;
    QLabel* m_message = nullptr;
    NodeId m_shown;
    NodeId m_wanted; ///< to be shown when the graph is there
    NodeId m_lossWanted; ///< whose worst finding is to be chosen when it is reviewed
    bool m_isAsked = false; ///< to write the text that is here
};

} // namespace stemma
