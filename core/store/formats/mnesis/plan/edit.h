// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/plan/anchormoves.h"

namespace stemma::mnesis {

/// What @p edit would do to a mnesis store, by the rules for outside editors. Reads in short transactions,
/// writes nothing. @p copied: where a fork has the copies of the @p followed messages.
[[nodiscard]] Result<EditPlan> planEdit(StoreReader& reader, const Edit& edit, const QList<MessagePlace>& followed,
    QList<AnchorMove>& copied, const JobControl& job);
/// Edits that no mnesis store can take.
[[nodiscard]] QMap<EditKind, QString> refusals();
/// Why the summary that is message @p number of its session, counted from 1, is not removed as a message.
[[nodiscard]] QString summaryStays(qint64 number);

} // namespace stemma::mnesis
