// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/timeline/columns.h"
#include "ui/timeline/rowlayout.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The columns beside messages have room for what stands in them, whatever the font.
class TestColumns final : public QObject
{
    Q_OBJECT
private slots:
    void fitTheirText_data()
    {
        QTest::addColumn<QFont>("font");
        QTest::addColumn<double>("zoom");
        for (const int percent : {80, 100, 125, 150, 200}) {
            for (const double zoom : {0.5, 1.0, 2.0, 4.0}) {
                for (const int stretch : {100, 150}) { // of letters wider than the line is high
                    QFont font = QApplication::font();
                    font.setPointSizeF(percent / 10.0);
                    font.setStretch(stretch);
                    QTest::addRow("%d %% zoom %.1f wide %d", percent, zoom, stretch) << font << zoom;
                }
            }
        }
    }
    void fitTheirText()
    {
        QFETCH(QFont, font);
        QFETCH(double, zoom);
        const TimelineStyle style(QApplication::palette(), font, zoom, Qt::LeftToRight);
        for (const int width : {200, 421, 640, 900, 1400, 3000}) {
            const Columns columns = Columns::of(width, style, 1'000'000);
            const auto fits = [&style](const Columns::Span& span, const QString& text) {
                return span.width == 0 || span.width >= Label(style, text).width;
            };
            QVERIFY(fits(columns.number, format::number(1'000'000)));
            QVERIFY(fits(columns.tokens, format::tokens(1'888'888, true)));
            QVERIFY(fits(columns.time, format::clockTime(timeFromMs(1'700'000'000'000))));
            QVERIFY(fits(columns.gap, format::gap(std::chrono::minutes(59))));
            QVERIFY(fits(columns.gap, format::gap(std::chrono::days(888))));
            // One after the other.
            const Columns::Span spans[] = {columns.number, columns.rail, columns.icon, columns.content};
            for (size_t i = 1; i < std::size(spans); ++i)
                QVERIFY(spans[i].x >= spans[i - 1].x + spans[i - 1].width);
            if (columns.tokens.width > 0) {
                QVERIFY2(
                    columns.content.x + columns.content.width <= columns.tokens.x, qPrintable(QString::number(width)));
                QVERIFY(columns.tokens.x + columns.tokens.width <= columns.time.x);
                QVERIFY(columns.time.x + columns.time.width <= columns.gap.x);
            }
        }
    }

    /// The numbers of folded messages, or the first alone where both have no room.
    void foldedNumbersFit()
    {
        const TimelineStyle style(QApplication::palette(), QApplication::font(), 1, Qt::LeftToRight);
        const Columns columns = Columns::of(900, style, 10'020);
        RowRequest request;
        request.foldedRows = 3;
        const auto numberAt = [&](int row) {
            request.row = row;
            return RowLayout(std::make_shared<Message>(), request, style, columns).number();
        };
        QCOMPARE(numberAt(0).string, format::range(1, 3));
        const Label late = numberAt(9'999);
        QCOMPARE(late.string, format::number(10'000));
        QVERIFY(late.width <= columns.number.width);
    }
};

GUI_TEST_CLASS(TestColumns)
#include "tst_columns.moc"
