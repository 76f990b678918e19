// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/printer.h"

/// What is printed of a plan for people.
namespace stemma::cli {

struct PlanLine
{
    enum class Kind : quint8 { Plain, Strong, Quiet, Bad };
    QString text;
    Kind kind = Kind::Plain;
};

/// What a change writes, or wrote.
[[nodiscard]] QList<PlanLine> writeLines(const QList<PlannedWrite>& writes);

/// @p store: as the user named it. @p receipt: none, it was not applied.
[[nodiscard]] QList<PlanLine> planLines(
    const QString& store, const EditPlan& plan, const PlanMore& more, const std::optional<Receipt>& receipt);

} // namespace stemma::cli
