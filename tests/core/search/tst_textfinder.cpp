// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/textfinder.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

QList<qint64> startsIn(const QByteArray& text, const TextPattern& pattern)
{
    QList<qint64> starts;
    const Result<TextMatcher> matcher = TextMatcher::make(pattern);
    for (const TextHit& hit : matcher ? findInText(text, *matcher, {}).hits : std::vector<TextHit>())
        starts += hit.start;
    return starts;
}

} // namespace

class TestTextFinder : public QObject
{
    Q_OBJECT
private slots:
    void finds_data();
    void finds();
    void findsBehindAMark();
    void findsOnCuts();
    void cancels();
};

void TestTextFinder::finds_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("exact");
    QTest::addColumn<bool>("isRegex");
    QTest::addColumn<QList<qint64>>("starts");
    QTest::newRow("any case") << u"ÄPFEL"_s << false << false << QList<qint64> {0, 7};
    QTest::newRow("exact") << u"äpfel"_s << true << false << QList<qint64> {7};
    QTest::newRow("none") << u"birne"_s << false << false << QList<qint64>();
    QTest::newRow("not within another") << u"aa"_s << true << false << QList<qint64> {14, 16};
    QTest::newRow("over lines") << u"L\nä"_s << false << false << QList<qint64> {5};
    QTest::newRow("expression over lines") << u"l\\s+\\w"_s << false << true << QList<qint64> {5, 12};
}

void TestTextFinder::finds()
{
    QFETCH(QString, word);
    QFETCH(bool, exact);
    QFETCH(bool, isRegex);
    QFETCH(QList<qint64>, starts);
    QCOMPARE(startsIn("Äpfel\näpfel\naaaaa", {.text = word, .caseSensitive = exact, .isRegex = isRegex}), starts);
}

void TestTextFinder::findsBehindAMark()
{
    QCOMPARE(startsIn("\xef\xbb\xbfneedle needle", {.text = u"needle"_s}), (QList<qint64> {3, 10}));
}

void TestTextFinder::findsOnCuts()
{
    // A line of three pieces, with the word on each cut and a character of several bytes before it.
    QByteArray text = QByteArray("é").repeated(1'600'000);
    const QList<qint64> starts {1'048'572, 2'097'148, 3'000'000};
    for (const qint64 at : starts)
        text.replace(at, 8, "needle!!");
    QCOMPARE(startsIn(text, {.text = u"needle!!"_s}), starts);
}

void TestTextFinder::cancels()
{
    const JobControl job;
    job.cancel();
    QVERIFY(findInText("aaa", *TextMatcher::make({.text = u"a"_s}), job).hits.empty());
}

TEST_CLASS(TestTextFinder)
#include "tst_textfinder.moc"
