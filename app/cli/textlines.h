// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/planlines.h"

namespace stemma::cli {

[[nodiscard]] QString number(qint64 value); ///< as the user's language writes it
[[nodiscard]] QString tokensText(qint64 tokens, bool isEstimate = false); ///< "1 token", "about 2,000 tokens"
/// "2026-03-02 09:18:40", in UTC as everywhere on the command line.
[[nodiscard]] QString shortTime(const std::optional<Time>& time);

/// Lines on standard output for people: columns, indented blocks; colour only on a terminal.
class TextLines
{
public:
    using Style = PlanLine::Kind;
    using enum PlanLine::Kind;

    /// @p maxText: bytes of a block; negative: all.
    TextLines(Output& output, qint64 maxText);

    void put(QStringView text, Style style = Plain);
    /// A name or a sentence, which must neither begin a line nor turn what stands behind it around.
    void putName(QString text, Style style = Plain);
    void column(const QString& text, int width, Style style = Plain);
    void numberColumn(const std::optional<qint64>& value, int width);
    void endLine();
    // The same, and the line ends.
    void putLine(QStringView text, Style style = Plain) { put(text, style), endLine(); }
    void putNameLine(const QString& text, Style style = Plain) { putName(text, style), endLine(); }

    void putLines(const QList<PlanLine>& lines);
    /// A text, indented, with its size where it is not whole.
    void block(QStringView text, qint64 bytes, bool truncated);
    void longText(const LongText& text) { block(text.text, text.bytes, text.truncated); }

private:
    Output& m_output;
    qint64 m_maxText;
    bool m_colour;
};

} // namespace stemma::cli
