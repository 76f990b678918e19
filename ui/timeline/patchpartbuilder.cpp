// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/patchpartbuilder.h"

#include "ui/common/format.h"
#include "ui/timeline/diffblock.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

void PatchPartBuilder::build(const PatchPart& patch)
{
    const std::vector<diff::File> files = diff::parseUnified(patch.diff.text);
    for (const diff::File& file : files)
        addFile(file, patch);
    if (files.empty()) {
        diff::File none;
        if (!patch.files.isEmpty())
            none.newPath = patch.files.first().path;
        addFile(none, patch);
    }
    if (patch.diff.truncated && m_open)
        addCut(patch.diff, boxInset());
}

void PatchPartBuilder::addFile(const diff::File& file, const PatchPart& patch)
{
    const int first = last() + 1;
    LineBlock& head = addLine(m_style.headHeight());
    if (first > 0)
        head.spaceAbove = m_style.u;
    head.action = {BlockAction::Kind::Fold, {}};
    head.padding = 2;
    QString path = file.path();
    if (path.isEmpty() && patch.files.size() == 1)
        path = patch.files.first().path;
    head.start = {chevron(), {.kind = Segment::Kind::Icon, .text = u"patch"_s, .ink = Ink::Tool, .before = 2},
        {.text = path.isEmpty() ? tr("(no path)") : withVisibleControls(path, TextUse::Code),
            .face = Face::CodeBold,
            .ink = m_ink,
            .elide = Qt::ElideMiddle,
            .before = 1.5}};
    QString change;
    if (!file.oldPath.isEmpty() && !file.newPath.isEmpty() && file.oldPath != file.newPath)
        change = tr("renamed from %1").arg(withVisibleControls(file.oldPath, TextUse::Code));
    else if (file.oldPath.isEmpty() && !file.newPath.isEmpty() && !file.hunks.empty())
        change = tr("new file");
    else if (file.newPath.isEmpty() && !file.oldPath.isEmpty())
        change = tr("deleted");
    if (!change.isEmpty())
        head.start.push_back({.text = change, .face = Face::Meta, .ink = Ink::Muted, .drop = 1, .before = 2});
    // Of a cut diff the store's own counts hold, those of the lines would be too small.
    const bool stored = patch.diff.truncated && patch.files.size() == 1;
    const int added = stored ? patch.files.first().added : file.added;
    const int removed = stored ? patch.files.first().removed : file.removed;
    head.end = {{.text = u"+"_s + format::number(added), .ink = Ink::Added, .before = 2},
        {.text = u"\u2212"_s + format::number(removed), .ink = Ink::Removed, .before = 1.5}};
    head.copyText = path;
    head.storedFrom = file.source.isNull() ? 0 : file.source.data() - patch.diff.text.constData();
    if (m_open) {
        int largest = 1;
        for (const diff::Hunk& hunk : file.hunks)
            largest = std::max({largest, hunk.oldStart + hunk.oldCount, hunk.newStart + hunk.newCount});
        QString notes;
        for (const diff::Line& note : file.notes)
            notes += (notes.isEmpty() ? QString() : u"\n"_s) + note.text;
        if (!notes.isEmpty())
            addCode(LongText(notes), {.ink = Ink::Muted, .leading = boxInset()});
        const QString language = path.isEmpty() ? QString() : u"file:"_s + path;
        for (size_t i = 0; i < file.hunks.size(); ++i) {
            if (i > 0) {
                LineBlock& gap = addLine(m_style.lineHeight(Face::Small));
                gap.padding = 2;
                gap.start = {{.kind = Segment::Kind::Filler, .before = 0},
                    {.text = file.hunks[i].section.toString(),
                        .face = Face::Small,
                        .ink = Ink::Muted,
                        .elide = Qt::ElideRight}};
                gap.copyText = u"@@ %1"_s.arg(file.hunks[i].section);
            }
            for (std::unique_ptr<DiffBlock>& block : DiffBlock::fromHunk(file.hunks[i], largest)) {
                block->language = language;
                block->leading = 1;
                block->trailing = 1;
                add(std::move(block));
            }
        }
        if (last() > first)
            m_layout.blocks.back()->spaceBelow += 1;
    }
    m_layout.frames.push_back({.style = Frame::Style::Box,
        .first = first,
        .last = last(),
        .head = true,
        .opensAbove = first == 0 && m_request.joinsAbove});
}

} // namespace stemma
