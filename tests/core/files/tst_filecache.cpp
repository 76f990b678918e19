// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/codec.h"
#include "core/store/conversation/idhash.h"
#include "core/store/files/cachefile.h"
#include "core/store/formats/mantis/read/layout.h"
#include "core/store/transcript/lineindex.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace stemma;
using filetree::writeFile;

namespace {

QByteArray line(int number, const QByteArray& text = "hello", const QByteArray& prefix = "u")
{
    const QByteArray id = '"' + prefix + QByteArray::number(number) + '"';
    const QByteArray parent = '"' + prefix + QByteArray::number(number - 1) + '"';
    return R"({"uuid":)" + id + R"(,"parent_uuid":)" + (number ? parent : "null"_ba)
        + R"(,"type":"user","message":{"role":"user","content":")" + text
        + R"("},"timestamp":"2026-11-22T00:57:37.679403+00:00","session_id":"s","cwd":"/"})" + '\n';
}

QByteArray lines(int count, const QByteArray& prefix = "u")
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += line(i, "hello", prefix);
    return all;
}

/// Opens a transcript, keeps it and forgets it: how many lines it has and how many bytes were read to know.
struct Seen
{
    size_t lines = 0;
    size_t ids = 0;
    bool torn = false;
    bool operator==(const Seen&) const = default;
};

Seen see(const QString& path)
{
    LineIndex transcript(path, mantis::Codec::instance());
    if (!transcript.update({}))
        return {};
    Seen seen {transcript.lines().size(), 0, transcript.endsTorn()};
    for (size_t i = 0; i < seen.lines; ++i)
        seen.ids += transcript.lineOf(transcript.lines()[i].id).has_value();
    return seen;
}

} // namespace

/// Outlines and heads kept in the cache directory.
class TestFileCache : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsValues();
    void refusesDamage();
    void refusesOtherVersions();
    void keepsOutline();
    void extendsOutline();
    void readsOthersAgain_data();
    void readsOthersAgain();
    void readsAgainWhereTheCacheIsDamaged();
    void worksWithoutCache();
    void leavesSmallFilesOut();
    void evictsTheOldest();
    void keepsHeads();
    void writesNothingBesideTheStore();

private:
    [[nodiscard]] QStringList kept() const { return QDir(CacheFile::folder()).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestFileCache::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder->filePath(u"cache"_s)));
    QVERIFY(CacheFile::folder().startsWith(m_folder->path()));
    QVERIFY(QDir().mkpath(m_folder->filePath(u"store"_s)));
    m_path = m_folder->filePath(u"store/s.jsonl"_s);
    CacheFile::setLeastBytes(1);
}

void TestFileCache::cleanup()
{
    qunsetenv("XDG_CACHE_HOME");
}

void TestFileCache::keepsValues()
{
    const CacheFile file(u"test"_s, 3, u"/some/where"_s);
    {
        CacheWriter writer(file);
        writer.value(42);
        writer.text(u"ünïcode"_s);
        writer.list(std::vector<quint64> {1, 2, 3});
        writer.commit();
    }
    CacheReader reader(file);
    QCOMPARE(reader.value<int>(), 42);
    QCOMPARE(reader.text(), u"ünïcode"_s);
    QCOMPARE(reader.list<quint64>(), (std::vector<quint64> {1, 2, 3}));
    QVERIFY(reader.isSound());
    struct stat info = {};
    QCOMPARE(::stat(QFile::encodeName(file.fileName()).constData(), &info), 0);
    QCOMPARE(info.st_mode & 0077, 0u);
}

void TestFileCache::refusesDamage()
{
    const CacheFile file(u"test"_s, 1, u"/some/where"_s);
    CacheWriter writer(file);
    writer.list(std::vector<quint32>(10, 7));
    writer.text({}); // what is empty must not hide what was before it
    writer.list(std::vector<quint32>());
    writer.commit();
    QFile stored(file.fileName());
    QVERIFY(stored.open(QIODevice::ReadOnly));
    const QByteArray whole = stored.readAll();
    const auto isSound = [&] {
        CacheReader reader(file);
        static_cast<void>(reader.list<quint32>());
        static_cast<void>(reader.text());
        static_cast<void>(reader.list<quint32>());
        return reader.isSound();
    };
    QVERIFY(isSound());
    for (qsizetype at = 0; at < whole.size(); ++at) {
        QByteArray damaged = whole;
        damaged[at] = char(damaged[at] ^ 0x10);
        QVERIFY(writeFile(file.fileName(), damaged));
        QVERIFY2(!isSound(), qPrintable(QString::number(at)));
        QVERIFY(writeFile(file.fileName(), whole.first(at)));
        QVERIFY2(!isSound(), qPrintable(QString::number(at)));
    }
    QVERIFY(writeFile(file.fileName(), whole + 'x'));
    QVERIFY(!isSound());
}

