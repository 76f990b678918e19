// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchhit.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr std::pair<TextKind, QLatin1StringView> KindNames[] = {
    {TextKind::Prompt, "prompt"_L1},
    {TextKind::Answer, "answer"_L1},
    {TextKind::Thinking, "thinking"_L1},
    {TextKind::ToolInput, "input"_L1},
    {TextKind::ToolOutput, "output"_L1},
    {TextKind::Patch, "patch"_L1},
    {TextKind::FileSummary, "file"_L1},
    {TextKind::Summary, "summary"_L1},
    {TextKind::Event, "event"_L1},
    {TextKind::Other, "other"_L1},
    {TextKind::Title, "title"_L1},
};

void addCounts(QList<FacetCount>& into, const QList<FacetCount>& more)
{
    for (const FacetCount& facet : more) {
        const auto same = std::ranges::find(into, facet.value, &FacetCount::value);
        if (same == into.end())
            into += facet;
        else
            same->count += facet.count;
    }
    std::ranges::stable_sort(into, std::ranges::greater(), &FacetCount::count);
}

} // namespace

void SearchFacets::add(const SearchFacets& other)
{
    hits += other.hits;
    sessions += other.sessions;
    for (const auto list : {&SearchFacets::kinds, &SearchFacets::roles, &SearchFacets::tools, &SearchFacets::models,
             &SearchFacets::agents, &SearchFacets::projects, &SearchFacets::stores})
        addCounts(this->*list, other.*list);
    isExact = isExact && other.isExact;
}

QLatin1StringView nameOf(TextKind kind)
{
    for (const auto& [value, name] : KindNames) {
        if (value == kind)
            return name;
    }
    return {};
}

std::optional<TextKind> textKindOf(QStringView name)
{
    for (const auto& [value, known] : KindNames) {
        if (name.compare(known, Qt::CaseInsensitive) == 0)
            return value;
    }
    return std::nullopt;
}

} // namespace stemma
