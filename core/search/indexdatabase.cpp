// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexdatabase.h"

#include "core/search/queryfields.h"
#include "core/store/sqlite/wordtokenizer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t RowsPerPiece = 4096; ///< of rows(), in one row of the table
/// Pieces of the full-text index that are merged together. Twice as many as by default take less time while an index is
/// built and no more room; a query looks into some more of them.
constexpr int MergedAtOnce = 8;

struct IndexDatabaseText
{
    Q_DECLARE_TR_FUNCTIONS(SearchIndex)
};

QByteArray tablesSql()
{
    return "CREATE TABLE note(name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;"
           "CREATE TABLE name(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);"
           "CREATE TABLE session(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, trunk TEXT,"
           " state INTEGER NOT NULL DEFAULT 0, size INTEGER NOT NULL DEFAULT -1, digest INTEGER NOT NULL DEFAULT 0,"
           " uncompared INTEGER NOT NULL DEFAULT 0, again INTEGER NOT NULL DEFAULT 0,"
           " complete INTEGER NOT NULL DEFAULT 0, texts INTEGER NOT NULL DEFAULT 0, bytes INTEGER NOT NULL DEFAULT 0,"
           " title TEXT, model TEXT, agent TEXT, prompt TEXT);"
           "CREATE TABLE seen(session INTEGER, piece INTEGER, rows BLOB, PRIMARY KEY(session, piece)) WITHOUT ROWID;"
           "CREATE TABLE text(id INTEGER PRIMARY KEY, session INTEGER NOT NULL, key INTEGER NOT NULL,"
           " part INTEGER NOT NULL, facts INTEGER NOT NULL, tool INTEGER NOT NULL, model INTEGER NOT NULL,"
           " agent INTEGER NOT NULL, tokens INTEGER NOT NULL, late INTEGER NOT NULL);"
           "CREATE VIRTUAL TABLE ft USING fts5(body, content='', contentless_delete=1, tokenize='"
        + WordTokenizer::Definition.toByteArray() + "');INSERT INTO ft(ft, rank) VALUES('automerge', "
        + QByteArray::number(MergedAtOnce) + ");PRAGMA user_version = " + QByteArray::number(searchindex::Version);
}

QByteArray bytesOf(std::span<const IndexedRow> rows)
{
    return {reinterpret_cast<const char*>(rows.data()), qsizetype(rows.size_bytes())};
}

} // namespace

Result<std::unique_ptr<IndexDatabase>> IndexDatabase::open(const QString& path, OwnDatabase::Mode mode)
{
    // A log that was left would be taken for that of the new file. Who only reads takes nothing away: somebody may be
    // making one now.
    if (mode == OwnDatabase::Mode::Create && !QFile::exists(path))
        removeFiles(path);
    auto sqlite = OwnDatabase::open(path, mode);
    if (!sqlite)
        return std::unexpected(sqlite.error());
    std::unique_ptr<IndexDatabase> index(new IndexDatabase(*std::move(sqlite)));
    const Result<qint64> version = index->m_sqlite->integerOf("PRAGMA user_version");
    if (!version)
        return std::unexpected(version.error());
    if (*version > searchindex::Version)
        return fail(Errc::SchemaTooNew,
            IndexDatabaseText::tr("The search index %1 was made by a newer version of Stemma and is not used.")
                .arg(QDir::toNativeSeparators(path)));
    if (*version == searchindex::Version)
        return index;
    if (mode != OwnDatabase::Mode::Create)
        return fail(Errc::NotFound, IndexDatabaseText::tr("The search index is empty."));
    if (*version > 0) {
        index.reset();
        if (!removeFiles(path))
            return fail(Errc::Denied,
                IndexDatabaseText::tr("The search index %1 cannot be deleted. Check the permissions of its folder.")
                    .arg(QDir::toNativeSeparators(path)));
        return open(path, mode);
    }
    const Result<> made = index->makeTables();
    return made ? Result<std::unique_ptr<IndexDatabase>>(std::move(index)) : std::unexpected(made.error());
}

Result<> IndexDatabase::makeTables()
{
    return transaction([this] { return m_sqlite->exec(tablesSql()); });
}

bool IndexDatabase::removeFiles(const QString& path)
{
    bool isGone = true;
    for (const QLatin1StringView ending : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        const QString file = path + ending;
        isGone = (!QFile::exists(file) || QFile::remove(file)) && isGone;
    }
    return isGone;
}

void IndexDatabase::forget()
{
    m_names.clear();
    m_full.clear();
}

Result<QString> IndexDatabase::note(const QByteArray& name)
{
    const auto select = m_sqlite->prepared("SELECT value FROM note WHERE name = ?");
    if (!select)
        return std::unexpected(select.error());
    (*select)->bind(0, name);
    const Result<bool> hasRow = m_sqlite->step(**select);
    QString value = hasRow && *hasRow ? (*select)->text(0) : QString();
    (*select)->reset();
    return hasRow ? Result<QString>(value) : std::unexpected(hasRow.error());
}

