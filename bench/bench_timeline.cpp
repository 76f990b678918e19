// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "ui/timeline/overviewstrip.h"
#include "ui/timeline/timelineview.h"

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

#include <array>
#include <cstdio>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr int Frames = 200;
constexpr double PatienceMs = 20'000;

/// Counts the times the viewport was painted.
class PaintCounter final : public QObject
{
public:
    explicit PaintCounter(QWidget* widget) { widget->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        paints += event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }

    int paints = 0;
};

/// A session shown in a timeline, driven turn by turn of the event loop.
class Stage
{
public:
    Stage(std::unique_ptr<SessionStore> store, const SessionId& session)
        : m_store(std::move(store))
        , m_counter(m_view.viewport())
    {
        // So that a turn that waits for something ends even when nothing happens.
        m_heartbeat.start(20);
        m_view.resize(900, 900);
        m_view.show();
        settle();
        m_frames.clear();
        const double cpu = processCpu();
        const double begin = elapsed();
        m_model.emplace(m_store, session);
        m_view.setModel(&*m_model);
        isWorking = settle();
        firstPaintCpu = processCpu() - cpu;
        firstPaintElapsed = elapsed() - begin;
        m_frames.clear();
    }
    ~Stage() { m_view.setModel(nullptr); }

    void scroll()
    {
        for (int i = 0; i < Frames && isWorking; ++i) {
            const double begin = threadCpu();
            m_view.scroller().scrollBy(i % 50 == 49 ? 4'000 : 110);
            isWorking = settle(threadCpu() - begin);
        }
    }

    void jump()
    {
        Dice dice(5);
        for (int i = 0; i < Frames && isWorking; ++i) {
            const double begin = threadCpu();
            m_view.goToRow(dice.below(m_model->rowCount()));
            isWorking = settle(threadCpu() - begin);
        }
    }

    [[nodiscard]] std::vector<double> takeFrames() { return std::exchange(m_frames, {}); }
    /// What the view keeps for a million rows like these.
    [[nodiscard]] qint64 viewBytes()
    {
        return (m_view.rows().heights().bytes() + m_view.overview()->bytes()) * 1'000'000 / m_view.rows().count();
    }
    [[nodiscard]] int rows() const { return m_model->rowCount(); }

    double firstPaintCpu = 0;
    double firstPaintElapsed = 0;
    bool isWorking = false; ///< everything awaited so far came

private:
    /// All rows on screen are loaded and painted; @p spent is CPU time that belongs to the first frame.
    bool settle(double spent = 0)
    {
        const double end = elapsed() + PatienceMs;
        int quiet = 0;
        while (quiet < 2 && elapsed() < end) {
            const int paints = m_counter.paints;
            const double begin = threadCpu();
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            const double cost = threadCpu() - begin;
            if (m_counter.paints > paints)
                m_frames.push_back(std::exchange(spent, 0) + cost);
            quiet = m_counter.paints == paints && isComplete() ? quiet + 1 : 0;
        }
        return quiet >= 2;
    }

    [[nodiscard]] bool isComplete() const { return m_model ? m_view.isComplete() : m_counter.paints > 0; }

    OpenStore m_store;
    std::optional<MessageModel> m_model;
    TimelineView m_view;
    PaintCounter m_counter;
    QTimer m_heartbeat;
    std::vector<double> m_frames; ///< CPU ms of each turn in which something was painted
};

std::unique_ptr<Stage> syntheticStage(qint64 rows)
{
    auto store = std::make_unique<FakeStore>();
    const SessionId session = store->addSynthetic(u"synthetic"_s, rows);
    return std::make_unique<Stage>(std::move(store), session);
}

struct FrameTimes
{
    std::vector<double> scroll;
    std::vector<double> jump;

    [[nodiscard]] std::vector<double> all() const
    {
        std::vector<double> both = scroll;
        both.insert(both.end(), jump.begin(), jump.end());
        return both;
    }
    void add(const FrameTimes& other)
    {
        scroll.insert(scroll.end(), other.scroll.begin(), other.scroll.end());
        jump.insert(jump.end(), other.jump.begin(), other.jump.end());
    }
};

FrameTimes play(Stage& stage)
{
    FrameTimes times;
    stage.scroll();
    times.scroll = stage.takeFrames();
    stage.jump();
    times.jump = stage.takeFrames();
    return times;
}

} // namespace

