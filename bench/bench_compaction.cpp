// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "bench/sampleconversation.h"
#include "core/models/compactionsource.h"
#include "core/store/incrementalcontext.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "ui/compaction/compactiongraphview.h"

#include <sqlite3.h>

#include <QApplication>
#include <QRegularExpression>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

// ---- the review of a summary ------------------------------------------------------------------------

/// What it costs to look at each word of the texts once, with one expression.
double passOverWords(const QList<ReviewedText>& texts)
{
    const QRegularExpression words(u"[\\w./:-]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    qsizetype length = 0;
    const double begin = threadCpu();
    for (const ReviewedText& text : texts)
        for (const QRegularExpressionMatch& word : words.globalMatch(text.text))
            length += word.capturedLength();
    return length > 0 ? threadCpu() - begin : 0;
}

void measureReview(Report& report)
{
    const QString name = u"loss-review, 1,000 messages"_s;
    const SampleConversation sample = sampleConversation(1'000, 2'000'000, 100);
    double begin = threadCpu();
    const auto rules = LossRules::builtIn();
    const double reading = threadCpu() - begin;
    Pairs pairs; // against a pass over words
    std::vector<double> again;
    qsizetype findings = 0;
    for (int i = 0; i < 9; ++i) {
        LossReviewer reviewer(rules);
        begin = threadCpu();
        const Result<> read = reviewer.read(sample.covered, sample.later);
        const double middle = threadCpu();
        const auto review = reviewer.review(sample.summary);
        const double took = threadCpu() - begin;
        again.push_back(threadCpu() - middle);
        if (!read || !review || review->findings.isEmpty())
            return report.fail(name, u"there was no review"_s);
        findings = review->findings.size();
        pairs.add(took, passOverWords(sample.covered));
    }
    report.add({name, Measured(pairs.things), u"ms"_s, 150.0, false,
        u"%1 MB, %2 findings, %3 messages after them"_s.arg(double(sample.bytes) / 1e6, 0, 'f', 1)
            .arg(findings)
            .arg(100)});
    report.add({u"loss-review, ratio to a pass over words"_s, pairs.ratio(), u"x"_s, {}, false,
        u"one regular expression %1 ms"_s.arg(median(pairs.yardsticks), 0, 'f', 1)});
    report.add({u"loss-review, another summary of them"_s, Measured(again), u"ms"_s, {}, false,
        u"%1 characters; the rules are read once, in %2 ms"_s.arg(sample.summary.size()).arg(reading, 0, 'f', 0)});
}

// ---- contexts of a session of a hundred thousand messages -------------------------------------------

struct LongSession
{
    std::unique_ptr<SessionStore> store;
    SessionId id;
    Outline outline;
};

std::optional<LongSession> longSession(const Options& options, Report& report, const QString& name)
{
    const std::optional<QString> path = largeStore(options, report, name);
    if (!path)
        return {};
    auto store = openStore(*path);
    if (!store) {
        report.fail(name, store.error().text);
        return {};
    }
    SessionId id;
    const auto sink = [&id](const std::vector<SessionInfo>& batch) {
        id = batch.front().id;
        return false;
    };
    const Result<> listed = (*store)->sessions(ListDetail::Basic, sink, {});
    auto outline = listed ? (*store)->outline(id, {}) : std::unexpected(listed.error());
    if (!outline || outline->empty()) {
        report.fail(name, outline ? u"the session has no messages"_s : outline.error().text);
        return {};
    }
    return LongSession {*std::move(store), id, *std::move(outline)};
}

/// What is sent and what it comes to, without the texts of what is left out; milliseconds of CPU.
Result<double> assemble(LongSession& session, const std::optional<MessageId>& at, ContextBudget& budget)
{
    const double begin = threadCpu();
    const auto steps = incrementalContext(*session.store, session.id, at);
    const auto done = steps->step([](const ContextItem&) { return true; }, {});
    if (!done)
        return std::unexpected(done.error());
    budget = steps->budget();
    return threadCpu() - begin;
}

void measureContexts(LongSession& session, Report& report)
{
    const QString name = u"context, assembly"_s;
    std::vector<double> times;
    ContextBudget budget;
    for (int i = 0; i < 9; ++i) {
        const auto took = assemble(session, {}, budget);
        if (!took || budget.messages == 0)
            return report.fail(name, took ? u"nothing is sent"_s : took.error().text);
        times.push_back(*took);
    }
    report.add({name, Measured(times), u"ms"_s, 20.0, false,
        u"%1 messages, %2 tokens are sent; the first time %3 ms"_s.arg(session.outline.size())
            .arg(budget.total)
            .arg(times.front(), 0, 'f', 1)});

    constexpr int Turns = 61;
    times.clear();
    Dice dice(9);
    for (int i = 0; i < 2 * Turns; ++i) {
        if (i == Turns) { // what is read comes into the cache first
            times.clear();
            dice = Dice(9);
        }
        const qint64 key = session.outline[size_t(dice.below(int(session.outline.size()) - 1))].key;
        const auto message = session.store->messages(session.id, {&key, 1}, {.maxText = 0}, {});
        const auto took = message && message->front() ? assemble(session, message->front()->id, budget)
                                                      : fail(Errc::NotFound, u"a message did not come"_s);
        if (!took)
            return report.fail(u"context, earlier turn"_s, took.error().text);
        times.push_back(*took);
    }
    report.add({u"context, at an earlier turn, median"_s, Measured(times), u"ms"_s, 5.0, false,
        u"%1 turns anywhere in the session"_s.arg(Turns)});
    report.add({u"context, at an earlier turn, p95"_s, quantile(times, 0.95), u"ms"_s, {}, false, {}});
}

// ---- summaries without a model ----------------------------------------------------------------------

/// Milliseconds of CPU for reading the parts of a session's messages through a bare connection, or none.
std::optional<double> readParts(const QString& path, const SessionId& session)
{
    sqlite3* database = nullptr;
    sqlite3_stmt* parts = nullptr;
    std::optional<double> took;
    const QByteArray id = session.value.toUtf8();
    const double begin = threadCpu();
    if (sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK
        && sqlite3_prepare_v2(database,
               "SELECT p.content FROM messages m JOIN message_parts p ON p.message_id = m.id WHERE m.session_id = ? "
               "ORDER BY m.created_at, m.rowid, p.part_index",
               -1, &parts, nullptr)
            == SQLITE_OK) {
        sqlite3_bind_text(parts, 1, id.constData(), int(id.size()), SQLITE_STATIC);
        qint64 bytes = 0;
        while (sqlite3_step(parts) == SQLITE_ROW) {
            (void)sqlite3_column_text(parts, 0);
            bytes += sqlite3_column_bytes(parts, 0);
        }
        if (bytes > 0)
            took = threadCpu() - begin;
    }
    sqlite3_finalize(parts);
    sqlite3_close(database);
    return took;
}

void measureDeterministic(LongSession& session, Report& report)
{
    const QString name = u"level 3 over all messages"_s;
    const QString path = session.store->info().path;
    std::vector<double> times;
    Pairs cpu;
    qint64 covers = 0;
    for (int i = 0; i < PairsAtLeast; ++i) {
        const auto took = readParts(path, session.id);
        const double begin = elapsed(); // what is read is decoded in other threads
        const double beginCpu = processCpu();
        const auto draft = session.store->draftCompaction({session.id, {}, {}, 3, {}}, {});
        const double ownCpu = processCpu() - beginCpu;
        times.push_back(elapsed() - begin);
        if (!took || !draft || draft->text.isEmpty())
            return report.fail(name, draft ? u"the store could not be read"_s : draft.error().text);
        cpu.add(ownCpu, *took);
        covers = draft->covers;
    }
    report.add({name + u", elapsed"_s, Measured(times), u"ms"_s, 2'500.0, false,
        u"%1 messages; reading their parts by bare calls %2 ms"_s.arg(covers).arg(median(cpu.yardsticks), 0, 'f', 0)});
    report.add({u"level 3, CPU of all threads"_s, Measured(cpu.things), u"ms"_s, {}, false, {}});
    report.add({u"level 3, CPU to bare reading"_s, cpu.ratio(), u"x"_s, {}, false, {}});
    const double begin = threadCpu();
    const auto plan = session.store->plan(CompactEdit {session.id, {}, {}, 3, {}}, {});
    if (!plan)
        return report.fail(u"level 3, its plan"_s, plan.error().text);
    report.add(
        {u"level 3, its plan"_s, threadCpu() - begin, u"ms"_s, {}, false, u"with the context before and after it"_s});
}

// ---- the graph of summaries --------------------------------------------------------------------------

/// Leaves over 25 messages each, put together by fives, these by fives again, and so on.
FakeSession sessionOf(int leaves, qint64& messages)
{
    constexpr int SpanOfLeaf = 25;
    constexpr int Together = 5;
    FakeSession session;
    session.info.id = SessionId(u"summaries"_s);
    messages = qint64(leaves) * SpanOfLeaf;
    const auto messageId = [](qint64 row) { return MessageId(u"summaries-m%1"_s.arg(row + 1)); };
    Dice dice(4);
    qsizetype begin = 0; // of the level below
    for (int count = leaves; count > 0; count /= Together) {
        const qsizetype end = session.nodes.size();
        for (int i = 0; i < count; ++i) {
            SummaryNode node;
            node.id = NodeId(messageId(session.nodes.size() * (SpanOfLeaf / 2)).value); // its own message
            node.session = session.info.id;
            node.level = 1 + dice.below(3);
            node.tokens = 200 + dice.below(900);
            node.createdAt = timeFromMs(SessionBuilder::BaseMs + session.nodes.size() * 60'000);
            node.text = LongText(syntheticProse(dice, 2));
            if (end == 0) {
                node.first = messageId(qint64(i) * SpanOfLeaf);
                node.last = messageId(qint64(i + 1) * SpanOfLeaf - 1);
            } else {
                node.kind = SummaryNode::Kind::Condensed;
                for (qsizetype k = begin + qsizetype(i) * Together; k < begin + qsizetype(i + 1) * Together; ++k) {
                    session.nodes[k].superseded = true;
                    node.parents += session.nodes[k].id;
                    node.first = node.first.isEmpty() ? session.nodes[k].first : node.first;
                    node.last = session.nodes[k].last;
                }
            }
            session.nodes += node;
        }
        begin = end;
    }
    for (SummaryNode& node : session.nodes)
        node.inContext = !node.superseded;
    return session;
}

/// Paints as often as scrolling by @p step does; CPU milliseconds of each frame.
void scroll(QScrollBar* bar, int step, QWidget* viewport, std::vector<double>& frames)
{
    constexpr int Frames = 60;
    for (int i = 0; i < Frames; ++i) {
        const double begin = threadCpu();
        bar->setValue((i + 1) * step < bar->maximum() ? (i + 1) * step : 0);
        viewport->repaint();
        frames.push_back(threadCpu() - begin);
    }
}

void measureGraph(Report& report)
{
    const QString name = u"summary graph, frame"_s;
    constexpr int Leaves = 4'001; // 5,000 summaries with those above them
    constexpr double PatienceMs = 20'000;
    qint64 messages = 0;
    const FakeSession session = sessionOf(Leaves, messages);
    auto fake = std::make_unique<FakeStore>();
    fake->add(session);
    fake->appendSynthetic(session.info.id, messages);
    OpenStore store(std::move(fake));
    CompactionSource source(&store, session.info.id);
    CompactionGraphView view(&source);
    view.resize(1280, 640);
    view.show();
    source.load();
    for (const double end = elapsed() + PatienceMs; !source.isComplete() || source.graph()->nodes.empty();) {
        if (elapsed() > end)
            return report.fail(name, u"the graph was not read"_s);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    view.viewport()->repaint(); // fonts and glyphs are loaded once
    std::vector<double> whole;
    std::vector<double> frames;
    scroll(view.verticalScrollBar(), 8, view.viewport(), whole);
    for (const double zoom : {4.0, 40.0, 400.0}) {
        view.setZoom(zoom);
        view.horizontalScrollBar()->setValue(0);
        scroll(view.horizontalScrollBar(), 160, view.viewport(), frames);
    }
    frames.insert(frames.end(), whole.begin(), whole.end());
    report.add({name + u", median"_s, median(frames), u"ms"_s, 8.0, false,
        u"%1 summaries over %2 messages; all of them on screen %3 ms"_s.arg(view.graph().nodes.size())
            .arg(messages)
            .arg(median(whole), 0, 'f', 2)});
    report.add({name + u", p99"_s, quantile(frames, 0.99), u"ms"_s, 8.0, false, u"%1 frames"_s.arg(frames.size())});
}

} // namespace

void lossReview(const Options&, Report& report)
{
    measureReview(report);
}

void longContexts(const Options& options, Report& report)
{
    if (auto session = longSession(options, report, u"context"_s))
        measureContexts(*session, report);
}

void deterministicSummary(const Options& options, Report& report)
{
    if (auto session = longSession(options, report, u"level-3"_s))
        measureDeterministic(*session, report);
}

void summaryGraph(const Options&, Report& report)
{
    measureGraph(report);
}

} // namespace stemma::bench
