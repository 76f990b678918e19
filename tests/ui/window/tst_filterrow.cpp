// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/chip.h"
#include "ui/pages/filterrow.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestFilterRow : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsCutOff_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {500, 560, 720, 900, 1000, 1100, 1200, 1300})
            QTest::addRow("%d", width) << width;
    }
    void nothingIsCutOff()
    {
        QFETCH(int, width);
        FilterRow row;
        row.setPosition(123'455, 1'234'567);
        row.setHasEvents(true);
        row.resize(width, row.sizeHint().height());
        row.show();
        QTRY_VERIFY(row.isVisible());
        const auto children = row.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        for (const QWidget* child : children) {
            if (!child->isVisible() || child->windowType() == Qt::Popup)
                continue;
            const int wanted = child->sizeHint().width();
            QVERIFY2(QTest::qWaitFor([&] { return child->width() >= wanted; }, testclass::Patience),
                qPrintable(u"%1: %2 of %3"_s.arg(QString::fromLatin1(child->metaObject()->className()))
                        .arg(child->width())
                        .arg(wanted)));
            QVERIFY(row.rect().contains(child->geometry()));
        }
    }

    /// Nor in the frame before the layout follows.
    void aLongerPositionHasItsRoomAtOnce()
    {
        FilterRow row;
        row.setPosition(0, 240);
        row.resize(2000, row.sizeHint().height());
        row.show();
        QTRY_VERIFY(row.isVisible());
        QCoreApplication::processEvents();
        row.setPosition(62, 240);
        const auto labels = row.findChildren<QLabel*>();
        const auto position = std::ranges::find(labels, row.positionText(), &QLabel::text);
        QVERIFY(position != labels.end() && (*position)->isVisible());
        QVERIFY((*position)->width() >= (*position)->sizeHint().width());
    }

    /// The words of the chips are worth more than that of the jumps.
    void chipsKeepTheirWordsLonger()
    {
        FilterRow row;
        row.setPosition(0, 177);
        row.resize(2000, row.sizeHint().height());
        row.show();
        const auto* chip = row.findChild<ChipButton*>();
        QVERIFY(chip);
        const auto isWordShown = [&row] {
            const auto labels = row.findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [](const QLabel* label) { return label->isVisible() && label->text() == "Jump to"_L1; });
        };
        const int full = chip->fullWidth();
        QTRY_COMPARE(chip->width(), full);
        QVERIFY(isWordShown());
        while (isWordShown() && row.width() > 200) {
            row.resize(row.width() - 5, row.height());
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(chip->width(), full);
        row.resize(500, row.height());
        QTRY_VERIFY(chip->width() < full);
    }

    void altShowsOnlyOneKind()
    {
        FilterRow row;
        row.resize(1200, row.sizeHint().height());
        row.show();
        QTRY_VERIFY(row.isVisible());
        QSignalSpy changed(&row, &FilterRow::filtersChanged);
        const auto shown = [&] {
            QList<int> at;
            for (int i = 0; i < row.chips().size(); ++i)
                if (row.chips().at(i)->isChecked())
                    at << i;
            return at;
        };
        QTest::mouseClick(row.chips().at(3), Qt::LeftButton, Qt::AltModifier);
        QCOMPARE(shown(), QList<int> {3});
        QVERIFY(!changed.isEmpty());
        QTest::mouseClick(row.chips().at(1), Qt::LeftButton, Qt::AltModifier);
        QCOMPARE(shown(), QList<int> {1});
        QTest::mouseClick(row.chips().at(1), Qt::LeftButton, Qt::AltModifier); // alone already: all again
        QCOMPARE(shown().size(), row.chips().size());
        QTest::mouseClick(row.chips().at(2), Qt::LeftButton);
        QCOMPARE(shown().size(), row.chips().size() - 1);
        row.chips().at(2)->actions().constFirst()->trigger();
        QCOMPARE(shown(), QList<int> {2});
        row.chips().at(2)->actions().constLast()->trigger();
        QCOMPARE(shown().size(), row.chips().size());
    }

    void asksForTurns()
    {
        FilterRow row;
        QSignalSpy asked(&row, &FilterRow::onlyTurnsChanged);
        row.setOnlyTurns(true);
        QVERIFY(row.showsOnlyTurns());
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.at(0).at(0).toBool(), true);
        row.setOnlyTurns(true);
        QCOMPARE(asked.count(), 1);
    }
};

GUI_TEST_CLASS(TestFilterRow)
#include "tst_filterrow.moc"
