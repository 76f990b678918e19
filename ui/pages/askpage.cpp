// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/askpage.h"

#include "core/base/text.h"
#include "core/models/contextchoices.h"
#include "ui/ask/askbar.h"
#include "ui/ask/askcolumn.h"
#include "ui/ask/contextchips.h"
#include "ui/ask/probetable.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointbutton.h"
#include "ui/pages/compaction/consentwords.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace stemma {

using State = ContextAnswer::State;

namespace {

constexpr std::chrono::milliseconds ProgressInterval {100};
constexpr int TimesAsLong = 10; ///< as it takes to show what was heard, until it is shown again

} // namespace

AskPage::AskPage(OpenStore* store, const SessionId& session, QWidget* parent)
    : AsidePage(store, session, parent)
    , m_source(store, session)
    , m_model(new EndpointButton)
    , m_bar(new AskBar(m_model, this))
{
    layOut();
    setFocusProxy(m_bar);
    connect(&m_source, &AskSource::changed, this, &AskPage::update);
    connect(&m_source, &AskSource::answersChanged, this, [this] {
        if (m_source.isAsking()) {
            m_shown = int(m_source.rounds().size()) - 1;
            m_isEarlier = false;
        }
        update();
    });
    connect(&m_source, &AskSource::noticed, this, &AskPage::noticed);
    connect(m_bar, &AskBar::questionChanged, this, &AskPage::takeQuestion);
    connect(m_bar, &AskBar::askRequested, this, &AskPage::ask);
    connect(m_bar, &AskBar::cancelRequested, this, &AskPage::cancel);
    connect(m_bar, &AskBar::roundChosen, this, &AskPage::showRound);
    connect(m_bar->probes(), &ProbeTable::currentQuestionChanged, this, &AskPage::updateColumns);
    connect(&m_progress, &QTimer::timeout, this, &AskPage::showProgress);
    connect(&m_source.asker(), &ModelAsker::begun, this, [this](const QString& /*title*/, const JobControl& control) {
        m_asked = control;
        m_progress.start(ProgressInterval);
    });
    connect(&m_source.asker(), &ModelAsker::ended, &m_progress, &QTimer::stop);
    passJobs(&m_source);
    passJobs(&m_source.asker());
    m_bar->contexts()->add(contextchoices::now());
}

AskPage::~AskPage()
{
    delete m_box;
}

void AskPage::layOut()
{
    auto* columns = new QWidget(this);
    m_row = new QHBoxLayout(columns);
    columns->setAutoFillBackground(true); // of which the lines above and between them are seen
    columns->setBackgroundRole(QPalette::Mid);
    m_row->setContentsMargins(0, 1, 0, 0);
    m_row->setSpacing(1);
    auto* scroll = new QScrollArea(this); // many contexts do not fit beside each other
    scroll->setWidget(columns);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(scroll, 1);
}

void AskPage::setEndpoints(EndpointBook* book)
{
    m_book = book;
    m_model->setBook(book);
    connect(book, &EndpointBook::changed, this, &AskPage::update);
    update();
}

void AskPage::compare(const QList<ContextChoice>& choices)
{
    m_bar->contexts()->chooseOnly(choices);
}

void AskPage::setProbes(const QList<ProbeQuestion>& questions)
{
    m_bar->setProbes(questions);
}

void AskPage::takeQuestion()
{
    m_isEarlier = false;
    m_source.setChoices(m_bar->contexts()->chosen());
    update();
}

void AskPage::showRound(int round)
{
    m_shown = round;
    const ContextQuestion& question = m_source.rounds()[size_t(round)].question;
    m_bar->setProbes(question.probes);
    if (!question.isProbe())
        m_bar->edit()->setPlainText(question.text);
    m_isEarlier = true;
    update();
}

// ---- what is shown -------------------------------------------------------------------------------------

void AskPage::update()
{
    if (m_source.summaries())
        m_bar->contexts()->setSummaries(m_source.summaries());
    QStringList questions;
    for (const AskRound& round : m_source.rounds())
        questions += round.question.isProbe() ? tr("Probe: %Ln question(s)", nullptr, int(round.question.probes.size()))
                                              : round.question.text;
    m_bar->setRounds(questions, m_shown);
    m_bar->setState(whyNot(), m_source.isAsking() || m_isKeyAwaited);
    updateCost();
    updateColumns();
    updateProbes();
}

QString AskPage::whyNot() const
{
    if (m_bar->question().isEmpty())
        return m_bar->isProbe() ? tr("Tick a question first.") : tr("Type a question first.");
    if (m_source.choices().isEmpty())
        return tr("Choose a context first.");
    for (qsizetype i = 0; i < m_source.choices().size(); ++i) {
        if (const auto error = m_source.errorOf(i))
            return error->text;
        if (!m_source.context(i))
            return tr("The contexts are still being read.");
    }
    return {};
}

