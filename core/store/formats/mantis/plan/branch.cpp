// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/mantis/plan/editrules.h"
#include "core/store/formats/mantis/plan/planner.h"
#include "core/store/formats/mantis/read/message.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr qsizetype ShownText = 4000; ///< of a text before and after, in a plan

QString shown(QStringView text)
{
    return text.size() <= ShownText ? text.toString() : text.first(ShownText) + u'…';
}

/// The tokens that the library takes a message for whose line is copied so.
qint64 tokensOf(JsonCopy& copy, const QByteArray& line)
{
    const auto then = json::parse(copy.applied(line));
    const json::Value* message = then ? then->find(u"message") : nullptr;
    const json::Value* content = message ? message->find(u"content") : nullptr;
    return content ? (utf8Size(contentText(*content)) + 3) / 4 : 0;
}

} // namespace

// ---- appending ----------------------------------------------------------------------------------

Result<QByteArray> TreePlanner::newTime() const
{
    const qint64 now
        = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch())
              .count();
    qint64 newest = RecordTime::None;
    for (const TranscriptLine& line : m_transcript.lines()) {
        if (line.isRecord() && !line.flags.testFlag(RowFlag::OddTime))
            newest = qMax(newest, line.order);
    }
    QByteArray time = RecordTime::textAfter(newest, now);
    for (quint32 i = 0; i < m_transcript.lines().size(); ++i) {
        const TranscriptLine& line = m_transcript.lines()[i];
        if (!line.isRecord() || !line.flags.testFlag(RowFlag::OddTime))
            continue;
        const auto bytes = m_transcript.bytes(i, -1);
        const auto sourceText = bytes ? RawLine::read(*bytes) : std::nullopt;
        const auto text
            = sourceText ? json::parse(sourceText->sourceText(sourceText->time)) : std::unexpected(json::ParseError());
        if (text && text->string.toUtf8() >= time)
            return fail(Errc::NotSupported,
                tr("An entry of this transcript has a time after all others (“%1”), so mantis would not use the change "
                   "as the newest branch. Fork the session instead.")
                    .arg(text->string));
    }
    return time;
}

Result<> TreePlanner::append(EditPlan& plan, const FileContent& content) const
{
    constexpr qint64 Looked = 4096; // at the end: what stands before it is never written again
    const qint64 size = m_transcript.stamp().size;
    const qint64 length = qMin(Looked, size);
    auto guard = FileGuard::of(m_target.file.path, {{size - length, length, 0}});
    if (!guard)
        return std::unexpected(guard.error());
    guard->size = size;
    guard->mtimeNs = m_transcript.stamp().mtimeNs;
    FileStep step {.path = m_target.file.path, .splices = {{size, 0, content}}, .allowOpenWriters = true};
    if (m_transcript.endsTorn() && !m_isEndCut) {
        FileContent ended("\n");
        ended.add(content);
        step.splices.first().bytes = ended;
        plan.warnings += tr("The last line of the transcript has no line break; one is added, so that mantis can read "
                            "the appended lines.");
    }
    plan.files = std::make_shared<const FileScript>(FileScript {{*guard}, {step}});
    return {};
}

/// An entry that is never sent; the next message goes on behind it.
Result<QByteArray> TreePlanner::marker(const std::optional<size_t>& parent) const
{
    const auto last = lastEntry();
    const auto time = newTime();
    const auto from = parent ? parent : last;
    if (!from || !time)
        return from ? std::unexpected(time.error())
                    : fail(Errc::NotSupported, tr("The session has no entry that mantis can read."));
    const auto line = lineOf(*from);
    if (!line)
        return std::unexpected(line.error());
    return spelledEntry({0, "system", "\"Resumed at an earlier message.\""}, quotedText(newUuid()),
        parent ? line->sourceText(line->id) : QByteArray("null"), '"' + *time + '"', *line);
}

QByteArray TreePlanner::spelledEntry(
    const NewEntry& entry, const QByteArray& id, const QByteArray& parent, const QByteArray& time, const RawLine& line)
{
    const auto directory = json::memberValue(line.bytes, "cwd");
    return "{\"uuid\":" + id + ",\"parent_uuid\":" + parent + ",\"type\":\"" + entry.type
        + "\",\"message\":{\"role\":\"" + entry.type + "\",\"content\":" + entry.content + "},\"timestamp\":" + time
        + ",\"session_id\":" + line.sourceText(line.session) + ",\"cwd\":"
        + (directory ? line.bytes.sliced(directory->start, directory->length) : QByteArray("\"\"")) + "}\n";
}

