// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/cli/watchedprogram.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

/// The built program under the eyes of the system: commands that read write nothing but what Stemma keeps for itself,
/// and none but those whose user agreed opens a connection.
class TestWatched final : public QObject
{
    Q_OBJECT
private slots:
    void reading_data();
    void reading();
    void window();
    void writingIsSeen();
    void asksNobodyUnlessAgreed_data();
    void asksNobodyUnlessAgreed();

private:
    /// A copy of a sample, and a home of the program's own beside it.
    struct Place
    {
        explicit Place(const QString& sample)
            : store(folder.filePath(u"store/"_s + QFileInfo(sample).fileName()))
        {
            QDir().mkpath(folder.filePath(u"store"_s));
            QDir().mkpath(home() + u"/tmp"_s);
            if (QFileInfo(sample).isDir())
                filetree::copyTree(sample, store);
            for (const QString& ending : {u""_s, u"-wal"_s, u"-shm"_s}) {
                if (QFileInfo(sample + ending).isFile() && QFile::copy(sample + ending, store + ending))
                    QFile::setPermissions(store + ending, QFile::permissions(store + ending) | QFile::WriteOwner);
            }
        }
        [[nodiscard]] QString home() const { return folder.filePath(u"home"_s); }
        [[nodiscard]] QProcessEnvironment environment() const;
        [[nodiscard]] WatchedRun run(const QStringList& arguments) const
        {
            return runWatched(qEnvironmentVariable("STEMMA_PROGRAM"), arguments, environment());
        }
        /// Of what was written, all that is not the program's own.
        [[nodiscard]] QStringList foreign(const WatchedRun& run) const;

        QTemporaryDir folder;
        QString store;
    };
    [[nodiscard]] static QString sessionOf(const Place& place);
};

QProcessEnvironment TestWatched::Place::environment() const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, home());
    environment.insert(u"TMPDIR"_s, home() + u"/tmp"_s);
    for (const QString& name : {u"CACHE"_s, u"CONFIG"_s, u"DATA"_s, u"STATE"_s})
        environment.insert(u"XDG_%1_HOME"_s.arg(name), home() + u'/' + name);
    environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
    // LeakSanitizer refuses to work in a program that is traced; the other sanitizers do work.
    environment.insert(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s);
    return environment;
}

QStringList TestWatched::Place::foreign(const WatchedRun& run) const
{
    QStringList names = run.written;
    names.removeIf([this](const QString& name) {
        // Of /proc only itself can be written, of /dev nothing that stays.
        return name.startsWith(home()) || name.startsWith(u"/proc/"_s) || name.startsWith(u"/dev/"_s);
    });
    return names;
}

QString TestWatched::sessionOf(const Place& place)
{
    const WatchedRun run = place.run({u"list"_s, u"--json"_s, place.store});
    QString problem;
    const QList<QJsonObject> sessions = ofType(records(run.out, &problem), u"session"_s);
    const auto messages = [](const QJsonObject& session) { return session[u"messages"_s].toInt(); };
    const auto longest = std::ranges::max_element(sessions, {}, messages);
    return longest == sessions.end() ? QString() : (*longest)[u"id"_s].toString();
}

void TestWatched::reading_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name : {"mnesis/small.db", "mnesis/generated-0.4.0/sessions.db",
             "agentfootprint/sqlite/with-uncheckpointed-wal/sessions.db", "opencode/generated/opencode.db",
             "mantis/generated-2.70.1/home", "mantis/generated-2.70.1/sessions.db",
             "claude-code/generated-2.1.197/projects", "codex/generated", "pi/generated/sessions",
             "jazzmine/generated-0.1.42/conversation_db.json", "jazzmine/generated-0.1.38/postgres-dump.sql",
             "opencode/generated-1.0.185", "agentfootprint/bug-report/bare-recording.zip"})
        QTest::newRow(name) << realStore(QString::fromLatin1(name));
}