void TestFileCache::refusesOtherVersions()
{
    CacheWriter writer(CacheFile(u"test"_s, 1, u"/some/where"_s));
    writer.value(42);
    writer.commit();
    CacheReader other(CacheFile(u"test"_s, 2, u"/some/where"_s));
    static_cast<void>(other.value<int>());
    QVERIFY(!other.isSound());
}

void TestFileCache::keepsOutline()
{
    QVERIFY(writeFile(m_path, lines(50) + line(50).chopped(5)));
    const Seen first = see(m_path);
    QCOMPARE(first, (Seen {51, 50, true}));
    QCOMPARE(kept().size(), 1);
    // What is used is marked as used now.
    QFile stored(CacheFile::folder() + u'/' + kept().value(0));
    QVERIFY(stored.open(QIODevice::ReadWrite));
    QVERIFY(stored.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000), QFileDevice::FileModificationTime));
    stored.close();
    QCOMPARE(see(m_path), first);
    QVERIFY(QFileInfo(stored).lastModified() > QDateTime::fromSecsSinceEpoch(2'000'000));
    LineIndex transcript(m_path, mantis::Codec::instance());
    QVERIFY(transcript.update({}));
    QCOMPARE(transcript.lines().front().id, idHash(u"u0"_s));
    QCOMPARE(transcript.lineOf(idHash(u"u7"_s)), 7u);
    QCOMPARE(transcript.leaves()->size(), 1u);
    QCOMPARE(transcript.chain(transcript.leaves()->front()).size(), 50u);
}

void TestFileCache::extendsOutline()
{
    QVERIFY(writeFile(m_path, lines(50) + line(50).chopped(5)));
    QCOMPARE(see(m_path), (Seen {51, 50, true}));
    QVERIFY(writeFile(m_path, line(50).last(5) + line(51) + line(3, "again"), QIODevice::Append));
    // The line that was not ended is whole now, and the last one takes the place of the fourth.
    QCOMPARE(see(m_path), (Seen {53, 53, false}));
    LineIndex transcript(m_path, mantis::Codec::instance());
    QVERIFY(transcript.update({}));
    QCOMPARE(transcript.lineOf(idHash(u"u3"_s)), 52u);
}

void TestFileCache::readsOthersAgain_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<size_t>("count");
    QTest::newRow("replaced with the same size") << u"replaced"_s << size_t(40);
    QTest::newRow("written anew in place, the same size") << u"rewritten"_s << size_t(40);
    QTest::newRow("truncated") << u"truncated"_s << size_t(30);
    QTest::newRow("truncated and grown beyond") << u"regrown"_s << size_t(60);
}

void TestFileCache::readsOthersAgain()
{
    QFETCH(QString, what);
    QFETCH(size_t, count);
    QVERIFY(writeFile(m_path, lines(40)));
    QCOMPARE(see(m_path).lines, 40u);
    const QByteArray other = lines(int(count), "v");
    if (what == "replaced"_L1) {
        QVERIFY(writeFile(m_path + u".new"_s, other));
        QVERIFY(QFile::remove(m_path));
        QVERIFY(QFile::rename(m_path + u".new"_s, m_path));
    } else if (what == "rewritten"_L1) {
        QVERIFY(writeFile(m_path, other));
        const timespec times[2] = {{.tv_sec = 1, .tv_nsec = 0}, {.tv_sec = 1, .tv_nsec = 0}};
        QCOMPARE(::utimensat(AT_FDCWD, QFile::encodeName(m_path).constData(), times, 0), 0);
    } else {
        QVERIFY(writeFile(m_path, other));
    }
    LineIndex transcript(m_path, mantis::Codec::instance());
    QVERIFY(transcript.update({}));
    QCOMPARE(transcript.lines().size(), count);
    QCOMPARE(transcript.lines().front().id, idHash(u"v0"_s));
    QVERIFY(!transcript.lineOf(idHash(u"u0"_s)));
}

