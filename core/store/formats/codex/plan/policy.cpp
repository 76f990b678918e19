// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/plan/policy.h"

#include "core/base/tokenguess.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/codex/read/codec.h"
#include "core/store/formats/codex/read/layout.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonlines.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/newids.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

struct PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(Codex)
};

constexpr std::array<JsonKey, 7> CodexPlacedKeys {"payload", "content", "output", "id", "type", "summary", "text"};
enum : quint8 { PlacedPayload, PlacedContent, PlacedOutput, PlacedId };

/// Where new rollouts stand: in the folder of the day (spec codex, 8.1), or beside one that is in no such folder.
QString newFolder(const QString& beside, const QDateTime& now)
{
    const QString home = homeOf(beside);
    return home.isEmpty() ? QFileInfo(beside).absolutePath() : home + u"/sessions/"_s + now.toString(u"yyyy/MM/dd"_s);
}

/// A new head: what the source's tells, without what holds of its file alone.
QByteArray headPayload(const json::Value& from, const QString& id, qint64 ms)
{
    json::Value head = json::objectOf({{u"id"_s, json::textValue(id)}, {u"session_id"_s, json::textValue(id)}});
    const auto add
        = [&head](const QString& key, const QString& text) { head.members.emplaceBack(key, json::textValue(text)); };
    const auto take = [&](const QString& key, const QString& otherwise) {
        const QString text = textOf(from, key);
        add(key, text.isEmpty() ? otherwise : text);
    };
    if (const QString source = textOf(from, u"id"); !source.isEmpty())
        add(u"forked_from_id"_s, source);
    add(u"timestamp"_s, QString::fromLatin1(utcTime(ms)));
    take(u"cwd"_s, {});
    take(u"originator"_s, u"codex_cli_rs"_s);
    take(u"cli_version"_s, u"0.0.0"_s);
    add(u"source"_s, u"cli"_s);
    take(u"model_provider"_s, u"openai"_s);
    for (const QString& key : {u"base_instructions"_s, u"git"_s}) {
        if (!from[key].isNull())
            head.members.emplaceBack(key, from[key]);
    }
    add(u"history_mode"_s, u"legacy"_s);
    return json::toJson(head);
}

/// An edited record without the id that the provider gave it.
QByteArray withoutProviderId(const QByteArray& record, const std::optional<RecordPlaces>& places)
{
    JsonCopy copy;
    const auto payload = places ? places->member({0, record.size()}, "payload") : std::nullopt;
    removeMembers(
        copy, record, payload.value_or(json::Range {0, record.size()}), [](QByteArrayView key) { return key == "id"; });
    return copy.applied(record);
}

/// By which the copy of a record is known; some releases leave out its id.
QByteArray copyKey(const json::Value& record)
{
    QByteArrayList values;
    for (const QStringView key :
        {u"type", u"role", u"call_id", u"content", u"output", u"arguments", u"input", u"summary", u"action"})
        values << json::toJson(record[key]);
    return values.join(',');
}

/// A compaction in whose list (spec codex, 6) records that changed are as they are now, and those that go are not.
/// Of texts that were said again and again the list has the last ones. Null: it stays, as where only thinking goes.
QByteArray withCopiesIn(const Rewrite& after, size_t boundary)
{
    const Conversation& before = after.source();
    RecordPlaces places;
    places.bytes = before.bytes(boundary, -1).value_or(QByteArray());
    const auto payload = places.member({0, places.bytes.size()}, "payload");
    const auto list = payload ? places.member(*payload, "replacement_history") : std::nullopt;
    if (!list)
        return {};
    QList<json::Range> elements;
    QHash<QByteArray, QList<qsizetype>> byKey;
    QSet<qint64> sizes;
    RecordReader reader(Dialect::Bare); // they stand there without envelopes
    (void)forEachJsonElement(QByteArrayView(places.bytes).sliced(list->start, list->length), [&](QByteArrayView item) {
        sizes.insert(reader.read(item).contentBytes);
        byKey[copyKey(json::parse(item).value_or(json::Value()))] += elements.size();
        elements += rangeWithin(item, places.bytes);
        return true;
    });
    JsonCopy copy;
    QSet<qsizetype> gone;
    bool isSame = true;
    const std::vector<bool> isCut = cutRows(before, boundary);
    for (size_t row = boundary; row-- > 0;) {
        const RowFacts facts = before.facts(row);
        if (!isEntry(facts) || isCut[row])
            continue;
        const auto item = after.itemOf(row);
        const QByteArray now = item ? after.items()[*item].bytes : QByteArray();
        isSame = isSame && (item ? now.isNull() : typeOf(before, row) == ReasoningType);
        const auto copies = sizes.contains(facts.contentBytes)
            ? byKey.find(copyKey(recordOf(readRecord(before, row).value_or(json::Value()))))
            : byKey.end();
        if (copies == byKey.end() || copies->isEmpty())
            continue;
        const qsizetype element = copies->takeLast();
        if (!item)
            gone += element;
        else if (!now.isNull())
            copy.replace(elements.at(element), json::toJson(recordOf(json::valueOf(now))));
    }
    if (isSame && gone.isEmpty())
        return {};
    copy.cut(cutElements(
        elements.size(), [&](qsizetype at) { return elements.at(at); },
        [&](qsizetype at) { return gone.contains(at); }));
    // What tells of the list's items, and what copies what was said, also by the model.
    removeMembers(copy, places.bytes, *payload,
        [](QByteArrayView key) { return key == "replacement_history_metadata" || key == "retained_context"; });
    return copy.applied(places.bytes);
}

} // namespace

