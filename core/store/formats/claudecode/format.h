// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/policyformat.h"

namespace stemma::claudecode {

/// The sessions of the coding agent Claude Code (spec claude-code).
class Format final : public PolicyFormat
{
public:
    Format();

    [[nodiscard]] json::FieldNames fieldNames() const override;
    [[nodiscard]] QStringList defaultPlaces() const override;
    [[nodiscard]] QString twinFolder() const override { return QStringLiteral("projects"); }
    [[nodiscard]] Detection detect(const StoreCandidate& candidate) const override;
    [[nodiscard]] Result<std::unique_ptr<SessionStore>> open(
        const QString& path, const Detection& detection) const override;
    [[nodiscard]] QString continueCommand(const StoreInfo& store, const SessionId& session) const override;
    [[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place) const override;
};

} // namespace stemma::claudecode
