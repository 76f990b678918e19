// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/editrules.h"

#include <QCoreApplication>

namespace stemma::mnesis {

QString summaryStays(qint64 number)
{
    return QCoreApplication::translate("MnesisEdit",
        "Message %1 is a summary; removing it would also remove the messages it replaces from the context.")
        .arg(number);
}

QString refusalAt(EditKind kind, const EditPlace& place)
{
    const Message* message = place.message;
    if (kind != EditKind::Remove || !message || !message->states.testFlag(MessageState::Summary) || message->index < 0)
        return {};
    const bool isWhole = !place.part || message->parts.size() < 2; // a part alone goes
    return isWhole ? summaryStays(message->index + 1) : QString();
}

} // namespace stemma::mnesis
