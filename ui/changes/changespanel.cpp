// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/changespanel.h"

#include "core/base/text.h"
#include "core/filechanges/changetexts.h"
#include "ui/changes/changesections.h"
#include "ui/changes/changetreemodel.h"
#include "ui/changes/diffview.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QMessageBox>
#include <QSet>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace stemma {

ChangesPanel::ChangesPanel(QWidget* parent)
    : CurrentSessionPanel(parent)
    , m_source(new FileChangesSource(this))
    , m_model(new ChangeTreeModel(this))
    , m_tree(new QTreeView(this))
    , m_diff(new DiffView(this))
    , m_split(new QSplitter(this))
    , m_empty(new MutedLabel(this))
{
    setListed(m_source);
    makeTree();
    m_head = makeHead();
    m_split->addWidget(m_tree);
    m_split->addWidget(m_diff);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 3);
    m_split->setSizes({2000, 3000});
    layOut(m_split, m_empty)->insertWidget(0, m_head);
    connectParts();
    take();
}

QWidget* ChangesPanel::makeHead()
{
    const int u = Style::measures().u;
    auto* head = new QWidget(this);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(2 * u, u, 2 * u, u);
    layout->setSpacing(u);
    const auto chip = [&](const QString& icon, const QString& text, const QString& tip) {
        auto* button = new ChipButton(icon, text, head);
        button->setCheckable(true);
        button->setToolTip(tip);
        layout->addWidget(button);
        return button;
    };
    m_byTime = chip({}, tr("In order of time"), tr("List all changes in order, without grouping them by file"));
    m_oneByOne = chip({}, tr("One by one"), tr("Show each change of a file instead of its net change"));
    m_sideBySide = chip({}, tr("Side by side"), tr("Show old and new lines beside each other"));
    m_scope = new QComboBox(head);
    m_scope->addItems({tr("All messages"), tr("Current branch"), tr("Selected messages")});
    m_scope->setAccessibleName(tr("Messages whose changes are listed"));
    m_scope->setToolTip(tr("Messages whose changes are listed"));
    layout->addWidget(m_scope);
    m_summary = new MutedLabel(head);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->installEventFilter(this);
    layout->addSpacing(u);
    layout->addWidget(m_summary, 1);
    m_position = new MutedLabel(head);
    layout->addWidget(m_position);
    const auto tool = [&](const QString& icon, const QString& text, const QString& tip, auto act) {
        auto* button = new QToolButton(head);
        button->setIcon(icons::icon(icon));
        button->setAutoRaise(true);
        button->setAccessibleName(text);
        button->setToolTip(tip);
        connect(button, &QToolButton::clicked, this, act);
        layout->addWidget(button);
        return button;
    };
    const auto step = [&](const QString& icon, const QString& text, const QKeySequence& keys, auto act) {
        tool(icon, text, u"%1 (%2)"_s.arg(text, keys.toString(QKeySequence::NativeText)), act);
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    step(u"go-up"_s, tr("Previous change"), Qt::CTRL | Qt::Key_Up, [this] { stepHunk(-1); });
    step(u"go-down"_s, tr("Next change"), Qt::CTRL | Qt::Key_Down, [this] { stepHunk(1); });
    step(u"go-previous"_s, tr("Previous file"), Qt::CTRL | Qt::Key_PageUp, [this] { stepFile(-1); });
    step(u"go-next"_s, tr("Next file"), Qt::CTRL | Qt::Key_PageDown, [this] { stepFile(1); });
    m_compare = tool(u"folder-sync"_s, tr("Compare with disk"), tr("Compare the net changes with the files on disk"),
        [this] { compareWithDisk(); });
    m_export = tool(u"document-export"_s, tr("Export…"), tr("Save the net changes as one patch that “git apply” takes"),
        [this] { askForFile(); });
    return head;
}

void ChangesPanel::makeTree()
{
    const int u = Style::measures().u;
    m_tree->setObjectName(u"changes"_s);
    m_tree->setModel(m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setTextElideMode(Qt::ElideLeft); // the name of a file tells more than its folder
    m_tree->setIndentation(4 * u);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setExpandsOnDoubleClick(false); // which goes to the message
    m_tree->setAccessibleName(tr("Changed files"));
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ChangeTreeModel::NameColumn, QHeaderView::Stretch);
    header->setResizeContentsPrecision(0); // what is seen decides
    header->setMinimumSectionSize(9 * u);
    for (const int column :
        {ChangeTreeModel::AddedColumn, ChangeTreeModel::RemovedColumn, ChangeTreeModel::StateColumn})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

void ChangesPanel::connectParts()
{
    connect(m_source, &StoreSource::changed, this, &ChangesPanel::take);
    connect(m_source, &FileChangesSource::compared, this, &ChangesPanel::updateDisk);
    connect(m_scope, &QComboBox::activated, this, &ChangesPanel::chooseScope);
    connect(m_tree, &QTreeView::activated, this, &ChangesPanel::choose);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChangesPanel::showSelected);
    connect(m_diff, &DiffView::currentChanged, this, &ChangesPanel::updatePosition);
    connect(m_diff, &DiffView::rowChosen, this, [this](int row, int part) { chooseRow(row, part); });
    connect(m_sideBySide, &ChipButton::toggled, this,
        [this](bool on) { m_diff->setLayout(on ? DiffListModel::Layout::SideBySide : DiffListModel::Layout::Inline); });
    connect(m_oneByOne, &ChipButton::toggled, this, &ChangesPanel::showSelected);
    connect(m_byTime, &ChipButton::toggled, this, [this](bool on) {
        const int change = m_tree->currentIndex().data(ChangeTreeModel::ChangeRole).toInt();
        m_model->setOrder(on ? ChangeTreeModel::Order::ByTime : ChangeTreeModel::Order::ByFile);
        m_tree->setRootIsDecorated(!on);
        const QModelIndex same = change >= 0 ? m_model->indexOfChange(size_t(change)) : QModelIndex();
        select(same.isValid() ? same : m_model->index(0, 0));
    });
}

/// A selection is one of the session before.
void ChangesPanel::leaveSession()
{
    if (m_source->scope().kind == FileChangesSource::Scope::Kind::Rows)
        showAll();
}

void ChangesPanel::showAll()
{
    m_scope->setCurrentIndex(0);
    m_source->setScope({});
}

void ChangesPanel::chooseScope(int index)
{
    const auto kind = FileChangesSource::Scope::Kind(index);
    if (kind == FileChangesSource::Scope::Kind::Rows)
        emit selectionWanted();
    else
        m_source->setScope({kind, {}});
}

void ChangesPanel::setSelectedRows(const QList<qint64>& rows)
{
    m_source->setScope({FileChangesSource::Scope::Kind::Rows, rows});
}

/// Selects the change of the message that is current in the timeline; with net changes, its file.
void ChangesPanel::follow()
{
    const std::vector<FileChange>& changes = m_model->changes().changes;
    auto at = std::ranges::find_if(
        changes, [this](const FileChange& change) { return change.row == row() && change.part == part(); });
    if (at == changes.end())
        at = std::ranges::lower_bound(changes, row(), {}, &FileChange::row);
    if (row() < 0 || at == changes.end() || at->row != row())
        return;
    const QModelIndex change = m_model->indexOfChange(size_t(at - changes.begin()));
    const QModelIndex file = change.parent();
    const QItemSelectionModel* selected = m_tree->selectionModel();
    if (selected->isSelected(change))
        return;
    if (!selected->isSelected(file) || !file.isValid())
        select(m_oneByOne->isChecked() || !file.isValid() ? change : file);
    m_diff->showMessage(row());
    m_tree->scrollTo(m_tree->currentIndex());
}

void ChangesPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const SessionChanges& all = m_model->changes();
    const int change = index.data(ChangeTreeModel::ChangeRole).toInt();
    const int file = index.data(ChangeTreeModel::FileRole).toInt();
    const FileChange& to = all.changes[change >= 0 ? size_t(change) : all.net[size_t(file)].changes().front()];
    chooseRow(int(to.row), to.part);
}

