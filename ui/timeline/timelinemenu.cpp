// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinemenu.h"

#include "core/base/text.h"
#include "ui/timeline/timelinetext.h"
#include "ui/timeline/timelineview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace stemma {

void TimelineMenu::addCheckpointActions(QMenu& menu) const
{
    const auto checkpoint = m_view.cursor().checkpoint();
    if (!checkpoint)
        return;
    menu.setToolTipsVisible(true); // actions that are off say why
    constexpr qsizetype MostShown = 40;
    QString label = firstLine(checkpoint->label, MostShown);
    label.replace(u'&', u"&&"_s);
    const auto add = [&](QAction* does, const QString& text) {
        if (!does)
            return;
        QAction* action = menu.addAction(does->icon(), text, does, &QAction::trigger);
        action->setObjectName(does->objectName() + u"-checkpoint"_s);
        action->setEnabled(does->isEnabled());
        action->setToolTip(does->toolTip());
    };
    add(m_checkpointActions.goBack, tr("&Resume at “%1”…").arg(label));
    add(m_checkpointActions.fork, tr("&Fork from “%1”…").arg(label));
    add(m_checkpointActions.compare, tr("Com&pare the session…"));
    if (checkpoint->automatic && !checkpoint->fields.isEmpty()) {
        QAction* files = menu.addAction(tr("Show changes back to this checkpoint"));
        files->setObjectName(u"files-checkpoint"_s);
        QObject::connect(files, &QAction::triggered, &m_view,
            [&view = m_view, id = checkpoint->id] { emit view.filesRequested(id, false); });
        QAction* save = menu.addAction(tr("Save the files as they were at this checkpoint…"));
        save->setObjectName(u"save-files-checkpoint"_s);
        QObject::connect(save, &QAction::triggered, &m_view,
            [&view = m_view, id = checkpoint->id] { emit view.filesRequested(id, true); });
    }
    add(m_checkpointActions.remove, tr("Remove &checkpoint…"));
    menu.addSeparator();
}

void TimelineMenu::addBranchActions(QMenu& menu) const
{
    TimelineView& view = m_view;
    const int row = view.currentRow();
    const RowLayout* layout = view.rows().peek(row);
    if (!layout || !layout->request().branches)
        return;
    const BranchChoice choice = *layout->request().branches;
    for (qsizetype at = 0; at < choice.branches.size(); ++at) {
        if (at == choice.current)
            continue;
        QAction* action = menu.addAction(tr("Go to branch %1 of %2").arg(at + 1).arg(choice.branches.size()));
        action->setObjectName(u"branch%1"_s.arg(at + 1));
        QObject::connect(action, &QAction::triggered, &view,
            [&view, choice, at] { emit view.branchRequested(choice.branches[at], choice.shared); });
    }
    menu.addSeparator();
}

void TimelineMenu::fill(QMenu& menu) const
{
    TimelineView& view = m_view;
    const int row = view.currentRow();
    const int part = view.currentPart();
    addCheckpointActions(menu);
    addBranchActions(menu);
    const auto add = [&](const QString& text, const QString& name, const auto& work) {
        QAction* action = menu.addAction(text);
        action->setObjectName(name);
        QObject::connect(action, &QAction::triggered, &view, work);
        return action;
    };
    const bool any = view.text().hasSelection() || row >= 0;
    add(tr("&Copy"), u"copy"_s, [&view] { view.text().copy(false); })->setEnabled(any);
    add(tr("Copy as &Markdown"), u"copyMarkdown"_s, [&view] { view.text().copy(true); })->setEnabled(any);
    const MessagePtr message = row >= 0 && view.model() ? view.model()->peek(row) : nullptr;
    add(tr("Copy message &id"), u"copyId"_s, [message] {
        QGuiApplication::clipboard()->setText(message->id.value);
    })->setEnabled(message != nullptr);
    menu.addSeparator();
    const RowLayout* layout = view.rows().peek(row);
    const int position = layout ? layout->positionOfPart(part) : -1;
    const PartLayout* current = position >= 0 ? &layout->parts()[size_t(position)] : nullptr;
    const bool folded = current && current->fold == Fold::Folded;
    add(folded ? tr("&Unfold") : tr("&Fold"), u"fold"_s, [&view, row, part] {
        view.cursor().toggleFold(row, part);
    })->setEnabled(current && current->foldable);
    add(tr("Fold all thinking"), u"foldThinking"_s, [&view] { view.setThinkingFolded(true); });
    add(tr("Unfold all thinking"), u"unfoldThinking"_s, [&view] { view.setThinkingFolded(false); });
    add(tr("Show in full"), u"showAll"_s, [&view, row, part] {
        view.perform({BlockAction::Kind::ShowAll, {}}, row, part);
    })->setEnabled(current != nullptr);
    menu.addSeparator();
    if (message && layout && !layout->request().findings.isEmpty())
        add(tr("Show in &problems"), u"problems"_s,
            [&view, row, part] { view.perform({BlockAction::Kind::Finding, {}}, row, part); });
    add(tr("Show in &inspector"), u"inspect"_s, [&view, row, part] {
        emit view.activated(row, part);
    })->setEnabled(row >= 0);
    add(tr("Show as &stored"), u"raw"_s, [&view, row, part] {
        emit view.rawRequested(row, part);
    })->setEnabled(row >= 0);
    if (m_actions.isEmpty())
        return;
    menu.addSeparator();
    menu.setToolTipsVisible(true); // actions that are off say why
    menu.addActions(m_actions);
}

} // namespace stemma
