// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QStringList>

class QModelIndex;

namespace stemma {

class OpenStore;
class SessionTreeModel;

/// What a tab may be called.
struct TabTitle
{
    QString title;
    QString about; ///< tabs about the same are told apart by nothing
    QStringList details; ///< what may tell it apart from tabs of the same title, the best one first; as many for each
};

/// Of a tab about a session: told apart by its store, its project folder or its time.
[[nodiscard]] TabTitle tabTitle(
    const SessionTreeModel& sessions, const OpenStore* store, const SessionId& session, const QString& title);

/// Of a file that was refused: told apart by its folder.
[[nodiscard]] TabTitle tabTitle(const QString& path);

/// The texts of all tabs: their titles, long ones cut, where several are alike with the first detail before it in which
/// they differ, or else with all of them.
[[nodiscard]] QStringList tabTexts(const QList<TabTitle>& tabs);

/// The name of the icon of a session, by where it came from.
[[nodiscard]] QString tabIcon(const QModelIndex& session);

} // namespace stemma
