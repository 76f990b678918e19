// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/window/bugreport.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestBugReport : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void namesVersionsAndNoData()
    {
        StoreInfo first;
        first.path = u"/home/ana/secret project/sessions.db"_s;
        first.format = u"mnesis"_s;
        first.version = u"0.4.1"_s;
        StoreInfo second = first;
        second.path = u"/home/ana/other.db"_s;
        StoreInfo third;
        third.path = u"postgresql://ana@db.example.org/chats"_s;
        third.format = u"jazzmine"_s;
        third.version = u"the user's own words"_s; // as a strange file may have it
        const BugReportDialog dialog(QList<StoreInfo> {first, second, third});
        const QString text = dialog.edit()->toPlainText();
        for (const QString& wanted : {QStringLiteral(STEMMA_VERSION), QString::fromLatin1(qVersion()),
                 QGuiApplication::platformName(), u"Open stores: jazzmine, mnesis 0.4.1\n"_s})
            QVERIFY2(text.contains(wanted), qPrintable(wanted + u'\n' + text));
        for (const QString& unwanted : {u"/home"_s, u"ana@"_s, u"secret"_s, u".db"_s, u"words"_s, QDir::homePath()})
            QVERIFY2(!text.contains(unwanted), qPrintable(unwanted + u'\n' + text));
    }

    void copiesWhatWasWritten()
    {
        BugReportDialog dialog(QList<StoreInfo> {});
        dialog.show();
        QVERIFY(dialog.edit()->toPlainText().contains(u"Open stores: none"_s));
        dialog.edit()->setPlainText(u"It fell over.\n"_s + dialog.edit()->toPlainText());
        dialog.findChild<QPushButton*>(u"copy"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), dialog.edit()->toPlainText());
    }
};

GUI_TEST_CLASS(TestBugReport)
#include "tst_bugreport.moc"
