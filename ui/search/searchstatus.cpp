// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/searchstatus.h"

#include "core/base/text.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/format.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::searchstatus {

namespace {

struct StatusText
{
    Q_DECLARE_TR_FUNCTIONS(SearchStatus)
};

using State = StoreProgress::State;

int countOf(const SearchSource& source, State state)
{
    return int(std::ranges::count(source.stores(), state, &StoreProgress::state));
}

QString hitsText(const SearchSource& source, qint64 hits)
{
    const SearchFacets facets = source.facets();
    const QString sessions = StatusText::tr("%Ln session(s)", nullptr, int(facets.sessions));
    if (facets.hits > hits)
        return StatusText::tr("%1 of %2 hits in %3", "200 of 1,204 hits in 86 sessions")
            .arg(format::number(hits), format::number(facets.hits), sessions);
    const QString all = StatusText::tr("%Ln hit(s)", nullptr, int(hits));
    if (source.hasMore())
        return StatusText::tr("the first %1", "first 200 hits").arg(all);
    return facets.sessions == 0 ? all : StatusText::tr("%1 in %2", "12 hits in 3 sessions").arg(all, sessions);
}

/// What was not looked at, though it may have hits.
QStringList missingTexts(const SearchSource& source)
{
    SearchOutcome sum;
    for (const StoreProgress& store : source.stores()) {
        if (store.state == State::Searched)
            sum.add(store.outcome);
    }
    QStringList texts;
    if (sum.sessionsLeftOut > 0)
        texts += StatusText::tr("%Ln session(s) could not be read", nullptr, int(sum.sessionsLeftOut));
    if (sum.textsGivenUp > 0)
        texts += StatusText::tr("the expression took too long on %Ln text(s)", nullptr, int(sum.textsGivenUp));
    return texts;
}

} // namespace

QString summaryOf(const SearchSource& source, qint64 hits, const SearchIndexer& indexer)
{
    QStringList parts {hitsText(source, hits)};
    const auto all = int(source.stores().size());
    int scanned = 0;
    for (const StoreProgress& store : source.stores())
        scanned += store.state == State::Searched && store.outcome.sessionsScanned > 0;
    if (source.isSearching()) {
        const int done = countOf(source, State::Searched) + countOf(source, State::Failed);
        parts += countOf(source, State::Scanning) > 0 ? StatusText::tr("reading without an index, %1 of %2 stores done")
                                                            .arg(format::number(done), format::number(all))
                                                      : StatusText::tr("searching…");
    } else if (scanned > 0) {
        parts += StatusText::tr("%Ln store(s) read without a complete index", nullptr, scanned);
    }
    if (const int failed = countOf(source, State::Failed); failed > 0)
        parts += StatusText::tr("%Ln store(s) could not be searched", nullptr, failed);
    parts += missingTexts(source);
    for (const StoreIndex& entry : indexer.stores()) {
        if (entry.work == StoreIndex::Work::Building && entry.progress.total > 0 && !entry.progress.isChecking) {
            parts += StatusText::tr("index %1 % built").arg(QLocale().toString(int(100 * entry.progress.share())));
        }
    }
    return parts.join(factSeparator());
}

QString detailsOf(const SearchSource& source)
{
    QStringList lines;
    for (const StoreProgress& store : source.stores()) {
        const SearchOutcome& outcome = store.outcome;
        QString what;
        switch (store.state) {
        case State::Waiting:
            what = StatusText::tr("waiting");
            break;
        case State::Scanning:
            what = StatusText::tr("being read");
            break;
        case State::Failed:
            what = store.error.text;
            break;
        case State::Searched:
            what = StatusText::tr("%1 sessions by index, %2 read")
                       .arg(format::number(outcome.sessionsIndexed), format::number(outcome.sessionsScanned));
            if (outcome.sessionsLeftOut > 0)
                what += u", "_s + StatusText::tr("%Ln left out", nullptr, int(outcome.sessionsLeftOut));
            if (outcome.textsGivenUp > 0)
                what += u", "_s
                    + StatusText::tr("the expression took too long on %Ln text(s)", nullptr, int(outcome.textsGivenUp));
            if (!outcome.note.isEmpty())
                what += u". "_s + outcome.note;
            break;
        }
        lines += u"%1: %2"_s.arg(storeTitle(store.path), what);
    }
    return lines.join(u'\n');
}

QString stateOf(const StoreIndex& index)
{
    using Work = StoreIndex::Work;
    using Kind = IndexState::Kind;
    switch (index.work) {
    case Work::Server:
        return StatusText::tr("none: servers are searched by reading");
    case Work::Building:
        if (index.progress.isChecking || (index.progress.total == 0 && index.state.kind == Kind::Complete))
            return StatusText::tr("complete, checking for changes");
        return index.progress.total > 0
            ? StatusText::tr("being built, %1 of %2 sessions")
                  .arg(format::number(index.progress.sessions), format::number(index.progress.total))
            : StatusText::tr("being built");
    case Work::Failed:
        return index.problem;
    case Work::Waiting:
        return index.state.kind == Kind::Complete ? StatusText::tr("complete") : StatusText::tr("waiting to be built");
    case Work::Off:
    case Work::None:
        break;
    }
    switch (index.state.kind) {
    case Kind::Complete: // another program that is at work looks whether it still is
        return index.state.isBeingBuilt ? StatusText::tr("complete, checking for changes") : StatusText::tr("complete");
    case Kind::Partial:
        return index.state.isBeingBuilt ? StatusText::tr("being built by another program")
                                        : StatusText::tr("partly built");
    case Kind::Newer:
    case Kind::Damaged:
        return index.state.problem;
    case Kind::None:
        break;
    }
    return index.work == Work::Off ? StatusText::tr("off") : StatusText::tr("none");
}

} // namespace stemma::searchstatus
