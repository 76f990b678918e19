// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/models/compactionsource.h"
#include "core/models/modelasker.h"
#include "core/models/reviewsource.h"
#include "core/session/compaction.h"
#include "core/session/edit.h"
#include "core/store/editplan.h"
#include "ui/timeline/timelineview.h"
#include "ui/pages/asidepage.h"

#include <QPointer>

#include <array>
#include <functional>
#include <map>

class QAction;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QToolButton;
class QTreeView;

namespace stemma {

class ChipButton;
class CompactionGraphView;
class EndpointBook;
class LossFilter;
class LossMeters;
class LossModel;
class MessageModel;
class PaneHead;
class RulesBook;
class SummaryPane;
class VocabularyChoice;

/// The summaries of a session in a tab: their graph over the messages, and for one of them what it covers, what it
/// says and what of the covered it lost. A new summary is tried out here before it is written.
class CompactionPage final : public AsidePage
{
    Q_OBJECT
public:
    CompactionPage(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);
    ~CompactionPage() override;

    [[nodiscard]] QString titleFor(const QString& sessionTitle) const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("compact"); }
    [[nodiscard]] bool isIdle() const override;
    void reload() override;
    [[nodiscard]] QString kind() const override { return QStringLiteral("compaction"); }
    [[nodiscard]] QString focusedOn() const override { return m_shown.value; } ///< the summary
    void focusOn(const QString& what) override;

    void showNode(const NodeId& node); ///< waits for the graph
    /// Levels 1 and 2 are written by the endpoint there. It outlives the page.
    void setEndpoints(EndpointBook* book);
    /// By whose rules and in which window summaries are made, and how their tokens are counted. Both outlive the page.
    void setRules(RulesBook* book, VocabularyChoice* counting);
    /// Tries out a summary of the level that is chosen, over what the format would choose, or up to a message.
    void beginCompaction(const MessageId& to = {});
    /// The same of summaries that are merged, or of one that is written anew.
    void beginCompaction(const QList<NodeId>& nodes);
    void takeApplied(const Receipt& receipt); ///< a text that was written needs no keeping here

    [[nodiscard]] CompactionGraphView* graph() const { return m_graph; }
    [[nodiscard]] SummaryPane* summary() const { return m_summary; }
    [[nodiscard]] TimelineView* covered() const { return m_covered; }
    [[nodiscard]] QTreeView* findings() const { return m_findings; }
    [[nodiscard]] QPushButton* addButton() const { return m_add; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }
    /// "In this session", where a format would make a new one of a compaction.
    [[nodiscard]] QCheckBox* inPlaceBox() const { return m_inPlace; }
    [[nodiscard]] QPushButton* discardButton() const { return m_discard; }
    [[nodiscard]] QToolButton* dissolveButton() const { return m_dissolve; }
    [[nodiscard]] QToolButton* editButton() const { return m_edit; }
    [[nodiscard]] ChipButton* levelButton(int level) const { return m_levels[size_t(level - 1)]; }
    [[nodiscard]] ChipButton* foldButton() const { return m_fold; } ///< of covered messages without findings
    [[nodiscard]] QToolButton* compareButton() const { return m_compare; }
    [[nodiscard]] QToolButton* modelButton() const { return m_model; }
    [[nodiscard]] QToolButton* pruneButton() const { return m_prune; }
    [[nodiscard]] QToolButton* rulesButton() const { return m_rules; }
    [[nodiscard]] QAction* mergeAllAction() const { return m_mergeAll; }
    [[nodiscard]] QAction* mergeAction() const { return m_merge; } ///< of the current one with the one before it
    [[nodiscard]] QAction* againAction() const { return m_again; }
    [[nodiscard]] QAction* bringBackAction() const { return m_bringBack; }
    [[nodiscard]] const LossReviewPtr& review() const { return m_review.review(); } ///< null: none yet
    [[nodiscard]] QAction* compareModelsAction() const { return m_compareModels; }
    [[nodiscard]] QLabel* steps() const { return m_steps; } ///< of the requests to models
    [[nodiscard]] QPushButton* stopButton() const { return m_stop; }
    [[nodiscard]] QLabel* message() const { return m_message; } ///< instead of a graph
    [[nodiscard]] QLabel* figures() const { return m_figures; }

signals:
    void editRequested(const stemma::Edit& edit, qint64 row); ///< @p row of its message; -1: it has none
    void pruneRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int Deterministic = 3; ///< the level that asks no model

    /// Which of the summaries over the same messages: the level, and the model that wrote it (empty: none).
    using DraftKey = std::pair<int, QString>;

    /// What is tried out, and where it stands among the messages.
    struct Draft
    {
        CompactionDraft made;
        qint64 from = -1;
        qint64 to = -1;
        int level = Deterministic;
        CompactEdit wish; ///< as it was asked for
        CompactEdit edit; ///< the edit to apply, without the text: a model may have been sent less
        QString text; ///< as it was edited, or as it came
        std::optional<ModelAnswer> answer; ///< of the model that wrote it
        ModelEndpoint endpoint; ///< that it came from
        std::optional<double> kept; ///< share of the findings; nothing: not reviewed

        [[nodiscard]] DraftKey key() const;
    };

    /// What becomes of the requests that were agreed to.
    enum class Asking : quint8 {
        Once, ///< the first one only
        UntilOneDoes, ///< the next level follows where an answer does not do
        All, ///< beside each other
    };

    QWidget* makeTools();
    void makeLevels(QHBoxLayout& row, QWidget* bar);
    void makeNodeActions();
    void fitTools();
    QWidget* makeCovered();
    QWidget* makeSummary();
    QWidget* makeFindings();
    void connectParts();

