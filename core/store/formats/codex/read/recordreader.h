// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/linereader.h"
#include "core/store/transcript/tokentotals.h"
#include "core/store/transcript/twinlines.h"

namespace stemma::codex {

/// How the lines of a file are spelled (spec codex, 2).
enum class Dialect : quint8 {
    Envelope, ///< each in an envelope with its type, "payload" holds the record
    Bare, ///< the oldest form: the records alone
};

// What the flags that formats may use mean here. Of rows:
/// A message in the user's name that no user typed.
inline constexpr RowFlag Injected = RowFlag::FormatA;
/// An event, which may say what a record says too, or more of a call.
inline constexpr RowFlag Event = RowFlag::FormatB;
/// Its link is one of a text (Twin), which tells the event and the record of the same message. No link of a tree.
inline constexpr RowFlag HasTwin = RowFlag::HasParent;
// Of metadata:
inline constexpr RowFlag CountsTokens = RowFlag::FormatA; ///< tokens that were not counted before
inline constexpr RowFlag TurnContext = RowFlag::FormatB; ///< a line of turn_context

/// The user took turns back (thread_rolled_back). Their number stands in the place of the content's size.
[[nodiscard]] inline bool isRollback(RowFlags flags)
{
    return flags.testFlag(RowFlag::Meta) && flags.testFlag(RowFlag::Summary);
}

/// A message that a user typed.
[[nodiscard]] inline bool isPrompt(RowFlags flags)
{
    return flags.testFlag(RowFlag::User) && !(flags & (RowFlags(RowFlag::Meta) | Injected | RowFlag::Summary));
}

/// Reads the facts of Codex's records. Counts of tokens are differences of totals, so that it remembers the last one.
class RecordReader final : public CursorReader
{
public:
    explicit RecordReader(Dialect dialect)
        : m_dialect(dialect)
    {
    }

    [[nodiscard]] QByteArray state() const override;
    void restore(const QByteArray& state) override;
    void forgetLast() override { m_state = m_before; }

protected:
    [[nodiscard]] bool walk(JsonCursor& cursor) override;
    void judge() override;

private:
    bool readRecord(JsonCursor& cursor, size_t key);
    bool readPayload(JsonCursor& cursor);
    bool readMember(JsonCursor& cursor, size_t key);
    bool readTexts(JsonCursor& cursor);
    bool readBlock(JsonCursor& cursor);
    bool readItem(JsonCursor& cursor);
    bool readHistory(JsonCursor& cursor);
    bool readInfo(JsonCursor& cursor);
    bool readCounts(JsonCursor& cursor, std::optional<TokenCounts>& counts);
    void addText(const RawJson& text);
    void judgeMeta();
    [[nodiscard]] qint64 historyStart() const;
    void judgeItem();
    void judgeEvent();
    void judgeOther();
    void judgeTokens();
    void setTwin(Twin kind, quint64 hash);
    void noteTurn();

    enum Member : quint8 {
        Type,
        Id,
        Role,
        Name,
        CallId,
        Arguments,
        Input,
        Message,
        Text,
        TurnId,
        NumTurns,
        ThreadName,
        ThreadId,
        Model,
        ForkedFrom,
        Base,
        ExitCode,
        Success,
        Error,
        Encrypted,
        RecordType,
        StartedAt,
        Provider,
        MemberCount
    };

    /// What of the lines so far the next ones depend on.
    struct State
    {
        TokenTotals tokens;
        QByteArray thread;
        qint64 begunMs = 0; ///< time of the file's first line
        qint64 ownOrdinal = 0; ///< of a sub-agent: lines with smaller ordinals are copies; 0: turns tell
        qint64 told = 0; ///< counts so far, of copies too
        bool isCopy = false; ///< the lines are those of the session that this one is a fork of
    };

    Dialect m_dialect;
    State m_state;
    State m_before; ///< the last line
    RawJson m_time;
    RawJson m_type;
    bool m_hasPayload = false;
    std::array<RawJson, MemberCount> m_has;
    std::array<RawJson, 2> m_item; ///< type and id of what an event tells
    RawJson m_output;
    QByteArrayView m_payload;
    std::optional<qint64> m_ordinal;
    std::optional<TokenCounts> m_total;
    std::optional<TokenCounts> m_last;
    qint64 m_bytes = 0; ///< of texts so far
    quint64 m_firstText = 0; ///< hash of the first text that is not about an image
    quint64 m_allTexts = 0; ///< sum of their hashes
    bool m_isInjected = false;
    bool m_hasHistory = false;
};

} // namespace stemma::codex
