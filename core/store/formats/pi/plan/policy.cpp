// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/pi/plan/policy.h"

#include "core/base/tokenguess.h"
#include "core/store/formats/pi/read/codec.h"
#include "core/store/formats/pi/read/layout.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/plan/newids.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace stemma::pi {

namespace {

struct PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(Pi)
};

constexpr std::array<JsonKey, 9> PlacedKeys {
    "id", "parentId", "timestamp", "message", "content", "summary", "firstKeptEntryId", "targetId", "fromId"};
enum : quint8 { IdAt, ParentAt, TimeAt, MessageAt, ContentAt, SummaryAt };

/// A header up to what is only in some (spec pi, 4.1).
QByteArray headerOf(const QString& id, qint64 ms, const QString& directory)
{
    return R"({"type":"session","version":3,"id":)" + json::quotedText(id) + ",\"timestamp\":\"" + utcTime(ms)
        + "\",\"cwd\":" + json::quotedText(directory);
}

/// An entry up to what its type holds: `{"type":…,"id":…,"parentId":…,"timestamp":…`.
QByteArray entry(const char* type, const NewLink& link)
{
    return QByteArray("{\"type\":\"") + type + "\",\"id\":" + link.id + ",\"parentId\":" + link.parent
        + ",\"timestamp\":" + link.time;
}

bool isType(const RecordPlaces& places, const json::Range& block, QByteArrayView type)
{
    const auto value = places.member(block, "type");
    return value && places.source(*value) == '"' + type.toByteArray() + '"';
}

/// The blocks that are text, of the content of a result.
QList<int> textBlocks(const RecordPlaces& places)
{
    QList<int> texts;
    for (int i = 0; i < places.blocks.size(); ++i) {
        if (isType(places, places.blocks.at(i), "text"))
            texts << i;
    }
    return texts;
}

bool isResult(const Message& message)
{
    return message.storedRole == "toolResult"_L1;
}

/// What an answer tells of the model that made it, from the newest one of a conversation.
QByteArray modelOf(const Conversation& conversation)
{
    for (size_t row = conversation.size(); row-- > 0;) {
        if (!conversation.facts(row).flags.testFlag(RowFlag::Assistant))
            continue;
        const auto record = readRecord(conversation, row);
        const json::Value* message = record ? record->find(u"message") : nullptr;
        if (!message)
            continue;
        return "\"api\":" + json::quotedText(message->text(u"api")) + ",\"provider\":"
            + json::quotedText(message->text(u"provider")) + ",\"model\":" + json::quotedText(message->text(u"model"));
    }
    return R"("api":"","provider":"","model":"")";
}

} // namespace

Policy::Policy()
    : ChangePolicy(u"pi"_s, Codec::instance(), Context::instance())
{
}

const Policy& Policy::instance()
{
    static const Policy policy;
    return policy;
}

QMap<EditKind, QString> Policy::refusals() const
{
    auto refusals = refusalsExcept(
        {EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text, EditKind::Remove, EditKind::Delete,
            EditKind::Insert, EditKind::Checkpoint, EditKind::Move, EditKind::Repair, EditKind::Compact});
    refusals.insert(
        EditKind::Prune, PolicyText::tr("pi has no place for a pruned tool output. Edit the output instead."));
    refusals.insert(EditKind::Dissolve,
        PolicyText::tr("pi cannot undo a compaction. Resume the session before it: everything is still there."));
    return refusals;
}

QString Policy::refusalOf(RowFlags flags, size_t /*row*/) const
{
    return flags.testFlag(LinkOnly)
        ? PolicyText::tr("This entry is not a message but a setting of the session; it stays where it is.")
        : QString();
}

