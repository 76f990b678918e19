// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/jsonshape.h"

#include "core/explore/exploretexts.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// JSON's own words.
constexpr QLatin1StringView TypeNames[]
    = {"null"_L1, "boolean"_L1, "integer"_L1, "number"_L1, "string"_L1, "object"_L1, "array"_L1};

} // namespace

void JsonShape::addLength(qint64 items)
{
    m_shortest = m_shortest < 0 ? items : std::min(m_shortest, items);
    m_longest = std::max(m_longest, items);
}

JsonShape* JsonShape::member(std::string_view key, qint64 line, Budget& budget)
{
    if (m_next < m_members.size() && m_members[m_next]->m_key == key)
        return m_members[m_next++].get();
    if (const auto found = m_places.find(key); found != m_places.end()) {
        m_next = found->second + 1;
        return m_members[found->second].get();
    }
    if (m_members.size() >= MostMembers || budget.places <= 0) {
        ++budget.missed;
        return nullptr;
    }
    --budget.places;
    auto made = std::make_unique<JsonShape>();
    made->m_key = key;
    made->m_line = line;
    m_places.emplace(made->m_key, m_members.size());
    m_members.push_back(std::move(made));
    m_next = m_members.size();
    return m_members.back().get();
}

JsonShape* JsonShape::items(Budget& budget)
{
    if (!m_items && budget.places-- > 0)
        m_items = std::make_unique<JsonShape>();
    return m_items.get();
}

qint64 JsonShape::count() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
}

QString JsonShape::types() const
{
    QStringList names;
    for (size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] == 0)
            continue;
        QString name = TypeNames[i];
        if (Type(i) == Type::Array && m_items && m_items->count() > 0)
            name = u"array of %1"_s.arg(m_items->types());
        if (Type(i) == Type::Array && m_longest >= 0)
            name += m_shortest == m_longest ? u" [%1]"_s.arg(m_longest) : u" [%1–%2]"_s.arg(m_shortest).arg(m_longest);
        names.append(name);
    }
    return names.join(u" | "_s);
}

void JsonShape::tell(ExplorationSection& section, int level, bool isOften) const
{
    for (const auto& member : m_members) {
        QString text = shownText(QByteArrayView(member->m_key), 80);
        if (member->count() > 0) // else it ends here
            text += u": "_s + member->types();
        const qint64 objects = countOf(Type::Object);
        if (isOften && member->count() < objects)
            text += u", "_s + ExploreText::tr("in %L1 of %L2").arg(member->count()).arg(objects);
        addLine(section, {text, member->m_line > 0 ? std::optional(member->m_line) : std::nullopt, level});
        member->tell(section, level + 1, isOften);
    }
    // Arrays of arrays: what is in the innermost.
    if (m_items)
        m_items->tell(section, level, true);
}

} // namespace stemma
