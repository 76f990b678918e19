// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QList>

class QAction;
class QMenu;

namespace stemma {

class TimelineView;

/// The menu of a timeline's current part. GUI thread.
class TimelineMenu
{
    Q_DECLARE_TR_FUNCTIONS(TimelineMenu)
public:
    /// What is done from a checkpoint; the checkpoint is the current part then.
    struct CheckpointActions
    {
        QAction* goBack = nullptr;
        QAction* fork = nullptr;
        QAction* compare = nullptr;
        QAction* remove = nullptr;
    };

    explicit TimelineMenu(TimelineView& view)
        : m_view(view)
    {
    }
    /// Put at the end of the menu; the part is the current one then.
    void setActions(const QList<QAction*>& actions) { m_actions = actions; }
    void setCheckpointActions(const CheckpointActions& actions) { m_checkpointActions = actions; }

    void fill(QMenu& menu) const;

private:
    void addCheckpointActions(QMenu& menu) const;
    void addBranchActions(QMenu& menu) const;

    TimelineView& m_view;
    QList<QAction*> m_actions;
    CheckpointActions m_checkpointActions;
};

} // namespace stemma
