// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/icons.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPalette>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const char* const freedesktop = "document-open document-open-folder document-open-recent go-previous go-next go-up "
                                "go-down edit-undo edit-redo edit-find edit-copy edit-delete edit-rename document-edit "
                                "view-filter view-refresh document-export tag view-split-left-right expand-all "
                                "collapse-all view-history document-properties folder-sync object-locked process-stop "
                                "dialog-ok-apply configure configure-shortcuts help-contents tab-close view-fullscreen";
const char* const own
    = "stemma user assistant thinking tool terminal read search edit patch file image compact dissolve "
      "prune checkpoint fork resume lineage context agent ephemeral unknown damaged seal redacted empty "
      "ok fail running warning error info";

int inked(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 100;
    }
    return count;
}

} // namespace

class TestIcons : public QObject
{
    Q_OBJECT
private slots:
    void drawn_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* const list : {freedesktop, own}) {
            const QStringList names = QString::fromLatin1(list).split(u' ');
            for (const QString& name : names)
                QTest::addRow("%s", qPrintable(name)) << name;
        }
    }

    void drawn()
    {
        QFETCH(const QString, name);
        const QIcon icon = icons::icon(name);
        QVERIFY(!icon.isNull());
        for (const int size : {16, 22}) {
            const QImage image = icon.pixmap(QSize(size, size), 1.0).toImage();
            QCOMPARE(image.size(), QSize(size, size));
            QVERIFY2(inked(image) >= size / 2, qPrintable(u"%1 pixels at %2"_s.arg(inked(image)).arg(size)));
            QVERIFY(inked(image) < size * size);
            QVERIFY(inked(icons::pixmap(name, size, Qt::red, 2.0).toImage()) >= size);
        }
    }

    void everyFileDraws()
    {
        const QStringList files = QDir(u":/icons"_s).entryList({u"*.svg"_s});
        QVERIFY(files.size() > 60);
        for (const QString& file : files)
            QVERIFY2(inked(icons::pixmap(file.chopped(4), 22, Qt::black, 1.0).toImage()) >= 8, qPrintable(file));
    }

    void unknownNameIsEmpty()
    {
        QVERIFY(icons::icon(u"no-such-icon"_s).isNull());
        QVERIFY(icons::pixmap(u"no-such-icon"_s, 16, Qt::black, 1).isNull());
    }

    void followsThePalette()
    {
        const QIcon icon = icons::icon(u"redacted"_s);
        QPalette palette = QApplication::palette();
        const QPalette before = palette;
        palette.setColor(QPalette::Active, QPalette::WindowText, Qt::red);
        palette.setColor(QPalette::Disabled, QPalette::WindowText, Qt::blue);
        QApplication::setPalette(palette);
        const QImage normal = icon.pixmap(QSize(22, 22), 1.0, QIcon::Normal).toImage();
        const QImage disabled = icon.pixmap(QSize(22, 22), 1.0, QIcon::Disabled).toImage();
        QApplication::setPalette(before);
        QCOMPARE(normal.pixelColor(11, 11), QColor(Qt::red));
        QCOMPARE(disabled.pixelColor(11, 11), QColor(Qt::blue));
    }

    void sharpOnFineScreens()
    {
        const QPixmap pixmap = icons::icon(u"fork"_s).pixmap(QSize(22, 22), 2.0);
        QCOMPARE(pixmap.size(), QSize(44, 44));
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    }
};

GUI_TEST_CLASS(TestIcons)
#include "tst_icons.moc"
