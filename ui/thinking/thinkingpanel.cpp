// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/thinking/thinkingpanel.h"

#include "core/base/text.h"
#include "core/diff/linediff.h"
#include "core/base/tokenguess.h"
#include "ui/common/filteredit.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/toolwords.h"

#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

ThinkingPanel::ThinkingPanel(QWidget* parent)
    : CurrentSessionPanel(parent)
    , m_source(new ThinkingSource(this))
    , m_model(new ThinkingModel(this))
    , m_order(new QSortFilterProxyModel(this))
    , m_searchEdit(new FilterEdit(u"edit-find"_s, tr("Search in thinking"), this))
    , m_summary(new MutedLabel(this))
    , m_view(new QTreeView(this))
    , m_pane(new ThinkingPane(*m_source, this))
    , m_otherPane(new ThinkingPane(*m_source, this))
    , m_split(new QSplitter(this))
    , m_empty(new MutedLabel(this))
{
    const int u = Style::measures().u;
    setListed(m_source);
    makeView();
    m_searchEdit->setToolTip(
        tr("Show only thinking that contains all these words. Of a long block, the first 256 KB count."));
    m_searchEdit->setMaximumWidth(75 * u);
    m_searchEdit->setList(m_view);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(2 * u, u, 2 * u, u);
    top->setSpacing(2 * u);
    top->addWidget(m_searchEdit, 2);
    top->addWidget(m_summary, 3);
    for (QWidget* part :
        {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_pane), static_cast<QWidget*>(m_otherPane)})
        m_split->addWidget(part);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_split->setStretchFactor(2, 2);
    m_otherPane->hide();
    layOut(m_split, m_empty)->insertLayout(0, top);
    connectParts();
    take();
}

