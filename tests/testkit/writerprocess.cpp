// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/writerprocess.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <cstdio>
#include <iostream>
#include <string>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr char Flag[] = "--write-for-test";

int serve(const QString& path)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s);
    database.setDatabaseName(path);
    bool done = database.open();
    std::cout << (done ? "ok" : "failed") << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "die")
            ::_exit(0);
        QSqlQuery query(database);
        done = query.exec(QString::fromStdString(line));
        while (done && query.next()) { }
        query.finish();
        std::cout << (done ? "ok" : "failed") << std::endl;
    }
    database.close();
    return 0;
}

} // namespace

std::optional<int> WriterProcess::runIfAsked(int argc, char** argv)
{
    if (argc != 3 || qstrcmp(argv[1], Flag) != 0)
        return std::nullopt;
    const QCoreApplication app(argc, argv);
    return serve(QString::fromLocal8Bit(argv[2]));
}

WriterProcess::WriterProcess(const QString& path)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(Flag), path});
    if (!m_process.waitForStarted() || !say({}))
        qFatal("the writing process does not start");
}

WriterProcess::~WriterProcess()
{
    close();
}

bool WriterProcess::say(const QByteArray& line)
{
    if (!line.isEmpty())
        m_process.write(line + '\n');
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(60'000))
            return false;
    }
    return m_process.readLine().trimmed() == "ok";
}

bool WriterProcess::exec(const QString& sql)
{
    return say(sql.toUtf8());
}

void WriterProcess::die()
{
    m_process.write("die\n");
    m_process.waitForFinished();
}

void WriterProcess::close()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.closeWriteChannel();
    m_process.waitForFinished();
}

} // namespace stemma
