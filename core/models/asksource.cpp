// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/asksource.h"

#include "core/edit/modelsummary.h"
#include "core/models/compactionsource.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

#include <algorithm>

namespace stemma {

/// What is read beside the contexts.
struct AskSource::Surroundings
{
    CompactionGraphPtr summaries;
    std::optional<Result<PriceTable>> prices; ///< read once
};

AskSource::AskSource(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(QuietMs, parent)
    , m_session(std::move(session))
    , m_prices(PriceTable::builtIn())
{
    setStore(store);
    connect(&m_asker, &ModelAsker::heard, this, &AskSource::hear);
    connect(&m_asker, &ModelAsker::answered, this, &AskSource::take);
    connect(&m_asker, &ModelAsker::failed, this, &AskSource::takeFailure);
}

AskSource::~AskSource() = default;

void AskSource::load()
{
    if (!store())
        return;
    for (Read& read : m_reads)
        read.isStale = true;
    begin(QCoreApplication::translate("AskSource", "Reading the contexts"));
    const auto work = [session = m_session, isFirst = !m_hasPrices](
                          SessionStore& store, const JobControl& job) -> Result<Surroundings> {
        const auto outline = store.outline(session, job);
        const auto graph = outline ? readCompactions(store, session, *outline, job) : std::unexpected(outline.error());
        if (!graph)
            return std::unexpected(graph.error());
        return Surroundings {*graph, isFirst ? std::optional(PriceTable::load()) : std::nullopt};
    };
    ask(work, Lane::Normal, [this](const Result<Surroundings>& read) {
        if (!read)
            return finish(read.error());
        m_summaries = read->summaries;
        if (read->prices) {
            m_hasPrices = true;
            if (*read->prices)
                m_prices = **read->prices;
            else
                emit noticed(read->prices->error().text);
        }
        emit changed();
        readNext();
    });
}

void AskSource::setChoices(const QList<ContextChoice>& choices)
{
    if (choices == m_choices)
        return;
    std::vector<Read> reads;
    for (const ContextChoice& choice : choices) {
        const auto known = std::ranges::find(m_reads, choice, &Read::choice);
        reads.push_back(known == m_reads.cend() ? Read {choice, {}, {}, true} : *known);
    }
    m_choices = choices;
    m_reads = std::move(reads);
    emit changed();
    if (!m_summaries)
        return; // load() comes to them
    begin(QCoreApplication::translate("AskSource", "Reading the contexts"));
    readNext();
}

void AskSource::readNext()
{
    const auto next = std::ranges::find(m_reads, true, &Read::isStale);
    if (next == m_reads.end())
        return finish();
    const auto reader = std::make_shared<AskedContextReader>(m_session, next->choice);
    readOn(reader, Lane::Normal, [this, reader, choice = next->choice](const Result<>& done) {
        const auto read = std::ranges::find(m_reads, choice, &Read::choice);
        if (read == m_reads.end())
            return readNext();
        read->isStale = false;
        read->context = done ? std::make_shared<const AskedContext>(reader->context()) : nullptr;
        read->error = done ? std::nullopt : std::optional(told(done.error()));
        emit changed();
        readNext();
    });
}

AskedContextPtr AskSource::context(qsizetype choice) const
{
    return m_reads.at(size_t(choice)).context;
}

std::optional<Error> AskSource::errorOf(qsizetype choice) const
{
    const Read& read = m_reads.at(size_t(choice));
    return read.context || read.error ? read.error : error(); // the summaries are read first
}

AskCost AskSource::costOf(
    const AskedContext& context, const ContextQuestion& question, const ModelEndpoint& endpoint) const
{
    return AskCost::of(endpoint, question.tokensToSend(context), ContextQuestion::MostTokens, m_prices);
}

std::optional<AskCost> AskSource::paid(const ModelEndpoint& endpoint, const ModelAnswer& answer) const
{
    if (!answer.tokensIn || !answer.tokensOut)
        return {};
    return AskCost::of(endpoint, *answer.tokensIn, *answer.tokensOut, m_prices);
}

// ---- asking ------------------------------------------------------------------------------------------

void AskSource::askAll(AskRound round, const QString& key)
{
    cancel();
    if (round.contexts.empty() || round.question.isEmpty())
        return;
    round.answers.assign(round.contexts.size(), {});
    m_rounds.push_back(std::move(round));
    m_key = key;
    m_next = 0;
    m_isAsking = true;
    ++m_number;
    askNext();
}

void AskSource::askNext()
{
    const AskRound& round = m_rounds.back();
    if (m_next == qsizetype(round.contexts.size()))
        return end(ContextAnswer::State::Cancelled);
    current().state = ContextAnswer::State::Asking;
    m_asker.ask(round.endpoint, m_key, round.question.request(*round.contexts[size_t(m_next)]));
    emit answersChanged();
}

void AskSource::hear(const QString& text)
{
    current().texts = text.trimmed().isEmpty() ? QStringList() : m_rounds.back().question.answers(text);
}

void AskSource::take(const ModelAnswer& answer)
{
    const AskRound& round = m_rounds.back();
    if (const Result<> said = checkText(answer, round.endpoint); !said)
        return takeFailure(said.error());
    QtConcurrent::run([answer, question = round.question] {
        ContextAnswer made;
        made.state = ContextAnswer::State::Answered;
        made.texts = question.answers(answer.text);
        for (qsizetype i = 0; i < question.probes.size(); ++i)
            made.verdicts += judgeAnswer(question.probes.at(i), made.texts.at(i));
        made.answer = answer;
        made.answer.text.clear();
        return made;
    }).then(this, [this, number = m_number](const ContextAnswer& made) {
        if (number != m_number || !m_isAsking)
            return; // given up meanwhile
        current() = made;
        ++m_next;
        askNext();
    });
}

/// What the user can mend would fail again with the next context.
void AskSource::takeFailure(const Error& error)
{
    if (error.code == Errc::Cancelled)
        return cancel();
    current().state = ContextAnswer::State::Failed;
    current().error = error;
    ++m_next;
    isForUser(error) ? end(ContextAnswer::State::Cancelled) : askNext();
}

void AskSource::cancel()
{
    if (!m_isAsking)
        return;
    m_asker.cancel();
    end(ContextAnswer::State::Cancelled);
}

void AskSource::end(ContextAnswer::State rest)
{
    for (ContextAnswer& answer : m_rounds.back().answers) {
        if (answer.state == ContextAnswer::State::Waiting || answer.state == ContextAnswer::State::Asking)
            answer.state = rest;
    }
    m_isAsking = false;
    m_key.clear();
    emit answersChanged();
}

} // namespace stemma
