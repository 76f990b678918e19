// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/policyformat.h"

namespace stemma::opencode {

/// Where sessions are in a data root (spec opencode, 1), or what a single path names.
struct Places
{
    QStringList databases; ///< the one of the released program first
    QStringList trees; ///< folders that hold session/
};
[[nodiscard]] Places placesIn(const QString& path);
inline constexpr QLatin1StringView ExportDialect {"export"};

/// OpenCode.
class Format final : public PolicyFormat
{
public:
    Format();

    [[nodiscard]] json::FieldNames fieldNames() const override;
    [[nodiscard]] QStringList defaultPlaces() const override;
    [[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place) const override;
    [[nodiscard]] Detection detect(const StoreCandidate& candidate) const override;
    [[nodiscard]] Result<std::unique_ptr<SessionStore>> open(
        const QString& path, const Detection& detection) const override;
    /// Of a session that is not imported yet, with its import.
    [[nodiscard]] QString continueCommand(const StoreInfo& store, const SessionId& session) const override;
};

} // namespace stemma::opencode
