// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/plan/policy.h"

#include "core/base/tokenguess.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

QString textIn(const RecordPlaces& places, const json::Range& object, QByteArrayView key)
{
    const auto range = places.member(object, key);
    const auto value = range ? json::parse(places.source(*range)) : std::unexpected(json::ParseError());
    return value && value->isString() ? value->string : QString();
}

/// The block that a part was made of; none: it was made of one beside it, as a patch is.
std::optional<int> blockOf(const RecordPlaces& places, const Message& message, int part)
{
    const Part& wanted = message.parts.at(part);
    if (wanted.id.isEmpty())
        return {};
    for (int before = 0; before < part; ++before) {
        if (message.parts.at(before).id == wanted.id)
            return {};
    }
    for (int i = 0; i < places.blocks.size(); ++i) {
        if (textIn(places, places.blocks.at(i), "id") == wanted.id.value)
            return i;
    }
    return {};
}

/// What the newest message of a role says of agent and model.
json::Value newestOf(const Conversation& conversation, RowFlag flag)
{
    for (size_t row = conversation.size(); row-- > 0;) {
        const RowFacts facts = conversation.facts(row);
        if (!facts.flags.testFlag(flag) || facts.isDamaged)
            continue;
        const auto record = readRecord(conversation, row);
        if (const json::Value* info = record ? record->find(u"info") : nullptr)
            return *info;
    }
    return {};
}

QString orElse(const QString& text, QLatin1StringView otherwise)
{
    return text.isEmpty() ? QString(otherwise) : text;
}

struct Names
{
    QString agent;
    QString provider;
    QString model;
    QString directory;
};

Names namesFrom(const Conversation& conversation)
{
    Names names;
    const json::Value answer = newestOf(conversation, RowFlag::Assistant);
    const json::Value prompt = newestOf(conversation, RowFlag::User);
    const json::Value* model = prompt.find(u"model");
    const json::Value* path = answer.find(u"path");
    names.agent = orElse(prompt.text(u"agent"), "build"_L1);
    names.provider = orElse(answer.text(u"providerID"), "unknown"_L1);
    names.model = orElse(answer.text(u"modelID"), "unknown"_L1);
    if (model && !model->text(u"modelID").isEmpty()) {
        names.provider = model->text(u"providerID");
        names.model = model->text(u"modelID");
    }
    names.directory = path ? path->text(u"cwd") : QString();
    return names;
}

QByteArray messageOf(const QByteArray& info, const QByteArray& part)
{
    return "{\"info\":" + info + ",\"parts\":[" + part + "]}";
}

QByteArray textPart(const QByteArray& message, const QString& text)
{
    return "{\"id\":\"prt_new\",\"sessionID\":\"ses_new\",\"messageID\":" + message
        + ",\"type\":\"text\",\"text\":" + json::quotedText(text) + '}';
}

QByteArray promptInfo(const QByteArray& id, qint64 ms, const Names& names)
{
    return "{\"id\":" + id + ",\"sessionID\":\"ses_new\",\"role\":\"user\",\"time\":{\"created\":"
        + QByteArray::number(ms) + "},\"agent\":" + json::quotedText(names.agent) + ",\"model\":{\"providerID\":"
        + json::quotedText(names.provider) + ",\"modelID\":" + json::quotedText(names.model) + "}}";
}

/// @p more: members that only some have, each with a comma behind it.
QByteArray answerInfo(
    const QByteArray& id, const QByteArray& parent, qint64 ms, const Names& names, const QByteArray& more)
{
    const QByteArray time = QByteArray::number(ms);
    const QByteArray directory = json::quotedText(names.directory);
    return "{\"id\":" + id + ",\"sessionID\":\"ses_new\",\"role\":\"assistant\",\"parentID\":" + parent + ',' + more
        + "\"modelID\":" + json::quotedText(names.model) + ",\"providerID\":" + json::quotedText(names.provider)
        + ",\"mode\":" + json::quotedText(names.agent) + ",\"agent\":" + json::quotedText(names.agent)
        + ",\"path\":{\"cwd\":" + directory + ",\"root\":" + directory
        + "},\"cost\":0,\"tokens\":{\"input\":0,\"output\":0,\"reasoning\":0,\"cache\":{\"read\":0,\"write\":0}}"
          ",\"time\":{\"created\":"
        + time + ",\"completed\":" + time + "},\"finish\":\"stop\"}";
}

QString onlyInFork()
{
    return PolicyText::tr("Only OpenCode writes to its store. Make the change in a fork, which OpenCode can import.");
}

} // namespace

