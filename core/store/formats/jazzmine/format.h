// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/storeformat.h"

namespace stemma::jazzmine {

/// The message store of jazzmine, 0.1.28 to 0.1.42: its JSON file, its tables on a PostgreSQL server, dumps of them,
/// and exports of its MongoDB collections.
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
    [[nodiscard]] QString forkRefusal(ForkChoice choice) const override;
    [[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place) const override;
};

} // namespace stemma::jazzmine
