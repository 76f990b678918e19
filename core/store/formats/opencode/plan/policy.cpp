// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/plan/policy.h"

#include "core/base/tokenguess.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/json/jsonmembers.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

/// The block that a part was made of; none: it was made of one beside it, as a patch is.
std::optional<int> blockOf(const RecordPlaces& places, const Message& message, int part)
{
    const Part& wanted = message.parts.at(part);
    const auto isAlike = [&wanted](const Part& other) { return other.id == wanted.id; };
    if (wanted.id.isEmpty() || std::any_of(message.parts.begin(), message.parts.begin() + part, isAlike))
        return {};
    for (int i = 0; i < places.blocks.size(); ++i) {
        if (places.textOf(places.blocks.at(i), "id") == wanted.id.value)
            return i;
    }
    return {};
}

/// A member of the newest message of a role that has it, as JSON; null: none has.
QByteArray newest(const Conversation& conversation, const QString& role, QByteArrayView key)
{
    for (size_t row = conversation.size(); row-- > 0;) {
        const json::Value record = readRecord(conversation, row).value_or(json::Value());
        const json::Value& info = record[u"info"];
        const json::Value* value = info.find(QString::fromLatin1(key));
        if (value && info.text(u"role") == role)
            return json::toJson(*value);
    }
    return {};
}

/// A message of one part, whose ids and times are the writer's. @p more: members that only some have.
QByteArray messageOf(
    const char* role, const QByteArray& id, const QByteArray& more, const QByteArray& part, const Conversation& like)
{
    const auto named = [&](const char* from, const char* key, const char* otherwise) -> QByteArray {
        const QByteArray value = newest(like, QString::fromLatin1(from), key);
        return QByteArray(",\"") + key + "\":" + (value.isNull() ? QByteArray(otherwise) : value);
    };
    QByteArray info = QByteArray("{\"id\":") + id + ",\"role\":\"" + role + "\",\"time\":{\"created\":0";
    if (QByteArrayView(role) == "user")
        info += "}" + named("user", "agent", "\"build\"")
            + named("user", "model", R"({"providerID":"unknown","modelID":"unknown"})");
    else
        info += ",\"completed\":0}" + named("assistant", "providerID", "\"unknown\"")
            + named("assistant", "modelID", "\"unknown\"") + named("assistant", "mode", "\"build\"")
            + named("assistant", "agent", "\"build\"") + named("assistant", "path", R"({"cwd":"/","root":"/"})")
            + R"(,"cost":0,"tokens":{"input":0,"output":0,"reasoning":0,"cache":{"read":0,"write":0}},"finish":"stop")";
    return "{\"info\":" + info + more + "},\"parts\":[" + part + "]}";
}

QByteArray textPart(const QString& text)
{
    return R"({"type":"text","text":)" + json::quotedText(text) + '}';
}

} // namespace

Policy::Policy()
    : ChangePolicy(u"OpenCode"_s, Codec::instance(), Context::instance())
{
}

const Policy& Policy::instance()
{
    static const Policy policy;
    return policy;
}

QString Policy::inPlaceRefusal() const
{
    return PolicyText::tr("Only OpenCode writes to its store, so changes make a fork, which OpenCode can import.");
}

QMap<EditKind, QString> Policy::refusals() const
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Compact, EditKind::Text, EditKind::Remove,
        EditKind::Insert, EditKind::Prune, EditKind::Batch});
    const std::pair<EditKind, QString> others[] {
        {EditKind::Rename,
            PolicyText::tr(
                "Only OpenCode writes to its store. Rename the session there, or fork it with another title.")},
        {EditKind::Delete, PolicyText::tr("Only OpenCode writes to its store. Delete the session there.")},
        {EditKind::Resume,
            PolicyText::tr("Only OpenCode writes to its store. Revert the session there, or fork it at the message.")},
        {EditKind::Dissolve,
            PolicyText::tr(
                "OpenCode cannot undo a compaction. Fork the session before it: everything is still there.")},
        {EditKind::Move,
            PolicyText::tr(
                "OpenCode finds sessions by their project. Import a fork of the session in the new folder.")},
        {EditKind::Checkpoint, PolicyText::tr("OpenCode stores no checkpoints.")},
        {EditKind::Repair,
            PolicyText::tr("Only OpenCode writes to its store. Fork the session: damaged parts are left out there.")}};
    for (const auto& [kind, why] : others)
        refusals.insert(kind, why);
    return refusals;
}

std::optional<RecordPlaces> Policy::places(const QByteArray& record) const
{
    RecordPlaces places {.bytes = record, .id = {}, .parent = {}};
    if (!json::parse(record))
        return {};
    const json::Range whole {0, record.size()};
    const auto info = places.member(whole, "info");
    const auto id = info ? places.member(*info, "id") : std::nullopt;
    const auto parts = places.member(whole, "parts");
    if (!id || !parts)
        return {};
    places.id = *id;
    return places.setContent(*parts) ? std::optional(places) : std::nullopt;
}

