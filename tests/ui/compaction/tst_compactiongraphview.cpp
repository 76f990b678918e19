// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/openstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/workclock.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/compaction/compactiongraphplaces.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/lossmeters.h"

#include <QAccessible>
#include <QImage>
#include <QScopeGuard>
#include <QTest>
#include <QVBoxLayout>

#include <cstdlib>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;
constexpr int Many = 20'000;

enum class Shape { Leaves, OneAbove, Chain };

/// A session of one message, over which all summaries stand.
FakeSession sessionOf(Shape shape, int count)
{
    FakeSession session = SessionBuilder(u"s"_s).user(u"Question"_s).build();
    const auto idOf = [](int i) { return NodeId(u"n%1"_s.arg(i)); };
    for (int i = 0; i < count; ++i) {
        SummaryNode node;
        node.id = idOf(i);
        node.session = session.info.id;
        node.first = node.last = session.messages.front()->id;
        node.inContext = true;
        if (shape == Shape::Chain && i > 0) {
            node.kind = SummaryNode::Kind::Condensed;
            node.parents = {idOf(i - 1)};
        } else if (shape == Shape::OneAbove && i == count - 1) {
            node.kind = SummaryNode::Kind::Condensed;
            for (int j = 0; j < i; ++j)
                node.parents += idOf(j);
        }
        session.nodes += node;
    }
    return session;
}

} // namespace

Q_DECLARE_METATYPE(Shape)
Q_DECLARE_METATYPE(SummaryNode::Kind)

/// The graph of summaries as it is, without a window around it.
class TestCompactionGraphView final : public QObject
{
    Q_OBJECT
private slots:
    void manyCanBeHeard_data();
    void manyCanBeHeard();
    void anotherGraphIsHeard();
    void theLastOneHasAFlag_data();
    void theLastOneHasAFlag();
    void wordsStandBesideEachOtherFromTheRight();
    void saysWhatWasReplaced();
    void metersBeginAtTheRight();
    void metersTellThatThereAreMore();
    void metersTakeTheLinesTheyNeed();
};

/// A small session that is compacted may keep all of it: then no span is missing.
void TestCompactionGraphView::saysWhatWasReplaced()
{
    const CompactionGraph graph;
    CompactionNode node;
    QVERIFY(summaryWords(graph, node).startsWith(u"span unknown"_s));
    node.summary.covers = 0;
    QVERIFY(summaryWords(graph, node).startsWith(u"no messages"_s));
    node.from = node.to = 0;
    QVERIFY(summaryWords(graph, node).startsWith(u'1'));
}

void TestCompactionGraphView::manyCanBeHeard_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::newRow("beside each other") << Shape::Leaves;
    QTest::newRow("below one") << Shape::OneAbove;
    QTest::newRow("each below the next") << Shape::Chain;
}

/// Whoever listens to the graph asks for all of it. What looks through all summaries for each takes far longer.
void TestCompactionGraphView::manyCanBeHeard()
{
    QFETCH(const Shape, shape);
    constexpr qint64 MostMs = 3'000;
    auto fake = std::make_unique<FakeStore>();
    fake->add(sessionOf(shape, Many));
    OpenStore store(std::move(fake));
    CompactionSource source(&store, SessionId(u"s"_s));
    CompactionGraphView view(&source);
    view.resize(800, 600);
    source.load();
    QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
    QCOMPARE(source.graph()->nodes.size(), size_t(Many));

    const WorkClock timer;
    QVERIFY(!view.grab().isNull());
    QVERIFY2(timer.elapsed() < MostMs, "painted");
    QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(tree && tree->role() == QAccessible::Tree);
    std::vector<QAccessibleInterface*> open {tree};
    int items = 0;
    while (!open.empty()) {
        QAccessibleInterface* above = open.back();
        open.pop_back();
        const int count = above->childCount();
        for (int i = 0; i < count; ++i) {
            QAccessibleInterface* item = above->child(i);
            QVERIFY(item && item->parent() == above);
            QCOMPARE(above->indexOfChild(item), i);
            QVERIFY(item->text(QAccessible::Name).contains(u"1"_s));
            QCOMPARE(item->state().expanded, item->childCount() > 0);
            QVERIFY(item->rect().isValid());
            open.push_back(item);
            ++items;
            QVERIFY2(timer.elapsed() < MostMs, qPrintable(u"after %1 summaries"_s.arg(items)));
        }
        QCOMPARE(above->child(count), nullptr);
        QCOMPARE(above->child(-1), nullptr);
    }
    QCOMPARE(items, Many);
}