/// Gives the id of the copy, as it is spelled.
Result<QByteArray> TreePlanner::copyEntry(
    FileContent& content, size_t row, const QByteArray& parent, const QByteArray& time, const Changed* changed) const
{
    const QByteArray id = quotedText(newUuid());
    const auto line = lineOf(row);
    if (!line)
        return std::unexpected(line.error());
    JsonCopy copy;
    copy.replace(*line->id, id);
    copy.replace(*line->parent, parent);
    if (!time.isEmpty())
        copy.replace(*line->time, '"' + time + '"');
    if (changed && changed->text)
        copy.replace(changed->textRange, *changed->text);
    if (changed && !changed->removed.empty()) {
        if (const auto sourceText = RawContent::read(line->bytes, line->message))
            removeBlocks(copy, *sourceText, QList<int>(changed->removed.begin(), changed->removed.end()));
    }
    copy.addTo(content, m_target.file.path, m_target.session.row(row).at.offset, line->bytes);
    content.add("\n");
    return id;
}

void TreePlanner::tellMoved(
    size_t first, const std::optional<size_t>& before, const std::map<size_t, QByteArray>& ids) const
{
    if (!m_target.moved)
        return;
    // The session without a branch in its id is the one that is gone on with: it passes from branch to branch.
    const SessionId next(m_target.file.id);
    const SessionId left(m_target.file.id + u'#' + m_target.activeEnd);
    // What is appended to the end of another branch leaves none that ends there.
    const bool goesOn = first > lastEntry().value_or(0);
    for (const MessagePlace& place : m_target.followed) {
        const auto row = m_target.session.rowWithId(place.message.value);
        if (row && !m_target.session.row(*row).isMain)
            continue; // of an end that was discarded before
        const bool stands = row && *row < first;
        QList<MessagePlace> to;
        if (place.session != m_target.id) {
            if (place.session == next && !stands)
                to += MessagePlace {left, place.message};
        } else if (row && stands) {
            if (!m_target.isActive)
                to += MessagePlace {next, place.message};
            if (!m_target.isActive && goesOn)
                to += MessagePlace {left, place.message};
        } else if (row) {
            const auto behind = ids.upper_bound(*row);
            if (behind != ids.begin()) {
                const QByteArray& copy = std::prev(behind)->second;
                to += MessagePlace {next, MessageId(QString::fromLatin1(copy.sliced(1, copy.size() - 2)))};
            } else if (const auto line = before ? lineOf(*before) : Result<RawLine>(fail(Errc::NotFound, {}))) {
                to += MessagePlace {next, MessageId(line->idText)};
            }
            if (m_target.isActive)
                to += MessagePlace {left, place.message};
        }
        if (!to.isEmpty())
            m_target.moved->append({place, to, row && !stands && !ids.contains(*row)});
    }
}

/// Writes the branch again from the first changed row on. All but the last entry keep their times: should the machine
/// fail half-way, the branch as it was is the newest still.
Result<> TreePlanner::appendBranch(EditPlan& plan, const Changes& changes, const std::optional<NewEntry>& added)
{
    const size_t first = !added ? changes.begin()->first
        : changes.empty()       ? added->row
                                : qMin(added->row, changes.begin()->first);
    const auto time = newTime();
    if (!time)
        return std::unexpected(time.error());
    std::vector<size_t> rows;
    for (size_t row = first; row < m_target.session.size(); ++row) {
        const auto changed = changes.find(row);
        if (isEntry(row) && (changed == changes.end() || !changed->second.isWhole))
            rows.push_back(row);
    }
    std::optional<size_t> before;
    for (size_t row = 0; row < first; ++row)
        before = isEntry(row) ? std::optional(row) : before;
    if (rows.empty() && !added) {
        const auto marked = marker(before);
        if (!marked)
            return std::unexpected(marked.error());
        plan.writes += PlannedWrite {fileName(), PlannedWrite::Change::Insert, 1, {},
            QString::fromUtf8(*marked).trimmed(), tr("the new end of the conversation")};
        tellMoved(first, before, {});
        return append(plan, FileContent(*marked));
    }
    QByteArray parent = m_rootParent;
    if (before) {
        const auto line = lineOf(*before);
        if (!line)
            return std::unexpected(line.error());
        parent = line->sourceText(line->id);
    }
    FileContent content;
    const bool endsWithAdded = added && (rows.empty() || rows.back() < added->row);
    bool isAdded = !added;
    const auto add = [&](size_t beside) -> Result<> {
        const auto like = lineOf(beside);
        if (!like)
            return std::unexpected(like.error());
        const QByteArray id = quotedText(newUuid());
        content.add(
            spelledEntry(*added, id, parent, endsWithAdded ? '"' + *time + '"' : like->sourceText(like->time), *like));
        parent = id;
        isAdded = true;
        return {};
    };
    std::map<size_t, QByteArray> ids;
    for (const size_t row : rows) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (const Result<> done = isAdded || row < added->row ? Result<>() : add(row); !done)
            return done;
        const auto changed = changes.find(row);
        const bool isLast = row == rows.back() && !endsWithAdded;
        const auto id = copyEntry(
            content, row, parent, isLast ? *time : QByteArray(), changed == changes.end() ? nullptr : &changed->second);
        if (!id)
            return std::unexpected(id.error());
        parent = *id;
        ids[row] = *id;
    }
    if (const Result<> done = isAdded ? Result<>() : add(rows.empty() ? *before : rows.back()); !done)
        return done;
    tellMoved(first, before, ids);
    if (!rows.empty())
        plan.writes += PlannedWrite {fileName(), PlannedWrite::Change::Insert, qint64(rows.size()), {}, {},
            tr("copies of %1–%2, as a new branch").arg(rows.front() + 1).arg(rows.back() + 1)};
    return append(plan, content);
}

