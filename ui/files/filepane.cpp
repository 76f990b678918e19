// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/filepane.h"

#include "core/base/text.h"
#include "ui/common/diskwords.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/files/explorationmodel.h"
#include "ui/files/filetreemodel.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The summary as the agent writes it, with a mark at the lines that the stored one does not hold.
ExplorationSection agentSection(const QString& summary, const QString& stored)
{
    const QStringList known = stored.split(u'\n');
    ExplorationSection section;
    section.title = FilePane::tr("The agent’s summary today");
    for (const QString& line : summary.split(u'\n')) {
        ExplorationLine shown;
        shown.text = known.contains(line) ? line : FilePane::tr("%1  (not in the stored one)").arg(line);
        section.lines.append(shown);
    }
    return section;
}

/// What was found as a text that a model can read.
QString summaryOf(const Exploration& found)
{
    QStringList lines {found.headline.isEmpty() ? found.title : u"%1: %2"_s.arg(found.title, found.headline)};
    for (const ExplorationSection& section : found.sections) {
        if (section.lines.isEmpty())
            continue;
        lines += section.title + u':';
        for (const ExplorationLine& line : section.lines) {
            const QString place = line.line ? FilePane::tr(" (line %1)").arg(*line.line) : QString();
            lines += QString(2 * (line.level + 1), u' ') + line.text + place;
        }
        if (section.leftOut > 0)
            lines += u"  "_s + FilePane::tr("%1 more").arg(section.leftOut);
    }
    return lines.join(u'\n');
}

} // namespace

FilePane::FilePane(QWidget* parent)
    : QWidget(parent)
    , m_head(new ElidedLabel(this))
    , m_facts(new ElidedLabel(this))
    , m_stored(new QPlainTextEdit(this))
    , m_open(new QPushButton(tr("Open"), this))
    , m_explore(new QPushButton(this))
    , m_store(new QPushButton(tr("Use as summary…"), this))
    , m_exploredPart(new QWidget(this))
    , m_found(new ElidedLabel(m_exploredPart))
    , m_outline(new QTreeView(m_exploredPart))
    , m_model(new ExplorationModel(this))
    , m_explorer(new FileExplorer(this))
{
    const int u = Style::measures().u;
    QFont bold = m_head->font();
    bold.setBold(true);
    m_head->setFont(bold);
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_stored->setReadOnly(true);
    m_stored->setFrameShape(QFrame::NoFrame);
    m_stored->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stored->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_stored->setAccessibleName(tr("Summary of the file as it is stored"));
    m_open->setToolTip(tr("Open the file on disk in the program that the desktop has for it"));
    makeOutline();
    auto* texts = new QSplitter(this);
    texts->setChildrenCollapsible(false);
    texts->addWidget(m_stored);
    texts->addWidget(m_exploredPart);
    texts->setSizes({1000, 1000});
    auto* top = new QHBoxLayout;
    top->setSpacing(u);
    top->addWidget(m_head, 1);
    top->addWidget(m_store);
    top->addWidget(m_explore);
    top->addWidget(m_open);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * u, u, 2 * u, u);
    layout->setSpacing(u);
    layout->addLayout(top);
    layout->addWidget(m_facts);
    layout->addWidget(texts, 1);
    connect(m_open, &QPushButton::clicked, this, [this] { emit openRequested(m_path); });
    connect(m_explore, &QPushButton::clicked, this, [this] {
        m_explorer->explore(m_path, hasContent() ? m_file->contents.back() : FileReference(), m_summariser);
        updateExploration();
    });
    connect(m_store, &QPushButton::clicked, this, &FilePane::requestSummary);
    connect(m_explorer, &FileExplorer::ended, this, &FilePane::updateExploration);
    connect(m_explorer, &FileExplorer::explored, this, &FilePane::take);
    setFile({}, nullptr, {});
}

