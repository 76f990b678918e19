// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QPixmap>
#include <QString>

namespace stemma {

/// A sign of the window, drawn by what draws it there, and what it means.
struct LegendEntry
{
    QPixmap sign;
    QString name;
    QString meaning;
};

/// Signs that belong together.
struct LegendGroup
{
    QString title;
    QList<LegendEntry> entries;
};

/// All signs of the timeline in the colours that are current.
[[nodiscard]] QList<LegendGroup> timelineLegend(double deviceRatio);

} // namespace stemma
