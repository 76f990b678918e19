// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/editrules.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

QString tracesStay()
{
    return QCoreApplication::translate(
        "JazzmineEdit", "Tool calls are part of the turn trace, a record that cannot be changed.");
}

QString noTitle()
{
    return QCoreApplication::translate("JazzmineEdit", "This conversation has no record, so it has no title.");
}

QString refusalAt(EditKind kind, const EditPlace& place)
{
    // All members of a record are fields; even of a damaged one something is known.
    if (kind == EditKind::Rename && place.info && place.info->fields.isEmpty() && place.info->title.isEmpty())
        return noTitle();
    const bool isOfTrace = place.part && place.part->as<ToolPart>();
    return kind == EditKind::Text && isOfTrace ? tracesStay() : QString();
}

} // namespace stemma::jazzmine
