// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/messagescan.h"

#include <vector>

namespace stemma {

/// Two sessions that begin with the same messages though nothing stored says why.
struct FoundRelation
{
    SessionId from; ///< the older one
    SessionId to;
    qint64 common = 0; ///< messages at the beginning of both
    MessageId at; ///< the last one of these, in the older session
    bool endsThere = false; ///< the older one has no more: the other continues where it ended
    double confidence = 0; ///< see confidenceOf()
    bool operator==(const FoundRelation&) const = default;
};

/// Whether trying another session would end the same way as the one that failed with @p error.
[[nodiscard]] bool stopsAll(const Error& error);

/// Looks for sessions with equal beginnings. Reads the first message of each, then of those that are alike further
/// ones until they differ, so that what no other session shares is not read. Works in slices, so that others get at the
/// store in between. Used on the store's lane.
class PrefixFinder
{
public:
    static constexpr double LeastConfidence = 0.5;
    static constexpr qint64 SliceMessages = 512;

    /// @p sessions from the oldest to the newest.
    explicit PrefixFinder(std::vector<SessionId> sessions);

    /// Reads one slice. True: that was the last. A session that cannot be read is taken to be unlike all others.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    /// What was found so far, of each session at most the one that shares most, the oldest of these.
    [[nodiscard]] const std::vector<FoundRelation>& relations() const { return m_found; }
    [[nodiscard]] qint64 examined() const { return qint64(m_firsts); } ///< sessions
    [[nodiscard]] qint64 messagesRead() const { return m_messagesRead; }

private:
    /// What is known of one session: hashes of its beginning, each over all before it.
    struct Reading
    {
        std::vector<quint64> chain;
        std::vector<MessageId> ids; ///< of the same messages
        std::vector<double> evidence; ///< sums
        std::unique_ptr<MessageScan> scan; ///< null before more than the first message was read
        bool isWhole = false; ///< no message follows
    };
    /// Sessions, oldest first, that are alike in the first `depth` messages.
    struct Group
    {
        std::vector<int> members;
        size_t depth = 0;
        size_t next = 0; ///< of the members, to be read
    };

    Result<> readFirst(SessionStore& store, int session, const JobControl& job);
    Result<> readOn(SessionStore& store, int session, size_t upTo, const JobControl& job);
    void take(int session, const MessagePtr& message);
    void groupByFirst();
    void split(const Group& group, size_t upTo);
    void relate(const std::vector<int>& members, int trunk, size_t depth);

    std::vector<SessionId> m_sessions;
    std::vector<Reading> m_read;
    std::vector<Group> m_groups; ///< still alike
    std::vector<FoundRelation> m_found;
    size_t m_firsts = 0; ///< sessions whose first message was read
    qint64 m_messagesRead = 0;
};

} // namespace stemma
