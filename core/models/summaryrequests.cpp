// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/summaryrequests.h"

#include "core/edit/modelsummary.h"
#include "core/models/askcost.h"
#include "core/models/usagefiles.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString destination(const ModelEndpoint& endpoint)
{
    return u"%1 · %2"_s.arg(endpoint.host(), endpoint.model);
}

} // namespace

SummaryRequests::SummaryRequests(OpenStore* store, QObject* parent)
    : QObject(parent)
    , m_store(store)
{
    connect(&m_asker, &ModelAsker::answered, this, &SummaryRequests::take);
    connect(&m_asker, &ModelAsker::failed, this, &SummaryRequests::takeFailure);
    connect(&m_asker, &ModelAsker::begun, this, &SummaryRequests::stepsChanged);
    connect(&m_asker, &ModelAsker::ended, this, &SummaryRequests::stepsChanged);
    connect(&m_asker, &ModelAsker::ended, this, &SummaryRequests::changed);
}

SummaryRequests::~SummaryRequests()
{
    m_checking.cancel();
}

void SummaryRequests::prepare(const QList<SummaryDraft>& calls, Mode mode)
{
    ++m_wish;
    m_steps.clear();
    m_mode = mode;
    m_next = calls;
    m_current = calls.constFirst(); // pending until the user answered
    emit changed();
    readPrices().then(this, [this, wish = m_wish](const Result<std::shared_ptr<const PriceTable>>& prices) {
        if (!m_current || wish != m_wish)
            return; // given up meanwhile
        m_prices = prices.value_or(nullptr);
        if (!prices)
            emit noticed(prices.error().text);
        emit consentWanted();
    });
}

AskCost SummaryRequests::costOf(const SummaryDraft& call) const
{
    return AskCost::of(call.endpoint, guessedTokens(call.made.prompt), call.made.maxTokens,
        m_prices ? *m_prices : PriceTable::builtIn());
}

void SummaryRequests::agree()
{
    if (m_current) // else another summary was begun meanwhile
        sendNext();
}

void SummaryRequests::giveUp()
{
    m_current.reset();
    m_next.clear();
    emit ended(false);
    emit stepsChanged();
}

void SummaryRequests::cancel()
{
    takeFailure({Errc::Cancelled, {}, {}});
}

void SummaryRequests::stop()
{
    m_checking.cancel();
    m_checking = {};
    m_isChecking = false;
    m_waits = false;
    m_current.reset();
    m_next.clear();
    m_asker.cancel();
    emit stepsChanged();
}

void SummaryRequests::goOn()
{
    if (m_waits)
        sendNext();
}

// ---- sending ---------------------------------------------------------------------------------------

void SummaryRequests::sendNext()
{
    m_waits = m_mode == Mode::All && m_isElsewhereBusy && m_isElsewhereBusy();
    if (m_waits)
        return;
    if (m_next.isEmpty())
        return end();
    m_current = m_next.takeFirst();
    send();
}

void SummaryRequests::send()
{
    m_findKey(m_current->endpoint, this, [this, wish = ++m_wish](const QString& key) {
        if (!m_current || wish != m_wish)
            return;
        const CompactionDraft& made = m_current->made;
        m_asker.ask(m_current->endpoint, key, ModelRequest::ofPrompt(made.prompt, made.maxTokens));
        emit changed();
    });
}

// ---- what comes back -------------------------------------------------------------------------------

SummaryDraft SummaryRequests::answeredBy(const ModelAnswer& answer) const
{
    SummaryDraft draft = *m_current;
    draft.made.text = answer.text;
    draft.text = answer.text;
    draft.answer = answer;
    return draft;
}

void SummaryRequests::take(const ModelAnswer& answer)
{
    if (!m_current)
        return;
    if (m_mode == Mode::UntilOneDoes)
        return check(answer);
    if (const Result<> sound = checkAnswer(answer, m_current->endpoint); !sound)
        return takeFailure(sound.error());
    const SummaryDraft draft = answeredBy(answer);
    const QString note = noteOnLength(answer, guessedTokens(draft.made.prompt));
    if (m_mode == Mode::All) {
        addStep(tr("Level %1, %2: answered").arg(QLocale().toString(draft.level), destination(draft.endpoint)));
        if (!note.isEmpty())
            addStep(note);
        emit written(draft);
        return sendNext();
    }
    m_current.reset();
    m_next.clear();
    emit written(draft);
    emit stepsChanged();
    if (guessedTokens(answer.text) >= draft.made.tokens)
        emit noticed(tr("The summary is not smaller than the messages it replaces. The next level makes it shorter."));
    else if (!note.isEmpty())
        emit noticed(note);
}

