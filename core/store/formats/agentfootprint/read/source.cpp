// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/source.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <QDir>

#include <algorithm>

namespace stemma::agentfootprint {

std::unexpected<Error> Source::noSession(const SessionId& id) const
{
    return fail(Errc::NotFound,
        FootprintText::tr("%1 has no session %2. Check the id, or list the sessions of the store.")
            .arg(QDir::toNativeSeparators(path()), id.value));
}

std::unexpected<Error> Source::noRecord()
{
    return fail(Errc::NotFound, FootprintText::tr("This record is no longer in the file. Open the session again."));
}

Result<Entry> indexed(Entry entry, const JobControl& job)
{
    if (entry.index)
        return entry;
    return IndexRun(entry.document, entry.place, entry.layout).finish(job).transform([&entry](SessionIndex&& index) {
        entry.index = std::make_shared<const SessionIndex>(std::move(index));
        return std::move(entry);
    });
}

Result<> ListedSource::entries(const EntrySink& sink, const JobControl& job)
{
    return refresh(job).transform([&] { (void)std::ranges::all_of(m_listed, sink); });
}

Result<Entry> ListedSource::entry(const SessionId& id, const JobControl& job)
{
    if (const auto done = refresh(job); !done)
        return std::unexpected(done.error());
    const auto found = std::ranges::find(m_listed, id, &Entry::id);
    return found == m_listed.end() ? Result<Entry>(noSession(id)) : *found;
}

Result<quint64> ListedSource::revision(const JobControl& job)
{
    return refresh(job).transform([this] { return m_revision; });
}

void ListedSource::list(std::vector<Entry> entries)
{
    m_listed = std::move(entries);
    std::ranges::stable_sort(m_listed, std::ranges::greater(),
        [](const Entry& entry) { return entry.savedAt.value_or(OutlineRow::NoTime); });
    ++m_revision;
}

} // namespace stemma::agentfootprint
