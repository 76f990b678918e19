// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/pagestate.h"

#include "ui/pages/filterbar.h"
#include "ui/pages/filterrow.h"
#include "ui/pages/sessionpage.h"

namespace stemma {

namespace {

std::optional<Fold> foldOf(int number)
{
    return number >= int(Fold::Folded) && number <= int(Fold::All) ? std::optional(Fold(number)) : std::nullopt;
}

int numberOf(std::optional<Fold> fold)
{
    return fold ? int(*fold) : -1;
}

void noteFolds(TabState& state, const FoldStates& folds)
{
    state.foldedAll = numberOf(folds.all());
    state.foldedThinking = numberOf(folds.thinking());
    for (const FoldStates::Kept& kept : folds.kept())
        state.folds += FoldedPart {kept.message, kept.part, int(kept.fold), kept.json};
}

void restoreFolds(FoldStates& folds, const TabState& state)
{
    QList<FoldStates::Kept> kept;
    for (const FoldedPart& part : state.folds)
        kept += {part.message, part.part, foldOf(part.fold).value_or(Fold::Folded), part.json};
    folds.restore(foldOf(state.foldedAll), foldOf(state.foldedThinking), kept);
}

/// The id of the message in a row; empty: it is not loaded.
QString idAt(const MessageModel& model, int row)
{
    const MessagePtr message = row >= 0 && row < model.rowCount() ? model.peek(row) : nullptr;
    return message ? message->id.value : QString();
}

} // namespace

TabState stateOf(const SessionPage& page)
{
    const TimelineView::Place place = page.timeline()->place();
    const MessageFilter& wish = page.filterBar()->wish();
    TabState state {page.store()->info().path, page.session(), {}, place.key, place.pixel, place.atEnd,
        page.filters()->hiddenChips(), wish.words, int(wish.states.toInt()), wish.tools, wish.files,
        page.filters()->showsOnlyTurns()};
    const auto* restored = page.findChild<RestoredPlace*>(Qt::FindDirectChildrenOnly);
    if (const TabState* awaited = restored ? restored->awaited() : nullptr) {
        state.topMessage = awaited->topMessage;
        state.current = awaited->current;
        state.currentPart = awaited->currentPart;
        state.foldedAll = awaited->foldedAll;
        state.foldedThinking = awaited->foldedThinking;
        state.folds = awaited->folds;
        return state;
    }
    const MessageModel& model = *page.model();
    state.topMessage = idAt(model, page.timeline()->topRow());
    state.current = idAt(model, page.timeline()->currentRow());
    state.currentPart = page.timeline()->currentPart();
    noteFolds(state, page.timeline()->rows().folds());
    return state;
}

void restoreState(SessionPage& page, const TabState& state)
{
    restoreFolds(page.timeline()->rows().folds(), state);
    page.filters()->setHiddenChips(state.hiddenChips);
    page.filterBar()->setWish(
        {state.filterWords, MessageStates::fromInt(quint16(state.filterStates)), state.filterTools, state.filterFiles});
    page.filters()->setOnlyTurns(state.onlyTurns);
    if (state.topKey >= 0 || state.atEnd)
        page.timeline()->restore({state.topKey, state.topPixel, state.atEnd});
    if (!state.topMessage.isEmpty() || !state.current.isEmpty() || !state.folds.isEmpty())
        new RestoredPlace(page, state);
}

RestoredPlace::RestoredPlace(SessionPage& page, TabState state)
    : QObject(&page)
    , m_page(page)
    , m_state(std::move(state))
{
    connect(page.model(), &MessageModel::ready, this, &RestoredPlace::take);
    connect(&page.timeline()->scroller(), &TimelineScroller::laidOut, this, &RestoredPlace::finish);
    look();
}

RestoredPlace::~RestoredPlace()
{
    m_job.cancel();
}

void RestoredPlace::look()
{
    QStringList wanted {m_state.topMessage, m_state.current};
    for (const FoldedPart& part : std::as_const(m_state.folds))
        if (part.part == FoldedRowsPart)
            wanted += part.message;
    wanted.removeAll(QString());
    const auto find = [session = m_page.session(), wanted](SessionStore& store, const JobControl& job) {
        QHash<QString, qint64> keys;
        for (const QString& message : wanted) {
            if (const Result<qint64> key = store.keyOf(session, MessageId(message), job))
                keys.insert(message, *key);
        }
        return keys;
    };
    m_page.store()->run(find, Lane::Normal, m_job).then(this, [this](const QHash<QString, qint64>& keys) {
        m_keys = keys;
        take();
    });
}

void RestoredPlace::take()
{
    if (m_isPlaced || !m_keys || !m_page.model()->isComplete())
        return;
    m_isPlaced = true;
    openTurns();
    const qint64 key = m_keys->value(m_state.topMessage, -1);
    if (key >= 0 && key != m_state.topKey && !m_state.atEnd && m_page.timeline()->currentRow() < 0)
        m_page.timeline()->restore({key, m_state.topPixel, false});
    finish();
}

void RestoredPlace::openTurns()
{
    TimelineRows& rows = m_page.timeline()->rows();
    bool isOther = false;
    for (const FoldedPart& part : std::as_const(m_state.folds)) {
        const auto key = m_keys->constFind(part.message);
        if (part.part != FoldedRowsPart || key == m_keys->cend())
            continue;
        rows.folds().setRowsOpen(*key, part.message, part.fold == int(Fold::Open));
        isOther = true;
    }
    if (isOther)
        rows.foldsChanged();
}

/// Only what is on screen is current: that waits until the page is shown.
void RestoredPlace::finish()
{
    TimelineView& timeline = *m_page.timeline();
    if (timeline.currentRow() >= 0)
        m_state.current.clear(); // somebody chose another meanwhile
    if (m_isDone || !m_isPlaced || (!m_state.current.isEmpty() && !timeline.isComplete()))
        return;
    m_isDone = true;
    deleteLater();
    const int row = m_page.model()->rowOfKey(m_keys->value(m_state.current, -1));
    if (row < 0 || timeline.filter().hidesMessage(row, m_page.model()->detail(row)))
        return;
    if (row >= timeline.topRow() && row <= timeline.scroller().lastRow())
        timeline.cursor().set(row, m_state.currentPart);
    else if (!m_keys->contains(m_state.topMessage)) // else somebody scrolled away meanwhile
        timeline.goToRow(row, m_state.currentPart);
}

} // namespace stemma
