// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/window/sessiontabs.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// Tabs that close when they are asked to.
struct Scene
{
    SessionTabs tabs;

    explicit Scene(int count)
    {
        for (int i = 0; i < count; ++i) {
            tabs.addTab(new QLabel(&tabs), u"A session with quite a long title, number %1"_s.arg(i));
            tabs.setSession(i, u"id-%1"_s.arg(i));
        }
        QObject::connect(&tabs, &QTabWidget::tabCloseRequested, &tabs, [this](int index) { tabs.removeTab(index); });
        tabs.resize(900, 300);
        tabs.show();
    }
    QStringList ids() const
    {
        QStringList ids;
        for (int i = 0; i < tabs.count(); ++i)
            ids += tabs.tabBar()->tabData(i).toString();
        return ids;
    }
    QAction* action(QMenu& menu, int index, const QString& name)
    {
        tabs.fillMenu(menu, index);
        return menu.findChild<QAction*>(name);
    }
    void choose(int index, const QString& name)
    {
        QMenu menu;
        action(menu, index, name)->trigger();
    }
};

} // namespace

class TestSessionTabs : public QObject
{
    Q_OBJECT

private slots:
    void staysReadable()
    {
        Scene scene(12);
        QTRY_VERIFY(scene.tabs.isVisible());
        for (int i = 0; i < 12; ++i)
            QVERIFY(scene.tabs.tabBar()->tabRect(i).width() > 15 * scene.tabs.fontMetrics().averageCharWidth());
    }

    void closesByTheMiddleButton()
    {
        Scene scene(3);
        QTRY_VERIFY(scene.tabs.isVisible());
        QTest::mouseClick(scene.tabs.tabBar(), Qt::MiddleButton, {}, scene.tabs.tabBar()->tabRect(1).center());
        QCOMPARE(scene.ids(), QStringList({u"id-0"_s, u"id-2"_s}));
    }

    void onePreviewIsInItalics()
    {
        Scene scene(3);
        QTRY_VERIFY(scene.tabs.isVisible());
        scene.tabs.setCurrentIndex(0);
        const QRect place = scene.tabs.tabBar()->tabRect(1);
        const QImage before = scene.tabs.tabBar()->grab(place).toImage();
        const QSize size = place.size();
        scene.tabs.setPreview(scene.tabs.widget(1));
        QVERIFY(scene.tabs.tabBar()->grab(place).toImage() != before);
        QCOMPARE(scene.tabs.tabBar()->tabRect(1).size(), size);
        QCOMPARE(scene.tabs.tabText(1), u"A session with quite a long title, number 1"_s);
        QMenu of0;
        QVERIFY(!scene.action(of0, 0, u"keep"_s));
        QSignalSpy kept(&scene.tabs, &SessionTabs::keepRequested);
        scene.choose(1, u"keep"_s);
        QCOMPARE(kept.size(), 1);
        QTest::mouseDClick(scene.tabs.tabBar(), Qt::LeftButton, {}, scene.tabs.tabBar()->tabRect(2).center());
        QCOMPARE(kept.size(), 1);
        QTest::mouseDClick(scene.tabs.tabBar(), Qt::LeftButton, {}, scene.tabs.tabBar()->tabRect(1).center());
        QCOMPARE(kept.size(), 2);
        scene.tabs.setPreview(nullptr);
        QVERIFY(scene.tabs.tabBar()->grab(place).toImage() != QImage());
        delete scene.tabs.widget(1);
        QVERIFY(!scene.tabs.preview());
    }

    void menuRevealsTheSession()
    {
        Scene scene(2);
        QSignalSpy revealed(&scene.tabs, &SessionTabs::revealRequested);
        scene.choose(1, u"reveal"_s);
        QCOMPARE(revealed.size(), 1);
        QCOMPARE(revealed.first().first().toInt(), 1);
    }

    void menuClosesTabs()
    {
        Scene scene(5);
        scene.choose(2, u"closeBehind"_s);
        QCOMPARE(scene.ids(), QStringList({u"id-0"_s, u"id-1"_s, u"id-2"_s}));
        scene.choose(1, u"closeOthers"_s);
        QCOMPARE(scene.ids(), QStringList {u"id-1"_s});
        QMenu menu;
        QVERIFY(!scene.action(menu, 0, u"closeOthers"_s)->isEnabled());
        QVERIFY(!menu.findChild<QAction*>(u"closeBehind"_s)->isEnabled());
        scene.choose(0, u"close"_s);
        QCOMPARE(scene.tabs.count(), 0);
    }

    void menuCopiesTheId()
    {
        Scene scene(2);
        scene.choose(1, u"copyId"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"id-1"_s);
        scene.tabs.setSession(0, {});
        QMenu menu;
        QVERIFY(!scene.action(menu, 0, u"copyId"_s)->isEnabled());
    }
};

GUI_TEST_CLASS(TestSessionTabs)
#include "tst_sessiontabs.moc"
