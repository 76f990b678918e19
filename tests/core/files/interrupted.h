// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

/// Another program in the midst of a change. One thread only.
namespace stemma::interrupted {

/// Right before something is renamed to this path, or it is removed, @p work is done, once.
void beforeChange(const QString& path, std::function<void()> work);

} // namespace stemma::interrupted
