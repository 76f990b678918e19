// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QTemporaryDir>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

/// “stemma explore”: what files hold.
class TestExploring final : public QObject
{
    Q_OBJECT

private slots:
    void forPeople();
    void forScripts();
    void damaged();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString file(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

void TestExploring::forPeople()
{
    const QString path = file(u"t.csv"_s, "id,name\n1,Ann\n2,Bob\n");
    const Outcome outcome = run({u"explore"_s, path});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(QString::fromUtf8(outcome.out),
        path
            + u"\nCSV table: 2 rows, 2 columns (20 bytes)\n\nColumns\n"
              "       1  id: whole number, 1 – 2, 2 distinct values\n"
              "       1  name: text, 2 distinct values\n"_s);
    QCOMPARE(outcome.errors, QByteArray());
}

void TestExploring::forScripts()
{
    const QString table = file(u"t.tsv"_s, "a\tb\nx\ty\n");
    const QString text = file(u"t.md"_s, "# Title\n\n## Part\n");
    const Outcome outcome = run({u"explore"_s, table, text, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    RECORDS(all, outcome);
    QCOMPARE(all.size(), 3);
    QCOMPARE(all.at(0)["type"_L1], u"exploration"_s);
    QCOMPARE(all.at(0)["path"_L1], table);
    QCOMPARE(all.at(0)["kind"_L1], u"tsv"_s);
    QCOMPARE(all.at(0)["counts"_L1]["rows"_L1], 1);
    QCOMPARE(all.at(0)["bytes"_L1], 8);
    QCOMPARE(all.at(0)["characters"_L1], 8);
    QCOMPARE(all.at(0)["content_id"_L1],
        QString::fromLatin1(QCryptographicHash::hash("a\tb\nx\ty\n", QCryptographicHash::Sha256).toHex()));
    const QJsonObject headings = all.at(1)["sections"_L1].toArray().at(0).toObject();
    QCOMPARE(headings["name"_L1], u"headings"_s);
    QCOMPARE(headings["lines"_L1].toArray().at(1).toObject(),
        (QJsonObject {{u"text"_s, u"Part"_s}, {u"line"_s, 3}, {u"level"_s, 1}}));
    QCOMPARE(all.at(2)["count"_L1], 2);
    const Outcome asText = run({u"explore"_s, table, u"--kind"_s, u"text"_s, u"--json"_s});
    RECORDS(read, asText);
    QCOMPARE(read.at(0)["kind"_L1], u"text"_s);
}

/// What cannot be read of a file is said, and the code tells it.
void TestExploring::damaged()
{
    const Outcome outcome = run({u"explore"_s, file(u"t.jsonl"_s, "{\"a\": 1}\n{\"a\"\n"), u"--json"_s});
    QCOMPARE(outcome.exitCode, 1);
    RECORDS(all, outcome);
    QCOMPARE(all.at(0)["counts"_L1]["bad_lines"_L1], 1);
    QCOMPARE(all.at(0)["notes"_L1].toArray(), (QJsonArray {u"The first line that cannot be read is line 2."_s}));
}

void TestExploring::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("no file") << QStringList {} << 2 << QByteArray();
    QTest::newRow("no such file") << QStringList {u"/nowhere/x.csv"_s} << 3 << QByteArray("There is no file /nowhere");
    QTest::newRow("a folder") << QStringList {u"/"_s} << 3 << QByteArray("/ is a folder.");
    QTest::newRow("no such kind") << QStringList {u"/dev/null"_s, u"--kind"_s, u"novel"_s} << 2 << QByteArray();
}

void TestExploring::refusals()
{
    QFETCH(const QStringList, arguments);
    const Outcome outcome = run(QStringList {u"explore"_s} + arguments);
    QVERIFY2(outcome.ended(), outcome.story().constData());
    QTEST(outcome.exitCode, "code");
    QFETCH(const QByteArray, said);
    QVERIFY2(outcome.errors.startsWith(QByteArray("stemma: " + said)), outcome.errors.constData());
    QVERIFY(outcome.out.isEmpty());
}

TEST_CLASS(TestExploring)
#include "tst_exploring.moc"
