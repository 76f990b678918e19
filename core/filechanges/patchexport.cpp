// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/patchexport.h"

#include "core/diff/unifieddiff.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Why = ExportedPatch::LeftOut::Why;

/// "git apply" takes a hunk that no line follows to be the end of the file. This one cannot be: it is followed by
/// another one, or it has no line before it either. Git refuses that, or puts it to the end.
bool lacksContext(const NetStep& step)
{
    using PatchLine = diff::Line::Kind;
    for (const diff::File& file : diff::parseUnified(step.diff)) {
        for (const diff::Hunk& hunk : file.hunks) {
            const auto isOfFile = [](const diff::Line& line) { return line.kind != PatchLine::Note; };
            const auto first = std::ranges::find_if(hunk.lines, isOfFile);
            const auto last = std::find_if(hunk.lines.rbegin(), hunk.lines.rend(), isOfFile);
            if (last == hunk.lines.rend() || last->kind == PatchLine::Context)
                continue;
            // What comes behind line 1 without showing it would have to be all of the file.
            const bool isBehindFirst = hunk.oldStart == 1 && hunk.oldCount == 0;
            const auto isNoEnd
                = [](const diff::Line& line) { return line.kind == PatchLine::Note && line.text.startsWith(u'\\'); };
            const bool isEnd = !isBehindFirst && std::ranges::any_of(hunk.lines, isNoEnd);
            const bool hasBefore = !isEnd && hunk.oldStart > (hunk.oldCount == 0 ? 0 : 1);
            if (&hunk != &file.hunks.back() || (hasBefore && first->kind != PatchLine::Context))
                return true;
        }
    }
    return false;
}

/// Of a diff as git writes it.
bool deletesFile(const NetStep& step)
{
    return QStringView(step.diff).sliced(step.diff.indexOf(u'\n') + 1).startsWith(u"deleted file mode ");
}

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
    if (!isFirst)
        return Why::DoesNotFollow;
    return !step.isApplicable || lacksContext(step) ? std::optional(Why::NoContext) : std::nullopt;
}

} // namespace

bool isInsideFolder(const QString& path)
{
    // Backslashes are fine in names, but on Windows they part them: there the same path may lead out.
    const QStringList pieces = QString(path).replace(u'\\', u'/').split(u'/');
    const bool isDrive = path.size() > 1 && path[1] == u':';
    const auto leadsOut = [](const QString& piece) {
        return piece.isEmpty() || piece == ".."_L1 || piece.compare(".git"_L1, Qt::CaseInsensitive) == 0;
    };
    return !path.isEmpty() && !isDrive && std::ranges::none_of(pieces, leadsOut);
}

ExportedPatch exportPatch(std::span<const NetChange> net)
{
    ExportedPatch patch;
    // A path that was freed may have been taken by another file since. Git minds that for renames; deletions have to
    // come first.
    QString others;
    for (const NetChange& file : net) {
        const bool isInside = isInsideFolder(file.path) && (file.oldPath.isEmpty() || isInsideFolder(file.oldPath));
        bool isFirst = true;
        for (const NetStep& step : file.steps) {
            const bool leadsAway = !isInside && step.why != NetStep::Break::Malformed;
            const auto why = leadsAway ? std::optional(Why::OutsideFolder) : whyNot(step, isFirst);
            isFirst = false;
            if (why) {
                patch.leftOut.push_back({*why, file.path, step.changes.front(), step.changes.size()});
                continue;
            }
            QString& text = deletesFile(step) ? patch.text : others;
            text += step.diff;
            if (!step.diff.isEmpty() && !step.diff.endsWith(u'\n'))
                text += u'\n';
            if (file.kind == NetChange::Kind::Written)
                patch.asNew += file.path;
        }
    }
    patch.text += others;
    return patch;
}

} // namespace stemma