void TestFileCache::readsAgainWhereTheCacheIsDamaged()
{
    QVERIFY(writeFile(m_path, lines(20)));
    const Seen first = see(m_path);
    const QString file = CacheFile::folder() + u'/' + kept().value(0);
    QFile stored(file);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    const QByteArray whole = stored.readAll();
    for (qsizetype at = 0; at < whole.size(); at += 7) {
        QByteArray damaged = whole;
        damaged[at] = char(~damaged[at]);
        QVERIFY(writeFile(file, damaged));
        const Seen again = see(m_path);
        QVERIFY2(again == first, qPrintable(u"%1: %2 lines, %3 ids"_s.arg(at).arg(again.lines).arg(again.ids)));
    }
}

void TestFileCache::worksWithoutCache()
{
    QVERIFY(writeFile(m_path, lines(20)));
    // A file stands where the folder would be.
    QVERIFY(writeFile(m_folder->filePath(u"cache"_s), "no folder"));
    QCOMPARE(see(m_path), (Seen {20, 20, false}));
    QCOMPARE(see(m_path), (Seen {20, 20, false}));
}

void TestFileCache::leavesSmallFilesOut()
{
    CacheFile::setLeastBytes(1 << 20);
    QVERIFY(writeFile(m_path, lines(20)));
    QCOMPARE(see(m_path).lines, 20u);
    QVERIFY(kept().isEmpty());
}

void TestFileCache::evictsTheOldest()
{
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        const CacheFile file(u"test"_s, 1, QString::number(i));
        CacheWriter writer(file);
        writer.list(std::vector<quint8>(1000));
        writer.commit();
        names << file.fileName();
        QFile stored(file.fileName());
        QVERIFY(stored.open(QIODevice::ReadWrite));
        QVERIFY(stored.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000 + i), QFileDevice::FileModificationTime));
    }
    CacheReader used(CacheFile(u"test"_s, 1, u"0"_s));
    QCOMPARE(used.list<quint8>().size(), 1000u);
    QVERIFY(used.isSound());
    CacheFile::evict(2500);
    QCOMPARE(kept().size(), 2);
    QVERIFY(QFile::exists(names[0]));
    QVERIFY(QFile::exists(names[3]));
}

void TestFileCache::keepsHeads()
{
    constexpr int Sessions = 80;
    const QString folder = m_folder->filePath(u"store"_s);
    for (int i = 0; i < Sessions; ++i)
        QVERIFY(writeFile(folder + u"/%1.jsonl"_s.arg(i), line(0, "prompt " + QByteArray::number(i))));
    const auto prompts = [&] {
        TranscriptFolder sessions(folder, mantis::Layout::instance());
        QStringList found;
        if (!sessions.scan({}))
            return found;
        for (const TranscriptFile& file : sessions.files())
            found << sessions.summary(file).firstPrompt;
        found.sort();
        return found;
    };
    const QStringList first = prompts();
    QCOMPARE(first.size(), Sessions);
    QVERIFY(first.contains(u"prompt 7"_s));
    QCOMPARE(kept().size(), 1);
    QCOMPARE(prompts(), first);
    QVERIFY(writeFile(folder + u"/7.jsonl"_s, line(0, "another prompt")));
    QVERIFY(prompts().contains(u"another prompt"_s));
    QVERIFY(!prompts().contains(u"prompt 7"_s));
    QVERIFY(writeFile(CacheFile::folder() + u'/' + kept().value(0), "damaged"));
    QCOMPARE(prompts().size(), Sessions);
}

void TestFileCache::writesNothingBesideTheStore()
{
    QVERIFY(writeFile(m_path, lines(20)));
    QCOMPARE(see(m_path).lines, 20u);
    QCOMPARE(QDir(m_folder->filePath(u"store"_s)).entryList(QDir::Files | QDir::Hidden), QStringList {u"s.jsonl"_s});
}

TEST_CLASS(TestFileCache)
#include "tst_filecache.moc"
