// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgresservices.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma {

QStringList postgresServices()
{
    constexpr qint64 MostBytes = 1024 * 1024;
    QStringList files {qEnvironmentVariable("PGSERVICEFILE", QDir::home().filePath(u".pg_service.conf"_s))};
    if (qEnvironmentVariableIsSet("PGSYSCONFDIR"))
        files << qEnvironmentVariable("PGSYSCONFDIR") + u"/pg_service.conf"_s;
    else
        files << u"/etc/postgresql-common/pg_service.conf"_s << u"/etc/pg_service.conf"_s;
    QStringList names;
    for (const QString& path : std::as_const(files)) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue; // there need not be one
        for (const QByteArray& line : file.read(MostBytes).split('\n')) {
            const QByteArray text = line.trimmed();
            if (text.startsWith('[') && text.endsWith(']'))
                names << QString::fromUtf8(text.sliced(1, text.size() - 2));
        }
    }
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

} // namespace stemma
