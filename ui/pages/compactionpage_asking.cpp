// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What models are sent once the user has agreed, and what becomes of their answers.
#include "core/edit/modelsummary.h"
#include "ui/common/format.h"
#include "ui/compaction/modelfigures.h"
#include "ui/connect/endpointbook.h"
#include "ui/pages/compactionpage.h"

#include <QCheckBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString destination(const ModelEndpoint& endpoint)
{
    return u"%1 · %2"_s.arg(endpoint.host(), endpoint.model);
}

} // namespace

// ---- what is sent ----------------------------------------------------------------------------------

/// Every request with what it takes, where it goes and what it costs at most.
QString CompactionPage::consentText(const QList<Draft>& drafts, Asking asking) const
{
    const QList<Draft> told = asking == Asking::Once ? drafts.first(1) : drafts;
    const Draft& first = told.constFirst();
    const QString what = isOfSummaries(first.wish) ? tr("Content: the texts of %1 summaries of this session")
                                                   : tr("Content: the texts of %1 messages of this session");
    QStringList lines;
    QList<ModelEndpoint> unencrypted;
    double sum = 0;
    int priced = 0;
    for (const Draft& draft : told) {
        const ModelEndpoint& endpoint = draft.endpoint;
        const qint64 tokens = modelfigures::guessedTokens(draft.made.prompt);
        const auto cost = endpoint.cost(tokens, draft.made.maxTokens);
        sum += cost.value_or(0);
        priced += int(cost.has_value());
        if (endpoint.url.scheme() == "http"_L1 && !endpoint.isOnThisMachine() && !unencrypted.contains(endpoint))
            unencrypted += endpoint;
        if (told.size() == 1) {
            lines += what.arg(format::number(draft.made.covers));
            lines += tr("Size: ≈ %1 tokens, for an answer of at most %2")
                         .arg(format::number(tokens), format::number(draft.made.maxTokens));
            lines += tr("To: %1, for the model %2").arg(endpoint.host(), endpoint.model);
            continue;
        }
        const QString size
            = (isOfSummaries(draft.wish) ? tr("%1 summaries, ≈ %2 tokens, for an answer of at most %3")
                                         : tr("%1 messages, ≈ %2 tokens, for an answer of at most %3"))
                  .arg(format::number(draft.made.covers), format::number(tokens), format::number(draft.made.maxTokens));
        const QString level = tr("Level %1").arg(draft.level);
        const QString title = asking == Asking::All ? QString(level + u", "_s + destination(endpoint)) : level;
        lines += cost ? tr("%1: %2; at most %3").arg(title, size, modelfigures::money(*cost))
                      : u"%1: %2"_s.arg(title, size);
    }
    if (told.size() > 1 && asking == Asking::UntilOneDoes) {
        lines.prepend(tr("To: %1, for the model %2").arg(first.endpoint.host(), first.endpoint.model));
        lines += tr("Up to %n request(s): the next one is sent only if the previous answer is cut off, empty, or saves "
                    "nothing.",
            nullptr, int(told.size()));
    } else if (told.size() > 1) {
        lines += tr("%n request(s), one after the other.", nullptr, int(told.size()));
    }
    lines += priced == 0 ? tr("Estimated cost: no price set")
        : priced < told.size()
        ? tr("Estimated cost: at most %1, plus requests without a set price").arg(modelfigures::money(sum))
        : tr("Estimated cost: at most %1").arg(modelfigures::money(sum));
    for (const ModelEndpoint& endpoint : unencrypted)
        lines += told.size() == 1 || asking == Asking::UntilOneDoes
            ? tr("The connection is not encrypted: others in the network could read it.")
            : tr("The connection to %1 is not encrypted: others in the network could read it.").arg(endpoint.host());
    return lines.join(u'\n');
}

