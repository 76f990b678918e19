// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelendpoint.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <functional>

namespace stemma {

class Keychain;
class Settings;

/// The endpoints that the user set up for summaries, each an address with a model there; one of them is the chosen
/// one. Their keys come from the environment variable that was named, as they were typed, or from the keychain, and
/// are kept nowhere else. GUI thread.
class EndpointBook final : public QObject
{
    Q_OBJECT
public:
    EndpointBook(Settings& settings, Keychain& keychain, QObject* parent = nullptr);

    void read(); ///< what another window has kept since

    [[nodiscard]] const QList<ModelEndpoint>& endpoints() const { return m_endpoints; }
    [[nodiscard]] qsizetype chosen() const { return m_chosen; } ///< -1: there are none
    [[nodiscard]] bool isSet() const { return m_chosen >= 0; }
    [[nodiscard]] const ModelEndpoint& endpoint() const; ///< the chosen one; without an address: there is none
    [[nodiscard]] Keychain& keychain() const { return m_keychain; }

    /// In the place of the chosen one. An empty @p key leaves the one that is known of this address. @p remember: in
    /// the keychain.
    void set(const ModelEndpoint& endpoint, const QString& key, bool remember);
    /// Beside the others, and chosen. The same model at the same address is there once.
    void add(const ModelEndpoint& endpoint, const QString& key, bool remember);
    void choose(qsizetype at);
    void remove(qsizetype at); ///< its key stays in the keychain: another model there may need it

    /// An empty key: there is none. Comes at once or later, in the thread of the window.
    void findKey(const ModelEndpoint& endpoint, QObject* context, const std::function<void(const QString&)>& answer);

signals:
    void changed();
    void noticed(const QString& text); ///< one sentence for the status bar

private:
    void put(qsizetype at, const ModelEndpoint& endpoint, const QString& key, bool remember);
    void keep();

    Settings& m_settings;
    Keychain& m_keychain;
    QList<ModelEndpoint> m_endpoints;
    qsizetype m_chosen = -1;
    QHash<QString, QString> m_typed; ///< keys, by keychainName()
};

} // namespace stemma
