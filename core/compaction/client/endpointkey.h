// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelendpoint.h"

#include <QObject>

#include <functional>

namespace stemma {

class JobControl;
class Keychain;

/// A key of an endpoint, and where it was found.
struct EndpointKey
{
    enum class Source : quint8 { None, Environment, Keychain };

    Source source = Source::None;
    QString key; ///< empty: there is none
    QString variable; ///< of the environment, where it came from there
};

/// What the keychain keeps the key of that address under: the same for every model there, and for the window and the
/// command line.
[[nodiscard]] QString keychainName(const ModelEndpoint& endpoint);

/// The key that the environment has: in the variable that is named, or else in that of the maker.
[[nodiscard]] EndpointKey keyOfEnvironment(const ModelEndpoint& endpoint);

/// The key of the environment, or else of the keychain. Comes at once or later, in the thread of the context.
void findEndpointKey(const ModelEndpoint& endpoint, Keychain& keychain, QObject* context,
    const std::function<void(const EndpointKey&)>& answer);

/// The same for programs without a window. A keychain that does not answer in time, or that asks its user while the
/// job is cancelled, is as one without a key. Runs an event loop; needs a QCoreApplication.
[[nodiscard]] EndpointKey waitForEndpointKey(
    const ModelEndpoint& endpoint, Keychain& keychain, std::chrono::milliseconds patience, const JobControl& job);

} // namespace stemma
