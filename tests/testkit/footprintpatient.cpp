// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/footprintpatient.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/registry.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/sqlitefile.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

const SessionId FootprintPatient::Session(u"s-1"_s);
const QByteArray FootprintPatient::Other
    = R"({"format":"conversation-v1","data":{"version":1,"runId":"o","history":[{"role":"user","content":"O"}],)"
      R"("lastCompletedIteration":0,"originalInput":{"message":"O"},"identity":{"principal":"bob"}},"savedAt":5})";

QByteArray FootprintPatient::checkpoint(const QByteArrayList& history, const QByteArray& input, const QByteArray& more)
{
    return R"({"version":1,"runId":"s-1","history":[)" + history.join(',')
        + R"(],"lastCompletedIteration":2,"originalInput":{"message":")" + input
        + R"("},"checkpointedAt":7,"identity":{"principal":"ann","conversationId":"conv"})" + more + '}';
}

QByteArray FootprintPatient::envelope(const QByteArray& data, const QByteArray& savedAt, const QByteArray& format)
{
    return R"({"format":")" + format + R"(-v1","data":)" + data + R"(,"savedAt":)" + savedAt + '}';
}

QByteArray FootprintPatient::withoutTimes(const QByteArray& text)
{
    static const QRegularExpression Now(u"(\"savedAt\":\\s*)[0-9]{13}"_s);
    return QString::fromUtf8(text).replace(Now, u"\\1NOW"_s).toUtf8();
}

FootprintPatient::FootprintPatient(Kind kind, const QByteArray& data, const QByteArray& format)
    : m_journal(m_folder.filePath(u"journal"_s))
    , m_kind(kind)
{
    const QByteArray whole = envelope(data, "1000", format);
    const bool isMade = isDatabase() ? makeDatabase(whole, format)
        : kind == Kind::OneFile ? makeFile(R"({"version":1,"sessions":{"s-1":)" + whole + R"(,"o":)" + Other + "}}")
                                : makeFile(kind == Kind::Envelope ? whole : data);
    if (isMade)
        open();
}

FootprintPatient::FootprintPatient(const QByteArray& file)
    : m_journal(m_folder.filePath(u"journal"_s))
    , m_kind(Kind::OneFile)
{
    if (makeFile(file))
        open();
}

QString FootprintPatient::path() const
{
    return m_folder.filePath(isDatabase() ? u"store/store.db"_s : u"store/store.json"_s);
}

void FootprintPatient::open()
{
    if (auto opened = openStore(path()); opened)
        m_store = *std::move(opened);
}

bool FootprintPatient::makeDatabase(const QByteArray& text, const QByteArray& format)
{
    const bool isOld = m_kind == Kind::OldSqlite;
    auto file = SqliteFile::create(path());
    if (!file)
        return false;
    file->run(
        u"CREATE TABLE agent_sessions (session_id TEXT PRIMARY KEY, format TEXT NOT NULL, saved_at INTEGER NOT "
        "NULL, envelope TEXT NOT NULL%1) STRICT"_s.arg(isOld ? QString() : u", owner TEXT, message_count INTEGER"_s));
    const QString insert
        = u"INSERT INTO agent_sessions VALUES (?, ?, ?, CAST(? AS TEXT)%1)"_s.arg(isOld ? QString() : u", ?, ?"_s);
    const auto add = [&](const QString& id, const QString& kind, qint64 time, const QByteArray& envelope,
                         const QString& owner, qint64 count) {
        QVariantList values {id, kind, time, envelope};
        if (!isOld)
            values += QVariantList {owner, count};
        file->run(insert, values);
    };
    add(u"o"_s, u"conversation-v1"_s, 5, Other, u"bob"_s, 1);
    add(Session.value, QString::fromLatin1(format) + u"-v1"_s, 1000, text, u"ann"_s, 4);
    return file->finish().has_value();
}

bool FootprintPatient::makeFile(const QByteArray& bytes)
{
    QFile file(path());
    return QDir(m_folder.path()).mkpath(u"store"_s) && file.open(QIODevice::WriteOnly)
        && file.write(bytes) == bytes.size();
}

filetree::Files FootprintPatient::content() const
{
    if (isDatabase())
        return {{u"rows"_s, dumpSqlite(path()).join(u'\n').toUtf8()}};
    return filetree::filesIn(QFileInfo(path()).path());
}

QByteArray FootprintPatient::stored(const SessionId& id)
{
    const QByteArray file = content().value(u"store.json"_s);
    if (isSingle())
        return file;
    if (!isDatabase())
        return agentfootprint::memberAt(file, {"sessions", QByteArrayView(id.value.toUtf8())}).toByteArray();
    constexpr qint64 Most = 1 << 20;
    const auto first = m_store->messages(id, std::vector<qint64> {0}, {}, {});
    if (!first || first->empty() || !first->front())
        return {};
    StoredAt place = first->front()->storedAt;
    place.offset = -1;
    return m_store->rawBytes(place, Most, {}).value_or(QByteArray());
}

QStringList FootprintPatient::columns(const SessionId& id)
{
    const auto info = m_store->session(id, ListDetail::Basic, {});
    const StoredFields fields = info ? info->fields : StoredFields();
    QStringList values;
    for (const auto name : {"format"_L1, "saved_at"_L1, "owner"_L1, "message_count"_L1}) {
        const auto found = std::ranges::find(fields, name, &StoredField::name);
        values += found == fields.end() ? u"-"_s : found->value.isNull() ? u"NULL"_s : found->value.toString();
    }
    return values;
}

Result<Receipt> FootprintPatient::apply(const Edit& edit, EditPlan* kept)
{
    const auto plan = m_store->plan(edit, {});
    if (!plan)
        return std::unexpected(plan.error());
    if (kept)
        *kept = *plan;
    const auto receipt = Editor(m_journal).apply(m_store->info(), *plan, {});
    if (receipt)
        m_applied += receipt->id;
    (void)m_store->poll();
    return receipt;
}

QString FootprintPatient::undoAll()
{
    while (!m_applied.isEmpty()) {
        const auto undone = Editor(m_journal).undo(m_applied.takeLast(), {});
        if (!undone)
            return undone.error().text + undone.error().cause;
    }
    (void)m_store->poll();
    return {};
}

} // namespace stemma
