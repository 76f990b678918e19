// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/reportdocument.h"
#include "core/lineage/compare.h"

namespace stemma {

/// Two sessions side by side as a document: their figures, the files they changed, and what either said after they
/// parted. @p titleA, @p titleB: by which people know them.
[[nodiscard]] ReportDocument comparisonReport(
    const ComparisonPtr& comparison, const QString& titleA, const QString& titleB);
/// That document's title.
[[nodiscard]] QString comparisonTitle(const QString& titleA, const QString& titleB);

} // namespace stemma
