// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/timeline/timestrip.h"

#include "core/models/messagemodel.h"

#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = TimeSpan::Kind;
constexpr qint64 Second = 1000;
constexpr qint64 Hour = 3600 * Second;

SessionTimesPtr timesWithANight()
{
    auto times = std::make_shared<SessionTimes>();
    times->spans = {{Kind::Agent, 0, 60 * Second, 1, {}}, {Kind::User, 60 * Second, 10 * Hour, 2, {}},
        {Kind::Agent, 10 * Hour, 10 * Hour + 60 * Second, 3, {}}};
    times->tools = {{Kind::Tool, 20 * Second, 40 * Second, 1, u"bash"_s}};
    times->shares = {100 * Second, 20 * Second, 10 * Hour - 60 * Second};
    return times;
}

struct StripScene
{
    StripScene()
        : store(std::make_unique<FakeStore>())
        , model(store, SessionId(u"none"_s))
        , strip(model, nullptr)
    {
        strip.resize(1000, strip.sizeHint().height());
        strip.setTimes(timesWithANight(), false);
        strip.show();
    }
    [[nodiscard]] QPoint low(qint64 ms) const
    {
        return {strip.xOf(ms), Style::measures().u + 3 * Style::measures().u - 2};
    }
    [[nodiscard]] QPoint high(qint64 ms) const { return {strip.xOf(ms), Style::measures().u + 1}; }

    OpenStore store;
    MessageModel model;
    TimeStrip strip;
};

} // namespace

