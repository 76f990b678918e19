// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/document.h"

namespace stemma::agentfootprint {

/// The files of a bug report, in stored order. The library stores them without compressing, so each is a range of the
/// archive and nothing can grow while it is read; compressed ones are left out.
[[nodiscard]] Result<std::vector<Range>> storedZipEntries(const QString& archive);

/// The first file of an archive, as far as @p head holds it; null if it is compressed or there is none.
[[nodiscard]] std::pair<QByteArrayView, QByteArrayView> firstZipEntry(QByteArrayView head);

} // namespace stemma::agentfootprint
