// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"
#include "ui/timeline/rowheights.h"

#include <QRandomGenerator>
#include <QTest>

#include <numeric>

using namespace stemma;

class TestRowHeights : public QObject
{
    Q_OBJECT

private:
    static void compare(const RowHeights& heights, const std::vector<int>& naive)
    {
        QCOMPARE(heights.count(), int(naive.size()));
        qint64 y = 0;
        for (size_t row = 0; row < naive.size(); ++row) {
            QCOMPARE(heights.top(int(row)), y);
            QCOMPARE(heights.height(int(row)), naive[row]);
            if (naive[row] > 0) {
                QCOMPARE(heights.rowAt(y), int(row));
                QCOMPARE(heights.rowAt(y + naive[row] - 1), int(row));
            }
            y += naive[row];
        }
        QCOMPARE(heights.total(), y);
    }

private slots:
    void empty()
    {
        const RowHeights heights;
        QCOMPARE(heights.total(), 0);
        QCOMPARE(heights.rowAt(0), -1);
    }

    void likeAPlainVector_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void likeAPlainVector()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        const auto some = [&](int most) {
            std::vector<int> heights(size_t(random.bounded(most)));
            // Every fourth row is hidden by a filter.
            for (int& height : heights)
                height = random.bounded(4) == 0 ? 0 : random.bounded(1, 500);
            return heights;
        };
        std::vector<int> naive = some(200);
        RowHeights heights;
        heights.assign(naive);
        for (int step = 0; step < 40; ++step) {
            const int size = int(naive.size());
            switch (random.bounded(5)) {
            case 0: {
                const std::vector<int> more = some(30);
                heights.append(more);
                naive.insert(naive.end(), more.begin(), more.end());
                break;
            }
            case 1: {
                const int row = random.bounded(size + 1);
                const std::vector<int> more = some(10);
                heights.insert(row, more);
                naive.insert(naive.begin() + row, more.begin(), more.end());
                break;
            }
            case 2: {
                const int row = random.bounded(size + 1);
                const int count = std::min(random.bounded(5), size - row);
                heights.remove(row, count);
                naive.erase(naive.begin() + row, naive.begin() + row + count);
                break;
            }
            default:
                if (size > 0) {
                    const int row = random.bounded(size);
                    naive[size_t(row)] = random.bounded(900);
                    heights.setHeight(row, naive[size_t(row)], true);
                }
            }
            compare(heights, naive);
        }
    }

    void outOfRangeIsClamped()
    {
        RowHeights heights;
        heights.assign({0, 10, 0, 20, 0});
        QCOMPARE(heights.rowAt(-5), 1);
        QCOMPARE(heights.rowAt(1'000), 3);
        heights.assign({0, 0});
        QVERIFY(heights.rowAt(0) >= 0);
    }

    void guessesLeaveMeasuredRowsAlone()
    {
        RowHeights heights;
        heights.assign({10, 10, 10});
        heights.setHeight(1, 77, true);
        heights.guessAll(0, 2, [](int row) { return 100 + row; });
        compare(heights, {100, 77, 102});
        heights.scale(2);
        compare(heights, {200, 154, 204});
        QVERIFY(!heights.isMeasured(1));
    }

    void beyondThirtyTwoBits()
    {
        RowHeights heights;
        heights.assign(std::vector<int>(1'000'000, 5'000));
        QCOMPARE(heights.total(), 5'000'000'000);
        QCOMPARE(heights.rowAt(4'999'999'999), 999'999);
        QCOMPARE(heights.top(500'000), 2'500'000'000);
        QVERIFY2(heights.bytes() <= 13 * 1'000'000, qPrintable(QString::number(heights.bytes())));
    }
};

TEST_CLASS(TestRowHeights)
#include "tst_rowheights.moc"