Result<> IndexDatabase::setNote(const QByteArray& name, const QString& value)
{
    const auto insert = m_sqlite->prepared("INSERT OR REPLACE INTO note(name, value) VALUES(?, ?)");
    if (!insert)
        return std::unexpected(insert.error());
    (*insert)->bind(0, name);
    (*insert)->bind(1, value.toUtf8());
    return m_sqlite->run(**insert);
}

Result<QHash<SessionId, IndexedSession>> IndexDatabase::sessions()
{
    const auto select = m_sqlite->prepared(
        "SELECT number, id, trunk, state, size, digest, complete, uncompared, again, texts, bytes, title, model, agent,"
        " prompt FROM session");
    if (!select)
        return std::unexpected(select.error());
    QHash<SessionId, IndexedSession> sessions;
    Result<bool> hasRow = false;
    while ((hasRow = m_sqlite->step(**select)) && *hasRow) {
        const OwnStatement& row = **select;
        const IndexedSession session {.number = row.integer(0),
            .id = SessionId(row.text(1)),
            .trunk = SessionId(row.text(2)),
            .stamp = {row.integer(3), row.integer(4)},
            .digest = row.integer(5),
            .isComplete = row.integer(6) != 0,
            .uncompared = row.integer(7),
            .comparesAgain = row.integer(8) != 0,
            .texts = row.integer(9),
            .bytes = row.integer(10),
            .names = {row.text(11), row.text(12), row.text(13), row.text(14)}};
        sessions.insert(session.id, session);
    }
    (*select)->reset();
    return hasRow ? Result<QHash<SessionId, IndexedSession>>(std::move(sessions)) : std::unexpected(hasRow.error());
}

Result<qint64> IndexDatabase::addSession(const SessionId& id, const SessionId& trunk)
{
    const auto insert = m_sqlite->prepared("INSERT INTO session(id, trunk) VALUES(?, ?)");
    if (!insert)
        return std::unexpected(insert.error());
    (*insert)->bind(0, id.value.toUtf8());
    (*insert)->bind(1, trunk.value.toUtf8());
    const Result<> added = m_sqlite->run(**insert);
    return added ? m_sqlite->integerOf("SELECT last_insert_rowid()") : std::unexpected(added.error());
}

Result<> IndexDatabase::setSession(const IndexedSession& session)
{
    const auto update = m_sqlite->prepared("UPDATE session SET state = ?, size = ?, digest = ?, complete = ?,"
                                           " uncompared = ?, again = ?, texts = ?, bytes = ?,"
                                           " title = ?, model = ?, agent = ?, prompt = ? WHERE number = ?");
    if (!update)
        return std::unexpected(update.error());
    int parameter = 0;
    for (const qint64 value :
        {session.stamp.state, session.stamp.bytes, session.digest, qint64(session.isComplete ? 1 : 0),
            session.uncompared, qint64(session.comparesAgain ? 1 : 0), session.texts, session.bytes})
        (*update)->bind(parameter++, value);
    for (const QString* name :
        {&session.names.title, &session.names.model, &session.names.agent, &session.names.firstPrompt})
        (*update)->bind(parameter++, name->toUtf8());
    (*update)->bind(parameter, session.number);
    return m_sqlite->run(**update);
}

Result<> IndexDatabase::removeSession(qint64 number)
{
    for (const char* sql :
        {"DELETE FROM ft WHERE rowid IN (SELECT id FROM text WHERE session = ?)", "DELETE FROM text WHERE session = ?",
            "DELETE FROM seen WHERE session = ?", "DELETE FROM session WHERE number = ?"}) {
        const auto remove = m_sqlite->prepared(sql);
        if (!remove)
            return std::unexpected(remove.error());
        (*remove)->bind(0, number);
        if (const Result<> removed = m_sqlite->run(**remove); !removed)
            return removed;
    }
    return {};
}

Result<std::vector<IndexedRow>> IndexDatabase::rows(qint64 session)
{
    const auto select = m_sqlite->prepared("SELECT rows FROM seen WHERE session = ? ORDER BY piece");
    if (!select)
        return std::unexpected(select.error());
    (*select)->bind(0, session);
    std::vector<IndexedRow> rows;
    Result<bool> hasRow = false;
    while ((hasRow = m_sqlite->step(**select)) && *hasRow) {
        const QByteArray bytes = (*select)->bytes(0);
        const size_t before = rows.size();
        rows.resize(before + size_t(bytes.size()) / sizeof(IndexedRow));
        std::copy_n(bytes.constData(), (rows.size() - before) * sizeof(IndexedRow),
            reinterpret_cast<char*>(rows.data() + before));
    }
    (*select)->reset();
    return hasRow ? Result<std::vector<IndexedRow>>(std::move(rows)) : std::unexpected(hasRow.error());
}

