// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/plan/policy.h"

namespace stemma::mantis {

/// How the plain messages of databases are changed: they have no ids and no links.
class RowPolicy final : public Policy
{
public:
    [[nodiscard]] static const RowPolicy& instance(bool hasThreeTables);

    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] QString refusalOf(RowFlags /*flags*/, size_t /*row*/) const override { return {}; }
    void addChecks(EditPlan& /*plan*/, const Rewrite& /*after*/) const override { }
    [[nodiscard]] std::optional<RecordPlaces> places(const QByteArray& record) const override;
    [[nodiscard]] bool addContent(RecordPlaces& /*places*/) const override { return true; }
    [[nodiscard]] bool dropsOpenCalls() const override { return true; }
    [[nodiscard]] QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const override;
    /// The summary behind what the application itself says to the model, and before what is kept.
    [[nodiscard]] Result<std::vector<Rewrite::Item>> compacted(
        const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const override;

private:
    explicit RowPolicy(bool hasThreeTables)
        : m_hasThreeTables(hasThreeTables)
    {
    }

    bool m_hasThreeTables;
};

} // namespace stemma::mantis