/// Nothing leaves the machine before this was answered.
void CompactionPage::askConsent(const QList<Draft>& drafts, Asking asking)
{
    if (!m_book || !m_book->isSet())
        return updateTools();
    m_next = drafts;
    if (asking != Asking::All) {
        for (Draft& draft : m_next)
            draft.endpoint = m_book->endpoint();
    }
    m_stepWords.clear();
    m_asking = asking;
    m_asked = m_next.constFirst(); // busy until it is answered
    QStringList hosts;
    for (const Draft& draft : std::as_const(m_next)) {
        if (!hosts.contains(draft.endpoint.host()))
            hosts += draft.endpoint.host();
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Summary by a model"),
        tr("Send this to %1?").arg(hosts.join(u", "_s)), QMessageBox::Cancel, this);
    box->setObjectName(u"consent"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(consentText(m_next, asking));
    if (asking != Asking::All && m_next.size() > 1) {
        auto* goOn = new QCheckBox(tr("Try the next level automatically"), box);
        goOn->setChecked(m_goesOn);
        box->setCheckBox(goOn);
        connect(goOn, &QCheckBox::toggled, this, [this, box](bool on) {
            m_goesOn = on;
            m_asking = on ? Asking::UntilOneDoes : Asking::Once;
            box->setInformativeText(consentText(m_next, m_asking));
        });
    }
    QPushButton* send = box->addButton(tr("Send"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QDialog::finished, this, [this, box, send] {
        if (!m_asked)
            return; // another one was begun meanwhile
        if (box->clickedButton() == send)
            return sendNext();
        giveUpAsking();
    });
    box->open();
    updateTools();
}

/// The level is again that of what is shown.
void CompactionPage::giveUpAsking()
{
    m_asked.reset();
    m_next.clear();
    if (m_draft)
        m_level = m_shownDraft.first;
    updateSteps();
    updateTools();
}

void CompactionPage::sendNext()
{
    m_waitsForReview = m_asking == Asking::All && m_review.isWorking();
    if (m_waitsForReview)
        return; // another text would replace the one whose share is being shown
    if (m_next.isEmpty())
        return endAsking();
    m_asked = m_next.takeFirst();
    sendDraft();
}

void CompactionPage::sendDraft()
{
    m_book->findKey(m_asked->endpoint, this, [this](const QString& key) {
        if (!m_asked)
            return;
        m_asker.ask(m_asked->endpoint, key, ModelRequest::ofPrompt(m_asked->made.prompt, m_asked->made.maxTokens));
        updateTools();
    });
}

// ---- what comes back -------------------------------------------------------------------------------

void CompactionPage::takeAnswer(const ModelAnswer& answer)
{
    if (!m_asked)
        return;
    if (m_asking == Asking::UntilOneDoes) {
        // The plan that would write it decides (spec 6.5).
        const SummaryCall call {m_asked->edit, m_asked->made};
        m_isDrafting = true;
        updateTools();
        updateSteps();
        store()
            ->run([call, answer, endpoint = m_asked->endpoint](SessionStore& store,
                      const JobControl& job) { return planAnswer(store, call, answer, endpoint, job); },
                Lane::Visible, m_drafting)
            .then(this, [this, answer, job = m_drafting](const Result<EditPlan>& plan) {
                if (!job.isCancelled())
                    takeChecked(answer, plan);
            });
        return;
    }
    if (const Result<> sound = checkAnswer(answer, m_asked->endpoint); !sound)
        return takeFailure(sound.error());
    Draft draft = *m_asked;
    draft.made.text = answer.text;
    draft.text = answer.text;
    draft.answer = answer;
    const bool isSmaller = modelfigures::guessedTokens(answer.text) < draft.made.tokens;
    if (m_asking == Asking::All) {
        tellStep(tr("Level %1, %2: answered").arg(QString::number(draft.level), destination(draft.endpoint)));
        takeText(std::move(draft));
        return sendNext();
    }
    m_asked.reset();
    m_next.clear();
    takeText(std::move(draft));
    updateSteps();
    if (!isSmaller)
        emit noticed(tr("The summary is not smaller than the messages it replaces. The next level makes it shorter."));
}

void CompactionPage::takeChecked(const ModelAnswer& answer, const Result<EditPlan>& plan)
{
    m_isDrafting = false;
    if (!m_asked)
        return updateTools();
    Draft draft = *m_asked;
    draft.made.text = answer.text;
    draft.text = answer.text;
    draft.answer = answer;
    const bool isSound = bool(checkAnswer(answer, draft.endpoint));
    if (!plan && isForUser(plan.error()))
        return takeFailure(plan.error());
    if (isSound)
        takeText(std::move(draft)); // also one that does not do can be looked at
    if (!plan)
        return goOnAfter(plan.error());
    if (!m_stepWords.isEmpty())
        tellStep(tr("Level %1: answered").arg(m_asked->level));
    endAsking();
}

/// By the rules of the library: a level more, or at once the one that asks no model.
void CompactionPage::goOnAfter(const Error& why)
{
    const Draft failed = *std::exchange(m_asked, {});
    tellStep(tr("Level %1: %2").arg(QString::number(failed.level), why.text));
    const CompactEdit next = nextWish(failed.wish, {failed.edit, failed.made}, why);
    while (!m_next.isEmpty() && m_next.constFirst().level < next.level)
        m_next.removeFirst();
    if (!m_next.isEmpty() && next.level < Deterministic)
        return sendNext();
    CompactEdit last = next;
    last.level = Deterministic;
    m_level = Deterministic;
    beginDraft(last);
}

void CompactionPage::takeFailure(const Error& error)
{
    const bool isStopped = error.code == Errc::Cancelled;
    if (m_asked && !isStopped && m_asking == Asking::UntilOneDoes && !isForUser(error))
        return goOnAfter(error);
    if (m_asked && !isStopped && m_asking == Asking::All) {
        tellStep(
            tr("Level %1, %2: %3").arg(QString::number(m_asked->level), destination(m_asked->endpoint), error.text));
        return sendNext(); // the others may answer
    }
    if (isStopped) {
        stopDrafting();
        if (!m_stepWords.isEmpty())
            tellStep(tr("The request was cancelled."));
    }
    giveUpAsking();
    if (isStopped)
        return emit noticed(tr("The request was cancelled."));
    showFailure(error);
}

void CompactionPage::showFailure(const Error& error)
{
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Summary by a model"), error.text, QMessageBox::Ok, this);
    box->setObjectName(u"modelFailed"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    if (!error.cause.isEmpty())
        box->setDetailedText(error.cause);
    box->open();
}

void CompactionPage::endAsking()
{
    const bool isComparison = m_asking == Asking::All && m_asked;
    m_asked.reset();
    m_next.clear();
    if (m_draft)
        m_level = m_shownDraft.first;
    updateSteps();
    updateTools();
    if (isComparison && m_drafts.size() > 1)
        compareLevels();
}

// ---- steps -----------------------------------------------------------------------------------------

void CompactionPage::tellStep(const QString& step)
{
    m_stepWords += step;
    emit noticed(step);
    updateSteps();
}

void CompactionPage::updateSteps()
{
    const bool isWaiting = m_asker.isAsking() && m_asked;
    QStringList words = m_stepWords;
    if (isWaiting)
        words += tr("Level %1: asking %2…").arg(QString::number(m_asked->level), destination(m_asked->endpoint));
    m_steps->setText(words.join(u'\n'));
    m_stop->setVisible(isWaiting);
    m_stepBar->setVisible(!words.isEmpty());
}

} // namespace stemma
