// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtClassHelperMacros>

namespace stemma {

struct StoreInfo;

/// A format whose messages are changed in forks only (ForkedChangeStore), though its stores refuse such changes in
/// place. A StoreFormat says so by inheriting it.
class ForkingFormat
{
public:
    ForkingFormat() = default;
    virtual ~ForkingFormat() = default;
    Q_DISABLE_COPY_MOVE(ForkingFormat)
};

/// Of the store's format. Any thread.
[[nodiscard]] bool changesInForksOnly(const StoreInfo& store);

} // namespace stemma
