// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/bytefinder.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// The same by a comparison at each place.
qsizetype slowFind(const QByteArray& text, const QByteArray& needle, qsizetype from, Qt::CaseSensitivity sensitivity)
{
    const bool folds = sensitivity == Qt::CaseInsensitive;
    return folds ? text.toLower().indexOf(needle.toLower(), from) : text.indexOf(needle, from);
}

} // namespace

class TestByteFinder final : public QObject
{
    Q_OBJECT
private slots:
    void finds_data();
    void finds();
    void atEachPlace();
    void asASlowOne();
};

void TestByteFinder::finds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("needle");
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<qsizetype>("from");
    QTest::addColumn<qsizetype>("expected");
    const auto row
        = [](const char* name, const QByteArray& text, const QByteArray& needle, bool isExact, qsizetype from,
              qsizetype expected) { QTest::newRow(name) << text << needle << isExact << from << expected; };
    row("empty text", "", "a", true, 0, -1);
    row("empty needle", "abc", "", true, 2, 2);
    row("empty needle behind the end", "abc", "", true, 4, -1);
    row("longer than the text", "ab", "abc", true, 0, -1);
    row("whole text", "abc", "abc", true, 0, 0);
    row("from behind it", "abcabc", "abc", true, 1, 3);
    row("any case", "xxABcx", "abC", false, 0, 2);
    row("case counts", "xxABcx", "abc", true, 0, -1);
    row("no letters of ASCII", "\xc3\x84pfel", "\xc3\x84", false, 0, 0);
    row("folded to no letter", "a\x60z", "a@z", false, 0, -1); // '@' and '`' differ in the bit of the case
    row("brackets are no letters", "{x}", "[x]", false, 0, -1);
    row("zero bytes", QByteArray("a\0b\0", 4), QByteArray("\0b", 2), false, 0, 1);
    row("one byte", "abcQ", "q", false, 0, 3);
    row("one byte that repeats", "aaa", "aa", true, 1, 1);
}

void TestByteFinder::finds()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, needle);
    QFETCH(bool, isExact);
    QFETCH(qsizetype, from);
    QFETCH(qsizetype, expected);
    const ByteFinder finder(needle, isExact ? Qt::CaseSensitive : Qt::CaseInsensitive);
    QCOMPARE(finder.find(text, from), expected);
}

/// Also where blocks of bytes that are compared together meet, and at the end.
void TestByteFinder::atEachPlace()
{
    const ByteFinder finder("zeBra");
    for (const qsizetype size : {63, 64, 65, 128, 200}) {
        for (qsizetype place = 0; place + 5 <= size; ++place) {
            QByteArray text(size, 'e');
            text.replace(place, 5, "ZEBRA");
            QCOMPARE(finder.find(text), place);
            QCOMPARE(finder.find(text, place), place);
            QCOMPARE(finder.find(text, place + 1), -1);
            text[place + 4] = 'x';
            QVERIFY(!finder.isIn(text));
        }
    }
}

void TestByteFinder::asASlowOne()
{
    QRandomGenerator dice(7);
    const auto bytes = [&dice](int count) {
        QByteArray made;
        for (int i = 0; i < count; ++i)
            made += "aAbB@`\x81\xc1"[dice.bounded(8)];
        return made;
    };
    for (int round = 0; round < 4000; ++round) {
        const QByteArray text = bytes(dice.bounded(300));
        const QByteArray needle = bytes(1 + dice.bounded(4));
        const qsizetype from = dice.bounded(int(text.size()) + 1);
        for (const auto sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive})
            QCOMPARE(ByteFinder(needle, sensitivity).find(text, from), slowFind(text, needle, from, sensitivity));
    }
}

TEST_CLASS(TestByteFinder)

#include "tst_bytefinder.moc"
