// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/readstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::readstore {

std::vector<qint64> keysOf(const Outline& outline)
{
    std::vector<qint64> keys;
    for (const OutlineRow& row : outline)
        keys.push_back(row.key);
    return keys;
}

namespace {

/// What is wrong with one message of a session.
QString problemOf(SessionStore& store, const SessionId& id, const Message& message, qint64 index, qint64 key)
{
    if (message.index != index)
        return u"message %1 says it is number %2"_s.arg(index).arg(message.index);
    // Of some the content stands with the parts.
    const auto hasBytes = [&store](const StoredAt& place) { return store.rawBytes(place, 1 << 20, JobControl()); };
    const auto isStored = [&](const Part& part) { return part.storedAt.isNull() || hasBytes(part.storedAt); };
    if (!hasBytes(message.storedAt) && !std::ranges::all_of(message.parts, isStored))
        return u"message %1 has no stored bytes"_s.arg(index);
    const auto found = store.keyOf(id, message.id, JobControl());
    // Ids may be there twice in what is damaged; the one that counts is found then.
    if (!found && !message.id.isEmpty() && !message.states.testFlag(MessageState::Damaged))
        return u"message %1 is not found by its id %2"_s.arg(QString::number(index), message.id.value);
    for (const Part& part : message.parts) {
        const auto whole = store.part(id, key, part.index, JobControl());
        if (!whole || whole->body.index() != part.body.index())
            return u"part %1 of message %2 is not found"_s.arg(part.index).arg(index);
    }
    return {};
}

} // namespace

QString readSession(SessionStore& store, const SessionInfo& info)
{
    const auto outline = store.outline(info.id, JobControl());
    if (!outline)
        return u"no outline: "_s + outline.error().text;
    const std::vector<qint64> keys = keysOf(*outline);
    if (info.messages && *info.messages != qint64(keys.size()))
        return u"%1 messages listed, %2 there"_s.arg(*info.messages).arg(keys.size());
    const auto details = store.outlineDetails(info.id, keys, JobControl());
    const auto all = store.messages(info.id, keys, ReadOptions {}, JobControl());
    if (!details || !all || details->size() != keys.size() || all->size() != keys.size())
        return u"not all rows can be read"_s;
    for (size_t i = 0; i < keys.size(); ++i) {
        const MessagePtr& message = all->at(i);
        const QString problem
            = message ? problemOf(store, info.id, *message, qint64(i), keys[i]) : u"row %1 is not there"_s.arg(i);
        if (!problem.isEmpty())
            return problem;
        if (details->at(i).role != message->role)
            return u"row %1 has another role than its message"_s.arg(i);
    }
    constexpr int Few = 3;
    const auto first = store.firstMessages(info.id, Few, ReadOptions {}, JobControl());
    for (size_t i = 0; first && i < first->size(); ++i) {
        if (!first->at(i) || first->at(i)->id != all->at(i)->id)
            return u"the first messages are others"_s;
    }
    if (!first || !store.summaryNodes(info.id, JobControl()) || !store.checkpoints(info.id, JobControl())
        || !store.fileReferences(info.id, JobControl()) || !store.edges(info.id, JobControl())
        || !store.turnTraces(info.id, [](const TurnTrace&) { return true; }, JobControl()))
        return u"not everything beside the messages can be read"_s;
    std::ignore = sent(store, info.id); // a session that its library refuses has no context
    return {};
}

std::vector<SessionInfo> listed(SessionStore& store, ListDetail detail)
{
    std::vector<SessionInfo> all;
    const auto sink = [&all](std::vector<SessionInfo> batch) {
        std::ranges::move(batch, std::back_inserter(all));
        return true;
    };
    return store.sessions(detail, sink, JobControl()) ? all : std::vector<SessionInfo>();
}

std::vector<MessagePtr> messages(SessionStore& store, const SessionId& id, qint64 maxText)
{
    const std::vector<qint64> keys = keysOf(store.outline(id, JobControl()).value_or(Outline()));
    return store.messages(id, keys, ReadOptions {maxText}, JobControl()).value_or(std::vector<MessagePtr>());
}

std::vector<OutlineDetail> details(SessionStore& store, const SessionId& id)
{
    const auto outline = store.outline(id, {});
    return store.outlineDetails(id, keysOf(outline.value_or(Outline())), {}).value_or(std::vector<OutlineDetail>());
}

QStringList told(SessionStore& store)
{
    QStringList lines;
    for (const SessionInfo& info : listed(store)) {
        QString line = info.title;
        for (const MessagePtr& message : messages(store, info.id)) {
            for (const Part& part : message->parts) {
                if (const auto* text = part.as<TextPart>())
                    line += u"\n"_s + text->text.text;
                else if (const auto* tool = part.as<ToolPart>())
                    line += u"\n%1 %2"_s.arg(tool->name, tool->output.text);
            }
        }
        lines += line;
    }
    lines.sort();
    return lines;
}

QStringList ids(const std::vector<MessagePtr>& messages)
{
    QStringList ids;
    for (const MessagePtr& message : messages)
        ids << (message ? message->id.value : QString());
    return ids;
}

QList<Finding> findings(SessionStore& store, const std::optional<SessionId>& id)
{
    QList<Finding> found;
    if (!store.check(id, [&found](const Finding& finding) { found << finding; }, JobControl())) {
        Finding failed;
        failed.code = u"failed"_s;
        found << failed;
    }
    return found;
}

QStringList codes(SessionStore& store)
{
    QStringList codes;
    for (const Finding& finding : findings(store))
        codes << finding.code;
    codes.sort();
    codes.removeDuplicates();
    return codes;
}

std::optional<QList<ContextItem>> sent(SessionStore& store, const SessionId& id, const std::optional<MessageId>& at)
{
    QList<ContextItem> items;
    const auto sink = [&items](const ContextItem& item) {
        if (item.leftOut.isEmpty())
            items << item;
        return true;
    };
    return store.context(id, at, sink, JobControl()) ? std::optional(items) : std::nullopt;
}

QString readAll(SessionStore& store)
{
    std::vector<SessionInfo> all;
    const auto done = store.sessions(
        ListDetail::Full,
        [&all](std::vector<SessionInfo> batch) {
            std::ranges::move(batch, std::back_inserter(all));
            return true;
        },
        JobControl());
    if (!done)
        return u"no list: "_s + done.error().text;
    for (const SessionInfo& info : all) {
        if (const QString problem = readSession(store, info); !problem.isEmpty())
            return info.id.value + u": "_s + problem;
    }
    for (const Finding& finding : findings(store)) {
        if (finding.code == "failed"_L1 || finding.text.isEmpty()
            || (finding.place.isEmpty() && !finding.session.isEmpty()))
            return u"the finding %1 has no text or place"_s.arg(finding.code);
    }
    return {};
}

} // namespace stemma::readstore