void timeline(const Options&, Report& report)
{
    constexpr qint64 Large = 1'000'000;
    constexpr qint64 Small = 1'000;
    syntheticStage(Small); // fonts, icons and styles are loaded once a process
    const qint64 heapBefore = heapBytes();
    const auto smallStage = syntheticStage(Small);
    const FrameTimes small = play(*smallStage);
    const qint64 smallBytes = heapBytes() - heapBefore;
    const qint64 heapBetween = heapBytes();
    const auto stage = syntheticStage(Large);
    FrameTimes large = play(*stage);
    const qint64 largeBytes = heapBytes() - heapBetween;
    Pairs medians;
    medians.add(median(large.all()), median(small.all()));
    for (int round = 1; round < PairsAtLeast; ++round) {
        const FrameTimes smallAgain = play(*smallStage);
        const FrameTimes largeAgain = play(*stage);
        medians.add(median(largeAgain.all()), median(smallAgain.all()));
        large.add(largeAgain);
    }
    if (!smallStage->isWorking || !stage->isWorking || stage->rows() != Large)
        return report.fail(u"timeline"_s, u"rows on screen did not load"_s);

    report.add({u"timeline, first paint of 1M rows"_s, stage->firstPaintCpu, u"ms"_s, 150.0, false,
        u"1,000 rows %1 ms; elapsed %2 ms"_s.arg(smallStage->firstPaintCpu, 0, 'f', 1)
            .arg(stage->firstPaintElapsed, 0, 'f', 0)});
    report.add({u"timeline, frame, median"_s, Measured(medians.things), u"ms"_s, 4.0, false,
        u"scrolling %1, jumps %2 ms"_s.arg(median(large.scroll), 0, 'f', 2).arg(median(large.jump), 0, 'f', 2)});
    report.add({u"timeline, frame, p99"_s, quantile(large.all(), 0.99), u"ms"_s, 8.0, false,
        u"scrolling %1, jumps %2 ms; %3 frames"_s.arg(quantile(large.scroll, 0.99), 0, 'f', 2)
            .arg(quantile(large.jump, 0.99), 0, 'f', 2)
            .arg(large.all().size())});
    report.add({u"timeline, frame, ratio to 1,000 rows"_s, medians.ratio(), u"x"_s, 1.3, false,
        u"1,000 rows %1 ms"_s.arg(median(medians.yardsticks), 0, 'f', 2)});
    const double perRow = double(largeBytes - smallBytes) / double(Large - Small);
    report.add({u"timeline, bytes a row, view"_s, double(stage->viewBytes()) / 1e6, u"B"_s, 32.0, false,
        u"with the model's outline and details %1 B"_s.arg(perRow, 0, 'f', 1)});
}

void hugeMessages(const Options&, Report& report)
{
    struct Case
    {
        QString name;
        void (*build)(SessionBuilder& session);
    };
    const std::array cases {
        Case {u"a message of 20 MB"_s,
            [](SessionBuilder& session) {
                Dice dice(1);
                session.assistant(syntheticProse(dice, 20'000'000 / 76));
            }},
        Case {u"a line of 20 MB"_s, [](SessionBuilder& session) { session.assistant(u"word "_s.repeated(4'000'000)); }},
        Case {u"a patch of 240,000 lines"_s,
            [](SessionBuilder& session) {
                Dice dice(2);
                QString diff = u"--- a/all.cpp\n+++ b/all.cpp\n@@ -1,120000 +1,120000 @@\n"_s;
                for (int i = 0; i < 120'000; ++i)
                    diff += u"-%1\n+%2\n"_s.arg(syntheticCode(dice, 1), syntheticCode(dice, 1));
                session.assistant().patch(diff);
            }},
        Case {u"10,000 calls in a turn"_s,
            [](SessionBuilder& session) {
                Dice dice(3);
                session.assistant();
                for (int i = 0; i < 10'000; ++i)
                    session.tool(u"bash"_s, uR"({"command": "make step-%1"})"_s.arg(i), syntheticCode(dice, 5));
            }},
        Case {u"5,000 thinking blocks"_s,
            [](SessionBuilder& session) {
                Dice dice(4);
                session.assistant();
                for (int i = 0; i < 5'000; ++i)
                    session.thinking(syntheticProse(dice, 6));
            }},
    };
    for (const Case& one : cases) {
        SessionBuilder session(u"huge"_s);
        session.user(u"Go on."_s);
        one.build(session);
        session.user(u"Thanks."_s);
        auto store = std::make_unique<FakeStore>();
        store->add(session.build());
        Stage stage(std::move(store), SessionId(u"huge"_s));
        const std::vector<double> frames = play(stage).all();
        if (!stage.isWorking) {
            report.fail(one.name, u"rows on screen did not load"_s);
            continue;
        }
        report.add({one.name + u", first paint"_s, stage.firstPaintCpu, u"ms"_s, 150.0, false,
            u"elapsed %1 ms"_s.arg(stage.firstPaintElapsed, 0, 'f', 0)});
        report.add({one.name + u", frame, p99"_s, quantile(frames, 0.99), u"ms"_s, 16.0, false,
            u"median %1 ms; %2 frames"_s.arg(median(frames), 0, 'f', 2).arg(frames.size())});
    }
}

int browse(const QString& path)
{
    auto store = openStore(path);
    if (!store)
        return 3;
    SessionId session;
    const auto sink = [&session](const std::vector<SessionInfo>& batch) {
        session = batch.front().id;
        return false;
    };
    if (!(*store)->sessions(ListDetail::Basic, sink, {}))
        return 3;
    // What the window needs anyway is not the store's: a small session is shown first.
    syntheticStage(1'000);
    const qint64 before = residentBytes();
    Stage stage(std::move(*store), session);
    for (int round = 0; round < 5; ++round) {
        stage.scroll();
        stage.jump();
    }
    std::printf("%lld\n", static_cast<long long>(std::max(peakResidentBytes(), residentBytes()) - before));
    return stage.isWorking ? 0 : 1;
}

void browseMemory(const Options& options, Report& report)
{
    const std::optional<QString> path = largeStore(options, report, u"browse-memory"_s);
    if (!path)
        return;
    const auto run
        = runChild(QCoreApplication::applicationFilePath(), {u"--browse"_s, *path}, options.folder, Output::Read);
    if (!run || run->exitCode != 0)
        return report.fail(u"browse-memory"_s, u"the store could not be browsed"_s);
    const double grown = run->output.trimmed().toDouble() / double(1 << 20);
    report.add({u"browse-memory, resident growth"_s, grown, u"MiB"_s, 150.0, false,
        u"a store of %1 MB, 2,000 places"_s.arg(double(QFileInfo(*path).size()) / 1e6, 0, 'f', 0)});
}

} // namespace stemma::bench
