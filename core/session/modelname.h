// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma {

/// What a model is listed by: its name without the provider or path before it, which some agents store
/// (`anthropic/claude-opus-4-6`) and others do not. Prices are found by the whole name.
[[nodiscard]] QString withoutProvider(const QString& model);

} // namespace stemma
