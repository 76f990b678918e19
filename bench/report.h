// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace stemma::bench {

/// A value measured once, or the median of several with the least and the most of them.
struct Measured
{
    Measured(double only) // NOLINT(google-explicit-constructor): most figures are one number
        : median(only)
        , least(only)
        , most(only)
    {
    }
    explicit Measured(const std::vector<double>& values);

    double median;
    double least;
    double most;
    int count = 1;
};

/// One figure: what was measured, what it may be at most (or at least), and what stood beside it in
/// the same run. The median is held against the limit.
struct Figure
{
    QString name;
    Measured value;
    QString unit;
    std::optional<double> limit; ///< no value: told for information
    bool atLeast = false; ///< the limit is a lower one
    QString against;

    [[nodiscard]] bool isOk() const { return !limit || (atLeast ? value.median >= *limit : value.median <= *limit); }
};

/// Prints figures as they come, as a table or as a JSON object a line.
class Report
{
public:
    explicit Report(bool asJson)
        : m_asJson(asJson)
    {
    }

    void add(const Figure& figure);
    /// Something could not be measured; counts as over the limit.
    void fail(const QString& name, const QString& reason);
    void note(const QString& text); ///< a line of the table; nothing with JSON
    [[nodiscard]] bool isOk() const { return m_ok; }

private:
    bool m_asJson;
    bool m_ok = true;
};

/// Messages of a session that are asked for first, as the timeline does.
constexpr int FirstRows = 50;

/// What the benches are to work on.
struct Options
{
    qint64 messages = 200'000; ///< of the large store
    qint64 megabytes = 250; ///< of the largest file
    qint64 searchedMegabytes = 200; ///< of the sessions that are searched
    QString folder; ///< where stores are kept from run to run
};

// One function a bench; each in its own file.
void storeOpen(const Options& options, Report& report);
void storeJump(const Options& options, Report& report);
void timeline(const Options& options, Report& report);
void hugeMessages(const Options& options, Report& report);
void outline(const Options& options, Report& report);
void changes(const Options& options, Report& report);
void browseMemory(const Options& options, Report& report);
void startUp(const Options& options, Report& report);
void showJson(const Options& options, Report& report);
void jsonParse(const Options& options, Report& report);
void transcripts(const Options& options, Report& report);
void oneFiles(const Options& options, Report& report);
void sessionFolder(const Options& options, Report& report);
void agents(const Options& options, Report& report);
void finding(const Options& options, Report& report);
void usage(const Options& options, Report& report);
void live(const Options& options, Report& report);
void blobStore(const Options& options, Report& report);
void postgres(const Options& options, Report& report);
void lineage(const Options& options, Report& report);
void forks(const Options& options, Report& report);
void tokens(const Options& options, Report& report);
void exploring(const Options& options, Report& report);
void lossReview(const Options& options, Report& report);
void longContexts(const Options& options, Report& report);
void deterministicSummary(const Options& options, Report& report);
void summaryGraph(const Options& options, Report& report);
void searchIndexes(const Options& options, Report& report);

// What a child process of a bench does; the exit code.
int minimalWindow(); ///< for startUp()
int browse(const QString& path); ///< for browseMemory(); prints the growth in bytes
int outlineGrowth(const QString& path); ///< for transcripts(), too
int growDatabase(const QString& path); ///< for live(): adds a message for each character of standard input

/// The path of the large store, made on first use. Reports @p name as failed if it cannot be.
[[nodiscard]] std::optional<QString> largeStore(const Options& options, Report& report, const QString& name);

[[nodiscard]] double median(std::vector<double> values);
/// The value that @p fraction of all values do not exceed.
[[nodiscard]] double quantile(std::vector<double> values, double fraction);

} // namespace stemma::bench
