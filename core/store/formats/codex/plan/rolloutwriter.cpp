// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/plan/rolloutwriter.h"

#include "core/store/content/contentblocks.h"
#include "core/store/formats/codex/plan/policy.h"
#include "core/store/formats/codex/read/codec.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/plan/plantexts.h"
#include "core/store/plan/transcriptanchors.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

/// The time of a record, spelled; @p otherwise: it has none.
QByteArray storedTime(const QByteArray& bytes, const QByteArray& otherwise)
{
    constexpr qsizetype Looked = 200;
    const QString time = json::prefixOf(bytes.first(qMin(Looked, bytes.size()))).text(u"timestamp");
    return time.isEmpty() ? otherwise : json::quotedText(time);
}

/// Adds a line without its number, which is of the other mode. @p at: where it is stored; null: nowhere.
void addLine(FileContent& content, const QByteArray& bytes, const StoredAt& at, bool dropsId = false)
{
    JsonCopy copy;
    RecordPlaces places;
    places.bytes = bytes;
    const auto payload = dropsId ? places.member({0, bytes.size()}, "payload") : std::nullopt;
    removeMembers(copy, bytes, payload.value_or(json::Range()), [](QByteArrayView key) { return key == "id"; });
    removeMembers(copy, bytes, {0, bytes.size()}, [](QByteArrayView key) { return key == "ordinal"; });
    if (at.isNull())
        content.add(copy.applied(bytes));
    else
        copy.addTo(content, at.file, at.offset, bytes);
    content.add("\n");
}

} // namespace

RolloutWriter::RolloutWriter(const PlanTarget& target, const ChangePolicy& policy, const JobControl& job)
    : TranscriptWriter(target, policy, job)
    , m_now('"' + QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toLatin1() + '"')
{
}

/// The oldest form has no envelopes.
void RolloutWriter::addRecord(
    FileContent& content, const Rewrite& rewrite, size_t item, const QByteArray& bytes, bool dropsId) const
{
    const Rewrite::Item& from = rewrite.items()[item];
    if (Dialect(rewrite.dialect()) == Dialect::Bare && from.row != Rewrite::New) {
        content.add(envelope(m_now, "response_item", bytes));
        content.add("\n");
        return;
    }
    addLine(content, bytes, from.bytes.isNull() ? target().conversation.row(from.row).at : StoredAt(), dropsId);
}

Result<> RolloutWriter::addEvent(
    FileContent& content, const Rewrite& rewrite, size_t item, const QByteArray& bytes) const
{
    const RowFlags flags = rewrite.facts(item).flags;
    if (!isPrompt(flags) && !flags.testFlag(RowFlag::Assistant))
        return {};
    const auto line = json::parse(bytes);
    const bool isMessage = line && textOf(recordOf(*line), u"type") == "message"_L1;
    const QString text
        = isMessage && recordOf(*line).find(u"content") ? firstText(*recordOf(*line).find(u"content")) : QString();
    if (text.isEmpty())
        return {};
    const bool isUser = flags.testFlag(RowFlag::User);
    QByteArray payload
        = QByteArray(isUser ? R"({"type":"user_message","message":)" : R"({"type":"agent_message","message":)")
        + json::quotedText(text);
    const QString phase = textOf(recordOf(*line), u"phase");
    if (isUser)
        payload += R"(,"images":[],"local_images":[],"text_elements":[])";
    else if (!phase.isEmpty())
        payload += R"(,"phase":)" + json::quotedText(phase);
    payload += '}';
    content.add(eventRecord(storedTime(bytes, m_now), payload));
    return {};
}

/// That of the same turn: some releases write it before the prompt, others behind it.
std::optional<quint32> RolloutWriter::contextOf(quint32 prompt) const
{
    const std::vector<TranscriptLine>& lines = index().lines();
    const auto isContext = [&](quint32 line) {
        return lines[line].kind == LineFacts::Kind::Metadata && lines[line].flags.testFlag(TurnContext);
    };
    const auto isOther = [&](quint32 line) {
        constexpr RowFlags Others = RowFlags(RowFlag::Assistant) | RowFlag::Tool;
        const RowFlags flags = lines[line].flags;
        return lines[line].isRecord() && !flags.testFlag(RowFlag::Meta) && ((flags & Others) || isPrompt(flags));
    };
    for (quint32 i = prompt; i-- > 0 && !isOther(i);) {
        if (isContext(i))
            return i;
    }
    for (quint32 i = prompt + 1; i < lines.size() && !isOther(i); ++i) {
        if (isContext(i))
            return i;
    }
    return {};
}

Result<> RolloutWriter::addContext(FileContent& content, const Rewrite& rewrite, size_t item) const
{
    const size_t row = rewrite.items()[item].row;
    if (!isPrompt(rewrite.facts(item).flags) || row == Rewrite::New)
        return {};
    const auto line = contextOf(target().conversation.lineOfRow(row));
    const auto stored = line ? index().bytes(*line) : Result<QByteArray>(QByteArray());
    return stored.transform([&](const QByteArray& bytes) {
        if (!bytes.isEmpty())
            addLine(content, bytes, index().placeOf(*line));
    });
}

Result<> RolloutWriter::makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& wished)
{
    const QString title = wished.isEmpty() ? PlanText::forkTitle(name()) : wished;
    const NewSession session = policy().newSession(target().file, index(), title);
    FileStep step {.kind = FileStep::Kind::Create, .path = session.path, .like = target().file.path};
    step.content.add(session.header);
    const std::vector<bool> isCut = cutRows(rewrite, rewrite.size());
    std::vector<size_t> copied;
    RowIds ids;
    // Providers refuse an answer by its id without the thinking that it came with.
    bool isThinkingLost = false;
    const auto dropsId = [&](size_t item) {
        const QString type = isThinkingLost ? typeOf(rewrite, item) : QString();
        return !type.isEmpty() && type != ReasoningType && type != "image_generation_call"_L1;
    };
    for (size_t item = 0, written = 0, next = 0; item < rewrite.size(); ++item) {
        if (job().isCancelled())
            return fail(Errc::Cancelled, {});
        job().setProgress(qint64(item), qint64(rewrite.size()));
        for (const size_t row = rewrite.items()[item].row; row != Rewrite::New && next <= row; ++next)
            isThinkingLost
                = isThinkingLost || (!rewrite.itemOf(next) && typeOf(target().conversation, next) == ReasoningType);
        const RowFacts facts = rewrite.facts(item);
        if (facts.isDamaged || facts.flags.testFlag(RowFlag::Meta) || isCut[item])
            continue;
        const auto bytes = rewrite.bytes(item, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        Result<> done = addContext(step.content, rewrite, item);
        if (done) {
            addRecord(step.content, rewrite, item, *bytes, dropsId(item));
            done = addEvent(step.content, rewrite, item, *bytes);
        }
        if (!done)
            return done;
        // What stands beside the records is no row of the new session.
        const QByteArray id = json::quotedText(placeId(written++));
        if (const size_t row = rewrite.items()[item].row; row != Rewrite::New) {
            copied.push_back(row);
            ids[row] = id;
        }
    }
    trackCopies(target(), SessionId(session.id), ids);
    step.content.add(titleRecord(m_now, session.id, title));
    FileScript script;
    if (const Result<> guarded = addGuards(script); !guarded)
        return guarded;
    addNewSession(plan, session, copied);
    script.steps += std::move(step);
    plan.files = std::make_shared<const FileScript>(std::move(script));
    return {};
}

} // namespace stemma::codex
