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
    if (path.startsWith("./"_L1))
        return path.sliced(2);
    const QString start = folder.endsWith(u'/') ? folder : folder + u'/';
    return start.size() > 1 && path.startsWith(start) ? path.sliced(start.size()) : path;
}

} // namespace stemma
