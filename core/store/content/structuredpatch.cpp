// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/structuredpatch.h"

#include "core/store/textcut.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

qint64 countIn(const json::Value& hunk, QStringView key)
{
    const json::Value* value = hunk.find(key);
    return value ? value->toInteger().value_or(0) : 0;
}

/// The one hunk of a new file without hunks.
QStringList linesOf(QString content)
{
    const bool isEnded = content.endsWith(u'\n');
    if (isEnded)
        content.chop(1);
    QStringList lines = content.split(u'\n');
    for (QString& line : lines)
        line.prepend(u'+');
    if (!isEnded)
        lines << u"\\ No newline at end of file"_s;
    return lines;
}

} // namespace

std::optional<PatchPart> unifiedOf(const StructuredPatch& patch, qint64 maxText)
{
    PatchFile file;
    file.path = patch.path;
    QString text = (patch.isNew ? u"--- /dev/null\n+++ %1\n"_s : u"--- %1\n+++ %1\n"_s).arg(patch.path);
    const auto add = [&](const QString& line) {
        text += line + u'\n';
        file.added += line.startsWith(u'+');
        file.removed += line.startsWith(u'-');
    };
    const QList<json::Value> hunks = patch.hunks ? patch.hunks->items : QList<json::Value>();
    for (const json::Value& hunk : hunks) {
        text += u"@@ -%1,%2 +%3,%4 @@\n"_s.arg(countIn(hunk, u"oldStart"))
                    .arg(countIn(hunk, u"oldLines"))
                    .arg(countIn(hunk, u"newStart"))
                    .arg(countIn(hunk, u"newLines"));
        const json::Value* lines = hunk.find(u"lines");
        for (const json::Value& line : lines ? lines->items : QList<json::Value>())
            add(line.string);
    }
    if (patch.isNew && hunks.isEmpty() && !patch.content.isEmpty()) {
        const QStringList lines = linesOf(patch.content);
        text += u"@@ -0,0 +1,%1 @@\n"_s.arg(
            std::ranges::count_if(lines, [](const QString& line) { return line.startsWith(u'+'); }));
        std::ranges::for_each(lines, add);
    }
    if (file.added + file.removed == 0)
        return {};
    return PatchPart {cutText(text, maxText), {file}};
}

} // namespace stemma
