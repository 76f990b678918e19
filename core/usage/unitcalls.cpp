// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/unitcalls.h"

#include "core/store/files/cachefile.h"

#include <limits>

namespace stemma {

qint32 UnitCalls::nameOf(const QString& name)
{
    const auto known = m_namePlaces.constFind(name);
    if (known != m_namePlaces.cend())
        return *known;
    const auto place = qint32(m_names.size());
    m_names << name;
    m_namePlaces.insert(name, place);
    return place;
}

QString UnitCalls::textAt(const Text& text) const
{
    return QString::fromUtf8(QByteArrayView(m_ids).sliced(text.at, text.size));
}

/// Prompts repeat from call to call.
UnitCalls::Text UnitCalls::textOf(const QString& id, const Text& before)
{
    const QByteArray bytes = id.toUtf8();
    if (QByteArrayView(m_ids).sliced(before.at, before.size) == bytes)
        return before;
    if (bytes.size() > std::numeric_limits<quint32>::max() - m_ids.size())
        return {};
    const Text text {quint32(m_ids.size()), quint32(bytes.size())};
    m_ids += bytes;
    return text;
}

void UnitCalls::leaveOut(NotCounted reason, const CallTokens& tokens)
{
    LeftOut& sum = m_leftOut[size_t(reason)];
    ++sum.records;
    sum.tokens.add(tokens);
}

void UnitCalls::add(const UsageRecord& record)
{
    if (record.notCounted != NotCounted::Counted)
        return leaveOut(record.notCounted, record.tokens);
    if (record.tokens.isEmpty() && record.cost.value_or(0) == 0)
        return; // a note of the agent in the place of an answer
    const auto known = record.identity == 0 ? m_places.cend() : m_places.constFind(record.identity);
    if (known != m_places.cend()) {
        // The message is the first line's, the figures are the last one's.
        Call& call = m_calls[*known];
        leaveOut(NotCounted::OtherLine, call.tokens);
        call.tokens = record.tokens;
        call.model = record.model.isEmpty() ? call.model : nameOf(record.model);
        call.atMs = record.at ? toMs(*record.at) : call.atMs;
        call.hasTime = call.hasTime || record.at;
        call.cost = record.cost.value_or(call.cost);
        call.hasCost = call.hasCost || record.cost;
        call.isFast = call.isFast || record.isFast;
        call.tier = record.tier == ServiceTier::Standard ? call.tier : record.tier;
        call.region = record.region.isEmpty() ? call.region : nameOf(record.region);
        return;
    }
    Call call;
    call.hasTime = record.at.has_value();
    call.atMs = record.at ? toMs(*record.at) : 0;
    call.key = record.key;
    call.promptKey = record.promptKey;
    call.turn = record.turn;
    call.identity = record.identity;
    call.tokens = record.tokens;
    call.hasCost = record.cost.has_value();
    call.cost = record.cost.value_or(0);
    const Call before = m_calls.empty() ? Call() : m_calls.back();
    call.message = textOf(record.message.value, before.message);
    call.prompt = textOf(record.prompt.value, before.prompt);
    call.model = nameOf(record.model);
    call.provider = nameOf(record.provider);
    call.agent = nameOf(record.agent);
    call.purpose = record.purpose;
    call.isSubAgent = record.isSubAgent;
    call.isFast = record.isFast;
    call.tier = record.tier;
    call.region = nameOf(record.region);
    if (record.identity != 0)
        m_places.insert(record.identity, m_calls.size());
    m_calls.push_back(call);
}

void UnitCalls::finish(std::optional<UsageTotal> total)
{
    m_total = total;
    m_places = {};
    m_namePlaces = {};
}

UsageRecord UnitCalls::record(size_t place, bool withIds) const
{
    const Call& call = m_calls[place];
    UsageRecord record;
    if (call.hasTime)
        record.at = timeFromMs(call.atMs);
    record.key = call.key;
    record.promptKey = call.promptKey;
    record.turn = call.turn;
    record.identity = call.identity;
    record.tokens = call.tokens;
    if (call.hasCost)
        record.cost = call.cost;
    if (withIds) {
        record.message = MessageId(textAt(call.message));
        record.prompt = MessageId(textAt(call.prompt));
    }
    record.model = m_names.at(call.model);
    record.provider = m_names.at(call.provider);
    record.agent = m_names.at(call.agent);
    record.purpose = call.purpose;
    record.isSubAgent = call.isSubAgent;
    record.isFast = call.isFast;
    record.tier = call.tier;
    record.region = m_names.at(call.region);
    return record;
}

void UnitCalls::write(CacheWriter& writer) const
{
    writer.value(quint64(m_names.size()));
    for (const QString& name : m_names)
        writer.text(name);
    writer.bytes(m_ids);
    writer.list(m_calls);
    writer.value(m_leftOut);
    writer.value(m_total);
}

bool UnitCalls::read(CacheReader& reader)
{
    constexpr quint64 MostNames = 1'000'000;
    const auto names = reader.value<quint64>();
    for (quint64 i = 0; i < qMin(names, MostNames) && reader.hasMore(); ++i)
        m_names << reader.text();
    m_ids = reader.bytes();
    m_calls = reader.list<Call>();
    m_leftOut = reader.value<std::array<LeftOut, NotCountedReasons>>();
    m_total = reader.value<std::optional<UsageTotal>>();
    // The sum of the file tells only at its end that all of it is what was written.
    return std::ranges::all_of(m_calls, [this](const Call& call) {
        const auto isText
            = [this](const Text& text) { return qint64(text.at) + qint64(text.size) <= qint64(m_ids.size()); };
        const auto isName = [this](qint32 name) { return name >= 0 && name < m_names.size(); };
        return isText(call.message) && isText(call.prompt) && isName(call.model) && isName(call.provider)
            && isName(call.agent) && isName(call.region);
    });
}

} // namespace stemma
