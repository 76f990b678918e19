// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/policyformat.h"

namespace stemma::mantis {

/// The transcripts and databases of mantis-agent-sdk, and those of its documentation.
class Format final : public PolicyFormat
{
public:
    Format();

    /// What transcripts or databases can.
    [[nodiscard]] QList<Capability> capabilities() const override;
    [[nodiscard]] json::FieldNames fieldNames() const override;
    [[nodiscard]] QStringList defaultPlaces() const override;
    [[nodiscard]] Detection detect(const StoreCandidate& candidate) const override;
    [[nodiscard]] Result<std::unique_ptr<SessionStore>> open(
        const QString& path, const Detection& detection) const override;
    /// The terminal looks among the transcripts of the project that it is started in.
    [[nodiscard]] QString continueCommand(const StoreInfo& store, const SessionId& session) const override;
    [[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place) const override;
};

} // namespace stemma::mantis
