// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/storewriter.h"

#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"

#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr qsizetype MostIdCharacters = 380; // with what is put behind it 400, which later releases take

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

StoreWrites::StoreWrites(Source& source, Dialect dialect, const JobControl& job)
    : m_source(source)
    , m_dialect(dialect)
    , m_job(job)
{
}

Result<const Listing*> StoreWrites::listing() const
{
    auto* documents = m_source.documents();
    const auto listings
        = documents ? documents->listings(m_job) : Result<const std::vector<Listing>*>(std::unexpected(Error()));
    if (!listings)
        return std::unexpected(listings.error());
    return &(*listings)->front();
}

Result<> StoreWrites::checkStore(bool mayHaveMark)
{
    if (isDatabase())
        return {};
    const auto known = listing();
    if (!known)
        return std::unexpected(known.error());
    if ((*known)->problem)
        return fail(Errc::NotSupported,
            tr("The text of this file is damaged at byte %1, so it cannot be changed. Check the store first.")
                .arg((*known)->problem->offset));
    if ((*known)->hasBom && !mayHaveMark)
        return fail(Errc::NotSupported,
            tr("The file begins with a byte order mark, which agentfootprint rejects. Check the store and repair that "
               "first."));
    // <path>.<process>.tmp is renamed over the store when it is complete.
    constexpr qint64 StillWritten = 60;
    const QFileInfo file(m_source.path());
    for (const QFileInfo& partial :
        file.dir().entryInfoList({file.fileName() + u".*.tmp"_s}, QDir::Files, QDir::Time)) {
        if (partial.lastModified().secsTo(QDateTime::currentDateTime()) < StillWritten)
            return fail(Errc::Busy,
                tr("agentfootprint seems to be writing this store (there is a new file %1). Try again when it is done.")
                    .arg(partial.fileName()));
    }
    return {};
}

// ---- names --------------------------------------------------------------------------------------

Result<QString> StoreWrites::newId(const QString& like)
{
    if (!m_ids) {
        m_ids.emplace();
        const auto listed = m_source.entries(
            [this](const Entry& entry) {
                m_ids->insert(entry.id.value);
                return !m_job.isCancelled();
            },
            m_job);
        if (!listed)
            return std::unexpected(listed.error());
    }
    static const QRegularExpression Number(u"-fork-[0-9]+$"_s);
    const bool isVisible = !like.isEmpty() && std::ranges::all_of(like, [](QChar c) { return c >= u'!' && c <= u'~'; });
    const QString base
        = isVisible && like.size() <= MostIdCharacters ? QString(like).remove(Number) : QString(u"session"_s);
    for (int number = 1;; ++number) {
        QString id = base + u"-fork-%1"_s.arg(number);
        if (!m_ids->contains(id)) {
            m_ids->insert(id);
            return id;
        }
    }
}

Result<StoreWrites::Key> StoreWrites::keyOf(const Range& session) const
{
    const auto known = listing();
    if (!known)
        return std::unexpected(known.error());
    // As far back as any name reaches.
    for (qint64 reach = 4096;; reach *= 16) {
        const qint64 from = qMax<qint64>(0, session.offset - reach);
        const auto before = (*known)->document->read({from, session.offset - from});
        if (!before)
            return std::unexpected(before.error());
        const QByteArray& text = *before;
        qsizetype close = text.size() - 1;
        while (close >= 0 && text[close] != '"')
            --close;
        qsizetype open = close - 1;
        const auto isEscaped = [&](qsizetype at) {
            qsizetype slashes = 0;
            while (at > slashes && text[at - 1 - slashes] == '\\')
                ++slashes;
            return slashes % 2 == 1;
        };
        while (open >= 0 && (text[open] != '"' || isEscaped(open)))
            --open;
        qsizetype lead = open;
        while (lead > 0 && isBlank(text[lead - 1]))
            --lead;
        if (lead > 0 || from == 0) {
            return Key {{from + open, close + 1 - open}, text.sliced(lead, open - lead), text.sliced(close + 1)};
        }
    }
}

// ---- rows and ranges ----------------------------------------------------------------------------

void StoreWrites::guardRow(const Entry& entry, const SessionText& text)
{
    const QString sql = u"SELECT CAST(envelope AS BLOB) IS ? FROM agent_sessions WHERE session_id = ?"_s;
    const auto isKnown = [&](const SqlGuard& guard) { return guard.values.value(1) == QVariant(entry.id.value); };
    if (std::ranges::any_of(m_script.guards, isKnown))
        return;
    m_script.guards += SqlGuard {sql, {text.bytes, entry.id.value}, {qint64(1)}, plantexts::changedMeanwhile()};
}

