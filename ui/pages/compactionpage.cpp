// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compactionpage.h"

#include "core/models/messagemodel.h"
#include "core/models/partsource.h"
#include "ui/common/refusaltext.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"
#include "ui/context/rulesbook.h"
#include "ui/context/rulesmenu.h"
#include "ui/context/vocabularychoice.h"
#include "ui/pages/compaction/askingsteps.h"
#include "ui/pages/compaction/compactiontools.h"
#include "ui/pages/compaction/coveredpane.h"
#include "ui/pages/compaction/draftdialogs.h"
#include "ui/pages/compaction/draftwords.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compaction/summarycolumn.h"
#include "ui/pages/compaction/summaryconsent.h"
#include "ui/timeline/thumbnails.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

CompactionPage::CompactionPage(OpenStore* store, const SessionId& session, QWidget* parent)
    : AsidePage(store, session, parent)
    , m_source(store, session)
    , m_flags(LossFlagSource::shared(store, session))
    , m_drafts(store, session)
    , m_dialogs(new DraftDialogs(m_drafts, this))
    , m_messages(new MessageModel(*store, session, this))
    , m_tools(new CompactionTools(this))
    , m_steps(new AskingSteps(m_drafts.requests(), this))
    , m_graph(new CompactionGraphView(&m_source, m_flags.get(), this))
    , m_reviewed(new ReviewPane(*store, m_messages, this))
    , m_reviewer(new SummaryReviewer(store, session, m_reviewed, this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_message(new QLabel(this))
{
    layOut();
    setFocusProxy(m_graph);
    connectParts();
    connectTools();
    connectDrafts();
    takeGraph();
}

CompactionPage::~CompactionPage()
{
    covered()->timeline()->setModel(nullptr); // the model goes before the views
}

void CompactionPage::layOut()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_steps);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_parts->addWidget(m_graph);
    m_parts->addWidget(m_reviewed);
    m_parts->setStretchFactor(0, 2);
    m_parts->setStretchFactor(1, 3);
    m_parts->setChildrenCollapsible(false);
    layout->addWidget(m_parts, 1);
    layout->addWidget(m_message, 1);
}

void CompactionPage::connectParts()
{
    connect(&m_source, &CompactionSource::changed, this, &CompactionPage::takeGraph);
    connect(&m_source, &CompactionSource::barsChanged, this, &CompactionPage::updateHeads);
    // The place among the covered messages waits for their outline.
    connect(m_messages, &MessageModel::ready, this, [this] {
        findings()->fitNumbers(m_messages->rowCount());
        const CompactionNode* shown = node();
        if (shown && !m_drafts.shown() && covered()->timeline()->topRow() < shown->from)
            covered()->showNode(*shown);
    });
    connect(m_reviewer, &SummaryReviewer::changed, this, &CompactionPage::takeReview);
    connect(m_reviewer, &SummaryReviewer::noticed, this, &CompactionPage::noticed);
    connect(m_reviewer, &SummaryReviewer::modelWanted, m_dialogs, &DraftDialogs::setUpModel);
    connect(m_graph, &CompactionGraphView::currentChanged, this, &CompactionPage::takeNode);
    connect(m_graph, &CompactionGraphView::activated, this,
        [this] { covered()->timeline()->setFocus(Qt::OtherFocusReason); });
    connect(m_graph, &CompactionGraphView::messageActivated, this, &CompactionPage::chooseMessage);
    connect(m_graph, &CompactionGraphView::menuRequested, this,
        [this](int /*node*/, const QPoint& global) { showMenu(global); });
    covered()->timeline()->thumbnails().setSource(
        [this](const MessagePtr& message, int part, int number, const JobControl& job) {
            return partsource::image(*store(), message, part, number, job);
        });
    connect(covered()->timeline(), &TimelineView::reviewRequested, this, &CompactionPage::showNode);
    connect(covered()->timeline(), &TimelineView::activated, this, [this](int row) {
        if (const MessagePtr message = m_messages->peek(row))
            emit placeChosen(store(), session(), message->id);
    });
    connect(m_reviewed, &ReviewPane::textChanged, this, [this] {
        m_reviewer->reviewText(summary()->text());
        updateAll();
    });
    connect(column(), &SummaryColumn::applyRequested, this, &CompactionPage::apply);
    connect(column(), &SummaryColumn::discardRequested, this, &CompactionPage::discard);
    connect(findings(), &FindingsPane::useRequested, this, [this](qint64 message) {
        const qint64 key = m_messages->outlineRow(int(message)).key;
        partsource::idOf(*store(), session(), key).then(this, [this](const Result<MessageId>& id) {
            if (id)
                emit placeChosen(store(), session(), *id);
        });
    });
    connect(m_message, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == "compact"_L1)
            m_drafts.begin();
        else
            m_source.load();
    });
    passJobs(&m_source);
    passJobs(&m_reviewer->rules());
    passJobs(&m_reviewer->model());
    passJobs(&m_reviewer->model().asker());
    passJobs(m_drafts.requests().asker());
}

