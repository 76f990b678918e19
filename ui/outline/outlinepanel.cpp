// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/outline/outlinepanel.h"

#include "ui/common/filteredit.h"
#include "ui/common/mutedlabel.h"
#include "ui/outline/turndelegate.h"

#include <QHash>
#include <QSet>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MostOpened = 2000; ///< turns with matches that are opened by themselves

} // namespace

OutlinePanel::OutlinePanel(QWidget* parent)
    : QWidget(parent)
    , m_model(new TurnModel(this))
    , m_search(new TurnSearch(this))
    , m_filterEdit(new FilterEdit(u"edit-find"_s, tr("Filter by words, tools, files"), this))
    , m_view(new QTreeView(this))
    , m_empty(new MutedLabel(this))
{
    const int u = Style::measures().u;
    makeView();
    m_filterEdit->setAccessibleName(tr("Filter the outline"));
    m_filterEdit->setToolTip(tr("Show only messages whose text, tool calls or file paths contain all these words. Of a "
                                "text, the first 256 KB count."));
    m_filterEdit->setList(m_view);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(4 * u);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(2 * u, u, 2 * u, u);
    top->addWidget(m_filterEdit);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    m_search->setWanted(true); // words are only typed where they are shown
    connect(m_filterEdit, &FilterEdit::wordsChanged, m_search, &TurnSearch::find);
    connect(m_model, &TurnModel::checkpointsChanged, m_view->viewport(), qOverload<>(&QWidget::update));
    connect(m_search, &TurnSearch::changed, this, &OutlinePanel::takeMatches);
    connect(m_model, &TurnModel::matchesWanted, this, &OutlinePanel::takeMatches);
    connect(m_view, &QTreeView::clicked, this, &OutlinePanel::choose);
    connect(m_view, &QTreeView::activated, this, &OutlinePanel::choose);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &OutlinePanel::updateEmptyState);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        updateEmptyState();
        if (m_isTaking) // and unfolds what was unfolded, before the view is laid out: then that is slow
            return;
        if (m_search->hasWords() && m_model->rowCount() <= MostOpened)
            m_view->expandToDepth(0);
        follow();
    });
    updateEmptyState();
}

void OutlinePanel::makeView()
{
    const int u = Style::measures().u;
    m_view->setObjectName(u"outline"_s);
    m_view->setModel(m_model);
    m_view->setHeaderHidden(true);
    m_view->setItemDelegate(new TurnDelegate(m_view));
    m_view->setMouseTracking(true);
    m_view->setIndentation(4 * u);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Outline of the session"));
}

void OutlinePanel::setCurrent(
    OpenStore* store, const SessionId& session, MessageModel* messages, SessionCheckpoints* checkpoints)
{
    if (messages != m_model->messages()) {
        m_row = -1;
        m_model->setMatches(m_search->hasWords() ? std::optional(std::vector<int>()) : std::nullopt);
        m_model->setMessages(messages);
    }
    m_model->setCheckpoints(checkpoints);
    m_search->setCurrent(store, session);
}

void OutlinePanel::setCurrentRow(int row, int part)
{
    if (row == m_row && part == m_part)
        return;
    m_row = row;
    m_part = part;
    follow();
}

/// What is open stays open, and what is closed stays closed: then the turn or the message stands for what is in it.
void OutlinePanel::follow()
{
    QModelIndex at = m_model->turnIndex(m_row);
    if (!at.isValid())
        return m_view->setCurrentIndex({});
    if (const QModelIndex step = m_model->stepIndex(m_row); step != at && m_view->isExpanded(at)) {
        at = step;
        for (int i = 0; m_view->isExpanded(step) && i < m_model->rowCount(step); ++i)
            if (const QModelIndex part = m_model->index(i, 0, step); part.data(TurnModel::PartRole) == m_part)
                at = part;
    }
    if (m_view->currentIndex() == at)
        return;
    m_view->setCurrentIndex(at);
    m_view->scrollTo(at);
}

void OutlinePanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    // Said first, so that the timeline's answer finds it current.
    m_row = index.data(TurnModel::RowRole).toInt();
    m_part = index.data(TurnModel::PartRole).toInt();
    emit rowChosen(m_row, m_part);
}

void OutlinePanel::takeMatches()
{
    // What was folded or unfolded stays so while more is found of the same words.
    const bool isMore = m_search->hasWords() && m_search->words() == m_words;
    m_words = m_search->words();
    QHash<int, bool> turns; // by their first row
    QSet<int> steps;
    const QModelIndex top = isMore ? m_view->indexAt({1, 1}) : QModelIndex();
    const int topRow = top.isValid() ? top.data(TurnModel::RowRole).toInt() : -1;
    const bool isTopTurn = !top.parent().isValid();
    for (int i = 0; isMore && i < m_model->rowCount(); ++i) {
        const QModelIndex turn = m_model->index(i, 0);
        const bool isOpen = m_view->isExpanded(turn);
        turns.insert(turn.data(TurnModel::RowRole).toInt(), isOpen);
        for (int j = 0; isOpen && j < m_model->rowCount(turn); ++j)
            if (const QModelIndex step = m_model->index(j, 0, turn); m_view->isExpanded(step))
                steps += step.data(TurnModel::RowRole).toInt();
    }
    m_isTaking = true;
    const bool isOther = m_model->setMatches(m_search->hasWords() ? std::optional(m_search->rows()) : std::nullopt);
    m_isTaking = false;
    if (m_search->hasWords() && (isOther || !isMore)) {
        const bool opensNew = m_model->rowCount() <= MostOpened;
        for (int i = 0; i < m_model->rowCount(); ++i)
            if (const QModelIndex turn = m_model->index(i, 0);
                turns.value(turn.data(TurnModel::RowRole).toInt(), opensNew))
                m_view->expand(turn);
        for (const int row : std::as_const(steps))
            m_view->expand(m_model->stepIndex(row));
    }
    if (isOther)
        follow();
    if (isOther && topRow >= 0)
        m_view->scrollTo(
            isTopTurn ? m_model->turnIndex(topRow) : m_model->stepIndex(topRow), QAbstractItemView::PositionAtTop);
    updateEmptyState();
}

void OutlinePanel::updateEmptyState()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    if (!isEmpty)
        return;
    const MessageModel* messages = m_model->messages();
    if (!messages)
        m_empty->setText(tr("Open a session to see its turns."));
    else if (!m_search->hasWords())
        m_empty->setText(messages->isComplete() && messages->rowCount() == 0 ? tr("This session has no messages.")
                                                                             : tr("Reading the session…"));
    else if (m_search->error())
        m_empty->setText(m_search->error()->text);
    else
        m_empty->setText(m_search->isLooking() ? tr("Filtering…") : tr("No message matches the filter."));
}

void OutlinePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

} // namespace stemma
