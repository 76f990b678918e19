// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/serversource.h"

#include "core/store/postgres/postgresservices.h"

#include <QtConcurrentRun>

namespace stemma::serversource {

QFuture<QStringList> services()
{
    return QtConcurrent::run(postgresServices);
}

DetectionReport look(const QString& url)
{
    DetectionReport report = detectStore(url);
    if (report.error || report.matches.isEmpty())
        return report;
    if (const auto opened = openStore(url); !opened)
        report.error = opened.error();
    return report;
}

QFuture<DetectionReport> test(const std::function<DetectionReport(const QString&)>& tester, const QString& url)
{
    return QtConcurrent::run(tester, url);
}

} // namespace stemma::serversource
