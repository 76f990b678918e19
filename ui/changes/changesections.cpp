// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/changesections.h"

#include "core/base/text.h"
#include "core/filechanges/changetexts.h"
#include "ui/common/format.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct SectionText
{
    Q_DECLARE_TR_FUNCTIONS(DiffSections)
};

constexpr int MostNumbers = 12; ///< of messages in a title

QString shownPath(const QString& path)
{
    return path.isEmpty() ? SectionText::tr("(no path)")
                          : withVisibleControls(firstLine(path, path.size() + 1), TextUse::Code);
}

QString lineCounts(int added, int removed)
{
    return u"+%1 \u2212%2"_s.arg(format::number(added), format::number(removed));
}

QString messageNumbers(const SessionChanges& changes, std::span<const size_t> which)
{
    QList<qint64> rows;
    for (const size_t i : which) {
        if (rows.isEmpty() || rows.last() != changes.changes[i].row)
            rows += changes.changes[i].row;
    }
    QStringList numbers;
    for (const qint64 row : rows.first(std::min<qsizetype>(rows.size(), MostNumbers)))
        numbers += format::number(row + 1);
    if (rows.size() > MostNumbers)
        numbers += u"\u2026"_s;
    return SectionText::tr("Messages %1", nullptr, int(rows.size())).arg(numbers.join(u", "));
}

/// Where the diff says itself which lines of the file it changes.
bool hasPlaces(const FileChange& change)
{
    return change.origin != FileChange::Origin::Replacement;
}

} // namespace

std::vector<DiffSection> netSections(const SessionChanges& changes, size_t file)
{
    const NetChange& net = changes.net[file];
    std::vector<DiffSection> sections;
    for (const NetStep& step : net.steps) {
        const FileChange& first = changes.changes[step.changes.front()];
        DiffSection section;
        section.title = shownPath(net.path) + factSeparator() + messageNumbers(changes, step.changes);
        section.note
            = step.diff.isEmpty() ? SectionText::tr("Nothing changed in the end.") : ChangesText::why(step.why);
        section.diff = step.diff;
        section.path = net.path;
        section.hasPlaces = step.why != NetStep::Break::UnknownPlace;
        section.isRaw = step.why == NetStep::Break::Malformed;
        if (first.row == changes.changes[step.changes.back()].row) {
            section.row = first.row;
            section.part = first.part;
        }
        sections.push_back(std::move(section));
    }
    return sections;
}

std::vector<DiffSection> changeSections(const SessionChanges& changes, std::span<const size_t> which)
{
    std::vector<DiffSection> sections;
    for (const size_t i : which) {
        const FileChange& change = changes.changes[i];
        QStringList facts {SectionText::tr("Message %1").arg(format::number(change.row + 1)), shownPath(change.path),
            ChangesText::kind(change.kind), lineCounts(change.added, change.removed)};
        if (change.at)
            facts += format::clockTime(*change.at);
        DiffSection section;
        section.title = facts.join(factSeparator());
        section.isRaw = change.kind == FileChange::Kind::Malformed;
        section.note = section.isRaw ? ChangesText::why(NetStep::Break::Malformed)
            : !hasPlaces(change)     ? ChangesText::why(NetStep::Break::UnknownPlace)
            : change.isRecounted     ? ChangesText::recounted()
                                     : QString();
        section.diff = change.section().toString();
        section.row = change.row;
        section.part = change.part;
        section.path = change.path;
        section.hasPlaces = hasPlaces(change);
        sections.push_back(std::move(section));
    }
    return sections;
}

} // namespace stemma
