// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/turnaudit.h"

#include <iterator>
#include <memory>

namespace stemma {

/// Sums over turns. They add up, so that those of a long session come from those of its pieces.
struct AuditSums
{
    qint64 turns = 0;
    qint64 calls = 0;
    qint64 retries = 0;
    qint64 tools = 0;
    qint64 failedTools = 0;
    qint64 remarks = 0; ///< turns with any
    qint64 contexts = 0; ///< turns with contextTokens()
    qint64 firstTokens = 0; ///< turns with timeToFirstToken()
    qint64 estimatedOutput = 0;
    TokenUsage reported;
    std::optional<double> cost;
    std::optional<Duration> latency;

    void add(const TurnAudit& turn);
    void add(const AuditSums& more);
    bool operator==(const AuditSums&) const = default;
};

/// The turns of a session. Copies share all but the last turns, so that the next state of a session that
/// grows costs only its new turns. Never changes once made; any thread.
class TurnList
{
public:
    using Chunk = std::shared_ptr<const std::vector<TurnAudit>>;
    static constexpr size_t ChunkTurns = 512; ///< in all chunks but the last

    TurnList() = default;
    /// @p whole: chunks of ChunkTurns turns each; @p rest: any number.
    TurnList(std::vector<Chunk> whole, std::vector<TurnAudit> rest);

    [[nodiscard]] size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const TurnAudit& operator[](size_t turn) const
    {
        const size_t chunk = std::min(turn / ChunkTurns, m_chunks.size() - 1);
        return (*m_chunks[chunk])[turn - chunk * ChunkTurns];
    }
    [[nodiscard]] const TurnAudit& back() const { return (*this)[m_size - 1]; }
    /// What users call a turn: 1 the first with a prompt, 0 what stands before that.
    [[nodiscard]] qint64 numberOf(size_t turn) const { return qint64(turn) + ((*this)[0].hasPrompt ? 1 : 0); }
    /// The turn in which a message stands (Message::index), or -1.
    [[nodiscard]] qint64 turnOf(qint64 message) const;

    class Iterator
    {
    public:
        using difference_type = std::ptrdiff_t;
        using value_type = TurnAudit;

        Iterator() = default;
        Iterator(const TurnList* list, size_t turn)
            : m_list(list)
            , m_turn(turn)
        {
        }
        const TurnAudit& operator*() const { return (*m_list)[m_turn]; }
        const TurnAudit* operator->() const { return &(*m_list)[m_turn]; }
        Iterator& operator++()
        {
            ++m_turn;
            return *this;
        }
        Iterator operator++(int)
        {
            Iterator before = *this;
            ++m_turn;
            return before;
        }
        bool operator==(const Iterator&) const = default;

    private:
        const TurnList* m_list = nullptr;
        size_t m_turn = 0;
    };
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, m_size}; }

private:
    std::vector<Chunk> m_chunks;
    size_t m_size = 0;
};

/// The audit of a session at one moment.
struct SessionAudit
{
    TurnList turns;
    AuditSums sums;
    size_t unchanged = 0; ///< number of turns from the first that are as in the previous audit
};

using SessionAuditPtr = std::shared_ptr<const SessionAudit>;

/// The audit as a table: one line a turn, or one object a turn. Times ISO 8601 UTC, durations in ms.
[[nodiscard]] QByteArray auditAsCsv(const TurnList& turns);
[[nodiscard]] QByteArray auditAsJson(const TurnList& turns);

} // namespace stemma