void AskPage::fitColumns(qsizetype count)
{
    while (qsizetype(m_columns.size()) > count) {
        m_columns.back()->deleteLater();
        m_row->removeWidget(m_columns.back());
        m_columns.back()->hide();
        m_columns.pop_back();
    }
    while (qsizetype(m_columns.size()) < count) {
        m_columns.push_back(new AskColumn(this));
        m_row->addWidget(m_columns.back(), 1);
    }
}

/// Long answers take long to lay out.
void AskPage::showProgress()
{
    QElapsedTimer clock;
    clock.start();
    updateColumns();
    m_progress.setInterval(std::max(ProgressInterval, TimesAsLong * std::chrono::milliseconds(clock.elapsed())));
}

void AskPage::updateColumns()
{
    if (!m_isEarlier) {
        fitColumns(m_source.choices().size());
        for (qsizetype i = 0; i < m_source.choices().size(); ++i)
            updateLive(i);
        return;
    }
    const AskRound& round = m_source.rounds()[size_t(m_shown)];
    fitColumns(qsizetype(round.contexts.size()));
    for (size_t i = 0; i < round.contexts.size(); ++i) {
        m_columns[i]->setHead(round.contexts[i]->choice.name,
            figuresOf(m_source.costOf(*round.contexts[i], round.question, round.endpoint)), {});
        updateAnswer(*m_columns[i], round, round.answers[i]);
    }
}

/// Of the answer that is shown for a context; null: it was not asked.
const ContextAnswer* AskPage::answerOf(const ContextChoice& choice, const AskRound*& round) const
{
    if (m_shown < 0)
        return nullptr;
    round = &m_source.rounds()[size_t(m_shown)];
    for (size_t i = 0; i < round->contexts.size(); ++i) {
        if (round->contexts[i]->choice == choice)
            return &round->answers[i];
    }
    return nullptr;
}

void AskPage::updateLive(qsizetype index)
{
    AskColumn& column = *m_columns[size_t(index)];
    const ContextChoice& choice = m_source.choices().at(index);
    const AskedContextPtr context = m_source.context(index);
    const ModelEndpoint endpoint = m_book ? m_book->endpoint() : ModelEndpoint();
    QString tip;
    if (context) {
        tip = tr("%Ln item(s) are sent as texts, without images. Tokens are estimates.", nullptr, int(context->items));
        if (!context->isExact)
            tip += u' '
                + (choice.replacement ? tr("What the draft replaces is not in this context; it is sent before it.")
                                      : tr("Reconstructed: the store no longer records everything."));
    }
    column.setHead(
        choice.name, context ? figuresOf(m_source.costOf(*context, m_bar->question(), endpoint)) : QString(), tip);
    const AskRound* round = nullptr;
    if (const auto error = m_source.errorOf(index))
        column.setState(error->text, true);
    else if (const ContextAnswer* answer = answerOf(choice, round))
        updateAnswer(column, *round, *answer);
    else
        column.setState(context ? tr("Not asked yet.") : tr("Reading the context…"), false);
}

QString AskPage::waitingText(const AskRound& round) const
{
    const qint64 soFar = m_asked.progress().done;
    return soFar > 0 ? tr("Waiting for the answer of %1… %2 so far", "number of tokens")
                           .arg(round.endpoint.model, format::tokenCount(soFar, true))
                     : tr("Waiting for the answer of %1…").arg(round.endpoint.model);
}

void AskPage::updateAnswer(AskColumn& column, const AskRound& round, const ContextAnswer& answer)
{
    qsizetype index = 0;
    if (round.question.isProbe()) {
        const auto current = m_bar->probes()->current();
        index = current ? round.question.probes.indexOf(*current) : -1;
        if (index < 0)
            return column.setState(tr("This question was not asked."), false);
    }
    const QString text = answer.texts.value(index);
    const auto show = [&](const QString& without, const QString& with, bool isError) {
        text.isEmpty() ? column.setState(without, isError) : column.setAnswer(text, {}, with);
    };
    switch (answer.state) {
    case State::Waiting:
        return column.setState(tr("Waiting…"), false);
    case State::Asking:
        return show(waitingText(round), waitingText(round), false);
    case State::Cancelled:
        return show(tr("Cancelled."), tr("Cancelled: this is what had come of the answer."), false);
    case State::Failed:
        return show(answer.error->text, tr("%1 This is what had come of the answer.").arg(answer.error->text), true);
    case State::Answered:
        break;
    }
    QStringList notes;
    if (const auto paid = m_source.paid(round.endpoint, answer.answer); paid && paid->money)
        notes += tr("Cost %1.").arg(consentwords::money(*paid));
    const AskedContextPtr& context = round.contexts[size_t(&answer - round.answers.data())];
    if (const QString note = noteOnLength(answer.answer, round.question.tokensToSend(*context)); !note.isEmpty())
        notes += note;
    if (answer.answer.isCutOff)
        notes += tr("The answer reached its largest size and is cut off.");
    if (text.isEmpty())
        notes += tr("The model gave no answer to this question.");
    column.setAnswer(
        text, round.question.isProbe() ? std::optional(answer.verdicts.at(index)) : std::nullopt, notes.join(u' '));
}