std::optional<json::Range> Policy::textPlace(const RecordPlaces& places, const Message& message, int part) const
{
    const auto block = blockOf(places, message, part);
    if (!block)
        return {};
    const Part& edited = message.parts.at(part);
    const json::Range& object = places.blocks.at(*block);
    if (edited.as<TextPart>() || edited.as<ReasoningPart>())
        return places.member(object, "text");
    const auto* tool = edited.as<ToolPart>();
    const auto state
        = tool && tool->state == ToolPart::State::Completed ? places.member(object, "state") : std::nullopt;
    return state ? places.member(*state, "output") : std::nullopt;
}

bool Policy::markPruned(
    JsonCopy& copy, const RecordPlaces& places, const Message& message, int part, bool restore) const
{
    const auto block = textPlace(places, message, part) ? blockOf(places, message, part) : std::nullopt;
    const auto state = block ? places.member(places.blocks.at(*block), "state") : std::nullopt;
    const auto time = state ? places.member(*state, "time") : std::nullopt;
    if (!time || !places.member(*time, "start"))
        return false;
    const QByteArray now = QByteArray::number(QDateTime::currentMSecsSinceEpoch());
    if (restore)
        removeMembers(copy, places.bytes, *time, [](QByteArrayView key) { return key == "compacted"; });
    else if (!places.member(*time, "compacted"))
        copy.replace({time->start + 1, 0}, "\"compacted\":" + now + ',');
    return true;
}

/// What the provider knows a text by no longer fits another one, nor does the file that has all of an output.
void Policy::addTextChange(JsonCopy& copy, const RecordPlaces& places, const Message& message, int part) const
{
    const auto block = blockOf(places, message, part);
    const auto state = block ? places.member(places.blocks.at(*block), "state") : std::nullopt; // only tools have one
    const auto object = state ? places.member(*state, "metadata")
        : block               ? std::optional(places.blocks.at(*block))
                              : std::nullopt;
    const QByteArrayView removed = state ? "outputPath" : "metadata";
    if (object)
        removeMembers(copy, places.bytes, *object, [removed](QByteArrayView key) { return key == removed; });
}

/// A step begins and ends in its message (spec opencode, 8).
QList<int> Policy::blocksOf(const RecordPlaces& places, const Message& message, int part) const
{
    const Part& removed = message.parts.at(part);
    if (removed.as<StepStartPart>() || removed.as<StepFinishPart>())
        return {};
    const auto block = blockOf(places, message, part);
    return block ? QList<int> {*block} : QList<int>();
}

bool Policy::isThinkingLink(const RecordPlaces& places, const json::Range& block, QByteArrayView key) const
{
    const auto metadata = key == "metadata" ? places.member(block, key) : std::nullopt;
    return metadata && places.source(*metadata).contains("\"itemId\"");
}

QByteArray Policy::messageRecord(
    const QString& role, const QString& text, const NewLink& /*link*/, const Conversation& like) const
{
    const bool isUser = role == "user"_L1;
    return messageOf(
        isUser ? "user" : "assistant", "\"msg_new\"", isUser ? "" : R"(,"parentID":"")", textPart(text), like);
}

CompactionRule Policy::compactionRule() const
{
    return {.agent = agent(),
        .count = [](QStringView text) { return guessedTokens(text); },
        .makesSession = true,
        .notInPlace = [](const Conversation& /*session*/) { return Policy::instance().inPlaceRefusal(); }};
}

/// The pair of spec opencode, 5.3, behind everything; what is kept follows the summary by its first message.
Result<std::vector<Rewrite::Item>> Policy::compacted(
    const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const
{
    std::vector<Rewrite::Item> items;
    const size_t keptFrom = choice.kept.empty() ? before.size() : size_t(choice.kept.front().row);
    std::set<size_t> again; // a compaction behind what it kept would be sent again with it
    std::ranges::transform(choice.covered, std::inserter(again, again.end()), &SentMessage::row);
    for (size_t row = 0; row < before.size(); ++row) {
        if (isEntry(before.facts(row)) && !(row > keptFrom && again.contains(row)))
            items.push_back({row});
    }
    QByteArray tail;
    if (!choice.kept.empty()) {
        const auto kept = before.message(choice.kept.front().row, 0);
        if (!kept)
            return std::unexpected(kept.error());
        tail = ",\"tail_start_id\":" + json::quotedText(kept->id.value);
    }
    items.push_back({Rewrite::New,
        messageOf("user", "\"msg_question\"", {}, R"({"type":"compaction","auto":false)" + tail + '}', before)});
    items.push_back({Rewrite::New,
        messageOf("assistant", "\"msg_summary\"", R"(,"parentID":"msg_question","summary":true)", textPart(edit.text),
            before)});
    return items;
}

} // namespace stemma::opencode
