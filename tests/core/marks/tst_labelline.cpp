// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/labelline.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestLabelLine final : public QObject
{
    Q_OBJECT
private slots:
    void thereAndBack_data()
    {
        QTest::addColumn<QStringList>("labels");
        QTest::addColumn<QString>("line");
        QTest::newRow("none") << QStringList() << QString();
        QTest::newRow("plain") << QStringList {u"one"_s, u"two words"_s} << u"one, two words"_s;
        QTest::newRow("comma") << QStringList {u"a, b"_s, u"c"_s} << u"\"a, b\", c"_s;
        QTest::newRow("comma at the end") << QStringList {u"a,"_s} << u"\"a,\""_s;
        QTest::newRow("quotation marks") << QStringList {u"\"a\""_s, u"6\" pipe"_s} << u"\"\"\"a\"\"\", 6\" pipe"_s;
        QTest::newRow("both") << QStringList {u"\"a\", b"_s} << u"\"\"\"a\"\", b\""_s;
        QTest::newRow("one mark") << QStringList {u"\""_s} << u"\"\"\"\""_s;
        QTest::newRow("spaces around") << QStringList {u" a "_s} << u"\" a \""_s;
    }
    void thereAndBack()
    {
        QFETCH(const QStringList, labels);
        QFETCH(const QString, line);
        QCOMPARE(toLabelLine(labels), line);
        QCOMPARE(labelsOfLine(line), labels);
    }

    void typed_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("labels");
        QTest::newRow("spaces") << u"  one ,two  "_s << QStringList {u"one"_s, u"two"_s};
        QTest::newRow("empty ones") << u",, one,, "_s << QStringList {u"one"_s};
        QTest::newRow("empty quotation marks") << u"\"\", one"_s << QStringList {u"one"_s};
        QTest::newRow("quoted without need") << u" \"one\" , two"_s << QStringList {u"one"_s, u"two"_s};
        QTest::newRow("never closed") << u"\"one, two"_s << QStringList {u"\"one"_s, u"two"_s};
        QTest::newRow("goes on behind it") << u"\"one\" two, three"_s << QStringList {u"\"one\" two"_s, u"three"_s};
        QTest::newRow("in the middle") << u"say \"a, b\""_s << QStringList {u"say \"a"_s, u"b\""_s};
    }
    void typed()
    {
        QFETCH(const QString, line);
        QFETCH(const QStringList, labels);
        QCOMPARE(labelsOfLine(line), labels);
        QCOMPARE(labelsOfLine(toLabelLine(labels)), labels);
    }
};

TEST_CLASS(TestLabelLine)
#include "tst_labelline.moc"
