// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTest>
#include <QTimeZone>

/// Running the built program as a user or script does.
namespace stemma::program {

/// What one run gave.
struct Outcome
{
    bool started = false;
    bool crashed = false;
    bool hung = false;
    int exitCode = -1;
    QByteArray out;
    QByteArray errors;

    [[nodiscard]] bool ended() const { return started && !crashed && !hung; }
    /// How it ended, for a failing test's message.
    [[nodiscard]] QByteArray story() const
    {
        return QByteArray(started ? "" : "not started ") + (crashed ? "crashed " : "") + (hung ? "hung " : "") + "exit "
            + QByteArray::number(exitCode) + "\nout: " + out.left(2000) + "\nerrors: " + errors.left(2000);
    }
};

inline Outcome run(const QStringList& arguments, int seconds = 300)
{
    Outcome outcome;
    QProcess process;
    process.start(qEnvironmentVariable("STEMMA_PROGRAM"), arguments, QIODevice::ReadOnly);
    outcome.started = process.waitForStarted();
    if (!outcome.started)
        return outcome;
    outcome.hung = !process.waitForFinished(seconds * 1000);
    if (outcome.hung) {
        process.kill();
        process.waitForFinished();
    }
    outcome.crashed = process.exitStatus() == QProcess::CrashExit;
    outcome.exitCode = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.errors = process.readAllStandardError();
    return outcome;
}

/// The lines of a --json output, each an object; sets @p problem where the contract is broken.
inline QList<QJsonObject> records(const QByteArray& out, QString* problem)
{
    QList<QJsonObject> result;
    if (!out.endsWith('\n')) {
        *problem = QStringLiteral("the output does not end with a whole line");
        return result;
    }
    for (QByteArray line : out.chopped(1).split('\n')) {
        QJsonParseError error;
        // Qt's parser drops it at the begin of a string.
        line.replace("\xef\xbb\xbf", "\\ufeff");
        const QJsonDocument document = QJsonDocument::fromJson(line, &error);
        if (error.error != QJsonParseError::NoError || !document.isObject()) {
            *problem
                = QStringLiteral("no JSON object (%1): %2").arg(error.errorString(), QString::fromUtf8(line.left(300)));
            return result;
        }
        if (!line.startsWith("{\"type\":\"")) {
            *problem = QStringLiteral("the key type does not come first: ") + QString::fromUtf8(line.left(40));
            return result;
        }
        result += document.object();
    }
    if (result.isEmpty() || result.last().value(QStringLiteral("type")) != QStringLiteral("end"))
        *problem = QStringLiteral("the last line is not of type end");
    return result;
}

inline QString typeOf(const QJsonObject& record)
{
    return record.value(QStringLiteral("type")).toString();
}

inline QList<QJsonObject> ofType(const QList<QJsonObject>& all, const QString& type)
{
    QList<QJsonObject> result;
    for (const QJsonObject& record : all) {
        if (typeOf(record) == type)
            result += record;
    }
    return result;
}

inline QStringList strings(const QJsonValue& array)
{
    QStringList result;
    for (const QJsonValue& value : array.toArray())
        result += value.toString();
    return result;
}

inline QJsonObject readObject(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// A time as the program prints it; empty where @p ms is no number.
inline QString iso(const QJsonValue& ms)
{
    if (!ms.isDouble())
        return {};
    return QDateTime::fromMSecsSinceEpoch(ms.toInteger(), QTimeZone::UTC).toString(Qt::ISODateWithMs);
}

} // namespace stemma::program

/// Parses the output into @p name and fails the test where a line is no JSON object.
#define RECORDS(name, outcome)                                                                                         \
    QString name##Problem;                                                                                             \
    const QList<QJsonObject> name = stemma::program::records((outcome).out, &name##Problem);                           \
    QVERIFY2(name##Problem.isEmpty(), qPrintable(name##Problem))
