// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/capabilities.h"
#include "core/store/plan/changepolicy.h"

namespace stemma {

/// A format whose policy tells what of its sessions can be changed.
class PolicyFormat : public StoreFormat
{
public:
    /// The policy must outlive it. Name, title and dialects as StoreFormat has them.
    PolicyFormat(QString name, QString title, QStringList dialects, const ChangePolicy& policy)
        : m_name(std::move(name))
        , m_title(std::move(title))
        , m_dialects(std::move(dialects))
        , m_policy(policy)
    {
    }

    [[nodiscard]] QString name() const final { return m_name; }
    [[nodiscard]] QString title() const final { return m_title; }
    [[nodiscard]] QStringList dialects() const final { return m_dialects; }
    [[nodiscard]] QList<Capability> capabilities() const override { return capabilitiesOf(m_policy.refusals()); }
    [[nodiscard]] QString inPlaceRefusal() const final { return m_policy.inPlaceRefusal(); }
    [[nodiscard]] QString forkRefusal(ForkChoice choice) const final { return m_policy.forkRefusal(choice); }

protected:
    /// What a format of text files says of a candidate; an empty dialect: it is none, as every database.
    [[nodiscard]] Detection ofTranscripts(
        const StoreCandidate& candidate, const QString& dialect, const QString& version) const;
    [[nodiscard]] const ChangePolicy& policy() const { return m_policy; }

private:
    QString m_name;
    QString m_title;
    QStringList m_dialects;
    const ChangePolicy& m_policy;
};

} // namespace stemma
