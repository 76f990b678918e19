// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/insertplanner.h"

#include "core/base/saturating.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/formats/mnesis/plan/itemwriter.h"
#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// Rows move beyond all others; with more numbers used than this there might be no room for them.
constexpr qint64 HighestMovable = std::numeric_limits<qint64>::max() / 4;

} // namespace

/// The order is that of the times, and of the rows where these are equal; the rows themselves tell in which order it
/// was written (spec mnesis, 2), and a check compares the two. So a message in the midst gets a row of the midst as
/// well.
void InsertPlanner::findRow(const SessionId& session, const std::optional<Place>& at, Gap& gap)
{
    const Place from = at.value_or(Place());
    const auto next = firstRow(u"SELECT created_at, rowid FROM messages WHERE session_id = ? AND (created_at, rowid) > "
                               "(?, ?) ORDER BY created_at, rowid LIMIT 1"_s,
        {session.value, from.createdMs, from.key});
    if (next.isEmpty()) {
        gap.createdMs = at ? qMax(toMs(now()), at->createdMs) : toMs(now());
        return;
    }
    const qint64 following = next.value(0).toLongLong();
    const qint64 latest = saturatingSubtract(following, 1);
    gap.createdMs = at ? qMax(at->createdMs, qMin(saturatingAdd(at->createdMs, 1), latest)) : latest;
    const qint64 before = at ? at->key : 0;
    const qint64 behind = next.value(1).toLongLong();
    const auto unused = firstRow(u"SELECT m.rowid - 1 FROM messages m WHERE m.rowid <= ?1 AND m.rowid > ?2 + 1 AND NOT "
                                 "EXISTS (SELECT 1 FROM messages o WHERE o.rowid = m.rowid - 1) ORDER BY m.rowid DESC "
                                 "LIMIT 1"_s,
        {behind, before});
    if (!unused.isEmpty()) {
        gap.row = unused.value(0).toLongLong();
        return;
    }
    const auto later = firstRow(u"SELECT count(*), (SELECT max(rowid) FROM messages) FROM messages WHERE session_id = "
                                "? AND (created_at, rowid) > (?, ?)"_s,
        {session.value, from.createdMs, from.key});
    if (later.value(1).toLongLong() > HighestMovable)
        refuse(Errc::NotSupported,
            tr("The table has no free row numbers for the messages that follow. Insert the message at the end."));
    gap.movedAfter = from;
    gap.moved = later.value(0).toLongLong();
}

/// Makes the row, with its place in the order.
void InsertPlanner::addRow(EditPlan& plan, const InsertEdit& edit, const Gap& gap, const QString& id)
{
    const bool isAnswer = edit.role == "assistant"_L1;
    QString row = u"NULL"_s; // it becomes the last one
    QVariantList place;
    if (gap.movedAfter) {
        const QString later = u"FROM main.messages WHERE session_id = ? AND (created_at, rowid) > (?, ?)"_s;
        place = {edit.session.value, gap.movedAfter->createdMs, gap.movedAfter->key};
        plan.script.steps += SqlStep {u"session_id = ? AND (created_at, rowid) > (?, ?)"_s, place, {}, gap.moved, {},
            RowRenumbering {u"messages"_s, {}}};
        plan.writes += {u"messages.rowid"_s, Update, gap.moved, {}, {},
            tr("in later rows, in the same order, to make room for the new one")};
        row = u"(SELECT min(rowid) - 1 %1)"_s.arg(later);
    } else if (gap.row) {
        place = {*gap.row};
        row = u"?"_s;
    }
    const QVariantList values {
        id, edit.role, gap.createdMs, isAnswer ? QVariant(u"stop"_s) : QVariant(), edit.session.value};
    plan.script.steps += SqlStep {
        u"INSERT INTO main.messages (rowid, id, session_id, role, created_at, agent, model_id, provider_id, "
        "finish_reason) SELECT %1, ?, id, ?, ?, agent, model_id, %2, ? FROM main.sessions WHERE id = ?"_s.arg(
            row, isAnswer ? u"provider_id"_s : u"''"_s),
        place + values, {}, 1};
}

InsertPlanner::Gap InsertPlanner::gapAfter(const InsertEdit& edit)
{
    Gap gap;
    std::optional<Place> at;
    if (!edit.after.isEmpty()) {
        const MessageRow message = messageRow(edit.session, edit.after);
        at = message.place;
        gap.number = message.number;
        gap.before = messageBeside(m_reader, edit.session, message.place, Side::UpTo);
    }
    findRow(edit.session, at, gap);
    gap.after = messageBeside(m_reader, edit.session, at.value_or(Place()), Side::Behind);
    return gap;
}

