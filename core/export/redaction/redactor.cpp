// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactor.h"

#include "core/export/redaction/wordbounds.h"
#include "core/store/json/json.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t Units = 0x10000;
constexpr qsizetype Shortest = 2; ///< a single character stands everywhere
constexpr qsizetype Start = 3; ///< units by which values are looked up

/// The first @p units of what begins at @p at, up to three.
quint64 startOf(QStringView text, qsizetype at, qsizetype units)
{
    quint64 start = 0;
    for (qsizetype i = 0; i < units; ++i)
        start = start << 16 | (at + i < text.size() ? text[at + i].unicode() : 0);
    return start;
}

/// Names are found within identifiers (ruleOfNames()); of other values an underscore is a part.
bool isOfWord(QChar c, RedactionKind kind)
{
    return wordbounds::isOfWord(c) || (c == u'_' && kind != RedactionKind::Name);
}

/// What cannot be the beginning or the end of another word, wherever it stands.
bool isUnmistakable(const RedactionValue& value)
{
    constexpr qsizetype Long = 16;
    return (value.kind == RedactionKind::Secret || value.kind == RedactionKind::Random) && value.value.size() >= Long;
}

/// Titles and the first words of a session are cut: what is left of a value at their end gives some of it away.
QStringView withoutEllipsis(QStringView text)
{
    for (const QStringView ellipsis : {u"\u2026", u"..."}) {
        if (text.endsWith(ellipsis))
            return text.chopped(ellipsis.size());
    }
    return text;
}

/// Whether a text that ends early ends within the value.
bool isBeginning(QStringView cut, const RedactionValue& value)
{
    constexpr qsizetype Telling = 8;
    return value.kind != RedactionKind::Home && cut.size() >= Telling && cut.size() < value.value.size()
        && QStringView(value.value).startsWith(cut);
}

/// As JSON spells it that is nothing but ASCII.
QString inAscii(const QString& spelled)
{
    constexpr int Hex = 16;
    QString ascii;
    for (const QChar c : spelled) {
        const char16_t u = c.unicode();
        ascii += u < 0x80 ? QString(c) : u"\\u"_s + QString::number(u, Hex).rightJustified(4, u'0');
    }
    return ascii;
}

/// A value as other texts spell it: within JSON or source text, without their escapes, and in addresses. Paths, whose
/// stand-ins are spelled as they are, are found in each spelling.
QStringList spellings(const RedactionValue& value)
{
    if (value.kind == RedactionKind::Home)
        return {value.value};
    const QString quoted = QString::fromUtf8(json::quotedText(value.value));
    const QString spelled = quoted.sliced(1, quoted.size() - 2);
    QStringList all {value.value, spelled, inAscii(spelled), QString::fromLatin1(QUrl::toPercentEncoding(value.value))};
    if (value.value.contains(u'\\')) {
        const QByteArray literal = '"' + value.value.toUtf8() + '"';
        const auto meant = json::parse(literal);
        if (meant && meant->isString())
            all += meant->string;
    }
    all.removeDuplicates();
    return all;
}

} // namespace

Redactor::Redactor(const RedactionList& list)
    : m_begins(Units, false)
{
    for (const RedactionValue& value : list.values()) {
        if (!value.isAccepted)
            continue;
        if (value.kind == RedactionKind::Image) {
            m_redactsImages = true;
            continue;
        }
        if (value.value.size() < Shortest)
            continue;
        for (const QString& spelling : spellings(value)) {
            m_values.push_back(value);
            m_values.back().value = spelling;
        }
    }
    for (size_t i = 0; i < m_values.size(); ++i) {
        const QString& value = m_values[i].value;
        m_begins[value[0].unicode()] = true;
        m_ofStart[startOf(value, 0, std::min(value.size(), Start))].push_back(i);
    }
    for (auto& [start, values] : m_ofStart)
        std::ranges::stable_sort(values, std::greater(), [this](size_t i) { return m_values[i].value.size(); });
}

/// What begins at @p at: how much of the text it is, too.
Redactor::Found Redactor::valueAt(const QString& text, qsizetype at) const
{
    for (qsizetype units = Start; units >= Shortest; --units) {
        const auto known = m_ofStart.find(startOf(text, at, units));
        if (known == m_ofStart.end())
            continue;
        if (const Found found = valueAmong(known->second, text, at); found.value)
            return found;
    }
    return {};
}

Redactor::Found Redactor::valueAmong(const std::vector<size_t>& values, const QString& text, qsizetype at) const
{
    const QStringView rest = QStringView(text).sliced(at);
    const QStringView cut = withoutEllipsis(rest);
    for (const size_t i : values) {
        const RedactionValue& value = m_values[i];
        const auto isWithin = [&](qsizetype before) {
            return isOfWord(text[before], value.kind) && isOfWord(text[before + 1], value.kind);
        };
        const auto goesOn = [&] { return at > 0 && isWithin(at - 1) && !wordbounds::isBehindEscape(text, at); };
        const bool isFree = !value.wholeWord || isUnmistakable(value);
        if (rest.startsWith(value.value)) {
            const qsizetype end = at + value.value.size();
            if (isFree || !(goesOn() || (end < text.size() && isWithin(end - 1))))
                return {&value, value.value.size()};
        } else if (isBeginning(cut, value) && (isFree || !goesOn())) {
            return {&value, cut.size()};
        }
    }
    return {};
}

QString Redactor::redacted(const QString& text) const
{
    QString result;
    qsizetype copied = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!m_begins[text[at].unicode()])
            continue;
        const Found found = valueAt(text, at);
        if (!found.value)
            continue;
        result += QStringView(text).sliced(copied, at - copied);
        result += found.value->standIn;
        copied = at + found.length;
        at = copied - 1;
    }
    return copied == 0 ? text : result + QStringView(text).sliced(copied);
}

} // namespace stemma
