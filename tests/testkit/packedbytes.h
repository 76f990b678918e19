// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace stemma {

/// As a file of gzip, with nothing but the least in its head.
[[nodiscard]] QByteArray gzipped(const QByteArray& bytes);
/// One frame of zstd; each block is stored, or 128 KiB of the first byte.
[[nodiscard]] QByteArray zstdFrame(const QByteArray& bytes, bool repeats = false, int blocks = 1);

} // namespace stemma
