// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/messagescan.h"

namespace stemma {

/// What an agent did right after a block of thinking.
struct ThinkingFollowUp
{
    qint64 row = -1; ///< of the message; -1: nothing, the turn ended with the thinking
    int part = -1;
    PartKind kind = PartKind::Unknown;
    QString tool; ///< the name of the tool that was called
    QString line; ///< the beginning of what it was, as one line

    bool operator==(const ThinkingFollowUp&) const = default;
};

/// A block of thinking as a list shows it.
struct ThinkingBlock
{
    qint64 row = -1; ///< of the message
    qint64 key = -1; ///< of the message in the outline, to read the part by
    int part = 0;
    std::optional<Time> time; ///< of the message
    std::optional<Duration> duration;
    ReasoningPart::State state = ReasoningPart::State::Open;
    qint64 bytes = 0; ///< of the text, or of what is kept in its place
    qint64 signatureBytes = 0;
    std::optional<qint64> tokens; ///< as stored
    QString line; ///< the beginning of the text as one line
    bool repeatsAnswer = false; ///< the text ends with the answer, in a tag; see withoutRepeatedAnswer()
    ThinkingFollowUp next;

    [[nodiscard]] bool isReadable() const { return !line.isEmpty(); }
    bool operator==(const ThinkingBlock&) const = default;
};

/// Lists the thinking of a session, some messages at a time: all of it, or what holds all of some words. Only
/// beginnings are kept, so that the list stays small whatever was thought. One thread at a time.
class ThinkingReader
{
public:
    /// Without @p words all blocks are listed. Of a long text the first ReadOptions::maxText bytes are searched.
    explicit ThinkingReader(SessionId session, const QString& words = {});

    /// The next messages; true: there are no more.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);

    /// In stored order. Of the last ones it may not be known yet what followed.
    [[nodiscard]] const std::vector<ThinkingBlock>& blocks() const { return m_blocks; }
    [[nodiscard]] qint64 total() const { return m_total; } ///< seen so far, whether they hold the words or not
    [[nodiscard]] qint64 totalBytes() const { return m_totalBytes; } ///< of their texts

private:
    void add(qint64 row, const Message& message);
    void addBlock(qint64 row, const Message& message, const Part& part, const ReasoningPart& thinking);
    void follow(qint64 row, const Part& part);

    MessageScan m_scan;
    QStringList m_words;
    std::vector<ThinkingBlock> m_blocks;
    size_t m_followed = 0; ///< blocks of which it is known what followed, or that nothing did
    qint64 m_total = 0;
    qint64 m_totalBytes = 0;
};

} // namespace stemma
