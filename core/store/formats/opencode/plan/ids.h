// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma::opencode {

/// New ids, as the agent makes them (spec opencode, 3): those of one object ascend in the order in which they are made.
class NewIds
{
public:
    explicit NewIds(qint64 nowMs)
        : m_next(quint64(nowMs) * 4096)
    {
    }

    [[nodiscard]] QString session(); ///< the newest sorts first
    [[nodiscard]] QString message() { return made("msg", ++m_next); }
    [[nodiscard]] QString part() { return made("prt", ++m_next); }

private:
    [[nodiscard]] static QString made(const char* prefix, quint64 number);

    quint64 m_next;
};

} // namespace stemma::opencode
