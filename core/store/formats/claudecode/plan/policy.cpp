// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/plan/policy.h"

#include "core/base/tokenguess.h"
#include "core/store/capabilities.h"
#include "core/store/formats/claudecode/plan/places.h"
#include "core/store/formats/claudecode/read/codec.h"
#include "core/store/formats/claudecode/read/context.h"
#include "core/store/formats/claudecode/read/layout.h"
#include "core/store/plan/newids.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QTimeZone>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

struct PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(ClaudeCode)
};

constexpr auto& quoted = json::quotedText;

/// What the newest record tells of its surroundings, as members with a comma behind them.
QByteArray envelopeLike(const Conversation& conversation)
{
    QByteArray members = R"("userType":"external",)";
    for (size_t row = conversation.size(); row-- > 0;) {
        const auto stored = stemma::isEntry(conversation.facts(row)) ? readRecord(conversation, row)
                                                                     : Result<json::Value>(json::Value());
        const json::Value record = stored ? recordsOf(*stored).value(0) : json::Value();
        if (record.text(u"cwd").isEmpty())
            continue;
        for (const QString& name : {u"entrypoint"_s, u"cwd"_s, u"version"_s, u"gitBranch"_s}) {
            if (const QString value = record.text(name); !value.isEmpty())
                members += quoted(name) + ':' + quoted(value) + ',';
        }
        break;
    }
    return members;
}

QString modelLike(const Conversation& conversation)
{
    for (size_t row = conversation.size(); row-- > 0;) {
        if (!conversation.facts(row).flags.testFlag(RowFlag::Assistant))
            continue;
        const auto stored = readRecord(conversation, row);
        const json::Value record = stored ? recordsOf(*stored).value(0) : json::Value();
        const QString model = record[u"message"].text(u"model");
        if (!model.isEmpty() && model != "<synthetic>"_L1)
            return model;
    }
    return u"claude"_s;
}

/// A record up to what its type holds.
QByteArray recordBeginning(const char* type, const NewLink& link, const Conversation& like)
{
    return "{\"parentUuid\":" + link.parent + R"(,"isSidechain":false,)" + envelopeLike(like)
        + R"("sessionId":"","type":")" + type + R"(","uuid":)" + link.id + R"(,"timestamp":)" + link.time;
}

QByteArray timeNow()
{
    return '"' + QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toLatin1() + '"';
}

} // namespace

Policy::Policy()
    : ChangePolicy(u"Claude Code"_s, Codec::instance(), Context::instance())
{
}

const Policy& Policy::instance()
{
    static const Policy policy;
    return policy;
}

QString Policy::inPlaceRefusal() const
{
    return PolicyText::tr("Claude Code may have a session open at any time and only appends to it, so changes make a "
                          "fork.");
}

QMap<EditKind, QString> Policy::refusals() const
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Rename, EditKind::Text, EditKind::Remove, EditKind::Prune,
        EditKind::Delete, EditKind::Insert, EditKind::Move, EditKind::Repair, EditKind::Compact});
    refusals.insert(EditKind::Resume,
        inPlaceRefusal() + u' ' + PolicyText::tr("Fork the session at this message and continue the fork."));
    refusals.insert(EditKind::Dissolve,
        PolicyText::tr("Claude Code cannot undo a compaction. Fork the session before it: everything is still there."));
    return refusals;
}

QString Policy::forkRefusal(ForkChoice choice) const
{
    return choice == ForkChoice::Constraints ? PlanText::summaryStays(agent()) : QString();
}

QString Policy::refusalOf(RowFlags flags, size_t /*row*/) const
{
    return flags.testFlag(RowFlag::Boundary)
        ? PolicyText::tr("This is a compaction, which the messages after it depend on. Fork the session before it.")
        : QString();
}

