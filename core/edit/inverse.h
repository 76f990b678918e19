// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/filechanges.h"
#include "core/store/rowchanges.h"

#include <optional>

namespace stemma {

/// What takes a change back: the rows of a database, files, or both.
struct Inverse
{
    std::optional<RowChanges> rows;
    std::optional<FileChanges> files;

    [[nodiscard]] QByteArray toBytes() const;
    /// Both without a value: these are not the bytes of toBytes().
    [[nodiscard]] static Inverse fromBytes(const QByteArray& bytes);
    [[nodiscard]] bool isNull() const { return !rows && !files; }
};

} // namespace stemma
