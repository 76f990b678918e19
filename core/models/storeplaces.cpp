// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/storeplaces.h"

#include "core/store/postgres/serveraddress.h"
#include "core/store/registry.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace stemma {

namespace {
constexpr int MostCounted = 50'000;
} // namespace

QList<FoundPlace> findStores(const JobControl& job)
{
    QList<FoundPlace> found;
    for (const StoreFormat* format : storeFormats()) {
        for (const QString& place : format->defaultPlaces()) {
            const QFileInfo info(place);
            if (job.isCancelled() || !info.exists())
                continue;
            FoundPlace one {
                format->title(), place, info.isDir(), info.isReadable(), -1, info.size(), false, format->name()};
            if (one.isFolder) {
                one.files = 0;
                one.size = 0;
                QDirIterator files(place, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
                while (files.hasNext() && !job.isCancelled()) {
                    one.size += files.nextFileInfo().size();
                    if (++one.files >= MostCounted) {
                        one.more = true;
                        break;
                    }
                }
            }
            found.append(one);
        }
    }
    return found;
}

QFuture<QList<FoundPlace>> findStoresLater(const JobControl& job)
{
    return QtConcurrent::run([job] { return findStores(job); });
}

QList<std::pair<QString, QString>> usualPlaces()
{
    QList<std::pair<QString, QString>> usual;
    for (const StoreFormat* format : storeFormats())
        if (const QStringList places = format->defaultPlaces(); !places.isEmpty())
            usual.emplace_back(format->title(), places.constFirst());
    return usual;
}

QFuture<QSet<QString>> missingStores(const QStringList& paths, const JobControl& job)
{
    return QtConcurrent::run([paths, job] {
        QSet<QString> missing;
        for (const QString& path : paths) {
            if (!job.isCancelled() && !isServerAddress(path) && !QFileInfo::exists(path))
                missing.insert(path);
        }
        return missing;
    });
}

} // namespace stemma
