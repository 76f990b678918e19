// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/openedtranscripts.h"

#include <algorithm>

namespace stemma {

Result<OpenedTranscript*> OpenedTranscripts::open(
    const TranscriptFile& file, TranscriptSource source, const Trunk& trunk, const JobControl& job)
{
    auto found = std::ranges::find(m_opened, file.id, &OpenedTranscript::id);
    if (found != m_opened.end() && !found->source().isSame(source)) {
        m_opened.erase(found);
        found = m_opened.end();
    }
    if (found == m_opened.end())
        found = m_opened.emplace(m_opened.begin(), file, m_codec, std::move(source));
    m_opened.splice(m_opened.begin(), m_opened, found);
    OpenedTranscript& opened = m_opened.front();
    opened.setDiscarded(file.discarded);
    const Result<bool> changed = opened.update(job);
    if (changed && *changed)
        noteBranches(file, opened.branches(trunk()));
    if (!changed || job.isCancelled()) {
        m_opened.pop_front();
        return changed ? fail(Errc::Cancelled, {}) : std::unexpected(changed.error());
    }
    dropOld();
    return &opened;
}

/// Never the one that was used last.
void OpenedTranscripts::dropOld()
{
    size_t count = 0;
    size_t lines = 0;
    const auto tooMany = std::ranges::find_if(m_opened, [&](const OpenedTranscript& opened) {
        lines += opened.transcript()->lines().size();
        return ++count > Kept && (count > MostKept || lines > MostLines);
    });
    m_opened.erase(tooMany, m_opened.end());
}

bool OpenedTranscripts::isOpen(const QString& id) const
{
    return std::ranges::find(m_opened, id, &OpenedTranscript::id) != m_opened.end();
}

QStringList OpenedTranscripts::ids() const
{
    QStringList ids;
    for (const OpenedTranscript& opened : m_opened)
        ids << opened.id();
    return ids;
}

QStringList OpenedTranscripts::paths() const
{
    QStringList paths;
    for (const OpenedTranscript& opened : m_opened)
        paths << opened.source().path;
    return paths;
}

bool OpenedTranscripts::readsFrom(const QString& path) const
{
    return std::ranges::any_of(
        m_opened, [&path](const OpenedTranscript& opened) { return opened.transcript()->readsFrom(path); });
}

void OpenedTranscripts::keep()
{
    for (const OpenedTranscript& opened : m_opened)
        opened.transcript()->keep();
}

void OpenedTranscripts::listBranches(const TranscriptFile& file, std::vector<SessionInfo>& to)
{
    const auto known = m_branches.find(file.id);
    if (known == m_branches.end() || known->stamp != file.stamp)
        return;
    std::ranges::copy(known->infos, std::back_inserter(to));
    known->isListed = true;
}

bool OpenedTranscripts::takeNews()
{
    bool hasNews = false;
    for (Branches& known : m_branches)
        hasNews = (!std::exchange(known.isListed, true) && !known.infos.empty()) || hasNews;
    return hasNews;
}

void OpenedTranscripts::noteBranches(const TranscriptFile& file, std::vector<SessionInfo> found)
{
    Branches& known = m_branches[file.id];
    const std::vector<SessionInfo> before = std::exchange(known.infos, std::move(found));
    known.stamp = file.stamp;
    known.isListed = known.isListed && std::ranges::equal(before, known.infos, {}, &SessionInfo::id, &SessionInfo::id);
}

} // namespace stemma
