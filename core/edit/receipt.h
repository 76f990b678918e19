// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

namespace stemma {

using ReceiptId = Id<struct ReceiptTag>;

/// One change that Stemma made to a store, as the journal keeps it.
struct Receipt
{
    enum class State : quint8 {
        Open, ///< about to be made when the program ended: not known yet whether it was
        Applied,
        Dropped, ///< not made after all
        Undone, ///< undone and not redone since (never set for an undo or redo itself)
    };

    ReceiptId id;
    Time at;
    QString store; ///< absolute path
    QString database {}; ///< absolute path of the database whose rows were changed; empty: the store itself
    QString format; ///< StoreFormat::name()
    QString action; ///< EditPlan::action, "undo" or "redo"
    QString title; ///< translated, of the time when it was made
    SessionId session;
    SessionId newSession;
    ReceiptId origin; ///< of an "undo" or "redo": the change it is about
    State state = State::Open;
    qint64 size = 0; ///< bytes kept to take it back, those in files of their own with them
    qint64 kept = 0; ///< bytes in files of their own, see Journal::folderOf()

    [[nodiscard]] const QString& databasePath() const { return database.isEmpty() ? store : database; }
    bool operator==(const Receipt&) const = default;
};

/// The stable, never translated name: "open", "applied", "dropped", "undone".
[[nodiscard]] QLatin1StringView nameOf(Receipt::State state);

/// As the journal writes it down; not its state, which others tell.
[[nodiscard]] nlohmann::ordered_json toJson(const Receipt& receipt);
/// @p size: bytes that take the change back, as the journal has them.
[[nodiscard]] Receipt receiptFrom(const nlohmann::ordered_json& head, qint64 size);

} // namespace stemma
