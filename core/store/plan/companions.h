// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/rewrite.h"

#include <QMap>

namespace stemma {

/// Files beside a transcript, by how records name them.
using Companions = QMap<QByteArray, QStringList>;

/// Those that results among the rows of @p rewrite name, and those that transcripts among these name.
[[nodiscard]] Result<QStringList> companionsOf(const Rewrite& rewrite, Companions files, const JobControl& job);

} // namespace stemma
