// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinefind.h"

#include "ui/timeline/overviewstrip.h"
#include "ui/common/partcopy.h"
#include "ui/timeline/timelineview.h"

#include <algorithm>
#include <utility>

namespace stemma {

namespace {

/// What the agent no longer sends is said of a hit: it may not be what somebody looks for.
QString stateNote(const Message& message, const Part* part, TextKind kind)
{
    const auto* tool = part ? part->as<ToolPart>() : nullptr;
    if (message.states.testFlag(MessageState::Discarded))
        return TimelineFind::tr("Discarded");
    if (tool && tool->prunedAt && kind == TextKind::ToolOutput)
        return TimelineFind::tr("Tool output pruned");
    return message.states.testFlag(MessageState::Summarised) ? TimelineFind::tr("Replaced by a summary") : QString();
}

} // namespace

FoundRows::FoundRows(const FindSource& source, QObject* parent)
    : MarkedRows(parent)
    , m_source(&source)
{
}

void FoundRows::take()
{
    const std::vector<TextMatcher>& matchers = m_source->matchers();
    const auto isSame = [](const TextMatcher& a, const TextMatcher& b) { return a.pattern() == b.pattern(); };
    if (matchers.empty())
        m_matchers.reset();
    else if (!m_matchers || !std::ranges::equal(*m_matchers, matchers, isSame))
        m_matchers = std::make_shared<const std::vector<TextMatcher>>(matchers);
    emit changed();
}

void FoundRows::clear()
{
    m_matchers.reset();
    m_current.reset();
    emit changed();
}

void FoundRows::setCurrent(const std::optional<FindHit>& hit)
{
    if (hit == m_current)
        return;
    m_current = hit;
    emit changed();
}

void FoundRows::addTo(RowExtras& extras, const Message& message) const
{
    if (!m_matchers || !m_source)
        return;
    extras.finds.matchers = m_matchers;
    extras.finds.scope = m_source->query().scope;
    for (const FindHit& hit : m_source->hitsOf(message.index))
        ++extras.finds.counts[{hit.part, hit.kind}];
    // It may be gone to before the search came so far.
    if (m_current && m_current->row == message.index)
        extras.finds.current = {m_current->part, m_current->kind, m_current->start};
}

TimelineFind::TimelineFind(TimelineView& view, const FindSource& source, QObject* parent)
    : QObject(parent)
    , m_view(view)
    , m_source(source)
{
    auto marks = std::make_unique<FoundRows>(source);
    m_marks = marks.get();
    view.addMarks(std::move(marks));
    connect(&source, &FindSource::started, this, &TimelineFind::begin);
    connect(&source, &FindSource::changed, this, &TimelineFind::take);
    connect(&view.cursor(), &TimelineCursor::flashed, this, [this](int row) { arrive(row); });
}

void TimelineFind::setShown(bool shown)
{
    if (shown == m_isShown)
        return;
    m_isShown = shown;
    m_isUnderWay = false;
    begin();
}

void TimelineFind::begin()
{
    m_taken = 0;
    m_view.overview()->setFound({});
    if (m_isShown)
        take();
    else
        m_marks->clear();
}

/// There may be a million hits, which come a thousand at a time.
void TimelineFind::take()
{
    if (!m_isShown)
        return;
    m_marks->take();
    const std::vector<FindHit>& hits = m_source.hits();
    if (std::exchange(m_edition, m_source.edition()) != m_source.edition()) {
        m_taken = 0;
        m_view.overview()->setFound({});
    }
    std::vector<int> rows;
    for (; m_taken < hits.size(); ++m_taken) {
        const auto row = int(hits[m_taken].row);
        if (m_taken == 0 || hits[m_taken - 1].row != row)
            rows.push_back(row);
    }
    m_view.overview()->addFound(rows);
}

void TimelineFind::leave()
{
    m_isUnderWay = false;
    m_marks->setCurrent({});
}

void TimelineFind::goTo(const FindHit& hit)
{
    TimelineRows& rows = m_view.rows();
    const int row = int(hit.row);
    if (row < 0 || row >= rows.count())
        return;
    m_marks->setCurrent(hit);
    if (!rows.isReachable(row) && !rows.filter().runAt(row)) {
        m_isUnderWay = false;
        emit noted(tr("This hit is in a message that the filters hide."));
        return;
    }
    emit noted({});
    m_isUnderWay = true;
    const int part = hit.part;
    // On screen already, it need not move to be seen.
    if (rows.peek(row) && !rows.filter().runAt(row)
        && m_view.scroller().partRect(row, part).intersects(m_view.viewport()->rect())) {
        m_view.cursor().set(row, part);
        arrive(row);
    } else {
        m_view.goToRow(row, part);
    }
}

/// At the row of the current hit, which is loaded by now.
void TimelineFind::arrive(int row)
{
    const std::optional<FindHit> hit = current();
    if (!m_isUnderWay || !hit || hit->row != row)
        return;
    m_isUnderWay = false;
    const MessagePtr message = m_view.model()->peek(row);
    if (!message)
        return;
    const auto part = std::ranges::find(message->parts, hit->part, &Part::index);
    const Part* found = part == message->parts.end() ? nullptr : &*part; // none: it is said of the message
    const QString name = FoldStates::nameOf(*m_view.model(), row);
    const RowLayout* layout = m_view.rows().layout(row);
    const bool isLeftOut = layout && layout->positionOfPart(hit->part) < 0; // the box of its result tells the call
    const bool isFolded = found && m_view.rows().folds().of(name, *message, *found) == Fold::Folded;
    if (found && (isLeftOut || (isFolded && hit->kind != TextKind::Title)))
        m_view.rows().setFolded(row, hit->part, false);
    if (reveal(row) || (showWhole(*hit) && reveal(row)))
        emit noted(stateNote(*message, found, hit->kind));
    else if (isCut(*message, hit->part))
        emit noted(tr("This hit is in a part of the text that is not shown. \u201cShow all\u201d opens it."));
    else
        emit noted(tr("This hit is in something that is not shown as text, such as the address of a link."));
}

/// What was left out of the middle of a text, or stands in a tree that is folded.
bool TimelineFind::showWhole(const FindHit& hit)
{
    TimelineRows& rows = m_view.rows();
    const int row = int(hit.row);
    const RowLayout* layout = rows.layout(row);
    const int position = layout ? layout->positionOfPart(hit.part) : -1;
    if (position < 0)
        return false;
    const PartLayout& part = layout->parts()[size_t(position)];
    if (!part.foldable && std::ranges::none_of(part.blocks, &Block::leavesOut))
        return false;
    rows.folds().set(FoldStates::nameOf(*m_view.model(), row), hit.part, Fold::All);
    rows.foldsChanged(row);
    return true;
}

/// Lays out what holds the current hit and brings it on screen. False: no block shows it.
bool TimelineFind::reveal(int row)
{
    TimelineRows& rows = m_view.rows();
    TimelineScroller& scroller = m_view.scroller();
    const int part = current()->part;
    const int screen = scroller.screen();
    std::pair<int, int> place {-1, -1}; // of the hit, within the row: its top and its bottom
    int at = 0;
    // Heights are guessed until something is laid out, which moves what is below it.
    for (int round = 0; round < 4; ++round) {
        RowLayout* layout = rows.layout(row);
        const int position = layout ? layout->positionOfPart(part) : -1;
        if (position < 0)
            return false;
        const PartLayout& shown = layout->parts()[size_t(position)];
        if (round == 0)
            at = shown.y;
        rows.ensure(row, at - screen / 2, at + screen, at);
        place = {-1, -1};
        for (const std::unique_ptr<Block>& block : shown.blocks) {
            if (!block->holdsCurrentHit())
                continue;
            at = shown.y + block->y;
            if (const auto hit = block->currentHit())
                place = {at + hit->first, at + hit->second};
            break;
        }
    }
    if (place.first < 0)
        return false;
    scroller.layout();
    const QRect area = scroller.partRect(row, part);
    const RowLayout* layout = rows.layout(row);
    const int partTop = layout->parts()[size_t(layout->positionOfPart(part))].y;
    const int top = area.top() - partTop + place.first;
    const int margin = 2 * rows.style().lineHeight(Face::Body);
    if (area.isEmpty() || top < margin || top + place.second - place.first > screen - margin)
        scroller.showRow(row, screen / 3 - place.first);
    scroller.update();
    return true;
}

} // namespace stemma
