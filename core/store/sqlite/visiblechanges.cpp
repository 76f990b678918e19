// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/visiblechanges.h"

#include "core/store/sqlite/valuehash.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace stemma {

namespace {

using Kind = RowChange::Kind;
using RowNumber = std::pair<int, qint64>; ///< of a table, and in it

/// What became of one row.
struct RowStory
{
    RowChange newest;
    RowChange oldest;
};

quint64 hashOfOld(const RowChange& change)
{
    ValueHash hash;
    for (const StoredValue& value : change.old)
        hash.add(value);
    return hash.value();
}

bool isAsBefore(const RowStory& story)
{
    const RowChange& newest = story.newest;
    const RowChange& oldest = story.oldest;
    if (newest.kind == Kind::Deleted)
        return oldest.kind == Kind::Inserted;
    if (newest.kind == Kind::Inserted) // some of the values of a copy stand elsewhere
        return oldest.kind == Kind::Deleted && oldest.columns.isEmpty() && hashOfOld(oldest) == newest.newHash;
    if (newest.kind == Kind::Moved)
        return oldest.kind == Kind::Moved && oldest.source == newest.rowid;
    return oldest.kind == Kind::Updated && oldest.columns == newest.columns && hashOfOld(oldest) == newest.newHash;
}

} // namespace

QList<RowChange> visibleChanges(const RowChanges& changes, qsizetype most)
{
    std::vector<RowStory> stories;
    QHash<RowNumber, size_t> places; // by the numbers that the rows had then
    QSet<RowNumber> seen; // numbers of which something newer is known
    RowBlocks::Walk walk = changes.walk();
    while (const auto change = walk.next()) {
        const RowNumber number(change->table, change->rowid);
        const auto known = places.constFind(number);
        size_t place = stories.size();
        if (known != places.cend()) {
            place = *known;
            stories[place].oldest = *change;
        } else if (qsizetype(stories.size()) < most && !seen.contains(number)) {
            stories.push_back({*change, *change});
            places.insert(number, place);
        } else {
            continue;
        }
        seen += number;
        if (change->kind == Kind::Moved) {
            places.remove(number);
            places.insert({change->table, change->source}, place);
        }
    }
    QList<RowChange> visible;
    for (const RowStory& story : stories) {
        if (!isAsBefore(story))
            visible += story.newest;
    }
    return visible;
}

} // namespace stemma
