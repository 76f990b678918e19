// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/policy.h"

#include "core/base/tokenguess.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/read/layout.h"
#include "core/store/formats/mantis/read/summaries.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/plan/newids.h"
#include "core/store/plan/changedrecords.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
};

constexpr std::array<JsonKey, 6> PlacedKeys {
    "uuid", "parent_uuid", "timestamp", "session_id", "forked_from", "message"};
enum : quint8 { IdAt, ParentAt, TimeAt, SessionAt, OriginAt, MessageAt };

QString boundaryStays(qint64 row)
{
    return PolicyText::tr("Message %1 is a boundary, where the context of mantis begins. It cannot be changed or "
                          "removed; fork or resume the session before it instead.")
        .arg(row + 1);
}

/// In a transcript: an entry of no conversation, or the one with which begins what is sent.
QString refusalInTree(const Message& message)
{
    if (message.states.testFlag(MessageState::SideChain))
        return PlanText::sideChainStays(u"mantis"_s);
    const bool isBoundary = std::ranges::any_of(
        message.parts, [](const Part& part) { return part.as<CompactionPart>() || part.as<EventPart>(); });
    return isBoundary && message.index >= 0 ? boundaryStays(message.index) : QString();
}

/// Answers hold a list of blocks, always.
QByteArray contentOf(const QString& role, const QString& text)
{
    const QByteArray quoted = json::quotedText(text);
    return role == "assistant"_L1 ? R"([{"type":"text","text":)" + quoted + "}]" : quoted;
}

/// With the line that mantis knows it by.
Result<QString> summaryContent(const CompactEdit& edit, const CompactionChoice& choice)
{
    const QStringView text = QStringView(edit.text).sliced(summaryHead(edit.text));
    if (text.trimmed().isEmpty())
        return fail(Errc::Usage, PlanText::noSummaryText());
    return newSummary(qint64(choice.covered.size()), text);
}

QMap<EditKind, QString> refusalsBut(std::initializer_list<EditKind> possible)
{
    auto refusals = refusalsExcept(possible);
    refusals.insert(EditKind::Dissolve,
        PolicyText::tr("Summaries of mantis cannot be dissolved: the messages are still in the original session "
                       "or before the boundary. Resume or fork there."));
    refusals.insert(
        EditKind::Prune, PolicyText::tr("mantis prunes outputs only in memory; its transcripts cannot store that."));
    return refusals;
}

/// The last entry, by whose session and folder new ones are spelled.
RecordPlaces lastEntry(const Conversation& conversation)
{
    for (size_t row = conversation.size(); row-- > 0;) {
        if (!isEntry(conversation.facts(row)))
            continue;
        if (const auto entry = changeablePlaces(conversation, row, Policy::instance()))
            return *entry;
    }
    return {};
}

QByteArray titleLine(const QByteArray& session, const QString& title)
{
    return "{\"session_id\":" + session + R"(,"type":"custom-title","custom_title":)" + json::quotedText(title) + "}\n";
}

QString notInPlace(const Conversation& session)
{
    if (dialectOf(session) != Dialect::Tree)
        return PolicyText::tr("In a list of messages the replaced messages would be lost.");
    const Release release = releaseOf(session);
    if (release == Release::SkipsBoundaries)
        return PolicyText::tr("mantis up to 2.58, which wrote this session, still sends everything before a summary.");
    if (release == Release::RefusesBoundaries)
        return PolicyText::tr("mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a "
                              "compaction boundary.");
    return {};
}

void warnOfInsertion(EditPlan& plan, const InsertEdit& edit, const Rewrite& after)
{
    if (edit.role == "system"_L1) {
        plan.warnings
            += PolicyText::tr("mantis never sends entries of the role “system”; the note is only for readers of the "
                              "transcript.");
        return;
    }
    const size_t added = after.firstChange();
    const auto boundary = newestBoundary(after, after.size());
    if (boundary && *boundary >= added) {
        plan.warnings += PolicyText::tr("The message is before a boundary, so it is not sent.");
        return;
    }
    const auto isPrompt = [&](size_t row) { return after.facts(row).flags.testFlag(RowFlag::User); };
    const bool isBesidePrompt = (added > 0 && isPrompt(added - 1)) || (added + 1 < after.size() && isPrompt(added + 1));
    if (isPrompt(added) && isBesidePrompt)
        plan.warnings += PolicyText::tr("Two prompts would follow each other, which some providers reject.");
}