/// This one alone, whatever keys are held: with Ctrl, the list would add it.
void ChangesPanel::select(const QModelIndex& index)
{
    m_tree->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_tree->scrollTo(index);
}

void ChangesPanel::take()
{
    const bool isOther = &m_model->changes() != m_source->read().get();
    if (isOther) {
        const QModelIndex current = m_tree->currentIndex();
        const int change = current.data(ChangeTreeModel::ChangeRole).toInt();
        const size_t file = size_t(current.data(ChangeTreeModel::FileRole).toInt());
        const QString path = current.isValid() ? m_model->changes().net[file].path : QString();
        QSet<QString> unfolded;
        for (size_t i = 0; i < m_model->changes().net.size(); ++i)
            if (m_tree->isExpanded(m_model->indexOfFile(i)))
                unfolded += m_model->changes().net[i].path;
        m_model->setChanges(m_source->read());
        // What was looked at stays in sight when the agent goes on.
        const auto& net = m_model->changes().net;
        for (size_t i = 0; i < net.size(); ++i)
            if (unfolded.contains(net[i].path))
                m_tree->expand(m_model->indexOfFile(i));
        const auto same = std::ranges::find(net, path, &NetChange::path);
        const size_t again = same == net.end() ? 0 : size_t(same - net.begin());
        QModelIndex place = m_model->indexOfFile(again);
        if (current.isValid() && change >= 0 && same != net.end())
            place = m_model->indexOfChange(size_t(change));
        select(place.isValid() ? place : m_model->index(0, 0));
        follow();
    }
    const bool isEmpty = m_model->rowCount() == 0;
    m_split->setVisible(!isEmpty);
    m_head->setVisible(!isEmpty || m_source->hasOthers());
    m_empty->setVisible(isEmpty);
    m_empty->setText(emptyText());
    m_export->setEnabled(!isEmpty);
    m_compare->setEnabled(!isEmpty);
    updateSummary();
    if (isOther)
        showSelected();
}