void TestCompactionGraphView::theLastOneHasAFlag_data()
{
    QTest::addColumn<SummaryNode::Kind>("kind");
    QTest::newRow("leaf") << SummaryNode::Kind::Leaf;
    QTest::newRow("condensed") << SummaryNode::Kind::Condensed;
}

/// Also where the one before stands so close that there is no room for both, and at the right edge.
void TestCompactionGraphView::theLastOneHasAFlag()
{
    QFETCH(const SummaryNode::Kind, kind);
    SessionBuilder builder(u"s"_s);
    constexpr int Messages = 2'000;
    for (int i = 0; i < Messages; ++i)
        builder.user(u"Question"_s);
    FakeSession session = builder.build();
    const auto summary = [&](size_t at, SummaryNode::Kind of) {
        SummaryNode node;
        node.id = NodeId(session.messages[at]->id.value);
        node.session = session.info.id;
        node.first = session.messages.front()->id;
        node.last = session.messages[at - 1]->id;
        node.kind = of;
        node.inContext = true;
        session.nodes += node;
    };
    summary(400, SummaryNode::Kind::Leaf);
    summary(Messages - 2, SummaryNode::Kind::Leaf);
    summary(Messages - 1, kind);
    auto fake = std::make_unique<FakeStore>();
    fake->add(session);
    OpenStore store(std::move(fake));
    CompactionSource source(&store, SessionId(u"s"_s));
    CompactionGraphView view(&source);
    view.resize(800, 600);
    source.load();
    QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
    QVERIFY(!view.grab().isNull());
    QList<int> nodes;
    for (const CompactionFlag& flag : view.flags()) {
        nodes += flag.node;
        QVERIFY(view.viewport()->rect().contains(flag.box));
    }
    QCOMPARE(nodes, (QList<int> {0, 2}));
}

void TestCompactionGraphView::anotherGraphIsHeard()
{
    auto fake = std::make_unique<FakeStore>();
    FakeStore* raw = fake.get();
    fake->add(sessionOf(Shape::OneAbove, 4));
    OpenStore store(std::move(fake));
    CompactionSource source(&store, SessionId(u"s"_s));
    CompactionGraphView view(&source);
    QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&view);
    QCOMPARE(tree->childCount(), 0);
    source.load();
    QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
    QCOMPARE(tree->childCount(), 1);
    QAccessibleInterface* top = tree->child(0);
    QCOMPARE(top->childCount(), 3);
    QCOMPARE(top->indexOfChild(top->child(2)), 2);
    QCOMPARE(tree->indexOfChild(top->child(2)), -1);

    raw->removeSession(SessionId(u"s"_s));
    raw->add(sessionOf(Shape::Leaves, 3));
    source.load();
    QTRY_COMPARE_WITH_TIMEOUT(source.graph()->nodes.size(), size_t(3), Patience);
    QCOMPARE(tree->childCount(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(tree->child(i)->childCount(), 0);
        QCOMPARE(tree->indexOfChild(tree->child(i)), i);
    }
}

