// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/read/storereader.h"

namespace stemma::mnesis {

/// Reads single messages as the vocabulary has them. Used within StoreReader::read(), whose answer a failure becomes;
/// but damage elsewhere in the store costs a message what was to be read there, and nothing else.
class MessageReader
{
public:
    explicit MessageReader(const StoreReader& reader)
        : m_reader(reader)
    {
    }

    /// One message with its parts; null if there is no such row, or (with a session given) it belongs to
    /// another one. Message::index is set where the session's outline is known. @p maxText as in ReadOptions.
    [[nodiscard]] std::shared_ptr<Message> message(
        qint64 key, const std::optional<SessionId>& session, qint64 maxText) const;
    /// As SessionStore::outlineDetails(), of one message; sizes are those of the stored parts.
    [[nodiscard]] OutlineDetail detail(const SessionId& session, qint64 key) const;

private:
    /// As message(), but that markers of summaries have only what is stored in them.
    [[nodiscard]] std::shared_ptr<Message> read(
        qint64 key, const std::optional<SessionId>& session, qint64 maxText) const;
    [[nodiscard]] std::shared_ptr<Message> unreadable(const SessionId& session, qint64 key, const Error& error) const;
    void addStates(Message& message, bool summary, bool damaged) const;
    /// The stored counts of compaction parts are always 0; the node knows better.
    void completeMarkers(Message& message) const;
    [[nodiscard]] std::optional<qint64> tokensBefore(const SummaryNode& node) const;

    const StoreReader& m_reader;
};

} // namespace stemma::mnesis
