// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchedtext.h"
#include "core/search/searchindex.h"
#include "core/search/sessionstamps.h"
#include "core/store/sqlite/owndatabase.h"

#include <QHash>

namespace stemma {

/// A session as the index has it.
struct IndexedSession
{
    qint64 number = 0; ///< by which texts refer to it
    SessionId id;
    SessionId trunk; ///< of which it is a branch
    SessionStamp stamp; ///< when it was looked at last
    qint64 digest = 0; ///< of the first stamp.bytes of its file (FileDigest); 0: it has none, or they are not known
    bool isComplete = false; ///< all of it is there
    /// Of a session without a file: texts may have changed in messages that looked the same: those of the rows before
    /// this one are still to be compared. 0: there are none.
    qint64 uncompared = 0;
    bool comparesAgain = false; ///< and then all once more, since it changed meanwhile
    qint64 texts = 0;
    qint64 bytes = 0; ///< of the texts, in UTF-8; about, once some of them were removed
    ShownNames names; ///< once it is complete
};

/// A message that is indexed, and by what it is seen that it changed.
struct IndexedRow
{
    qint64 key = -1; ///< OutlineRow::key
    quint64 signature = 0; ///< of what is known without reading it
    quint64 content = 0; ///< of its texts and what is indexed with them

    bool operator==(const IndexedRow&) const = default;
};

/// A text to be indexed.
struct IndexedText
{
    qint64 session = 0; ///< IndexedSession::number
    qint64 key = -1; ///< of its message
    SearchedText text;
};

/// The tables of an index file. A text has a number that follows time, so that the newest are found without looking at
/// the others: seconds since 1970 times 512, and one to tell those of a second apart; where a second has more, they
/// take the numbers of the next ones. One thread at a time.
class IndexDatabase
{
public:
    static constexpr int IdsPerSecond = 512;

    /// Existing or new; Create makes one of an earlier version anew. Errors beside those of OwnDatabase: SchemaTooNew.
    [[nodiscard]] static Result<std::unique_ptr<IndexDatabase>> open(const QString& path, OwnDatabase::Mode mode);
    /// Deletes the file with those that SQLite keeps beside it. False: some is still there.
    static bool removeFiles(const QString& path);

    [[nodiscard]] OwnDatabase& sqlite() { return *m_sqlite; }
    /// Within a transaction: all of @p work or nothing.
    template<typename Work> Result<> transaction(Work work)
    {
        Result<> done = m_sqlite->exec("BEGIN IMMEDIATE");
        if (!done)
            return done;
        done = work();
        if (done)
            done = m_sqlite->exec("COMMIT");
        if (!done) {
            static_cast<void>(m_sqlite->exec("ROLLBACK"));
            forget();
        }
        return done;
    }

    // What was noted about the whole; 0 or empty: nothing.
    [[nodiscard]] Result<QString> note(const QByteArray& name);
    [[nodiscard]] Result<> setNote(const QByteArray& name, const QString& value);

    [[nodiscard]] Result<QHash<SessionId, IndexedSession>> sessions();
    /// Its number is given by the index.
    [[nodiscard]] Result<qint64> addSession(const SessionId& id, const SessionId& trunk);
    [[nodiscard]] Result<> setSession(const IndexedSession& session);
    [[nodiscard]] Result<> removeSession(qint64 number);

    /// In the order in which they were indexed.
    [[nodiscard]] Result<std::vector<IndexedRow>> rows(qint64 session);
    [[nodiscard]] Result<> setRows(qint64 session, const std::vector<IndexedRow>& rows);
    [[nodiscard]] Result<> appendRows(qint64 session, size_t before, std::span<const IndexedRow> rows);
    /// Removes the texts of the messages with these keys; answers how many there were.
    [[nodiscard]] Result<qint64> removeTexts(qint64 session, const QSet<qint64>& keys);
    /// Sorts them by time.
    [[nodiscard]] Result<> addTexts(std::vector<IndexedText>& texts);

    /// The numbers of names of tools, models and agents.
    [[nodiscard]] Result<QHash<QString, qint64>> names();

    /// The words of its texts, folded as they are in it, that begin with @p beginning. Nothing: they are more than
    /// @p most, or cannot be told.
    [[nodiscard]] std::optional<std::vector<QByteArray>> wordsFrom(const QByteArray& beginning, size_t most);

    /// Role, kind, error and has in one number, to keep rows short; the parts of it as SQL.
    [[nodiscard]] static qint64 factsOf(const SearchedText& text);
    static constexpr QByteArrayView RoleSql {"(t.facts & 15)"};
    static constexpr QByteArrayView KindSql {"((t.facts >> 4) & 15)"};
    static constexpr QByteArrayView ErrorSql {"((t.facts >> 8) & 1)"};
    static constexpr QByteArrayView HasSql {"(t.facts >> 9)"};
    static constexpr QByteArrayView MsSql {"((t.id >> 9) * 1000 + t.late)"};
    [[nodiscard]] static int kindIndex(TextKind kind);
    [[nodiscard]] static TextKind kindAt(int index) { return TextKind(1 << index); }

private:
    explicit IndexDatabase(std::unique_ptr<OwnDatabase> sqlite)
        : m_sqlite(std::move(sqlite))
    {
    }
    Result<> makeTables();
    Result<QByteArray> pieceOf(qint64 session, qint64 piece); ///< of rows()
    Result<qint64> nameNumber(const QString& name);
    Result<qint64> freeId(qint64 ms, qint64 last);
    void forget(); ///< what was rolled back

    std::unique_ptr<OwnDatabase> m_sqlite;
    QHash<QString, qint64> m_names;
    QHash<qint64, qint64> m_full; ///< seconds without a free number: the one at which the search goes on
};

} // namespace stemma
