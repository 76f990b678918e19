// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"
#include "ui/common/theme.h"

namespace stemma {

/// The ink of a finding's mark; iconOf() names the shape.
[[nodiscard]] inline const QColor& colourOf(Finding::Severity severity, const Colours& colours)
{
    return severity == Finding::Severity::Error  ? colours.error
        : severity == Finding::Severity::Warning ? colours.warning
                                                 : colours.muted;
}

/// The ground below it in a chip.
[[nodiscard]] inline QColor tintOf(Finding::Severity severity, const Colours& colours)
{
    return severity == Finding::Severity::Error  ? colours.errorTint
        : severity == Finding::Severity::Warning ? colours.warningTint
                                                 : QColor(Qt::transparent);
}

} // namespace stemma
