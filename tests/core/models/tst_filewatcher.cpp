// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/filewatcher.h"
#include "core/models/openstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace Qt::StringLiterals;
using namespace stemma;

/// What is written to files is told without looking again and again.
class TestFileWatcher final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void tells_data();
    void tells();
    void tellsOfWhatIsWatchedNow();
    void followsAFileThatIsReplacedAgainAndAgain();
    void storesAreLookedAtWithoutPolling();

private:
    using Write = std::function<bool(const QString& folder)>;
    [[nodiscard]] static bool append(const QString& path, const QByteArray& bytes = "line\n");
    [[nodiscard]] static bool replace(const QString& path);
    [[nodiscard]] QString file() const { return m_folder->filePath(u"a.jsonl"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileWatcher::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(append(file()));
}

bool TestFileWatcher::append(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::Append) && file.write(bytes) == bytes.size();
}

bool TestFileWatcher::replace(const QString& path)
{
    const QString other = path + u".new"_s;
    std::error_code error;
    if (!append(other, "another\n"))
        return false;
    std::filesystem::rename(other.toStdString(), path.toStdString(), error);
    return !error;
}

void TestFileWatcher::tells_data()
{
    QTest::addColumn<QStringList>("places");
    QTest::addColumn<Write>("write");
    const QStringList plain {u"a.jsonl"_s};
    const QStringList folder {u"."_s};
    QTest::newRow("a file grows") << plain << Write([](const QString& in) { return append(in + u"/a.jsonl"_s); });
    QTest::newRow("a file is replaced") << plain
                                        << Write([](const QString& in) { return replace(in + u"/a.jsonl"_s); });
    QTest::newRow("a file is removed") << plain << Write([](const QString& in) {
        return append(in + u"/a.jsonl"_s) && QFile::remove(in + u"/a.jsonl"_s);
    });
    QTest::newRow("a file is made in a folder") << folder << Write([](const QString& in) {
        QFile::remove(in + u"/b.jsonl"_s);
        return append(in + u"/b.jsonl"_s);
    });
    QTest::newRow("the log of a database is made") << QStringList {u"a.jsonl"_s, u"a.jsonl-wal"_s,
        u"."_s} << Write([](const QString& in) { return append(in + u"/a.jsonl-wal"_s); });
}

void TestFileWatcher::tells()
{
    QFETCH(QStringList, places);
    QFETCH(Write, write);
    for (QString& place : places)
        place = QDir::cleanPath(m_folder->filePath(place));
    FileWatcher watcher;
    QSignalSpy touched(&watcher, &FileWatcher::touched);
    watcher.watch(places);
    if (places.first() == file()) { // its thread begins to watch; what is gone by then is not watched
        QTRY_VERIFY(!touched.isEmpty() || (append(file()) && touched.wait(200)));
        QTest::qWait(200);
        touched.clear();
    }
    QTRY_VERIFY(!touched.isEmpty() || (write(m_folder->path()) && touched.wait(200)));
}

void TestFileWatcher::tellsOfWhatIsWatchedNow()
{
    const QString other = m_folder->filePath(u"other.jsonl"_s);
    QVERIFY(append(other));
    FileWatcher watcher;
    QSignalSpy touched(&watcher, &FileWatcher::touched);
    watcher.watch({file()});
    watcher.watch({other});
    QTRY_VERIFY(!touched.isEmpty() || (append(other) && touched.wait(200)));
    // From here on the other one is watched, so that a write to the first would be told before one to it.
    touched.clear();
    QVERIFY(append(file()));
    watcher.watch({});
    QVERIFY(append(other));
    watcher.watch({file()});
    QTRY_VERIFY(!touched.isEmpty() || (append(file()) && touched.wait(200)));
}

void TestFileWatcher::followsAFileThatIsReplacedAgainAndAgain()
{
    FileWatcher watcher;
    QSignalSpy touched(&watcher, &FileWatcher::touched);
    watcher.watch({file()});
    for (int i = 0; i < 3; ++i) {
        touched.clear();
        QTRY_VERIFY(!touched.isEmpty() || (replace(file()) && touched.wait(200)));
    }
}

void TestFileWatcher::storesAreLookedAtWithoutPolling()
{
    auto owned = std::make_unique<FakeStore>();
    FakeStore* fake = owned.get();
    StoreInfo info;
    info.path = file();
    fake->setInfo(info);
    OpenStore store(std::move(owned));
    auto* poll = store.findChild<QTimer*>();
    QVERIFY(poll);
    poll->stop();
    const int before = fake->count(FakeStore::Call::Poll);
    const auto looked = [&] { return fake->count(FakeStore::Call::Poll) > before; };
    QSignalSpy changed(&store, &OpenStore::changed);
    fake->setChange(StoreChange::Changed);
    QTRY_VERIFY(looked() || (append(file()) && QTest::qWaitFor(looked, 200)));
    QTRY_COMPARE(changed.size(), 1);
}

TEST_CLASS(TestFileWatcher)

#include "tst_filewatcher.moc"
