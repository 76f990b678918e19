// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/clausewords.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace stemma {

/// A fact where it stands in a text.
struct ExtractedFact
{
    LossKind kind = LossKind::Identifier;
    FactSource source = FactSource::Text; ///< Code for what stands in a fenced block of a text
    qsizetype begin = 0;
    qsizetype end = 0;
    QString normal;
    QString rule;
    QString unit; ///< of numbers
    double value = 0;
    std::optional<double> other;
    bool inCommand = false; ///< of a tool's input
    QStringList neighbours; ///< of numbers in prose: the stems of the words around
    std::shared_ptr<const Clause> clause; ///< of constraints and decisions
};

} // namespace stemma
