// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/banner.h"
#include "ui/common/style.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// A message with what can be done about it.
class BannerTest : public QObject
{
    Q_OBJECT

    [[nodiscard]] static QStringList textsOf(const Banner& banner)
    {
        QStringList texts;
        for (const QPushButton* button : banner.buttons())
            texts += button->text();
        return texts;
    }

private slots:
    void initTestCase() { Style::install(*qApp); }

    void atMostThreeButtons_data()
    {
        QTest::addColumn<QStringList>("given");
        QTest::addColumn<QStringList>("shown");
        QTest::addColumn<QStringList>("menu");
        QTest::newRow("none") << QStringList() << QStringList() << QStringList();
        QTest::newRow("three") << QStringList {u"A"_s, u"B"_s, u"Close"_s} << QStringList {u"A"_s, u"B"_s, u"Close"_s}
                               << QStringList();
        QTest::newRow("four") << QStringList {u"A"_s, u"B"_s, u"C"_s, u"Close"_s}
                              << QStringList {u"A"_s, u"More"_s, u"Close"_s} << QStringList {u"B"_s, u"C"_s};
        QTest::newRow("six") << QStringList {u"A"_s, u"B & b"_s, u"C"_s, u"D"_s, u"E"_s, u"Close"_s}
                             << QStringList {u"A"_s, u"More"_s, u"Close"_s}
                             << QStringList {u"B && b"_s, u"C"_s, u"D"_s, u"E"_s};
    }

    void atMostThreeButtons()
    {
        QFETCH(const QStringList, given);
        QFETCH(const QStringList, menu);
        Banner banner;
        banner.tell(Banner::Kind::Note, u"Done."_s);
        banner.setButtons(given);
        QTEST(textsOf(banner), "shown");
        QCOMPARE(banner.moreButton() != nullptr, !menu.isEmpty());
        QStringList inMenu;
        if (banner.moreButton()) {
            for (const QAction* entry : banner.moreButton()->menu()->actions())
                inMenu += entry->text();
        }
        QCOMPARE(inMenu, menu);

        // Each says its own number.
        QSignalSpy pressed(&banner, &Banner::pressed);
        for (QPushButton* button : banner.buttons()) {
            if (button != banner.moreButton())
                button->click();
        }
        if (banner.moreButton()) {
            for (QAction* entry : banner.moreButton()->menu()->actions())
                entry->trigger();
        }
        QList<int> numbers;
        for (const QVariantList& one : pressed)
            numbers += one.first().toInt();
        std::ranges::sort(numbers);
        QList<int> all;
        for (int number = 0; number < given.size(); ++number)
            all += number;
        QCOMPARE(numbers, all);
    }

    void theMenuByKeys()
    {
        Banner banner;
        banner.tell(Banner::Kind::Note, u"Done."_s);
        banner.setButtons({u"A"_s, u"B"_s, u"C"_s, u"Close"_s});
        banner.show();
        banner.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&banner));
        banner.buttons().first()->setFocus();
        QTest::keyClick(&banner, Qt::Key_Tab);
        QVERIFY(banner.moreButton()->hasFocus());
        QSignalSpy pressed(&banner, &Banner::pressed);
        QTest::keyClick(banner.moreButton(), Qt::Key_Space);
        QMenu* menu = banner.moreButton()->menu();
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
        QCOMPARE(pressed.first().first().toInt(), 2);
    }

    /// What a press does may be to tell the next thing in the same banner.
    void toldAnewByItsOwnButtons()
    {
        Banner banner;
        banner.setButtons({u"A"_s, u"B"_s, u"C"_s, u"Close"_s});
        connect(&banner, &Banner::pressed, &banner, [&] { banner.setButtons({u"Retry"_s}); });
        banner.moreButton()->menu()->actions().first()->trigger();
        QCOMPARE(textsOf(banner), QStringList {u"Retry"_s});
        banner.buttons().first()->click();
        QCOMPARE(textsOf(banner), QStringList {u"Retry"_s});
    }
};

GUI_TEST_CLASS(BannerTest)
#include "tst_banner.moc"
