// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/turnindex.h"

#include "core/session/prompt.h"

#include <algorithm>

namespace stemma {

bool TurnIndex::isPrompt(const OutlineDetail& detail)
{
    constexpr PartKinds Words = {PartKind::Text, PartKind::Image, PartKind::FileReference};
    const auto kinds = PartKinds::fromInt(detail.kinds);
    return detail.role == Role::User && !(MessageStates::fromInt(detail.states) & BesideTurns) && kinds & Words;
}

void TurnIndex::add(const OutlineDetail& detail)
{
    const bool isPrompt = TurnIndex::isPrompt(detail);
    if (isPrompt || m_turns.empty())
        m_turns.push_back({.firstRow = rows(), .hasPrompt = isPrompt});
    Turn& turn = m_turns.back();
    const auto kinds = PartKinds::fromInt(detail.kinds);
    const auto states = MessageStates::fromInt(detail.states);
    ++turn.rows;
    turn.tokens += detail.tokens;
    turn.failed += states.testFlag(MessageState::Error) ? 1 : 0;
    turn.damaged += states.testFlag(MessageState::Damaged) ? 1 : 0;
    turn.patches += kinds.testFlag(PartKind::Patch) ? 1 : 0;
    turn.compactions += kinds.testFlag(PartKind::Compaction) || states.testFlag(MessageState::Summary) ? 1 : 0;
}

int TurnIndex::turnOf(int row) const
{
    if (row < 0 || row >= rows())
        return -1;
    return int(std::ranges::upper_bound(m_turns, row, {}, &Turn::firstRow) - m_turns.begin()) - 1;
}

} // namespace stemma
