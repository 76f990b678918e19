// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/sqlitewriter.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/writerprocess.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemma {

/// The start of a test of what is written to SQLite: a store with tables of most kinds, changed as an edit changes one.
class WrittenStore
{
protected:
    void create();
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("store.db")); }
    [[nodiscard]] Result<RowChanges> run(const SqlScript& script) const;
    [[nodiscard]] Result<RowChanges> undo(const RowChanges& changes) const;
    [[nodiscard]] static SqlScript steps(const QStringList& statements);
    [[nodiscard]] static SqlScript shifted(const RowRenumbering& shift, const QString& where, qint64 rows);
    /// Undone, redone and undone again, each time through bytes as the journal has them.
    void takeBackAndForth(const RowChanges& changes, const QStringList& before) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

inline void WrittenStore::create()
{
    using namespace Qt::StringLiterals;
    m_folder = std::make_unique<QTemporaryDir>();
    auto file = SqliteFile::create(path());
    QVERIFY(file);
    file->run(u"CREATE TABLE sessions (id TEXT PRIMARY KEY, title TEXT, cost REAL DEFAULT 0.0)"_s);
    file->run(u"CREATE TABLE messages (id TEXT PRIMARY KEY, session TEXT NOT NULL REFERENCES sessions(id), at INTEGER, "
              "body TEXT)"_s);
    file->run(u"CREATE TABLE items (id INTEGER PRIMARY KEY AUTOINCREMENT, message TEXT)"_s);
    file->run(u"CREATE TABLE bare (a, b)"_s);
    file->run(u"CREATE TABLE ordered (id TEXT PRIMARY KEY, at INTEGER UNIQUE)"_s);
    file->run(u"CREATE TABLE watched (id TEXT PRIMARY KEY)"_s);
    file->run(u"CREATE TABLE log (line)"_s);
    file->run(u"CREATE TRIGGER t AFTER INSERT ON watched BEGIN INSERT INTO log VALUES (new.id); END"_s);
    file->run(u"CREATE TABLE numberless (id TEXT PRIMARY KEY) WITHOUT ROWID"_s);
    for (const char* id : {"s1", "s2"})
        file->run(u"INSERT INTO sessions VALUES (?, 'T', 0.0)"_s, {QString::fromLatin1(id)});
    for (int i = 0; i < 40; ++i)
        file->run(u"INSERT INTO messages VALUES (?, ?, ?, ?)"_s,
            {u"m%1"_s.arg(97 * i % 40), i < 30 ? u"s1"_s : u"s2"_s, i / 5, QString(i, u'ä')});
    for (int i = 1; i <= 40; ++i)
        file->run(u"INSERT INTO ordered VALUES (?, ?)"_s, {u"o%1"_s.arg(i), i});
    file->run(u"INSERT INTO items(message) SELECT id FROM messages ORDER BY rowid"_s);
    file->run(u"INSERT INTO bare VALUES (NULL, 1.5), (x'00ff', 'n' || char(0) || 'ul'), (CAST(x'ff41' AS TEXT), 7)"_s);
    QVERIFY(file->finish());
}

inline Result<RowChanges> WrittenStore::run(const SqlScript& script) const
{
    RowChanges changes;
    const auto keep = [&](const RowChanges& made) {
        changes = made;
        return Result<>();
    };
    const Result<> done = SqliteWriter(path()).run(script, keep, {});
    if (!done)
        return std::unexpected(done.error());
    return changes;
}

inline Result<RowChanges> WrittenStore::undo(const RowChanges& changes) const
{
    RowChanges inverse;
    const auto keep = [&](const RowChanges& made) {
        inverse = made;
        return Result<>();
    };
    const Result<> done = SqliteWriter(path()).undo(changes, keep, {});
    if (!done)
        return std::unexpected(done.error());
    return inverse;
}

inline SqlScript WrittenStore::steps(const QStringList& statements)
{
    SqlScript script;
    for (const QString& sql : statements)
        script.steps += SqlStep {sql, {}};
    return script;
}

inline SqlScript WrittenStore::shifted(const RowRenumbering& shift, const QString& where, qint64 rows)
{
    SqlScript script;
    script.steps += SqlStep {where, {}, {}, rows, {}, shift};
    return script;
}

inline void WrittenStore::takeBackAndForth(const RowChanges& changes, const QStringList& before) const
{
    const QStringList after = dumpSqlite(path());
    QVERIFY(after != before);
    Result<RowChanges> back = changes;
    for (int round = 0; round < 2; ++round) {
        back = undo(*RowChanges::fromBytes(back->toBytes()));
        QVERIFY2(back, back ? "" : qPrintable(back.error().cause));
        QCOMPARE(dumpSqlite(path()), before);
        back = undo(*RowChanges::fromBytes(back->toBytes()));
        QVERIFY2(back, back ? "" : qPrintable(back.error().cause));
        QCOMPARE(dumpSqlite(path()), after);
    }
}

} // namespace stemma
