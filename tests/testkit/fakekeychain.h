// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/keychain.h"

#include <QHash>
#include <QString>

namespace stemma {

/// A keychain in memory, which answers at once.
class FakeKeychain final : public Keychain
{
public:
    QString missing; ///< why it keeps nothing
    QString full; ///< why it does not take what is written
    bool isSilent = false; ///< waits for a user that does not come
    std::function<void(const QString&)> late; ///< the last one that waits for that
    QHash<QString, QString> kept;

    void check(QObject* /*context*/, const std::function<void(const QString&)>& answer) override { answer(missing); }
    void read(QObject* /*context*/, const QString& url, const std::function<void(const QString&)>& answer) override
    {
        if (isSilent)
            late = answer;
        else
            answer(kept.value(url));
    }
    void write(QObject* /*context*/, const QString& url, const QString& password,
        const std::function<void(const QString&)>& answer) override
    {
        if (full.isEmpty())
            kept.insert(url, password);
        answer(full);
    }
};

} // namespace stemma
