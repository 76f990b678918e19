// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <functional>

namespace stemma {

/// The passwords of servers in the keychain of the desktop, by ServerAddress::url(), and the keys of endpoints, by
/// keychainName(). Nothing here waits: answers come in the thread of the context, or never if that is gone. Tests put
/// another one in its place.
class Keychain
{
public:
    Keychain() = default;
    virtual ~Keychain() = default;
    Q_DISABLE_COPY_MOVE(Keychain)

    /// Why nothing can be kept; empty: it can.
    virtual void check(QObject* context, const std::function<void(const QString& why)>& answer) = 0;
    /// A null text: there is none.
    virtual void read(QObject* context, const QString& url, const std::function<void(const QString& password)>& answer)
        = 0;
    /// Why it could not be kept; empty: it was.
    virtual void write(QObject* context, const QString& url, const QString& password,
        const std::function<void(const QString& why)>& answer)
        = 0;

    [[nodiscard]] static Keychain& ofDesktop();
};

} // namespace stemma