QStringList AskPage::names() const
{
    QStringList names;
    for (const AskColumn* column : m_columns)
        names += column->name();
    return names;
}

void AskPage::updateProbes()
{
    if (m_bar->probes()->questions().isEmpty())
        return;
    const QStringList shown = names();
    m_bar->probes()->setContexts(
        shown, [this, &shown](const ProbeQuestion& question, qsizetype context) -> std::optional<ProbeVerdict> {
            if (m_shown < 0)
                return {};
            const AskRound& round = m_source.rounds()[size_t(m_shown)];
            const qsizetype index = round.question.probes.indexOf(question);
            for (size_t i = 0; i < round.contexts.size() && index >= 0; ++i) {
                if (round.contexts[i]->choice.name == shown.at(context) && round.answers[i].state == State::Answered)
                    return round.answers[i].verdicts.at(index);
            }
            return {};
        });
}

QString AskPage::figuresOf(const AskCost& cost) const
{
    const QString tokens = format::tokenCount(cost.tokensIn, true);
    return cost.money ? tr("%1 · at most %2").arg(tokens, consentwords::money(cost)) : tokens;
}

void AskPage::updateCost()
{
    std::optional<AskCost> sum;
    const ModelEndpoint endpoint = m_book ? m_book->endpoint() : ModelEndpoint();
    for (qsizetype i = 0; i < m_source.choices().size(); ++i) {
        if (const AskedContextPtr context = m_source.context(i)) {
            const AskCost cost = m_source.costOf(*context, m_bar->question(), endpoint);
            sum ? sum->add(cost) : void(sum = cost);
        }
    }
    if (!sum)
        return m_bar->setCost({}, {});
    QStringList words {tr("%Ln request(s)", nullptr, int(m_source.choices().size())),
        tr("%1, answers of at most %2", "number of tokens")
            .arg(format::tokenCount(sum->tokensIn, true), format::number(sum->tokensOut))};
    if (m_book && m_book->isSet())
        words += sum->money ? tr("estimated cost: at most %1").arg(consentwords::money(*sum))
                            : tr("the price of %1 is not known").arg(endpoint.model);
    m_bar->setCost(words.join(factSeparator()),
        tr("Estimated from the length of the texts, with the price that is set for the model, or else that of the "
           "price "
           "table"));
}

// ---- asking --------------------------------------------------------------------------------------------

void AskPage::ask()
{
    if (!whyNot().isEmpty() || m_source.isAsking() || m_isKeyAwaited)
        return;
    if (!m_book || !m_book->isSet())
        return m_model->setUp();
    delete m_box;
    AskRound round {m_bar->question(), m_book->endpoint(), {}, {}};
    for (qsizetype i = 0; i < m_source.choices().size(); ++i)
        round.contexts.push_back(m_source.context(i));
    const QString text = consentText(round);
    m_box = consentwords::askToSend(
        tr("Ask the context"), round.endpoint, text, u"askConsent"_s, this, [this, round](bool isAgreed) {
            if (isAgreed && m_book)
                send(round);
        });
}

void AskPage::send(const AskRound& round)
{
    m_isKeyAwaited = true;
    update();
    m_book->findKey(round.endpoint, this, [this, round, wish = ++m_wish](const QString& key) {
        if (wish != m_wish)
            return; // cancelled meanwhile
        m_isKeyAwaited = false;
        m_source.askAll(round, key);
    });
}

void AskPage::cancel()
{
    ++m_wish;
    m_isKeyAwaited = false;
    m_source.cancel();
    update();
}

/// What is sent, how much, where to and at what cost.
QString AskPage::consentText(const AskRound& round) const
{
    QStringList lines {round.question.isProbe()
            ? tr("Content: %Ln question(s), and in each request one context of this session", nullptr,
                  int(round.question.probes.size()))
            : tr("Content: the question, and in each request one context of this session")};
    std::optional<AskCost> sum;
    for (const AskedContextPtr& context : round.contexts) {
        const AskCost cost = m_source.costOf(*context, round.question, round.endpoint);
        lines += u"%1: %2"_s.arg(context->choice.name, figuresOf(cost));
        sum ? sum->add(cost) : void(sum = cost);
    }
    if (round.contexts.size() > 1)
        lines += tr("%n request(s), one after the other.", nullptr, int(round.contexts.size()));
    lines += consentwords::destination(round.endpoint);
    lines += consentwords::cost(consentwords::money(*sum));
    if (consentwords::isUnencrypted(round.endpoint))
        lines += consentwords::unencrypted();
    return lines.join(u'\n');
}

} // namespace stemma
