// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/text.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonmembers.h"

#include <QCoreApplication>

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

namespace {

/// Removes elements of a list member, and the member itself if it becomes empty.
void cutList(JsonCopy& copy, const QByteArray& message, QByteArrayView key, const QList<json::Range>& removed,
    QList<QByteArray>& emptied)
{
    const auto list = json::memberValue(message, key);
    if (!list || removed.isEmpty())
        return;
    const QByteArrayView sourceText = QByteArrayView(message).sliced(list->start, list->length);
    QList<json::Range> elements;
    if (isArray(sourceText)) {
        forEachJsonElement(sourceText, [&](QByteArrayView element) {
            elements += rangeWithin(element, message);
            return true;
        });
    }
    const auto isRemoved = [&](qsizetype i) { return removed.contains(elements.at(i)); };
    qsizetype kept = 0;
    for (qsizetype i = 0; i < elements.size(); ++i)
        kept += isRemoved(i) ? 0 : 1;
    if (kept == 0) {
        emptied += key.toByteArray(); // an empty list is never written
        return;
    }
    for (const json::Range& cut : cutElements(elements.size(), [&](qsizetype i) { return elements.at(i); }, isRemoved))
        copy.replace(cut, {});
}

} // namespace

std::optional<QByteArray> withoutParts(const QByteArray& message, const std::set<int>& parts)
{
    StoredAt place;
    place.offset = 0;
    place.length = message.size();
    const Message decoded = decodeMessage(message, place, BeginningOfText);
    QList<json::Range> removed;
    bool isLeft = false;
    for (const Part& part : decoded.parts) {
        if (parts.contains(part.index))
            removed += json::Range {part.storedAt.offset, part.storedAt.length};
        else // thinking alone is no message
            isLeft = isLeft || !(part.as<ReasoningPart>() || part.as<CompactionPart>());
    }
    if (!isLeft)
        return {};
    JsonCopy copy;
    QList<QByteArray> emptied;
    for (const QByteArrayView key : {QByteArrayView("thinkingBlocks"), QByteArrayView("toolCalls")}) {
        const auto list = json::memberValue(message, key);
        QList<json::Range> own;
        for (const json::Range& range : std::as_const(removed)) {
            if (list && range.start >= list->start && range.start + range.length <= list->start + list->length)
                own += range;
        }
        cutList(copy, message, key, own, emptied);
    }
    if (const auto content = json::memberValue(message, "content"); content && removed.contains(*content))
        copy.replace(*content, "\"\"");
    removeMembers(copy, message, {0, message.size()}, [&](QByteArrayView key) { return emptied.contains(key); });
    return copy.applied(message);
}

} // namespace stemma::agentfootprint
