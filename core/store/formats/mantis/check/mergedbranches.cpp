// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/mergedbranches.h"

#include "core/store/conversation/idhash.h"
#include "core/store/json/json.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

MergedBranchesCheck::MergedBranchesCheck(EntrySource source)
    : m_source(std::move(source))
{
}

/// How many entries stand above a line, and itself. Each line is walked over once. A circle ends where it closes.
quint32 MergedBranchesCheck::depthOf(quint32 line)
{
    m_depths.resize(m_origin->lines().size());
    std::vector<quint32> walk;
    constexpr quint32 OnTheWalk = 1;
    std::optional<quint32> at = line;
    for (; at && m_depths[*at] == 0; at = m_origin->parentOf(*at)) {
        walk.push_back(*at);
        m_depths[*at] = OnTheWalk;
    }
    quint32 depth = at ? m_depths[*at] : 0;
    for (; !walk.empty(); walk.pop_back())
        m_depths[walk.back()] = ++depth;
    return m_depths[line];
}

bool MergedBranchesCheck::comesFrom(quint32 line, quint32 ancestor)
{
    const quint32 least = depthOf(ancestor);
    quint32 depth = depthOf(line);
    std::optional<quint32> at = line;
    // On a circle the next one may stand deeper.
    for (bool isUpwards = true; isUpwards && depth > least;) {
        at = m_origin->parentOf(*at);
        isUpwards = at && depthOf(*at) < depth;
        depth = isUpwards ? depthOf(*at) : 0;
    }
    return at == ancestor;
}

bool MergedBranchesCheck::add(size_t row, QByteArrayView origin)
{
    const auto value = origin.startsWith('{') ? json::parse(origin) : json::Value();
    const QString uuid = value ? value->text(u"message_uuid") : QString();
    const QString session = uuid.isEmpty() ? QString() : value->text(u"session_id");
    if (!uuid.isEmpty() && m_session.isEmpty()) {
        m_session = session;
        m_origin = m_source(session);
    }
    if (uuid.isEmpty() || !m_origin || session != m_session) {
        m_isNext = false;
        return false;
    }
    const bool isNext = std::exchange(m_isNext, true);
    const quint64 id = idHash(uuid);
    m_copies.push_back({row, id, m_origin->lineOf(id), isNext});
    const Copy& copy = m_copies.back();
    if (!isNext || !copy.line)
        return false;
    const Copy& before = m_copies[m_copies.size() - 2];
    const bool follows = m_origin->lines()[*copy.line].parent == before.id
        // What stood between the two may have been removed from the fork.
        || (before.line && comesFrom(*copy.line, *before.line));
    if (!follows)
        m_places.push_back(row);
    return !follows;
}

bool MergedBranchesCheck::hasSameIds() const
{
    std::vector<quint64> ids;
    ids.reserve(m_copies.size());
    std::ranges::transform(m_copies, std::back_inserter(ids), &Copy::id);
    std::ranges::sort(ids);
    return std::ranges::any_of(m_origin->lines(), [&](const TranscriptLine& line) {
        return line.flags.testFlag(RowFlag::Replaced) && std::ranges::binary_search(ids, line.id);
    });
}

/// Whether the library, of what it copied, would have loaded the branch that ends there: of the ends the newest.
bool MergedBranchesCheck::endsTheBranch(const Copy& last) const
{
    const std::vector<TranscriptLine>& lines = m_origin->lines();
    std::vector<bool> isParent(lines.size(), false);
    for (const Copy& copy : m_copies) {
        if (const auto parent = m_origin->parentOf(*copy.line))
            isParent[*parent] = true;
    }
    const auto isTimed = [&](const Copy& copy) {
        const TranscriptLine& line = lines[*copy.line];
        return line.order != RecordTime::None && !line.flags.testFlag(RowFlag::OddTime);
    };
    return !isParent[*last.line] && isTimed(last) && std::ranges::all_of(m_copies, [&](const Copy& copy) {
        return isParent[*copy.line] || copy.line == last.line
            || (isTimed(copy) && lines[*copy.line].order < lines[*last.line].order);
    });
}

MergedBranchesCheck::Found MergedBranchesCheck::found() const
{
    Found found {.places = m_places};
    if (m_places.empty())
        return found;
    const auto isMissing = [](const Copy& copy) { return !copy.line; };
    const Copy& last = m_copies.back();
    const std::vector<quint32> branch = last.line ? m_origin->chain(*last.line) : std::vector<quint32>();
    const bool isWhole = !branch.empty() && !m_origin->lines()[branch.front()].flags.testFlag(RowFlag::HasParent);
    if (!isWhole || std::ranges::any_of(m_copies, isMissing)) {
        found.doubt = Doubt::Gap;
    } else if (hasSameIds()) {
        found.doubt = Doubt::SameId;
    } else if (!endsTheBranch(last)) {
        found.doubt = Doubt::Order;
    } else {
        std::vector<quint32> place(m_origin->lines().size(), 0); // in the branch, from 1 on
        for (quint32 i = 0; i < branch.size(); ++i)
            place[branch[i]] = i + 1;
        quint32 before = 0;
        for (const Copy& copy : m_copies) {
            const quint32 here = place[*copy.line];
            before = copy.isNext ? before : 0;
            if (here == 0)
                found.merged.push_back(copy.row);
            else if (here <= before)
                found.doubt = Doubt::Order;
            before = qMax(before, here);
        }
    }
    if (found.doubt != Doubt::None)
        found.merged.clear();
    return found;
}

} // namespace stemma::mantis
