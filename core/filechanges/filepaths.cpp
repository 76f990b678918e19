// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/filepaths.h"

#include "core/store/json/json.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

QStringList pathsIn(const json::Value& input)
{
    for (const QStringView key : {u"file_path", u"filePath", u"path", u"filename", u"file", u"notebook_path"}) {
        if (const QString path = input.text(key); !path.isEmpty())
            return {path};
    }
    QStringList paths;
    for (const QStringView key : {u"file_paths", u"filePaths", u"paths", u"files"}) {
        const json::Value* several = input.find(key);
        if (!several || !several->isArray())
            continue;
        for (const json::Value& item : several->items) {
            if (item.isString() && !item.string.isEmpty())
                paths += item.string;
            else if (item.isObject())
                paths += pathsIn(item);
        }
    }
    return paths;
}

QString pathWithoutLines(const QString& path)
{
    static const QRegularExpression lines(uR"((?<=\.)(\w{1,12})(?:[ :]\d{1,9}-\d{1,9}|:\d{1,9})$)"_s);
    const auto match = lines.match(path);
    return match.hasMatch() ? path.first(match.capturedEnd(1)) : path;
}

QString pathInFolder(const QString& path, const QString& folder)
{
    // A backslash parts names on Windows, and is a letter of one elsewhere.
    const bool isDrive = folder.size() > 2 && folder[1] == u':' && (folder[2] == u'\\' || folder[2] == u'/');
    const bool isOfWindows = isDrive || folder.startsWith(R"(\\)"_L1);
    const auto named = [isOfWindows](QString name) { return isOfWindows ? name.replace(u'\\', u'/') : name; };
    const QString name = named(path);
    QString start = named(folder);
    if (name.startsWith("./"_L1))
        return name.sliced(2);
    if (!start.endsWith(u'/'))
        start += u'/';
    const Qt::CaseSensitivity letters = isOfWindows ? Qt::CaseInsensitive : Qt::CaseSensitive;
    return start.size() > 1 && name.startsWith(start, letters) ? name.sliced(start.size()) : name;
}

} // namespace stemma