void CompactionPage::connectTools()
{
    connect(m_tools, &CompactionTools::compactRequested, this, [this] { m_drafts.begin(); });
    connect(m_tools, &CompactionTools::levelChosen, &m_drafts, &CompactionDrafts::chooseLevel);
    connect(m_tools->compareButton(), &QToolButton::clicked, m_dialogs, &DraftDialogs::compare);
    connect(m_tools->compareModelsAction(), &QAction::triggered, m_dialogs, &DraftDialogs::chooseModels);
    connect(m_tools->modelButton(), &QToolButton::clicked, m_dialogs, &DraftDialogs::setUpModel);
    connect(m_tools->editButton(), &QToolButton::clicked, this, [this] {
        summary()->setEditing(true);
        m_reviewer->reviewText(summary()->text());
        updateAll();
    });
    connect(m_tools->dissolveButton(), &QToolButton::clicked, this, [this] {
        if (const CompactionNode* shown = node())
            emit editRequested(DissolveEdit {session(), shown->summary.id}, shown->at);
    });
    connect(m_tools->pruneButton(), &QToolButton::clicked, this, &CompactionPage::pruneRequested);
    connect(
        m_tools->mergeAllAction(), &QAction::triggered, this, [this] { m_drafts.begin(m_source.graph()->active()); });
    connect(m_tools->mergeAction(), &QAction::triggered, this, [this] {
        const QList<NodeId> active = m_source.graph()->active();
        if (const qsizetype at = active.indexOf(m_shown); at > 0)
            m_drafts.begin(active.sliced(at - 1, 2));
    });
    connect(m_tools->againAction(), &QAction::triggered, this, [this] { m_drafts.begin(QList {m_shown}); });
    connect(m_tools->bringBackAction(), &QAction::triggered, this,
        [this] { emit editRequested(CompactEdit {session(), {}, {m_shown}, SummaryDraft::Deterministic, {}}, -1); });
}

void CompactionPage::connectDrafts()
{
    m_drafts.setGate([this] { return mayBegin(); });
    m_drafts.setEditedSource([this] {
        const bool isReviewed = review() && !m_reviewer->isReviewing();
        return CompactionDrafts::Edited {
            summary()->text(), isReviewed ? std::optional(review()->total.share()) : std::nullopt};
    });
    m_drafts.setEndpointSource([this] { return m_book && m_book->isSet() ? m_book->endpoint() : ModelEndpoint(); });
    SummaryRequests& requests = m_drafts.requests();
    requests.setBusyCheck([this] { return m_reviewer->isReviewing(); });
    requests.setKeyFinder(
        [this](const ModelEndpoint& endpoint, QObject* context, const std::function<void(const QString&)>& take) {
            if (m_book)
                m_book->findKey(endpoint, context, take);
        });
    new SummaryConsent(requests, m_source, this);
    connect(&m_drafts, &CompactionDrafts::changed, this, &CompactionPage::updateAll);
    connect(&m_drafts, &CompactionDrafts::draftShown, this, &CompactionPage::showDraft);
    connect(&m_drafts, &CompactionDrafts::noticed, this, &CompactionPage::noticed);
}

void CompactionPage::setEndpoints(EndpointBook* book)
{
    m_book = book;
    m_dialogs->setEndpoints(book);
    m_reviewer->setEndpoints(book);
    connect(book, &EndpointBook::changed, this, &CompactionPage::updateAll);
    updateAll();
}

void CompactionPage::setRules(RulesBook* book, VocabularyChoice* counting)
{
    m_tools->setRulesMenu(new RulesMenu(book, counting, store(), session(), this));
    connect(book, &RulesBook::changed, this, [this](const OpenStore* changed) {
        if (changed == store())
            takeRules();
    });
    connect(counting, &VocabularyChoice::changed, this, &CompactionPage::takeRules);
}

