// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/recordcodec.h"

namespace stemma::claudecode {

/// The message of a row: of one record, or of several on lines of their own.
[[nodiscard]] Message messageOf(QByteArrayView stored, bool isWhole, qint64 maxText, const ToolPairs& pairs);

} // namespace stemma::claudecode
