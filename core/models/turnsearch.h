// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/wantedsource.h"
#include "core/search/textmatcher.h"
#include "core/store/conversation/messagescan.h"

namespace stemma {

/// Looks through a session for messages whose prompts and answers, names and input of tools, and paths hold all of some
/// words, some messages at a time. Thinking and what tools gave back do not count. One thread at a time.
class TurnSearcher
{
public:
    TurnSearcher(SessionId session, const QString& words);

    /// The next messages; true: there are no more.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    [[nodiscard]] const std::vector<int>& rows() const { return m_rows; } ///< found so far, ascending

private:
    [[nodiscard]] bool matches(const Message& message) const;

    MessageScan m_scan;
    std::vector<TextMatcher> m_words;
    std::vector<int> m_rows;
};

/// The messages of a session that a filter of its outline keeps, found on the store's lane while the user types, and
/// again when the store changed; nothing while nobody looks at it. GUI thread.
class TurnSearch final : public WantedSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 600;

    explicit TurnSearch(QObject* parent = nullptr);

    void setCurrent(OpenStore* store, const SessionId& session); ///< null: none; what was looked for is looked for here
    void find(const QString& words); ///< without a word: nothing is looked for
    void load() override;

    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }
    [[nodiscard]] const QString& words() const { return m_words; }
    [[nodiscard]] bool isLooking() const { return isReading(); }
    [[nodiscard]] const std::vector<int>& rows() const { return m_rows; } ///< as far as it has come

private:
    SessionId m_session;
    QString m_words;
    std::vector<int> m_rows;
};

} // namespace stemma
