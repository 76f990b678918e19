// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QVariantList>

namespace stemma {

/// A mnesis store of the current layout, filled row by row in SQL, so that a test can make any damage.
/// Holds the file open for writing until close(). Aborts the test program on SQL that fails.
class RawStore
{
public:
    /// Makes the file with its tables, or opens it if it is there.
    explicit RawStore(const QString& path, const QString& journalMode = QStringLiteral("WAL"));
    ~RawStore();
    Q_DISABLE_COPY_MOVE(RawStore)

    void exec(const QString& sql, const QVariantList& values = {});
    void addSession(const QString& id, qint64 createdAt = 1'700'000'000'000, const QString& parent = {});
    /// With its context item.
    void addMessage(const QString& id, const QString& session, const QString& role, qint64 createdAt);
    /// @p content as text; bytes that are no UTF-8 and NUL are kept.
    void addPart(const QString& id, const QString& message, const QString& session, const QString& type,
        const QByteArray& content);
    /// A session with @p count messages of one text part each ("m0", "m1"…).
    void addConversation(const QString& session, int count, qint64 createdAt = 1'700'000'000'000);
    void close();

private:
    QString m_connection;
};

} // namespace stemma
