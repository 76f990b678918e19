// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/endpointkey.h"

#include "core/base/jobcontrol.h"
#include "core/base/keychain.h"

#include <QEventLoop>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace stemma {

QString keychainName(const ModelEndpoint& endpoint)
{
    return u"model "_s + endpoint.url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::StripTrailingSlash);
}

EndpointKey keyOfEnvironment(const ModelEndpoint& endpoint)
{
    const QString variable = endpoint.keyVariable.isEmpty() ? endpoint.defaultKeyVariable() : endpoint.keyVariable;
    const QString set = variable.isEmpty() ? QString() : qEnvironmentVariable(variable.toLocal8Bit().constData());
    return set.isEmpty() ? EndpointKey {} : EndpointKey {EndpointKey::Source::Environment, set, variable};
}

void findEndpointKey(const ModelEndpoint& endpoint, Keychain& keychain, QObject* context,
    const std::function<void(const EndpointKey&)>& answer)
{
    if (const EndpointKey known = keyOfEnvironment(endpoint); !known.key.isEmpty())
        return answer(known);
    keychain.read(context, keychainName(endpoint), [answer](const QString& key) {
        answer(key.isEmpty() ? EndpointKey {} : EndpointKey {EndpointKey::Source::Keychain, key, {}});
    });
}

EndpointKey waitForEndpointKey(
    const ModelEndpoint& endpoint, Keychain& keychain, std::chrono::milliseconds patience, const JobControl& job)
{
    EndpointKey found;
    bool isAnswered = false;
    QEventLoop loop;
    findEndpointKey(endpoint, keychain, &loop, [&](const EndpointKey& key) {
        found = key;
        isAnswered = true;
        loop.quit();
    });
    if (isAnswered)
        return found;
    QTimer end;
    QObject::connect(&end, &QTimer::timeout, &loop, &QEventLoop::quit);
    end.start(patience);
    constexpr std::chrono::milliseconds Look {50};
    QTimer look; // a signal that ends the program only sets the job's flag
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (job.isCancelled())
            loop.quit();
    });
    look.start(Look);
    loop.exec();
    return found;
}

} // namespace stemma