// ---- text and removal ---------------------------------------------------------------------------

Result<EditPlan> TreePlanner::plan(const TextEdit& edit)
{
    const auto row = changeableRow(edit.message);
    if (!row)
        return std::unexpected(row.error());
    const auto line = lineOf(*row);
    const auto message = line ? m_target.session.message(*row, -1) : std::unexpected(line.error());
    if (!message)
        return std::unexpected(message.error());
    const auto content = RawContent::read(line->bytes, line->message);
    if (edit.part < 0 || edit.part >= message->parts.size() || !content)
        return fail(Errc::NotFound, plantexts::noPart(edit.message.value, edit.part));
    const Part& part = message->parts.at(edit.part);
    const auto* tool = part.as<ToolPart>();
    const auto* thinking = part.as<ReasoningPart>();
    if (thinking && thinking->state == ReasoningPart::State::Signed)
        return fail(Errc::NotSupported, signedTextStays());
    const QByteArray key = tool && tool->hasOutput ? "content"
        : thinking                                 ? "thinking"
        : part.as<TextPart>()                      ? "text"
                                                   : "";
    const bool isWhole = !content->isList && part.as<TextPart>();
    const json::Range block
        = content->isList && edit.part < content->blocks.size() ? content->blocks.at(edit.part) : json::Range();
    const auto value = isWhole ? std::optional(json::Range {0, content->whole.length})
                               : json::memberValue(QByteArrayView(line->bytes).sliced(block.start, block.length), key);
    if (key.isEmpty() || !value)
        return fail(Errc::NotSupported, plantexts::notEditable());
    Changed changed;
    changed.textRange = {(isWhole ? content->whole.start : block.start) + value->start, value->length};
    const QByteArray sourceText = line->bytes.sliced(changed.textRange.start, changed.textRange.length);
    const auto old = json::parse(sourceText);
    const QString text = isWhole && old && old->isString() ? textFor(edit.text, old->string) : edit.text;
    changed.text = quotedText(text);
    if (old && old->isString() && old->string == text)
        return fail(Errc::Usage, plantexts::sameText());
    EditPlan plan = begun(edit, u"edit"_s, plantexts::editMessage(*row + 1, name()));
    plan.writes += PlannedWrite {plantexts::messagePart(*row + 1, edit.part), PlannedWrite::Change::Update, 1,
        shown(old && old->isString() ? old->string : QString::fromUtf8(sourceText)), shown(text)};
    JsonCopy copy;
    copy.replace(changed.textRange, *changed.text);
    if (const Result<> done = appendBranch(plan, {{*row, changed}}); !done)
        return std::unexpected(done.error());
    warnOfSignatures(plan, *message);
    warnAboutWriters(plan);
    addFigures(plan, Resized {{*row, tokensOf(copy, line->bytes)}});
    addSigned(plan, *row, {{*row, changed}});
    return plan;
}

/// A call goes with its answer, and an answer with its call.
Result<> TreePlanner::addPairsOf(const Message& message, int index, Changes& changes) const
{
    const auto* tool = message.parts.at(index).as<ToolPart>();
    if (!tool || tool->callId.isEmpty())
        return {};
    const quint64 call = idHash(tool->callId);
    std::optional<size_t> row;
    if (tool->hasOutput) {
        row = callRow(m_target.session, call);
    } else if (const auto answer = resultOf(m_target.session, call)) {
        row = m_target.session.rowOfRecord(answer->record);
    }
    constexpr qint64 NoText = 0;
    const auto other = row ? m_target.session.message(*row, NoText) : Result<Message>(Message());
    if (!other)
        return std::unexpected(other.error());
    for (const Part& part : other->parts) {
        const auto* counterpart = part.as<ToolPart>();
        if (counterpart && counterpart->callId == tool->callId && counterpart->hasOutput != tool->hasOutput)
            changes[*row].removed.insert(part.index);
    }
    return {};
}

