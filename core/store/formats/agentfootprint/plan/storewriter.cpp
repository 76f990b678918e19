// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/storewriter.h"

#include "core/store/formats/agentfootprint/check/check.h"
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

QString withoutForkNumber(QString name)
{
    static const QRegularExpression number(u"-fork-[0-9]+$"_s);
    return name.remove(number);
}

} // namespace

StoreWrites::StoreWrites(Source& source, const JobControl& job)
    : m_source(source)
    , m_job(job)
{
}

Result<const Listing*> StoreWrites::listing() const
{
    auto* documents = m_source.documents();
    return documents ? documents->listings(m_job).transform([](const auto* all) { return &all->front(); })
                     : Result<const Listing*>(std::unexpected(Error()));
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
    const bool isVisible = !like.isEmpty() && std::ranges::all_of(like, [](QChar c) { return c >= u'!' && c <= u'~'; });
    const QString base = isVisible && like.size() <= MostIdCharacters ? withoutForkNumber(like) : QString(u"session"_s);
    for (int number = 1;; ++number) {
        QString id = base + u"-fork-%1"_s.arg(number);
        const auto taken = m_source.entry(SessionId(id), m_job);
        if (!taken && taken.error().code != Errc::NotFound)
            return std::unexpected(taken.error());
        if (!taken && !m_ids.contains(id)) {
            m_ids.insert(id);
            return id;
        }
    }
}

Result<StoreWrites::Key> StoreWrites::keyOf(const Entry& entry) const
{
    constexpr qint64 MostBlanks = 4096;
    const qint64 from = qMax<qint64>(0, entry.keyAt - MostBlanks);
    const auto read = listing().and_then(
        [&](const Listing* known) { return known->document->read({from, entry.place.offset - from}); });
    return read.transform([&](const QByteArray& text) {
        const qsizetype open = entry.keyAt - from;
        const qsizetype behind = text.lastIndexOf('"') + 1;
        qsizetype lead = open;
        while (lead > 0 && QByteArrayView(" \t\n\r").contains(text[lead - 1]))
            --lead;
        return Key {{entry.keyAt, behind - open}, text.sliced(lead, open - lead), text.sliced(behind)};
    });
}

// ---- rows and ranges ----------------------------------------------------------------------------

void StoreWrites::guardRow(const Entry& entry, const SessionText& text)
{
    const QString sql = u"SELECT CAST(envelope AS BLOB) IS ? FROM agent_sessions WHERE session_id = ?"_s;
    const auto isKnown = [&](const SqlGuard& guard) { return guard.values.value(1) == QVariant(entry.id.value); };
    if (std::ranges::any_of(m_script.guards, isKnown))
        return;
    m_script.guards += SqlGuard {sql, {text.bytes, entry.id.value}, {qint64(1)}, PlanText::changedMeanwhile()};
}

void StoreWrites::change(const Entry& entry, const SessionText& text, const SessionChange& change)
{
    if (!isDatabase() && !change.endsPause) {
        m_splices += change.copy().splices(entry.place.offset);
        m_guarded += entry.place;
        return;
    }
    const QByteArray envelope = change.rewritten();
    if (!isDatabase()) {
        m_splices += FileSplice {entry.place.offset, entry.place.length, FileContent(envelope)};
        return;
    }
    Columns columns {{u"envelope"_s, envelope}, {u"saved_at"_s, change.savedAt}};
    if (change.endsPause)
        columns += {u"format"_s, u"conversation-v1"_s};
    if (fieldNamed(entry.fields, u"message_count"))
        columns += {u"message_count"_s, change.transcriptMessages()};
    setColumns(entry, text, columns);
}