void TestWatched::reading()
{
    QFETCH(QString, sample);
    NEED(missingSample(sample));
    const Place place(sample);
    const filetree::Files before = filetree::filesIn(place.folder.filePath(u"store"_s));
    const QString session = sessionOf(place);
    QVERIFY(!session.isEmpty());
    const QString& store = place.store;
    const QStringList of {store, u"--session"_s, session};
    const QList<QStringList> commands {{u"detect"_s, store}, {u"stores"_s, place.folder.filePath(u"store"_s)},
        {u"list"_s, store}, QStringList {u"show"_s, u"--raw"_s} + of, QStringList {u"context"_s} + of,
        {u"check"_s, store}, QStringList {u"changes"_s, u"--net"_s} + of, QStringList {u"review"_s} + of,
        {u"search"_s, u"the"_s, store}, {u"usage"_s, store}, {u"doctor"_s, store}, {u"lineage"_s, store},
        QStringList {u"export"_s} + of, QStringList {u"rename"_s, u"--title"_s, u"Another"_s} + of,
        QStringList {u"delete"_s} + of, {u"history"_s}};
    for (const QStringList& command : commands) {
        const WatchedRun run = place.run(command);
        const auto told = [&](const QString& what) { return QString(command.first() + u": " + what); };
        QVERIFY2(run.failure.isEmpty(), qPrintable(run.failure));
        QVERIFY2(run.exitCode >= 0, qPrintable(told(QString::fromUtf8(run.errors))));
        QVERIFY2(place.foreign(run).isEmpty(), qPrintable(told(place.foreign(run).join(u", "_s))));
        QVERIFY2(run.sockets.isEmpty(), qPrintable(told(run.sockets.join(u", "_s))));
    }
    QCOMPARE(filetree::filesIn(place.folder.filePath(u"store"_s)), before);
}

/// Opening a session in the window.
void TestWatched::window()
{
    const QString sample = realStore(u"mnesis/small.db"_s);
    NEED(missingSample(sample));
    const Place place(sample);
    const QString session = sessionOf(place);
    const WatchedRun run
        = place.run({u"--screenshot"_s, place.home() + u"/window.png"_s, u"--session"_s, session, place.store});
    QVERIFY2(run.failure.isEmpty(), qPrintable(run.failure));
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(run.sockets, QStringList());
    QStringList ofStore = place.foreign(run);
    ofStore.removeIf([&](const QString& name) { return !name.startsWith(place.folder.path()); });
    QCOMPARE(ofStore, QStringList());
}

/// Else the tests above would prove nothing.
void TestWatched::writingIsSeen()
{
    const QString sample = realStore(u"mnesis/small.db"_s);
    NEED(missingSample(sample));
    const Place place(sample);
    const WatchedRun run = place.run(
        {u"rename"_s, place.store, u"--session"_s, sessionOf(place), u"--title"_s, u"Another"_s, u"--apply"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(place.foreign(run).contains(place.store), qPrintable(run.written.join(u'\n')));
}

void TestWatched::asksNobodyUnlessAgreed_data()
{
    QTest::addColumn<bool>("isAgreed");
    QTest::newRow("without a yes") << false;
    QTest::newRow("with a yes") << true;
}

void TestWatched::asksNobodyUnlessAgreed()
{
    QFETCH(bool, isAgreed);
    const QString sample = realStore(u"mnesis/small.db"_s);
    NEED(missingSample(sample));
    const Place place(sample);
    QStringList command {u"compact"_s, place.store, u"--session"_s, sessionOf(place), u"--level"_s, u"1"_s,
        u"--endpoint"_s, u"http://127.0.0.1:9/v1"_s, u"--model"_s, u"small"_s, u"--retries"_s, u"0"_s,
        u"--no-keychain"_s, u"--proxy"_s, u"none"_s};
    if (isAgreed)
        command << u"--yes"_s;
    const WatchedRun run = place.run(command);
    QVERIFY2(run.failure.isEmpty(), qPrintable(run.failure));
    QVERIFY2(run.sockets.isEmpty() != isAgreed, run.errors.constData());
}

TEST_CLASS(TestWatched)

#include "tst_watched.moc"