class TestTimeStrip : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void axisShortensLongWaits()
    {
        const TimeAxis axis(timesWithANight()->spans);
        QCOMPARE(axis.placeOf(-5), 0.0);
        QCOMPARE(axis.placeOf(11 * Hour), 1.0);
        const double night = axis.placeOf(10 * Hour) - axis.placeOf(60 * Second);
        QVERIFY2(night < 0.06 && night > 0.03, qPrintable(QString::number(night)));
        QVERIFY(axis.isShortened(1) && !axis.isShortened(0));
        for (const qint64 ms : {qint64(0), 30 * Second, 5 * Hour, 10 * Hour + 5 * Second}) {
            const qint64 back = axis.msAt(axis.placeOf(ms));
            QVERIFY2(qAbs(back - ms) <= 1, qPrintable(QString::number(back)));
        }
        QVERIFY(TimeAxis().isEmpty());
        QCOMPARE(TimeAxis().spanAt(0.5), -1);
    }

    void walkingGivesTheSame()
    {
        std::vector<TimeSpan> spans;
        for (int i = 0; i < 500; ++i)
            spans.push_back({i % 7 == 3 ? Kind::User : Kind::Agent, i * 1000LL, (i + 1) * 1000LL, i, {}});
        const TimeAxis axis(spans);
        size_t near = 0;
        for (const qint64 ms :
            {-1LL, 0LL, 7LL, 499'999LL, 3000LL, 3001LL, 2999LL, 250'500LL, 500'000LL, 900'000LL, 1LL})
            QCOMPARE(axis.placeOf(ms, near), axis.placeOf(ms));
    }

    void manyWaitsLeaveTheAgentItsHalf()
    {
        std::vector<TimeSpan> spans;
        for (int i = 0; i < 800; ++i) {
            spans.push_back({Kind::Agent, i * 12 * Hour, i * 12 * Hour + 60 * Second, 2 * i, {}});
            spans.push_back({Kind::User, i * 12 * Hour + 60 * Second, (i + 1) * 12 * Hour, 2 * i + 1, {}});
        }
        const TimeAxis axis(spans);
        double agent = 0;
        for (const TimeSpan& span : spans)
            agent += span.kind == Kind::Agent ? axis.placeOf(span.toMs) - axis.placeOf(span.fromMs) : 0;
        QVERIFY2(agent > 0.49, qPrintable(QString::number(agent)));
    }

    void axisOfWaitsAlone()
    {
        const TimeAxis axis({{Kind::User, 0, 100, 1, {}}, {Kind::User, 100, 200, 2, {}}});
        QCOMPARE(axis.placeOf(100), 0.5);
    }

    void ticksDiffer_data()
    {
        QTest::addColumn<qint64>("length");
        QTest::addColumn<bool>("hasSeconds");
        QTest::newRow("half a second") << Second / 2 << true;
        QTest::newRow("a minute and a half") << 90 * Second << true;
        QTest::newRow("hours") << 20 * Hour << false;
    }

    /// No tick says what the one before it said.
    void ticksDiffer()
    {
        QFETCH(qint64, length);
        StripScene scene;
        auto times = std::make_shared<SessionTimes>();
        for (int i = 0; i < 40; ++i) // steps of the agent, which no wait shortens
            times->spans.push_back({Kind::Agent, i * length / 40, (i + 1) * length / 40, i, {}});
        scene.strip.setTimes(times, false);
        QStringList texts;
        for (const TimeStrip::Tick& tick : scene.strip.ticks())
            texts += tick.text.section(u' ', -1);
        QVERIFY(!texts.isEmpty());
        QVERIFY2(texts.removeDuplicates() == 0, qPrintable(texts.join(u' ')));
        QTEST(texts.front().count(u':') == 2, "hasSeconds");
    }

    void saysWhatItShows()
    {
        StripScene scene;
        const QString agent = scene.strip.tipAt(scene.low(10 * Second));
        QVERIFY2(agent.startsWith(u"Agent · 1 m 0 s"_s), qPrintable(agent));
        QVERIFY(agent.contains(u"message 2"_s));
        QVERIFY(!agent.contains(u"bash"_s));
        QVERIFY(scene.strip.tipAt(scene.low(30 * Second)).contains(u"bash · 20.0 s"_s));
        const QString night = scene.strip.tipAt(scene.low(5 * Hour));
        QVERIFY2(night.startsWith(u"Waiting for you · 9 h 59 m"_s), qPrintable(night));
        QVERIFY(night.contains(u"Drawn shorter"_s));
        QVERIFY(scene.strip.accessibleDescription().contains(u"tools 20.0 s"_s));
        scene.strip.setTimes(std::make_shared<SessionTimes>(), false);
        QCOMPARE(scene.strip.tipAt({10, 5}), u"This session has no times."_s);
    }

    void leadsToMessages()
    {
        StripScene scene;
        QSignalSpy chosen(&scene.strip, &TimeStrip::rowChosen);
        QTest::mouseClick(&scene.strip, Qt::LeftButton, {}, scene.low(10 * Hour + 30 * Second));
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 3);
        QTest::mouseClick(&scene.strip, Qt::LeftButton, {}, scene.high(30 * Second));
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 1);
        QTest::keyClick(&scene.strip, Qt::Key_End);
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 3);
        QTest::keyClick(&scene.strip, Qt::Key_Left);
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 2);
        QVERIFY(scene.strip.accessibleDescription().startsWith(u"Waiting for you"_s));
        QTest::keyClick(&scene.strip, Qt::Key_Home);
        QTest::keyClick(&scene.strip, Qt::Key_Left);
        QCOMPARE(chosen.takeLast().at(0).toInt(), 1);
    }

    void paintsToolsAboveTheAgent()
    {
        StripScene scene;
        const QImage picture = scene.strip.grab().toImage();
        const Colours& c = Style::colours();
        const auto at = [&](const QPoint& point) { return picture.pixelColor(point * picture.devicePixelRatio()); };
        QCOMPARE(at(scene.low(30 * Second)), c.accent);
        QCOMPARE(at(scene.high(30 * Second)), c.tool);
        QCOMPARE(at(scene.high(50 * Second)), c.base);
        QVERIFY(at(scene.low(5 * Hour)) != c.accent);
    }

    void mirrors()
    {
        StripScene scene;
        scene.strip.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(scene.strip.xOf(0) > scene.strip.xOf(10 * Hour));
        QSignalSpy chosen(&scene.strip, &TimeStrip::rowChosen);
        QTest::mouseClick(&scene.strip, Qt::LeftButton, {}, scene.low(10 * Hour + 30 * Second));
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 3);
    }
};

GUI_TEST_CLASS(TestTimeStrip)
#include "tst_timestrip.moc"