void Policy::settleNames(const Conversation& before, std::vector<Rewrite::Item>& items) const
{
    const Rewrite after(before, items, codec());
    const auto idsOf = [&after](std::optional<size_t> item) {
        QByteArrayList ids;
        const QByteArray lines = item ? after.bytes(*item, -1).value_or(QByteArray()) : QByteArray();
        for (const QByteArray& line : lines.split('\n')) {
            if (const auto id = json::memberValue(line, "uuid"))
                ids += line.sliced(id->start, id->length);
        }
        return ids;
    };
    const auto nameOf = [&](const QByteArray& id) {
        return idsOf(after.rowWithId(QString::fromUtf8(id).remove(u'"'))).contains(id) ? id : QByteArray();
    };
    for (Rewrite::Item& item : items) {
        const bool isCompaction = item.row != Rewrite::New && before.facts(item.row).flags.testFlag(RowFlag::Boundary);
        const auto stored = isCompaction ? after.bytes(size_t(&item - items.data()), -1) : QByteArray();
        const auto boundary = isCompaction && stored ? placesIn(*stored) : std::nullopt;
        if (!boundary)
            continue;
        QByteArrayList kept;
        for (const size_t row : keptRows(before, item.row))
            kept += idsOf(after.itemOf(row));
        JsonCopy copy;
        if (replaceReferences(copy, *boundary, kept, nameOf).isEmpty()) {
            const auto metadata = boundary->member({0, boundary->bytes.size()}, "compactMetadata");
            copy = {};
            removeMembers(copy, boundary->bytes, metadata.value_or(json::Range()),
                [](QByteArrayView key) { return key.startsWith("preserved"); });
        }
        if (const QByteArray settled = copy.applied(boundary->bytes); settled != boundary->bytes)
            item.bytes = settled;
    }
}

std::optional<RecordPlaces> Policy::places(const QByteArray& record) const
{
    return placesIn(record);
}

void Policy::addCopyChange(JsonCopy& copy, const RecordPlaces& places, const NewSession& session) const
{
    const QByteArray before = places.source(places.id);
    if (places.session) {
        const QByteArray origin = before == "\"\""
            ? QByteArray()
            : ",\"forkedFrom\":{\"sessionId\":" + places.source(*places.session) + ",\"messageUuid\":" + before + '}';
        copy.replace(*places.session, quoted(session.id) + origin);
    }
    removeMembers(copy, places.bytes, {0, places.bytes.size()}, [](QByteArrayView key) {
        return key == "forkedFrom" || key == "teamName" || key == "agentName" || key == "slug"
            || key == "sourceToolAssistantUUID";
    });
    replaceReferences(copy, places, {}, [&](const QByteArray& id) { return idOfCopy(id, session); });
}

std::optional<json::Range> Policy::textPlace(const RecordPlaces& places, const Message& message, int part) const
{
    if (!places.content)
        return {};
    const Part& edited = message.parts.at(part);
    if (const auto* tool = edited.as<ToolPart>(); tool && tool->hasOutput) {
        const auto block = resultBlock(places, tool->callId);
        const auto content = block ? places.member(places.blocks.at(*block), "content") : std::nullopt;
        if (!content || !places.source(*content).startsWith('['))
            return content;
        RecordPlaces inner = places;
        inner.blocks.clear();
        if (!inner.setContent(*content) || inner.blocks.size() != 1)
            return {};
        return textIn(inner, inner.blocks.first(), "type") == "text"_L1 ? inner.member(inner.blocks.first(), "text")
                                                                        : std::nullopt;
    }
    if (!places.isList)
        return edited.as<TextPart>() ? places.content : std::nullopt;
    if (part >= places.blocks.size() || message.role == Role::Tool)
        return {};
    const char* key = edited.as<TextPart>() ? "text" : edited.as<ReasoningPart>() ? "thinking" : nullptr;
    return key ? places.member(places.blocks.at(part), key) : std::nullopt;
}

