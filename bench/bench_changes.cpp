// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/report.h"
#include "core/diff/unifieddiff.h"
#include "core/filechanges/netchange.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr int ChangePatches = 5000;
constexpr int ChangeRepeats = 5;
constexpr int FileLines = 20'000;

/// A change of a file in a place that moves through it: some lines become others, with three lines around them.
class Rewriter
{
public:
    Rewriter()
    {
        for (int i = 0; i < FileLines; ++i)
            m_lines += u"    const auto value%1 = compute(first, second, %2); // as before"_s.arg(i).arg(i % 97);
    }

    QString next(int number)
    {
        const int at = int(m_random.bounded(FileLines - 20)) + 3;
        const int count = 1 + int(m_random.bounded(6));
        QString text = u"--- a/src/long.cpp\n+++ b/src/long.cpp\n@@ -%1,%2 +%1,%2 @@\n"_s.arg(at - 2).arg(count + 6);
        const auto lines = [&](char16_t sign, int from, int end) {
            for (int i = from; i < end; ++i)
                text += sign + m_lines[i] + u'\n';
        };
        lines(u' ', at - 3, at);
        lines(u'-', at, at + count);
        for (int i = at; i < at + count; ++i)
            m_lines[i] = u"    const auto value%1 = computed(second, %2); // changed"_s.arg(i).arg(number);
        lines(u'+', at, at + count);
        lines(u' ', at + count, at + count + 3);
        return text;
    }

private:
    QStringList m_lines;
    QRandomGenerator m_random {7};
};

} // namespace

void changes(const Options&, Report& report)
{
    Rewriter rewriter;
    std::vector<FileChange> changes;
    QString all;
    for (int i = 0; i < ChangePatches; ++i) {
        FileChange change;
        change.path = u"src/long.cpp"_s;
        change.diff = rewriter.next(i);
        change.length = change.diff.size();
        all += change.diff;
        changes.push_back(std::move(change));
    }
    std::vector<double> netMs;
    std::vector<double> rates;
    size_t steps = 0;
    size_t files = 0;
    while (all.size() < 40'000'000)
        all += QString(all);
    for (int i = 0; i < ChangeRepeats; ++i) {
        double start = threadCpu();
        steps = netChanges(changes).front().steps.size();
        netMs.push_back(threadCpu() - start);
        start = threadCpu();
        files = diff::parseUnified(all).size();
        rates.push_back(double(all.size()) / 1000 / (threadCpu() - start)); // ASCII: a byte a character
    }
    if (steps != 1 || files % ChangePatches != 0)
        return report.fail(u"changes"_s, u"the patches do not follow from one another"_s);
    report.add({u"net change of 5,000 patches of a file"_s, Measured(netMs), u"ms"_s, 500, false, {}});
    report.add({u"unified diffs read"_s, Measured(rates), u"MB/s"_s, 300, true,
        u"%1 MB, %2 files"_s.arg(all.size() / 1'000'000).arg(files)});
}

} // namespace stemma::bench
