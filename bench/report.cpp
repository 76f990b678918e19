// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/report.h"

#include "core/base/plainjson.h"
#include "tests/testkit/largestore.h"

#include <QDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

QString number(double value)
{
    return QString::number(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
}

void print(const QString& line)
{
    std::fputs(qPrintable(line), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

void print(const JsonValue& object)
{
    print(QString::fromUtf8(compactJson(object)));
}

} // namespace

void Report::add(const Figure& figure)
{
    m_ok = m_ok && figure.isOk();
    if (m_asJson) {
        print({{"type", "bench"}, {"name", figure.name}, {"value", figure.value.median}, {"least", figure.value.least},
            {"most", figure.value.most}, {"count", figure.value.count}, {"unit", figure.unit},
            {"limit", orNull(figure.limit)}, {"ok", figure.isOk()}, {"against", figure.against}});
        return;
    }
    const QString limit
        = figure.limit ? u"%1 %2"_s.arg(figure.atLeast ? u"≥"_s : u"≤"_s, number(*figure.limit)) : u"–"_s;
    const QString spread = figure.value.count == 1
        ? QString()
        : u"%1–%2 in %3; "_s.arg(number(figure.value.least), number(figure.value.most)).arg(figure.value.count);
    print(u"%1 %2 %3 %4  %5  %6"_s.arg(figure.name.leftJustified(34), number(figure.value.median).rightJustified(9),
        figure.unit.leftJustified(6), limit.leftJustified(9), figure.isOk() ? u"ok  "_s : u"OVER"_s,
        spread + figure.against));
}

void Report::fail(const QString& name, const QString& reason)
{
    m_ok = false;
    if (m_asJson) {
        print({{"type", "bench"}, {"name", name}, {"value", nullptr}, {"ok", false}, {"against", reason}});
    } else {
        print(u"%1 not measured: %2"_s.arg(name.leftJustified(34), reason));
    }
}

void Report::note(const QString& text)
{
    if (!m_asJson)
        print(text);
}

std::optional<QString> largeStore(const Options& options, Report& report, const QString& name)
{
    QDir().mkpath(options.folder);
    LargeStoreSize size;
    size.messages = options.messages;
    size.messagesPerSession = std::min<qint64>(size.messagesPerSession, size.messages);
    if (!QFile::exists(QDir(options.folder).filePath(size.name() + u".db")))
        report.note(u"(making a store of %1 messages, once)"_s.arg(size.messages));
    const Result<QString> path = largeStoreIn(options.folder, size);
    if (path)
        return *path;
    report.fail(name, path.error().text % u' ' % path.error().cause);
    return {};
}

Measured::Measured(const std::vector<double>& values)
    : median(bench::median(values))
    , least(quantile(values, 0))
    , most(quantile(values, 1))
    , count(int(values.size()))
{
}

double quantile(std::vector<double> values, double fraction)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, size_t(fraction * double(values.size())))];
}

double median(std::vector<double> values)
{
    return quantile(std::move(values), 0.5);
}

} // namespace stemma::bench
