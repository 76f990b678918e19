// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/pages/filterrow.h"

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
            QVERIFY2(QTest::qWaitFor([&] { return child->width() >= wanted; }, 500),
                qPrintable(u"%1: %2 of %3"_s.arg(QString::fromLatin1(child->metaObject()->className()))
                        .arg(child->width())
                        .arg(wanted)));
            QVERIFY(row.rect().contains(child->geometry()));
        }
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