bool CompactionPage::isIdle() const
{
    return m_source.isComplete() && !m_reviewer->isWorking() && !m_flags->isWorking() && m_drafts.isIdle()
        && m_messages->isComplete()
        && (m_messages->rowCount() == 0 || m_parts->isHidden() || covered()->timeline()->isComplete());
}

void CompactionPage::resizeEvent(QResizeEvent* event)
{
    AsidePage::resizeEvent(event);
    fitGraph();
}

/// As high as its summaries need, up to a half.
void CompactionPage::fitGraph()
{
    const int high = std::min(m_graph->sizeHint().height(), m_parts->height() / 2);
    m_parts->setSizes({high, m_parts->height() - high});
}

// ---- what is shown ---------------------------------------------------------------------------------

const CompactionNode* CompactionPage::node() const
{
    const int current = m_graph->current();
    return current >= 0 && current < int(m_source.graph()->nodes.size()) ? &m_source.graph()->nodes[size_t(current)]
                                                                         : nullptr;
}

void CompactionPage::focusOn(const QString& what)
{
    if (!what.isEmpty() && what != m_shown.value)
        showNode(NodeId(what));
}

void CompactionPage::showNode(const NodeId& node)
{
    const int at = m_source.graph()->find(node);
    m_wanted = at >= 0 ? NodeId() : node;
    if (at >= 0)
        m_graph->setCurrent(at);
}

void CompactionPage::showLoss(const NodeId& node)
{
    m_lossWanted = node;
    showNode(node);
    chooseLoss();
}

void CompactionPage::chooseLoss()
{
    if (m_lossWanted.isEmpty() || m_lossWanted != m_shown || !review() || m_reviewer->isReviewing())
        return;
    m_lossWanted = {};
    m_reviewer->chooseWorst();
}

void CompactionPage::takeGraph()
{
    if (!m_source.isLoading() && refusalText(store(), EditKind::Compact).isEmpty())
        m_drafts.probeNodes();
    if (!m_wanted.isEmpty() && !m_source.isLoading())
        showNode(std::exchange(m_wanted, {}));
    const bool wasShown = m_parts->isVisibleTo(this);
    updateMessage();
    if (!wasShown) // once the parts have their places
        QMetaObject::invokeMethod(this, &CompactionPage::fitGraph, Qt::QueuedConnection);
    updateAll();
}

bool CompactionPage::isUnsaved() const
{
    return m_drafts.shown() || (summary()->isEditing() && summary()->text() != summary()->storedText());
}

/// Another summary was chosen, or the same one was read again; a text that is not written yet stays.
void CompactionPage::takeNode()
{
    const CompactionNode* chosen = node();
    const NodeId id = chosen ? chosen->summary.id : NodeId();
    const int before = m_source.graph()->find(m_shown);
    if (isUnsaved() && (before >= 0 || m_drafts.shown())) {
        if (id != m_shown && before >= 0) {
            emit noticed(tr("Apply or discard the new text before you select another summary."));
            m_graph->setCurrent(before);
        }
        updateHeads();
        return;
    }
    m_shown = id;
    if (id != m_lossWanted && m_wanted.isEmpty())
        m_lossWanted = {};
    showNodeText();
}

void CompactionPage::showNodeText()
{
    const CompactionNode* shown = node();
    if (!shown) {
        m_reviewer->clear();
        summary()->setText({});
    } else {
        summary()->setText(shown->summary.text.text);
        covered()->showNode(*shown);
        if (shown->hasSpan())
            m_reviewer->review(shown->from, shown->to, shown->summary.text.text, shown->at);
        else
            m_reviewer->clear();
    }
    updateAll();
}

void CompactionPage::showDraft()
{
    const SummaryDraft draft = *m_drafts.shown();
    updateMessage();
    m_graph->setMarked(draft.from, draft.to);
    summary()->setText(draft.text);
    summary()->setEditing(true);
    covered()->showRows(draft.from, draft.to);
    m_reviewer->review(draft.from, draft.to, draft.text);
    updateHeads();
}

void CompactionPage::takeReview()
{
    m_drafts.takeEdited();
    updateHeads();
    chooseLoss();
    if (!m_reviewer->isReviewing())
        m_drafts.requests().goOn();
}

/// What is tried out without a model is made anew; what somebody or a model wrote stays.
void CompactionPage::takeRules()
{
    reload();
    if (m_drafts.shown() && !m_drafts.requests().isAsking() && !m_drafts.makeAgain())
        emit noticed(tr("This preview was made with the previous rules. Preview again to use the new ones."));
}

// ---- what is chosen --------------------------------------------------------------------------------

