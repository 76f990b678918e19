// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptnews.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// The files of a folder, or one file.
class NewsLayout final : public StoreLayout
{
public:
    [[nodiscard]] QString cacheName() const override { return u"news-test"_s; }
    [[nodiscard]] Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& /*unreadable*/, const JobControl& /*job*/) const override
    {
        const bool isFolder = QFileInfo(path).isDir();
        const QStringList names = isFolder ? QDir(path).entryList(QDir::Files) : QStringList();
        std::vector<TranscriptFile> files;
        for (const QString& name : names)
            files.push_back({.id = name, .path = path + u'/' + name});
        if (!isFolder)
            files.push_back({.id = u"one"_s, .path = path});
        return files;
    }
};

/// What is new; a poll that fails tells of nothing.
StoreChange polled(TranscriptNews& news)
{
    return news.poll({}, {}).value_or(StoreChange::None);
}

void appendTo(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::Append) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

/// What polls of a store of transcripts tell.
class TestTranscriptNews final : public QObject
{
    Q_OBJECT

    NewsLayout m_layout;

private slots:
    void aFile()
    {
        QTemporaryDir place;
        const QString path = place.filePath(u"a.jsonl"_s);
        appendTo(path, "{}\n");
        TranscriptFolder folder(path, m_layout);
        TranscriptNews news(path, folder);
        QVERIFY(news.isSingle());
        QVERIFY(news.scan({}));
        QCOMPARE(polled(news), StoreChange::None);
        appendTo(path, "{}\n");
        QCOMPARE(polled(news), StoreChange::Changed);
        QCOMPARE(news.seenSize(), 6);
        QCOMPARE(polled(news), StoreChange::None);
        QVERIFY(QFile::rename(path, path + u".old"_s));
        QCOMPARE(polled(news), StoreChange::Vanished);
        appendTo(path, "{}\n{}\n{}\n");
        QCOMPARE(polled(news), StoreChange::Replaced);
    }

    void aFolder()
    {
        QTemporaryDir place;
        appendTo(place.filePath(u"a.jsonl"_s), "{}\n");
        TranscriptFolder folder(place.path(), m_layout);
        TranscriptNews news(place.path(), folder);
        QVERIFY(!news.isSingle());
        QCOMPARE(polled(news), StoreChange::None); // nobody has looked at it yet
        QVERIFY(news.scan({}));
        appendTo(place.filePath(u"a.jsonl"_s), "{}\n");
        QCOMPARE(polled(news), StoreChange::Changed);
        QVERIFY(place.remove());
        QCOMPARE(polled(news), StoreChange::Vanished);
    }

    /// A list that comes before the poll takes no news from it.
    void whatAListSawFirst()
    {
        QTemporaryDir place;
        appendTo(place.filePath(u"a.jsonl"_s), "{}\n");
        TranscriptFolder folder(place.path(), m_layout);
        TranscriptNews news(place.path(), folder);
        QVERIFY(news.scan({}));
        appendTo(place.filePath(u"b.jsonl"_s), "{}\n");
        QVERIFY(news.scan({})); // does not look again
        QCOMPARE(folder.files().size(), 1);
        news.rescan();
        QVERIFY(news.scan({}));
        QCOMPARE(folder.files().size(), 2);
        QCOMPARE(polled(news), StoreChange::Changed);
        QCOMPARE(polled(news), StoreChange::None);
    }
};

TEST_CLASS(TestTranscriptNews)
#include "tst_transcriptnews.moc"
