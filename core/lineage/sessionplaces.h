// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/messagescan.h"

#include <optional>
#include <vector>

namespace stemma {

/// What is known of the messages of one branch. Others of the same file begin with the same ones, by the same keys.
struct KnownBranch
{
    SessionId file; ///< the trunk in it
    std::vector<qint64> keys;
    std::vector<OutlineDetail> details;

    /// Becomes the branch of @p file with these messages, unless it is a longer one of that file.
    void take(const SessionId& of, const Outline& rows, const std::vector<OutlineDetail>& read);
};

/// Where messages stand in one session; reads its outline when it is first asked.
class SessionPlaces
{
public:
    /// Of longer sessions states and tokens of single messages are not looked at.
    static constexpr qint64 LongestDetailed = 50'000;

    /// @p known: another branch of the same file; null: there is none.
    SessionPlaces(SessionStore& store, SessionId session, const JobControl& job, const KnownBranch* known = nullptr)
        : m_store(store)
        , m_job(job)
        , m_scan(std::move(session), {.rows = 2048, .showsProgress = false})
        , m_known(known)
    {
    }

    /// How many messages there are up to and with @p id; none if it is not there.
    [[nodiscard]] std::optional<qint64> position(const MessageId& id);
    [[nodiscard]] std::optional<Time> timeAt(std::optional<qint64> position);
    [[nodiscard]] MessagePtr messageAt(qint64 position);
    /// Kinds, tokens and states of all messages, or nothing of a long session.
    [[nodiscard]] const std::vector<OutlineDetail>& details();
    [[nodiscard]] const Outline& rows();
    /// False where the session cannot be read: it need not be an empty one.
    [[nodiscard]] bool areKnown();

private:
    void takeKnown();
    void readOn();
    bool load();

    SessionStore& m_store;
    const JobControl& m_job;
    MessageScan m_scan;
    const KnownBranch* m_known;
    std::vector<size_t> m_order; ///< rows by key
    std::vector<OutlineDetail> m_details;
    bool m_tried = false;
    bool m_isRead = false;
};

} // namespace stemma
