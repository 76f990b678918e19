// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/lessrights.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

constexpr int ManyFiles = 100'000;

/// Bytes this process holds in memory now.
qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    constexpr qint64 PageSize = 4096;
    return file.readAll().split(' ').value(1).toLongLong() * PageSize;
}

} // namespace

/// Folders with too many files, with some that may not be read, and with names made to harm.
class BadFoldersTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void manyFiles();
    void deniedInTheMiddle();
    void hostileNames_data();
    void hostileNames();
    void linksInACircle();
    void vanishingFiles();

private:
    QString write(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_dir->filePath(name);
        QFile file(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly)
            || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
    [[nodiscard]] std::unique_ptr<SessionStore> open() const
    {
        auto store = openStore(m_dir->path());
        return store ? *std::move(store) : nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void BadFoldersTest::manyFiles()
{
    const QByteArray tree = smallTree() + entry("e", "d", "user", '"' + QByteArray(20'000, 'x') + '"', at(5));
    for (int i = 0; i < ManyFiles; ++i)
        write(u"projects/p%1/s%2.jsonl"_s.arg(i % 10).arg(i), i % 50 == 0 ? tree : smallTree());
    const auto store = open();
    QVERIFY(store);
    const qint64 before = residentBytes();
    QSet<QString> seen;
    size_t largest = 0;
    const auto done = store->sessions(
        ListDetail::Basic,
        [&](const std::vector<SessionInfo>& batch) {
            largest = qMax(largest, batch.size());
            for (const SessionInfo& info : batch)
                seen << info.id.value;
            return true;
        },
        JobControl());
    QVERIFY(done.has_value());
    QCOMPARE(seen.size(), ManyFiles);
    QVERIFY(largest <= 500);
    // About what a row of the list needs, and nothing of the contents.
    constexpr qint64 BytesAFile = 6000;
    const qint64 grown = residentBytes() - before;
    QVERIFY2(grown < ManyFiles * BytesAFile, qPrintable(QString::number(grown)));
    // A sink that has enough ends it, and so does a cancelled job.
    int batches = 0;
    QVERIFY(store->sessions(ListDetail::Basic, [&](const std::vector<SessionInfo>&) { return ++batches < 2; }, {}));
    QCOMPARE(batches, 2);
    JobControl job;
    job.cancel();
    const auto cancelled = store->sessions(ListDetail::Full, [](const std::vector<SessionInfo>&) { return true; }, job);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, Errc::Cancelled);
    QVERIFY(!store->check({}, [](const Finding&) { }, job));
}

void BadFoldersTest::deniedInTheMiddle()
{
    write(u"projects/a/good.jsonl"_s, smallTree());
    const QString file = write(u"projects/a/secret.jsonl"_s, smallTree());
    write(u"projects/b/behind.jsonl"_s, smallTree());
    const QString folder = m_dir->filePath(u"projects/b"_s);
    write(u"projects/c/last.jsonl"_s, smallTree());
    QVERIFY(QFile::setPermissions(m_dir->path(),
        QFileDevice::ReadOwner | QFileDevice::ExeOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup
            | QFileDevice::ExeGroup | QFileDevice::ReadOther | QFileDevice::ExeOther));
    QVERIFY(QFile::setPermissions(file, QFileDevice::Permissions()));
    QVERIFY(QFile::setPermissions(folder, QFileDevice::Permissions()));
    {
        const LessRights rights;
        const auto store = open();
        QVERIFY(store);
        QStringList listed;
        for (const SessionInfo& info : readstore::listed(*store))
            listed << info.id.value;
        listed.sort();
        QCOMPARE(listed, (QStringList {u"good"_s, u"last"_s, u"secret"_s}));
        QCOMPARE(readstore::messages(*store, SessionId(u"last"_s)).size(), size_t(4));
        const auto denied = store->outline(SessionId(u"secret"_s), JobControl());
        QVERIFY(!denied);
        QCOMPARE(denied.error().code, Errc::Denied);
        QVERIFY2(denied.error().text.contains("secret.jsonl"_L1), qPrintable(denied.error().text));
        // Neither is passed over in silence.
        QStringList places;
        for (const Finding& finding : readstore::findings(*store)) {
            if (finding.code != "unlisted-name"_L1) // these names are no ids
                places << finding.code + u' ' + finding.place;
        }
        places.sort();
        QCOMPARE(places, (QStringList {u"unreadable-file secret.jsonl"_s, u"unreadable-folder projects/b"_s}));
    }
    QVERIFY(QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner));
}

void BadFoldersTest::hostileNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("line end") << u"a\nb"_s;
    QTest::newRow("escape sequence") << u"a\u001b[31mred"_s;
    QTest::newRow("turned around") << u"a\u202egpj"_s;
    QTest::newRow("dots") << u".."_s + u"x"_s;
    QTest::newRow("only dots") << u"..."_s;
    QTest::newRow("no name") << QString();
    QTest::newRow("blank") << u" "_s;
    QTest::newRow("number sign") << u"#1"_s;
    QTest::newRow("branch alike") << u"good#a"_s;
    QTest::newRow("percent") << u"%1%2%s"_s;
    QTest::newRow("markup") << u"<b>x<b>&amp;"_s;
    QTest::newRow("quotes") << u"'\"; DROP TABLE sessions; --"_s;
    QTest::newRow("wildcard") << u"*?[a-z]"_s;
    QTest::newRow("long") << QString(240, u'x');
    QTest::newRow("discarded alike") << u"x.discarded"_s;
    QTest::newRow("backslash") << u"..\\..\\x"_s;
}

void BadFoldersTest::hostileNames()
{
    QFETCH(const QString, name);
    write(u"projects/p/good.jsonl"_s, smallTree());
    const QString path = write(u"projects/p/%1.jsonl"_s.arg(u"NAME"_s).replace(u"NAME"_s, name), smallTree());
    const auto store = open();
    QVERIFY(store);
    const std::vector<SessionInfo> all = readstore::listed(*store);
    QCOMPARE(all.size(), size_t(2));
    QCOMPARE(readstore::readAll(*store), QString());
    const bool isThere = std::ranges::any_of(all, [&](const SessionInfo& info) { return info.id.value == name; });
    QVERIFY(isThere);
    const std::vector<MessagePtr> messages = readstore::messages(*store, SessionId(name));
    QCOMPARE(messages.size(), size_t(4));
    QCOMPARE(messages.front()->storedAt.file, path);
    // Names that lead elsewhere are no sessions.
    for (const QString& other : {u"../p/good"_s, u"/etc/passwd"_s, u"../../x"_s, u"p/../p/good"_s})
        QVERIFY(!store->outline(SessionId(other), JobControl()));
    // By itself as well.
    const auto single = openStore(path);
    QVERIFY2(single.has_value(), single ? "" : qPrintable(single.error().text));
    QCOMPARE(readstore::readAll(**single), QString());
}

void BadFoldersTest::linksInACircle()
{
    write(u"projects/p/good.jsonl"_s, smallTree());
    QVERIFY(QFile::link(m_dir->filePath(u"projects"_s), m_dir->filePath(u"projects/p/up.jsonl"_s)));
    QVERIFY(QFile::link(m_dir->path(), m_dir->filePath(u"projects/again"_s)));
    QVERIFY(QFile::link(m_dir->filePath(u"projects/p/self.jsonl"_s), m_dir->filePath(u"projects/p/self.jsonl"_s)));
    QVERIFY(QFile::link(u"/dev/zero"_s, m_dir->filePath(u"projects/p/zero.jsonl"_s)));
    const auto store = open();
    QVERIFY(store);
    const std::vector<SessionInfo> all = readstore::listed(*store);
    QCOMPARE(all.size(), size_t(1));
    QCOMPARE(readstore::readAll(*store), QString());
}

void BadFoldersTest::vanishingFiles()
{
    for (int i = 0; i < 3; ++i)
        write(u"projects/p/s%1.jsonl"_s.arg(i), smallTree());
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(readstore::listed(*store).size(), size_t(3));
    QCOMPARE(readstore::messages(*store, SessionId(u"s1"_s)).size(), size_t(4));
    QVERIFY(QFile::remove(m_dir->filePath(u"projects/p/s1.jsonl"_s)));
    write(u"projects/p/s2.jsonl"_s, {});
    QCOMPARE(readstore::listed(*store).size(), size_t(1));
    QCOMPARE(readstore::readAll(*store), QString());
    const auto gone = store->outline(SessionId(u"s1"_s), JobControl());
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, Errc::NotFound);
    QVERIFY(QDir(m_dir->path()).removeRecursively());
    QCOMPARE(store->poll().value(), StoreChange::Vanished);
    QVERIFY(readstore::listed(*store).empty());
}

TEST_CLASS(BadFoldersTest)
#include "tst_badfolders.moc"
