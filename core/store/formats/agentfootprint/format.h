// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/storeformat.h"

namespace stemma::agentfootprint {

/// The session stores, recordings and logs of agentfootprint, releases 7.14 to 9.62.
class Format final : public StoreFormat
{
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QStringList dialects() const override;
    [[nodiscard]] QList<Capability> capabilities() const override;
    [[nodiscard]] json::FieldNames fieldNames() const override;
    [[nodiscard]] QStringList defaultPlaces() const override;
    [[nodiscard]] Detection detect(const StoreCandidate& candidate) const override;
    [[nodiscard]] Result<std::unique_ptr<SessionStore>> open(
        const QString& path, const Detection& detection) const override;
    [[nodiscard]] QString forkRefusal(ForkChoice /*choice*/) const override { return {}; } // none is
    [[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place) const override;
};

} // namespace stemma::agentfootprint
