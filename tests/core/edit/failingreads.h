// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// A disk that fails for a moment. One thread only.
namespace stemma::failingreads {

/// The read of this file with this number, from now on and counted from 1, fails. 0: none.
void failOnce(const QString& path, int number);
/// Whether it came to that.
[[nodiscard]] bool hasFailed();

} // namespace stemma::failingreads
