// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/screenfit.h"

#include <QPointer>
#include <QScreen>
#include <QTest>

using namespace stemma;

/// A window in its first size is not larger than the screen, its frame included.
class TestScreenFit : public QObject
{
    Q_OBJECT
private slots:
    void tooLarge()
    {
        QWidget window;
        const QRect room = window.screen()->availableGeometry();
        window.setGeometry(QRect(room.topLeft(), room.size() + QSize(20, -40)));
        const QPointer fit = new ScreenFit(window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(!fit);
        QVERIFY2(window.frameSize().width() <= room.width(), qPrintable(QString::number(window.frameSize().width())));
        QCOMPARE(window.height(), room.height() - 40);
        QVERIFY(room.contains(window.frameGeometry()));
    }

    void smallEnough()
    {
        QWidget window;
        const QRect room = window.screen()->availableGeometry();
        const QRect place(room.topLeft() + QPoint(30, 40), room.size() / 2);
        window.setGeometry(place);
        const QPointer fit = new ScreenFit(window);
        window.show();
        QTRY_VERIFY(!fit);
        QCOMPARE(window.geometry(), place);
    }
};

GUI_TEST_CLASS(TestScreenFit)
#include "tst_screenfit.moc"