/// The name of a summary and what is said of it do not lie on one another where text is read from the right.
void TestCompactionGraphView::wordsStandBesideEachOtherFromTheRight()
{
    auto fake = std::make_unique<FakeStore>();
    fake->add(sessionOf(Shape::Leaves, 1));
    OpenStore store(std::move(fake));
    CompactionSource source(&store, SessionId(u"s"_s));
    source.load();
    QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
    // From the first to the last pixel of words along the middle of the summary.
    const auto inkOf = [&source](Qt::LayoutDirection direction) {
        CompactionGraphView view(&source);
        view.setLayoutDirection(direction);
        view.resize(800, 600);
        const QImage image = view.viewport()->grab().toImage();
        const QRect place = view.rectOf(0);
        const int u = Style::measures().u;
        const QRgb ground = image.pixel(place.left() + u, place.center().y());
        int first = -1;
        int last = -1;
        for (int x = place.left() + u; x <= place.right() - u; ++x) {
            for (int y = place.center().y() - u; y <= place.center().y() + u; ++y) {
                if (image.pixel(x, y) == ground)
                    continue;
                first = first < 0 ? x : first;
                last = x;
            }
        }
        return last - first;
    };
    const int fromLeft = inkOf(Qt::LeftToRight);
    QVERIFY(fromLeft > 20 * Style::measures().u);
    QVERIFY(std::abs(inkOf(Qt::RightToLeft) - fromLeft) <= 2 * Style::measures().u);
}

void TestCompactionGraphView::metersBeginAtTheRight()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft); // as painters have it
    const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    LossMeters meters;
    meters.resize(800, 40);
    meters.setReview({}, false); // nothing but the title
    const QImage image = meters.grab().toImage();
    const QRgb ground = image.pixel(400, 1);
    const auto hasInk = [&](int from, int to) {
        for (int x = from; x < to; ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixel(x, y) != ground)
                    return true;
        return false;
    };
    QVERIFY(hasInk(400, 800));
    QVERIFY(!hasInk(0, 400));
}

void TestCompactionGraphView::metersTellThatThereAreMore()
{
    auto review = std::make_shared<LossReview>();
    for (LossCoverage& kind : review->byKind)
        kind.kept = 3;
    review->total.kept = 3 * LossKindCount;
    LossMeters meters;
    meters.setReview(review, false);
    meters.resize(6'000, 40);
    QCOMPARE(meters.kinds(), LossKindCount);
    QCOMPARE(meters.shownKinds(), LossKindCount);
    int before = LossKindCount;
    for (int width = 6'000; width > 0; width -= 50) {
        meters.resize(width, 40);
        QVERIFY(meters.shownKinds() <= before);
        before = meters.shownKinds();
    }
    QCOMPARE(before, 0);
    // Where only the title and the figure of all have room, the chip stands between them.
    const auto inkBehindTheTitle = [&meters](const LossReviewPtr& shown) {
        meters.setReview(shown, false);
        const QImage image = meters.grab().toImage();
        int columns = 0;
        for (int x = 0; x < image.width() / 2; ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixel(x, y) != image.pixel(0, 0)) {
                    ++columns;
                    break;
                }
        return columns;
    };
    meters.resize(600, 40);
    while (meters.shownKinds() > 0)
        meters.resize(meters.width() - 10, 40);
    auto whole = std::make_shared<LossReview>(*review);
    whole->byKind = {};
    QVERIFY(inkBehindTheTitle(review) > inkBehindTheTitle(whole));
}

void TestCompactionGraphView::metersTakeTheLinesTheyNeed()
{
    auto review = std::make_shared<LossReview>();
    for (LossCoverage& kind : review->byKind)
        kind.kept = 3;
    review->total.kept = 3 * LossKindCount;
    QWidget pane;
    auto* layout = new QVBoxLayout(&pane);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* meters = new LossMeters(&pane);
    meters->setReview(review, false);
    layout->addWidget(meters);
    layout->addWidget(new QWidget(&pane), 1);
    pane.resize(6'000, 400);
    pane.show();
    QTRY_COMPARE(meters->shownKinds(), LossKindCount);
    const int oneLine = meters->height();
    const int needed = meters->heightForWidth(6'000);
    QCOMPARE(oneLine, needed);
    int width = 6'000;
    while (meters->heightForWidth(width) == needed)
        width -= 10;
    pane.resize(width, 400);
    QTRY_VERIFY(meters->height() > oneLine);
    QCOMPARE(meters->shownKinds(), LossKindCount);
    QTRY_COMPARE(meters->height(), meters->heightForWidth(meters->width()));
}

GUI_TEST_CLASS(TestCompactionGraphView)
#include "tst_compactiongraphview.moc"
