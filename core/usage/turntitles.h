// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"
#include "core/usage/usagereport.h"

#include <QHash>
#include <QSet>

#include <span>

namespace stemma {

/// Reads what turns begin with, some at a time, so that a table names them by it. What cannot be read has no name.
/// Thread: the store's.
class TurnTitles
{
public:
    static constexpr size_t AtOnce = 100;

    void setTurns(const std::vector<UsageRow>& turns) { m_turns = turns; }
    /// Reads some more. True: that was the last. Fails only where it is cancelled.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    [[nodiscard]] const QHash<QString, QString>& byKey() const { return m_titles; } ///< of rows, as UsageRow::key

private:
    /// Of the prompt in the outline of its session; -1: it has none.
    [[nodiscard]] Result<qint64> keyOf(SessionStore& store, const UsageRow& turn, const JobControl& job);
    /// Of turns of one session.
    [[nodiscard]] Result<> read(SessionStore& store, std::span<const UsageRow> turns, const JobControl& job);

    std::vector<UsageRow> m_turns;
    size_t m_next = 0;
    std::optional<SessionId> m_session; ///< whose outline has the keys
    QSet<qint64> m_keys;
    QHash<QString, QString> m_titles;
};

} // namespace stemma
