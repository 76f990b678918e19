// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of the page and how they hang together.
#include "ui/pages/compactionpage.h"

#include "core/models/lossmodel.h"
#include "core/models/losstexts.h"
#include "core/models/messagemodel.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/panehead.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

QWidget* CompactionPage::makeTools()
{
    const int u = Style::measures().u;
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->setSpacing(u + u / 2);
    const auto button = [&](const QString& icon, const QString& text, const QString& tip) {
        auto* made = new QToolButton(bar);
        made->setIcon(icons::icon(icon));
        made->setText(text);
        made->setToolTip(tip);
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(made);
        return made;
    };
    m_compact = button(u"compact"_s, tr("Preview compaction"), tr("Try out a new summary; nothing is written"));
    makeLevels(*row, bar);
    m_compare = button({}, tr("Compare levels"), {});
    m_model = button(u"configure"_s, tr("Model…"), tr("Set up the model that writes summaries of level 1 and 2"));
    m_edit = button(u"document-edit"_s, tr("Edit text"), tr("Edit the text of the summary"));
    m_dissolve = button(u"dissolve"_s, tr("Dissolve…"), tr("Put the replaced messages back into the context"));
    m_prune = button(u"prune"_s, tr("Prune outputs…"), {});
    m_rules = button(u"context"_s, tr("Rules"), tr("Rules, window and token counting for new summaries"));
    m_rules->setPopupMode(QToolButton::InstantPopup);
    makeNodeActions();
    m_figures = new QLabel(bar);
    m_figures->setTextFormat(Qt::RichText);
    row->addStretch();
    row->addWidget(m_figures);
    bar->setMinimumWidth(1); // what does not fit is left out
    m_tools = bar;
    return bar;
}

/// What is done with summaries that are there already; in the menu of the graph and below the preview's button.
void CompactionPage::makeNodeActions()
{
    const auto make = [this](const QString& icon, const QString& text, auto take) {
        auto* action = new QAction(icons::icon(icon), text, this);
        connect(action, &QAction::triggered, this, take);
        return action;
    };
    m_mergeAll = make(u"compact"_s, tr("Merge all active summaries"), [this] { beginCompaction(activeNodes()); });
    m_merge = make(u"compact"_s, tr("Merge with previous summary"), [this] {
        const QList<NodeId> active = activeNodes();
        if (const qsizetype at = active.indexOf(m_shown); at > 0)
            beginCompaction(active.sliced(at - 1, 2));
    });
    m_again = make(u"view-refresh"_s, tr("Summarise again"), [this] { beginCompaction(QList {m_shown}); });
    m_bringBack = make(u"edit-undo"_s, tr("Restore to the context…"),
        [this] { emit editRequested(CompactEdit {session(), {}, {m_shown}, Deterministic, {}}, -1); });
    m_compareModels = make({}, tr("Compare levels and models…"), [this] { beginComparison(); });
    auto* menu = new QMenu(m_compact);
    menu->setToolTipsVisible(true);
    menu->addActions({m_mergeAll, m_merge, m_again, m_bringBack});
    menu->addSeparator();
    menu->addAction(m_compareModels);
    m_compact->setMenu(menu);
    m_compact->setPopupMode(QToolButton::MenuButtonPopup);
}

QList<NodeId> CompactionPage::activeNodes() const
{
    std::vector<const CompactionNode*> active;
    for (const CompactionNode& node : m_source.graph()->nodes) {
        if (node.state == CompactionNode::State::Active)
            active.push_back(&node);
    }
    std::ranges::stable_sort(active, {}, &CompactionNode::from);
    QList<NodeId> ids;
    for (const CompactionNode* node : active)
        ids += node->summary.id;
    return ids;
}

/// Whether the summaries themselves are summarised, and not the messages under them.
bool CompactionPage::isOfSummaries(const CompactEdit& wish) const
{
    if (wish.nodes.size() != 1)
        return !wish.nodes.isEmpty();
    const int at = m_source.graph()->find(wish.nodes.constFirst());
    return at >= 0 && !m_source.graph()->nodes[size_t(at)].isLeaf();
}