/// Of a file without an answer the client writes everything a second time with the first one (spec pi, 8.2).
void Policy::addChecks(EditPlan& plan, const Rewrite& after) const
{
    for (size_t row = 0; row < after.size(); ++row) {
        if (after.facts(row).flags.testFlag(RowFlag::Assistant))
            return;
    }
    plan.checks += {u"has-answer"_s, false,
        PolicyText::tr("The session has no answer yet, so pi writes its entries a second time with the first one."),
        true};
}

std::optional<RecordPlaces> Policy::places(const QByteArray& record) const
{
    RecordPlaces places;
    places.bytes = record;
    const auto members = readMembers<PlacedKeys>(record);
    if (!members || !members->at(IdAt).isText() || !members->at(ParentAt).exists())
        return {};
    const auto& has = *members;
    places.id = rangeWithin(has[IdAt].bytes, record);
    places.parent = rangeWithin(has[ParentAt].bytes, record);
    if (has[TimeAt].exists())
        places.time = rangeWithin(has[TimeAt].bytes, record);
    for (size_t key = SummaryAt + 1; key < has.size(); ++key) {
        if (has[key].isText())
            places.references << rangeWithin(has[key].bytes, record);
    }
    auto content = has[ContentAt].exists() ? std::optional(rangeWithin(has[ContentAt].bytes, record))
        : has[SummaryAt].exists()          ? std::optional(rangeWithin(has[SummaryAt].bytes, record))
                                           : std::nullopt;
    if (!content && has[MessageAt].isObject())
        content = places.member(rangeWithin(has[MessageAt].bytes, record), "content");
    return !content || places.setContent(*content) ? std::optional(places) : std::nullopt;
}

std::optional<json::Range> Policy::textPlace(const RecordPlaces& places, const Message& message, int part) const
{
    if (!places.content)
        return {};
    if (!places.isList)
        return message.parts.at(part).as<TextPart>() || isResult(message) ? places.content : std::nullopt;
    if (isResult(message)) {
        const QList<int> texts = textBlocks(places);
        return part == 0 && texts.size() == 1 ? places.member(places.blocks.at(texts.first()), "text") : std::nullopt;
    }
    if (part >= places.blocks.size())
        return {};
    const Part& edited = message.parts.at(part);
    const char* key = edited.as<TextPart>() ? "text" : edited.as<ReasoningPart>() ? "thinking" : nullptr;
    return key ? places.member(places.blocks.at(part), key) : std::nullopt;
}

void Policy::addTextChange(JsonCopy& copy, const RecordPlaces& places, const Message& message, int part) const
{
    if (message.role != Role::Assistant || part >= places.blocks.size())
        return;
    const auto isSignature = [](QByteArrayView key) { return key == "textSignature" || key == "thoughtSignature"; };
    removeMembers(copy, places.bytes, places.blocks.at(part), isSignature);
    const auto inner = places.member({0, places.bytes.size()}, "message");
    if (inner)
        removeMembers(copy, places.bytes, *inner, [](QByteArrayView key) { return key == "responseId"; });
}

QList<int> Policy::blocksOf(const RecordPlaces& places, const Message& message, int part) const
{
    return places.isList && !isResult(message) && part < places.blocks.size() ? QList<int> {part} : QList<int>();
}

bool Policy::needsThinking(const Message& message) const
{
    return std::ranges::any_of(message.parts, [](const Part& part) {
        const auto* tool = part.as<ToolPart>();
        return tool && tool->callId.contains("|fc_"_L1);
    });
}

QByteArray Policy::newId() const
{
    return '"' + QByteArray::number(QRandomGenerator::global()->generate(), 16).rightJustified(8, '0') + '"';
}

Result<QByteArray> Policy::newTime(const LineIndex& index) const
{
    qint64 newest = 0;
    for (const TranscriptLine& line : index.lines())
        newest = qMax(newest, RecordTime::toMs(line.order).value_or(0));
    return QByteArray('"' + utcTime(qMax(newest + 1, QDateTime::currentMSecsSinceEpoch())) + '"');
}

