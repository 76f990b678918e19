// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace stemma {

enum class LogLevel : quint8 { Trace, Debug, Info, Notice, Warning, Error, Fatal };

/// The line without the sequences that give terminals their colours. Reuses @p plain.
[[nodiscard]] QByteArrayView withoutColours(QByteArrayView line, QByteArray& plain);

/// The time that a line of a log begins with, as it is written there: of ISO 8601, of syslog, of web servers, of
/// Kubernetes, of a clock only, or in seconds since 1970; brackets may stand around it. In lines of JSON and of logfmt
/// it stands behind its key. Empty: there is none.
[[nodiscard]] QByteArrayView timeOf(QByteArrayView line);

/// The level that a line names near its beginning; a web server's own failure is an error. No value: none.
[[nodiscard]] std::optional<LogLevel> levelOf(QByteArrayView line);

/// The line without its time, with figures, identifiers and hexadecimal words as "#": lines that say the same become
/// equal. Cut after some 200 bytes. Reuses @p masked.
void maskFigures(QByteArrayView line, QByteArray& masked);

} // namespace stemma
