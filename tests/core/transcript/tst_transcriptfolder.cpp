// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptfolder.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// Finds what it is told to.
class Layout final : public StoreLayout
{
public:
    [[nodiscard]] QString cacheName() const override { return u"test"_s; }
    [[nodiscard]] Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& /*unreadable*/, const JobControl& job) const override
    {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        std::vector<TranscriptFile> files;
        for (const QString& id : ids)
            files.push_back({.id = id, .path = path + u'/' + id});
        return files;
    }
    [[nodiscard]] QStringList baseIds(const QString& path) const override
    {
        return {path.section(u'/', -1), u"thread"_s};
    }

    QStringList ids;
};

QString idOf(const TranscriptFile* file)
{
    return file ? file->id : QString();
}

} // namespace

class TestTranscriptFolder final : public QObject
{
    Q_OBJECT
private slots:
    void aScanThatFailsChangesNothing();
    void basesAreThoseOfTheLastScan();
};

void TestTranscriptFolder::aScanThatFailsChangesNothing()
{
    Layout layout;
    layout.ids = {u"a"_s, u"b"_s};
    TranscriptFolder folder(u"/nowhere"_s, layout);
    QVERIFY(folder.scan({}).value_or(false));
    JobControl cancelled;
    cancelled.cancel();
    QVERIFY(!folder.scan(cancelled));
    QCOMPARE(folder.files().size(), 2);
    QCOMPARE(idOf(folder.find(u"b"_s)), u"b"_s);
    QVERIFY(!folder.scan({}).value_or(true)); // the same as before
}

/// Also where another list of files stands in the same memory.
void TestTranscriptFolder::basesAreThoseOfTheLastScan()
{
    Layout layout;
    layout.ids = {u"a"_s, u"b"_s};
    TranscriptFolder folder(u"/nowhere"_s, layout);
    QVERIFY(folder.scan({}));
    QCOMPARE(idOf(folder.baseNamed(u"b"_s)), u"b"_s);
    QCOMPARE(idOf(folder.baseNamed(u"thread"_s)), u"a"_s); // the first of those that share it
    QVERIFY(!folder.baseNamed(u"c"_s));
    for (const QString& id : {u"c"_s, u"d"_s, u"e"_s}) {
        layout.ids = {u"a"_s, id};
        QVERIFY(folder.scan({}).value_or(false));
        QVERIFY(!folder.baseNamed(u"b"_s));
        QCOMPARE(idOf(folder.baseNamed(id)), id);
    }
}

TEST_CLASS(TestTranscriptFolder)
#include "tst_transcriptfolder.moc"
