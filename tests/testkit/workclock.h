// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <ctime>
#include <utility>

namespace stemma {

/// Measures the work of this process, all its threads together. Other than the time of day it does not tell how much
/// of the machine others have, so that a test may set it a limit.
class WorkClock
{
public:
    /// Milliseconds of a processor since it was made or restarted.
    [[nodiscard]] qint64 elapsed() const { return now() - m_begin; }
    qint64 restart()
    {
        const qint64 begin = now();
        return begin - std::exchange(m_begin, begin);
    }

private:
    static qint64 now()
    {
        timespec worked {};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &worked);
        return qint64(worked.tv_sec) * 1'000 + worked.tv_nsec / 1'000'000;
    }

    qint64 m_begin = now();
};

} // namespace stemma
