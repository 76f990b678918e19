// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QString>

namespace stemma {

/// The size of a store made for measuring. The defaults give 1,000,000 messages, 2.8 million parts and
/// about 3.7 GB in sessions of 100,000 messages.
struct LargeStoreSize
{
    qint64 messages = 1'000'000;
    qint64 messagesPerSession = 100'000;
    int tenthsOfPartsPerMessage = 28;
    int bytesPerPart = 720; ///< of text, on average
    quint64 seed = 1;

    /// In a form fit for a file name.
    [[nodiscard]] QString name() const;
    bool operator==(const LargeStoreSize&) const = default;
};

/// Writes such a store in the layout of mnesis 0.4.0; the same bytes for the same size. An existing
/// file at @p path is replaced when complete. About a minute for a million messages.
[[nodiscard]] Result<> writeLargeStore(const QString& path, const LargeStoreSize& size, const JobControl& job = {});

/// The path of such a store in @p folder, made if it is not there.
[[nodiscard]] Result<QString> largeStoreIn(const QString& folder, const LargeStoreSize& size);

} // namespace stemma
