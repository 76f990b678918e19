// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/filespanel.h"

#include "core/base/text.h"
#include "ui/common/filteredit.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/refusaltext.h"
#include "ui/files/filepane.h"
#include "ui/files/filetreemodel.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QPushButton>
#include <QSet>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

FilesPanel::FilesPanel(QWidget* parent)
    : CurrentSessionPanel(parent)
    , m_source(new SessionFilesSource(this))
    , m_model(new FileTreeModel(this))
    , m_order(new QSortFilterProxyModel(this))
    , m_searchEdit(new FilterEdit(u"edit-find"_s, tr("Filter files"), this))
    , m_folder(new QToolButton(this))
    , m_summary(new MutedLabel(this))
    , m_tree(new QTreeView(this))
    , m_pane(new FilePane(this))
    , m_split(new QSplitter(this))
    , m_empty(new MutedLabel(this))
{
    const int u = Style::measures().u;
    setListed(m_source);
    makeTree();
    m_searchEdit->setToolTip(tr("Show only files whose path contains this"));
    m_searchEdit->setMaximumWidth(75 * u);
    m_searchEdit->setList(m_tree);
    m_folder->setIcon(icons::icon(u"folder"_s));
    m_folder->setAutoRaise(true);
    m_folder->setAccessibleName(tr("Folder of the project…"));
    auto* top = new QHBoxLayout;
    top->setContentsMargins(2 * u, u, 2 * u, u);
    top->setSpacing(2 * u);
    top->addWidget(m_searchEdit, 2);
    top->addWidget(m_summary, 3);
    top->addWidget(m_folder);
    m_split->addWidget(m_tree);
    m_split->addWidget(m_pane);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_split->setSizes({3000, 2000});
    layOut(m_split, m_empty)->insertLayout(0, top);
    connectParts();
    take();
}

void FilesPanel::makeTree()
{
    const int u = Style::measures().u;
    m_order->setSourceModel(m_model);
    m_order->setSortRole(FileTreeModel::SortRole);
    m_order->setFilterKeyColumn(FileTreeModel::NameColumn);
    m_order->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_order->setAutoAcceptChildRows(true);
    m_order->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_tree->setObjectName(u"files"_s);
    m_tree->setModel(m_order);
    m_tree->installEventFilter(this);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideLeft); // the name of a file tells more than its folder
    m_tree->setIndentation(4 * u);
    m_tree->setExpandsOnDoubleClick(false); // which goes to the message
    m_tree->setSortingEnabled(true);
    m_tree->sortByColumn(FileTreeModel::NameColumn, Qt::AscendingOrder);
    m_tree->setAccessibleName(tr("Files of the session"));
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(9 * u);
    header->setResizeContentsPrecision(0); // what is seen decides
    for (int column = 0; column < FileTreeModel::ColumnCount; ++column)
        header->setSectionResizeMode(
            column, column == FileTreeModel::NameColumn ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

void FilesPanel::connectParts()
{
    connect(m_searchEdit, &FilterEdit::wordsChanged, this, [this](const QString& words) {
        m_order->setFilterFixedString(words);
        updateSummary();
    });
    connect(m_source, &StoreSource::changed, this, &FilesPanel::take);
    connect(m_source, &SessionFilesSource::looked, this, &FilesPanel::takeLooks);
    connect(m_tree, &QTreeView::activated, this, &FilesPanel::choose);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FilesPanel::showSelected);
    connect(m_folder, &QToolButton::clicked, this, &FilesPanel::askForFolder);
    connect(m_pane, &FilePane::openRequested, this, &FilesPanel::openRequested);
    connect(m_pane, &FilePane::summaryRequested, this, [this](const FileUse& use, const QString& text) {
        if (m_source->store())
            emit editRequested(
                m_source->store(), TextEdit {m_source->session(), use.message, use.part, text}, int(use.row));
    });
}

FileExplorer* FilesPanel::explorer() const
{
    return m_pane->explorer();
}

void FilesPanel::explore(int row, int part)
{
    m_toExplore = {row, part};
    setPlace(row, part);
    exploreWanted();
}

void FilesPanel::exploreWanted()
{
    const QModelIndex use = m_toExplore
        ? m_order->mapFromSource(m_model->indexOfUse(m_toExplore->first, m_toExplore->second))
        : QModelIndex();
    if (!use.isValid())
        return;
    m_toExplore.reset();
    select(use.parent());
    m_pane->exploreButton()->click(); // does nothing while the file cannot be read; the pane says why
}

/// Selects the file of the message that is current in the timeline; where its uses are unfolded, the use.
void FilesPanel::follow()
{
    const QModelIndex use = m_order->mapFromSource(m_model->indexOfUse(row(), part()));
    if (row() < 0 || !use.isValid())
        return;
    const QModelIndex selected = m_tree->currentIndex();
    if (selected.siblingAtColumn(0) == use.parent() || selected.siblingAtColumn(0) == use)
        return;
    select(m_tree->isExpanded(use.parent()) ? use : use.parent());
}

void FilesPanel::select(const QModelIndex& index)
{
    m_tree->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_tree->scrollTo(index);
}

/// A use goes to its message, a file to that of its last use.
void FilesPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const SessionFile& file = m_model->files()[size_t(index.data(FileTreeModel::FileRole).toInt())];
    const int place = index.data(FileTreeModel::UseRole).toInt();
    const FileUse& use = place < 0 ? file.uses.back() : file.uses[size_t(place)];
    chooseRow(int(use.row), use.part);
}

