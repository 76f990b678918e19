// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/newids.h"

#include <QDateTime>
#include <QTimeZone>
#include <QUuid>

namespace stemma {

QString newUuid7(qint64 ms)
{
    QByteArray bytes = QUuid::createUuid().toRfc4122();
    for (int i = 0; i < 6; ++i)
        bytes[i] = char(ms >> (8 * (5 - i)));
    bytes[6] = char((bytes[6] & 0x0f) | 0x70);
    return QUuid::fromRfc4122(bytes).toString(QUuid::WithoutBraces);
}

QByteArray utcTime(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms, QTimeZone::UTC).toString(Qt::ISODateWithMs).toLatin1();
}

} // namespace stemma