const Policy& Policy::instance()
{
    static const Policy policy(false);
    return policy;
}

const Policy& Policy::inFork()
{
    static const Policy policy(true);
    return policy;
}

QString Policy::agent() const
{
    return u"OpenCode"_s;
}

const TranscriptCodec& Policy::codec() const
{
    return Codec::instance();
}

const ContextRule& Policy::context() const
{
    return Context::instance();
}

QMap<EditKind, QString> Policy::refusals() const
{
    auto refusals
        = refusalsExcept({EditKind::Fork, EditKind::Compact, EditKind::Text, EditKind::Remove, EditKind::Insert});
    if (!m_isFork) {
        for (const EditKind kind : {EditKind::Text, EditKind::Remove, EditKind::Insert})
            refusals.insert(kind, onlyInFork());
    }
    const std::pair<EditKind, QString> others[] {
        {EditKind::Rename,
            PolicyText::tr(
                "Only OpenCode writes to its store. Rename the session there, or fork it with another title.")},
        {EditKind::Delete, PolicyText::tr("Only OpenCode writes to its store. Delete the session there.")},
        {EditKind::Resume,
            PolicyText::tr("Only OpenCode writes to its store. Revert the session there, or fork it at the message.")},
        {EditKind::Prune, PolicyText::tr("OpenCode prunes outputs by itself. Edit the output in a fork instead.")},
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

void Policy::addChecks(EditPlan& plan, const Rewrite& /*after*/) const
{
    plan.checks.removeIf([](const PlannedCheck& check) { return check.name == "roles-alternate"_L1; });
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

/// What the provider knows a text by no longer fits another one.
void Policy::addTextChange(JsonCopy& copy, const RecordPlaces& places, const Message& message, int part) const
{
    const auto block = blockOf(places, message, part);
    if (block && !message.parts.at(part).as<ToolPart>())
        removeMembers(
            copy, places.bytes, places.blocks.at(*block), [](QByteArrayView key) { return key == "metadata"; });
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

QStringList Policy::roles() const
{
    return {u"user"_s, u"assistant"_s};
}

/// Its ids and its time are the writer's.
QByteArray Policy::messageRecord(
    const QString& role, const QString& text, const NewLink& /*link*/, const Conversation& like) const
{
    const Names names = namesFrom(like);
    const QByteArray id = "\"msg_new\"";
    const QByteArray info
        = role == "user"_L1 ? promptInfo(id, 0, names) : answerInfo(id, "\"\"", 0, names, QByteArray());
    return messageOf(info, textPart(id, text));
}

CompactionRule Policy::compactionRule() const
{
    CompactionRule rule;
    rule.agent = agent();
    rule.count = [](QStringView text) { return guessedTokens(text); };
    rule.makesSession = true;
    rule.notInPlace = [](const Conversation& /*session*/) { return onlyInFork(); };
    return rule;
}

/// The pair of spec opencode, 5.3, behind everything; what is kept follows the summary by its first message.
Result<std::vector<Rewrite::Item>> Policy::compacted(
    const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const
{
    std::vector<Rewrite::Item> items;
    for (size_t row = 0; row < before.size(); ++row) {
        if (isEntry(before.facts(row)))
            items.push_back({row});
    }
    QByteArray tail;
    if (!choice.kept.empty()) {
        const auto kept = before.message(choice.kept.front().row, 0);
        if (!kept)
            return std::unexpected(kept.error());
        tail = ",\"tail_start_id\":" + json::quotedText(kept->id.value);
    }
    const Names names = namesFrom(before);
    const QByteArray request = "\"msg_compaction\"";
    const QByteArray part = "{\"id\":\"prt_new\",\"sessionID\":\"ses_new\",\"messageID\":" + request
        + ",\"type\":\"compaction\",\"auto\":false" + tail + '}';
    const QByteArray answer = "\"msg_summary\"";
    items.push_back({Rewrite::New, messageOf(promptInfo(request, 0, names), part)});
    items.push_back({Rewrite::New,
        messageOf(answerInfo(answer, request, 0, names, "\"summary\":true,"), textPart(answer, edit.text))});
    return items;
}

QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place)
{
    if (store.refusals.contains(kind) || !place.part || kind != EditKind::Text)
        return {};
    const auto* thinking = place.part->as<ReasoningPart>();
    if (thinking && thinking->state == ReasoningPart::State::Signed)
        return plantexts::signedTextStays();
    return place.part->as<PatchPart>() || place.part->as<EventPart>() ? plantexts::notEditable() : QString();
}

} // namespace stemma::opencode
