// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagefiles.h"

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

} // namespace stemma
