// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/explore/exploration.h"

#include <QCoreApplication>

namespace stemma {

/// What users read of explored files.
struct ExploreText
{
    Q_DECLARE_TR_FUNCTIONS(Explore)
public:
    /// A figure with its noun: "1,204 rows". @p name: as in ExplorationCount.
    [[nodiscard]] static QString count(QLatin1StringView name, qint64 value);
    /// @p name: as in ExplorationSection.
    [[nodiscard]] static QString section(QLatin1StringView name);
    [[nodiscard]] static QString size(qint64 bytes);
};

/// Adds a figure to @p into, with its text.
void addCount(Exploration& into, QLatin1StringView name, qint64 value);
/// The last section of @p into from now on.
ExplorationSection& addSection(Exploration& into, QLatin1StringView name);
/// Adds a line, or counts it as left out where the section has enough of them.
void addLine(ExplorationSection& section, ExplorationLine line);
/// A headline of the figures that are named, "1,204 rows, 12 columns"; zeros are left out unless all are.
void setHeadline(Exploration& into, std::initializer_list<QLatin1StringView> names);

/// Text of a file in one line that is safe to show, cut where it is long.
[[nodiscard]] QString shownText(QByteArrayView utf8, qsizetype most = 160);

} // namespace stemma
