// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace stemma {

/// Finds a few bytes among many, at the speed of memory, with letters of ASCII in any case or as they are. Any thread.
class ByteFinder
{
public:
    explicit ByteFinder(QByteArray needle, Qt::CaseSensitivity sensitivity = Qt::CaseInsensitive);

    /// Where the needle stands first in @p bytes from @p from on; -1: nowhere.
    [[nodiscard]] qsizetype find(QByteArrayView bytes, qsizetype from = 0) const;
    [[nodiscard]] bool isIn(QByteArrayView bytes) const { return find(bytes) >= 0; }

    [[nodiscard]] const QByteArray& needle() const { return m_needle; } ///< in lower case where case does not count

private:
    [[nodiscard]] bool isAt(const char* bytes) const;

    QByteArray m_needle;
    Qt::CaseSensitivity m_sensitivity;
    qsizetype m_rare = 0; ///< the byte of the needle that texts hold least
    char m_lower = 0; ///< this byte, in both cases
    char m_upper = 0;
};

} // namespace stemma