QString typeOf(const Conversation& conversation, size_t row)
{
    constexpr qint64 Looked = 400; // in front of the type stand times and numbers only
    if (!conversation.facts(row).flags.testFlag(RowFlag::Assistant))
        return {};
    const json::Value line = json::prefixOf(conversation.bytes(row, Looked));
    return textOf(recordOf(line), u"type");
}

QByteArray envelope(const QByteArray& time, const QByteArray& type, const QByteArray& payload)
{
    return "{\"timestamp\":" + time + R"(,"type":")" + type + R"(","payload":)" + payload + '}';
}

QByteArray eventRecord(const QByteArray& time, const QByteArray& payload)
{
    return envelope(time, "event_msg", payload) + '\n';
}

QByteArray titleRecord(const QByteArray& time, const QString& thread, const QString& title)
{
    return eventRecord(time,
        R"({"type":"thread_name_updated","thread_id":)" + json::quotedText(thread) + R"(,"thread_name":)"
            + json::quotedText(title) + '}');
}

json::Value headOf(const LineIndex& index)
{
    const bool isThere = index.firstOwnLine() < index.lines().size();
    const auto stored = isThere ? index.bytes(index.firstOwnLine(), JsonLines::MaxHeld) : QByteArray();
    return stored ? headIn(*stored) : json::Value();
}

Policy::Policy()
    : ChangePolicy(u"Codex"_s, Codec::instance(), Context::instance())
{
}

const Policy& Policy::instance()
{
    static const Policy policy;
    return policy;
}

QString Policy::inPlaceRefusal() const
{
    return PolicyText::tr("Codex keeps positions within the files of sessions, so changes make a fork.");
}

QMap<EditKind, QString> Policy::refusals() const
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Rename, EditKind::Text, EditKind::Remove, EditKind::Prune,
        EditKind::Delete, EditKind::Insert, EditKind::Repair, EditKind::Compact});
    refusals.insert(EditKind::Resume,
        PolicyText::tr("Codex keeps positions within the files of sessions, so they are not cut. Fork the session at "
                       "this message instead."));
    refusals.insert(EditKind::Dissolve,
        PolicyText::tr("Codex cannot undo a compaction. Fork the session before it: everything is still there."));
    refusals.insert(EditKind::Checkpoint, PolicyText::tr("Codex has no checkpoints. Fork the session there instead."));
    refusals.insert(EditKind::Move,
        PolicyText::tr("Codex keeps the folder of a session in its index too. Resume the session with --cd FOLDER "
                       "instead."));
    return refusals;
}

QString Policy::refusalOf(RowFlags flags, size_t /*row*/) const
{
    if (flags.testFlag(RowFlag::Meta))
        return PolicyText::tr("This record is an event, not a message that Codex sends, so it cannot be changed.");
    return flags.testFlag(RowFlag::Boundary)
        ? PolicyText::tr("A compaction stays as it is. Fork the session before it instead.")
        : QString();
}

QString Policy::forkRefusal(ForkChoice choice) const
{
    return choice == ForkChoice::Constraints ? PlanText::summaryStays(agent()) : QString();
}

void Policy::settle(const Conversation& before, std::vector<Rewrite::Item>& items) const
{
    const Rewrite after(before, items, codec());
    size_t gone = after.firstChangedRow();
    while (gone < before.size() && !isEntry(before.facts(gone)))
        ++gone;
    for (Rewrite::Item& item : items) {
        if (item.row != Rewrite::New && !item.bytes.isNull())
            item.bytes = withoutProviderId(item.bytes, places(item.bytes));
    }
    const auto isBegin = [&before](size_t row) {
        const RowFlags flags = row < before.size() ? before.facts(row).flags : RowFlags();
        return flags.testFlag(RowFlag::Boundary) || isPrompt(flags);
    };
    // What was taken out there was part of the turn before, unless it began one.
    const bool isTakenOut = gone < before.size() && !after.itemOf(gone) && !isBegin(gone);
    size_t turn = after.firstChange() - (isTakenOut && after.firstChange() > 0 ? 1 : 0);
    while (turn > 0 && turn < items.size() && !isBegin(items[turn].row))
        --turn;
    const auto isThinking = [&before](const Rewrite::Item& item) {
        return item.row != Rewrite::New && typeOf(before, item.row) == ReasoningType;
    };
    items.erase(std::remove_if(items.begin() + ptrdiff_t(turn), items.end(), isThinking), items.end());
}