void checkCompaction(EditPlan& plan, const CompactEdit& edit, const Conversation& before)
{
    const Release release = releaseOf(before);
    if (edit.inPlace) {
        const bool isKnown = release == Release::KnowsBoundaries;
        plan.checks += PlannedCheck {u"agent-knows-boundaries"_s, isKnown,
            isKnown
                ? PolicyText::tr("The release of mantis that wrote the session can resume after a boundary.")
                : PolicyText::tr("The release of mantis for this session is not stored. Releases from 2.61 can resume "
                                 "it; earlier ones send the replaced messages as well, or nothing.")};
    } else if (Release(before.variant()) == Release::RefusesBoundaries) {
        plan.warnings
            += PolicyText::tr("mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its "
                              "boundary. Every release can resume the new session.");
    }
}

} // namespace

Policy::Policy()
    : ChangePolicy(u"mantis"_s, Codec::instance(), Context::instance())
{
}

const Policy& Policy::instance()
{
    static const Policy policy;
    return policy;
}

QMap<EditKind, QString> Policy::refusals() const
{
    return refusalsBut({EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text, EditKind::Remove,
        EditKind::Delete, EditKind::Insert, EditKind::Move, EditKind::Repair, EditKind::Compact});
}

QString Policy::refusalOf(RowFlags flags, size_t row) const
{
    return flags.testFlag(RowFlag::Boundary) ? boundaryStays(qint64(row)) : QString();
}

void Policy::addChecks(EditPlan& plan, const Rewrite& after) const
{
    if (const auto* insertion = std::get_if<InsertEdit>(&plan.edit))
        warnOfInsertion(plan, *insertion, after);
    else if (const auto* compaction = std::get_if<CompactEdit>(&plan.edit))
        checkCompaction(plan, *compaction, after.source());
    if (!std::holds_alternative<RenameEdit>(plan.edit))
        return;
    const auto& transcript = static_cast<const TranscriptConversation&>(after.source()).transcript();
    if (transcript.stamp().size > 2 * ListingSummary::WindowBytes)
        plan.warnings += PolicyText::tr("mantis looks for titles only at the beginning and the end of a long "
                                        "transcript. After another 64 KiB its own list no longer shows this title.");
}

Result<QList<SummaryNode>> Policy::summaries(
    const Conversation& conversation, const SessionId& id, const JobControl& job) const
{
    return summaryNodes(conversation, id, job);
}

std::optional<RecordPlaces> Policy::places(const QByteArray& record) const
{
    const auto members = readMembers<PlacedKeys>(record);
    const auto placeOf = [&](size_t key) {
        const bool exists = members && members->at(key).exists();
        return exists ? std::optional(rangeWithin(members->at(key).bytes, record)) : std::nullopt;
    };
    const auto id = placeOf(IdAt);
    const auto parent = placeOf(ParentAt);
    RecordPlaces places {.bytes = record,
        .id = id.value_or(json::Range()),
        .parent = parent.value_or(json::Range()),
        .time = placeOf(TimeAt),
        .session = placeOf(SessionAt),
        .origin = placeOf(OriginAt),
        .message = placeOf(MessageAt)};
    return id && parent && places.time && places.session ? std::optional(places) : std::nullopt;
}

bool Policy::addContent(RecordPlaces& places) const
{
    const auto content = places.message ? places.member(*places.message, "content") : std::nullopt;
    return !content || places.setContent(*content);
}

void Policy::addCopyChange(JsonCopy& copy, const RecordPlaces& places, const NewSession& session) const
{
    const QByteArray origin
        = "{\"session_id\":" + places.source(*places.session) + ",\"message_uuid\":" + places.source(places.id) + '}';
    copy.replace(*places.session, json::quotedText(session.id));
    if (places.origin)
        copy.replace(*places.origin, origin);
    else
        copy.replace({places.bytes.lastIndexOf('}'), 0}, ",\"forked_from\":" + origin);
}

