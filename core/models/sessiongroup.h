// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QModelIndex;
class QTimeZone;

namespace stemma {

/// What sessions are listed below.
enum class SessionGrouping : quint8 {
    Store, ///< as SessionTreeModel has them
    Project, ///< by its directory
    Day, ///< of the last message
    Model,
};

/// What the group of a session of a SessionTreeModel is known by: its directory, ISO date or model without the
/// provider; empty: it has none. @p zone: that days begin in.
[[nodiscard]] QString groupKey(const QModelIndex& session, SessionGrouping grouping, const QTimeZone& zone);
/// The last @p count names of a directory, which may be one of another system.
[[nodiscard]] QString lastPart(const QString& directory, int count = 1);
/// For users. @p isAlone: no other project ends in the same name.
[[nodiscard]] QString groupName(const QString& key, SessionGrouping grouping, bool isAlone);

} // namespace stemma
