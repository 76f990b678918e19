// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelendpoint.h"

#include <QObject>

#include <functional>

namespace stemma {

class Keychain;
class Settings;

/// The endpoint that the user set up for summaries, and its key: from the environment variable that was named, as it
/// was typed, or from the keychain. The key is kept nowhere else. GUI thread.
class EndpointBook final : public QObject
{
    Q_OBJECT
public:
    EndpointBook(Settings& settings, Keychain& keychain, QObject* parent = nullptr);

    [[nodiscard]] bool isSet() const { return !m_endpoint.url.isEmpty(); }
    [[nodiscard]] const ModelEndpoint& endpoint() const { return m_endpoint; }
    [[nodiscard]] Keychain& keychain() const { return m_keychain; }

    /// An empty @p key leaves the one that is known of this address. @p remember: in the keychain.
    void set(const ModelEndpoint& endpoint, const QString& key, bool remember);
    /// An empty key: there is none. Comes at once or later, in the thread of the window.
    void findKey(const ModelEndpoint& endpoint, QObject* context, const std::function<void(const QString&)>& answer);

signals:
    void changed();

private:
    Settings& m_settings;
    Keychain& m_keychain;
    ModelEndpoint m_endpoint;
    QString m_typed; ///< a key of m_endpoint
};

} // namespace stemma
