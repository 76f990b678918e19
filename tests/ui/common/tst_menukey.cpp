// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/menukey.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

using namespace stemma;

class TestMenuKey : public QObject
{
    Q_OBJECT
private slots:
    void opensTheMenuOfWhatHasTheFocus()
    {
        const MenuKey key(*qApp);
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* other = new QLineEdit(&window);
        auto* edit = new QLineEdit(&window);
        layout->addWidget(other);
        layout->addWidget(edit);
        other->setContextMenuPolicy(Qt::CustomContextMenu);
        edit->setContextMenuPolicy(Qt::CustomContextMenu);
        const QSignalSpy elsewhere(other, &QWidget::customContextMenuRequested);
        const QSignalSpy asked(edit, &QWidget::customContextMenuRequested);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        edit->setFocus();
        QTest::keyClick(window.windowHandle(), Qt::Key_F10, Qt::ShiftModifier);
        QCOMPARE(asked.count(), 1);
        QVERIFY(edit->rect().contains(asked.at(0).at(0).toPoint()));
        QTest::keyClick(window.windowHandle(), Qt::Key_F10);
        QTest::keyClick(window.windowHandle(), Qt::Key_F10, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(elsewhere.count(), 0);
    }
};

GUI_TEST_CLASS(TestMenuKey)
#include "tst_menukey.moc"