Result<> TreePlanner::addPairs(Changes& changes) const
{
    for (qsizetype known = -1; known != qsizetype(changes.size());) {
        known = qsizetype(changes.size());
        const Changes present = changes;
        for (const auto& [row, changed] : present) {
            constexpr qint64 NoText = 0;
            const auto message = m_target.session.message(row, NoText);
            if (!message)
                return std::unexpected(message.error());
            const auto isLeft = [&](const Part& part) {
                // Thinking alone is no message, and is never parted from what it led to.
                return !changed.removed.contains(part.index) && !part.as<ReasoningPart>();
            };
            Changed& entry = changes[row];
            entry.isWhole = changed.isWhole || std::ranges::none_of(message->parts, isLeft);
            for (const Part& part : message->parts) {
                if (entry.isWhole)
                    entry.removed.insert(part.index);
                const Result<> added
                    = entry.removed.contains(part.index) ? addPairsOf(*message, part.index, changes) : Result<>();
                if (!added)
                    return added;
            }
        }
    }
    return {};
}

Result<EditPlan> TreePlanner::plan(const RemoveEdit& edit)
{
    Changes changes;
    if (edit.messages.isEmpty())
        return fail(Errc::Usage, plantexts::nothingToRemove());
    if (edit.part && edit.messages.size() != 1)
        return fail(Errc::Usage, plantexts::onePartAtATime());
    for (const MessageId& id : edit.messages) {
        const auto row = changeableRow(id);
        if (!row)
            return std::unexpected(row.error());
        if (edit.part)
            changes[*row].removed.insert(*edit.part);
        else
            changes[*row].isWhole = true;
    }
    const size_t named = changes.size();
    if (edit.part) {
        const auto message = m_target.session.message(changes.begin()->first, 0);
        const bool exists = message && *edit.part >= 0 && *edit.part < message->parts.size();
        if (!exists)
            return message ? fail(Errc::NotFound, plantexts::noPart(edit.messages.first().value, *edit.part))
                           : std::unexpected(message.error());
        const auto* thinking = message->parts.at(*edit.part).as<ReasoningPart>();
        if (thinking && thinking->state == ReasoningPart::State::Signed)
            return fail(Errc::NotSupported, tr("This thinking is signed, so it can only be removed with its message."));
    }
    if (const Result<> paired = addPairs(changes); !paired)
        return std::unexpected(paired.error());
    EditPlan plan = begun(
        edit, u"remove"_s, edit.part ? plantexts::removePart(name()) : plantexts::removeMessages(named, name()));
    for (const auto& [row, changed] : changes) {
        const auto line = lineOf(row);
        const auto message = line ? m_target.session.message(row, ShownText) : std::unexpected(line.error());
        if (!message)
            return std::unexpected(message.error());
        plan.writes += PlannedWrite {
            changed.isWhole ? plantexts::message(row + 1) : plantexts::messageParts(row + 1, changed.removed.size()),
            PlannedWrite::Change::Delete, 1, shown(QString::fromUtf8(line->bytes)), {}};
        if (!changed.isWhole)
            warnOfSignatures(plan, *message);
    }
    const auto resized = resizedBy(changes);
    if (!resized)
        return std::unexpected(resized.error());
    if (changes.size() > named)
        plan.warnings += plantexts::pairedMessages(changes.size() - named);
    if (const Result<> done = appendBranch(plan, changes); !done)
        return std::unexpected(done.error());
    warnAboutWriters(plan);
    addFigures(plan, *resized);
    addSigned(plan, changes.begin()->first, changes);
    return plan;
}

/// Of changes that remove.
Result<TreePlanner::Resized> TreePlanner::resizedBy(const Changes& changes) const
{
    Resized resized;
    for (const auto& [row, changed] : changes) {
        const auto line = lineOf(row);
        if (!line)
            return std::unexpected(line.error());
        JsonCopy copy;
        const auto sourceText = RawContent::read(line->bytes, line->message);
        if (!changed.isWhole && sourceText)
            removeBlocks(copy, *sourceText, QList<int>(changed.removed.begin(), changed.removed.end()));
        resized[row] = changed.isWhole ? std::nullopt : std::optional(tokensOf(copy, line->bytes));
    }
    return resized;
}

} // namespace stemma::mantis
