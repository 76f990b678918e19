// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"

#include <QtClassHelperMacros>

#include <optional>

namespace stemma {

struct StoreInfo;

/// A format that tells why problems of its stores have no repair.
class RepairReasons
{
public:
    RepairReasons() = default;
    virtual ~RepairReasons() = default;
    Q_DISABLE_COPY_MOVE(RepairReasons)

    /// By Finding::code, one or two sentences, translated; empty: a repair is known of such problems. No value: no
    /// rule of the format has that code. Any thread.
    [[nodiscard]] virtual std::optional<QString> whyNoRepair(const QString& code) const = 0;
};

/// Why a finding of a store cannot be mended, in one or two sentences, translated; empty: it can. Does no work, for
/// any thread.
[[nodiscard]] QString whyNoRepair(const StoreInfo& store, const Finding& finding);

} // namespace stemma
