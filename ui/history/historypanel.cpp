// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/history/historypanel.h"

#include "ui/common/elidingbutton.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int ClockMs = 30'000;

Receipt receiptAt(const QModelIndex& index)
{
    return index.data(HistoryModel::ReceiptRole).value<Receipt>();
}

} // namespace

// ---- the filter ------------------------------------------------------------------------------------

void HistoryFilter::setWords(const QString& text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void HistoryFilter::setStore(const QString& path)
{
    if (path == m_store)
        return;
    m_store = path;
    invalidateRowsFilter();
}

QVariant HistoryFilter::data(const QModelIndex& index, int role) const
{
    const int column = index.column();
    if (role == Qt::TextAlignmentRole && column == HistoryModel::SizeColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole && index.isValid()) {
        const Receipt receipt = receiptAt(index);
        const bool quiet = receipt.state != Receipt::State::Applied || !receipt.origin.isEmpty();
        if (quiet || column == HistoryModel::TimeColumn || column == HistoryModel::SizeColumn)
            return Style::colours().muted;
    }
    if (column == HistoryModel::TimeColumn && (role == Qt::DisplayRole || role == Qt::ToolTipRole)) {
        const Time at = receiptAt(index).at;
        return role == Qt::ToolTipRole ? format::absoluteTime(at) : format::relativeTime(at, now());
    }
    if (column == HistoryModel::SizeColumn && role == Qt::ToolTipRole)
        return tr("Data that Stemma keeps to undo the change");
    const QVariant value = QSortFilterProxyModel::data(index, role);
    return column == HistoryModel::SizeColumn && role == Qt::DisplayRole && value.isValid()
        ? QVariant(format::bytes(value.toLongLong()))
        : value;
}

bool HistoryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!m_store.isEmpty() && receiptAt(index).store != m_store)
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = index.data(HistoryModel::FilterRole).toString();
    return std::ranges::all_of(
        m_words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

// ---- the panel -------------------------------------------------------------------------------------

HistoryPanel::HistoryPanel(const EditService& service, QWidget* parent)
    : QWidget(parent)
    , m_model(new HistoryModel(service, this))
    , m_filter(new HistoryFilter(this))
    , m_filterEdit(new FilterEdit(u"edit-find"_s, tr("Filter changes"), this))
    , m_onlyStore(new ChipButton(u"store"_s, tr("This store"), this))
    , m_count(new MutedLabel(this))
    , m_show(new ElidingButton(icons::icon(u"patch"_s), tr("Show"), this))
    , m_undo(new ElidingButton(icons::icon(u"edit-undo"_s), tr("Undo"), this))
    , m_redo(new ElidingButton(icons::icon(u"edit-redo"_s), tr("Redo"), this))
    , m_through(new ElidingButton({}, this))
    , m_view(new QTreeView(this))
    , m_empty(new MutedLabel(this))
{
    const int u = Style::measures().u;
    makeView();
    m_filterEdit->setList(m_view);
    m_filterEdit->setMaximumWidth(60 * u);
    m_onlyStore->setToolTip(tr("Only changes to the store of the current tab"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(4 * u);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->setSpacing(u + u / 2);
    row->addWidget(m_filterEdit, 1);
    row->addWidget(m_onlyStore);
    row->addSpacing(u);
    row->addWidget(m_count);
    row->addStretch(1);
    for (QPushButton* button : {m_show, m_undo, m_redo, m_through})
        row->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    connectParts();
    updateButtons();
    updateEmptyState();
}

void HistoryPanel::makeView()
{
    const int u = Style::measures().u;
    m_filter->setSourceModel(m_model);
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("History of changes"));
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(HistoryModel::TitleColumn, QHeaderView::Stretch);
    header->resizeSection(HistoryModel::TimeColumn, 34 * u);
    header->resizeSection(HistoryModel::StoreColumn, 40 * u);
    header->resizeSection(HistoryModel::StateColumn, 24 * u);
    header->resizeSection(HistoryModel::SizeColumn, 22 * u);
}

void HistoryPanel::connectParts()
{
    connect(m_filterEdit, &FilterEdit::wordsChanged, m_filter, &HistoryFilter::setWords);
    connect(m_filterEdit, &FilterEdit::left, m_view, qOverload<>(&QWidget::setFocus));
    m_clock.setInterval(ClockMs);
    connect(&m_clock, &QTimer::timeout, m_view->viewport(), qOverload<>(&QWidget::update));
    m_clock.start();
    connect(m_onlyStore, &QAbstractButton::toggled, this, &HistoryPanel::applyStore);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &HistoryPanel::updateButtons);
    connect(m_view, &QWidget::customContextMenuRequested, this, &HistoryPanel::showMenu);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filter, signal, this, &HistoryPanel::updateEmptyState);
    connect(m_filter, &QAbstractItemModel::modelReset, this, [this] {
        updateEmptyState();
        updateButtons();
    });
    connect(m_filter, &QAbstractItemModel::dataChanged, this, &HistoryPanel::updateButtons);
    const auto with = [this](auto signal) {
        return [this, signal] {
            if (const auto receipt = current())
                emit(this->*signal)(*receipt);
        };
    };
    connect(m_view, &QTreeView::activated, this, with(&HistoryPanel::showRequested));
    connect(m_show, &QPushButton::clicked, this, with(&HistoryPanel::showRequested));
    connect(m_undo, &QPushButton::clicked, this, with(&HistoryPanel::undoRequested));
    connect(m_redo, &QPushButton::clicked, this, with(&HistoryPanel::redoRequested));
    connect(m_through, &QPushButton::clicked, this, [this] {
        const auto receipt = current();
        if (receipt && receipt->state == Receipt::State::Undone)
            emit goForwardRequested(*receipt);
        else if (receipt)
            emit goBackRequested(*receipt);
    });
}

