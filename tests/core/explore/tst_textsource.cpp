// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/textsource.h"
#include "tests/core/explore/explored.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestTextSource final : public QObject
{
    Q_OBJECT

private slots:
    void contentId();
    void lines();
    void cancelled();
};

/// What Python's open(errors="replace").read() gives of the same bytes, hashed as UTF-8.
void TestTextSource::contentId()
{
    const auto found = explored(u"x.txt"_s, "a\r\nb\rc\n\xFF\xC3(\xE2\x82x\xED\xA0\x80\xF0\x9F\x92\xA9\xE2\x82");
    QVERIFY(found);
    QCOMPARE(found->contentId, ContentId(u"5a9719b5c7fee417bd2e6e43e290959c357fadc8846b4d4d8f4032402850b496"_s));
    QCOMPARE(found->characters, 16);
    QCOMPARE(found->notes.size(), 1);
    const auto empty = explored(u"x.txt"_s, {});
    QVERIFY(empty);
    QCOMPARE(empty->contentId, ContentId(u"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_s));
    QCOMPARE(empty->characters, 0);
}

/// Also those that a piece of the file ends in.
void TestTextSource::lines()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"x"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArrayList expected;
    for (int i = 0; i < 40'000; ++i)
        expected.append(QByteArray::number(i) + QByteArray(i % 97, 'x') + (i % 500 == 0 ? "\xC3\xA4" : ""));
    expected[20'000] = QByteArray(3'000'000, 'y');
    file.write(expected.join('\n'));
    file.close();
    FileReader reader(file.fileName());
    QVERIFY(reader.open());
    TextSource source(reader, false, JobControl());
    TextLines lines(source);
    for (const QByteArray& line : std::as_const(expected)) {
        const auto got = lines.next();
        QVERIFY(got);
        QVERIFY(*got == line);
    }
    QVERIFY(!lines.next());
    QCOMPARE(lines.number(), expected.size());
    QVERIFY(!source.failure());
    QCOMPARE(source.job().progress().done, file.size());
}

void TestTextSource::cancelled()
{
    const JobControl job;
    job.cancel();
    const auto found = explore(qEnvironmentVariable("STEMMA_SOURCE") + u"/README.md"_s, {}, job);
    QVERIFY(!found);
    QCOMPARE(found.error().code, Errc::Cancelled);
}

TEST_CLASS(TestTextSource)
#include "tst_textsource.moc"