Result<> StoreWrites::change(const Entry& entry, const SessionText& text, const SessionChange& change)
{
    if (!isDatabase() && !change.endsPause) {
        m_splices += change.copy().splices(entry.place.offset);
        m_guarded += entry.place;
        return {};
    }
    const auto envelope = change.rewritten(m_job);
    if (!envelope)
        return std::unexpected(envelope.error());
    if (!isDatabase()) {
        m_splices += FileSplice {entry.place.offset, entry.place.length, FileContent(*envelope)};
        return {};
    }
    guardRow(entry, text);
    const StoredField* format = columnOf(entry, "format"_L1);
    const QVariant kind = change.endsPause ? QVariant(u"conversation-v1"_s) : format ? format->value : QVariant();
    const bool isCounted = columnOf(entry, "message_count"_L1) != nullptr;
    SqlStep step {isCounted
            ? u"UPDATE agent_sessions SET envelope = CAST(? AS TEXT), format = ?, saved_at = ?, message_count = ? "
              "WHERE session_id = ?"_s
            : u"UPDATE agent_sessions SET envelope = CAST(? AS TEXT), format = ?, saved_at = ? WHERE session_id = ?"_s,
        {*envelope, kind, change.savedAt}, {}, 1};
    if (isCounted)
        step.values += change.transcriptMessages();
    step.values += entry.id.value;
    m_script.steps += step;
    return {};
}

Result<> StoreWrites::setColumns(
    const Entry& entry, const SessionText& text, const QList<std::pair<QString, QVariant>>& columns)
{
    guardRow(entry, text);
    for (const auto& [name, value] : columns) {
        m_script.steps += SqlStep {
            u"UPDATE agent_sessions SET %1 = ? WHERE session_id = ?"_s.arg(name), {value, entry.id.value}, {}, 1};
    }
    return {};
}

Result<> StoreWrites::add(EditPlan& plan, const Entry& entry, const SessionText& text, const QByteArray& envelope,
    qint64 savedAt, qint64 transcriptMessages)
{
    if (isSingle())
        return addFile(plan, envelope);
    const auto id = newId(entry.id.value);
    if (!id)
        return std::unexpected(id.error());
    plan.newSession = SessionId(*id);
    if (!isDatabase()) {
        const auto key = keyOf(entry.place);
        if (!key)
            return std::unexpected(key.error());
        m_splices += FileSplice {entry.place.end(), 0,
            FileContent(QByteArray(',' + key->lead + json::quotedText(*id) + key->colon + envelope))};
        m_guarded += entry.place;
        return {};
    }
    guardRow(entry, text);
    m_script.guards += SqlGuard {u"SELECT count(*) FROM agent_sessions WHERE session_id = ?"_s, {*id}, {qint64(0)},
        tr("Another program has created a session “%1” since. Nothing was changed; plan it again.").arg(*id)};
    QStringList names {u"session_id"_s, u"format"_s, u"saved_at"_s, u"envelope"_s};
    QVariantList values {*id, u"conversation-v1"_s, savedAt, envelope};
    const StoredField* owner = columnOf(entry, "owner"_L1);
    if (owner) {
        // What is written in the middle of a run names no owner, and the row keeps the one it had.
        const QString own = text.owner();
        names += u"owner"_s;
        values += own.isEmpty() ? owner->value : QVariant(own);
    }
    if (columnOf(entry, "message_count"_L1)) {
        names += u"message_count"_s;
        values += transcriptMessages;
    }
    QStringList marks(names.size(), u"?"_s);
    marks[3] = u"CAST(? AS TEXT)"_s;
    m_script.steps += SqlStep {
        u"INSERT INTO agent_sessions(%1) VALUES(%2)"_s.arg(names.join(u", "_s), marks.join(u", "_s)), values, {}, 1};
    return {};
}

