// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions to a model about contexts as they would be sent.
#include "app/cli/addressee.h"
#include "app/cli/asklines.h"
#include "app/cli/job.h"
#include "app/cli/summaryreview.h"
#include "core/compaction/client/modelclient.h"
#include "core/edit/modelsummary.h"
#include "core/models/contextchoices.h"
#include "core/store/messagename.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct AskText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// One run of “ask”.
class Asking
{
public:
    Asking(Job& job, SessionStore& store)
        : m_job(job)
        , m_store(store)
        , m_session(job.options.session)
    {
    }

    Result<> prepare()
    {
        if (Result<> choices = readChoices(); !choices)
            return choices;
        if (Result<> question = readQuestion(); !question)
            return question;
        const auto prices = PriceTable::load();
        if (!prices)
            return std::unexpected(prices.error());
        m_prices = *prices;
        return readContexts();
    }
    void print()
    {
        for (const AskedContext& context : m_contexts)
            m_job.record().askedRequest({context, m_question.request(context), costOf(context)});
    }
    void ask(const Addressee& to)
    {
        for (const AskedContext& context : m_contexts) {
            if (m_job.isOver())
                return;
            tell(AskText::tr("Asking: %1").arg(context.choice.name));
            QString heard;
            const auto hear = [this, &context, &heard](const QString& text) {
                heard = text;
                if (!m_question.isProbe()) // whose answers are taken apart
                    m_job.print().answerHeard(context.choice.name, text);
            };
            const auto answer
                = ModelClient(to.endpoint, to.key.key).ask(m_question.request(context), m_job.control, hear);
            const Result<> said = answer ? checkText(*answer, to.endpoint) : std::unexpected(answer.error());
            if (said) {
                take(context, *answer, to.endpoint);
                continue;
            }
            // What had come of it is not lost, whoever ended it.
            if (!answer && !heard.trimmed().isEmpty() && !m_question.isProbe()) {
                ModelAnswer broken;
                broken.text = heard;
                take(context, broken, to.endpoint, true);
            }
            m_job.fail(said.error());
            if (isForUser(said.error()))
                return;
        }
    }
    void tellWhatIsSent(const Addressee& to) const
    {
        tellAddressee(to);
        std::optional<AskCost> sum;
        for (const AskedContext& context : m_contexts) {
            const AskCost cost = costOf(context);
            tell(u"  %1: %2"_s.arg(context.choice.name, sizeWords(cost)));
            sum ? sum->add(cost) : void(sum = cost);
        }
        tellUnencrypted(to.endpoint);
        tell(costWords(*sum));
    }

private:
    Result<> readChoices()
    {
        const AskOptions& wanted = m_job.options.ask;
        if (wanted.now || wanted.isNowOnly())
            m_choices += contextchoices::now();
        for (const QString& name : wanted.at) {
            const auto key = keyNamed(m_store, m_session, name, m_job.control);
            const auto outline = key ? m_store.outline(m_session, m_job.control) : std::unexpected(key.error());
            if (!outline)
                return std::unexpected(outline.error());
            const auto row = std::ranges::find(*outline, *key, &OutlineRow::key);
            if (row == outline->cend())
                return fail(Errc::NotFound, AskText::tr("The session has no message “%1”.").arg(name));
            m_choices += contextchoices::atMessage(row - outline->cbegin());
        }
        const bool isAboutSummaries = !wanted.before.isEmpty() || !wanted.after.isEmpty() || !wanted.edited.isEmpty()
            || !wanted.probe.isEmpty();
        if (!isAboutSummaries)
            return {};
        const auto graph = summariesOf(m_store, m_session, m_job.control);
        if (!graph)
            return std::unexpected(graph.error());
        m_graph = *graph;
        for (const QString& name : wanted.before) {
            if (Result<> added = addChoice(name, contextchoices::before); !added)
                return added;
        }
        for (const QString& name : wanted.after) {
            if (Result<> added = addChoice(name, contextchoices::after); !added)
                return added;
        }
        if (wanted.edited.isEmpty())
            return {};
        const auto node = summaryNamed(*m_graph, wanted.edited);
        if (!node)
            return std::unexpected(node.error());
        const auto text = newText(m_job.options);
        if (!text)
            return std::unexpected(text.error());
        m_choices += contextchoices::withText(*node, *text);
        return {};
    }
    template<typename Choose> Result<> addChoice(const QString& name, Choose choose)
    {
        const auto node = summaryNamed(*m_graph, name);
        if (!node)
            return std::unexpected(node.error());
        const std::optional<ContextChoice> choice = choose(*node);
        if (!choice)
            return fail(Errc::NotSupported,
                AskText::tr("The store does not record where the summary “%1” was made.").arg(node->summary.id.value));
        m_choices += *choice;
        return {};
    }
    Result<> readQuestion()
    {
        const AskOptions& wanted = m_job.options.ask;
        m_question.text = wanted.question;
        if (wanted.probe.isEmpty())
            return {};
        const auto node = summaryNamed(*m_graph, wanted.probe);
        if (!node)
            return std::unexpected(node.error());
        const auto found = reviewSummary(m_store, m_session, *node, node->summary.text.text, m_job.control);
        if (!found)
            return std::unexpected(found.error());
        m_question.probes = probeQuestions(found->review);
        if (m_question.probes.isEmpty())
            return fail(Errc::NotFound, AskText::tr("Nothing was lost that can be asked about."));
        return {};
    }
    Result<> readContexts()
    {
        for (const ContextChoice& choice : std::as_const(m_choices)) {
            AskedContextReader reader(m_session, choice);
            Result<bool> read = false;
            while (read && !*read)
                read = reader.step(m_store, m_job.control);
            if (!read)
                return std::unexpected(read.error());
            m_contexts += reader.context();
        }
        return {};
    }
    [[nodiscard]] AskCost costOf(const AskedContext& context) const
    {
        return AskCost::of(endpointFrom(m_job.options.endpoint), m_question.tokensToSend(context),
            ContextQuestion::MostTokens, m_prices);
    }
    void take(
        const AskedContext& context, const ModelAnswer& answer, const ModelEndpoint& endpoint, bool isBroken = false)
    {
        std::optional<double> cost;
        if (answer.tokensIn && answer.tokensOut)
            cost = AskCost::of(endpoint, *answer.tokensIn, *answer.tokensOut, m_prices).money;
        const QStringList answers = m_question.answers(answer.text);
        for (qsizetype i = 0; i < answers.size(); ++i) {
            AskedReply reply {context.choice.name, m_question.text, {}, {}, answers.at(i), answer, cost, isBroken};
            if (m_question.isProbe()) {
                const ProbeQuestion& probe = m_question.probes.at(i);
                reply.question = probe.text;
                reply.fact = probe.fact;
                reply.verdict = judgeAnswer(probe, reply.text);
            }
            m_job.record().askedReply(reply);
        }
        if (!isBroken)
            tellUsage(endpoint, answer, m_prices);
        if (const QString note = noteOnLength(answer, m_question.tokensToSend(context)); !note.isEmpty())
            tell(note);
    }

    Job& m_job;
    SessionStore& m_store;
    SessionId m_session;
    CompactionGraphPtr m_graph;
    QList<ContextChoice> m_choices;
    ContextQuestion m_question;
    QList<AskedContext> m_contexts;
    PriceTable m_prices;
};

} // namespace

void ask(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    Asking asking(job, *store);
    if (const Result<> prepared = asking.prepare(); !prepared)
        return job.fail(prepared.error());
    if (job.options.ask.isDryRun)
        return asking.print();
    const auto to = addresseeFrom(job.options.endpoint, job.control);
    if (!to)
        return job.fail(to.error());
    asking.tellWhatIsSent(*to);
    if (const Result<> agreed = agreement(job.options.endpoint); !agreed)
        return job.fail(agreed.error());
    asking.ask(*to);
}

} // namespace stemma::cli
