// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/usagestore.h"

#include <QHash>

#include <array>
#include <vector>

namespace stemma {

class CacheReader;
class CacheWriter;

/// The calls of one unit, each once, in some hundred bytes each: what is kept of a store between two runs. One thread.
class UnitCalls
{
public:
    struct LeftOut
    {
        qint64 records = 0;
        CallTokens tokens;
    };

    /// What tells of the same call as a record before it takes that one's place; what tells of none is left out.
    void add(const UsageRecord& record);
    /// No more come.
    void finish(std::optional<UsageTotal> total);

    [[nodiscard]] size_t size() const { return m_calls.size(); }
    /// Without the session, the project and what else is the unit's. @p withIds: of its message and its prompt, of
    /// which sums know nothing.
    [[nodiscard]] UsageRecord record(size_t call, bool withIds) const;
    [[nodiscard]] quint64 identity(size_t call) const { return m_calls[call].identity; }
    [[nodiscard]] const LeftOut& leftOut(NotCounted reason) const { return m_leftOut[size_t(reason)]; }
    [[nodiscard]] const std::optional<UsageTotal>& total() const { return m_total; }

    void write(CacheWriter& writer) const;
    [[nodiscard]] bool read(CacheReader& reader);

private:
    struct Text ///< a place in m_ids
    {
        quint32 at = 0;
        quint32 size = 0;
    };
    struct Call
    {
        qint64 atMs = 0;
        qint64 key = -1;
        qint64 promptKey = -1;
        qint64 turn = -1;
        quint64 identity = 0;
        CallTokens tokens;
        double cost = 0;
        Text message;
        Text prompt;
        qint32 model = 0; ///< places in m_names
        qint32 provider = 0;
        qint32 agent = 0;
        CallPurpose purpose = CallPurpose::Answer;
        bool hasTime = false;
        bool hasCost = false;
        bool isSubAgent = false;
        bool isFast = false;
        ServiceTier tier = ServiceTier::Standard;
        qint32 region = 0; ///< a place in m_names
    };

    [[nodiscard]] qint32 nameOf(const QString& name);
    [[nodiscard]] Text textOf(const QString& id, const Text& before);
    [[nodiscard]] QString textAt(const Text& text) const;
    void leaveOut(NotCounted reason, const CallTokens& tokens);

    std::vector<Call> m_calls;
    QStringList m_names;
    QByteArray m_ids; ///< of messages, UTF-8
    std::array<LeftOut, NotCountedReasons> m_leftOut;
    std::optional<UsageTotal> m_total;
    QHash<quint64, size_t> m_places; ///< by identity, until finish()
    QHash<QString, qint32> m_namePlaces;
};

} // namespace stemma
