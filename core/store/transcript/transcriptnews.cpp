// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptnews.h"

#include <QFileInfo>

#include <utility>

namespace stemma {

TranscriptNews::TranscriptNews(QString path, TranscriptFolder& folder)
    : m_path(std::move(path))
    , m_folder(folder)
    , m_isFolder(QFileInfo(m_path).isDir())
    , m_seen(FileStamp::of(m_path))
{
}

Result<> TranscriptNews::scan(const JobControl& job)
{
    if (m_isScanned)
        return {};
    return m_folder.scan(job).transform([this](bool changed) {
        m_hasNews = m_hasNews || (m_wasScanned && changed);
        m_isScanned = m_wasScanned = true;
    });
}

Result<StoreChange> TranscriptNews::poll(const QStringList& opened, const JobControl& job)
{
    return isSingle() ? pollFile(job) : pollFolder(opened, job);
}

Result<bool> TranscriptNews::lookAgain(const JobControl& job)
{
    // Thousands of files take their time; looking again takes no more than a twentieth of it.
    constexpr qint64 Rest = 20;
    if (m_sinceScan.isValid() && m_sinceScan.nsecsElapsed() < m_scanNs * Rest)
        return false;
    QElapsedTimer timer;
    timer.start();
    const Result<bool> changed = m_folder.scan(job);
    m_scanNs = timer.nsecsElapsed();
    m_sinceScan.start();
    return changed;
}

void TranscriptNews::noteBases(const std::vector<TranscriptBase>& bases)
{
    for (const TranscriptBase& base : bases) {
        if (!m_bases.contains(base.file))
            m_bases.insert(base.file, FileStamp::of(base.file));
    }
}

QStringList TranscriptNews::placesOfBases() const
{
    QStringList places;
    for (auto base = m_bases.keyBegin(); base != m_bases.keyEnd(); ++base)
        places << *base << QFileInfo(*base).absolutePath();
    return places;
}

bool TranscriptNews::areBasesOthers()
{
    bool areOthers = false;
    for (auto base = m_bases.begin(); base != m_bases.end(); ++base) {
        const FileStamp now = FileStamp::of(base.key());
        const FileStamp before = std::exchange(*base, now);
        const bool hasGrown = now.key == before.key && now.size > before.size;
        areOthers = areOthers || (now != before && !hasGrown);
    }
    return areOthers;
}

Result<StoreChange> TranscriptNews::pollFile(const JobControl& job)
{
    const FileStamp now = FileStamp::of(m_path);
    if (!now.exists())
        return StoreChange::Vanished;
    const bool hasOtherBases = areBasesOthers();
    const FileStamp before = std::exchange(m_seen, now);
    const bool hasNews = std::exchange(m_hasNews, false);
    if (now != before) {
        m_sinceScan.invalidate();
        (void)(m_isScanned ? lookAgain(job) : false); // or what is found then would be told again
        const bool hasGrown = now.key == before.key && now.size > before.size;
        return hasGrown && !hasOtherBases ? StoreChange::Changed : StoreChange::Replaced;
    }
    if (hasOtherBases)
        return StoreChange::Replaced;
    // What stands beside it, as what a resume cut off, may come and go by itself.
    const Result<bool> changed = m_isScanned ? lookAgain(job) : Result<bool>(false);
    m_hasNews = hasNews && !changed;
    return changed.transform(
        [hasNews](bool other) { return other || hasNews ? StoreChange::Changed : StoreChange::None; });
}

Result<StoreChange> TranscriptNews::pollFolder(const QStringList& opened, const JobControl& job)
{
    if (!QFileInfo(m_path).isDir())
        return StoreChange::Vanished;
    if (const bool hasNews = std::exchange(m_hasNews, false); hasNews || !m_isScanned)
        return hasNews ? StoreChange::Changed : StoreChange::None;
    const bool hasGrown = m_folder.refreshNewest(opened);
    const Result<bool> changed = lookAgain(job);
    m_hasNews = hasGrown && !changed;
    return changed.transform(
        [hasGrown](bool other) { return other || hasGrown ? StoreChange::Changed : StoreChange::None; });
}

} // namespace stemma