    void probeNodes();
    void takeGraph();
    void fitGraph();
    void takeNode();
    void showNodeText();
    [[nodiscard]] bool isUnsaved() const;
    void beginDraft(const CompactEdit& wish);
    void beginComparison();
    void draftComparison(const QList<std::pair<int, ModelEndpoint>>& wanted, bool withoutModel);
    void runDrafts(const CompactEdit& wish, const QList<int>& levels,
        const std::function<void(const Result<QList<Draft>>&)>& take);
    void takeDraft(const Result<QList<Draft>>& drafts);
    void showDraft(const DraftKey& key);
    void chooseLevel(int level);
    void updateLevels();
    void keepShown();
    void takeText(Draft draft);
    void giveUpAsking();
    void askConsent(const QList<Draft>& drafts, Asking asking);
    void sendNext();
    void sendDraft();
    void takeAnswer(const ModelAnswer& answer);
    void takeChecked(const ModelAnswer& answer, const Result<EditPlan>& plan);
    void takeFailure(const Error& error);
    void goOnAfter(const Error& why);
    void endAsking();
    void tellStep(const QString& step);
    void updateSteps();
    void showFailure(const Error& error);
    void compareLevels();
    void setUpModel();
    [[nodiscard]] QString consentText(const QList<Draft>& drafts, Asking asking) const;
    void takeReview();
    void stopDrafting();
    void takeRules();
    [[nodiscard]] QWidget* makeSteps();
    void endDraft();
    void setEditing(bool editing);
    void apply();
    void discard();
    void dissolve();
    void chooseMessage(qint64 index);
    void showMenu(int node, const QPoint& global);
    void chooseFinding();
    void goToUse();
    void addFinding();
    void showCovered(qint64 from, qint64 to);
    void foldCovered();
    [[nodiscard]] std::vector<TimelineView::RowRun> runsWithoutFindings() const;
    void updateHeads();
    void updateFigures();
    void updateTools();
    void updateNodeActions();
    void updateMessage();
    void updateFindingButtons();
    [[nodiscard]] const CompactionNode* node() const; ///< the current one; null: none
    [[nodiscard]] QList<NodeId> activeNodes() const; ///< in the order of the messages
    [[nodiscard]] bool isOfSummaries(const CompactEdit& wish) const;
    [[nodiscard]] std::optional<qint64> coveredTokens() const;
    [[nodiscard]] QString refusal(EditKind kind) const;
    [[nodiscard]] static TimelineView::EmphasisOf emphasisOf(const LossReviewPtr& review);

    CompactionSource m_source;
    ReviewSource m_review;
    ModelAsker m_asker;
    QPointer<EndpointBook> m_book;
    MessageModel* m_messages = nullptr;
    CompactionGraphView* m_graph = nullptr;
    LossMeters* m_meters = nullptr;
    TimelineView* m_covered = nullptr;
    SummaryPane* m_summary = nullptr;
    LossModel* m_losses = nullptr;
    LossFilter* m_filter = nullptr;
    QTreeView* m_findings = nullptr;
    QComboBox* m_kinds = nullptr;
    QSplitter* m_parts = nullptr;
    QSplitter* m_columns = nullptr;
    QLabel* m_message = nullptr;
    QWidget* m_tools = nullptr;
    QLabel* m_figures = nullptr;
    QStringList m_figureWords; ///< the last ones matter most
    PaneHead* m_coveredHead = nullptr;
    ChipButton* m_fold = nullptr;
    std::pair<qint64, qint64> m_shownRows {-1, -1}; ///< of the covered messages
    std::vector<TimelineView::RowRun> m_runs; ///< as they were folded last; the user may have opened some
    PaneHead* m_summaryHead = nullptr;
    PaneHead* m_findingsHead = nullptr;
    QToolButton* m_compact = nullptr;
    std::array<ChipButton*, 3> m_levels {}; ///< by level, from 1
    QToolButton* m_compare = nullptr;
    QToolButton* m_model = nullptr;
    QToolButton* m_edit = nullptr;
    QToolButton* m_dissolve = nullptr;
    QToolButton* m_prune = nullptr;
    QToolButton* m_rules = nullptr;
    QAction* m_mergeAll = nullptr;
    QAction* m_merge = nullptr;
    QAction* m_again = nullptr;
    QAction* m_bringBack = nullptr;
    QAction* m_compareModels = nullptr;
    QWidget* m_stepBar = nullptr;
    QLabel* m_steps = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_discard = nullptr;
    QCheckBox* m_inPlace = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_goTo = nullptr;
    QString m_againstNodes; ///< why the format makes nothing of summaries themselves; empty: it does
    NodeId m_shown;
    NodeId m_wanted; ///< to be shown when the graph is there
    int m_level = Deterministic; ///< that is tried out next
    DraftKey m_shownDraft {Deterministic, {}}; ///< what is shown
    std::optional<Draft> m_asked; ///< what the model is asked for, or is to be
    QList<Draft> m_next; ///< levels that may be asked for after it; all were agreed to
    Asking m_asking = Asking::Once;
    bool m_goesOn = true; ///< what the user said last
    bool m_waitsForReview = false; ///< the next request follows once this answer was reviewed
    QStringList m_stepWords; ///< what became of the requests so far
    std::map<DraftKey, Draft> m_drafts; ///< over the same messages
    std::optional<CompactionDraft> m_draft; ///< the one that is shown
    CompactEdit m_wish; ///< that it was asked for by
    JobControl m_drafting;
    bool m_isDrafting = false;
    bool m_isAsked = false; ///< to write the text that is here
};

} // namespace stemma
