// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

/// Another program in the midst of reading. One thread only.
namespace stemma::readhook {

/// Right before this file is read next, @p work is done, once.
void beforeRead(const QString& path, std::function<void()> work);

} // namespace stemma::readhook
