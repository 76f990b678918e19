// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What models read and wrote, and what it cost.
#include "app/cli/job.h"
#include "app/cli/usagelines.h"

#include <QCoreApplication>
#include <QLocale>

namespace stemma::cli {

namespace {

struct UsageText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// Those that were named, with the stores below folders; else those at the usual places.
QStringList usageStores(const Job& job)
{
    if (!job.options.paths.isEmpty())
        return storePaths(job.options.paths, job.control);
    QStringList places = usualPlaces();
    places.removeIf([](const QString& place) { return detectStore(place).matches.isEmpty(); });
    return places;
}

QString pricesText(const PriceTable& prices)
{
    const QString date = QLocale().toString(prices.date(), QLocale::ShortFormat);
    if (prices.file().isEmpty())
        return UsageText::tr("List prices as known on %1; your own go above them in %2.")
            .arg(date, PriceTable::userFile());
    return UsageText::tr("Prices of %1, and list prices as known on %2.").arg(prices.file(), date);
}

void askWhatIf(Job& job, SessionStore& store, const PriceTable& prices)
{
    for (const WhatIf& question : job.options.usage.questions) {
        WhatIfReader reader(question, SessionId(job.options.session), prices);
        Result<bool> done = false;
        while (done && !*done && !job.isOver())
            done = reader.step(store, job.control);
        if (!done)
            return job.fail(done.error());
        job.record().whatIf(reader.estimate(), prices.currency());
    }
}

/// The lines of one store, and what is told below them; false: it could not be read, which the job tells.
bool readUsage(Job& job, SessionStore& store, const PriceTable& prices, QSet<quint64>& counted,
    std::vector<UsageRow>& rows, UsageSummary& summary)
{
    const UsageChoice& choice = job.options.usage;
    UsageQuery query;
    if (!job.options.session.isEmpty()) {
        query.session = SessionId(job.options.session);
        if (const auto known = store.session(*query.session, ListDetail::Basic, job.control); !known) {
            job.fail(known.error());
            return false;
        }
    }
    query.since = choice.since;
    query.until = choice.until;
    query.withTurns = choice.axis == UsageAxis::Turn;
    UsageReader reader(query, prices);
    reader.setCountedBefore(&counted);
    const auto report = reader.run(store, job.control);
    if (!report) {
        job.fail(report.error());
        return false;
    }
    addRows(rows, (*report)->rows(choice.axis), choice.axis, store.info().path);
    summary.add(**report, store.info().path);
    askWhatIf(job, store, prices);
    return true;
}

} // namespace

void usage(Job& job)
{
    const UsageChoice& choice = job.options.usage;
    const auto prices = choice.prices.isEmpty() ? PriceTable::load() : PriceTable::load(choice.prices);
    if (!prices)
        return job.fail(prices.error());
    std::vector<UsageRow> rows;
    UsageSummary summary;
    summary.currency = prices->currency();
    summary.listsDifferences = choice.listsDifferences;
    summary.prices = pricesText(*prices);
    QHash<QString, QSet<quint64>> counted; // by format: a store may have a copy of another one, or be a part of it
    const QStringList stores = usageStores(job);
    bool isRead = stores.isEmpty();
    eachStore(job, stores, [&](SessionStore& store) {
        isRead = readUsage(job, store, *prices, counted[store.info().format], rows, summary) || isRead;
    });
    if (job.isOver() || !isRead) // sums of nothing would look like an answer
        return;
    if (choice.csv) {
        job.print().table(usageAsCsv(rows, choice.axis, prices->currency()));
        return;
    }
    for (const UsageRow& row : rows)
        job.record().usageRow(row, choice.axis, prices->currency());
    job.print().usageSummary(summary);
}

} // namespace stemma::cli