void CompactionPage::chooseMessage(qint64 index)
{
    const MessagePtr message = m_messages->messageAt(int(index));
    if (!message)
        return;
    if (m_drafts.shown() && m_drafts.shown()->wish.nodes.isEmpty())
        m_drafts.begin(message->id);
    else
        emit placeChosen(store(), session(), message->id);
}

void CompactionPage::showMenu(const QPoint& global)
{
    QMenu* menu = m_tools->makeNodeMenu();
    menu->addSeparator();
    menu->addAction(tr("Go to its message"), this, [this] {
        if (const CompactionNode* shown = node())
            emit placeChosen(store(), session(), shown->summary.inMessage());
    });
    menu->popup(global);
}

// ---- editing and applying --------------------------------------------------------------------------

/// The text of a stored summary that somebody is typing is not replaced by one that is tried out.
bool CompactionPage::mayBegin()
{
    if (!refusalText(store(), EditKind::Compact).isEmpty())
        return false;
    const bool isTyping = isUnsaved() && !m_drafts.shown();
    if (isTyping)
        emit noticed(tr("Apply or discard the new text first."));
    return !isTyping;
}

void CompactionPage::apply()
{
    const QString text = summary()->text();
    m_isAsked = true;
    if (const auto& draft = m_drafts.shown()) {
        emit editRequested(m_drafts.edit(text, draft->made.makesSession && column()->isInPlace()), -1);
        return;
    }
    const CompactionNode* shown = node();
    if (!shown)
        return;
    const MessageId id = shown->summary.inMessage();
    m_source.textPartOf(shown->summary).then(this, [this, id, row = shown->at, text](const Result<int>& part) {
        if (part)
            emit editRequested(TextEdit {session(), id, *part, text}, row);
        else
            emit noticed(part.error().text);
    });
}

void CompactionPage::takeApplied(const Receipt& receipt)
{
    if (!m_isAsked || receipt.session != session() || (receipt.action != "compact"_L1 && receipt.action != "edit"_L1))
        return;
    m_isAsked = false;
    endDraft();
    summary()->setText(summary()->text()); // what is written now
    m_source.load();
}

void CompactionPage::discard()
{
    endDraft();
    m_isAsked = false;
    // The one before may have gone from the store while another text was tried out.
    m_shown = node() ? node()->summary.id : NodeId();
    showNodeText();
    m_graph->setFocus(Qt::OtherFocusReason);
}

void CompactionPage::endDraft()
{
    m_drafts.clear();
    m_graph->setMarked(-1, -1);
    updateMessage();
}

// ---- updates ---------------------------------------------------------------------------------------

void CompactionPage::updateAll()
{
    const auto& draft = m_drafts.shown();
    const bool isEditing = summary()->isEditing();
    CompactionTools::State state;
    state.node = draft ? nullptr : node();
    state.active = m_source.graph()->active();
    state.level = m_drafts.level();
    state.drafts = qsizetype(m_drafts.all().size());
    state.hasDraft = draft.has_value();
    state.isBusy = m_drafts.isMaking() || m_drafts.requests().isAsking();
    state.isEditing = isEditing;
    state.hasEndpoints = m_book;
    state.hasModel = m_book && m_book->isSet();
    state.againstCompact = draftwords::againstCompact(m_source, refusalText(store(), EditKind::Compact));
    state.againstNodes = m_drafts.refusalOfNodes();
    state.againstText = refusalText(store(), EditKind::Text);
    state.againstDissolve = refusalText(store(), EditKind::Dissolve);
    state.againstPrune = refusalText(store(), EditKind::Prune);
    m_tools->setState(state);
    m_reviewed->updateButtons(
        draft ? &draft->made : nullptr, draft || isEditing || m_tools->editButton()->isEnabled(), state.againstText);
    updateHeads();
}

void CompactionPage::updateHeads()
{
    const CompactionNode* shown = node();
    const auto& draft = m_drafts.shown();
    covered()->setWords(draftwords::covered(m_source, shown, draft));
    m_tools->setFigures(draftwords::figures(m_source, shown, draft));
    column()->setWords(draftwords::title(shown, draft), draftwords::state(shown, draft, summary()->isEditing()));
}

void CompactionPage::updateMessage()
{
    const bool isShown = !m_source.graph()->nodes.empty() || m_drafts.shown();
    m_parts->setVisible(isShown);
    m_message->setVisible(!isShown);
    m_message->setText(draftwords::instead(m_source, refusalText(store(), EditKind::Compact)));
}

} // namespace stemma