Result<> IndexDatabase::setRows(qint64 session, const std::vector<IndexedRow>& rows)
{
    const auto remove = m_sqlite->prepared("DELETE FROM seen WHERE session = ?");
    if (!remove)
        return std::unexpected(remove.error());
    (*remove)->bind(0, session);
    const Result<> removed = m_sqlite->run(**remove);
    return removed ? appendRows(session, 0, rows) : removed;
}

Result<QByteArray> IndexDatabase::pieceOf(qint64 session, qint64 piece)
{
    const auto select = m_sqlite->prepared("SELECT rows FROM seen WHERE session = ? AND piece = ?");
    if (!select)
        return std::unexpected(select.error());
    (*select)->bind(0, session);
    (*select)->bind(1, piece);
    const Result<bool> hasRow = m_sqlite->step(**select);
    const QByteArray bytes = hasRow && *hasRow ? (*select)->bytes(0) : QByteArray();
    (*select)->reset();
    return hasRow ? Result<QByteArray>(bytes) : std::unexpected(hasRow.error());
}

Result<> IndexDatabase::appendRows(qint64 session, size_t before, std::span<const IndexedRow> rows)
{
    while (!rows.empty()) {
        const size_t piece = before / RowsPerPiece;
        const size_t count = std::min(rows.size(), RowsPerPiece - before % RowsPerPiece);
        const Result<QByteArray> there = pieceOf(session, qint64(piece));
        const auto write = m_sqlite->prepared("INSERT OR REPLACE INTO seen(session, piece, rows) VALUES(?, ?, ?)");
        if (!write || !there)
            return std::unexpected(write ? there.error() : write.error());
        (*write)->bind(0, session);
        (*write)->bind(1, qint64(piece));
        (*write)->bindBlob(2, *there + bytesOf(rows.first(count)));
        if (const Result<> written = m_sqlite->run(**write); !written)
            return written;
        before += count;
        rows = rows.subspan(count);
    }
    return {};
}

Result<qint64> IndexDatabase::removeTexts(qint64 session, const QSet<qint64>& keys)
{
    std::vector<qint64> ids;
    const auto select = m_sqlite->prepared("SELECT id, key FROM text WHERE session = ?");
    if (!select)
        return std::unexpected(select.error());
    (*select)->bind(0, session);
    Result<bool> hasRow = false;
    while ((hasRow = m_sqlite->step(**select)) && *hasRow) {
        if (keys.contains((*select)->integer(1)))
            ids.push_back((*select)->integer(0));
    }
    (*select)->reset();
    if (!hasRow)
        return std::unexpected(hasRow.error());
    for (const qint64 id : ids) {
        for (const char* sql : {"DELETE FROM ft WHERE rowid = ?", "DELETE FROM text WHERE id = ?"}) {
            const auto remove = m_sqlite->prepared(sql);
            if (!remove)
                return std::unexpected(remove.error());
            (*remove)->bind(0, id);
            if (const Result<> removed = m_sqlite->run(**remove); !removed)
                return std::unexpected(removed.error());
        }
    }
    return qint64(ids.size());
}

// An index of beginnings would make the file half as large again. The words of a beginning are few, and their texts are
// read newest first; FTS5 itself gathers all texts of all of them before it gives one.
std::optional<std::vector<QByteArray>> IndexDatabase::wordsFrom(const QByteArray& beginning, size_t most)
{
    constexpr char LeastByte = 1; // stands in no word
    if (!m_sqlite->exec("CREATE VIRTUAL TABLE IF NOT EXISTS temp.word USING fts5vocab('main', 'ft', 'instance')"))
        return {};
    const auto tokenizer = WordTokenizer::make();
    const auto select = m_sqlite->prepared("SELECT CAST(term AS BLOB) FROM temp.word WHERE term >= ? LIMIT 1");
    if (!tokenizer || !select)
        return {};
    std::vector<QByteArray> words;
    QByteArray from = beginning;
    while (true) {
        (*select)->bind(0, from);
        const Result<bool> hasRow = m_sqlite->step(**select);
        const QByteArray word = hasRow && *hasRow ? (*select)->bytes(0) : QByteArray();
        (*select)->reset();
        if (!hasRow)
            return {};
        if (!word.startsWith(beginning))
            return words;
        bool isItself = false; // folded again it might be another one
        (*tokenizer)->split(word, [&](QByteArrayView folded, int, int) { return isItself = folded == word; });
        if (words.size() == most || !isItself)
            return {};
        words.push_back(word);
        from = word + LeastByte;
    }
}

