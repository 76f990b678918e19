// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/read/storereader.h"

namespace stemma::mnesis {

/// Lists the sessions of a store. Used within StoreReader::read(), whose answer a failure becomes.
class SessionReader
{
public:
    explicit SessionReader(const StoreReader& reader)
        : m_reader(reader)
    {
    }

    /// Where a listing stands.
    struct Cursor
    {
        enum Stage : quint8 { Begin, Rows, Orphans, Done };
        Stage stage = Begin;
        std::vector<qint64> rows; ///< still to come, the next one last
        QString orphan; ///< the last one given
    };
    /// The next sessions, newest first; an empty batch may come before the end.
    [[nodiscard]] std::vector<SessionInfo> after(Cursor& cursor, ListDetail detail) const;
    /// No value: there is no such session, nor a message of it.
    [[nodiscard]] std::optional<SessionInfo> find(const SessionId& id, ListDetail detail) const;
    /// As SessionInfo::firstPrompt; empty: there is none.
    [[nodiscard]] QString firstPrompt(const SessionId& id) const;
    /// How a session came out of its @p parent; a fork that Stemma did not mark is known by how it begins.
    [[nodiscard]] Origin originOf(const SessionId& id, const SessionId& parent, const QString& metadata) const;

private:
    /// Begin of a statement whose rows (from "sessions s") infoFrom() takes.
    [[nodiscard]] QString select(qint64 longest, bool withNewest = true) const;
    [[nodiscard]] SessionInfo infoFrom(const SqliteQuery& row, qint64 longest) const;
    [[nodiscard]] bool beginsLike(const SessionId& id, const SessionId& other) const;
    [[nodiscard]] SessionInfo orphan(const SessionId& id) const;
    /// Adds what ListDetail::Full asks for, as far as it is not damaged.
    void complete(SessionInfo& info) const;
    void addFigures(SessionInfo& info) const;
    [[nodiscard]] std::vector<qint64> rows() const; ///< as Cursor::rows
    [[nodiscard]] std::optional<SessionInfo> listed(qint64 row) const; ///< no value: it is gone, or damaged
    [[nodiscard]] std::vector<SessionInfo> orphans(Cursor& cursor) const;

    const StoreReader& m_reader;
};

} // namespace stemma::mnesis
