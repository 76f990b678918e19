// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/hitlines.h"

#include "core/session/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct HitText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QLatin1StringView nameOf(IndexState::Kind kind)
{
    static constexpr QLatin1StringView Names[] {"none"_L1, "partial"_L1, "complete"_L1, "newer"_L1, "damaged"_L1};
    return Names[int(kind)];
}

/// What is to be known of a message before it is opened: it may be gone from the conversation.
QStringList statesOf(const SearchHit& hit)
{
    QStringList states;
    for (const QLatin1StringView name : namesOf(hit.states & ~MessageStates(MessageState::InContext)))
        states += name;
    if (hit.isSessionDeleted)
        states += u"deleted"_s;
    return states;
}

void putSnippet(TextLines& lines, const SearchHit& hit)
{
    lines.put(u"    ");
    qsizetype at = 0;
    for (const TextSpan& mark : hit.marks) {
        lines.putName(hit.snippet.sliced(at, mark.start - at));
        lines.putName(hit.snippet.sliced(mark.start, mark.length), TextLines::Strong);
        at = mark.end();
    }
    lines.putNameLine(hit.snippet.sliced(at));
}

} // namespace

void putHit(TextLines& lines, const SearchHit& hit, const SearchHit* before)
{
    const bool isNew = !before || before->session != hit.session || before->store != hit.store;
    if (isNew) {
        if (before)
            lines.endLine();
        lines.putName(hit.sessionName, TextLines::Strong);
        lines.put(u"  ");
        lines.putNameLine(hit.session.value, TextLines::Quiet);
    }
    lines.put(u"  ");
    lines.column(shortTime(hit.time), 19, TextLines::Quiet);
    lines.column(stemma::nameOf(hit.kind), 8);
    if (!hit.tool.isEmpty()) {
        lines.putName(hit.tool);
        lines.put(u"  ");
    }
    const QStringList states = statesOf(hit);
    if (!states.isEmpty()) {
        lines.put(QString(u'[' + states.join(u", "_s) + u']'), TextLines::Bad);
        lines.put(u"  ");
    }
    lines.putNameLine(hit.message.value, TextLines::Quiet);
    putSnippet(lines, hit);
}

void putOutcome(TextLines& lines, const SearchOutcome& outcome)
{
    lines.endLine();
    const QString sources
        = HitText::tr("Hits: %1; sessions by index: %2, by reading: %3")
              .arg(number(outcome.hits), number(outcome.sessionsIndexed), number(outcome.sessionsScanned));
    lines.putLine(
        outcome.hasMore ? HitText::tr("%1; there are more (--limit)").arg(sources) : sources, TextLines::Quiet);
}

void putIndexState(TextLines& lines, const IndexState& state)
{
    lines.column(state.store, 40, TextLines::Strong);
    lines.column(nameOf(state.kind), 10);
    lines.put(HitText::tr("Sessions: %1, texts: %2, bytes: %3")
            .arg(number(state.sessions), number(state.texts), number(state.bytes)));
    if (state.isBeingBuilt)
        lines.put(HitText::tr("  (being built)"), TextLines::Quiet);
    lines.endLine();
    if (!state.problem.isEmpty()) {
        lines.put(u"  ");
        lines.putNameLine(state.problem, TextLines::Bad);
    }
}

void writeHit(JsonWriter& json, const SearchHit& hit)
{
    json.field("store"_L1, hit.store);
    json.field("format"_L1, hit.format);
    json.field("session"_L1, hit.session.value);
    json.optional("title"_L1, hit.sessionTitle);
    json.optional("directory"_L1, hit.project);
    json.optional("message"_L1, hit.message);
    if (hit.part >= 0)
        json.field("part"_L1, hit.part);
    json.field("kind"_L1, stemma::nameOf(hit.kind));
    if (hit.role != Role::Unknown)
        json.field("role"_L1, stemma::nameOf(hit.role));
    json.optional("tool"_L1, hit.tool);
    json.optional("model"_L1, hit.model);
    json.optional("agent"_L1, hit.agent);
    json.field("created_at"_L1, hit.time);
    json.texts("states"_L1, namesOf(hit.states));
    if (hit.isSessionDeleted)
        json.field("session_deleted"_L1, true);
    json.field("snippet"_L1, hit.snippet);
    json.beginArray("ranges"_L1);
    for (const TextSpan& mark : hit.marks) {
        json.beginItemArray();
        json.value(qint64(mark.start));
        json.value(qint64(mark.length));
        json.end();
    }
    json.end();
    if (hit.place.length > 0) {
        json.field("start"_L1, qint64(hit.place.start));
        json.field("length"_L1, qint64(hit.place.length));
    }
}

void writeOutcome(JsonWriter& json, const QString& store, const SearchOutcome& outcome)
{
    json.field("store"_L1, store);
    json.field("hits"_L1, outcome.hits);
    json.field("more"_L1, outcome.hasMore);
    json.field("sessions_indexed"_L1, outcome.sessionsIndexed);
    json.field("sessions_read"_L1, outcome.sessionsScanned);
    json.field("sessions_left_out"_L1, outcome.sessionsLeftOut);
    json.field("texts_given_up"_L1, outcome.textsGivenUp);
    json.optional("note"_L1, outcome.note);
}

void writeIndexState(JsonWriter& json, const IndexState& state)
{
    json.field("store"_L1, state.store);
    json.field("file"_L1, state.file);
    json.field("state"_L1, nameOf(state.kind));
    json.field("bytes"_L1, state.bytes);
    json.field("sessions"_L1, state.sessions);
    json.field("texts"_L1, state.texts);
    json.field("text_bytes"_L1, state.textBytes);
    json.field("updated_at"_L1, state.updatedAt);
    json.field("being_built"_L1, state.isBeingBuilt);
    json.optional("problem"_L1, state.problem);
}

} // namespace stemma::cli
