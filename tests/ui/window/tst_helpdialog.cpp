// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/window/actions.h"
#include "ui/window/helpdialog.h"
#include "ui/window/helplegend.h"

#include <QMainWindow>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestHelpDialog : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void everySignIsDrawnAndExplained()
    {
        QSet<QByteArray> seen;
        for (const LegendGroup& group : timelineLegend(2)) {
            QVERIFY(!group.title.isEmpty());
            for (const LegendEntry& entry : group.entries) {
                QVERIFY2(!entry.name.isEmpty() && entry.meaning.endsWith(u'.'), qPrintable(entry.name));
                const QImage sign = entry.sign.toImage();
                QImage empty(sign.size(), sign.format());
                empty.setDevicePixelRatio(sign.devicePixelRatio());
                empty.fill(Qt::transparent);
                QVERIFY2(sign != empty, qPrintable(entry.name));
                QByteArray bytes(reinterpret_cast<const char*>(sign.constBits()), sign.sizeInBytes());
                QVERIFY2(!seen.contains(bytes), qPrintable(entry.name)); // two meanings of one sign
                seen.insert(bytes);
            }
        }
        QVERIFY(seen.size() > 15);
    }

    void formatsStandInATable()
    {
        QMainWindow window;
        const Actions actions(&window);
        HelpDialog help(actions);
        const QString text = help.browser()->toPlainText();
        for (const StoreFormat* format : storeFormats())
            QVERIFY2(text.contains(format->title()), qPrintable(format->title()));
        QVERIFY(text.contains(u"Edit texts"_s));
        QVERIFY2(!text.contains(u"edit_text"_s), qPrintable(text));
        for (const StoreFormat* format : storeFormats())
            for (const Capability& capability : format->capabilities())
                QVERIFY2(text.contains(capability.absentBecause), qPrintable(capability.absentBecause));
        QVERIFY(!text.contains(u'_')); // no name out of the code
    }

    void chaptersAreFound()
    {
        QMainWindow window;
        const Actions actions(&window);
        HelpDialog help(actions);
        help.show();
        int last = -1;
        for (const QString& chapter : {u"first"_s, u"legend"_s, u"formats"_s, u"keys"_s}) {
            help.goTo(chapter);
            QVERIFY2(help.browser()->verticalScrollBar()->value() > last, qPrintable(chapter));
            last = help.browser()->verticalScrollBar()->value();
        }
    }
};

GUI_TEST_CLASS(TestHelpDialog)
#include "tst_helpdialog.moc"