void CompactionPage::updateNodeActions()
{
    const CompactionNode* shown = m_draft ? nullptr : node();
    const QString against = refusal(EditKind::Compact);
    const QString busy = m_draft || m_isDrafting || m_asker.isAsking() || m_summary->isEditing()
        ? tr("Apply or discard the new text first.")
        : QString();
    const auto set = [&](QAction* action, const QString& tip, const QString& reason) {
        const QString why = !against.isEmpty() ? against
            : !m_againstNodes.isEmpty()        ? m_againstNodes
            : !busy.isEmpty()                  ? busy
                                               : reason;
        action->setEnabled(why.isEmpty());
        action->setToolTip(why.isEmpty() ? tip : why);
    };
    const QList<NodeId> active = activeNodes();
    const bool isActive = shown && shown->state == CompactionNode::State::Active;
    const bool isLost = shown && !isActive && shown->child < 0;
    set(m_mergeAll, tr("Preview one summary that replaces all summaries in the context"),
        active.size() < 2 ? tr("This needs two summaries in the context.") : QString());
    set(m_merge, tr("Preview one summary that replaces this one and the previous one"),
        !isActive || active.indexOf(shown->summary.id) < 1
            ? tr("The selected summary is not in the context, or is the first one there.")
            : QString());
    set(m_again, tr("Preview a new summary of the messages that this one replaces"),
        isActive ? QString() : tr("Only a summary in the context can be rewritten."));
    set(m_bringBack, tr("Replace the messages in the context with this summary"),
        isLost         ? QString()
            : isActive ? tr("The summary is already in the context.")
            : shown    ? tr("Another summary replaced it. Dissolve that one.")
                       : tr("No summary is selected."));
    const bool canCompare = !m_isDrafting && !m_asker.isAsking() && (m_draft || !m_summary->isEditing());
    const QString noModel = m_book && m_book->isSet() ? QString() : tr("No model is set up. Set one up with “Model…”.");
    m_compareModels->setEnabled(against.isEmpty() && canCompare && noModel.isEmpty());
    m_compareModels->setToolTip(!against.isEmpty() ? against
            : !noModel.isEmpty()                   ? noModel
            : canCompare                           ? tr("Preview summaries of several levels and models side by side")
                                                   : tr("Apply or discard the new text first."));
}

