// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"

namespace stemma {

class Editor;
class JobControl;

/// What came of taking several changes of a store back, or making them again, one after the other.
struct ChangeSeries
{
    QList<Receipt> wanted; ///< in the order in which they were to be done
    QList<Receipt> done; ///< the receipts of the first ones of them
    std::optional<Error> stopped; ///< why not all were done

    /// What was tried last, in vain; null: nothing was.
    [[nodiscard]] const Receipt* refused() const { return stopped ? &wanted.at(done.size()) : nullptr; }
};

/// A change in force and all later ones of the same store that are, newest first: what going back to before it takes
/// back. Empty: it is not in force.
[[nodiscard]] QList<Receipt> changesToUndo(const QList<Receipt>& all, const ReceiptId& through);
/// A change that was undone and those right before it that were, oldest first. Empty: it is not undone.
[[nodiscard]] QList<Receipt> changesToRedo(const QList<Receipt>& all, const ReceiptId& through);

/// The changes in force in the order in which they were made, or redone since: an undo without a choice takes the last.
[[nodiscard]] QList<Receipt> changesInForce(const QList<Receipt>& all);
/// The undone changes in the order in which they were undone: a redo without a choice takes the last.
[[nodiscard]] QList<Receipt> undoneChanges(const QList<Receipt>& all);

/// Whether going back to before such a change is what a checkpoint is for: it takes something away or rewrites it.
[[nodiscard]] bool isDestructive(const Receipt& receipt);
/// The destructive changes of a store in force, newest first; a session's own, if one is given.
[[nodiscard]] QList<Receipt> automaticCheckpoints(
    const QList<Receipt>& all, const QString& store, const SessionId& session = {});

/// Takes changes back (makes them again) in this order. Stops at the first one that is refused, and between two when
/// it is cancelled; what was done until then stays.
[[nodiscard]] ChangeSeries undoAll(Editor& editor, const QList<Receipt>& changes, const JobControl& job);
[[nodiscard]] ChangeSeries redoAll(Editor& editor, const QList<Receipt>& changes, const JobControl& job);

} // namespace stemma
