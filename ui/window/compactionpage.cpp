// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/compactionpage.h"

#include "core/edit/modelsummary.h"
#include "core/models/compactionwords.h"
#include "core/models/lossmodel.h"
#include "core/models/messagemodel.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/lossmeters.h"
#include "ui/compaction/panehead.h"
#include "ui/compaction/summarypane.h"
#include "ui/window/editing.h"

#include <QAction>
#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSet>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
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

CompactionPage::CompactionPage(OpenStore* store, const SessionId& session, QWidget* parent)
    : AsidePage(store, session, parent)
    , m_source(store, session)
    , m_review(store, session)
    , m_messages(new MessageModel(*store, session, this))
    , m_graph(new CompactionGraphView(&m_source, this))
    , m_meters(new LossMeters(this))
    , m_losses(new LossModel(this))
    , m_filter(new LossFilter(m_losses, this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_message(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTools());
    layout->addWidget(makeSteps());
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto* below = new QWidget(this);
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_columns->addWidget(makeCovered());
    m_columns->addWidget(makeSummary());
    m_columns->addWidget(makeFindings());
    m_columns->setChildrenCollapsible(false);
    for (const int i : {0, 1, 2})
        m_columns->setStretchFactor(i, i == 1 ? 3 : 4);
    column->addWidget(m_meters);
    column->addWidget(m_columns, 1);
    m_parts->addWidget(m_graph);
    m_parts->addWidget(below);
    m_parts->setStretchFactor(0, 2);
    m_parts->setStretchFactor(1, 3);
    m_parts->setChildrenCollapsible(false);
    layout->addWidget(m_parts, 1);
    layout->addWidget(m_message, 1);
    setFocusProxy(m_graph);
    connectParts();
    takeGraph();
}

CompactionPage::~CompactionPage()
{
    m_drafting.cancel();
    m_covered->setModel(nullptr);
}

QString CompactionPage::titleFor(const QString& sessionTitle) const
{
    return tr("Compaction · %1").arg(sessionTitle);
}

bool CompactionPage::isIdle() const
{
    return m_source.isComplete() && !m_review.isWorking() && !m_isDrafting && !m_asker.isAsking() && !m_waitsForReview
        && m_messages->isComplete() && (m_messages->rowCount() == 0 || m_parts->isHidden() || m_covered->isComplete());
}

void CompactionPage::resizeEvent(QResizeEvent* event)
{
    AsidePage::resizeEvent(event);
    const int wide = width();
    m_columns->setSizes({wide * 35 / 100, wide * 26 / 100, wide * 39 / 100});
    fitGraph();
    fitTools();
}

/// As high as its summaries need, up to a half.
void CompactionPage::fitGraph()
{
    const int high = std::min(m_graph->sizeHint().height(), m_parts->height() / 2);
    m_parts->setSizes({high, m_parts->height() - high});
}

void CompactionPage::reload()
{
    m_source.load();
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

/// Whether the format merges summaries, or writes one anew, at all: what it says of one that nobody has.
void CompactionPage::probeNodes()
{
    store()
        ->run(
            [session = session()](SessionStore& store, const JobControl& job) {
                const auto draft = store.draftCompaction({session, {}, {NodeId(u"-"_s)}, Deterministic, {}}, job);
                return !draft && draft.error().code == Errc::NotSupported ? draft.error().text : QString();
            },
            Lane::Visible)
        .then(this, [this](const QString& reason) {
            m_againstNodes = reason;
            updateNodeActions();
        });
}

void CompactionPage::takeGraph()
{
    if (!m_source.isLoading() && refusal(EditKind::Compact).isEmpty())
        probeNodes();
    if (!m_wanted.isEmpty() && !m_source.isLoading())
        showNode(std::exchange(m_wanted, {}));
    const bool wasShown = m_parts->isVisibleTo(this);
    updateMessage();
    if (!wasShown) // once the parts have their places
        QMetaObject::invokeMethod(this, &CompactionPage::fitGraph, Qt::QueuedConnection);
    updateHeads();
    updateTools();
}

bool CompactionPage::isUnsaved() const
{
    return m_draft || (m_summary->isEditing() && m_summary->text() != m_summary->storedText());
}

/// Another summary was chosen, or the same one was read again; a text that is not written yet stays.
void CompactionPage::takeNode()
{
    const CompactionNode* chosen = node();
    const NodeId id = chosen ? chosen->summary.id : NodeId();
    const int before = m_source.graph()->find(m_shown);
    if (isUnsaved() && (before >= 0 || m_draft)) {
        if (id != m_shown && before >= 0) {
            emit noticed(tr("Apply the new text or throw it away, then choose another summary."));
            m_graph->setCurrent(before);
        }
        updateHeads();
        return;
    }
    m_shown = id;
    showNodeText();
}

void CompactionPage::takeApplied(const Receipt& receipt)
{
    if (!m_isAsked || receipt.session != session() || (receipt.action != "compact"_L1 && receipt.action != "edit"_L1))
        return;
    m_isAsked = false;
    stopDrafting();
    m_drafts.clear();
    endDraft();
    m_stepWords.clear();
    updateSteps();
    m_summary->setText(m_summary->text()); // what is written now
    m_source.load();
}

void CompactionPage::showNodeText()
{
    const CompactionNode* shown = node();
    if (!shown) {
        m_review.clear();
        m_summary->setText({});
    } else {
        m_summary->setText(shown->summary.text.text);
        showCovered(shown->from, shown->to);
        if (shown->hasSpan())
            m_review.review(shown->from, shown->to, shown->summary.text.text, shown->at);
        else
            m_review.clear();
    }
    updateHeads();
    updateTools();
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

/// Rows of the covered messages, two at least one after the other, in which nothing was found that could be lost.
std::vector<TimelineView::RowRun> CompactionPage::runsWithoutFindings() const
{
    std::vector<TimelineView::RowRun> runs;
    const LossReviewPtr& review = m_review.review();
    if (!review || m_shownRows.first < 0)
        return runs;
    std::set<qint64> found {m_shownRows.second + 1};
    for (const LossFinding& finding : review->findings) {
        for (const FactPlace& place : finding.places)
            found.insert(place.message);
    }
    qint64 next = m_shownRows.first;
    for (const qint64 row : found) {
        if (row - next >= 2)
            runs.push_back({int(next), int(row - 1)});
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

std::optional<qint64> CompactionPage::coveredTokens() const
{
    if (m_draft)
        return m_draft->tokens;
    const CompactionNode* shown = node();
    return shown ? m_source.tokensBetween(shown->from, shown->to) : std::nullopt;
}

void CompactionPage::updateHeads()
{
    const CompactionNode* shown = node();
    QStringList covered;
    if (shown && shown->hasSpan() && !m_draft)
        covered += format::range(shown->from + 1, shown->to + 1);
    if (m_draft && isOfSummaries(m_wish))
        covered += tr("%n summary(s)", nullptr, int(m_draft->covers));
    else if (m_draft)
        covered += tr("%n message(s)", nullptr, int(m_draft->covers));
    else if (shown && !shown->hasSpan() && shown->summary.covers)
        covered += tr("%n message(s)", nullptr, int(*shown->summary.covers));
    if (const auto tokens = coveredTokens())
        covered += tr("%1 tokens").arg(format::tokens(*tokens, true));
    m_coveredHead->setWords(tr("Covered messages"), covered.join(u" · "_s));

    if (m_draft) {
        m_summaryHead->setWords(tr("Preview"), tr("nothing is written"));
    } else if (shown) {
        QStringList words {compactionwords::state(*shown)};
        if (shown->summary.tokens)
            words += tr("%1 tokens").arg(format::number(*shown->summary.tokens));
        if (m_summary->isEditing())
            words.prepend(tr("being edited"));
        m_summaryHead->setWords(compactionwords::name(*shown), words.join(u" · "_s));
    } else {
        m_summaryHead->setWords(tr("Summary"), {});
    }
    QString count = format::number(m_filter->rowCount());
    if (m_review.isPartial())
        count = tr("%1, not all messages were read").arg(count);
    m_findingsHead->setWords(tr("Lost, needed first"), m_review.review() ? count : QString());
    updateFigures();
}

void CompactionPage::updateFigures()
{
    const CompactionGraph& graph = *m_source.graph();
    QStringList words;
    if (!graph.nodes.empty()) {
        const QString all = tr("%n summary(s)", nullptr, int(graph.nodes.size()));
        words += tr("%1, %n active", nullptr, graph.activeCount()).arg(all);
    }
    const CompactionNode* shown = node();
    const auto before = coveredTokens();
    auto after = m_draft ? std::optional<qint64>() : shown ? shown->summary.tokens : std::nullopt;
    const bool isGuess = shown && !m_draft && !after && !shown->summary.text.isEmpty();
    constexpr qint64 BytesPerToken = 4;
    if (isGuess) // what the format does not store
        after = (shown->summary.text.bytes + BytesPerToken - 1) / BytesPerToken;
    if (before && after && *before > 0) {
        const double change = 100.0 * double(*after - *before) / double(*before);
        const QString share = (change <= 0 ? u"\u2212"_s : u"+"_s) + QLocale().toString(qAbs(change), 'f', 0) + u" %"_s;
        const QColor ink = change <= 0 ? Style::colours().ok : Style::colours().warning;
        words += u"<b>%1</b> <span style='color:%2'>%3</span>"_s.arg(
            tr("%1 → %2 tokens").arg(format::tokens(*before, true), format::tokens(*after, isGuess)), ink.name(),
            share);
    }
    m_figureWords = words;
    fitTools();
}

void CompactionPage::updateMessage()
{
    const bool hasNodes = !m_source.graph()->nodes.empty();
    const bool isShown = hasNodes || m_draft;
    m_parts->setVisible(isShown);
    m_message->setVisible(!isShown);
    const auto& error = m_source.error();
    if (error && error->code != Errc::Cancelled) {
        m_message->setText(u"%1<br>%2"_s.arg(error->text.toHtmlEscaped(), Style::link(u"retry"_s, tr("Retry"))));
    } else if (m_source.isLoading()) {
        m_message->setText(tr("Reading the summaries…"));
    } else if (const QString reason = refusal(EditKind::Compact); !reason.isEmpty()) {
        m_message->setText(tr("This session has no summaries. %1").arg(reason.toHtmlEscaped()));
    } else {
        m_message->setText(u"%1<br>%2"_s.arg(tr("This session has no summaries: nothing of it was compacted."),
            Style::link(u"compact"_s, tr("Preview a compaction"))));
    }
}

QString CompactionPage::refusal(EditKind kind) const
{
    return Editing::refusal(store(), kind);
}

void CompactionPage::updateTools()
{
    const CompactionNode* shown = m_draft ? nullptr : node();
    const auto set = [](QAbstractButton* button, bool on, const QString& reason, const QString& tip) {
        button->setEnabled(on && reason.isEmpty());
        button->setToolTip(on && !reason.isEmpty() ? reason : tip);
    };
    const bool isEditing = m_summary->isEditing();
    updateLevels();
    set(m_compact, !m_isDrafting && !m_draft && !m_asker.isAsking() && !isEditing, refusal(EditKind::Compact),
        tr("Try out a new summary; nothing is written"));
    set(m_edit, shown && !isEditing, refusal(EditKind::Text), tr("Change what the summary says"));
    set(m_dissolve, shown && !isEditing, refusal(EditKind::Dissolve), tr("Put back what the summary stands for"));
    set(m_prune, true, refusal(EditKind::Prune),
        tr("Choose which tool outputs leave the context, and which come back"));
    updateNodeActions();
    m_apply->parentWidget()->setVisible(isEditing || m_draft);
    m_apply->setEnabled(m_draft || (isEditing && m_summary->text() != m_summary->storedText()));
    updateFindingButtons();
}

// ---- editing and trying out ------------------------------------------------------------------------

void CompactionPage::setEditing(bool editing)
{
    m_summary->setEditing(editing);
    m_review.reviewText(m_summary->text());
    updateTools();
    updateHeads();
}

void CompactionPage::beginCompaction(const MessageId& to)
{
    m_stepWords.clear();
    beginDraft({.session = session(), .to = to, .nodes = {}, .level = m_level, .text = {}});
}

void CompactionPage::beginCompaction(const QList<NodeId>& nodes)
{
    m_stepWords.clear();
    beginDraft({.session = session(), .to = {}, .nodes = nodes, .level = m_level, .text = {}});
}

void CompactionPage::beginDraft(const CompactEdit& wish)
{
    // What the next levels would be asked for is told before the first one is.
    QList<int> levels;
    for (int level = wish.level; level < Deterministic; ++level)
        levels += level;
    if (levels.isEmpty())
        levels += wish.level;
    runDrafts(wish, levels, [this](const Result<QList<Draft>>& drafts) { takeDraft(drafts); });
}

/// What there is to be summarised at each of the levels; where it cannot be had for the first one there is nothing.
void CompactionPage::runDrafts(
    const CompactEdit& wish, const QList<int>& levels, const std::function<void(const Result<QList<Draft>>&)>& take)
{
    if (!refusal(EditKind::Compact).isEmpty())
        return;
    if (isUnsaved() && !m_draft) { // the text of a stored summary, as somebody is typing it
        emit noticed(tr("Apply the new text or throw it away first."));
        return;
    }
    stopDrafting();
    m_isDrafting = true;
    updateTools();
    store()
        ->run(
            [wish, levels](SessionStore& store, const JobControl& job) -> Result<QList<Draft>> {
                QList<Draft> drafts;
                for (const int level : levels) {
                    CompactEdit edit = wish;
                    edit.level = level;
                    auto call = draftCall(store, edit, job);
                    if (!call && drafts.isEmpty())
                        return std::unexpected(call.error());
                    if (!call)
                        continue;
                    Draft draft;
                    draft.level = level;
                    draft.wish = edit;
                    // Without a model, what was asked for is what is written.
                    draft.edit = level < Deterministic ? call->edit : edit;
                    draft.made = std::move(call->draft);
                    const auto outline = store.outline(wish.session, job);
                    const auto first = store.keyOf(wish.session, draft.made.first, job);
                    const auto last = store.keyOf(wish.session, draft.made.last, job);
                    if (!outline || !first || !last)
                        return std::unexpected(!outline ? outline.error() : !first ? first.error() : last.error());
                    const auto place = [&](qint64 key) {
                        return qint64(std::ranges::find(*outline, key, &OutlineRow::key) - outline->begin());
                    };
                    draft.from = place(*first);
                    draft.to = place(*last);
                    drafts += draft;
                }
                return drafts;
            },
            Lane::Visible, m_drafting)
        .then(this, [this, take, job = m_drafting](const Result<QList<Draft>>& drafts) {
            if (job.isCancelled())
                return;
            m_isDrafting = false;
            take(drafts);
        });
}

/// What is still being made, or asked of a model, is not wanted any more.
void CompactionPage::stopDrafting()
{
    m_drafting.cancel();
    m_drafting = {};
    m_isDrafting = false;
    m_waitsForReview = false;
    m_asked.reset();
    m_next.clear();
    m_asker.cancel();
    updateSteps();
}

void CompactionPage::endDraft()
{
    if (!m_draft)
        return;
    m_draft.reset();
    m_graph->setMarked(-1, -1);
    updateMessage();
}

void CompactionPage::chooseMessage(qint64 index)
{
    const MessagePtr message = m_messages->messageAt(int(index));
    if (!message)
        return;
    if (m_draft && m_wish.nodes.isEmpty())
        beginCompaction(message->id);
    else
        emit placeChosen(store(), session(), message->id);
}

void CompactionPage::apply()
{
    const QString text = m_summary->text();
    m_isAsked = true;
    if (m_draft) {
        CompactEdit edit = m_drafts.at(m_shownDraft).edit;
        if (edit.level < Deterministic || text != m_draft->text)
            edit.text = text;
        emit editRequested(edit, -1);
        return;
    }
    const CompactionNode* shown = node();
    if (!shown)
        return;
    // Which part of its message the text is, the message tells.
    const MessageId id(shown->summary.id.value);
    const qint64 row = shown->at;
    store()
        ->run(
            [session = session(), id](SessionStore& store, const JobControl& job) -> Result<int> {
                const auto key = store.keyOf(session, id, job);
                const auto found
                    = key ? store.messages(session, {&*key, 1}, {.maxText = 0}, job) : std::unexpected(key.error());
                if (!found)
                    return std::unexpected(found.error());
                for (const Part& part : found->front() ? found->front()->parts : QList<Part>()) {
                    if (part.as<TextPart>())
                        return part.index;
                }
                return fail(Errc::NotFound, tr("The summary has no text of its own that could be changed."));
            },
            Lane::Visible, m_drafting)
        .then(this, [this, id, row, text](const Result<int>& part) {
            if (part)
                emit editRequested(TextEdit {session(), id, *part, text}, row);
            else
                emit noticed(part.error().text);
        });
}

void CompactionPage::discard()
{
    stopDrafting();
    m_drafts.clear();
    endDraft();
    m_stepWords.clear();
    updateSteps();
    m_isAsked = false;
    // The one before may have gone from the store while another text was tried out.
    m_shown = node() ? node()->summary.id : NodeId();
    showNodeText();
    m_graph->setFocus(Qt::OtherFocusReason);
}

void CompactionPage::dissolve()
{
    if (const CompactionNode* shown = node())
        emit editRequested(DissolveEdit {session(), shown->summary.id}, shown->at);
}

void CompactionPage::showMenu(int /*node*/, const QPoint& global)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](QToolButton* button) {
        QAction* action = menu->addAction(button->icon(), button->text(), button, &QToolButton::click);
        action->setEnabled(button->isEnabled());
        action->setToolTip(button->toolTip());
    };
    add(m_edit);
    add(m_dissolve);
    menu->addActions({m_again, m_merge, m_bringBack});
    menu->addSeparator();
    menu->addAction(tr("Go to its message"), this, [this] {
        if (const CompactionNode* shown = node())
            emit placeChosen(store(), session(), MessageId(shown->summary.id.value));
    });
    menu->setToolTipsVisible(true);
    menu->popup(global);
}

// ---- findings --------------------------------------------------------------------------------------

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
    m_add->setToolTip(canEdit ? tr("Put it into the text of the summary") : refusal(EditKind::Text));
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