void FilePane::makeOutline()
{
    const int u = Style::measures().u;
    m_outline->setModel(m_model);
    m_outline->setHeaderHidden(true);
    m_outline->setUniformRowHeights(true);
    m_outline->setFrameShape(QFrame::NoFrame);
    m_outline->setIndentation(3 * u);
    m_outline->setAccessibleName(tr("What is in the file"));
    m_outline->header()->setStretchLastSection(false);
    m_outline->header()->setMinimumSectionSize(u);
    m_outline->header()->setSectionResizeMode(ExplorationModel::TextColumn, QHeaderView::Stretch);
    m_outline->header()->setSectionResizeMode(ExplorationModel::LineColumn, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(m_exploredPart);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(u);
    layout->addWidget(m_found);
    layout->addWidget(m_outline, 1);
}

void FilePane::requestSummary()
{
    const FileExplorer::Found* found = m_explored.object(m_path);
    if (!found || !found->exploration || !m_file)
        return;
    const auto use
        = std::ranges::find(m_file->uses.rbegin(), m_file->uses.rend(), FileUse::Kind::Referred, &FileUse::kind);
    if (use != m_file->uses.rend())
        emit summaryRequested(
            *use, found->agentSummary.isNull() ? summaryOf(*found->exploration) : found->agentSummary);
}

void FilePane::take(const QString& path, const FileExplorer::Found& found)
{
    m_explored.insert(path, new FileExplorer::Found(found));
    m_shown.clear();
    updateExploration();
}

void FilePane::updateExploration()
{
    const bool hasSummary = hasContent() && !m_file->contents.back().summary.isEmpty();
    const FileExplorer::Found* found = m_path.isEmpty() ? nullptr : m_explored.object(m_path);
    const bool isExploring = !m_path.isEmpty() && m_explorer->path() == m_path;
    m_explore->setText(isExploring ? tr("Exploring…") : hasSummary || found ? tr("Explore again") : tr("Explore"));
    m_explore->setEnabled(m_open->isEnabled() && !isExploring);
    m_exploredPart->setVisible(found);
    m_store->setVisible(found && found->exploration && hasContent());
    m_store->setEnabled(m_refusal.isEmpty());
    m_store->setToolTip(m_refusal.isEmpty()
            ? tr("Replace the stored summary by what was found in the file, with a plan of the change first")
            : m_refusal);
    m_stored->setVisible(hasSummary || !found);
    if (!found || m_shown == m_path)
        return;
    m_shown = m_path;
    if (!found->exploration) {
        m_found->setText(found->exploration.error().text);
        m_found->setToolTip(m_found->text());
        m_model->setExploration({});
        return;
    }
    Exploration what = *found->exploration;
    if (!found->agentSummary.isNull() && hasContent()) {
        const bool isSame = found->agentSummary == m_file->contents.back().summary;
        what.notes.prepend(isSame ? tr("The agent would write the stored summary again.")
                                  : tr("The agent would write another summary today."));
        if (!isSame)
            what.sections.prepend(agentSection(found->agentSummary, m_file->contents.back().summary));
    }
    m_found->setText(what.headline.isEmpty() ? what.title : u"%1: %2"_s.arg(what.title, what.headline));
    m_found->setToolTip(m_found->text());
    m_model->setExploration(what);
    m_outline->expandAll();
}

void FilePane::setFile(
    const std::optional<SessionFile>& file, const FileOnDisk* disk, const QString& path, const QString& notLooked)
{
    m_path = path;
    m_notLooked = notLooked;
    const bool isThere = disk && disk->size >= 0;
    m_open->setEnabled(!path.isEmpty() && isThere);
    m_open->setVisible(file.has_value());
    if (m_file != file) {
        m_file = file;
        m_head->setText(file ? FileTreeModel::nameOf(*file).section(u'/', -1) : QString());
        m_head->setToolTip(file ? FileTreeModel::nameOf(*file) : QString());
        m_stored->setPlainText(hasContent() ? file->contents.back().summary : QString());
        m_stored->setPlaceholderText(!file ? QString()
                : hasContent()             ? tr("The stored summary is empty.")
                                           : tr("The session stores no summary of this file."));
    }
    m_explore->setVisible(file.has_value());
    updateFacts(disk);
    updateExploration();
}

void FilePane::updateFacts(const FileOnDisk* disk)
{
    QStringList facts;
    if (hasContent()) {
        const FileReference& content = m_file->contents.back();
        facts += content.fileType;
        if (content.tokens)
            facts += format::tokenCount(*content.tokens, true);
        if (content.size)
            facts += format::bytes(*content.size);
        if (!content.contentId.value.isEmpty())
            facts += tr("content %1")
                         .arg(content.contentId.value.first(std::min<qsizetype>(12, content.contentId.value.size())));
        if (m_file->contents.size() > 1)
            facts += tr("the newest of %Ln contents", nullptr, int(m_file->contents.size()));
    }
    QStringList tip;
    if (m_file && !disk && !m_notLooked.isEmpty())
        facts += m_notLooked;
    if (disk) {
        facts += stateWord(disk->state);
        tip += stateMeaning(disk->state);
        if (disk->modified)
            tip += tr("It was last written on %1.").arg(format::absoluteTime(*disk->modified));
    }
    facts.removeAll(QString());
    m_facts->setText(facts.join(factSeparator()));
    m_facts->setToolTip((QStringList(m_facts->text()) + tip).join(u'\n'));
    m_facts->setVisible(!facts.isEmpty());
}

} // namespace stemma