void ThinkingPanel::makeView()
{
    const int u = Style::measures().u;
    m_order->setSourceModel(m_model);
    m_order->setSortRole(ThinkingModel::SortRole);
    m_order->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_view->setObjectName(u"thinking"_s);
    m_view->installEventFilter(this);
    m_view->setModel(m_order);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(ThinkingModel::MessageColumn, Qt::AscendingOrder);
    m_view->setAccessibleName(tr("Thinking of the session"));
    m_view->setToolTip(tr("Select two blocks to compare them."));
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ThinkingModel::TextColumn, QHeaderView::Stretch);
    const QFontMetrics metrics(m_view->font());
    const auto fit = [&](int column, const QString& sample) {
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        const int arrow = 5 * u; // that shows the order
        header->resizeSection(
            column, std::max(metrics.horizontalAdvance(sample), metrics.horizontalAdvance(title) + arrow) + 3 * u);
    };
    fit(ThinkingModel::MessageColumn, format::number(100'000));
    fit(ThinkingModel::StateColumn, {});
    header->hideSection(ThinkingModel::StateColumn);
    fit(ThinkingModel::LengthColumn, format::tokens(100'000, true));
    fit(ThinkingModel::TimeColumn, format::clockTime({}));
}

void ThinkingPanel::connectParts()
{
    connect(m_searchEdit, &FilterEdit::wordsChanged, m_source, &ThinkingSource::find);
    connect(m_source, &StoreSource::changed, this, &ThinkingPanel::take);
    connect(m_view, &QTreeView::activated, this, &ThinkingPanel::choose);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (m_view->selectionModel()->selectedRows().size() == 1)
            choose(index);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ThinkingPanel::showSelected);
    for (ThinkingPane* pane : {m_pane, m_otherPane}) {
        connect(pane, &ThinkingPane::rowChosen, this, &ThinkingPanel::rowChosen);
        connect(pane, &ThinkingPane::allRequested, this, &ThinkingPanel::allRequested);
        connect(pane, &ThinkingPane::textShown, this, &ThinkingPanel::markDifferences);
    }
}

void ThinkingPanel::follow()
{
    const int row = m_model->rowOf(this->row(), part());
    if (row < 0)
        return;
    const QModelIndex at = m_order->mapFromSource(m_model->index(row, 0));
    if (m_view->selectionModel()->isRowSelected(at.row(), {}))
        return;
    m_view->setCurrentIndex(at);
    m_view->scrollTo(at);
}

void ThinkingPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const ThinkingBlock& block = m_model->blocks()[size_t(rowAt(index))];
    chooseRow(int(block.row), block.part);
}

void ThinkingPanel::take()
{
    const bool wasEmpty = m_model->rowCount() == 0;
    m_model->setBlocks(m_source->blocks());
    const bool isEmpty = m_model->rowCount() == 0;
    m_split->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(emptyText());
    fitColumns();
    updateSummary();
    if (wasEmpty && !isEmpty)
        follow();
    if (!isEmpty && !m_view->selectionModel()->hasSelection())
        m_view->setCurrentIndex(m_order->index(0, 0));
    showSelected();
}

/// The words come first: where the list is narrow, the other columns give way.
void ThinkingPanel::fitColumns()
{
    const int u = Style::measures().u;
    const int width = m_view->viewport()->width();
    QHeaderView* header = m_view->header();
    // Most formats know no signatures: then there is nothing to tell apart.
    const bool isAlike = std::ranges::all_of(
        m_source->blocks(), [](ReasoningPart::State state) { return state == ReasoningPart::State::Open; },
        &ThinkingBlock::state);
    header->setSectionHidden(ThinkingModel::StateColumn, isAlike || width < 110 * u);
    header->setSectionHidden(ThinkingModel::TimeColumn, width < 125 * u);
    header->resizeSection(ThinkingModel::NextColumn, std::clamp(width * 3 / 10, 20 * u, 90 * u));
}

QString ThinkingPanel::emptyText() const
{
    if (!m_source->store())
        return tr("Open a session to see its thinking.");
    if (m_source->error())
        return m_source->error()->text;
    if (m_source->isLoading())
        return m_source->isFiltered() ? tr("Searching…") : tr("Reading the session…");
    return m_source->isFiltered() ? tr("No thinking contains these words.") : tr("This session holds no thinking.");
}

void ThinkingPanel::updateSummary()
{
    const auto found = qint64(m_model->rowCount());
    QStringList facts;
    if (m_source->isFiltered())
        facts += tr("%1 of %Ln blocks", nullptr, int(m_source->total())).arg(format::number(found));
    else if (m_source->total() > 0)
        facts += tr("%Ln blocks", nullptr, int(m_source->total()));
    if (m_source->totalBytes() > 0)
        facts
            += tr("%1 in all", "12 tokens in all").arg(format::tokenCount(guessedTokens(m_source->totalBytes()), true));
    if (m_source->isLoading() && found > 0)
        facts += tr("reading…");
    if (m_source->error() && found > 0)
        facts = {m_source->error()->text};
    m_summary->setText(facts.join(factSeparator()));
}

/// One block, or the first two of those that are selected, beside each other.
void ThinkingPanel::showSelected()
{
    QList<int> rows;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        rows += rowAt(index);
    std::ranges::sort(rows);
    const auto blockAt = [&](qsizetype place) {
        return place < rows.size() ? std::optional(m_model->blocks()[size_t(rows[place])]) : std::nullopt;
    };
    const QStringList words
        = m_source->isFiltered() ? m_searchEdit->text().split(u' ', Qt::SkipEmptyParts) : QStringList();
    m_pane->setBlock(blockAt(0));
    m_otherPane->setBlock(blockAt(1));
    m_otherPane->setVisible(rows.size() > 1);
    m_pane->setMarked(words);
    m_otherPane->setMarked(words);
    markDifferences();
}

/// Lines that only one of two blocks holds.
void ThinkingPanel::markDifferences()
{
    QList<int> before;
    QList<int> after;
    const QString left = m_pane->shownText();
    const QString right = m_otherPane->block() ? m_otherPane->shownText() : QString();
    if (!left.isEmpty() && !right.isEmpty())
        for (const diff::Hunk& hunk : diff::compareLines(left, right, 0))
            for (const diff::Line& line : hunk.lines) {
                if (line.kind == diff::Line::Kind::Removed)
                    before += line.oldNumber - 1;
                else if (line.kind == diff::Line::Kind::Added)
                    after += line.newNumber - 1;
            }
    m_pane->setMarkedLines(before, Style::colours().remBg);
    m_otherPane->setMarkedLines(after, Style::colours().addBg);
}

bool ThinkingPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QWidget::eventFilter(watched, event);
    if (watched == m_view && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &ThinkingPanel::fitColumns, Qt::QueuedConnection); // when the list has taken it
    return isDone;
}

} // namespace stemma
