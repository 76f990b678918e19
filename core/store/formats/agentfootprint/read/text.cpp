// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/text.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonmembers.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct SessionTextText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

} // namespace

Result<SessionText> SessionText::of(const Loaded& loaded, const JobControl& job)
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
        return fail(
            Errc::NotFound, SessionTextText::tr("This record is no longer in the file. Open the session again."));
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
    auto index = indexSession(document, document->whole(), layout, job);
    if (!index)
        return std::unexpected(index.error());
    return of(Loaded {document, std::make_shared<const SessionIndex>(*std::move(index))}, job);
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
        for (size_t call = 0; call < results.size(); ++call) {
            if (!results[call] && calls[qsizetype(call)] == messages[next].shape.answers) {
                results[call] = next;
                break;
            }
        }
    }
    return results;
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
    return stringOf(member(fact(prefix + u"identity"_s), "principal")).value_or(QString());
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

SignedContent signedContent(QByteArrayView message)
{
    SignedContent content;
    const auto take = [&content](bool isSigned, bool isBound) {
        content.count += isSigned ? 1 : 0;
        content.isBound = content.isBound && (!isSigned || isBound);
    };
    if (const QByteArrayView blocks = member(message, "thinkingBlocks"); isArray(blocks)) {
        forEachJsonElement(blocks, [&take](QByteArrayView block) {
            const bool isBound = !member(block, "binding").isEmpty();
            take(isBound || !member(block, "signature").isEmpty()
                    || member(block, "type") == QByteArrayView("\"redacted_thinking\""),
                isBound);
            return true;
        });
    }
    if (const QByteArrayView calls = member(message, "toolCalls"); isArray(calls)) {
        forEachJsonElement(calls, [&take](QByteArrayView call) {
            take(!member(call, "providerMeta").isEmpty(), false);
            return true;
        });
    }
    return content;
}

std::optional<QString> userInput(QByteArrayView message, const MessageShape& shape)
{
    if (shape.role != Role::User || shape.marker != Marker::None || shape.ephemeral)
        return {};
    return stringOf(member(message, "content"));
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
        QList<json::Range> elements; // what is no list is one part
        if (!list.isEmpty() && !isArray(list))
            elements += rangeWithin(list, message);
        else if (!list.isEmpty())
            forEachJsonElement(list, [&](QByteArrayView element) {
                elements += rangeWithin(element, message);
                return true;
            });
        const auto isRemoved = [&](const json::Range& element) { return removed.contains(element.start); };
        if (!elements.isEmpty() && std::ranges::all_of(elements, isRemoved)) {
            emptied += key;
            continue;
        }
        for (const json::Range& cut : cutElements(
                 elements.size(), [&](qsizetype i) { return elements.at(i); },
                 [&](qsizetype i) { return isRemoved(elements.at(i)); }))
            copy.replace(cut, {});
    }
    if (const auto content = json::memberValue(message, "content"); content && removed.contains(content->start))
        copy.replace(*content, "\"\"");
    removeMembers(copy, message, {0, message.size()}, [&](QByteArrayView key) { return emptied.contains(key); });
    return copy.applied(message);
}

} // namespace stemma::agentfootprint
