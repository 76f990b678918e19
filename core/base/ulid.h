// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/time.h"

#include <QByteArray>

#include <array>

namespace stemma {

/// Makes ULIDs, 26 letters of Crockford's base 32: 48 bits of time, 80 of randomness. Those of one millisecond
/// count up, so that ids sort as they were made. One thread at a time.
class UlidSource
{
public:
    static constexpr int Length = 26;

    [[nodiscard]] QByteArray next(Time time);
    void writeNext(Time time, char* to); ///< Length letters, no zero behind them

private:
    std::array<uchar, 10> m_random {};
    qint64 m_ms = -1;
};

} // namespace stemma
