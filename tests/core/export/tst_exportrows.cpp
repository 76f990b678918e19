// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exportwish.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Which messages of a session an export takes.
class TestExportRows final : public QObject
{
    Q_OBJECT
private slots:
    void takes_data();
    void takes();
    void leavesOtherBranches();

private:
    static Outline outline()
    {
        Outline rows(6);
        for (size_t row = 0; row < rows.size(); ++row)
            rows[row].key = qint64(row) * 10; // keys are no rows
        return rows;
    }
};

void TestExportRows::takes_data()
{
    using Run = std::optional<std::pair<qint64, qint64>>;
    QTest::addColumn<std::optional<ExportKeys>>("keys");
    QTest::addColumn<QList<qint64>>("rows");
    const auto add = [](const char* name, const std::optional<ExportKeys>& keys, const QList<qint64>& rows) {
        QTest::newRow(name) << keys << rows;
    };
    add("all", {}, {0, 1, 2, 3, 4, 5});
    add("none", ExportKeys(), {});
    add("single ones", ExportKeys {.single = {0, 30}, .run = {}, .count = 2}, {0, 3});
    add("a run", ExportKeys {.single = {}, .run = Run({10, 30}), .count = 3}, {1, 2, 3});
    add("a run from its end", ExportKeys {.single = {}, .run = Run({30, 10}), .count = 3}, {1, 2, 3});
    add("both", ExportKeys {.single = {0}, .run = Run({40, 50}), .count = 3}, {0, 4, 5});
    add("of one", ExportKeys {.single = {}, .run = Run({20, 20}), .count = 1}, {2});
    add("an end is gone", ExportKeys {.single = {}, .run = Run({20, 77}), .count = 9}, {2});
    add("gone", ExportKeys {.single = {7}, .run = Run({77, 78}), .count = 9}, {});
}

void TestExportRows::takes()
{
    QFETCH(const std::optional<ExportKeys>, keys);
    QFETCH(const QList<qint64>, rows);
    ExportWish wish;
    wish.keys = keys;
    const Outline all = outline();
    const ExportRows taken(wish, all);
    QList<qint64> found;
    for (qint64 row = 0; row < qint64(all.size()); ++row) {
        if (taken.takes(Message(), row))
            found << row;
    }
    QCOMPARE(found, rows);
}

void TestExportRows::leavesOtherBranches()
{
    ExportWish wish;
    const Outline all = outline();
    Message discarded;
    discarded.states = MessageState::Discarded;
    QVERIFY(ExportRows(wish, all).takes(discarded, 0));
    wish.otherBranches = false;
    QVERIFY(!ExportRows(wish, all).takes(discarded, 0));
    QVERIFY(ExportRows(wish, all).takes(Message(), 0));
}

TEST_CLASS(TestExportRows)
#include "tst_exportrows.moc"