/// Asks the plan that would write the answer whether the answer will do (spec 6.5).
void SummaryRequests::check(const ModelAnswer& answer)
{
    m_isChecking = true;
    emit changed();
    emit stepsChanged();
    const SummaryCall call {m_current->edit, m_current->made};
    m_store
        ->run([call, answer, endpoint = m_current->endpoint](SessionStore& store,
                  const JobControl& job) { return planAnswer(store, call, answer, endpoint, job); },
            Lane::Visible, m_checking)
        .then(this, [this, answer, job = m_checking](const Result<EditPlan>& plan) {
            if (!job.isCancelled())
                takeChecked(answer, plan);
        });
}

void SummaryRequests::takeChecked(const ModelAnswer& answer, const Result<EditPlan>& plan)
{
    m_isChecking = false;
    emit changed();
    if (!m_current)
        return;
    const SummaryDraft draft = answeredBy(answer);
    const bool isSound = bool(checkAnswer(answer, draft.endpoint));
    if (!plan && isForUser(plan.error()))
        return takeFailure(plan.error());
    if (isSound)
        emit written(draft); // also one that does not do can be looked at
    if (!plan)
        return goOnAfter(plan.error());
    if (hasSteps())
        addStep(tr("Level %1: answered").arg(QLocale().toString(draft.level)));
    end();
    if (const QString note = noteOnLength(answer, guessedTokens(draft.made.prompt)); !note.isEmpty())
        emit noticed(note); // after what else is said
}

/// By the rules of the library: a level more, or at once the one that asks no model.
void SummaryRequests::goOnAfter(const Error& why)
{
    const SummaryDraft failed = *std::exchange(m_current, {});
    addStep(tr("Level %1: %2").arg(QLocale().toString(failed.level), why.text));
    CompactEdit next = nextWish(failed.wish, {failed.edit, failed.made}, why);
    while (!m_next.isEmpty() && m_next.constFirst().level < next.level)
        m_next.removeFirst();
    if (!m_next.isEmpty() && next.level < SummaryDraft::Deterministic)
        return sendNext();
    next.level = SummaryDraft::Deterministic;
    emit fellBack(next);
}

void SummaryRequests::takeFailure(const Error& error)
{
    const bool isStopped = error.code == Errc::Cancelled;
    if (m_current && !isStopped && m_mode == Mode::UntilOneDoes && !isForUser(error))
        return goOnAfter(error);
    if (m_current && !isStopped && m_mode == Mode::All) {
        addStep(tr("Level %1, %2: %3")
                .arg(QLocale().toString(m_current->level), destination(m_current->endpoint), error.text));
        return sendNext(); // the others may answer
    }
    if (isStopped) {
        stop();
        if (hasSteps())
            addStep(tr("The request was cancelled."));
    }
    giveUp();
    if (isStopped)
        emit noticed(tr("The request was cancelled."));
    else
        emit failed(error);
}

void SummaryRequests::end()
{
    const bool isComparison = m_mode == Mode::All && m_current;
    m_current.reset();
    m_next.clear();
    emit stepsChanged();
    emit ended(isComparison);
}

// ---- steps -----------------------------------------------------------------------------------------

QStringList SummaryRequests::steps() const
{
    QStringList words = m_steps;
    if (m_asker.isAsking() && m_current)
        words += tr("Level %1: asking %2…").arg(QLocale().toString(m_current->level), destination(m_current->endpoint));
    return words;
}

void SummaryRequests::addStep(const QString& step)
{
    m_steps += step;
    emit noticed(step);
    emit stepsChanged();
}

void SummaryRequests::clearSteps()
{
    m_steps.clear();
    emit stepsChanged();
}

} // namespace stemma
