// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/session.h"
#include "core/store/files/filereader.h"
#include "core/store/formats/opencode/read/rows.h"
#include "core/store/sqlite/sqlitedatabase.h"

#include <map>
#include <set>

namespace stemma::opencode {

/// Where a session is stored, by precedence (spec opencode, 1).
enum class Generation : quint8 {
    Tables2, ///< session_v2 and session_message
    Tables1, ///< session, message and part
    Tree, ///< a file for each session, message and part
    Export, ///< a file that `opencode export` wrote, or that is to be imported
};

/// A session as a list shows it.
struct Listed
{
    SessionInfo info; ///< without origin of a fork and what ListDetail::Full adds
    Generation generation = Generation::Tables1;
    qint64 firstMs = OutlineRow::NoTime; ///< of its first message; a fork has that of its origin
    QString revertedFrom; ///< the message from which on all is reverted; empty: nothing is
    bool keepsReverted = false; ///< only parts of that message are
    qint64 rowid = -1; ///< of its row
    QString file; ///< of its file
};

/// Sessions of one place. As SessionStore has threads and promises.
class Source
{
public:
    Source() = default;
    virtual ~Source() = default;
    Q_DISABLE_COPY_MOVE(Source)

    /// Within read().
    [[nodiscard]] virtual Result<std::vector<Listed>> list(const JobControl& job) = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<Rows>> load(const Listed& session, const JobControl& job) = 0;
    /// What a list in full adds: the bytes stored, and fields that are dear.
    [[nodiscard]] virtual Result<> complete(const Listed& session, SessionInfo& info) = 0;
    [[nodiscard]] virtual Result<QByteArray> rawBytes(const StoredAt& place, qint64 most, const JobControl& job) = 0;
    using Work = std::function<Result<>()>;
    /// Runs the work on one state of the place.
    [[nodiscard]] virtual Result<> read(const JobControl& /*job*/, const Work& work) { return work(); }
    [[nodiscard]] virtual Result<StoreChange> poll() = 0;
    /// Rises with every change that was noticed.
    [[nodiscard]] virtual quint64 revision() const = 0;
    [[nodiscard]] virtual qint64 bytes() const = 0; ///< on disk
    [[nodiscard]] virtual bool isLive() const { return false; }

    /// What stands in a place and is no session that can be read: for the check.
    struct Problem
    {
        QString place;
        QString cause;
    };
    [[nodiscard]] virtual QList<Problem> problems() const { return {}; }
};

/// A database with the tables of 1.x, of 2.x or both. Sessions of both are given with those of 2.x first.
class TableSource final : public Source
{
public:
    explicit TableSource(const QString& path)
        : m_database(path)
    {
    }

    [[nodiscard]] Result<std::vector<Listed>> list(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<Rows>> load(const Listed& session, const JobControl& job) override;
    [[nodiscard]] Result<> complete(const Listed& session, SessionInfo& info) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 most, const JobControl& job) override;
    [[nodiscard]] Result<> read(const JobControl& job, const Work& work) override
    {
        return m_database.read(job, [&] { return work(); });
    }
    [[nodiscard]] Result<StoreChange> poll() override { return m_database.poll(); }
    [[nodiscard]] quint64 revision() const override { return m_database.revision(); }
    [[nodiscard]] qint64 bytes() const override;
    [[nodiscard]] bool isLive() const override;

private:
    [[nodiscard]] Result<QStringList> columnsOf(const QString& table);
    [[nodiscard]] Result<> listTable(std::vector<Listed>& sessions, Generation generation);
    [[nodiscard]] Result<std::unique_ptr<Rows>> loadParts(const Listed& session);
    [[nodiscard]] Result<std::unique_ptr<Rows>> loadTyped(const Listed& session);
    [[nodiscard]] Result<Record> partsRecord(qint64 rowid);
    [[nodiscard]] Result<Record> typedRecord(qint64 rowid);

    SqliteDatabase m_database;
};

/// The files of a tree, `storage/` or one below `project/` (spec opencode, 1 and 4). Looked through again when polled,
/// seldom where that takes long.
class TreeSource final : public Source
{
public:
    /// @p folder holds session/, message/ and part/.
    explicit TreeSource(const QString& folder);

    [[nodiscard]] Result<std::vector<Listed>> list(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<Rows>> load(const Listed& session, const JobControl& job) override;
    [[nodiscard]] Result<> complete(const Listed& session, SessionInfo& info) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 most, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;
    [[nodiscard]] quint64 revision() const override { return m_revision; }
    [[nodiscard]] qint64 bytes() const override { return m_seen.bytes; }
    [[nodiscard]] QList<Problem> problems() const override { return m_problems; }

private:
    struct Seen
    {
        quint64 stamp = 0; ///< of names, sizes and times together
        qint64 bytes = 0;
    };
    [[nodiscard]] Seen look() const;
    [[nodiscard]] QString messagesOf(const QString& session) const;
    [[nodiscard]] QString partsOf(const QString& session, const QString& message) const;
    [[nodiscard]] Result<Record> record(const QString& session, const QString& file) const;

    QString m_folder;
    QString m_infos; ///< folder with the sessions
    bool m_isOldest = false; ///< messages and parts stand below session/, parts by session
    Seen m_seen;
    quint64 m_revision = 1;
    QDeadlineTimer m_lookAgain;
    QList<Problem> m_problems;
};

/// Files of one session each. A folder is looked through for those named `ses_….json`.
class ExportSource final : public Source
{
public:
    explicit ExportSource(const QString& path);

    [[nodiscard]] Result<std::vector<Listed>> list(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<Rows>> load(const Listed& session, const JobControl& job) override;
    [[nodiscard]] Result<> complete(const Listed& session, SessionInfo& info) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 most, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;
    [[nodiscard]] quint64 revision() const override { return m_revision; }
    [[nodiscard]] qint64 bytes() const override;
    [[nodiscard]] QList<Problem> problems() const override { return m_problems; }

private:
    [[nodiscard]] QStringList files() const;
    [[nodiscard]] std::map<QString, FileStamp> stamps() const;

    QString m_path;
    std::map<QString, FileStamp> m_stamps;
    quint64 m_revision = 1;
    QList<Problem> m_problems;
};

/// Where the object of an export begins in a text, behind a line of status (spec opencode, 8); none: it is no export.
[[nodiscard]] std::optional<qsizetype> exportBegin(QByteArrayView text);
/// What a session's own object says, of files (spec opencode, 4).
[[nodiscard]] SessionInfo infoOfObject(const json::Value& info);
/// The same of its revert.
void takeRevert(const json::Value* revert, Listed& session);

} // namespace stemma::opencode