void Policy::trimEnd(EditPlan& plan, const Conversation& before, std::vector<Rewrite::Item>& items) const
{
    const size_t count = items.size();
    for (size_t item = count; item-- > 1;) {
        const RowFlags flags = before.facts(items[item].row).flags;
        if (typeOf(before, items[item].row) == ReasoningType)
            items.erase(items.begin() + ptrdiff_t(item));
        else if (!flags.testFlag(RowFlag::Meta) || isRollback(flags))
            break;
    }
    plan.thinkingLeftOut += qint64(count - items.size());
    if (items.size() < count)
        plan.warnings
            += PolicyText::tr("The thinking at the end is left out: providers refuse it without the answer that "
                              "follows.");
}

void Policy::settleNames(const Conversation& before, std::vector<Rewrite::Item>& items) const
{
    const Rewrite after(before, items, codec());
    for (Rewrite::Item& item : items) {
        const bool isStored = item.row != Rewrite::New && item.bytes.isNull() && item.row >= after.firstChangedRow();
        if (isStored && before.facts(item.row).flags.testFlag(RowFlag::Boundary))
            item.bytes = withCopiesIn(after, item.row);
    }
}

void Policy::addChecks(EditPlan& plan, const Rewrite& after) const
{
    const EditKind kind = kindOf(plan.edit);
    const auto boundary = codec().contextSpan(after, after.size()).boundary; // not one that was taken back
    if ((!changesInFork(kind) && kind != EditKind::Batch) || !boundary || *boundary < after.firstChange())
        return;
    const auto listOf = [](const Result<json::Value>& record) {
        return recordOf(record.value_or(json::Value()))[u"replacement_history"];
    };
    const json::Value list = listOf(readRecord(after, *boundary));
    if (list.isArray())
        plan.warnings += list == listOf(readRecord(after.source(), after.items()[*boundary].row))
            ? PolicyText::tr("A compaction replaced these messages later, so Codex does not send the change. Fork the "
                             "session before the compaction to change what is sent.")
            : PolicyText::tr("The copies of these messages in a later compaction change too. Its summary stays as it "
                             "is.");
}

/// Records have neither ids nor parents that count: both stand nowhere.
std::optional<RecordPlaces> Policy::places(const QByteArray& record) const
{
    RecordPlaces places;
    places.bytes = record;
    const auto line = readMembers<CodexPlacedKeys>(record);
    const bool isWrapped = line && line->at(PlacedPayload).isObject();
    const auto inner = isWrapped ? readMembers<CodexPlacedKeys>(line->at(PlacedPayload).bytes) : line;
    if (!inner)
        return {};
    const RawJson& content = inner->at(PlacedContent).exists() ? inner->at(PlacedContent) : inner->at(PlacedOutput);
    if (!content.exists() || content.isNull())
        return places;
    return places.setContent(rangeWithin(content.bytes, record)) ? std::optional(places) : std::nullopt;
}

std::optional<json::Range> Policy::textPlace(const RecordPlaces& places, const Message& message, int part) const
{
    if (!places.content)
        return {};
    const Part& edited = message.parts.at(part);
    if (const auto* tool = edited.as<ToolPart>()) {
        // The one text of an output.
        if (!tool->hasOutput || part != 0)
            return {};
        if (!places.isList)
            return places.source(*places.content).startsWith('"') ? places.content : std::nullopt;
        return places.blocks.size() == 1 ? places.member(places.blocks.first(), "text") : std::nullopt;
    }
    if (!edited.as<TextPart>())
        return {};
    if (!places.isList)
        return places.content;
    return part < places.blocks.size() ? places.member(places.blocks.at(part), "text") : std::nullopt;
}

QList<int> Policy::blocksOf(const RecordPlaces& places, const Message& message, int part) const
{
    const bool isOfContent = !message.parts.at(part).as<ToolPart>() && !message.parts.at(part).as<ReasoningPart>()
        && !message.parts.at(part).as<PatchPart>();
    const bool isMessage = message.role != Role::Tool;
    return places.isList && isOfContent && isMessage && part < places.blocks.size() ? QList<int> {part} : QList<int>();
}

QByteArray Policy::newId() const
{
    return '"' + newUuid4().toLatin1() + '"';
}

