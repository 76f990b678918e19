// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/storesearch.h"

#include "core/store/registry.h"

#include <QDirIterator>
#include <QSet>

#include <algorithm>
#include <deque>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isPassedOver(const QString& folder)
{
    static const QSet<QString> names {u".git"_s, u".hg"_s, u".svn"_s, u"node_modules"_s, u"__pycache__"_s, u".venv"_s,
        u"venv"_s, u"site-packages"_s, u".cache"_s};
    return names.contains(folder);
}

/// Whether a file of this name may be a store, packed or not.
bool mayBeStore(const QFileInfo& file)
{
    static const QSet<QString> suffixes {
        u"db"_s, u"sqlite"_s, u"sqlite3"_s, u"json"_s, u"jsonl"_s, u"ndjson"_s, u"sql"_s, u"dump"_s};
    static const QSet<QString> packed {u"gz"_s, u"zst"_s, u"xz"_s, u"bz2"_s};
    const QString suffix = file.suffix().toLower();
    return suffixes.contains(suffix)
        || (packed.contains(suffix) && suffixes.contains(QFileInfo(file.completeBaseName()).suffix().toLower()));
}

struct Folder
{
    QString path;
    int depth = 0;
};

} // namespace

StoresBelow findStoresBelow(const QString& folder, const JobControl& job, const StoreSearchLimits& limits)
{
    StoresBelow found;
    const auto takeIfStore = [&found](const QString& path) {
        const DetectionReport report = detectStore(path);
        if (!report.matches.isEmpty())
            found.stores.append({report.path, report.matches.first().format});
        return !report.matches.isEmpty();
    };
    std::deque<Folder> left {{folder, 0}}; // near ones first: those are more likely meant
    while (!left.empty()) {
        const Folder current = left.front();
        left.pop_front();
        if (takeIfStore(current.path))
            continue;
        QDirIterator entries(current.path, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden);
        while (entries.hasNext()) {
            const QFileInfo entry = entries.nextFileInfo();
            if (job.isCancelled() || found.entries == limits.entries) {
                found.isComplete = false;
                left.clear();
                break;
            }
            job.setProgress(++found.entries);
            if (!entry.isDir()) {
                if (entry.isFile() && mayBeStore(entry))
                    takeIfStore(entry.filePath());
            } else if (!entry.isSymLink() && !isPassedOver(entry.fileName())) {
                if (current.depth < limits.depth)
                    left.push_back({entry.filePath(), current.depth + 1});
                else
                    found.isComplete = false;
            }
        }
    }
    std::ranges::sort(found.stores, {}, &FoundStore::path);
    return found;
}

} // namespace stemma