std::optional<json::Range> Policy::textPlace(const RecordPlaces& places, const Message& message, int part) const
{
    const Part& edited = message.parts.at(part);
    if (!places.isList)
        return edited.as<TextPart>() ? places.content : std::nullopt;
    const auto* tool = edited.as<ToolPart>();
    const char* key = tool && tool->hasOutput ? "content"
        : edited.as<ReasoningPart>()          ? "thinking"
        : edited.as<TextPart>()               ? "text"
                                              : nullptr;
    return key && part < places.blocks.size() ? places.member(places.blocks.at(part), key) : std::nullopt;
}

QString Policy::textFor(const QString& text, const QString& before) const
{
    return before.first(summarizedCount(text) ? 0 : summaryHead(before)) + text;
}

QList<int> Policy::blocksOf(const RecordPlaces& places, const Message& /*message*/, int part) const
{
    return places.isList && part < places.blocks.size() ? QList<int> {part} : QList<int>();
}

QByteArray Policy::newId() const
{
    return json::quotedText(newUuid4());
}

Result<QByteArray> Policy::newTime(const LineIndex& index) const
{
    qint64 newest = RecordTime::None;
    for (const TranscriptLine& line : index.lines()) {
        if (line.isRecord() && !line.flags.testFlag(RowFlag::OddTime))
            newest = qMax(newest, line.order);
    }
    const QByteArray time = RecordTime::textAfter(newest);
    for (quint32 i = 0; i < index.lines().size(); ++i) {
        const TranscriptLine& line = index.lines()[i];
        if (!line.isRecord() || !line.flags.testFlag(RowFlag::OddTime))
            continue;
        const QString text = json::valueOf(index.bytes(i)).text(u"timestamp");
        if (text.toUtf8() >= time)
            return fail(Errc::NotSupported,
                PolicyText::tr("An entry of this transcript has a time after all others (“%1”), so mantis would not "
                               "use the change as the newest branch. Fork the session instead.")
                    .arg(text));
    }
    return '"' + time + '"';
}

NewSession Policy::newSession(const TranscriptFile& from, const LineIndex& /*index*/, const QString& title) const
{
    const QString id = newUuid4();
    // The title first of all, where the library looks for it however long the session grows.
    return {
        id, QFileInfo(from.path).path() + u'/' + id + TranscriptEnding, titleLine(json::quotedText(id), title), true};
}

QStringList Policy::roles() const
{
    return {u"user"_s, u"assistant"_s, u"system"_s};
}

QByteArray Policy::messageRecord(
    const QString& role, const QString& text, const NewLink& link, const Conversation& like) const
{
    return spelledEntry(role.toLatin1(), contentOf(role, text), link, lastEntry(like));
}

QByteArray Policy::markerRecord(const NewLink& link, const Conversation& like) const
{
    return spelledEntry("system", "\"Resumed at an earlier message.\"", link, lastEntry(like));
}

QByteArray Policy::titleRecord(const QString& title, const NewLink& /*link*/, const Conversation& like) const
{
    const RecordPlaces entry = lastEntry(like);
    return titleLine(entry.session ? entry.source(*entry.session) : QByteArray("\"\""), title);
}

/// All but the last four messages, by the program's own command.
CompactionRule Policy::compactionRule() const
{
    return {.agent = agent(),
        .count = [](QStringView text) { return guessedTokens(utf8Size(text)); },
        .keepMessages = 4,
        .makesSession = true,
        .notInPlace = &notInPlace,
        .context = &Context::ofCopies()};
}

