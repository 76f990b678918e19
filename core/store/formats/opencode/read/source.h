// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/sessionsource.h"
#include "core/store/files/watchedfiles.h"
#include "core/store/formats/opencode/read/record.h"
#include "core/store/sqlite/sqlitedatabase.h"

#include <QHash>

namespace stemma::opencode {

/// Where a session is stored, by precedence (spec opencode, 1).
struct Generation
{
    enum : quint8 {
        Tables2, ///< session_v2 and session_message
        Tables1, ///< session, message and part
        Tree, ///< a file for each session, message and part
        Export, ///< a file that `opencode export` wrote, or that is to be imported
    };
};

/// One message, as far as it tells of calls of a model.
struct CallRow
{
    QString id;
    qint64 ms = OutlineRow::NoTime;
    json::Value info; ///< the message's own object
    QByteArrayList steps; ///< parts of an answer in their order, of which some may be finished steps; as stored
    bool isPrompt = false; ///< a turn begins with it
};

/// Sessions of one place.
class Source : public SessionSource
{
public:
    /// The folder of outputs that are too large for their parts (spec opencode, 1), existing or not.
    void setOutputs(const QString& folder) { m_outputs = folder; }
    [[nodiscard]] Result<std::unique_ptr<Conversation>> open(const ListedSession& session, const JobControl& job) final;
    [[nodiscard]] std::unique_ptr<UsageScan> scanUsage(const ListedSession& session) final;

    [[nodiscard]] virtual Result<std::unique_ptr<Rows>> load(const ListedSession& session, const JobControl& job) = 0;
    /// The messages of a session with their finished steps, in their order. Within read(), too.
    using CallSink = std::function<void(const CallRow& row)>;
    [[nodiscard]] virtual Result<> calls(const ListedSession& session, const CallSink& sink, const JobControl& job);

private:
    QString m_outputs;
};

/// A database with the tables of 1.x, of 2.x or both. Sessions of both are given with those of 2.x first.
class TableSource final : public Source
{
public:
    explicit TableSource(const QString& path)
        : m_database(path)
    {
    }

    [[nodiscard]] Result<std::vector<ListedSession>> list(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<Rows>> load(const ListedSession& session, const JobControl& job) override;
    [[nodiscard]] Result<qint64> sizeOf(const ListedSession& session) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 most, const JobControl& job) override;
    void addDetails(SessionInfo& info, const ListedSession& session) override;
    [[nodiscard]] Result<> calls(const ListedSession& session, const CallSink& sink, const JobControl& job) override;
    [[nodiscard]] QByteArray stamp() const override;
    [[nodiscard]] Result<> read(const JobControl& job, const Work& work) override
    {
        return m_database.read(job, [&] { return work(); });
    }
    [[nodiscard]] Result<StoreChange> poll(const JobControl&) override { return m_database.poll(); }
    [[nodiscard]] quint64 revision() const override { return m_database.revision(); }
    [[nodiscard]] qint64 bytes() const override { return m_database.bytes(); }
    [[nodiscard]] bool isLive() const override { return m_database.isHeldByOthers(); }

private:
    [[nodiscard]] QStringList firstColumn(const QString& sql, const QString& value);
    void listTable(std::vector<ListedSession>& sessions, quint8 generation);
    [[nodiscard]] Result<PiecedRecord> record(bool isTyped, qint64 rowid);
    /// Rows of a session that a session of 2.x shows.
    struct Stretch
    {
        QString session;
        qint64 endSeq = std::numeric_limits<qint64>::max(); ///< before this one
    };
    /// Its own, then what it goes on from where it is a fork: that of its origin up to the fork, and so on (spec
    /// opencode, 6).
    [[nodiscard]] std::vector<Stretch> stretchesOf(const QString& session);
    /// CallRow::steps by message. Those with a text of their sender are among them, with none.
    [[nodiscard]] Result<QHash<QString, QByteArrayList>> stepsOf(const QString& session);

    SqliteDatabase m_database;
};

/// Sessions in files. Looked through again when polled, seldom where that takes long.
class FileSource : public Source
{
public:
    explicit FileSource(WatchedFiles files)
        : m_files(std::move(files))
    {
    }
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 most, const JobControl& job) final;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) final { return m_files.poll(job); }
    [[nodiscard]] quint64 revision() const final { return m_files.revision(); }
    [[nodiscard]] qint64 bytes() const final { return m_files.bytes(); }
    [[nodiscard]] QList<std::pair<QString, QString>> problems() const final { return m_problems; }

protected:
    WatchedFiles m_files;
    QList<std::pair<QString, QString>> m_problems;
};

/// The files of a tree, `storage/` or one below `project/` (spec opencode, 1 and 4).
class TreeSource final : public FileSource
{
public:
    /// @p folder holds session/, message/ and part/.
    explicit TreeSource(const QString& folder);

    [[nodiscard]] Result<std::vector<ListedSession>> list(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<Rows>> load(const ListedSession& session, const JobControl& job) override;
    [[nodiscard]] Result<qint64> sizeOf(const ListedSession& session) override;
    void addDetails(SessionInfo& info, const ListedSession& session) override;

private:
    [[nodiscard]] QStringList messagesOf(const QString& session) const;
    [[nodiscard]] QStringList partsOf(const QString& session, const QString& message) const;
    [[nodiscard]] Result<PiecedRecord> record(const QString& session, const QString& file) const;

    QString m_folder;
    bool m_isOldest; ///< all stands below session/, parts by session
};

/// Files of one session each: a file, or those of a folder that are named `ses_….json`.
class ExportSource final : public FileSource
{
public:
    explicit ExportSource(const QString& path)
        : FileSource(WatchedFiles({path}, {QStringLiteral("ses_*.json")}, WatchedFiles::Depth::Folder))
    {
    }

    [[nodiscard]] Result<std::vector<ListedSession>> list(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<Rows>> load(const ListedSession& session, const JobControl& job) override;
    [[nodiscard]] Result<qint64> sizeOf(const ListedSession& session) override;
};

/// An export behind a line of status, as some versions print it (spec opencode, 8).
[[nodiscard]] QByteArrayView exportIn(QByteArrayView text);
/// What a session's object says, of files (spec opencode, 4) or of a revert in a table.
[[nodiscard]] ListedSession listedOf(const json::Value& info, quint8 generation, const QString& file);
/// What stands in lists of their own in a tree, by session (spec opencode, 4): what is to be done, and which files the
/// session changed. As fields of these names.
void addSideFiles(SessionInfo& info, const QString& tree, std::initializer_list<QStringView> names);
void addSideList(SessionInfo& info, QStringView name, const json::Value& list);
void takeRevert(const json::Value& revert, ListedSession& session);

} // namespace stemma::opencode
