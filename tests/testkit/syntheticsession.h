// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/store/outline.h"

namespace stemma {

/// A session of any length that exists only as a rule: message @p row is made when asked for, always
/// the same one. A mix of kinds as in real coding sessions; texts have one to nine lines.
class SyntheticSession
{
public:
    explicit SyntheticSession(SessionId id, quint64 seed = 1);

    [[nodiscard]] Message message(qint64 row) const;
    /// As message(), but as its outline sees it.
    [[nodiscard]] OutlineRow outlineRow(qint64 row) const;

private:
    SessionId m_id;
    quint64 m_seed;
};

/// What an outline tells of a message.
[[nodiscard]] OutlineDetail detailOf(const Message& message);

/// A small fast generator of pseudo-random numbers whose sequence never changes.
class Dice
{
public:
    explicit Dice(quint64 seed)
        : m_state(seed)
    {
    }
    quint64 next();
    /// 0 … @p bound - 1.
    int below(int bound) { return int(next() % quint64(bound)); }

private:
    quint64 m_state;
};

/// Words of a programmer's prose in about @p lines lines of 60 to 90 characters.
[[nodiscard]] QString syntheticProse(Dice& dice, int lines);
/// About @p lines lines of C++.
[[nodiscard]] QString syntheticCode(Dice& dice, int lines);

} // namespace stemma