Result<std::vector<Rewrite::Item>> Policy::compacted(
    const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const
{
    const auto text = summaryContent(edit, choice);
    const size_t last = choice.covered.back().row;
    const auto covered = text ? changeablePlaces(before, last, *this) : std::unexpected(text.error());
    // Not behind the messages that follow it.
    const auto timed
        = covered && !choice.kept.empty() ? changeablePlaces(before, choice.kept.front().row, *this) : covered;
    if (!timed)
        return std::unexpected(timed.error());
    std::vector<Rewrite::Item> items;
    const QByteArray id = covered->source(covered->id); // of which a copy says that it was made
    if (edit.inPlace) {
        for (size_t row = 0; row < before.size(); ++row) {
            if (isEntry(before.facts(row)))
                items.push_back({row});
        }
        // How many messages shorter the list gets; mantis writes at least 1.
        const qint64 shorter = qMax<qint64>(1, qint64(choice.covered.size()) - 1);
        const QByteArray boundary
            = R"({"__compact_boundary__":true,"summary":"","compacted_count":)" + QByteArray::number(shorter) + '}';
        items.push_back({Rewrite::New,
            spelledEntry("system", boundary, {id, "null", covered->source(*covered->time)}, *covered).trimmed()});
    }
    items.push_back({Rewrite::New,
        spelledEntry("user", json::quotedText(*text), {id, "null", timed->source(*timed->time)}, *covered).trimmed()});
    for (size_t row = last + 1; row < before.size(); ++row) {
        const RowFacts facts = before.facts(row);
        if (isEntry(facts) && !facts.flags.testFlag(RowFlag::Boundary))
            items.push_back({row});
    }
    return items;
}

const RowPolicy& RowPolicy::instance(bool hasThreeTables)
{
    static const RowPolicy table(false);
    static const RowPolicy tables(true);
    return hasThreeTables ? tables : table;
}

QMap<EditKind, QString> RowPolicy::refusals() const
{
    auto refusals = refusalsBut({EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text, EditKind::Remove,
        EditKind::Delete, EditKind::Insert, EditKind::Checkpoint, EditKind::Compact});
    if (!m_hasThreeTables)
        refusals.insert(EditKind::Checkpoint,
            PolicyText::tr("In this kind of store every message is a checkpoint, so none are stored."));
    return refusals;
}

/// Of a plain message, or of one of the protocol's.
std::optional<RecordPlaces> RowPolicy::places(const QByteArray& record) const
{
    RecordPlaces places {.bytes = record};
    auto content = places.member({0, record.size()}, "content");
    if (const auto inner = content ? std::nullopt : places.member({0, record.size()}, "message"))
        content = places.member(*inner, "content");
    return content && places.setContent(*content) ? std::optional(places) : std::nullopt;
}

QByteArray RowPolicy::messageRecord(
    const QString& role, const QString& text, const NewLink& /*link*/, const Conversation& /*like*/) const
{
    return "{\"content\":" + contentOf(role, text) + ",\"role\":\"" + role.toLatin1() + "\"}";
}

Result<std::vector<Rewrite::Item>> RowPolicy::compacted(
    const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const
{
    const auto text = summaryContent(edit, choice);
    if (!text)
        return std::unexpected(text.error());
    std::vector<Rewrite::Item> items;
    items.reserve(before.size());
    for (const SentMessage& lead : choice.lead)
        items.push_back({lead.row});
    items.push_back({Rewrite::New, messageRecord(u"user"_s, *text, {}, before)});
    for (size_t row = choice.covered.back().row + 1; row < before.size(); ++row) {
        if (before.facts(row).isMain)
            items.push_back({row});
    }
    return items;
}

QByteArray spelledEntry(
    const QByteArray& type, const QByteArray& content, const NewLink& link, const RecordPlaces& like)
{
    const auto directory = like.bytes.isEmpty() ? std::nullopt : like.member({0, like.bytes.size()}, "cwd");
    return "{\"uuid\":" + link.id + ",\"parent_uuid\":" + link.parent + ",\"type\":\"" + type
        + R"(","message":{"role":")" + type + R"(","content":)" + content + "},\"timestamp\":" + link.time
        + ",\"session_id\":" + (like.session ? like.source(*like.session) : QByteArray("\"\""))
        + ",\"cwd\":" + (directory ? like.source(*directory) : QByteArray("\"\"")) + "}\n";
}

QString notTree()
{
    return QCoreApplication::translate(
        "MantisStore", "mantis cannot resume this kind of transcript, so Stemma keeps it read-only.");
}

QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place)
{
    const bool isTree = store.dialect == nameOf(Dialect::Tree);
    const bool isOfSession
        = kind != EditKind::Repair && kind != EditKind::Move && kind != EditKind::Checkpoint && kind != EditKind::Mark;
    const auto isOther = [](const StoredField& field) { return field.name == OtherTranscript; };
    if (isTree && isOfSession && place.info && std::ranges::any_of(place.info->fields, isOther))
        return notTree();
    if (const QString reason = isTree ? refusalOfBranch(kind, place.session) : QString(); !reason.isEmpty())
        return reason;
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (place.message->states.testFlag(MessageState::Discarded))
        return PlanText::discardedStays();
    if (const QString reason = isTree ? refusalInTree(*place.message) : QString(); !reason.isEmpty())
        return reason;
    return refusalOfSigned(kind, place);
}

} // namespace stemma::mantis
