// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemma {

/// A conversation in both of the databases, and its first messages.
inline const SessionId Orders(QStringLiteral("c-orders"));
inline const MessageId FirstPrompt(QStringLiteral("b8a1abcd-1a69-46c7-8da4-f9fc3c6da5d7"));
inline const MessageId FirstAnswer(QStringLiteral("f1347e0c-dd90-4ecf-9160-c5d0ef412ed6"));
inline const MessageId SecondPrompt(QStringLiteral("738d243a-6e58-45ca-89c7-b59b995253fd"));
inline const MessageId SecondAnswer(QStringLiteral("e4e2aafd-3100-4624-9e23-87a54b1cef39"));

/// The start of a test that changes the database of a team: a server with real ones of two versions of jazzmine, a copy
/// to work on, and a journal.
class TeamDatabase
{
public:
    static inline const QString Work = QStringLiteral("work");
    static inline const QString Newest = QStringLiteral("t42"); ///< what the copy is made of
    static inline const QString Older = QStringLiteral("t38");

    /// The last statement of initTestCase().
    void startServer();
    /// In each test, and from init().
    void fresh(const QString& from = Newest);

    [[nodiscard]] QString url(const QString& parameters = {}) const { return m_server->url(Work, parameters); }
    [[nodiscard]] QString dump() const { return m_server->dump(Work).value_or(QStringLiteral("(no dump)")); }
    [[nodiscard]] QString ask(const QString& sql) const
    {
        return m_server->run(Work, sql).value_or(QStringLiteral("(no answer)"));
    }
    [[nodiscard]] static std::unique_ptr<SessionStore> opened(const QString& url);

protected:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<QTemporaryDir> m_state;
    std::unique_ptr<Journal> m_journal;
};

inline void TeamDatabase::startServer()
{
    NEED(PostgresServer::missingPrograms());
    const QString samples = realStore(QStringLiteral("jazzmine/generated-0.1.%1/postgres-dump.sql"));
    NEED(missingSample(samples.arg(42)));
    NEED(missingSample(samples.arg(38)));
    auto started = PostgresServer::start({QStringLiteral("track_counts=on")});
    QVERIFY2(started.has_value(), started ? "" : qPrintable(started.error().text));
    m_server = *std::move(started);
    QVERIFY(m_server->createDatabase(Newest, samples.arg(42)));
    QVERIFY(m_server->createDatabase(Older, samples.arg(38)));
}

inline void TeamDatabase::fresh(const QString& from)
{
    m_state = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(m_state->filePath(QStringLiteral("journal")));
    const QString server = QStringLiteral("postgres");
    QVERIFY(m_server->run(server, QStringLiteral("DROP DATABASE IF EXISTS work WITH (FORCE)")));
    const auto made = m_server->run(server, QStringLiteral("CREATE DATABASE work TEMPLATE %1").arg(from));
    QVERIFY2(made, made ? "" : qPrintable(made.error().text));
}

inline std::unique_ptr<SessionStore> TeamDatabase::opened(const QString& url)
{
    auto store = openStore(url);
    if (store)
        return *std::move(store);
    QTest::qFail(qPrintable(store.error().text + store.error().cause), __FILE__, __LINE__);
    return nullptr;
}

} // namespace stemma