Result<QByteArray> Policy::newTime(const LineIndex& index) const
{
    qint64 newest = 0;
    for (const TranscriptLine& line : index.lines())
        newest = qMax(newest, RecordTime::toMs(line.order).value_or(0));
    return QByteArray('"' + utcTime(qMax(newest, QDateTime::currentMSecsSinceEpoch())) + '"');
}

NewSession Policy::newSession(const TranscriptFile& from, const LineIndex& index, const QString& /*title*/) const
{
    const QDateTime now = QDateTime::currentDateTime();
    const qint64 ms = now.toMSecsSinceEpoch();
    NewSession session;
    session.id = newUuid7(ms);
    session.path = u"%1/rollout-%2-%3.jsonl"_s.arg(
        newFolder(QFileInfo(from.path).absoluteFilePath(), now), now.toString(u"yyyy-MM-ddTHH-mm-ss"_s), session.id);
    session.header
        = envelope('"' + utcTime(ms) + '"', "session_meta", headPayload(headOf(index), session.id, ms)) + '\n';
    return session;
}

QByteArray Policy::messageRecord(
    const QString& role, const QString& text, const NewLink& link, const Conversation& /*like*/) const
{
    const QByteArray type = role == "assistant"_L1 ? "output_text" : "input_text";
    return envelope(link.time, "response_item",
               R"({"type":"message","role":)" + json::quotedText(role) + R"(,"content":[{"type":")" + type
                   + R"(","text":)" + json::quotedText(text) + "}]}")
        + '\n';
}

QByteArray Policy::titleRecord(const QString& title, const NewLink& link, const Conversation& like) const
{
    // Of a transcript every conversation is one.
    const json::Value head = headOf(static_cast<const TranscriptConversation&>(like).transcript());
    return codex::titleRecord(link.time, textOf(head, u"id"), title);
}

CompactionRule Policy::compactionRule() const
{
    return {.agent = agent(),
        .keepTokens = 20'000, // as much of what users say as Codex keeps by itself (spec codex, 6)
        .count = [](QStringView text) { return guessedTokens(text); },
        .makesSession = true,
        .notInPlace = [](const Conversation&) { return Policy::instance().inPlaceRefusal(); }};
}

Result<std::vector<Rewrite::Item>> Policy::compacted(
    const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const
{
    size_t last = choice.covered.back().row;
    for (const SentMessage& sent : choice.kept) // what an earlier one without a list kept stands before it in the file
        last = before.facts(sent.row).flags.testFlag(RowFlag::Boundary) ? sent.row : last;
    const RowFlags next = choice.kept.empty() ? RowFlags() : before.facts(choice.kept.front().row).flags;
    while (next.testFlag(RowFlag::Assistant) && last > 0 && typeOf(before, last) == ReasoningType)
        --last; // it goes with the answer that follows
    QByteArrayList history;
    Result<> read;
    const auto say = [&history](const QString& text) {
        history << R"({"type":"message","role":"user","content":[{"type":"input_text","text":)" + json::quotedText(text)
                + "}]}";
    };
    const auto keep = [&](size_t row, bool isCovered) {
        const auto line = readRecord(before, row);
        if (!line)
            return void(read = std::unexpected(line.error()));
        // Of an earlier compaction stays what it kept, without its summary, which the new one takes up.
        const json::Value& record = recordOf(*line);
        const bool isList = before.facts(row).flags.testFlag(RowFlag::Boundary);
        const QString summary = isList ? textOf(record, u"message") : QString();
        if (isList && !isCovered)
            say(summary);
        for (const json::Value& item : isList ? record[u"replacement_history"].items : QList {record}) {
            if (summary.isEmpty() || firstText(item[u"content"]) != summary)
                history << json::toJson(item);
        }
    };
    for (const SentMessage& sent : choice.lead)
        keep(sent.row, true);
    for (const SentMessage& sent : choice.covered) {
        const RowFlags flags = before.facts(sent.row).flags;
        if (flags.testFlag(RowFlag::Boundary) || (flags.testFlag(RowFlag::User) && !flags.testFlag(RowFlag::Summary)))
            keep(sent.row, true);
    }
    say(edit.text);
    for (const SentMessage& sent : choice.kept) {
        if (sent.row <= last)
            keep(sent.row, false);
    }
    if (!read)
        return std::unexpected(read.error());
    const QByteArray record = envelope('"' + utcTime(QDateTime::currentMSecsSinceEpoch()) + '"', "compacted",
        R"({"message":)" + json::quotedText(edit.text) + R"(,"replacement_history":[)" + history.join(',') + "]}");
    std::vector<Rewrite::Item> items;
    for (size_t row = 0; row < before.size(); ++row) {
        if (isEntry(before.facts(row)))
            items.push_back({row});
        if (row == last)
            items.push_back({Rewrite::New, record});
    }
    return items;
}

} // namespace stemma::codex
