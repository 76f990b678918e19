// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/diff/unifiedwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::diff {

namespace {

/// As git spells it: control characters, quotes and backslashes escaped, in quotes where there are any.
QString quotedPath(const QString& path)
{
    QString result;
    bool isQuoted = false;
    for (const QChar c : path) {
        const bool isControl = c < u' ' || c == u'\x7f';
        isQuoted = isQuoted || isControl || c == u'"' || c == u'\\';
        if (isControl)
            result += u'\\' + QString::number(c.unicode(), 8).rightJustified(3, u'0');
        else if (c == u'"' || c == u'\\')
            result += u'\\' + c;
        else
            result += c;
    }
    return isQuoted ? u'"' + result + u'"' : result;
}

QString span(int start, int count)
{
    return count == 1 ? QString::number(start) : u"%1,%2"_s.arg(start).arg(count);
}

void appendHunk(QString& to, const Hunk& hunk)
{
    using enum Line::Kind;
    const auto isOld = [](const Line& line) { return line.kind == Context || line.kind == Removed; };
    const auto isNew = [](const Line& line) { return line.kind == Context || line.kind == Added; };
    const int oldCount = int(std::ranges::count_if(hunk.lines, isOld));
    const int newCount = int(std::ranges::count_if(hunk.lines, isNew));
    to += u"@@ -"_s + span(hunk.oldStart, oldCount) + u" +" + span(hunk.newStart, newCount) + u" @@";
    if (!hunk.section.isEmpty())
        to += u' ' + hunk.section;
    to += u'\n';
    for (const Line& line : hunk.lines) {
        if (line.kind == Note && !line.text.startsWith(u'\\'))
            continue;
        if (line.kind != Note)
            to += line.kind == Added ? u'+' : line.kind == Removed ? u'-' : u' ';
        to += line.text;
        if (line.endsWithReturn)
            to += u'\r';
        to += u'\n';
    }
}

} // namespace

QString toUnified(const File& file)
{
    const QString before = u"a/"_s + (file.oldPath.isEmpty() ? file.newPath : file.oldPath);
    const QString after = u"b/"_s + (file.newPath.isEmpty() ? file.oldPath : file.newPath);
    QString text = u"diff --git "_s + quotedPath(before) + u' ' + quotedPath(after) + u'\n';
    const auto mode = [](QStringView given) { return given.isEmpty() ? u"100644"_s : given.toString(); };
    if (file.oldPath.isEmpty())
        text += u"new file mode "_s + mode(file.newMode) + u'\n';
    else if (file.newPath.isEmpty())
        text += u"deleted file mode "_s + mode(file.oldMode) + u'\n';
    else if (!file.oldMode.isEmpty() && !file.newMode.isEmpty() && file.oldMode != file.newMode)
        text += u"old mode "_s + file.oldMode + u"\nnew mode " + file.newMode + u'\n';
    if (file.isRename || file.isCopy) {
        const QString word = file.isRename ? u"rename"_s : u"copy"_s;
        text += word + u" from " + quotedPath(file.oldPath) + u'\n';
        text += word + u" to " + quotedPath(file.newPath) + u'\n';
    }
    if (file.hunks.empty())
        return text;
    text += u"--- "_s + (file.oldPath.isEmpty() ? u"/dev/null"_s : quotedPath(before)) + u'\n';
    text += u"+++ "_s + (file.newPath.isEmpty() ? u"/dev/null"_s : quotedPath(after)) + u'\n';
    for (const Hunk& hunk : file.hunks)
        appendHunk(text, hunk);
    return text;
}

} // namespace stemma::diff
