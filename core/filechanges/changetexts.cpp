// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/changetexts.h"

using namespace Qt::StringLiterals;

namespace stemma {

QString ChangesText::kind(FileChange::Kind kind)
{
    switch (kind) {
    case FileChange::Kind::Edited:
        return tr("edited");
    case FileChange::Kind::Created:
        return tr("new");
    case FileChange::Kind::Deleted:
        return tr("deleted");
    case FileChange::Kind::Renamed:
        return tr("renamed");
    case FileChange::Kind::Copied:
        return tr("copied");
    case FileChange::Kind::Written:
        return tr("written");
    case FileChange::Kind::Binary:
        return tr("binary");
    case FileChange::Kind::Malformed:
        return tr("malformed");
    }
    return {};
}

QString ChangesText::kind(NetChange::Kind kind)
{
    switch (kind) {
    case NetChange::Kind::Edited:
        return tr("edited");
    case NetChange::Kind::Created:
        return tr("new");
    case NetChange::Kind::Deleted:
        return tr("deleted");
    case NetChange::Kind::Renamed:
        return tr("renamed");
    case NetChange::Kind::Written:
        return tr("written");
    case NetChange::Kind::Binary:
        return tr("binary");
    case NetChange::Kind::Malformed:
        return tr("malformed");
    case NetChange::Kind::Nothing:
        return tr("unchanged");
    }
    return {};
}

QString ChangesText::why(NetStep::Break why)
{
    switch (why) {
    case NetStep::Break::None:
        return {};
    case NetStep::Break::Mismatch:
        return tr("Does not follow from the changes before: it expects other lines than they left.");
    case NetStep::Break::UnknownPlace:
        return tr("The session does not record where in the file this text was replaced.");
    case NetStep::Break::AfterUnknownPlace:
        return tr("Follows a change whose place in the file is not recorded, so the two cannot be combined.");
    case NetStep::Break::UnknownContent:
        return tr("Writes the whole file, whose earlier content is not fully known.");
    case NetStep::Break::Binary:
        return tr("A binary file: there are no lines to show.");
    case NetStep::Break::Malformed:
        return tr("Not a valid diff. It is shown as stored.");
    case NetStep::Break::Copied:
        return tr("A copy of another file, whose content is not known.");
    }
    return {};
}

QString ChangesText::disk(DiskState state)
{
    switch (state) {
    case DiskState::Same:
        return tr("still so");
    case DiskState::Changed:
        return tr("changed since");
    case DiskState::Missing:
        return tr("not there");
    case DiskState::Outside:
        return tr("outside");
    case DiskState::Unknown:
        return tr("not comparable");
    case DiskState::Unreadable:
        return tr("not readable");
    }
    return {};
}

QString ChangesText::recounted()
{
    return tr("The line counts in this diff were wrong and have been corrected.");
}

QString ChangesText::leftOut(const ExportedPatch::LeftOut& leftOut)
{
    switch (leftOut.why) {
    case ExportedPatch::LeftOut::Why::OutsideFolder:
        return tr("%1 is left out: the path leads out of the folder.").arg(leftOut.path);
    case ExportedPatch::LeftOut::Why::DoesNotFollow:
        return tr(
            "%Ln change(s) of %1 left out: they do not follow from the changes before.", nullptr, int(leftOut.count))
            .arg(leftOut.path);
    case ExportedPatch::LeftOut::Why::UnknownPlace:
        return tr("A change of %1 is left out: its place in the file is not recorded.").arg(leftOut.path);
    case ExportedPatch::LeftOut::Why::Binary:
        return tr("%1 is left out: the session does not hold the content of this binary file.").arg(leftOut.path);
    case ExportedPatch::LeftOut::Why::Malformed:
        return leftOut.path.isEmpty() ? tr("A change without a path is left out: its diff is not valid.")
                                      : tr("A change of %1 is left out: its diff is not valid.").arg(leftOut.path);
    case ExportedPatch::LeftOut::Why::NoContext:
        return tr("The changes of %1 are left out: “git apply” needs unchanged lines around them.").arg(leftOut.path);
    }
    return {};
}

QString ChangesText::asNew(const QStringList& paths)
{
    return tr("Written as a whole, so the patch creates: %1").arg(paths.join(u", "_s));
}

QLatin1StringView nameOf(FileChange::Kind kind)
{
    static constexpr QLatin1StringView Names[] = {
        "edited"_L1, "created"_L1, "deleted"_L1, "renamed"_L1, "copied"_L1, "written"_L1, "binary"_L1, "malformed"_L1};
    return Names[size_t(kind)];
}

QLatin1StringView nameOf(NetChange::Kind kind)
{
    static constexpr QLatin1StringView Names[] = {"edited"_L1, "created"_L1, "deleted"_L1, "renamed"_L1, "written"_L1,
        "binary"_L1, "malformed"_L1, "unchanged"_L1};
    return Names[size_t(kind)];
}

QLatin1StringView nameOf(FileChange::Origin origin)
{
    static constexpr QLatin1StringView Names[] = {"patch"_L1, "replacement"_L1, "content"_L1};
    return Names[size_t(origin)];
}

QLatin1StringView nameOf(NetStep::Break why)
{
    static constexpr QLatin1StringView Names[] = {""_L1, "mismatch"_L1, "unknown_place"_L1, "after_unknown_place"_L1,
        "unknown_content"_L1, "binary"_L1, "malformed"_L1, "copied"_L1};
    return Names[size_t(why)];
}

QLatin1StringView nameOf(DiskState state)
{
    static constexpr QLatin1StringView Names[]
        = {"same"_L1, "changed"_L1, "missing"_L1, "outside"_L1, "unknown"_L1, "unreadable"_L1};
    return Names[size_t(state)];
}

} // namespace stemma