/// A number that no text has, in the second of @p ms or the next one that has any left. @p last: that of the text
/// before in the same run.
Result<qint64> IndexDatabase::freeId(qint64 ms, qint64 last)
{
    const qint64 wanted = ms / 1000;
    qint64 second = wanted;
    while (true) {
        while (m_full.contains(second))
            second = m_full.value(second);
        const qint64 first = second * IdsPerSecond;
        qint64 taken = last;
        if (last < first || last >= first + IdsPerSecond) {
            const auto newest = m_sqlite->prepared("SELECT max(id) FROM text WHERE id >= ? AND id < ?"_ba);
            if (!newest)
                return std::unexpected(newest.error());
            (*newest)->bind(0, first);
            (*newest)->bind(1, first + IdsPerSecond);
            const Result<bool> hasRow = m_sqlite->step(**newest);
            if (!hasRow)
                return std::unexpected(hasRow.error());
            taken = (*newest)->isNull(0) ? first - 1 : (*newest)->integer(0);
            (*newest)->reset();
        }
        if (taken + 1 < first + IdsPerSecond)
            return taken + 1;
        m_full.insert(wanted, second + 1);
        m_full.insert(second, second + 1);
    }
}

Result<qint64> IndexDatabase::nameNumber(const QString& name)
{
    if (name.isEmpty())
        return 0;
    if (m_names.isEmpty()) {
        auto known = names();
        if (!known)
            return std::unexpected(known.error());
        m_names = *std::move(known);
    }
    if (const auto known = m_names.constFind(name); known != m_names.constEnd())
        return *known;
    const auto insert = m_sqlite->prepared("INSERT INTO name(name) VALUES(?)");
    if (!insert)
        return std::unexpected(insert.error());
    (*insert)->bind(0, name.toUtf8());
    if (const Result<> added = m_sqlite->run(**insert); !added)
        return std::unexpected(added.error());
    const Result<qint64> number = m_sqlite->integerOf("SELECT last_insert_rowid()");
    if (number)
        m_names.insert(name, *number);
    return number;
}

Result<QHash<QString, qint64>> IndexDatabase::names()
{
    const auto select = m_sqlite->prepared("SELECT id, name FROM name");
    if (!select)
        return std::unexpected(select.error());
    QHash<QString, qint64> names;
    Result<bool> hasRow = false;
    while ((hasRow = m_sqlite->step(**select)) && *hasRow)
        names.insert((*select)->text(1), (*select)->integer(0));
    (*select)->reset();
    return hasRow ? Result<QHash<QString, qint64>>(std::move(names)) : std::unexpected(hasRow.error());
}

int IndexDatabase::kindIndex(TextKind kind)
{
    return std::countr_zero(quint16(kind));
}

qint64 IndexDatabase::factsOf(const SearchedText& text)
{
    constexpr quint32 PartBits = AllPartKinds;
    const quint32 has = (text.has & PartBits) | (text.has & queryfields::HasError);
    return qint64(text.role) | qint64(kindIndex(text.kind)) << 4 | qint64(text.isError ? 1 : 0) << 8 | qint64(has) << 9;
}

Result<> IndexDatabase::addTexts(std::vector<IndexedText>& texts)
{
    // FTS5 writes what it gathered whenever a number is smaller than the one before.
    std::ranges::stable_sort(texts, {}, [](const IndexedText& text) { return text.text.ms; });
    qint64 last = -1;
    for (const IndexedText& added : texts) {
        const SearchedText& text = added.text;
        const Result<qint64> id = freeId(text.ms, last);
        if (!id)
            return std::unexpected(id.error());
        last = *id;
        qint64 numbers[3] = {};
        for (int i = 0; const QString* name : {&text.tool, &text.model, &text.agent}) {
            const Result<qint64> number = nameNumber(*name);
            if (!number)
                return std::unexpected(number.error());
            numbers[i++] = *number;
        }
        const auto insert = m_sqlite->prepared("INSERT INTO text VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_ba);
        if (!insert)
            return std::unexpected(insert.error());
        const qint64 values[] = {*id, added.session, added.key, text.part, factsOf(text), numbers[0], numbers[1],
            numbers[2], text.tokens, text.ms - (*id / IdsPerSecond) * 1000};
        for (int i = 0; const qint64 value : values)
            (*insert)->bind(i++, value);
        const auto index = m_sqlite->prepared("INSERT INTO ft(rowid, body) VALUES(?, ?)"_ba);
        if (!index)
            return std::unexpected(index.error());
        (*index)->bind(0, *id);
        (*index)->bindText(1, text.utf8);
        for (OwnStatement* statement : {*insert, *index}) {
            if (const Result<> written = m_sqlite->run(*statement); !written)
                return written;
        }
    }
    return {};
}

} // namespace stemma