void Policy::addTextChange(JsonCopy& copy, const RecordPlaces& places, const Message& message, int part) const
{
    if (message.role == Role::Tool) {
        const qsizetype end = places.bytes.indexOf('\n');
        return removeMembers(copy, places.bytes, {0, end < 0 ? places.bytes.size() : end},
            [](QByteArrayView key) { return key == "toolUseResult"; });
    }
    std::set<int> thinking;
    for (int i = 0; message.role == Role::Assistant && i < places.blocks.size(); ++i) {
        if (i != part && textIn(places, places.blocks.at(i), "type").endsWith("thinking"_L1))
            thinking.insert(i);
    }
    cutBlocks(copy, places, thinking);
}

QList<int> Policy::blocksOf(const RecordPlaces& places, const Message& message, int part) const
{
    if (!places.isList)
        return {};
    if (message.role != Role::Tool) {
        // A call that the provider carried out goes with its result, which stands beside it.
        const auto callOf = [&places](int block) {
            const QString id = textIn(places, places.blocks.at(block), "tool_use_id");
            return id.isEmpty() ? textIn(places, places.blocks.at(block), "id") : id;
        };
        QList<int> blocks;
        for (int block = 0; part < places.blocks.size() && block < places.blocks.size(); ++block) {
            if (block == part || (callOf(block) == callOf(part) && !callOf(part).isEmpty()))
                blocks << block;
        }
        return blocks;
    }
    const auto* tool = message.parts.at(part).as<ToolPart>();
    const auto block = tool ? resultBlock(places, tool->callId) : std::nullopt;
    return block && places.blocks.size() > 1 ? QList<int> {*block} : QList<int>();
}

QByteArray Policy::withoutBlocks(const RecordPlaces& places, const std::set<int>& blocks) const
{
    JsonCopy copy;
    cutBlocks(copy, places, blocks);
    return copy.applied(places.bytes);
}

QByteArray Policy::newId() const
{
    return '"' + newUuid4().toLatin1() + '"';
}

Result<QByteArray> Policy::newTime(const LineIndex& /*index*/) const
{
    return timeNow();
}

QByteArray Policy::idOfCopy(const QByteArray& before, const NewSession& session) const
{
    QByteArray bytes
        = QCryptographicHash::hash(QByteArray(session.id.toUtf8() + before), QCryptographicHash::Sha256).first(16);
    bytes[6] = char((bytes[6] & 0x0f) | 0x40); // as a UUID of version 4
    bytes[8] = char((bytes[8] & 0x3f) | 0x80);
    return '"' + QUuid::fromRfc4122(bytes).toByteArray(QUuid::WithoutBraces) + '"';
}

bool Policy::isCopied(const RecordPlaces& places) const
{
    const auto type = places.member({0, places.bytes.size()}, "type");
    return !type || places.source(*type) != "\"progress\"";
}

/// Outputs that were replaced by previews are told of once for a session (9.1).
NewSession Policy::newSession(const TranscriptFile& from, const LineIndex& index, const QString& title) const
{
    NewSession session;
    // Of copies of a sub-agent the first by the session's name has its id: that is to be the one that had it.
    const QString own = QFileInfo(from.path).completeBaseName();
    constexpr int MostTries = 1000;
    for (int tries = 0; tries == 0 || (session.id < own && tries < MostTries); ++tries)
        session.id = newUuid4();
    session.path = QFileInfo(from.path).path() + u'/' + session.id + TranscriptEnding;
    session.header = "{\"type\":\"custom-title\",\"customTitle\":" + quoted(title)
        + ",\"sessionId\":" + quoted(session.id) + "}\n";
    session.isTitled = true;
    const quint64 replacements = metadataGroup("content-replacement"_L1);
    for (quint32 line = 0; line < index.lines().size(); ++line) {
        if (index.lines()[line].kind != LineFacts::Kind::Metadata || index.groupOf(line) != replacements)
            continue;
        const auto bytes = index.bytes(line);
        if (const auto place = bytes ? json::memberValue(*bytes, "sessionId") : std::nullopt)
            session.header += json::spliced(*bytes, *place, quoted(session.id)) + '\n';
    }
    return session;
}

