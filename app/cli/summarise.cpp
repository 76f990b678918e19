// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"
#include "core/base/keychain.h"
#include "core/compaction/client/endpointkey.h"
#include "core/compaction/client/modelclient.h"
#include "core/edit/modelsummary.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTextStream>

#include <algorithm>
#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

constexpr int Deterministic = 3; ///< the level
constexpr std::chrono::seconds KeychainPatience {60}; ///< it may ask its user for a password

struct SummariseText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// An endpoint with the key that goes there.
struct Addressee
{
    ModelEndpoint endpoint;
    EndpointKey key;
};

QString shownNumber(qint64 value)
{
    return QLocale().toString(value);
}

/// Beside what the command gives: it goes where complaints go, so that scripts are not bothered.
void tell(const QString& line)
{
    std::fputs((line + u'\n').toLocal8Bit().constData(), stderr);
}

ModelEndpoint endpointFrom(const Options& options)
{
    ModelEndpoint endpoint;
    endpoint.kind = options.endpointKind == "anthropic"_L1 ? EndpointKind::Anthropic : EndpointKind::OpenAi;
    endpoint.url = QUrl(options.endpoint, QUrl::StrictMode);
    endpoint.model = options.model;
    endpoint.keyVariable = options.keyVariable;
    endpoint.proxy = options.proxy;
    if (options.timeout > 0)
        endpoint.timeout = std::chrono::seconds(options.timeout);
    if (options.retries >= 0)
        endpoint.retries = options.retries;
    if (options.price)
        endpoint.price = TokenPrice {options.price->first, options.price->second};
    return endpoint;
}

/// A variable that was named is taken at its word; otherwise the keychain is looked into as the window does.
Result<Addressee> addresseeFrom(const Options& options, const JobControl& job)
{
    Addressee to {endpointFrom(options), {}};
    if (Result<> sound = checkEndpoint(to.endpoint, {}); !sound)
        return std::unexpected(sound.error());
    to.key = options.keyVariable.isEmpty() && !options.noKeychain
        ? waitForEndpointKey(to.endpoint, Keychain::ofDesktop(), KeychainPatience, job)
        : keyOfEnvironment(to.endpoint);
    if (to.key.key.isEmpty() && !options.keyVariable.isEmpty())
        return fail(Errc::Usage,
            SummariseText::tr("The environment variable %1 with the key for %2 is not set.")
                .arg(options.keyVariable, to.endpoint.host()));
    if (Result<> sound = checkEndpoint(to.endpoint, to.key.key); !sound)
        return std::unexpected(sound.error());
    return to;
}

QString toldOf(const Addressee& to)
{
    const ModelEndpoint& endpoint = to.endpoint;
    switch (to.key.source) {
    case EndpointKey::Source::Environment:
        return SummariseText::tr("Request to %1 for the model %2, with the key from %3:")
            .arg(endpoint.host(), endpoint.model, to.key.variable);
    case EndpointKey::Source::Keychain:
        return SummariseText::tr("Request to %1 for the model %2, with its key from the keychain:")
            .arg(endpoint.host(), endpoint.model);
    case EndpointKey::Source::None:
        break;
    }
    return SummariseText::tr("Request to %1 for the model %2, without a key:").arg(endpoint.host(), endpoint.model);
}

/// All that may be sent, from the level that is wished on: the answer of one may not do.
QList<SummaryCall> callsFrom(Job& job, SessionStore& store, CompactEdit wish, QStringList& notes)
{
    QList<SummaryCall> calls;
    for (; wish.level < Deterministic; ++wish.level) {
        if (auto call = draftCall(store, wish, job.control))
            calls += *std::move(call);
        else
            notes += SummariseText::tr("Level %1 skipped: %2").arg(QString::number(wish.level), call.error().text);
    }
    return calls;
}

