// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/window/typedtime.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestTypedTime : public QObject
{
    Q_OBJECT
private slots:
    void reads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("expected"); // of "yyyy-MM-dd HH:mm:ss", without the date if none is typed
        const auto row = [](const char* text, const char* locale, const char* expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(locale)
                                << QString::fromLatin1(expected);
        };
        row("9:21", "en_US", "09:21:00");
        row("09:21:07", "en_GB", "09:21:07");
        row("9:21 PM", "en_US", "21:21:00");
        row("2026-03-02", "en_US", "2026-03-02 00:00:00");
        row("2026-03-02 9:21", "de_DE", "2026-03-02 09:21:00");
        row("2026-03-02T09:21:07", "en_GB", "2026-03-02 09:21:07");
        row("2 Mar 2026", "en_GB", "2026-03-02 00:00:00");
        row("2 Mar 2026 23:05", "en_US", "2026-03-02 23:05:00");
        row("Mar 2, 2026, 11:05 PM", "en_US", "2026-03-02 23:05:00");
        row("2 Mar", "en_GB", "2024-03-02 00:00:00");
        row("02.03.26 23:05", "de_DE", "2026-03-02 23:05:00");
        row("2. März 2026 23:05", "de_DE", "2026-03-02 23:05:00");
        row("3/2/26", "en_US", "2026-03-02 00:00:00");
        row("25:00", "en_US", "");
        row("2026-02-30", "en_US", "");
        row("msg_01HX", "en_US", "");
        row("noon", "en_US", "");
        row("", "en_US", "");
    }

    void reads()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, locale);
        QFETCH(const QString, expected);
        const auto typed = typedTime(text, QLocale(locale), QDate(2024, 6, 1));
        QString read;
        if (typed)
            read = (typed->date ? typed->date->toString(u"yyyy-MM-dd "_s) : QString())
                + typed->time.toString(u"HH:mm:ss"_s);
        QCOMPARE(read, expected);
    }
};

GUI_TEST_CLASS(TestTypedTime)
#include "tst_typedtime.moc"
