// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactor.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr size_t Units = 0x10000;

/// The first two units of what begins at @p at.
quint32 startOf(QStringView text, qsizetype at)
{
    const quint32 second = at + 1 < text.size() ? text[at + 1].unicode() : 0;
    return quint32(text[at].unicode()) << 16 | second;
}

/// Names are found within identifiers (ruleOfNames()); of other values an underscore is a part.
bool isOfWord(QChar c, RedactionKind kind)
{
    return c.isLetterOrNumber() || (c == u'_' && kind != RedactionKind::Name);
}

} // namespace

Redactor::Redactor(const RedactionList& list)
    : m_begins(Units, false)
{
    for (const RedactionValue& value : list.values()) {
        if (!value.isAccepted)
            continue;
        if (value.kind == RedactionKind::Image)
            m_redactsImages = true;
        else if (value.value.size() > 1) // a single character stands everywhere
            m_values.push_back(value);
    }
    for (size_t i = 0; i < m_values.size(); ++i) {
        const QString& value = m_values[i].value;
        m_begins[value[0].unicode()] = true;
        m_ofStart[startOf(value, 0)].push_back(i);
    }
    for (auto& [start, values] : m_ofStart)
        std::ranges::sort(values, std::greater(), [this](size_t i) { return m_values[i].value.size(); });
}

const RedactionValue* Redactor::valueAt(const QString& text, qsizetype at) const
{
    const auto known = m_ofStart.find(startOf(text, at));
    if (known == m_ofStart.end())
        return nullptr;
    const QStringView rest = QStringView(text).sliced(at);
    for (const size_t i : known->second) {
        const RedactionValue& value = m_values[i];
        if (!rest.startsWith(value.value))
            continue;
        const qsizetype end = at + value.value.size();
        const auto isWithin = [&](qsizetype before) {
            return isOfWord(text[before], value.kind) && isOfWord(text[before + 1], value.kind);
        };
        const bool goesOn = (at > 0 && isWithin(at - 1)) || (end < text.size() && isWithin(end - 1));
        if (!value.wholeWord || !goesOn)
            return &value;
    }
    return nullptr;
}

QString Redactor::redacted(const QString& text) const
{
    QString result;
    qsizetype copied = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!m_begins[text[at].unicode()])
            continue;
        const RedactionValue* value = valueAt(text, at);
        if (!value)
            continue;
        result += QStringView(text).sliced(copied, at - copied);
        result += value->standIn;
        copied = at + value->value.size();
        at = copied - 1;
    }
    return copied == 0 ? text : result + QStringView(text).sliced(copied);
}

} // namespace stemma
