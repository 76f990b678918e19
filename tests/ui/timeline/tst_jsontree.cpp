// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/common/style.h"
#include "ui/timeline/jsontreeblock.h"

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// The lines of a tree, indented; before what folds "+" or "-".
QStringList shown(const QByteArray& text, const QSet<QString>& toggled = {})
{
    const auto value = json::parse(text);
    if (!value)
        return {u"no JSON"_s};
    QStringList lines;
    const JsonTree tree(*value, u"x"_s, toggled);
    for (const JsonRow& row : tree.rows()) {
        const QString mark = row.path.isEmpty() ? QString() : row.isOpen ? u"-"_s : u"+"_s;
        lines += QString(row.depth, u' ') + mark + (row.more > 0 ? u"%1 more"_s.arg(row.more) : row.text);
    }
    return lines;
}

QByteArray items(int count)
{
    QByteArrayList items;
    for (int i = 0; i < count; ++i)
        items << QByteArray::number(i * 10);
    return "[" + items.join(',') + "]";
}

} // namespace

/// JSON as a tree that folds.
class TestJsonTree final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void valuesAsStored();
    void smallIsOpen();
    void longIsFoldedAndCut();
    void deepIsFolded();
    void longTextsAreCut();
    void foldsByClick();
};

void TestJsonTree::valuesAsStored()
{
    QCOMPARE(
        shown(
            R"({"a":1.50,"b":12345678901234567890123,"c":"say \"é\"\n","d":null,"e":true,"f":NaN,"a":-0,"g":{},"h":[]})"),
        QStringList({u"a: 1.50"_s, u"b: 12345678901234567890123"_s, u"c: \"say \\\"é\\\"\\n\""_s, u"d: null"_s,
            u"e: true"_s, u"f: NaN"_s, u"a: -0"_s, u"g: { }"_s, u"h: [ ]"_s}));
    // Keys that could be misread have their quotes.
    QCOMPARE(shown(R"({"":1,"a b":2,"x:y":3,"src/a.cpp":4})"),
        QStringList({u"\"\": 1"_s, u"\"a b\": 2"_s, u"\"x:y\": 3"_s, u"src/a.cpp: 4"_s}));
}

void TestJsonTree::smallIsOpen()
{
    const QByteArray text = R"({"a":{"b":[1,2]},"c":3})";
    QCOMPARE(shown(text),
        QStringList({u"-a: { 1 field(s) }"_s, u" -b: [ 2 item(s) ]"_s, u"  0: 1"_s, u"  1: 2"_s, u"c: 3"_s}));
    QCOMPARE(shown(text, {u"x.0"_s}), QStringList({u"+a: { 1 field(s) }"_s, u"c: 3"_s}));
    QCOMPARE(
        shown(text, {u"x.0.0"_s}), QStringList({u"-a: { 1 field(s) }"_s, u" +b: [ 2 item(s) ]  1, 2"_s, u"c: 3"_s}));
}

void TestJsonTree::longIsFoldedAndCut()
{
    const QByteArray text = "{\"list\":" + items(240) + ",\"end\":1}";
    const QStringList folded = shown(text);
    QCOMPARE(folded.size(), 2);
    QVERIFY2(folded.front().startsWith(u"+list: [ 240 item(s) ]  0, 10, 20"_s), qPrintable(folded.front()));
    const QStringList open = shown(text, {u"x.0"_s});
    QCOMPARE(open.size(), 1 + JsonTree::MostMembers + 1 + 1);
    QCOMPARE(open.at(200), u" 199: 1990"_s);
    QCOMPARE(open.at(201), u" 40 more"_s);
    QCOMPARE(open.at(202), u"end: 1"_s);
}

void TestJsonTree::deepIsFolded()
{
    const QByteArray deep = QByteArray("[").repeated(500) + QByteArray("]").repeated(500);
    const QStringList lines = shown(deep);
    QCOMPARE(lines,
        QStringList(
            {u"-0: [ 1 item(s) ]"_s, u" -0: [ 1 item(s) ]"_s, u"  -0: [ 1 item(s) ]"_s, u"   +0: [ 1 item(s) ]"_s}));
}

void TestJsonTree::longTextsAreCut()
{
    const QByteArray text = "{\"a\":\"" + QByteArray(5000, 'x') + "\"}";
    const auto value = json::parse(text);
    const JsonTree tree(*value, u"x"_s, {});
    QCOMPARE(tree.cut(), 4000);
    QCOMPARE(tree.rows().front().text, u"a: \""_s + QString(1000, u'x') + u'\u2026');
}

void TestJsonTree::foldsByClick()
{
    TimelineScene scene(SessionBuilder(TimelineSession)
            .assistant()
            .tool(u"query"_s, u"{}"_s,
                u"{\"rows\":{\"first\":1,\"second\":2},\"why\":\""_s + QString(100, u'y') + u"\"}"_s)
            .build());
    QVERIFY(scene.settle());
    scene.view.rows().setFolded(0, 0, false);
    QVERIFY(scene.settle());
    const auto blockOf = [&scene](const QString& words) -> std::pair<const JsonTreeBlock*, QPoint> {
        const RowLayout* layout = scene.view.rows().peek(0);
        const PartLayout& part = layout->parts().front();
        for (const auto& block : part.blocks) {
            const auto* json = dynamic_cast<const JsonTreeBlock*>(block.get());
            if (!json || !json->content().text.startsWith(words))
                continue;
            const int top = scene.view.scroller().partRect(0, 0).top();
            const int partTop = top + part.y - layout->bandOf(0).first;
            return {json, {int(layout->blockRect(*block).x()) + 3, partTop + block->y + 5}};
        }
        return {};
    };
    QVERIFY(blockOf(u"first: 1\nsecond: 2"_s).first);
    const int before = scene.view.rows().heights().height(0);
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, blockOf(u"rows: "_s).second);
    QVERIFY(scene.settle());
    QVERIFY(!blockOf(u"first: 1"_s).first);
    QVERIFY(!blockOf(u"rows: "_s).first->isOpen());
    QVERIFY(scene.view.rows().heights().height(0) < before);
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, blockOf(u"rows: "_s).second);
    QVERIFY(scene.settle());
    QVERIFY(blockOf(u"first: 1"_s).first);
    QCOMPARE(scene.view.rows().heights().height(0), before);
    // All of it is the stored text.
    scene.view.perform({BlockAction::Kind::ShowAll, {}}, 0, 0);
    QVERIFY(scene.settle());
    QVERIFY(!blockOf(u"rows: "_s).first);
    const RowLayout* layout = scene.view.rows().peek(0);
    QVERIFY(std::ranges::any_of(layout->parts().front().blocks,
        [](const auto& stored) { return stored->text().startsWith(u"{\"rows\":{\"first\":1,"_s); }));
}

GUI_TEST_CLASS(TestJsonTree)
#include "tst_jsontree.moc"
