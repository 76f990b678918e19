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
    /// A byte of the needle that is looked for before the needle is compared.
    struct Probe
    {
        qsizetype place = 0; ///< in the needle
        char byte = 0;
        char caseBit = 0; ///< which is set in a byte of the text before they are compared
    };
    [[nodiscard]] Probe probeOf(qsizetype place) const;
    [[nodiscard]] bool isAt(const char* bytes) const;
    [[nodiscard]] bool mayBeginIn(const char* block) const;

    QByteArray m_needle;
    Qt::CaseSensitivity m_sensitivity;
    Probe m_first; ///< the byte that texts hold least
    Probe m_second; ///< the next one; the same where the needle has no other
};

} // namespace stemma
