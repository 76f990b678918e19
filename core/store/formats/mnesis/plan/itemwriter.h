// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/store/editplan.h"
#include "core/store/formats/mnesis/context/window.h"

namespace stemma::mnesis {

/// What a plan says of the rows of a list that it removes and adds (translated).
struct ItemTexts
{
    QString removed;
    QString added;
};

/// Adds to @p plan what makes the list of a session another one. Items that stay keep their rows and, where new ones
/// have room between them, their positions. The session's list has to be guarded. Fails where no position is left.
[[nodiscard]] Result<> writeItems(EditPlan& plan, const SessionId& session, const QList<ListedItem>& before,
    const QList<ListedItem>& after, const ItemTexts& texts);
/// The same of a session without a list; @p id: an expression that gives the stored id of the item ?3.
void addItems(
    EditPlan& plan, const SessionId& session, const QList<ListedItem>& items, const QString& id = QStringLiteral("?3"));
/// Why nothing is added to a list of which an item stands at @p highest.
[[nodiscard]] std::unexpected<Error> noPositionLeft(qint64 highest);

} // namespace stemma::mnesis
