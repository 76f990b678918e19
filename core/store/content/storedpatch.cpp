// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/storedpatch.h"

#include "core/store/textcut.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QLatin1StringView PatchBegin {"*** Begin Patch"};
constexpr QLatin1StringView PatchEnd {"*** End Patch"};
constexpr QLatin1StringView AddFile {"*** Add File: "};
constexpr QLatin1StringView UpdateFile {"*** Update File: "};
constexpr QLatin1StringView DeleteFile {"*** Delete File: "};

/// The lines of a unified diff that name its files; empty: there is none on that side.
QString diffHead(const QString& before, const QString& after)
{
    const auto named = [](QLatin1StringView side, const QString& path) {
        return path.isEmpty() ? u"/dev/null"_s : path.startsWith(u'/') ? path : side + path;
    };
    const QString from = named("a/"_L1, before);
    const QString to = named("b/"_L1, after);
    return u"--- %1\n+++ %2\n"_s.arg(from, to);
}

/// All lines of a file as a hunk: added ('+') or removed ('-').
QString wholeFileHunk(const QString& content, QChar sign)
{
    QStringList lines = content.split(u'\n');
    const bool isEnded = lines.last().isEmpty();
    if (isEnded)
        lines.removeLast();
    if (lines.isEmpty())
        return {};
    QString hunk = (sign == u'+' ? u"@@ -0,0 +1,%1 @@\n"_s : u"@@ -1,%1 +0,0 @@\n"_s).arg(lines.size());
    for (const QString& line : std::as_const(lines))
        hunk += sign + line + u'\n';
    return isEnded ? hunk : hunk + u"\\ No newline at end of file\n"_s;
}

/// Makes the hunks of one file, whose lines come one by one.
class PatchedFile
{
public:
    void begin(const QString& before, const QString& after)
    {
        finish();
        m_before = before;
        m_after = after;
        m_isOpen = true;
    }
    void moveTo(const QString& path) { m_after = path; }
    void addLine(const QString& line)
    {
        if (line.startsWith("@@"_L1))
            return endHunk(line.sliced(2).trimmed());
        if (line.startsWith("*** "_L1) || !m_isOpen)
            return;
        m_removed += line.startsWith(u'+') ? 0 : 1;
        m_added += line.startsWith(u'-') ? 0 : 1;
        m_hunk += line.isEmpty() ? u" \n"_s : line + u'\n';
    }
    QString finished()
    {
        finish();
        return m_diff;
    }

private:
    void endHunk(const QString& nextPlace)
    {
        if (!m_hunk.isEmpty())
            m_hunks += u"@@ -%1,%2 +%3,%4 @@"_s.arg(m_removed > 0 ? 1 : 0)
                           .arg(m_removed)
                           .arg(m_added > 0 ? 1 : 0)
                           .arg(m_added)
                + (m_place.isEmpty() ? QString() : u' ' + m_place) + u'\n' + m_hunk;
        m_place = nextPlace;
        m_hunk.clear();
        m_removed = m_added = 0;
    }
    void finish()
    {
        endHunk({});
        if (m_isOpen)
            m_diff += diffHead(m_before, m_after) + m_hunks;
        m_hunks.clear();
        m_isOpen = false;
    }

    QString m_diff;
    QString m_before;
    QString m_after;
    QString m_hunks;
    QString m_hunk;
    QString m_place; ///< the line that a hunk is found by
    int m_removed = 0;
    int m_added = 0;
    bool m_isOpen = false;
};

} // namespace

QString patchIn(const QString& input)
{
    const qsizetype begin = input.indexOf(PatchBegin);
    if (begin < 0)
        return {};
    if (begin > 0) {
        // Of an argument, or a command with its words.
        const auto value = json::parse(input.toUtf8());
        for (const json::Value::Member& member : value ? value->members : QList<json::Value::Member>()) {
            const QList<json::Value> one {member.second};
            for (const json::Value& item : member.second.isString() ? one : member.second.items) {
                if (const QString patch = patchIn(item.string); !patch.isEmpty())
                    return patch;
            }
        }
    }
    const qsizetype end = input.indexOf(PatchEnd, begin);
    return input.mid(begin, end < 0 ? -1 : end + PatchEnd.size() - begin);
}

QString unifiedOfPatch(const QString& patch)
{
    PatchedFile file;
    const QStringList lines = patch.split(u'\n');
    for (const QString& line : lines) {
        const auto pathBehind = [&](QLatin1StringView words) {
            return line.startsWith(words) ? line.sliced(words.size()).trimmed() : QString();
        };
        if (const QString added = pathBehind(AddFile); !added.isEmpty())
            file.begin({}, added);
        else if (const QString updated = pathBehind(UpdateFile); !updated.isEmpty())
            file.begin(updated, updated);
        else if (const QString deleted = pathBehind(DeleteFile); !deleted.isEmpty())
            file.begin(deleted, {});
        else if (const QString moved = pathBehind("*** Move to: "_L1); !moved.isEmpty())
            file.moveTo(moved);
        else
            file.addLine(line);
    }
    QString diff = file.finished();
    // What a patch ends with is no line of it.
    if (diff.endsWith("\n \n"_L1))
        diff.chop(2);
    return diff;
}

QStringList filesOfPatch(QStringView patch)
{
    QStringList files;
    if (!patch.trimmed().startsWith(PatchBegin))
        return files;
    for (const QStringView line : patch.tokenize(u'\n')) {
        for (const QLatin1StringView words : {AddFile, UpdateFile, DeleteFile}) {
            if (line.startsWith(words))
                files += line.sliced(words.size()).trimmed().toString();
        }
    }
    return files;
}

QString unifiedOfChanges(const json::Value& changes)
{
    QString diff;
    for (const auto& [path, change] : changes.members) {
        const QString type = change.text(u"type");
        const QString content = change.text(u"content");
        const QString moved = change.text(u"move_path");
        if (type == "add"_L1)
            diff += diffHead({}, path) + wholeFileHunk(content, u'+');
        else if (type == "delete"_L1)
            diff += diffHead(path, {}) + wholeFileHunk(content, u'-');
        else
            diff += diffHead(path, moved.isEmpty() ? path : moved) + change.text(u"unified_diff");
        if (!diff.endsWith(u'\n'))
            diff += u'\n';
    }
    return diff;
}

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
        QString head = u"@@ -%1,%2 +%3,%4 @@\n"_s;
        for (const QStringView key : {u"oldStart", u"oldLines", u"newStart", u"newLines"})
            head = head.arg(hunk[key].toInteger().value_or(0));
        text += head;
        for (const json::Value& line : hunk[u"lines"].items)
            add(line.string);
    }
    if (patch.isNew && hunks.isEmpty() && !patch.content.isEmpty()) {
        text += wholeFileHunk(patch.content, u'+');
        file.added += int(patch.content.count(u'\n')) + (patch.content.endsWith(u'\n') ? 0 : 1);
    }
    if (file.added + file.removed == 0)
        return {};
    return PatchPart {cutText(text, maxText), {file}};
}

} // namespace stemma