/// A message is in the context where one beside it is; else it stands among those that a summary has replaced.
std::optional<Window> InsertPlanner::addItem(
    EditPlan& plan, const SessionId& session, const Gap& gap, const QString& id)
{
    if (!m_reader.summaries().hasContextItems(session)) {
        // Nothing is listed: mnesis sends all messages, and would forget them if this one were.
        Window window = wholeWindow(m_reader, session);
        auto place = window.messages.end();
        if (gap.after)
            place = std::ranges::find(window.messages, gap.after->place.key, &Window::Entry::message);
        window.messages.insert(place, {-1, Window::NewMessage});
        return window;
    }
    const auto before = readItems(m_reader, session);
    const auto indexOf = [&before](const std::optional<ListedItem>& beside) -> qsizetype {
        const auto isIt
            = [&](const ListedItem& item) { return !item.isSummary && item.place.key == beside->place.key; };
        const auto found = beside ? std::ranges::find_if(before, isIt) : before.end();
        return found == before.end() ? -1 : found - before.begin();
    };
    // Behind the last position mnesis itself could add nothing, wherever there is room before it.
    if (const auto highest = before.last().position; highest == std::numeric_limits<qint64>::max())
        m_reader.got(Result<>(noPositionLeft(*highest)));
    const qsizetype next = indexOf(gap.after);
    const qsizetype last = indexOf(gap.before);
    if (next < 0 && last < 0 && gap.after)
        return std::nullopt;
    QList<ListedItem> after = before;
    after.insert(next >= 0 ? next
            : last >= 0    ? last + 1
                           : before.size(),
        ListedItem::made(false, id, {gap.createdMs, Window::NewMessage}));
    m_reader.got(writeItems(plan, session, before, after, {{}, tr("its place in the context")}));
    return windowOf(after);
}

Result<EditPlan> InsertPlanner::plan(const InsertEdit& edit)
{
    const bool isAnswer = edit.role == "assistant"_L1;
    if (!isAnswer && edit.role != "user"_L1)
        return fail(Errc::Usage, tr("mnesis has no role “%1”. Choose user or assistant.").arg(edit.role));
    if (edit.text.isEmpty())
        return fail(Errc::Usage, PlanText::noText());
    const SessionRow row = sessionRow(edit.session);
    const Gap gap = gapAfter(edit);
    if (isRefused())
        return EditPlan();
    EditPlan plan = begun(edit, u"insert"_s, PlanText::insertAfter(gap.number, row.name));
    guardSession(plan, edit.session);
    const QString id = newId("msg_"_L1);
    addRow(plan, edit, gap, id);
    const qint64 tokens = isAnswer ? estimateText(edit.text, modelWindow(row.model).rule) : 0;
    addParts(plan, edit.session.value, id, {textPart(edit.text, tokens)});
    plan.writes += PlannedWrite {
        u"messages"_s, Insert, 1, {}, PlanText::shown(edit.text), {}, {{u"id"_s, id}, {u"role"_s, edit.role}}};
    plan.writes += {u"message_parts"_s, Insert, 1, {}, {}, tr("its text")};

    Part part;
    part.body = TextPart {LongText(edit.text)};
    auto seen = addItem(plan, edit.session, gap, id);
    if (!seen && !gap.before)
        return fail(Errc::NotSupported,
            tr("The beginning of the session is summarised, so mnesis would send the new message after the summary. "
               "Insert it further down."));
    const bool isSeen = seen.has_value();
    if (!isSeen)
        plan.warnings += tr("A summary replaces the messages on both sides, so the agent does not see the new one.");
    Window window = isSeen ? *std::move(seen) : wholeWindow(m_reader, edit.session);
    window.added = Window::Added {isAnswer ? Role::Assistant : Role::User, {part}};
    addSessionChecks(plan, row);
    const auto isTwice
        = [&](const std::optional<ListedItem>& beside) { return beside && beside->isFromUser != isAnswer; };
    const bool alternates = !isSeen || (!isTwice(gap.before) && !isTwice(gap.after));
    plan.checks += {u"roles-alternate"_s, alternates,
        alternates
            ? tr("Prompts and answers alternate.")
            : tr("Two messages of the role “%1” would follow each other, which some providers reject.").arg(edit.role),
        true};
    return withFigures(std::move(plan), window);
}

} // namespace stemma::mnesis
