// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/capabilities.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

// Labels and several changes at once are Stemma's own, and every format has them.
constexpr std::pair<EditKind, QLatin1StringView> Edits[] = {
    {EditKind::Fork, "fork"_L1},
    {EditKind::Resume, "resume"_L1},
    {EditKind::Rename, "rename"_L1},
    {EditKind::Text, "edit_text"_L1},
    {EditKind::Insert, "insert"_L1},
    {EditKind::Remove, "remove"_L1},
    {EditKind::Delete, "delete"_L1},
    {EditKind::Move, "move"_L1},
    {EditKind::Repair, "repair"_L1},
    {EditKind::Prune, "prune"_L1},
    {EditKind::Compact, "compaction"_L1},
    {EditKind::Dissolve, "dissolve"_L1},
    {EditKind::Checkpoint, "checkpoints"_L1},
};

} // namespace

QList<Capability> capabilitiesOf(const QMap<EditKind, QString>& refusals)
{
    QList<Capability> list;
    for (const auto& name : {"read"_L1, "live"_L1, "context"_L1, "check"_L1})
        list << Capability {name, {}};
    for (const auto& [kind, name] : Edits)
        list << Capability {name, refusals.value(kind)};
    return list;
}

std::optional<EditKind> editKindOf(const Capability& capability)
{
    const auto* const found
        = std::ranges::find_if(Edits, [&](const auto& edit) { return edit.second == capability.name; });
    return found == std::end(Edits) ? std::nullopt : std::optional(found->first);
}

} // namespace stemma
