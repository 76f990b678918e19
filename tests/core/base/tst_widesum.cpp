// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/widesum.h"
#include "tests/testkit/testclass.h"

#include <QTest>

#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Largest = std::numeric_limits<qint64>::max();
constexpr qint64 Least = std::numeric_limits<qint64>::min();

WideSum sumOf(const QList<qint64>& numbers)
{
    WideSum sum;
    for (const qint64 number : numbers)
        sum.add(number);
    return sum;
}

} // namespace

class TestWideSum final : public QObject
{
    Q_OBJECT
private slots:
    void text_data();
    void text();
    void anyOrder();
};

void TestWideSum::text_data()
{
    QTest::addColumn<QList<qint64>>("numbers");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fits");
    const auto add = [](const char* text, const QList<qint64>& numbers, bool fits = true) {
        QTest::newRow(text) << numbers << QString::fromLatin1(text) << fits;
    };
    add("0", {});
    add("7", {3, 4});
    add("-7", {-3, -4});
    add("-1", {1, -2});
    add("1000000000000000000", {999'999'999'999'999'999, 1});
    add("-1000000000000000000", {-999'999'999'999'999'999, -1});
    add("9223372036854775807", {Largest});
    add("-9223372036854775808", {Least});
    add("5", {Largest, Largest, -Largest, -Largest, 5});
    add("9223372036854775808", {Largest, 1}, false);
    add("-9223372036854775809", {Least, -1}, false);
    add("18446744073709551614", {Largest, Largest}, false);
    add("-18446744073709551616", {Least, Least}, false);
    add("27670116110564327421", {Largest, Largest, Largest}, false);
    add("20000000000000000003", {9'000'000'000'000'000'000, 9'000'000'000'000'000'000, 2'000'000'000'000'000'003},
        false);
    add("-20000000000000000000", {-9'000'000'000'000'000'000, -9'000'000'000'000'000'000, -2'000'000'000'000'000'000},
        false);
}

void TestWideSum::text()
{
    QFETCH(const QList<qint64>, numbers);
    QFETCH(const QString, text);
    QFETCH(const bool, fits);
    const WideSum sum = sumOf(numbers);
    QCOMPARE(sum.text(), text);
    QCOMPARE(sum.toInteger().has_value(), fits);
    if (fits)
        QCOMPARE(QString::number(*sum.toInteger()), text);
    WideSum twice = sum;
    twice.add(sum);
    WideSum again = sum;
    for (const qint64 number : numbers)
        again.add(number);
    QCOMPARE(twice, again);
}

void TestWideSum::anyOrder()
{
    const QList<qint64> numbers {Largest, Least, -1, 999'999'999'999'999'999, Largest, 17, Least, Least};
    QList<qint64> turned = numbers;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        QCOMPARE(sumOf(turned), sumOf(numbers));
        turned.append(turned.takeFirst());
    }
}

TEST_CLASS(TestWideSum)
#include "tst_widesum.moc"
