// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/textlines.h"

#include "app/cli/output.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

struct TextLinesText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString tokensText(qint64 tokens, bool isEstimate)
{
    const auto count = int(std::clamp<qint64>(tokens, 0, std::numeric_limits<int>::max()));
    return (isEstimate ? TextLinesText::tr("about %1 token(s)", nullptr, count)
                       : TextLinesText::tr("%1 token(s)", nullptr, count))
        .arg(number(tokens));
}

QString shortTime(const std::optional<Time>& time)
{
    if (!time)
        return u"-"_s;
    QString text = toIso(*time);
    text.chop(5);
    return text.replace(u'T', u' ');
}

TextLines::TextLines(Output& output, qint64 maxText)
    : m_output(output)
    , m_maxText(maxText)
    , m_colour(isTerminal(STDOUT_FILENO) && qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb")
{
}

void TextLines::put(QStringView text, Style style)
{
    static constexpr const char* Codes[] = {"", "\x1b[1m", "\x1b[2m", "\x1b[31m"};
    QByteArray& out = m_output.buffer();
    if (m_colour && style != Plain)
        out += Codes[int(style)];
    out += withVisibleControls(text).toUtf8();
    if (m_colour && style != Plain)
        out += "\x1b[0m";
}

void TextLines::putName(QString text, Style style)
{
    for (QChar& c : text) {
        const bool turns = (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
        if (turns)
            c = QChar::ReplacementCharacter;
        else if (c.unicode() < 0x20)
            c = QChar(0x2400 + c.unicode()); // its picture
        else if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u' ';
    }
    put(text, style);
}

void TextLines::putLines(const QList<PlanLine>& lines)
{
    for (const PlanLine& line : lines) {
        put(line.text, line.kind);
        endLine();
    }
}

void TextLines::column(const QString& text, int width, Style style)
{
    putName(text.size() > width ? text : text.leftJustified(width), style);
    put(u"  ");
}

void TextLines::numberColumn(const std::optional<qint64>& value, int width)
{
    put(value ? number(*value).rightJustified(width) : u"-"_s.rightJustified(width));
    put(u"  ");
}

void TextLines::endLine()
{
    m_output.buffer() += '\n';
    m_output.recordDone();
}

void TextLines::block(QStringView text, qint64 bytes, bool truncated)
{
    if (text.isEmpty() && bytes == 0)
        return; // which is no empty line
    const QStringView part = m_maxText < 0 ? text : utf8Prefix(text, m_maxText);
    // The end of the last line begins no other.
    for (const QStringView line : (part.endsWith(u'\n') ? part.chopped(1) : part).tokenize(u'\n')) {
        put(u"    ");
        put(line.endsWith(u'\r') ? line.chopped(1) : line);
        endLine();
    }
    if (truncated || part.size() < text.size()) {
        put(u"    ");
        put(TextLinesText::tr("(cut off; %1 bytes in total)").arg(number(bytes)), Quiet);
        endLine();
    }
}

} // namespace stemma::cli
