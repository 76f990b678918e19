// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/lossreview.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/workclock.h"

#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype Length = 100'000; ///< UTF-16 units
constexpr qint64 MostMs = 20'000; ///< of work, for a text; what takes the square of its length takes far longer

QString repeated(const QString& text)
{
    return text.repeated(Length / text.size() + 1);
}

QList<ReviewedText> asMessage(const QString& text, qint64 index, FactSource source)
{
    return {{.message = index,
        .part = 0,
        .role = source == FactSource::Text ? Role::User : Role::Assistant,
        .source = source,
        .text = text}};
}

} // namespace

/// Texts that nobody would write by hand: the review ends, and its places stand within what was reviewed.
class TestLossHostile final : public QObject
{
    Q_OBJECT
private slots:
    void ends_data();
    void ends();
    void givesUpWhenCancelled();
};

void TestLossHostile::ends_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("one letter") << repeated(u"a"_s);
    QTest::newRow("slashes") << repeated(u"/"_s);
    QTest::newRow("dots") << repeated(u"."_s);
    QTest::newRow("a deep path") << repeated(u"a/b/"_s);
    QTest::newRow("a path of dots") << repeated(u"../"_s);
    QTest::newRow("backslashes") << repeated(u"C:\\a\\"_s);
    QTest::newRow("open brackets") << repeated(u"(["_s);
    QTest::newRow("backticks") << repeated(u"`"_s);
    QTest::newRow("odd backticks") << repeated(u"`a``b"_s);
    QTest::newRow("quotes") << repeated(u"\""_s);
    QTest::newRow("open quotes") << repeated(u"“a ‘b "_s);
    QTest::newRow("digits") << repeated(u"9"_s);
    QTest::newRow("versions without end") << repeated(u"1."_s);
    QTest::newRow("numbers with signs") << repeated(u"-1e+"_s);
    QTest::newRow("groups of thousands") << repeated(u"1,234 "_s);
    QTest::newRow("addresses in addresses") << repeated(u"http://"_s);
    QTest::newRow("addresses of queries") << repeated(u"https://a.b/?a=b&"_s);
    QTest::newRow("an identifier") << repeated(u"aB_"_s);
    QTest::newRow("colons") << repeated(u"std::"_s);
    QTest::newRow("options") << repeated(u"--a -b "_s);
    QTest::newRow("commands") << repeated(u"$ git commit && "_s);
    QTest::newRow("never") << repeated(u"never "_s);
    QTest::newRow("never, in sentences") << repeated(u"Never do. "_s);
    QTest::newRow("a sentence of rules") << repeated(u"must not, never keep unchanged "_s);
    QTest::newRow("the same in German") << repeated(u"darf nicht, niemals, muss bleiben "_s);
    QTest::newRow("errors") << repeated(u"Error: "_s);
    QTest::newRow("errors in lines") << repeated(u"error: x\n"_s);
    QTest::newRow("lines") << repeated(u"\n"_s);
    QTest::newRow("lines of Windows") << repeated(u"\r\n"_s);
    QTest::newRow("blanks") << repeated(u" "_s);
    QTest::newRow("blanks of other kinds") << repeated(u"\u00a0\u2003\u3000"_s);
    QTest::newRow("zeros") << QString(Length, QChar(0));
    QTest::newRow("halves of surrogates") << QString(Length, QChar(0xd800));
    QTest::newRow("turned surrogates") << repeated(QString(QChar(0xdc00)) + QChar(0xd800));
    QTest::newRow("marks on a letter") << u"e"_s + QString(Length, QChar(0x301));
    QTest::newRow("joined pictures") << repeated(u"\U0001F469\u200d"_s);
    QTest::newRow("writing directions") << repeated(u"\u202e\u2066a"_s);
    QTest::newRow("list items") << repeated(u"- a\n"_s);
    QTest::newRow("headings") << repeated(u"#"_s);
    QTest::newRow("JSON without end") << repeated(u"{\"a\":["_s);
    QString many;
    for (int i = 0; many.size() < Length; ++i)
        many += u"src/file_%1.cpp fn%1() %1 ms v%1.2 "_s.arg(i);
    QTest::newRow("many different ones") << many;
    QString rules;
    for (int i = 0; rules.size() < Length; ++i)
        rules += u"Never change part%1 of the plan. "_s.arg(i);
    QTest::newRow("many rules") << rules;
}

void TestLossHostile::ends()
{
    QFETCH(const QString, text);
    for (const FactSource source : {FactSource::Text, FactSource::ToolOutput}) {
        const WorkClock clock;
        const QList<ReviewedText> covered = asMessage(text, 0, source);
        const QString half = text.left(text.size() / 2) + u" and no more"_s;
        const auto review = reviewLoss(covered, half, asMessage(text, 1, source));
        QVERIFY(review);
        QCOMPARE(review->total.all(), review->findings.size());
        for (const LossFinding& finding : review->findings) {
            QVERIFY(!finding.text.isEmpty() && !finding.places.isEmpty());
            QVERIFY(finding.places.size() <= LossFinding::MostPlaces);
            for (const FactPlace& place : finding.places) {
                QCOMPARE(place.message, 0);
                QVERIFY(place.offset >= 0 && place.length > 0 && place.offset + place.length <= text.size());
            }
            if (finding.summaryOffset >= 0)
                QVERIFY(finding.summaryOffset + finding.summaryLength <= half.size());
        }
        for (const LossCoverage& kind : review->byKind)
            QVERIFY(kind.all() <= LossReviewer::MostFindings);
        // A summary that leaves nothing out loses nothing, whatever it is.
        const auto whole = reviewLoss(covered, text, {});
        QVERIFY(whole);
        QCOMPARE(whole->total.lost, 0);
        QVERIFY2(clock.elapsed() < MostMs, qPrintable(QString::number(clock.elapsed())));
    }
}

void TestLossHostile::givesUpWhenCancelled()
{
    const JobControl job;
    job.cancel();
    const auto review
        = reviewLoss(asMessage(repeated(u"Never touch src/a.cpp. "_s), 0, FactSource::Text), u"a"_s, {}, {}, job);
    QVERIFY(!review);
    QCOMPARE(review.error().code, Errc::Cancelled);
}

TEST_CLASS(TestLossHostile)
#include "tst_losshostile.moc"
