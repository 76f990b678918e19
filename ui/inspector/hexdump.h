// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace stemma {

/// @p bytes as rows of 16 with offsets and characters, at most @p most of them.
[[nodiscard]] QString hexDump(QByteArrayView bytes, qsizetype most);

} // namespace stemma
