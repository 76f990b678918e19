// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace stemma {

/// Whether a RecordFilter can be asked for @p word, in any case: it is of ASCII letters, digits and underscores with a
/// letter among them (numbers may be stored in other forms than they are read in), and stands in none of the words that
/// Stemma itself puts into texts, as into the heads of diffs, so that no record need hold them. Any thread.
[[nodiscard]] bool isRecordNeedle(QByteArrayView word);

} // namespace stemma
