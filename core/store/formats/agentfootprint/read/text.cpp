// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/text.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

Result<SessionText> SessionText::of(const Entry& loaded, const JobControl& job)
{
    SessionText text;
    text.document = loaded.document;
    text.index = loaded.index;
    const SessionIndex& index = *loaded.index;
    auto bytes = loaded.document->read(index.place);
    if (!bytes)
        return std::unexpected(bytes.error());
    text.bytes = *std::move(bytes);
    if (text.bytes.size() < index.place.length)
        return Source::noRecord();
    text.isPaused = index.isPaused();
    text.prefix = index.layout == Layout::Checkpoint ? QString() : text.isPaused ? u"data.conversation."_s : u"data."_s;
    for (qint64 row = 0; row < qint64(index.rows.size()); ++row) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const Row& stored = index.rows[size_t(row)];
        if (stored.kind != Row::Kind::Message)
            continue;
        const json::Range place = text.within(stored.place);
        text.messages.push_back({place, shapeOf(text.view(place)), row, stored.span});
    }
    for (const Range& copy : index.state)
        text.copies.push_back(text.within(copy));
    return text;
}

Result<SessionText> SessionText::of(const QByteArray& bytes, Layout layout, const JobControl& job)
{
    const auto document = std::make_shared<MemoryDocument>(bytes, StoredAt());
    return indexed({.layout = layout, .document = document, .place = document->whole()}, job)
        .and_then([&job](const Entry& loaded) { return of(loaded, job); });
}

std::optional<json::Range> SessionText::place(const QString& name) const
{
    const Fact* fact = index->fact(name);
    return fact ? std::optional(within(fact->place)) : std::nullopt;
}

QByteArrayView SessionText::fact(const QString& name) const
{
    return view(place(name).value_or(json::Range()));
}

json::Range SessionText::checkpoint() const
{
    return prefix.isEmpty() ? json::Range {0, bytes.size()}
                            : place(prefix.chopped(1)).value_or(json::Range {0, bytes.size()});
}

std::vector<std::optional<size_t>> SessionText::resultsOf(size_t caller) const
{
    const QStringList& calls = messages[caller].shape.calls;
    std::vector<std::optional<size_t>> results(size_t(calls.size()));
    for (size_t next = caller + 1; next < messages.size() && messages[next].shape.role == Role::Tool; ++next) {
        qsizetype call = calls.indexOf(messages[next].shape.answers);
        while (call >= 0 && results[size_t(call)]) // one of several with the same id
            call = calls.indexOf(messages[next].shape.answers, call + 1);
        if (call >= 0)
            results[size_t(call)] = next;
    }
    return results;
}

size_t SessionText::endOfResults(size_t number) const
{
    while (number < messages.size() && messages[number].shape.role == Role::Tool)
        ++number;
    return number;
}

std::optional<size_t> SessionText::callerOf(size_t number) const
{
    for (size_t before = number + 1; before-- > 0;) {
        if (messages[before].shape.role != Role::Tool)
            return before;
    }
    return {};
}

QString SessionText::waitingCall() const
{
    for (const auto& name :
        {u"data.checkpoint.sharedState.pausedToolCallId"_s, u"checkpoint.sharedState.pausedToolCallId"_s}) {
        if (const auto id = stringOf(fact(name)); id && isPaused)
            return *id;
    }
    return {};
}

QString SessionText::owner() const
{
    return textAt(fact(prefix + u"identity"_s), "principal");
}

QStringList SessionText::openCalls(size_t end, size_t* caller) const
{
    const auto last = end > 0 ? callerOf(end - 1) : std::nullopt;
    if (!last)
        return {};
    if (caller)
        *caller = *last;
    QStringList open;
    const auto results = resultsOf(*last);
    for (size_t call = 0; call < results.size() && messages[*last].shape.role == Role::Assistant; ++call) {
        if (!results[call] || *results[call] >= end)
            open += messages[*last].shape.calls[qsizetype(call)];
    }
    return open;
}

std::optional<QByteArray> withoutParts(const QByteArray& message, const std::set<int>& parts)
{
    const Message decoded = decodeMessage(message, {.offset = 0, .length = message.size()}, 0);
    std::set<qint64> removed; // where they begin
    bool isLeft = false;
    for (const Part& part : decoded.parts) {
        if (parts.contains(part.index))
            removed.insert(part.storedAt.offset);
        else // thinking alone is no message
            isLeft = isLeft || !(part.as<ReasoningPart>() || part.as<CompactionPart>());
    }
    if (!isLeft)
        return {};
    JsonCopy copy;
    QList<QByteArrayView> emptied; // an empty list is never written
    for (const QByteArrayView key : {QByteArrayView("thinkingBlocks"), QByteArrayView("toolCalls")}) {
        const QByteArrayView list = member(message, key);
        QList<json::Range> elements;
        for (const QByteArrayView element : elementsOf(list))
            elements += rangeWithin(element, message);
        if (!list.isEmpty() && !isArray(list)) // it is one part
            elements += rangeWithin(list, message);
        const auto isRemoved = [&](const json::Range& element) { return removed.contains(element.start); };
        if (!elements.isEmpty() && std::ranges::all_of(elements, isRemoved)) {
            emptied += key;
            continue;
        }
        copy.cut(cutElements(
            elements.size(), [&](qsizetype i) { return elements.at(i); },
            [&](qsizetype i) { return isRemoved(elements.at(i)); }));
    }
    if (const auto content = json::memberValue(message, "content"); content && removed.contains(content->start))
        copy.replace(*content, "\"\"");
    removeMembers(copy, message, {0, message.size()}, [&](QByteArrayView key) { return emptied.contains(key); });
    return copy.applied(message);
}

} // namespace stemma::agentfootprint