Result<> StoreWrites::addFile(EditPlan& plan, const QByteArray& text)
{
    const QFileInfo file(m_source.path());
    static const QRegularExpression Number(u"-fork-[0-9]+$"_s);
    const QString base = file.baseName().remove(Number);
    const QString suffix = file.completeSuffix().isEmpty() ? QString() : u'.' + file.completeSuffix();
    QString name;
    for (int number = 1; name.isEmpty() || file.dir().exists(name); ++number)
        name = base + u"-fork-%1"_s.arg(number) + suffix;
    m_files += FileStep {.kind = FileStep::Kind::Create,
        .path = file.dir().absoluteFilePath(name),
        .content = FileContent(text),
        .like = m_source.path()};
    m_guarded += Range {0, m_source.size()};
    plan.writes += PlannedWrite {name, PlannedWrite::Change::Insert, 1, {}, {}, plantexts::newSession()};
    plan.warnings += tr("The file has only one conversation, so the fork becomes a new file: %1. Open it there.")
                         .arg(QDir::toNativeSeparators(name));
    return {};
}

Result<> StoreWrites::remove(EditPlan& plan, const Entry& entry, const SessionText& text)
{
    if (isDatabase()) {
        guardRow(entry, text);
        m_script.steps += SqlStep {u"DELETE FROM agent_sessions WHERE session_id = ?"_s, {entry.id.value}, {}, 1};
        plan.writes += PlannedWrite {u"agent_sessions"_s, PlannedWrite::Change::Delete, 1, {}, {}};
        return {};
    }
    const auto known = listing();
    if (!known)
        return std::unexpected(known.error());
    // Earlier ones with the same id would become active again.
    std::vector<std::pair<Range, bool>> places;
    for (const Entry& other : (*known)->entries)
        places.emplace_back(other.place, other.id == entry.id);
    for (const auto& [id, place] : (*known)->repeated)
        places.emplace_back(place, id == entry.id.value);
    std::ranges::sort(places, {}, [](const auto& place) { return place.first.offset; });
    std::optional<Error> error;
    const auto placeAt = [&](qsizetype i) {
        const Range& place = places[size_t(i)].first;
        const auto key = keyOf(place);
        if (!key)
            error = key.error();
        const qint64 start = key ? key->place.offset : place.offset;
        return json::Range {start, place.end() - start};
    };
    const auto cuts
        = cutElements(qsizetype(places.size()), placeAt, [&](qsizetype i) { return places[size_t(i)].second; });
    if (error)
        return std::unexpected(*error);
    for (const json::Range& cut : cuts)
        m_splices += FileSplice {cut.start, cut.length, {}};
    plan.writes += PlannedWrite {u"sessions"_s, PlannedWrite::Change::Delete,
        std::ranges::count_if(places, [](const auto& place) { return place.second; }), {}, {}};
    return {};
}

Result<> StoreWrites::renameRepeated(EditPlan& plan, const QString& id, const QList<StoredAt>& places)
{
    const auto known = listing();
    if (!known)
        return std::unexpected(known.error());
    for (const auto& [name, place] : (*known)->repeated) {
        if (name != id || !places.contains((*known)->document->placeOf({place.offset, 0})))
            continue;
        const auto key = keyOf(place);
        const auto fresh = key ? newId(id) : std::unexpected(key.error());
        if (!fresh)
            return std::unexpected(fresh.error());
        m_splices += FileSplice {key->place.offset, key->place.length, FileContent(json::quotedText(*fresh))};
        plan.writes += PlannedWrite {u"sessions"_s, PlannedWrite::Change::Update, 1, id, *fresh, tr("a new id")};
    }
    return {};
}

// ---- the script ---------------------------------------------------------------------------------

Result<> StoreWrites::finish(EditPlan& plan)
{
    plan.script = m_script;
    if (m_splices.isEmpty() && m_files.isEmpty())
        return {};
    std::ranges::stable_sort(m_splices, {}, &FileSplice::offset);
    const auto* documents = m_source.documents();
    QList<FileRange> ranges;
    for (const Range& range : std::as_const(m_guarded))
        ranges += FileRange {range.offset, range.length, 0};
    for (const FileSplice& splice : std::as_const(m_splices))
        ranges += FileRange {splice.offset, splice.length, 0};
    auto guard = FileGuard::of(m_source.path(), ranges);
    if (!guard || !documents)
        return std::unexpected(guard ? Error() : guard.error());
    guard->size = documents->stamp().size;
    guard->mtimeNs = documents->stamp().mtimeNs;
    FileScript script {{*guard}, m_files};
    if (!m_splices.isEmpty())
        script.steps += FileStep {.path = m_source.path(), .splices = m_splices};
    plan.files = std::make_shared<const FileScript>(script);
    return {};
}

} // namespace stemma::agentfootprint
