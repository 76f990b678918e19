// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/transcriptstore.h"
#include "core/store/transcript/transcriptusage.h"

#include <QDataStream>
#include <QIODevice>

namespace stemma {

namespace {

QDataStream& operator<<(QDataStream& out, const FileStamp& stamp)
{
    return out << stamp.key.device << stamp.key.inode << stamp.size << stamp.mtimeNs;
}

} // namespace

/// A unit a file; the branches within one are the same calls.
Result<std::vector<UsageUnit>> TranscriptStore::usageUnits(const JobControl& job)
{
    m_scanned = false;
    if (const Result<> scanned = scan(job); !scanned)
        return std::unexpected(scanned.error());
    std::vector<UsageUnit> units;
    for (const TranscriptFile& file : m_folder.files()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (file.stamp.size <= 0)
            continue;
        const SessionInfo info = listed(file);
        UsageUnit unit;
        unit.session = info.id;
        const bool isSubAgent = info.origin.kind == Origin::Kind::SubAgent;
        (isSubAgent ? unit.startedBy : unit.copyOf) = info.origin.session;
        unit.title = info.title.isEmpty() ? info.firstPrompt : info.title;
        unit.model = info.model;
        unit.agent = info.agent;
        unit.project = info.directory;
        unit.created = info.createdAt;
        unit.updated = info.updatedAt;
        unit.bytes = file.stamp.size;
        QDataStream stamp(&unit.stamp, QIODevice::WriteOnly);
        stamp << file.stamp;
        if (!file.audit.isEmpty()) {
            const FileStamp audit = FileStamp::of(file.audit);
            unit.bytes += qMax<qint64>(0, audit.size);
            stamp << audit;
        }
        units.push_back(std::move(unit));
    }
    m_folder.keep();
    return units;
}

Result<std::unique_ptr<UsageScan>> TranscriptStore::scanUsage(const UsageUnit& unit, const JobControl& job)
{
    const TranscriptFile* file = m_folder.find(unit.session.value);
    if (!file)
        return noSession(unit.session);
    auto source = sourceOf(*file, job);
    if (!source)
        return std::unexpected(source.error());
    std::vector<TranscriptSource> sources {*std::move(source)};
    if (!file->audit.isEmpty())
        sources.push_back({file->audit});
    return std::make_unique<TranscriptUsage>(std::move(sources), m_codec);
}

} // namespace stemma
