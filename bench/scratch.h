// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bench/meters.h"
#include "bench/report.h"
#include "core/store/sessionstore.h"

#include <QDir>
#include <QTemporaryDir>

namespace stemma::bench {

/// Where a bench keeps its files while it runs.
class Scratch
{
public:
    explicit Scratch(const Options& options)
        : m_folder((QDir().mkpath(options.folder), options.folder + QStringLiteral("/files-XXXXXX")))
    {
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// What some work took.
struct Cost
{
    double cpuMs = 0;
    double elapsedMs = 0;
};

template<typename Work> Cost costOf(Work&& work)
{
    const double cpu = threadCpu();
    const double begin = elapsed();
    work();
    return {threadCpu() - cpu, elapsed() - begin};
}

[[nodiscard]] SessionId firstSession(SessionStore& store); ///< empty: there is none

} // namespace stemma::bench