NewSession Policy::newSession(const TranscriptFile& from, const LineIndex& index, const QString& /*title*/) const
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    NewSession session;
    session.id = newUuid7(now);
    QString time = QString::fromLatin1(utcTime(now));
    time.replace(u':', u'-').replace(u'.', u'-');
    const QFileInfo file(from.path);
    session.path = u"%1/%2_%3.jsonl"_s.arg(file.path(), time, session.id);
    const QString directory = index.lines().empty() ? QString() : index.head(0).text(u"cwd");
    session.header = headerOf(session.id, now, directory)
        + ",\"parentSession\":" + json::quotedText(file.absoluteFilePath()) + "}\n";
    return session;
}

/// Of what is lost, only the file's name and its entries tell.
QByteArray Policy::headerRecord(const LineIndex& index) const
{
    qint64 ms = QDateTime::currentMSecsSinceEpoch();
    for (const TranscriptLine& line : index.lines())
        ms = qMin(ms, RecordTime::toMs(line.order).value_or(ms));
    return headerOf(idOfFile(index.path()), ms, {}) + "}\n";
}

QByteArray Policy::versionMember() const
{
    return "\"version\":3,";
}

QStringList Policy::roles() const
{
    return {u"user"_s, u"assistant"_s};
}

QByteArray Policy::messageRecord(
    const QString& role, const QString& text, const NewLink& link, const Conversation& like) const
{
    const auto time = json::parse(link.time);
    const qint64 ms = RecordTime::toMs(RecordTime::parse(time ? time->string.toStdString() : std::string()).order)
                          .value_or(QDateTime::currentMSecsSinceEpoch());
    QByteArray message = R"({"role":)" + json::quotedText(role) + R"(,"content":[{"type":"text","text":)"
        + json::quotedText(text) + "}]";
    // Answers without a complete usage crash the client (spec pi, 8.2).
    if (role == "assistant"_L1)
        message += ',' + modelOf(like)
            + R"(,"usage":{"input":0,"output":0,"cacheRead":0,"cacheWrite":0,"totalTokens":0,"cost":)"
              R"({"input":0,"output":0,"cacheRead":0,"cacheWrite":0,"total":0}},"stopReason":"stop")";
    message += ",\"timestamp\":" + QByteArray::number(ms) + '}';
    return entry("message", link) + ",\"message\":" + message + "}\n";
}

QByteArray Policy::markerRecord(const NewLink& link, const Conversation& /*like*/) const
{
    return entry("custom", link) + ",\"customType\":\"stemma-resume\",\"data\":{}}\n";
}

QByteArray Policy::titleRecord(const QString& title, const NewLink& link, const Conversation& /*like*/) const
{
    return entry("session_info", link) + ",\"name\":" + json::quotedText(title) + "}\n";
}

QByteArray Policy::labelRecord(const MessageId& target, const QString& label, const NewLink& link) const
{
    const QByteArray text = label.isEmpty() ? QByteArray() : ",\"label\":" + json::quotedText(label);
    return entry("label", link) + ",\"targetId\":" + json::quotedText(target.value) + text + "}\n";
}

CompactionRule Policy::compactionRule() const
{
    constexpr qint64 KeepRecentTokens = 20'000; // the client's own setting (spec pi, 6)
    return {agent(), KeepRecentTokens, [](QStringView text) { return guessedTokens(text); }};
}

/// One whose own id is the first kept one keeps nothing (spec pi, 8.3).
QByteArray Policy::summaryRecord(
    const QString& text, const MessageId& firstKept, qint64 tokensBefore, const NewLink& link) const
{
    const QByteArray kept = firstKept.isEmpty() ? link.id : json::quotedText(firstKept.value);
    return entry("compaction", link) + ",\"summary\":" + json::quotedText(text) + ",\"firstKeptEntryId\":" + kept
        + ",\"tokensBefore\":" + QByteArray::number(tokensBefore) + ",\"fromHook\":true}\n";
}

} // namespace stemma::pi
