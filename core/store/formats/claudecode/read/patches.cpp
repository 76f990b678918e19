// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/message.h"

#include "core/store/textcut.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

/// One file's hunks as a unified diff.
struct Diff
{
    QString text;
    PatchFile file;

    void add(const QString& line)
    {
        text += line + u'\n';
        file.added += line.startsWith(u'+');
        file.removed += line.startsWith(u'-');
    }
};

qint64 countIn(const json::Value& hunk, QStringView key)
{
    const json::Value* value = hunk.find(key);
    return value ? value->toInteger().value_or(0) : 0;
}

} // namespace

QList<Part> patchesOf(const json::Value& result, qint64 maxText)
{
    const QString path = result.text(u"filePath");
    const json::Value* hunks = result.find(u"structuredPatch");
    if (path.isEmpty() || !hunks)
        return {};
    const bool isNew = result.text(u"type") == "create"_L1;
    const QString content = result.text(u"content");
    const bool isWhole = isNew && hunks->items.isEmpty() && !content.isEmpty();
    Diff diff;
    diff.file.path = path;
    diff.text = isNew ? u"--- /dev/null\n+++ %1\n"_s.arg(path) : u"--- %1\n+++ %1\n"_s.arg(path);
    for (const json::Value& hunk : hunks->items) {
        diff.text += u"@@ -%1,%2 +%3,%4 @@\n"_s.arg(countIn(hunk, u"oldStart"))
                         .arg(countIn(hunk, u"oldLines"))
                         .arg(countIn(hunk, u"newStart"))
                         .arg(countIn(hunk, u"newLines"));
        const json::Value* lines = hunk.find(u"lines");
        for (const json::Value& line : lines ? lines->items : QList<json::Value>())
            diff.add(line.string);
    }
    if (isWhole) {
        QStringList lines = content.split(u'\n');
        const bool isEnded = lines.last().isEmpty();
        if (isEnded)
            lines.removeLast();
        diff.text += u"@@ -0,0 +1,%1 @@\n"_s.arg(lines.size());
        for (const QString& line : std::as_const(lines))
            diff.add(u'+' + line);
        if (!isEnded)
            diff.text += u"\\ No newline at end of file\n"_s;
    }
    if (diff.file.added + diff.file.removed == 0)
        return {};
    return {Part {{}, 0, PatchPart {cutText(diff.text, maxText), {diff.file}}, {}, {}, {}}};
}

} // namespace stemma::claudecode
