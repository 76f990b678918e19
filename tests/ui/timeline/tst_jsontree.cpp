// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/common/style.h"
#include "ui/timeline/jsontreeblock.h"

#include <QLineEdit>

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
    void foldsByKeys();
    void tabLeavesBehindTheLast();
    void largestAndDeepest();
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

namespace {

/// A call whose result is a tree, unfolded.
struct TreeScene : TimelineScene
{
    TreeScene()
        : TimelineScene(SessionBuilder(TimelineSession)
                  .assistant()
                  .tool(u"query"_s, u"{}"_s,
                      u"{\"rows\":{\"first\":1,\"second\":2},\"why\":\""_s + QString(100, u'y') + u"\"}"_s)
                  .build())
    {
    }
    [[nodiscard]] bool open()
    {
        const bool settled = settle();
        view.setFocus();
        view.goToRow(0, 0);
        view.rows().setFolded(0, 0, false);
        return settled && settle();
    }
    [[nodiscard]] QString text()
    {
        QString all;
        for (const auto& block : view.rows().peek(0)->parts().front().blocks)
            all += block->text() + u'\n';
        return all;
    }
};

} // namespace

void TestJsonTree::foldsByKeys()
{
    TreeScene scene;
    QVERIFY(scene.open());
    QVERIFY(scene.text().contains(u"first: 1"_s));
    scene.key(Qt::Key_Tab); // to the line of "rows"
    scene.key(Qt::Key_Left);
    QVERIFY(scene.settle());
    QVERIFY(!scene.text().contains(u"first: 1\n"_s));
    scene.key(Qt::Key_Left); // is folded already
    QVERIFY(scene.settle());
    QVERIFY(!scene.text().contains(u"first: 1\n"_s));
    scene.key(Qt::Key_Right);
    QVERIFY(scene.settle());
    QVERIFY(scene.text().contains(u"first: 1\n"_s));
    scene.key(Qt::Key_Return);
    QVERIFY(scene.settle());
    QVERIFY(!scene.text().contains(u"first: 1\n"_s));
    // The next one is the word below the tree.
    scene.key(Qt::Key_Tab);
    scene.key(Qt::Key_Space);
    QVERIFY(scene.settle());
    QVERIFY(scene.text().contains(u"{\"rows\":{\"first\":1,"_s));
}

void TestJsonTree::tabLeavesBehindTheLast()
{
    QWidget window; // outlives the view
    TreeScene scene;
    QVERIFY(scene.open());
    scene.key(Qt::Key_Tab);
    scene.key(Qt::Key_Escape); // back to the part: Left folds all of it
    scene.key(Qt::Key_Left);
    QVERIFY(scene.settle());
    QVERIFY(!scene.text().contains(u"rows: "_s));
    // Nothing to go to within it: the next widget has its turn, as everywhere.
    window.resize(900, 700);
    scene.view.setParent(&window);
    QLineEdit other(&window);
    window.show();
    scene.view.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    scene.view.setFocus();
    QVERIFY(scene.view.hasFocus());
    scene.key(Qt::Key_Tab);
    QVERIFY(!scene.view.hasFocus());
}

void TestJsonTree::largestAndDeepest()
{
    const auto linesOf = [](const QString& output) {
        const MessagePtr message = SessionBuilder().assistant().tool(u"get"_s, u"{}"_s, output).lastMessage();
        const TimelineStyle style(qApp->palette(), qApp->font(), 1, Qt::LeftToRight);
        PartLayout layout;
        buildPart(layout, {.message = *message, .part = message->parts[0], .fold = Fold::Open}, style, 700);
        QStringList lines;
        for (const auto& block : layout.blocks)
            lines << block->text();
        return lines;
    };
    QString rows;
    for (int i = 0; i < 900; ++i)
        rows += u"{\"id\":%1,\"name\":\"%2\"},"_s.arg(i).arg(QString(180, u'x'));
    const QString large = u"{\"rows\":["_s + rows.chopped(1) + u"]}"_s;
    QVERIFY(large.size() > 150'000 && large.size() < 256 * 1024);
    QVERIFY(linesOf(large).at(1).startsWith(u"rows: [ 900 item(s) ]"_s));
    // What nests deeper than anything that is meant so is shown as it is.
    const QString deep = QString(10'000, u'[') + QString(10'000, u']');
    const QStringList lines = linesOf(deep);
    QVERIFY(lines.at(1).startsWith(u"[[[[[["_s));
    QVERIFY(lines.join(QString()).contains(u"characters in long lines"_s));
}

GUI_TEST_CLASS(TestJsonTree)
#include "tst_jsontree.moc"