QString ChangesPanel::emptyText() const
{
    if (!m_source->store())
        return tr("Open a session to see which files it changed.");
    if (m_source->error())
        return m_source->error()->text;
    if (m_source->isLoading())
        return tr("Reading the session…");
    return m_source->hasOthers() ? tr("None of these messages changed a file.") : tr("This session changed no files.");
}

void ChangesPanel::updateSummary()
{
    int added = 0;
    int removed = 0;
    for (const NetChange& net : m_model->changes().net) {
        added += net.added;
        removed += net.removed;
    }
    QStringList facts;
    if (m_source->error())
        facts += m_source->error()->text;
    facts += tr("%Ln files", nullptr, int(m_model->changes().net.size()));
    facts += tr("%Ln changes", nullptr, int(m_model->changes().changes.size()));
    facts += u"+%1 \u2212%2"_s.arg(format::number(added), format::number(removed));
    if (m_source->isLoading())
        facts += tr("reading…");
    m_summary->setToolTip(facts.join(factSeparator()));
    elideSummary();
}

void ChangesPanel::elideSummary()
{
    m_summary->setText(m_summary->fontMetrics().elidedText(m_summary->toolTip(), Qt::ElideRight, m_summary->width()));
}

/// The summary has what room the rest of the head leaves.
bool ChangesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_summary && event->type() == QEvent::Resize)
        elideSummary();
    return QWidget::eventFilter(watched, event);
}

void ChangesPanel::updatePosition()
{
    const auto count = qint64(m_diff->model()->hunks().size());
    m_position->setText(count == 0
            ? QString()
            : tr("%1 of %2").arg(format::number(std::max(0, m_diff->currentHunk()) + 1), format::number(count)));
}