void tellWhatIsSent(const Addressee& to, const QList<SummaryCall>& calls)
{
    const ModelEndpoint& endpoint = to.endpoint;
    tell(toldOf(to));
    qint64 in = 0;
    qint64 out = 0;
    for (const SummaryCall& call : calls) {
        const QString covers = shownNumber(call.draft.covers);
        const QString what = (call.edit.nodes.isEmpty() ? SummariseText::tr("Level %1: the texts of %2 messages")
                : call.edit.nodes.size() == 1           ? SummariseText::tr("Level %1: the %2 texts it summarises")
                                                        : SummariseText::tr("Level %1: the texts of %2 summaries"))
                                 .arg(QString::number(call.edit.level), covers);
        const QString size = SummariseText::tr("about %1 tokens (estimate), for an answer of at most %2")
                                 .arg(shownNumber(call.tokensToSend()), shownNumber(call.draft.maxTokens));
        tell(u"  %1, %2"_s.arg(what, size));
        in += call.tokensToSend();
        out += call.draft.maxTokens;
    }
    if (calls.size() > 1)
        tell(SummariseText::tr("Level 2 is sent only if the answer to level 1 is cut off or saves nothing."));
    if (endpoint.url.scheme() == "http"_L1 && !endpoint.isOnThisMachine())
        tell(SummariseText::tr("The connection is not encrypted: others in the network could read it."));
    const auto cost = endpoint.cost(in, out);
    tell(cost ? SummariseText::tr("Estimated cost: at most %1").arg(QLocale().toString(*cost, 'f', 4))
              : SummariseText::tr("Estimated cost: not known (set a price with --price)"));
}

Result<> agreement(const Options& options)
{
    if (options.agreed)
        return {};
    if (!isTerminal(STDIN_FILENO) || !isTerminal(STDERR_FILENO))
        return fail(Errc::Usage,
            SummariseText::tr(
                "Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree."));
    std::fputs((SummariseText::tr("Send it? Type “yes”: ")).toLocal8Bit().constData(), stderr);
    const QString said = QTextStream(stdin).readLine().trimmed();
    if (said == "yes"_L1 || said == SummariseText::tr("yes"))
        return {};
    return fail(Errc::Usage, SummariseText::tr("Nothing was sent."));
}

void tellUsage(const ModelEndpoint& endpoint, const ModelAnswer& answer)
{
    const auto figure = [](const std::optional<qint64>& tokens) { return tokens ? shownNumber(*tokens) : u"?"_s; };
    tell(SummariseText::tr("%1 reports %2 tokens sent and %3 received.")
            .arg(endpoint.host(), figure(answer.tokensIn), figure(answer.tokensOut)));
    const auto cost = endpoint.cost(answer.tokensIn.value_or(0), answer.tokensOut.value_or(0));
    if (cost && answer.tokensIn && answer.tokensOut)
        tell(SummariseText::tr("Cost: %1.").arg(QLocale().toString(*cost, 'f', 4)));
    if (answer.removed > 0)
        tell(SummariseText::tr("%1 control characters were removed from the answer.").arg(shownNumber(answer.removed)));
}

Result<EditPlan> askOnce(Job& job, SessionStore& store, const Addressee& to, const SummaryCall& call)
{
    const auto answer = ModelClient(to.endpoint, to.key.key).ask(call.request(), job.control);
    if (!answer)
        return std::unexpected(answer.error());
    tellUsage(to.endpoint, *answer);
    return planAnswer(store, call, *answer, to.endpoint, job.control);
}

} // namespace

Result<EditPlan> planWithModel(Job& job, SessionStore& store, const CompactEdit& wish)
{
    CompactEdit last = wish;
    last.level = Deterministic;
    // What cannot be compacted at all needs no model to say so.
    if (const auto possible = store.draftCompaction(last, job.control); !possible)
        return std::unexpected(possible.error());
    const auto to = addresseeFrom(job.options, job.control);
    if (!to)
        return std::unexpected(to.error());
    QStringList notes;
    const QList<SummaryCall> calls = callsFrom(job, store, wish, notes);
    if (!calls.isEmpty()) {
        tellWhatIsSent(*to, calls);
        if (Result<> agreed = agreement(job.options); !agreed)
            return std::unexpected(agreed.error());
    }
    int level = 0;
    for (const SummaryCall& call : calls) {
        if (call.edit.level < level)
            continue;
        auto plan = askOnce(job, store, *to, call);
        if (plan) {
            plan->warnings = notes + plan->warnings;
            return plan;
        }
        if (isForUser(plan.error()))
            return plan;
        notes += SummariseText::tr("Level %1 given up: %2").arg(QString::number(call.edit.level), plan.error().text);
        last = nextWish(wish, call, plan.error());
        level = last.level;
    }
    last.level = Deterministic;
    auto plan = store.plan(last, job.control);
    if (plan)
        plan->warnings = notes + plan->warnings;
    else
        std::ranges::for_each(notes, tell); // formats without a summary that no model writes end here
    return plan;
}

} // namespace stemma::cli