QByteArrayList Policy::namesInRecords(const QString& belonging) const
{
    const QString name = belonging.section(u'/', -1);
    if (belonging.section(u'/', -2, -2) == SpillFolder)
        return {QString(u'/' + SpillFolder + u'/' + name).toUtf8()};
    if (!isAgentFile(belonging))
        return {};
    QByteArrayList names {"\"agentId\":" + quoted(name.section(u'.', 0, 0).section(u'-', 1))}; // its sidecar, too
    const json::Value meta = sidecarOf(belonging);
    if (const QString parent = meta.text(u"parentAgentId"); !parent.isEmpty())
        names += "\"agentId\":" + quoted(parent);
    if (const QString call = meta.text(u"toolUseId"); !call.isEmpty())
        names += "\"tool_use_id\":" + quoted(call);
    return names;
}

QByteArray Policy::messageRecord(
    const QString& role, const QString& text, const NewLink& link, const Conversation& like) const
{
    if (role == "user"_L1)
        return recordBeginning("user", link, like) + R"(,"message":{"role":"user","content":)" + quoted(text) + "}}\n";
    const QByteArray id = "msg_" + newUuid4().remove(u'-').first(24).toLatin1();
    return recordBeginning("assistant", link, like) + R"(,"message":{"id":")" + id
        + R"(","type":"message","role":"assistant","model":)" + quoted(modelLike(like))
        + R"(,"content":[{"type":"text","text":)" + quoted(text)
        + R"(}],"stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":0,)"
          R"("cache_creation_input_tokens":0,"cache_read_input_tokens":0,"output_tokens":0}}})"
        + '\n';
}

QByteArray Policy::markerRecord(const NewLink& link, const Conversation& like) const
{
    return recordBeginning("system", link, like) + R"(,"subtype":"informational","content":"","level":"info"})" + '\n';
}

QByteArray Policy::titleRecord(const QString& title, const NewLink& /*link*/, const Conversation& like) const
{
    // Of a transcript every conversation is one.
    const LineIndex& index = static_cast<const TranscriptConversation&>(like).transcript();
    const QString id = QFileInfo(index.path()).fileName().section(TranscriptEnding, 0, 0);
    return "{\"type\":\"custom-title\",\"customTitle\":" + quoted(title) + ",\"sessionId\":" + quoted(id) + "}\n";
}

CompactionRule Policy::compactionRule() const
{
    return {.agent = agent(),
        .count = [](QStringView text) { return guessedTokens(text); },
        .makesSession = true,
        .notInPlace = [](const Conversation&) { return Policy::instance().inPlaceRefusal(); }};
}

Result<std::vector<Rewrite::Item>> Policy::compacted(
    const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const
{
    const size_t last = choice.covered.back().row;
    std::vector<Rewrite::Item> items;
    std::vector<Rewrite::Item> kept;
    // What an earlier compaction kept stands before what it covers.
    for (const SentMessage& sent : choice.kept) {
        if (sent.row < last)
            kept.push_back({sent.row});
    }
    for (size_t row = 0; row < before.size(); ++row) {
        const bool isMoved = std::ranges::contains(kept, row, &Rewrite::Item::row);
        if (stemma::isEntry(before.facts(row)) && !isMoved)
            (row <= last ? items : kept).push_back({row});
    }
    const NewLink link {"\"\"", "null", timeNow()};
    const QByteArray boundary = recordBeginning("system", link, before)
        + R"(,"subtype":"compact_boundary","logicalParentUuid":null,"content":"Conversation compacted",)"
          R"("isMeta":false,"level":"info","compactMetadata":{"trigger":"manual","preTokens":)"
        + QByteArray::number(choice.before.total) + "}}";
    const QByteArray summary = recordBeginning("user", link, before) + R"(,"message":{"role":"user","content":)"
        + quoted(edit.text) + R"(},"isVisibleInTranscriptOnly":true,"isCompactSummary":true})";
    items.push_back({Rewrite::New, boundary + '\n' + summary});
    std::ranges::move(kept, std::back_inserter(items));
    return items;
}

} // namespace stemma::claudecode
