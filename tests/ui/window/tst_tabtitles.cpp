// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/window/tabtitles.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestTabTitles : public QObject
{
    Q_OBJECT
private slots:
    void whatDiffersTellsThemApart_data()
    {
        QTest::addColumn<QStringList>("one");
        QTest::addColumn<QStringList>("other");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("store") << QStringList {u"a.db"_s, u"shop"_s, u"1 May"_s}
                               << QStringList {u"b.db"_s, u"web"_s, u"2 May"_s}
                               << QStringList {u"a.db · Fix it"_s, u"b.db · Fix it"_s};
        QTest::newRow("folder") << QStringList {u"a.db"_s, u"shop"_s, u"1 May"_s}
                                << QStringList {u"a.db"_s, u"web"_s, u"2 May"_s}
                                << QStringList {u"shop · Fix it"_s, u"web · Fix it"_s};
        QTest::newRow("time") << QStringList {u"a.db"_s, u"shop"_s, u"1 May"_s}
                              << QStringList {u"a.db"_s, u"shop"_s, u"2 May"_s}
                              << QStringList {u"1 May · Fix it"_s, u"2 May · Fix it"_s};
        QTest::newRow("one has none") << QStringList {u"a.db"_s, QString(), QString()}
                                      << QStringList {u"a.db"_s, u"web"_s, QString()}
                                      << QStringList {u"Fix it"_s, u"web · Fix it"_s};
        QTest::newRow("nothing") << QStringList {u"a.db"_s, u"shop"_s, u"1 May"_s}
                                 << QStringList {u"a.db"_s, u"shop"_s, u"1 May"_s}
                                 << QStringList {u"Fix it"_s, u"Fix it"_s};
    }

    void whatDiffersTellsThemApart()
    {
        QFETCH(const QStringList, one);
        QFETCH(const QStringList, other);
        QFETCH(const QStringList, expected);
        const TabTitle alone {u"Alone"_s, u"3"_s, one};
        QCOMPARE(tabTexts({TabTitle {u"Fix it"_s, u"1"_s, one}, TabTitle {u"Fix it"_s, u"2"_s, other}, alone}),
            expected + QStringList {u"Alone"_s});
    }

    void severalTogether()
    {
        const auto title = [](const QString& about, const QString& store, const QString& folder) {
            return TabTitle {u"T"_s, about, {store, folder}};
        };
        QCOMPARE(
            tabTexts({title(u"1"_s, u"a"_s, u"x"_s), title(u"2"_s, u"a"_s, u"y"_s), title(u"3"_s, u"b"_s, u"x"_s)}),
            (QStringList {u"a · x · T"_s, u"a · y · T"_s, u"b · x · T"_s}));
        // Two tabs of one session.
        QCOMPARE(
            tabTexts({title(u"1"_s, u"a"_s, u"x"_s), title(u"1"_s, u"a"_s, u"x"_s)}), (QStringList {u"T"_s, u"T"_s}));
    }

    void refusedFilesAreToldApartByTheirFolder()
    {
        QCOMPARE(tabTexts({tabTitle(u"/home/ana/shop/a.jsonl"_s), tabTitle(u"/home/ana/web/a.jsonl"_s)}),
            (QStringList {u"shop · a.jsonl"_s, u"web · a.jsonl"_s}));
        QCOMPARE(tabTexts({tabTitle(u"/home/ana/shop/a.jsonl"_s), tabTitle(u"/srv/shop/a.jsonl"_s)}),
            (QStringList {u"/home/ana/shop · a.jsonl"_s, u"/srv/shop · a.jsonl"_s}));
    }

    void longTitlesAreCut()
    {
        const QString words(100, u'w');
        QCOMPARE(tabTexts({TabTitle {words, u"1"_s, {}}}).constFirst().size(), 61);
        // Alike as far as they are seen.
        QCOMPARE(tabTexts({TabTitle {words + u'1', u"1"_s, {u"a"_s}}, TabTitle {words + u'2', u"2"_s, {u"b"_s}}})
                     .constLast()
                     .left(4),
            u"b · "_s);
    }
};

GUI_TEST_CLASS(TestTabTitles)
#include "tst_tabtitles.moc"
