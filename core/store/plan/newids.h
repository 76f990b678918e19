// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace stemma {

/// A new random UUID (version 4), as text without braces.
[[nodiscard]] QString newUuid4();
/// A new UUID of version 7, which begins with the time (RFC 9562, 5.7), in Unix milliseconds.
[[nodiscard]] QString newUuid7(qint64 ms);
/// A prefix, 48 bits of a number as hexadecimal digits, and random letters and digits: ids that go up with the number.
[[nodiscard]] QString newNumberedId(const char* prefix, quint64 number);
/// "2026-11-21T23:42:49.914Z".
[[nodiscard]] QByteArray utcTime(qint64 ms);

} // namespace stemma
