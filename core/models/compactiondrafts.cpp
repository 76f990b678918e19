// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/compactiondrafts.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int Deterministic = SummaryDraft::Deterministic;

/// The same wish for another level.
CompactEdit at(CompactEdit wish, int level)
{
    wish.level = level;
    return wish;
}

} // namespace

CompactionDrafts::CompactionDrafts(OpenStore* store, SessionId session, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_session(std::move(session))
    , m_requests(store)
{
    connect(&m_requests, &SummaryRequests::written, this, &CompactionDrafts::takeText);
    connect(&m_requests, &SummaryRequests::noticed, this, &CompactionDrafts::noticed);
    connect(&m_requests, &SummaryRequests::changed, this, &CompactionDrafts::changed);
    connect(&m_requests, &SummaryRequests::ended, this, &CompactionDrafts::levelOfShown);
    connect(&m_requests, &SummaryRequests::fellBack, this, [this](const CompactEdit& wish) {
        m_level = Deterministic;
        begin(wish);
    });
}

CompactionDrafts::~CompactionDrafts()
{
    m_making.cancel();
}

// ---- what is wished --------------------------------------------------------------------------------

void CompactionDrafts::begin(const MessageId& to)
{
    m_requests.clearSteps();
    begin({.session = m_session, .to = to, .nodes = {}, .level = m_level, .text = {}});
}

void CompactionDrafts::begin(const QList<NodeId>& nodes)
{
    m_requests.clearSteps();
    begin({.session = m_session, .to = {}, .nodes = nodes, .level = m_level, .text = {}});
}

void CompactionDrafts::begin(const CompactEdit& wish)
{
    // What the next levels would be asked for is shown before the first one is.
    QList<int> levels;
    for (int level = wish.level; level < Deterministic; ++level)
        levels += level;
    if (levels.isEmpty())
        levels += wish.level;
    make(wish, levels, [this](const Drafts& drafts) { take(drafts); });
}

void CompactionDrafts::make(
    const CompactEdit& wish, const QList<int>& levels, const std::function<void(const Drafts&)>& take)
{
    if (m_mayBegin && !m_mayBegin())
        return;
    stop();
    m_isMaking = true;
    emit changed();
    m_store
        ->run([wish, levels](
                  SessionStore& store, const JobControl& job) { return draftSummaries(store, wish, levels, job); },
            Lane::Visible, m_making)
        .then(this, [this, take, job = m_making](const Drafts& drafts) {
            if (job.isCancelled())
                return;
            m_isMaking = false;
            take(drafts);
        });
}

void CompactionDrafts::compare(const QList<std::pair<int, ModelEndpoint>>& wanted, bool withoutModel)
{
    QList<int> levels;
    if (withoutModel)
        levels += Deterministic;
    for (const auto& [level, endpoint] : wanted) {
        if (!levels.contains(level))
            levels += level;
    }
    const CompactEdit wish = m_shown ? m_shown->wish : CompactEdit {m_session, {}, {}, m_level, {}};
    make(wish, levels, [this, wanted](const Drafts& drafts) { takeCompared(drafts, wanted); });
}

/// Of several models, the one that is set up is meant.
void CompactionDrafts::chooseLevel(int level)
{
    takeEdited();
    m_level = level;
    auto there = m_drafts.end();
    for (auto it = m_drafts.begin(); m_shown && it != m_drafts.end(); ++it) {
        if (it->first.first == level && (there == m_drafts.end() || it->second.endpoint == m_endpoint()))
            there = it;
    }
    if (there != m_drafts.end())
        show(there->first);
    else if (m_shown) {
        m_requests.clearSteps();
        begin(at(m_shown->wish, level));
    }
    emit changed();
}

bool CompactionDrafts::makeAgain()
{
    takeEdited();
    const bool isMade = m_shown && m_shown->level == Deterministic && m_shown->text == m_shown->made.text;
    if (!isMade)
        return false;
    m_drafts.clear();
    m_requests.clearSteps();
    begin(m_shown->wish);
    return true;
}

void CompactionDrafts::stop()
{
    m_making.cancel();
    m_making = {};
    m_isMaking = false;
    m_requests.stop();
}

void CompactionDrafts::clear()
{
    stop();
    m_drafts.clear();
    m_shown.reset();
    m_requests.clearSteps();
}

// ---- what is made ----------------------------------------------------------------------------------

void CompactionDrafts::take(const Drafts& drafts)
{
    if (!drafts) {
        levelOfShown();
        emit noticed(drafts.error().text);
        return;
    }
    if (drafts->constFirst().level < Deterministic) {
        const ModelEndpoint endpoint = m_endpoint();
        if (endpoint.url.isEmpty())
            return emit changed();
        QList<SummaryDraft> calls = *drafts;
        for (SummaryDraft& call : calls)
            call.endpoint = endpoint;
        return m_requests.prepare(calls, SummaryRequests::Mode::UntilOneDoes);
    }
    SummaryDraft made = drafts->constFirst();
    made.text = made.made.text;
    const bool isEmpty = made.text.isEmpty();
    const bool isAfterOthers = m_requests.hasSteps(); // whose answers did not do
    if (isAfterOthers)
        m_requests.addStep((isEmpty ? tr("Level %1: this format makes no summary without a model")
                                    : tr("Level %1: made without a model"))
                .arg(QLocale().toString(SummaryDraft::Deterministic)));
    if (isAfterOthers && isEmpty && m_shown)
        return levelOfShown(); // what a model wrote is more than nothing
    takeText(made);
    if (isEmpty)
        emit noticed(tr("This format makes no summary without a model. Write it here, then apply it."));
}

void CompactionDrafts::takeCompared(const Drafts& drafts, const QList<std::pair<int, ModelEndpoint>>& wanted)
{
    if (!drafts)
        return take(drafts);
    QList<SummaryDraft> calls;
    for (const auto& [level, endpoint] : wanted) {
        const auto made = std::ranges::find(*drafts, level, &SummaryDraft::level);
        if (made == drafts->end())
            continue;
        calls += *made;
        calls.last().endpoint = endpoint;
    }
    if (drafts->constFirst().level == Deterministic) {
        SummaryDraft made = drafts->constFirst();
        made.text = made.made.text;
        if (!made.text.isEmpty())
            takeText(made);
    }
    if (!calls.isEmpty())
        return m_requests.prepare(calls, SummaryRequests::Mode::All);
    emit noticed(tr("None of the chosen levels is possible here."));
    emit changed();
}

void CompactionDrafts::levelOfShown()
{
    if (m_shown)
        m_level = m_shown->level;
    emit changed();
}

// ---- what is shown ---------------------------------------------------------------------------------

/// Only summaries over the same messages are kept beside each other.
void CompactionDrafts::takeText(const SummaryDraft& draft)
{
    takeEdited();
    std::erase_if(m_drafts, [&](const auto& other) { return at(other.second.wish, draft.level) != draft.wish; });
    m_drafts[draft.key()] = draft;
    show(draft.key());
}

void CompactionDrafts::show(const Key& key)
{
    const auto draft = m_drafts.find(key);
    if (draft == m_drafts.end())
        return;
    m_shown = draft->second;
    m_level = m_shown->level;
    emit draftShown();
    emit changed();
}

void CompactionDrafts::takeEdited()
{
    if (!m_shown || !m_edited)
        return;
    const Edited now = m_edited();
    if (m_shown->text != now.text)
        m_shown->kept.reset();
    m_shown->text = now.text;
    if (now.kept)
        m_shown->kept = now.kept;
    if (const auto known = m_drafts.find(m_shown->key()); known != m_drafts.end())
        known->second = *m_shown;
}

CompactEdit CompactionDrafts::edit(const QString& text, bool inPlace) const
{
    CompactEdit edit = m_shown->edit;
    if (edit.level < Deterministic || text != m_shown->made.text)
        edit.text = text;
    edit.inPlace = inPlace;
    return edit;
}

void CompactionDrafts::probeNodes()
{
    // What it says of a summary that nobody has.
    m_store
        ->run(
            [session = m_session](SessionStore& store, const JobControl& job) {
                const auto draft = store.draftCompaction({session, {}, {NodeId(u"-"_s)}, Deterministic, {}}, job);
                return !draft && draft.error().code == Errc::NotSupported ? draft.error().text : QString();
            },
            Lane::Visible)
        .then(this, [this](const QString& reason) {
            m_againstNodes = reason;
            emit changed();
        });
}

} // namespace stemma
