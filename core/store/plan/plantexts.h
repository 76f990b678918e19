// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// What plans of several formats are called.
namespace stemma::planwords {

/// Of a session that is called @p name and gets the title @p title; empty: none. Translated.
[[nodiscard]] QString rename(const QString& name, const QString& title);

} // namespace stemma::planwords
