// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/window/errorpage.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestErrorPage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    /// What is wrong with the file is said once, its path too, and each format has a reason of its own.
    void aDamagedDatabase()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.db"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("SQLite format 3\0", 16) + QByteArray(5000, 'x'));
        file.close();
        const auto opened = openStore(path);
        QVERIFY(!opened);
        QVERIFY2(opened.error().text.contains(path), qPrintable(opened.error().text));
        const DetectionReport report = detectStore(path);
        QVERIFY(!report.refusals.isEmpty());
        const QString text = ErrorPage({path, opened.error(), report}).text();
        QCOMPARE(text.count(folder.path()), 1);
        QVERIFY2(text.contains(QString(opened.error().text).replace(path, u"a.db"_s)), qPrintable(text));
        QVERIFY2(
            text.contains(u"mnesis, mantis, opencode, agentfootprint: The tables of the database cannot be read."_s),
            qPrintable(text));
        for (const auto& [formats, reason] : reasonsOf(report))
            QVERIFY2(
                !reason.isEmpty() && !reason.contains(path) && text.contains(formats.join(u", "_s) + u": "_s + reason),
                qPrintable(text));
    }

    void reasonsStandInTheTableOnly()
    {
        QTemporaryDir folder;
        const auto opened = openStore(folder.path());
        QVERIFY(!opened);
        const QString text = ErrorPage({folder.path(), opened.error(), detectStore(folder.path())}).text();
        QVERIFY2(opened.error().text.contains(u"mnesis: "_s), qPrintable(opened.error().text));
        QCOMPARE(text.count(u"mnesis: "_s), 1);
        QVERIFY2(text.contains(u" is not a known session store.\n"_s), qPrintable(text));
        QCOMPARE(text.count(folder.path()), 1);
        QVERIFY2(!text.contains(u"Details"_s), qPrintable(text));
    }

    /// What was looked for, and what can be done now.
    void aFolderWithoutStores()
    {
        QTemporaryDir folder;
        const auto opened = openStore(folder.path());
        QVERIFY(!opened);
        Refusal refusal {folder.path(), opened.error(), detectStore(folder.path())};
        refusal.isFolder = true;
        refusal.usualPlaces = {{u"An agent"_s, u"/home/ana/.agent"_s}};
        ErrorPage page(refusal);
        page.show();
        const QString text = page.text();
        QVERIFY2(text.startsWith(u"No sessions in "_s + QFileInfo(folder.path()).fileName()), qPrintable(text));
        QVERIFY2(text.contains(u"\nmnesis: "_s), qPrintable(text));
        const auto click = [&page](const QString& name) {
            for (QPushButton* button : page.findChildren<QPushButton*>())
                if (button->text() == name)
                    button->click();
        };
        const QSignalSpy openFolder(&page, &ErrorPage::openFolderRequested);
        click(u"Open another folder…"_s);
        QCOMPARE(openFolder.count(), 1);
        const QSignalSpy openFile(&page, &ErrorPage::openRequested);
        click(u"Open file…"_s);
        QCOMPARE(openFile.count(), 1);
        const auto* places = page.findChild<QWidget*>(u"places"_s);
        QVERIFY(places && !places->isVisible());
        click(u"Where agents keep sessions"_s);
        QVERIFY(places->isVisible());
        QCOMPARE(places->findChildren<QLabel*>().constLast()->text(), u"/home/ana/.agent"_s);
    }

    /// A format knows it, but cannot open it as it is.
    void aStoreThatLacksAColumn()
    {
        Refusal refusal {u"postgresql://db/chats"_s, {Errc::NotSupported, u"The column x is missing."_s, {}}, {}};
        refusal.report.matches << Detection {.format = u"one"_s, .matches = true};
        refusal.report.refusals << Detection {.format = u"two"_s, .reason = u"It has no lines."_s};
        const QString text = ErrorPage(refusal).text();
        QVERIFY2(text.contains(u"The column x is missing."_s), qPrintable(text));
    }

    void formatsWithTheSameReasonStandTogether()
    {
        Refusal refusal {u"/tmp/a.txt"_s, {Errc::NotSupported, u"It is none."_s, {}}, {}};
        refusal.report.refusals = {{.format = u"one"_s, .reason = u"It is no database."_s},
            {.format = u"two"_s, .reason = u"It has no lines."_s},
            {.format = u"three"_s, .reason = u"It is no database."_s}};
        ErrorPage page(refusal);
        QVERIFY(page.text().contains(u"one, three: It is no database."_s));
        QVERIFY(page.text().contains(u"two: It has no lines."_s));
        QSignalSpy retry(&page, &ErrorPage::retryRequested);
        QTest::mouseClick(page.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(retry.count(), 1);
        QCOMPARE(retry.at(0).at(0).toString(), u"/tmp/a.txt"_s);
    }
};

GUI_TEST_CLASS(TestErrorPage)
#include "tst_errorpage.moc"
