// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rolegroups.h"

#include "ui/timeline/tooljoints.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 GroupedMs = 60'000; ///< messages of one role that follow this soon share a role line

bool isSoonAfter(const MessageModel& model, int above, int row)
{
    const qint64 here = model.outlineRow(row).createdMs;
    const qint64 before = model.outlineRow(above).createdMs;
    if (here == OutlineRow::NoTime || before == OutlineRow::NoTime)
        return here == before;
    return here >= before && here - before <= GroupedMs;
}

} // namespace

bool sharesRoleLine(
    const MessageModel& model, int row, const Message& message, int first, const std::function<bool(int row)>& isHidden)
{
    // Results of tools stand between what the assistant says.
    const int least = std::max(first, row - JointRows);
    int shown = -1; // the nearest one
    int last = row;
    MessagePtr above;
    for (bool isPassed = true; isPassed && last > least;) {
        above = model.peek(--last);
        isPassed = above && holdsOnlyResults(*above);
        if (!isHidden(last)) {
            shown = std::max(shown, last);
            continue;
        }
        const OutlineDetail* known = model.detail(last);
        const bool isOther = above ? above->role != message.role : known && known->role != message.role;
        if (!isPassed && isOther)
            return false;
        isPassed = true;
    }
    // However long a tool ran, its result goes on where it was called.
    if (shown < 0 || (!isSoonAfter(model, shown, row) && !holdsOnlyResults(message)))
        return false;
    if (above) {
        const auto messageAt
            = [&model](int other) { return other >= 0 && other < model.rowCount() ? model.peek(other) : nullptr; };
        const MessageStates cut = MessageState::Summary | MessageState::Discarded;
        const bool isSame = above->role == message.role && above->model == message.model
            && (message.role != Role::System || above->storedRole == message.storedRole);
        return (isSame || (above->role == Role::Assistant && toolJoints(row, message, messageAt).isResult))
            && (above->states & cut) == (message.states & cut);
    }
    const OutlineDetail* known = model.detail(last);
    return known && known->role == message.role
        && !MessageStates::fromInt(known->states).testFlag(MessageState::Summary);
}

} // namespace stemma
