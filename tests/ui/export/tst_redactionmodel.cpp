// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"
#include "ui/export/redactionmodel.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What would be redacted, as rows.
class TestRedactionModel final : public QObject
{
    Q_OBJECT
private slots:
    void everyKindIsShown();
    void firstPlaces_data();
    void firstPlaces();
};

/// What is redacted can be seen, and left out.
void TestRedactionModel::everyKindIsShown()
{
    RedactionList list;
    for (int kind = 0; kind < int(RedactionKind::Image); ++kind) {
        RedactionRule rule;
        rule.kind = RedactionKind(kind);
        const QString value = u"value-%1"_s.arg(kind);
        list.add({&rule, 0, value.size()}, value, {});
    }
    list.countImage({});
    RedactionModel model;
    model.setList(list);
    QCOMPARE(model.rowCount(), int(list.values().size()));
}

void TestRedactionModel::firstPlaces_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<QString>("shown");
    const QString lead = u"the letters before it are many, so that "_s;
    QTest::newRow("short") << u"to "_s << u"jo@x.org"_s << u" now"_s << u"to jo@x.org now"_s;
    QTest::newRow("much before") << lead << u"jo@x.org"_s << u" now"_s << u"\u2026t are many, so that jo@x.org now"_s;
    QTest::newRow("long") << u"key="_s << u"sk-abcdefghijklmnopqrstuvwxyz-0123"_s << u" now"_s
                          << u"key=sk-abcdefghi\u2026xyz-0123 now"_s;
    QTest::newRow("very long") << u"key="_s << u"ab"_s + QString(300, u'-') + u"yz"_s << u""_s
                               << u"key=ab----------\u2026"_s + QString(48, u'-');
    QTest::newRow("lines") << u"key="_s << u"one\n  two"_s << u" now"_s << u"key=one two now"_s;
}

/// A column that is narrow shows the value and what stands around it; the tool tip has all.
void TestRedactionModel::firstPlaces()
{
    QFETCH(const QString, before);
    QFETCH(const QString, value);
    QFETCH(const QString, behind);
    QFETCH(const QString, shown);
    RedactionRule rule;
    rule.kind = RedactionKind::Email;
    rule.standIn = u"email"_s;
    RedactionList list;
    list.add({&rule, before.size(), value.size()}, before + value + behind, {});
    RedactionModel model;
    model.setList(list);
    const QModelIndex place = model.index(0, RedactionModel::WhereColumn, model.index(0, 0));
    QCOMPARE(place.data().toString(), shown);
    QCOMPARE(place.data(Qt::ToolTipRole).toString(), list.values().front().snippet);
}

TEST_CLASS(TestRedactionModel)
#include "tst_redactionmodel.moc"