/// Several selected changes are shown below each other; a file, as the net change of all.
void ChangesPanel::showSelected()
{
    const SessionChanges& all = m_model->changes();
    std::vector<DiffSection> sections;
    std::vector<size_t> changes;
    QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    std::ranges::sort(rows);
    for (const QModelIndex& index : rows) {
        const int change = index.data(ChangeTreeModel::ChangeRole).toInt();
        const auto file = size_t(index.data(ChangeTreeModel::FileRole).toInt());
        std::vector<DiffSection> more;
        if (change >= 0)
            more = changeSections(all, std::vector {size_t(change)});
        else if (m_oneByOne->isChecked())
            more = changeSections(all, all.net[file].changes());
        else
            more = netSections(all, file);
        sections.insert(sections.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    m_diff->setSections(std::move(sections));
    updatePosition();
}

// ---- files -----------------------------------------------------------------------------------------

void ChangesPanel::updateDisk()
{
    QStringList words;
    for (const DiskState state : m_source->diskStates())
        words += ChangesText::disk(state);
    m_model->setDiskWords(words);
}

/// In the folder of the session where it is there, else where the user says that the project is.
void ChangesPanel::compareWithDisk()
{
    const QString& folder = m_model->changes().directory;
    if (folder.isEmpty())
        return askForFolder();
    QtConcurrent::run([folder] { return QDir(folder).exists(); }).then(this, [this, folder](bool isThere) {
        isThere ? m_source->compareWithDisk(folder) : askForFolder();
    });
}

void ChangesPanel::askForFolder()
{
    auto* dialog = new QFileDialog(this, tr("Folder of the project"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, m_source, &FileChangesSource::compareWithDisk);
    dialog->open();
}

void ChangesPanel::askForFile()
{
    auto* dialog = new QFileDialog(this, tr("Export patch"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Patches (*.patch *.diff)"));
    dialog->setDefaultSuffix(u"patch"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ChangesPanel::exportTo);
    dialog->open();
}

void ChangesPanel::exportTo(const QString& path)
{
    writePatch(m_source->read(), path).then(this, [this, path](const Result<ExportedPatch>& patch) {
        if (!patch)
            emit noticed(tr("The patch could not be written: %1").arg(patch.error().cause));
        else if (patch->text.isEmpty())
            emit noticed(tr("There is nothing that a patch could hold."));
        else
            takeExported(path, *patch);
    });
}

void ChangesPanel::takeExported(const QString& path, const ExportedPatch& patch)
{
    emit noticed(tr("Patch saved to %1.").arg(QDir::toNativeSeparators(path)));
    QStringList lacking;
    size_t count = 0;
    for (const ExportedPatch::LeftOut& left : patch.leftOut) {
        lacking += ChangesText::leftOut(left);
        count += left.count;
    }
    if (!patch.asNew.isEmpty())
        lacking += ChangesText::asNew(patch.asNew);
    if (lacking.isEmpty())
        return;
    const QString head = count == 0 ? tr("Patch saved to %1.").arg(QDir::toNativeSeparators(path))
                                    : tr("%Ln changes are left out:", nullptr, int(count));
    constexpr qsizetype MostLines = 12;
    const bool isLong = lacking.size() > MostLines;
    auto* box = new QMessageBox(QMessageBox::Information, tr("Export patch"), head, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        lacking.first(std::min(MostLines, lacking.size())).join(u'\n') + (isLong ? u"\n\u2026"_s : QString()));
    if (isLong)
        box->setDetailedText(lacking.join(u'\n'));
    box->open();
}

void ChangesPanel::stepHunk(int by)
{
    if (!m_diff->stepHunk(by))
        stepFile(by);
}

void ChangesPanel::stepFile(int by)
{
    QModelIndex current = m_tree->currentIndex();
    if (current.parent().isValid())
        current = by < 0 ? m_model->index(current.parent().row() + 1, 0) : current.parent();
    const QModelIndex next = m_model->index(current.row() + by, 0);
    if (!next.isValid())
        return;
    select(next);
}

} // namespace stemma
