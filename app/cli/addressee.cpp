// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/addressee.h"

#include "app/cli/asklines.h"
#include "app/cli/output.h"
#include "app/cli/textlines.h"
#include "core/base/keychain.h"

#include <QCoreApplication>
#include <QTextStream>

#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

constexpr std::chrono::seconds KeychainPatience {60}; ///< it may ask its user for a password

struct AddresseeText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString toldOf(const Addressee& to)
{
    const ModelEndpoint& endpoint = to.endpoint;
    switch (to.key.source) {
    case EndpointKey::Source::Environment:
        return AddresseeText::tr("Request to %1 for the model %2, with the key from %3:")
            .arg(endpoint.host(), endpoint.model, to.key.variable);
    case EndpointKey::Source::Keychain:
        return AddresseeText::tr("Request to %1 for the model %2, with its key from the keychain:")
            .arg(endpoint.host(), endpoint.model);
    case EndpointKey::Source::None:
        break;
    }
    return AddresseeText::tr("Request to %1 for the model %2, without a key:").arg(endpoint.host(), endpoint.model);
}

} // namespace

void tell(const QString& line)
{
    std::fputs((line + u'\n').toLocal8Bit().constData(), stderr);
}

ModelEndpoint endpointFrom(const EndpointOptions& named)
{
    ModelEndpoint endpoint;
    endpoint.kind = named.kind == "anthropic"_L1 ? EndpointKind::Anthropic : EndpointKind::OpenAi;
    endpoint.url = QUrl(named.address, QUrl::StrictMode);
    endpoint.model = named.model;
    endpoint.keyVariable = named.keyVariable;
    endpoint.proxy = named.proxy;
    if (named.timeout > 0)
        endpoint.timeout = std::chrono::seconds(named.timeout);
    if (named.retries >= 0)
        endpoint.retries = named.retries;
    if (named.price.size() == 2)
        endpoint.price = TokenPrice {named.price[0], named.price[1]};
    return endpoint;
}

/// A variable that was named is taken at its word; otherwise the keychain is looked into as the window does.
Result<Addressee> addresseeFrom(const EndpointOptions& named, const JobControl& job)
{
    Addressee to {endpointFrom(named), {}};
    if (Result<> sound = checkEndpoint(to.endpoint, {}); !sound)
        return std::unexpected(sound.error());
    to.key = named.keyVariable.isEmpty() && !named.noKeychain
        ? waitForEndpointKey(to.endpoint, Keychain::ofDesktop(), KeychainPatience, job)
        : keyOfEnvironment(to.endpoint);
    if (to.key.key.isEmpty() && !named.keyVariable.isEmpty())
        return fail(Errc::Usage,
            AddresseeText::tr("The environment variable %1 with the key for %2 is not set.")
                .arg(named.keyVariable, to.endpoint.host()));
    if (Result<> sound = checkEndpoint(to.endpoint, to.key.key); !sound)
        return std::unexpected(sound.error());
    return to;
}

void tellAddressee(const Addressee& to)
{
    tell(toldOf(to));
}

void tellUnencrypted(const ModelEndpoint& endpoint)
{
    if (endpoint.url.scheme() == "http"_L1 && !endpoint.isOnThisMachine())
        tell(AddresseeText::tr("The connection is not encrypted: others in the network could read it."));
}

void tellUsage(const ModelEndpoint& endpoint, const ModelAnswer& answer, const PriceTable& prices)
{
    const auto figure = [](const std::optional<qint64>& tokens) { return tokens ? number(*tokens) : u"?"_s; };
    tell(AddresseeText::tr("%1 reports %2 tokens sent and %3 received.")
            .arg(endpoint.host(), figure(answer.tokensIn), figure(answer.tokensOut)));
    const AskCost cost = AskCost::of(endpoint, answer.tokensIn.value_or(0), answer.tokensOut.value_or(0), prices);
    if (cost.money && answer.tokensIn && answer.tokensOut)
        tell(AddresseeText::tr("Cost: %1.").arg(moneyText(cost)));
    if (answer.removed > 0)
        tell(AddresseeText::tr("%1 control characters were removed from the answer.").arg(number(answer.removed)));
}

Result<> agreement(const EndpointOptions& named)
{
    if (named.agreed)
        return {};
    if (!isTerminal(STDIN_FILENO) || !isTerminal(STDERR_FILENO))
        return fail(Errc::Usage,
            AddresseeText::tr(
                "Nothing was sent: there was no terminal to ask for your agreement. Add --yes to agree."));
    std::fputs((AddresseeText::tr("Send it? Type “yes”: ")).toLocal8Bit().constData(), stderr);
    const QString said = QTextStream(stdin).readLine().trimmed();
    if (said == "yes"_L1 || said == AddresseeText::tr("yes"))
        return {};
    return fail(Errc::Usage, AddresseeText::tr("Nothing was sent."));
}

} // namespace stemma::cli
