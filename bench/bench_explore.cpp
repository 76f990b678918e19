// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "core/explore/explore.h"
#include "core/store/files/filereader.h"
#include "tests/testkit/syntheticsession.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

QByteArray words(Dice& dice, int count)
{
    static constexpr QByteArrayView Words[] = {"store", "reads", "the", "message", "again", "after", "a", "checkpoint",
        "was", "made", "by", "the", "agent", "of", "session"};
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += (i > 0 ? " " : "") + Words[dice.below(int(std::size(Words)))].toByteArray();
    return text;
}

QByteArray csvLine(Dice& dice, qint64 number)
{
    const QByteArray note = dice.below(20) == 0 ? "\"a \"\"quoted\"\" note, with a comma\"" : words(dice, 8);
    return QByteArray::number(number) + ",user" + QByteArray::number(dice.below(5000)) + ','
        + QByteArray::number(dice.below(100'000)) + '.' + QByteArray::number(dice.below(100)) + ",2026-11-"
        + QByteArray::number(10 + dice.below(20)) + ",true,," + note + '\n';
}

QByteArray recordLine(Dice& dice, qint64 number)
{
    return "{\"id\": " + QByteArray::number(number)
        + ", \"type\": \"message\", \"usage\": {\"input\": " + QByteArray::number(dice.below(90'000))
        + ", \"cost\": 0.25}, \"tags\": [\"a\", \"b\"], \"text\": \"" + words(dice, 40) + "\"}\n";
}

QByteArray logLine(Dice& dice, qint64 number)
{
    static constexpr QByteArrayView Levels[] = {"INFO", "INFO", "INFO", "DEBUG", "WARN", "ERROR"};
    static constexpr QByteArrayView Messages[] = {"Request finished in ", "Connection from 10.0.0.7 took ",
        "Cache miss for key ", "Retrying job 3f2a-99 after ", "Worker pool has size "};
    return "2026-11-24T22:" + QByteArray::number(10 + (number / 60) % 50) + ':' + QByteArray::number(10 + number % 50)
        + ".123Z " + Levels[dice.below(6)].toByteArray() + " [server.pool-" + QByteArray::number(dice.below(16)) + "] "
        + Messages[dice.below(5)].toByteArray() + QByteArray::number(dice.below(10'000)) + " ms for user "
        + QByteArray::number(dice.below(5000)) + '\n';
}

bool write(const QString& path, qint64 megabytes, QByteArray (*line)(Dice&, qint64), QByteArrayView head)
{
    // The same lines again and again: making them costs more than reading them.
    Dice dice(11);
    QByteArray block;
    for (qint64 number = 1; block.size() < 8'000'000; ++number)
        block += line(dice, number);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(head.data(), head.size()) != head.size())
        return false;
    while (file.size() < megabytes * 1'000'000) {
        if (file.write(block) != block.size())
            return false;
    }
    return true;
}

/// CPU milliseconds of reading the file and counting its lines.
Result<double> lineScan(const QString& path)
{
    FileReader reader(path);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    qint64 lines = 0;
    const double begin = threadCpu();
    const Result<> read = reader.blocks(
        0,
        [&lines](QByteArrayView block, qint64) {
            lines += std::ranges::count(block, '\n');
            return true;
        },
        JobControl());
    const double took = threadCpu() - begin;
    if (!read || lines == 0)
        return fail(Errc::Corrupt, u"the lines could not be counted"_s);
    return took;
}

/// The most memory that the program takes with the file, in bytes. A row that is cut off is a finding.
std::optional<qint64> memoryFor(const QString& path, const QString& folder)
{
    const auto run = runChild(QStringLiteral(STEMMA_PROGRAM), {u"explore"_s, path}, folder, Output::Discard);
    return run && run->exitCode <= 1 ? std::optional(run->peakResident) : std::nullopt;
}

Result<double> exploringOnce(const QString& path, bool withContentId)
{
    const double begin = threadCpu();
    const Result<Exploration> found = explore(path, {{}, withContentId}, JobControl());
    if (!found)
        return std::unexpected(found.error());
    return threadCpu() - begin;
}

} // namespace

void exploring(const Options& options, Report& report)
{
    constexpr double Least = 150; // MB/s on one core
    constexpr double MostMemory = 64; // MB, whatever the file's size
    struct Row
    {
        QLatin1StringView kind;
        QByteArray (*line)(Dice&, qint64);
        QByteArrayView head;
    };
    const qint64 megabytes = std::min<qint64>(options.megabytes, 1000);
    for (const Row& row : {Row {"csv"_L1, csvLine, "id,user,price,day,paid,empty,note\n"},
             Row {"jsonl"_L1, recordLine, ""}, Row {"log"_L1, logLine, ""}}) {
        const QString name = u"explore, "_s + row.kind;
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"file."_s + row.kind);
        const QString tiny = folder.filePath(u"tiny."_s + row.kind);
        if (!write(path, megabytes, row.line, row.head) || !QFile::copy(path, tiny) || !QFile::resize(tiny, 1000))
            return report.fail(name, u"the file could not be written"_s);
        const double kilobytes = double(QFile(path).size()) / 1e3;
        Pairs pairs;
        std::vector<double> speeds;
        for (int i = 0; i < PairsAtLeast; ++i) {
            const Result<double> took = exploringOnce(path, false);
            const Result<double> scan = lineScan(path);
            if (!took || !scan)
                return report.fail(name, u"it could not be read"_s);
            pairs.add(*took, *scan);
            speeds.push_back(kilobytes / *took);
        }
        report.add({name, Measured(speeds), u"MB/s"_s, Least, true, pairs.against(u"a line scan"_s)});
        const auto large = memoryFor(path, folder.path());
        const auto small = memoryFor(tiny, folder.path());
        if (!large || !small)
            return report.fail(name, u"the program did not explore it"_s);
        report.add({name + u", memory"_s, double(*large - *small) / 1e6, u"MB"_s, MostMemory, false,
            u"a file of %1 MB against one of 1 kB"_s.arg(kilobytes / 1e3, 0, 'f', 0)});
        const Result<double> whole = exploringOnce(path, true);
        if (whole)
            report.add({name + u" with its content id"_s, kilobytes / *whole, u"MB/s"_s, std::nullopt, true,
                u"for information"_s});
    }
}

} // namespace stemma::bench
