// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/sessionfind.h"

#include "ui/common/format.h"
#include "ui/find/findbar.h"
#include "ui/timeline/timelinetext.h"
#include "ui/timeline/timelineview.h"

#include <QRegularExpression>

#include <algorithm>

namespace stemma {

namespace {

QString joinedTexts(const std::vector<TextPattern>& patterns)
{
    QStringList texts;
    for (const TextPattern& pattern : patterns)
        texts += pattern.text;
    return texts.join(u' ');
}

/// As people read them, if any was made of words.
QString joinedWords(const std::vector<TextPattern>& patterns)
{
    if (std::ranges::all_of(patterns, &QString::isEmpty, &TextPattern::words))
        return {};
    QStringList words;
    for (const TextPattern& pattern : patterns)
        words += pattern.shown();
    return words.join(u' ');
}

PartPlace placeOf(const FindHit& hit)
{
    return {int(hit.row), hit.part};
}

} // namespace

SessionFind::SessionFind(OpenStore& store, const SessionId& session, TimelineView& view, FindBar& bar, QObject* parent)
    : QObject(parent)
    , m_view(view)
    , m_bar(bar)
    , m_marks(view, m_source)
{
    m_source.setCurrent(&store, session);
    bar.setScopesOffered(true);
    connect(&bar, &FindBar::changed, this, &SessionFind::takeWish);
    connect(&bar, &FindBar::stepRequested, this, &SessionFind::step);
    connect(&bar, &FindBar::closed, this, &SessionFind::close);
    connect(&view.rows(), &TimelineRows::filtered, this, &SessionFind::takeWish);
    connect(&m_source, &FindSource::changed, this, &SessionFind::takeHits);
    connect(&m_marks, &TimelineFind::noted, this, [this](const QString& text) {
        m_note = text;
        tell();
    });
}

void SessionFind::open()
{
    m_origin = here();
    m_marks.setShown(true);
    m_bar.open(m_view.text().hasSelection() ? m_view.text().text(false) : QString());
}

void SessionFind::close()
{
    m_given.clear();
    m_wanted.reset();
    m_marks.leave();
    m_marks.setShown(false);
    m_current = -1;
    m_source.find({});
    m_view.setFocus();
}

PartPlace SessionFind::here() const
{
    return m_view.currentRow() >= 0 ? PartPlace {m_view.currentRow(), m_view.currentPart()}
                                    : PartPlace {m_view.topRow(), -1};
}

void SessionFind::takeWish()
{
    const TextPattern pattern = m_bar.pattern();
    if (!m_given.empty() && pattern.text == joinedTexts(m_given) && pattern.isRegex == m_given.front().isRegex)
        return takeOptions(pattern);
    m_given.clear();
    m_wanted.reset();
    FindQuery query;
    // A view of some rows is no view of the others.
    const RowFilter& filter = m_view.filter();
    if (!pattern.isEmpty() && !m_bar.isHidden())
        query = {{pattern}, m_bar.scope(), filter.first, qint64(filter.last) + 1};
    look(query);
}

/// The bar shows the options of the first pattern; one that was changed there is of all of them.
void SessionFind::takeOptions(const TextPattern& shown)
{
    const TextPattern before = m_given.front();
    for (TextPattern& pattern : m_given) {
        if (shown.caseSensitive != before.caseSensitive)
            pattern.caseSensitive = shown.caseSensitive;
        if (shown.wholeWord != before.wholeWord)
            pattern.wholeWord = shown.wholeWord;
    }
    look({m_given, m_bar.scope()});
}

void SessionFind::look(const FindQuery& query)
{
    if (query == m_source.query())
        return tell();
    if (const auto& hit = current())
        m_origin = placeOf(*hit);
    m_marks.leave();
    m_current = -1;
    m_note.clear();
    m_wantsFirst = !query.patterns.empty();
    m_source.find(query);
    tell();
}

void SessionFind::show(const std::vector<TextPattern>& patterns, const SearchHit& hit)
{
    if (patterns.empty() || !m_view.model())
        return;
    m_given = patterns;
    m_wanted = hit;
    m_wantsFirst = false;
    m_current = -1;
    m_note.clear();
    m_marks.leave();
    m_marks.setShown(true);
    TextPattern shown = patterns.front();
    shown.text = joinedTexts(patterns);
    shown.words = joinedWords(patterns);
    m_bar.setPattern(shown);
    m_bar.show();
    m_source.find({patterns, AllTextKinds});
    connect(m_view.model(), &MessageModel::ready, this, &SessionFind::takeModel, Qt::UniqueConnection);
    takeHits();
}

/// Rows have come, or are others.
void SessionFind::takeModel()
{
    if (m_wanted)
        takeHits();
}

/// Goes to the message of the wanted hit once it is there, and to the hit itself once the search came so far. What the
/// patterns do not say of a query (accents) may keep it from being one of these hits.
void SessionFind::lookForWanted()
{
    const int row = m_view.model()->rowOfKey(m_wanted->rowKey);
    if (row < 0) {
        if (m_view.model()->isComplete())
            m_wanted.reset();
        return;
    }
    const TextSpan place = m_wanted->place;
    if (!current()) {
        const FindHit hit {row, m_wanted->part, m_wanted->kind, place.start, place.length};
        // Somebody chose it: the filter gives way, as to any message that is named.
        if (isHidden(hit) && !m_view.filter().isOutside(row))
            m_view.goToRow(row, hit.part);
        m_marks.goTo(hit);
        if (!m_wanted)
            return;
    }
    if (m_source.isLooking() && m_source.rowsDone() <= row)
        return;
    const SearchHit wanted = *std::exchange(m_wanted, {});
    const FindHit* best = nullptr;
    for (const FindHit& hit : m_source.hitsOf(row)) {
        const bool isInText = hit.part == wanted.part && hit.kind == wanted.kind;
        if (isInText && (!best || hit.start <= place.start))
            best = &hit;
    }
    if (best) // once more: the bar, which was shown just now, took some of the view
        goTo(best - m_source.hits().data());
}

void SessionFind::takeHits()
{
    const std::vector<FindHit>& hits = m_source.hits();
    if (m_wanted)
        lookForWanted();
    if (const auto& hit = current()) {
        // Its number may be another one since the session changed, or not known until now.
        const auto known = m_current >= 0 && m_current < qsizetype(hits.size()) && hits[size_t(m_current)] == *hit;
        if (!known) {
            const auto row = m_source.hitsOf(hit->row);
            const auto at = std::ranges::find(row, *hit);
            m_current = at == row.end() ? -1 : &*at - hits.data();
        }
    } else if (m_wantsFirst && !hits.empty()) {
        const auto first = std::ranges::lower_bound(hits, m_origin, {}, placeOf);
        if (first != hits.end())
            goTo(from(first - hits.begin(), true));
        else if (!m_source.isLooking())
            goTo(from(0, true));
    }
    tell();
}

bool SessionFind::isHidden(const FindHit& hit) const
{
    TimelineRows& rows = m_view.rows();
    return !rows.isReachable(int(hit.row)) && !rows.filter().runAt(int(hit.row));
}

/// The first hit from @p hit on that is not hidden; @p hit itself, if all of them are.
qsizetype SessionFind::from(qsizetype hit, bool forward) const
{
    const std::vector<FindHit>& hits = m_source.hits();
    const auto count = qsizetype(hits.size());
    qsizetype at = hit;
    for (qsizetype passed = 0; passed < count && isHidden(hits[size_t(at)]); ++passed)
        at = (at + (forward ? 1 : count - 1)) % count;
    return at;
}

void SessionFind::step(bool forward)
{
    if (m_bar.isHidden())
        return open();
    const std::vector<FindHit>& hits = m_source.hits();
    const auto count = qsizetype(hits.size());
    if (count == 0)
        return;
    m_wantsFirst = false;
    m_wanted.reset();
    qsizetype next = 0;
    const bool isThere = current() && (m_view.currentRow() == current()->row || isHidden(*current()));
    if (m_current >= 0 && isThere) {
        next = m_current + (forward ? 1 : -1);
    } else { // the user went elsewhere
        const PartPlace now = here();
        const auto at = std::ranges::lower_bound(hits, now, {}, placeOf) - hits.begin();
        next = forward ? at : at - 1;
    }
    const bool isAround = next < 0 || next >= count;
    if (isAround && m_source.isLooking())
        return; // the one after the last is still to be found
    goTo(from((next + count) % count, forward));
    if (isAround && m_note.isEmpty()) {
        m_note = forward ? tr("Went on from the beginning") : tr("Went on from the end");
        tell();
    }
}

void SessionFind::goTo(qsizetype hit)
{
    m_current = hit;
    m_wantsFirst = false;
    m_marks.goTo(m_source.hits()[size_t(hit)]);
    tell();
}

TextPattern SessionFind::pattern() const
{
    const std::vector<TextPattern>& patterns = m_source.query().patterns;
    if (patterns.size() <= 1)
        return patterns.empty() ? TextPattern() : patterns.front();
    TextPattern any = patterns.front();
    QStringList texts;
    for (const TextPattern& pattern : patterns)
        texts += pattern.isRegex ? pattern.text : QRegularExpression::escape(pattern.text);
    any.text = texts.join(u'|');
    any.isRegex = true;
    any.words = joinedWords(patterns);
    return any;
}

std::optional<FindHit> SessionFind::hitIn(int row, int part) const
{
    const auto isThere = [part](const FindHit& hit) { return hit.part == part; };
    if (current() && current()->row == row && isThere(*current()))
        return current();
    const std::span<const FindHit> hits = m_source.hitsOf(row);
    const auto first = std::ranges::find_if(hits, isThere);
    return first == hits.end() ? std::nullopt : std::optional(*first);
}

void SessionFind::tell()
{
    FindState state {.hits = qint64(m_source.hits().size()),
        .current = m_current,
        .grows = m_source.isLooking(),
        .isFull = m_source.isFull(),
        .givenUp = m_source.textsGivenUp(),
        .problem = m_source.problem(),
        .note = m_note};
    // Where somebody cancelled, what was found stays; that there is nothing is not known.
    if (const auto& error = m_source.error())
        (error->code == Errc::Cancelled && state.hits > 0 ? state.note : state.problem) = error->text;
    m_bar.setState(state);
}

} // namespace stemma
