// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"
#include "tests/testkit/readstore.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QStringList>

/// The ids of messages, as the library and a store tell them.
namespace stemma::loadedids {

inline QStringList idsOf(const QJsonValue& records)
{
    QStringList ids;
    for (const QJsonValue& record : records.toArray())
        ids += record.isObject() ? record[QLatin1String("id")].toString() : record.toString();
    return ids;
}

/// Of what is sent.
inline QStringList windowOf(SessionStore& store, const SessionId& session)
{
    QStringList ids;
    const auto sent = readstore::sent(store, session);
    for (const ContextItem& item : sent.value_or(QList<ContextItem>())) {
        if (item.leftOut.isEmpty())
            ids += item.id;
    }
    return ids;
}

} // namespace stemma::loadedids