/// Where there is no room for all words, those that can be had elsewhere are left out first.
void CompactionPage::fitTools()
{
    QLayout* row = m_tools->layout();
    for (int leftOut = 0; leftOut < 5; ++leftOut) {
        for (QToolButton* button : {m_rules, m_model, m_prune, m_edit, m_dissolve, m_compact}) {
            const bool isShort = leftOut > (button == m_compact ? 3 : 1);
            button->setToolButtonStyle(isShort ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        }
        const QStringList words
            = leftOut > 0 ? m_figureWords.last(qMin(qsizetype(1), m_figureWords.size())) : m_figureWords;
        m_figures->setText(words.join(u" &nbsp;|&nbsp; "_s));
        m_figures->setVisible(leftOut < 3);
        row->invalidate();
        if (row->sizeHint().width() <= width())
            return;
    }
}

/// What became of the requests to models, and what is being waited for.
QWidget* CompactionPage::makeSteps()
{
    const int u = Style::measures().u;
    m_stepBar = new QWidget(this);
    m_stepBar->setAutoFillBackground(true);
    m_stepBar->setBackgroundRole(QPalette::AlternateBase);
    auto* row = new QHBoxLayout(m_stepBar);
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->setSpacing(2 * u);
    m_steps = new QLabel(m_stepBar);
    m_steps->setTextFormat(Qt::PlainText);
    m_steps->setWordWrap(true);
    m_steps->setAccessibleName(tr("Steps of the summary"));
    m_stop = new QPushButton(tr("Cancel"), m_stepBar);
    m_stop->setToolTip(tr("Cancel the request; nothing more is sent"));
    row->addWidget(m_steps, 1);
    row->addWidget(m_stop);
    m_stepBar->hide();
    connect(m_stop, &QPushButton::clicked, this, [this] { takeFailure({Errc::Cancelled, {}, {}}); });
    return m_stepBar;
}

QWidget* CompactionPage::makeCovered()
{
    auto* pane = new QWidget(this);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const int u = Style::measures().u;
    auto* top = new QWidget(pane);
    auto* topRow = new QHBoxLayout(top);
    topRow->setContentsMargins(0, 0, u, 0);
    topRow->setSpacing(u);
    top->setAutoFillBackground(true);
    top->setBackgroundRole(QPalette::AlternateBase);
    m_coveredHead = new PaneHead(false, top);
    m_fold = new ChipButton({}, tr("Fold"), top);
    m_fold->setCheckable(true);
    m_fold->setChecked(true);
    m_fold->setToolTip(tr("Fold messages without losses into one line"));
    connect(m_fold, &QAbstractButton::toggled, this, &CompactionPage::foldCovered);
    topRow->addWidget(m_coveredHead, 1);
    topRow->addWidget(m_fold);
    m_covered = new TimelineView(pane);
    m_covered->setFrameShape(QFrame::NoFrame);
    m_covered->setModel(m_messages);
    m_covered->setAccessibleName(tr("Covered messages"));
    m_covered->setOverviewShown(false); // it would show the whole session
    layout->addWidget(top);
    layout->addWidget(m_covered, 1);
    return pane;
}

QWidget* CompactionPage::makeSummary()
{
    const int u = Style::measures().u;
    auto* pane = new QWidget(this);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_summaryHead = new PaneHead(true, pane);
    m_summary = new SummaryPane(pane);
    auto* buttons = new QWidget(pane);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(2 * u, u, 2 * u, u);
    m_apply = new QPushButton(tr("Apply…"), buttons);
    m_apply->setToolTip(tr("Show what would be written"));
    m_discard = new QPushButton(tr("Discard"), buttons);
    m_inPlace = new QCheckBox(tr("In this session"), buttons);
    row->addWidget(m_apply);
    row->addWidget(m_discard);
    row->addSpacing(2 * u);
    row->addWidget(m_inPlace);
    row->addStretch();
    layout->addWidget(m_summaryHead);
    layout->addWidget(m_summary, 1);
    layout->addWidget(buttons);
    return pane;
}

QWidget* CompactionPage::makeFindings()
{
    const int u = Style::measures().u;
    auto* pane = new QWidget(this);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* top = new QWidget(pane);
    auto* topRow = new QHBoxLayout(top);
    topRow->setContentsMargins(0, 0, u, 0);
    topRow->setSpacing(u);
    top->setAutoFillBackground(true);
    top->setBackgroundRole(QPalette::AlternateBase);
    m_findingsHead = new PaneHead(false, top);
    m_kinds = new QComboBox(top);
    m_kinds->setAccessibleName(tr("Kinds of findings"));
    m_kinds->addItem(tr("All kinds"), -1);
    for (int i = 0; i < LossKindCount; ++i)
        m_kinds->addItem(losswords::pluralOf(LossKind(i)), i);
    topRow->addWidget(m_findingsHead, 1);
    topRow->addWidget(m_kinds);
    m_findings = new QTreeView(pane);
    m_findings->setObjectName(u"losses"_s);
    m_findings->setModel(m_filter);
    m_findings->setRootIsDecorated(false);
    m_findings->setUniformRowHeights(true);
    m_findings->setAllColumnsShowFocus(true);
    m_findings->setAlternatingRowColors(true);
    m_findings->setFrameShape(QFrame::NoFrame);
    m_findings->setSortingEnabled(true);
    m_findings->sortByColumn(-1, Qt::AscendingOrder); // as the review has them
    m_findings->setAccessibleName(tr("Lost by the summary"));
    QHeaderView* header = m_findings->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(6 * u);
    header->setSectionResizeMode(LossModel::TextColumn, QHeaderView::Stretch);
    const QFontMetrics metrics(Style::measures().body);
    int widest = 18 * u;
    for (int i = 0; i < LossKindCount; ++i)
        widest = std::max(widest, metrics.horizontalAdvance(losswords::nameOf(LossKind(i))) + 3 * u);
    header->resizeSection(LossModel::KindColumn, widest);
    header->resizeSection(LossModel::PlaceColumn, 9 * u);
    header->resizeSection(LossModel::UseColumn, std::max(11 * u, header->sectionSizeHint(LossModel::UseColumn)));
    auto* buttons = new QWidget(pane);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(2 * u, u, 2 * u, u);
    m_add = new QPushButton(tr("Add to summary…"), buttons);
    m_goTo = new QPushButton(buttons);
    row->addWidget(m_add);
    row->addWidget(m_goTo);
    row->addStretch();
    layout->addWidget(top);
    layout->addWidget(m_findings, 1);
    layout->addWidget(buttons);
    return pane;
}

void CompactionPage::connectParts()
{
    connect(&m_source, &CompactionSource::changed, this, &CompactionPage::takeGraph);
    connect(&m_source, &CompactionSource::barsChanged, this, &CompactionPage::updateHeads);
    // The place among the covered messages waits for their outline.
    connect(m_messages, &MessageModel::ready, this, [this] {
        const QFontMetrics metrics(Style::measures().body);
        const int wide = metrics.horizontalAdvance(format::number(m_messages->rowCount())) + 4 * Style::measures().u;
        QHeaderView* header = m_findings->header();
        header->resizeSection(LossModel::PlaceColumn, std::max(header->sectionSize(LossModel::PlaceColumn), wide));
        if (const CompactionNode* shown = node(); shown && !m_draft && m_covered->topRow() < shown->from)
            showCovered(shown->from, shown->to);
    });
    connect(&m_review, &ReviewSource::changed, this, &CompactionPage::takeReview);
    connect(&m_review, &ReviewSource::noticed, this, &CompactionPage::noticed);
    connect(m_graph, &CompactionGraphView::currentChanged, this, &CompactionPage::takeNode);
    connect(m_graph, &CompactionGraphView::activated, this, [this] { m_covered->setFocus(Qt::OtherFocusReason); });
    connect(m_graph, &CompactionGraphView::messageActivated, this, &CompactionPage::chooseMessage);
    connect(m_graph, &CompactionGraphView::menuRequested, this, &CompactionPage::showMenu);
    connect(m_covered, &TimelineView::reviewRequested, this, &CompactionPage::showNode);
    connect(m_covered, &TimelineView::activated, this, [this](int row) {
        if (const MessagePtr message = m_messages->peek(row))
            emit placeChosen(store(), session(), message->id);
    });
    connect(m_summary, &SummaryPane::edited, this, [this] {
        m_review.reviewText(m_summary->text());
        updateTools();
        updateHeads();
    });
    connect(m_compact, &QToolButton::clicked, this, [this] { beginCompaction(); });
    connect(m_compare, &QToolButton::clicked, this, &CompactionPage::compareLevels);
    connect(m_model, &QToolButton::clicked, this, &CompactionPage::setUpModel);
    connect(&m_asker, &ModelAsker::answered, this, &CompactionPage::takeAnswer);
    connect(&m_asker, &ModelAsker::failed, this, &CompactionPage::takeFailure);
    connect(&m_asker, &ModelAsker::ended, this, &CompactionPage::updateTools);
    connect(&m_asker, &ModelAsker::begun, this, &CompactionPage::updateSteps);
    connect(&m_asker, &ModelAsker::ended, this, &CompactionPage::updateSteps);
    connect(m_edit, &QToolButton::clicked, this, [this] { setEditing(true); });
    connect(m_dissolve, &QToolButton::clicked, this, &CompactionPage::dissolve);
    connect(m_prune, &QToolButton::clicked, this, &CompactionPage::pruneRequested);
    connect(m_apply, &QPushButton::clicked, this, &CompactionPage::apply);
    connect(m_discard, &QPushButton::clicked, this, &CompactionPage::discard);
    connect(m_add, &QPushButton::clicked, this, &CompactionPage::addFinding);
    connect(m_goTo, &QPushButton::clicked, this, &CompactionPage::goToUse);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        const int kind = m_kinds->currentData().toInt();
        m_filter->setKind(kind < 0 ? std::nullopt : std::optional(LossKind(kind)));
        updateHeads();
    });
    connect(m_findings->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompactionPage::chooseFinding);
    connect(m_findings, &QTreeView::activated, this, &CompactionPage::goToUse);
    connect(m_message, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == "compact"_L1)
            beginCompaction();
        else
            m_source.load();
    });
    passJobs(&m_source);
    passJobs(&m_review);
    passJobs(&m_asker);
}

} // namespace stemma
