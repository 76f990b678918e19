// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/patchexport.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Why = ExportedPatch::LeftOut::Why;

/// Why a step cannot be in the patch; no value: it can.
std::optional<Why> whyNot(const NetStep& step, bool isFirst)
{
    switch (step.why) {
    case NetStep::Break::UnknownPlace:
        return Why::UnknownPlace;
    case NetStep::Break::Malformed:
        return Why::Malformed;
    case NetStep::Break::Binary:
        if (!step.isApplicable)
            return Why::Binary;
        break;
    default:
        break;
    }
    // One piece that does not fit makes git refuse the whole patch.
    return isFirst ? std::nullopt : std::optional(Why::DoesNotFollow);
}

} // namespace

bool isInsideFolder(const QString& path)
{
    const QStringList pieces = path.split(u'/');
    const bool isDrive = path.size() > 1 && path[1] == u':';
    const auto leadsOut = [](const QString& piece) {
        return piece.isEmpty() || piece == ".."_L1 || piece.compare(".git"_L1, Qt::CaseInsensitive) == 0;
    };
    return !path.isEmpty() && !isDrive && !path.contains(u'\\') && std::ranges::none_of(pieces, leadsOut);
}

ExportedPatch exportPatch(std::span<const NetChange> net)
{
    ExportedPatch patch;
    for (const NetChange& file : net) {
        const bool isInside = isInsideFolder(file.path) && (file.oldPath.isEmpty() || isInsideFolder(file.oldPath));
        bool isFirst = true;
        for (const NetStep& step : file.steps) {
            const auto why = isInside ? whyNot(step, isFirst) : std::optional(Why::OutsideFolder);
            isFirst = false;
            if (why) {
                patch.leftOut.push_back({*why, file.path, step.changes.front(), step.changes.size()});
                continue;
            }
            patch.text += step.diff;
            if (!step.diff.isEmpty() && !step.diff.endsWith(u'\n'))
                patch.text += u'\n';
            if (file.kind == NetChange::Kind::Written)
                patch.asNew += file.path;
        }
    }
    return patch;
}

} // namespace stemma
