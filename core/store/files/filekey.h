// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <compare>

namespace stemma {

/// Which file it is, whatever its name.
struct FileKey
{
    quint64 device = 0;
    quint64 inode = 0;

    [[nodiscard]] bool isNull() const { return device == 0 && inode == 0; }
    bool operator==(const FileKey&) const = default;
    auto operator<=>(const FileKey&) const = default;
};

} // namespace stemma
