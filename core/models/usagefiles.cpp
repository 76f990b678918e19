// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagefiles.h"

#include "core/models/openstore.h"
#include "core/usage/pricetable.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QtConcurrentRun>

namespace stemma {

namespace {

QString replaceFile(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0 || !file.commit())
        return file.errorString();
    return {};
}

} // namespace

QFuture<QString> writeUsage(const UsageTablesPtr& tables, UsageAxis axis, const QString& path, bool asCsv)
{
    return QtConcurrent::run([tables, axis, path, asCsv] {
        std::vector<UsageRow> rows;
        for (const UsageLine& line : tables->of(axis))
            rows.push_back(line.row);
        return replaceFile(
            path, asCsv ? usageAsCsv(rows, axis, tables->currency) : usageAsJson(rows, axis, tables->currency));
    });
}

QFuture<Result<std::shared_ptr<const PriceTable>>> readPrices()
{
    return QtConcurrent::run([] {
        return PriceTable::load().transform(
            [](PriceTable&& table) { return std::shared_ptr<const PriceTable>(new PriceTable(std::move(table))); });
    });
}

QFuture<QString> makePriceFile(const QString& path, const QByteArray& example)
{
    return QtConcurrent::run([path, example] {
        QDir().mkpath(QFileInfo(path).path());
        return QFileInfo::exists(path) ? QString() : replaceFile(path, example);
    });
}

QFuture<CallPlace> findCall(OpenStore& store, const UsageRecord& call)
{
    return store.run(
        [call](SessionStore& in, const JobControl& job) {
            return placeOf(in, call, job).value_or(CallPlace {call.storedIn, {}});
        },
        Lane::Normal, JobControl());
}

QFuture<CallPlace> findCall(OpenStore& store, const UsageRow& line)
{
    UsageRecord first;
    first.storedIn = line.session;
    first.message = line.prompt;
    first.key = line.promptKey;
    return findCall(store, first);
}

} // namespace stemma
