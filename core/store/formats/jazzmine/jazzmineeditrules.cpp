// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzmineeditrules.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

QString tracesStay()
{
    return QCoreApplication::translate("JazzmineEdit",
        "What tools did stands in the trace of the turn, which records what happened and is not changed.");
}

QString refusalAt(EditKind kind, const EditPlace& place)
{
    const bool isOfTrace = place.part && place.part->as<ToolPart>();
    return kind == EditKind::Text && isOfTrace ? tracesStay() : QString();
}

} // namespace stemma::jazzmine
