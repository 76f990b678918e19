// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/indexdialog.h"

#include "core/store/postgres/serveraddress.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"
#include "ui/search/searchbook.h"
#include "ui/search/searchstatus.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

enum Column { StoreColumn, StateColumn, SessionsColumn, SizeColumn, ColumnCount };
constexpr int PathRole = Qt::UserRole;

} // namespace

IndexDialog::IndexDialog(SearchIndexer& indexer, SearchBook& book, QWidget* parent)
    : QDialog(parent)
    , m_indexer(indexer)
    , m_book(book)
    , m_indexing(new QCheckBox(tr("&Keep an index for searching"), this))
    , m_list(new QTreeWidget(this))
    , m_sum(new MutedLabel(this))
    , m_build(new QPushButton(tr("&Build now"), this))
    , m_delete(new QPushButton(tr("&Delete index"), this))
    , m_pause(new QPushButton(this))
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Search index"));
    resize(190 * u, 95 * u);
    new ScreenFit(*this);
    auto* what = new MutedLabel(
        tr("An index makes searching immediate. It is built in the background, is kept in %1 and never beside a store, "
           "and can be deleted at any time. Stores without one are searched by reading them.")
            .arg(searchindex::folder()),
        this);
    what->setWordWrap(true);
    m_list->setHeaderLabels({tr("Store"), tr("Index"), tr("Sessions"), tr("Size")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Stores"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(StoreColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(StateColumn, QHeaderView::Interactive);
    m_list->header()->resizeSection(StateColumn, 60 * u);
    for (const int column : {SessionsColumn, SizeColumn}) {
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
        m_list->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_build, m_delete, m_pause})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(2 * u);
    layout->addWidget(m_indexing);
    layout->addWidget(what);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_sum);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_indexing, &QCheckBox::toggled, &m_book, &SearchBook::setIndexing);
    connect(m_list, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem* item, int column) {
        if (column == StoreColumn)
            m_book.setIndexed(
                item->data(StoreColumn, PathRole).toString(), item->checkState(StoreColumn) == Qt::Checked);
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &IndexDialog::updateButtons);
    connect(m_build, &QPushButton::clicked, this, [this] {
        if (const StoreIndex* index = current())
            m_indexer.build(index->store.path);
    });
    connect(m_delete, &QPushButton::clicked, this, [this] {
        if (const StoreIndex* index = current())
            m_indexer.remove(index->store.path);
    });
    connect(m_pause, &QPushButton::clicked, this,
        [this] { m_indexer.isPaused() ? m_indexer.resume() : m_indexer.pause(); });
    connect(&m_indexer, &SearchIndexer::changed, this, &IndexDialog::fill);
    fill();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_indexer.refresh();
}

const StoreIndex* IndexDialog::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? m_indexer.find(item->data(StoreColumn, PathRole).toString()) : nullptr;
}

/// The lines stay as they are while one of them changes: somebody may be about to press a box.
void IndexDialog::fill()
{
    const QSignalBlocker quiet(m_list);
    m_indexing->setChecked(m_book.choices().isIndexing);
    qint64 bytes = 0;
    QStringList paths;
    for (const StoreIndex& index : m_indexer.stores())
        paths += index.store.path;
    for (int row = m_list->topLevelItemCount() - 1; row >= 0; --row)
        if (!paths.contains(m_list->topLevelItem(row)->data(StoreColumn, PathRole).toString()))
            delete m_list->takeTopLevelItem(row);
    for (const StoreIndex& index : m_indexer.stores()) {
        QTreeWidgetItem* item = nullptr;
        for (int row = 0; row < m_list->topLevelItemCount() && !item; ++row)
            if (m_list->topLevelItem(row)->data(StoreColumn, PathRole).toString() == index.store.path)
                item = m_list->topLevelItem(row);
        if (!item)
            item = new QTreeWidgetItem(m_list);
        const bool isServer = isServerAddress(index.store.path);
        const bool isChosen = !isServer && !m_book.choices().notIndexed.contains(index.store.path);
        item->setText(StoreColumn, storeTitle(index.store.path));
        item->setToolTip(StoreColumn, index.store.path);
        item->setData(StoreColumn, PathRole, index.store.path);
        item->setCheckState(StoreColumn, isChosen ? Qt::Checked : Qt::Unchecked);
        item->setDisabled(isServer || !m_book.choices().isIndexing);
        item->setText(StateColumn, searchstatus::stateOf(index));
        item->setToolTip(StateColumn, item->text(StateColumn));
        item->setText(SessionsColumn, index.state.sessions > 0 ? format::number(index.state.sessions) : u"–"_s);
        item->setText(SizeColumn, index.state.bytes > 0 ? format::bytes(index.state.bytes) : u"–"_s);
        for (const int column : {SessionsColumn, SizeColumn})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        bytes += index.state.bytes;
    }
    m_sum->setText(m_indexer.stores().isEmpty()
            ? tr("No stores are known yet.")
            : tr("%1 in all, for %Ln store(s)", nullptr, int(m_indexer.stores().size())).arg(format::bytes(bytes)));
    updateButtons();
}

void IndexDialog::updateButtons()
{
    const StoreIndex* index = current();
    const bool isServer = index && index->work == StoreIndex::Work::Server;
    const bool isOff = index && index->work == StoreIndex::Work::Off;
    m_build->setEnabled(index && !isServer && !isOff && index->work != StoreIndex::Work::Building);
    m_build->setToolTip(isServer ? tr("Servers are searched by reading.")
            : isOff              ? tr("No index may be kept of this store.")
                                 : QString());
    m_delete->setEnabled(index && index->state.kind != IndexState::Kind::None);
    m_pause->setText(m_indexer.isPaused() ? tr("&Resume") : tr("&Pause"));
    m_pause->setEnabled(m_indexer.isPaused() || m_indexer.isBuilding());
}

} // namespace stemma