void HistoryPanel::setCurrent(const QString& store)
{
    m_store = store;
    m_onlyStore->setEnabled(!store.isEmpty());
    applyStore();
}

void HistoryPanel::applyStore()
{
    m_filter->setStore(m_onlyStore->isChecked() ? m_store : QString());
    updateEmptyState();
}

std::optional<Receipt> HistoryPanel::current() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? std::optional(receiptAt(index)) : std::nullopt;
}

void HistoryPanel::updateButtons()
{
    const auto receipt = current();
    const QString none = tr("Select a change first.");
    const auto set = [&](QPushButton* button, const QString& reason) {
        button->setEnabled(reason.isEmpty());
        button->setToolTip(reason);
    };
    set(m_show, receipt ? QString() : none);
    if (receipt)
        m_show->setToolTip(tr("Show the records that the change wrote"));
    set(m_undo, receipt ? HistoryModel::undoRefusal(*receipt) : none);
    set(m_redo, receipt ? HistoryModel::redoRefusal(*receipt) : none);
    const bool forward = receipt && receipt->state == Receipt::State::Undone;
    m_through->setText(forward ? tr("Redo up to here…") : tr("Undo back to here…"));
    m_through->setIcon(icons::icon(forward ? u"go-next"_s : u"go-previous"_s));
    set(m_through,
        !receipt      ? none
            : forward ? HistoryModel::redoRefusal(*receipt)
                      : HistoryModel::undoRefusal(*receipt));
}

void HistoryPanel::updateEmptyState()
{
    const int rows = m_filter->rowCount();
    const int all = m_model->rowCount();
    m_view->setVisible(rows > 0);
    m_empty->setVisible(rows == 0);
    m_empty->setText(all == 0 ? tr("No changes yet. Changes you apply are listed here and can be undone.")
                              : tr("No change matches the filter."));
    m_count->setText(all == 0 ? QString()
            : rows == all     ? tr("%n change(s)", nullptr, all)
                              : tr("%1 of %n change(s)", nullptr, all).arg(format::number(rows)));
}

void HistoryPanel::showMenu(const QPoint& place)
{
    const auto receipt = current();
    if (!receipt || !m_view->indexAt(place).isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (QPushButton* button : {m_show, m_undo, m_redo, m_through}) {
        QAction* action = menu->addAction(button->icon(), button->text(), button, &QPushButton::click);
        action->setEnabled(button->isEnabled());
        action->setToolTip(button->toolTip());
    }
    menu->addSeparator();
    menu->addAction(icons::icon(u"go-jump"_s), tr("Go to the session"), this,
        [this, chosen = *receipt] { emit sessionRequested(chosen); });
    menu->addAction(icons::icon(u"edit-copy"_s), tr("Copy id"), this,
        [id = receipt->id.value] { QGuiApplication::clipboard()->setText(id); });
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

} // namespace stemma
