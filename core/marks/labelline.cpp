// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/labelline.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QChar Comma = u',';
constexpr QChar Quote = u'"';

qsizetype skipSpaces(QStringView line, qsizetype at)
{
    while (at < line.size() && line.at(at).isSpace())
        ++at;
    return at;
}

/// The label in quotation marks that begins at @p at, which then stands behind it; no value: there is none.
std::optional<QString> quotedAt(QStringView line, qsizetype& at)
{
    if (at >= line.size() || line.at(at) != Quote)
        return {};
    QString label;
    for (qsizetype i = at + 1; i < line.size(); ++i) {
        const bool isDoubled = i + 1 < line.size() && line.at(i + 1) == Quote;
        if (line.at(i) != Quote) {
            label += line.at(i);
        } else if (isDoubled) {
            label += Quote;
            ++i;
        } else {
            const qsizetype behind = skipSpaces(line, i + 1);
            if (behind < line.size() && line.at(behind) != Comma)
                return {};
            at = behind;
            return label;
        }
    }
    return {};
}

} // namespace

QString toLabelLine(const QStringList& labels)
{
    QStringList words;
    for (const QString& label : labels) {
        const bool isPlain = !label.contains(Comma) && !label.startsWith(Quote) && label == label.trimmed();
        words += isPlain ? label : Quote + QString(label).replace(Quote, u"\"\""_s) + Quote;
    }
    return words.join(u", "_s);
}

QStringList labelsOfLine(const QString& line)
{
    QStringList labels;
    for (qsizetype at = 0; at < line.size(); ++at) { // over the comma
        at = skipSpaces(line, at);
        auto label = quotedAt(line, at);
        if (!label) {
            const qsizetype comma = line.indexOf(Comma, at);
            const qsizetype end = comma < 0 ? line.size() : comma;
            label = line.sliced(at, end - at).trimmed();
            at = end;
        }
        if (!label->isEmpty())
            labels += *label;
    }
    return labels;
}

} // namespace stemma
