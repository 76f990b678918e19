// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compactionpage.h"

#include "core/models/compactiontexts.h"
#include "core/models/lossmodel.h"
#include "core/models/messagemodel.h"
#include "ui/common/format.h"
#include "ui/common/refusaltext.h"
#include "ui/common/style.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/lossmeters.h"
#include "ui/compaction/panehead.h"
#include "ui/compaction/summarypane.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

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
            emit noticed(tr("Apply or discard the new text before you select another summary."));
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
    m_findingsHead->setWords(tr("Lost; needed again first"), m_review.review() ? count : QString());
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
        m_message->setText(tr("Not compacted yet. %1").arg(reason.toHtmlEscaped()));
    } else {
        m_message->setText(
            u"%1<br>%2"_s.arg(tr("Not compacted yet."), Style::link(u"compact"_s, tr("Preview a compaction"))));
    }
}

QString CompactionPage::refusal(EditKind kind) const
{
    return refusalText(store(), kind);
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
    set(m_edit, shown && !isEditing, refusal(EditKind::Text), tr("Edit the text of the summary"));
    set(m_dissolve, shown && !isEditing, refusal(EditKind::Dissolve),
        tr("Put the replaced messages back into the context"));
    set(m_prune, true, refusal(EditKind::Prune), tr("Choose which tool outputs to prune or restore"));
    updateNodeActions();
    m_apply->parentWidget()->setVisible(isEditing || m_draft);
    m_inPlace->setVisible(m_draft && m_draft->makesSession);
    if (m_draft)
        set(m_inPlace, true, m_draft->notInPlace,
            tr("Append the summary and the kept messages to this session instead of making a new one"));
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
        edit.inPlace = m_draft->makesSession && m_inPlace->isEnabled() && m_inPlace->isChecked();
        emit editRequested(edit, -1);
        return;
    }
    const CompactionNode* shown = node();
    if (!shown)
        return;
    // The message shows which of its parts the text is.
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
                return fail(Errc::NotFound, tr("The summary has no text that can be edited."));
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

} // namespace stemma
