// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/report.h"
#include "tests/testkit/fakestore.h"
#include "ui/outline/outlinepanel.h"

#include <QCoreApplication>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr double OutlinePatienceMs = 20'000;

template<typename Done> bool settleOutline(const Done& done)
{
    const double end = elapsed() + OutlinePatienceMs;
    while (!done() && elapsed() < end)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return done();
}

/// The outline of a session that the timeline shows already, until its first lines can be read.
std::optional<double> firstLines(qint64 rows, bool isKnown)
{
    auto fake = std::make_unique<FakeStore>();
    const SessionId session = fake->addSynthetic(u"synthetic"_s, rows);
    OpenStore store(std::move(fake));
    MessageModel messages(store, session);
    const auto all = [&] { return messages.rowCount() == rows && messages.detail(int(rows) - 1); };
    if (isKnown && !settleOutline(all))
        return {};
    const double cpu = threadCpu();
    OutlinePanel panel;
    panel.resize(300, 800);
    panel.setCurrent(&store, session, &messages);
    panel.show();
    const auto isRead = [&] {
        const QModelIndex first = panel.model()->index(0, 0);
        return first.isValid() && !first.data(TurnModel::IconRole).toString().isEmpty();
    };
    const bool isDone = settleOutline([&] { return isRead() && (isKnown || all()); });
    panel.view()->grab();
    const double took = threadCpu() - cpu;
    panel.setCurrent(nullptr, {}, nullptr);
    return isDone ? std::optional(took) : std::nullopt;
}

} // namespace

void outline(const Options&, Report& report)
{
    constexpr qint64 Rows = 100'000;
    (void)firstLines(1000, true); // fonts and icons are loaded once a process
    const auto known = firstLines(Rows, true);
    const auto arriving = firstLines(Rows, false);
    const auto million = firstLines(10 * Rows, true);
    if (!known || !arriving || !million)
        return report.fail(u"outline"_s, u"no line could be read"_s);
    report.add({u"outline, first lines of 100,000 messages"_s, *known, u"ms"_s, 200.0, false,
        u"1M messages %1 ms; while they are listed %2 ms"_s.arg(*million, 0, 'f', 0).arg(*arriving, 0, 'f', 0)});
}

} // namespace stemma::bench
