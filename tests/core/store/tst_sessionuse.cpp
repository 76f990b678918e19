// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "core/store/sessionuse.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QDateTime>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// Another program that has a file open until it is destroyed.
class Holder
{
public:
    Holder(const QString& file, const QString& how)
    {
        m_process.start(u"sh"_s, {u"-c"_s, u"exec 9%1\"$0\"; echo open; read line"_s.arg(how), file});
        m_isReady = m_process.waitForReadyRead(testclass::Patience);
    }
    ~Holder()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(testclass::Patience);
    }
    Q_DISABLE_COPY_MOVE(Holder)
    [[nodiscard]] bool isReady() const { return m_isReady; }
    [[nodiscard]] qint64 id() const { return m_process.processId(); }

private:
    QProcess m_process;
    bool m_isReady = false;
};

void setWritten(const QString& path, qint64 secondsAgo)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-secondsAgo), QFileDevice::FileModificationTime));
}

} // namespace

class SessionUseTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<SessionStore> m_store;
    QMap<QString, QString> m_files; ///< of sessions, by their ids

    SessionUse use(const QString& session)
    {
        const Result<SessionUse> use = sessionUse(*m_store, SessionId(session), {});
        return use.value_or(SessionUse());
    }

private slots:
    void initTestCase()
    {
        const QString from = realStore(u"pi/generated/sessions"_s);
        NEED(missingSample(from));
        const QString path = m_folder.filePath(u"sessions"_s);
        QVERIFY(filetree::copyTree(from, path));
        auto store = openStore(path);
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        m_store = *std::move(store);
        auto* files = m_store->service<SessionFilesStore>();
        QVERIFY(files);
        QVERIFY(m_store->sessions(ListDetail::Basic,
            [&](const std::vector<SessionInfo>& infos) {
                for (const SessionInfo& info : infos)
                    m_files.insert(info.id.value, files->filesOf(info.id, {}).value_or(QStringList()).value(0));
                return true;
            },
            {}));
        QVERIFY(m_files.size() >= 2);
        for (const QString& file : std::as_const(m_files)) {
            QVERIFY2(QFile::exists(file), qPrintable(file));
            setWritten(file, 3600);
        }
    }

    void nobody()
    {
        const SessionUse now = use(m_files.firstKey());
        QVERIFY(now.programs.isEmpty());
        QVERIFY(now.isSessionAlone);
        QVERIFY(!now.isBusy(stemma::now()));
    }

    void aProgramHasItOpen()
    {
        const Holder holder(m_files.first(), u">>"_s);
        QVERIFY(holder.isReady());
        const SessionUse held = use(m_files.firstKey());
        QCOMPARE(held.programs, (QList {FileWriterProcess {m_files.first(), holder.id(), u"sh"_s}}));
        QVERIFY(held.isBusy(now()));
        QVERIFY(!use(m_files.lastKey()).isBusy(now())); // which is another session of the store
    }

    void whoReadsDoesNotCount()
    {
        const Holder holder(m_files.first(), u"<"_s);
        QVERIFY(holder.isReady());
        QVERIFY(!use(m_files.firstKey()).isBusy(now()));
    }

    void writtenAWhileAgo_data()
    {
        QTest::addColumn<qint64>("secondsAgo");
        QTest::addColumn<bool>("isBusy");
        QTest::newRow("just now") << qint64(1) << true;
        QTest::newRow("a minute ago") << qint64(60) << true;
        QTest::newRow("three minutes ago") << qint64(180) << false;
        QTest::newRow("by a clock that is ahead") << qint64(-3600) << false;
    }

    void writtenAWhileAgo()
    {
        QFETCH(const qint64, secondsAgo);
        setWritten(m_files.last(), secondsAgo);
        QTEST(use(m_files.lastKey()).isBusy(now()), "isBusy");
        setWritten(m_files.last(), 3600);
    }

    void noSuchSession() { QVERIFY(!use(u"no such session"_s).isBusy(now())); }

    /// Of a file with many sessions only that the store is open is known; that it was written may be about any of them.
    void aStoreOfOneFile()
    {
        FakeStore store;
        StoreInfo info;
        info.path = m_folder.filePath(u"sessions.db"_s);
        store.setInfo(info);
        QFile file(info.path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        auto told = sessionUse(store, SessionId(u"one"_s), {});
        QVERIFY(told && !told->isBusy(now()) && !told->isSessionAlone && !told->writtenAt);
        QVERIFY(QFile::copy(info.path, info.path + u"-wal"_s));
        const Holder holder(info.path + u"-wal"_s, u">>"_s);
        QVERIFY(holder.isReady());
        told = sessionUse(store, SessionId(u"one"_s), {});
        QVERIFY(told && told->isBusy(now()));
        QCOMPARE(told->programs.first().process, holder.id());
    }
};

TEST_CLASS(SessionUseTest)
#include "tst_sessionuse.moc"