void FilesPanel::take()
{
    const QModelIndex current = m_tree->currentIndex();
    const QString path
        = current.isValid() ? m_model->files()[size_t(current.data(FileTreeModel::FileRole).toInt())].path : QString();
    const auto rowOf = [this](size_t file) { return m_order->mapFromSource(m_model->index(int(file), 0)); };
    QSet<QString> unfolded;
    for (size_t file = 0; file < m_model->files().size(); ++file)
        if (m_tree->isExpanded(rowOf(file)))
            unfolded += m_model->files()[file].path;
    m_model->setFiles(m_source->files());
    m_model->setOnDisk(m_source->onDisk());
    for (size_t file = 0; file < m_model->files().size(); ++file)
        if (unfolded.contains(m_model->files()[file].path))
            m_tree->expand(rowOf(file));
    const bool isEmpty = m_model->rowCount() == 0;
    m_split->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(emptyText());
    m_searchEdit->setEnabled(!isEmpty);
    m_folder->setEnabled(!isEmpty);
    if (!isEmpty && !m_tree->currentIndex().isValid()) {
        // What was looked at stays in sight when the agent goes on.
        const auto same = std::ranges::find(m_model->files(), path, &SessionFile::path);
        if (same != m_model->files().end())
            select(m_order->mapFromSource(m_model->index(int(same - m_model->files().begin()), 0)));
        else
            select(m_order->index(0, 0));
        follow();
    }
    takeLooks();
}

void FilesPanel::takeLooks()
{
    m_model->setOnDisk(m_source->onDisk());
    m_folder->setToolTip(m_source->folder().isEmpty()
            ? tr("The folder of the session is not on this machine. Choose where its files are.")
            : tr("Files are looked for in %1.").arg(QDir::toNativeSeparators(m_source->folder())));
    fitColumns();
    updateSummary();
    showSelected();
    exploreWanted();
}

/// The paths come first: where the list is narrow, the other columns give way.
void FilesPanel::fitColumns()
{
    const int u = Style::measures().u;
    const int width = m_tree->viewport()->width();
    const auto hasAny = [this](auto fits) { return std::ranges::any_of(m_model->files(), fits); };
    const bool hasContents = hasAny([](const SessionFile& file) { return !file.contents.empty(); });
    QHeaderView* header = m_tree->header();
    const bool hasSizes = hasContents || !m_source->onDisk().empty();
    header->setSectionHidden(FileTreeModel::TypeColumn, !hasContents || width < 220 * u);
    header->setSectionHidden(FileTreeModel::ReferredColumn, !hasContents || width < 200 * u);
    header->setSectionHidden(FileTreeModel::TimeColumn, width < 180 * u);
    header->setSectionHidden(FileTreeModel::SizeColumn, !hasSizes || width < 130 * u);
    header->setSectionHidden(FileTreeModel::StateColumn, m_source->onDisk().empty());
}

QString FilesPanel::emptyText() const
{
    if (!m_source->store())
        return tr("Open a session to see its files.");
    if (m_source->error())
        return m_source->error()->text;
    if (m_source->isLoading())
        return tr("Reading the session…");
    return tr("The messages of this session name no files.");
}

void FilesPanel::updateSummary()
{
    QStringList facts;
    const int all = m_model->rowCount();
    const int shown = m_order->rowCount();
    if (shown != all)
        facts += tr("%1 of %Ln files", nullptr, all).arg(format::number(shown));
    else if (all > 0)
        facts += tr("%Ln files", nullptr, all);
    const auto changed = std::ranges::count_if(
        m_model->files(), [](const SessionFile& file) { return file.count(FileUse::Kind::Changed) > 0; });
    if (changed > 0)
        facts += tr("%Ln changed", nullptr, int(changed));
    if (m_source->isLoading() && all > 0)
        facts += tr("reading…");
    if (m_source->error() && all > 0)
        facts = {m_source->error()->text};
    m_summary->setText(facts.join(factSeparator()));
}

void FilesPanel::showSelected()
{
    const QModelIndex current = m_tree->currentIndex();
    if (!current.isValid())
        return m_pane->setFile({}, nullptr, {});
    const int place = current.data(FileTreeModel::FileRole).toInt();
    const SessionFile& file = m_model->files()[size_t(place)];
    m_pane->setSummariser(m_source->summariser());
    m_pane->setRefusal(refusalText(m_source->store(), EditKind::Text));
    const QString notLooked = !m_source->folder().isEmpty() ? QString()
        : m_source->directory().isEmpty()
        ? tr("The session does not record its folder. Choose where its files are with the folder button.")
        : tr("The folder of the session is not on this machine.");
    m_pane->setFile(file, m_model->onDisk(place), pathOnDisk(file.path, m_source->folder()), notLooked);
}

void FilesPanel::askForFolder()
{
    auto* dialog = new QFileDialog(this, tr("Folder of the project"), m_source->folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, m_source, &SessionFilesSource::setFolder);
    connect(dialog, &QFileDialog::fileSelected, this, &FilesPanel::folderChosen);
    dialog->open();
}

bool FilesPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QWidget::eventFilter(watched, event);
    if (watched == m_tree && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &FilesPanel::fitColumns, Qt::QueuedConnection); // when the list has taken it
    return isDone;
}

} // namespace stemma