void StoreWrites::setColumns(const Entry& entry, const SessionText& text, const Columns& columns)
{
    guardRow(entry, text);
    SqlStep step {{}, {}, {}, 1};
    QStringList settings;
    for (const auto& [name, value] : columns) {
        settings += name + (name == "envelope"_L1 ? " = CAST(? AS TEXT)"_L1 : " = ?"_L1);
        step.values += value;
    }
    step.sql = u"UPDATE agent_sessions SET %1 WHERE session_id = ?"_s.arg(settings.join(u", "_s));
    step.values += entry.id.value;
    m_script.steps += step;
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
    plan.writes += PlannedWrite {isDatabase() ? u"agent_sessions"_s : u"sessions"_s, Change::Insert, 1, {}, {},
        PlanText::newSession(), {{u"session_id"_s, *id}}};
    if (!isDatabase()) {
        const auto key = keyOf(entry);
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
    const auto set = [&](const QString& name, const QVariant& value) {
        names += name;
        values += value;
    };
    // What is written in the middle of a run names no owner, and the row keeps the one it had.
    if (const StoredField* owner = fieldNamed(entry.fields, u"owner"))
        set(u"owner"_s, text.owner().isEmpty() ? owner->value : text.owner());
    if (fieldNamed(entry.fields, u"message_count"))
        set(u"message_count"_s, transcriptMessages);
    QStringList marks(names.size(), u"?"_s);
    marks[3] = u"CAST(? AS TEXT)"_s;
    m_script.steps += SqlStep {
        u"INSERT INTO agent_sessions(%1) VALUES(%2)"_s.arg(names.join(u", "_s), marks.join(u", "_s)), values, {}, 1};
    return {};
}

Result<> StoreWrites::addFile(EditPlan& plan, const QByteArray& text)
{
    const QFileInfo file(m_source.path());
    const QString base = withoutForkNumber(file.baseName());
    const QString suffix = file.completeSuffix().isEmpty() ? QString() : u'.' + file.completeSuffix();
    QString name;
    for (int number = 1; name.isEmpty() || file.dir().exists(name); ++number)
        name = base + u"-fork-%1"_s.arg(number) + suffix;
    m_files += FileStep {.kind = FileStep::Kind::Create,
        .path = file.dir().absoluteFilePath(name),
        .content = FileContent(text),
        .like = m_source.path()};
    m_guarded += Range {0, m_source.size()};
    plan.ownFile.name = name;
    plan.writes += PlannedWrite {name, Change::Insert, 1, {}, {}, PlanText::newSession()};
    plan.warnings += tr("The file has only one conversation, so the fork becomes a new file: %1. Open it there.")
                         .arg(QDir::toNativeSeparators(name));
    return {};
}

Result<> StoreWrites::remove(EditPlan& plan, const Entry& entry, const SessionText& text)
{
    if (isDatabase()) {
        guardRow(entry, text);
        m_script.steps += SqlStep {u"DELETE FROM agent_sessions WHERE session_id = ?"_s, {entry.id.value}, {}, 1};
        plan.writes += PlannedWrite {u"agent_sessions"_s, Change::Delete, 1, {}, {}};
        return {};
    }
    const auto known = listing();
    if (!known)
        return std::unexpected(known.error());
    // Earlier ones with the same id would become active again.
    std::vector<Entry> all = (*known)->entries;
    all.insert(all.end(), (*known)->repeated.begin(), (*known)->repeated.end());
    std::ranges::sort(all, {}, &Entry::keyAt);
    const auto isRemoved = [&](const Entry& other) { return other.id == entry.id; };
    const auto placeAt = [&](qsizetype i) {
        const Entry& other = all[size_t(i)];
        return json::Range {other.keyAt, other.place.end() - other.keyAt};
    };
    for (const json::Range& cut :
        cutElements(qsizetype(all.size()), placeAt, [&](qsizetype i) { return isRemoved(all[size_t(i)]); }))
        m_splices += FileSplice {cut.start, cut.length, {}};
    plan.writes += PlannedWrite {u"sessions"_s, Change::Delete, std::ranges::count_if(all, isRemoved), {}, {}};
    return {};
}

Result<> StoreWrites::renameRepeated(EditPlan& plan, const QString& id, const QList<StoredAt>& places)
{
    const auto known = listing();
    if (!known)
        return std::unexpected(known.error());
    const std::shared_ptr<const Document> document = (*known)->document;
    const std::vector<Entry> repeated = (*known)->repeated; // which are listed anew where the file changes meanwhile
    for (const Entry& entry : repeated) {
        if (entry.id.value != id || !places.contains(document->placeOf({entry.place.offset, 0})))
            continue;
        const auto key = keyOf(entry);
        const auto fresh = key ? newId(id) : std::unexpected(key.error());
        if (!fresh)
            return std::unexpected(fresh.error());
        m_splices += FileSplice {key->place.offset, key->place.length, FileContent(json::quotedText(*fresh))};
        plan.writes += PlannedWrite {u"sessions"_s, Change::Update, 1, id, *fresh, tr("a new id")};
    }
    return {};
}

// ---- the script ---------------------------------------------------------------------------------

Result<EditPlan> StoreWrites::finish(EditPlan plan)
{
    plan.script = m_script;
    if (m_splices.isEmpty() && m_files.isEmpty())
        return plan;
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
    return plan;
}

} // namespace stemma::agentfootprint
