// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/explore.h"

#include "core/explore/explorekinds.h"
#include "core/explore/exploretexts.h"
#include "core/store/sqlite/sqlitefile.h"

using namespace Qt::StringLiterals;

namespace stemma {

QStringList exploreKinds()
{
    QStringList names;
    for (const ExploreKind& kind : allExploreKinds())
        names.append(kind.name);
    return names;
}

Result<Exploration> explore(const QString& path, const ExploreOptions& options, const JobControl& job)
{
    const auto head = readHead(path, ExploreHeadBytes);
    if (!head)
        return std::unexpected(FileReader::errorFor(path, head.error()));
    const ExploreKind* kind = options.kind.isEmpty() ? &exploreKindOf(path, *head) : exploreKindNamed(options.kind);
    if (!kind)
        return fail(Errc::Usage,
            ExploreText::tr("“%1” is not a kind of file. Use one of these: %2.")
                .arg(options.kind, exploreKinds().join(u", "_s)));
    Exploration found;
    found.kind = kind->name;
    found.title = ExploreText::tr(kind->title);
    found.bytes = FileStamp::of(path).size;
    if (!kind->make) {
        const Result<> explored = exploreSqlite(path, job, found);
        return explored ? Result<Exploration>(found) : std::unexpected(explored.error());
    }
    FileReader file(path);
    if (const Result<> opened = file.open(); !opened)
        return std::unexpected(opened.error());
    TextSource source(file, options.withContentId, job);
    kind->make()->explore(source, found);
    if (options.withContentId) {
        source.finish();
        found.contentId = ContentId(QString::fromLatin1(source.contentId()));
        found.characters = source.characters();
    }
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (source.failure())
        return std::unexpected(*source.failure());
    const bool isText = found.kind != "binary"_L1 && found.kind != "image"_L1 && found.kind != "archive"_L1;
    if (source.isUtf16() && isText)
        found.notes.append(ExploreText::tr("The text is encoded in UTF-16."));
    else if (source.wasInvalid() && isText)
        found.notes.append(ExploreText::tr("Some bytes are not UTF-8 text; they are shown as �."));
    return found;
}

} // namespace stemma
