// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/plan/change.h"
#include "core/store/formats/agentfootprint/read/reader.h"

#include <QCoreApplication>
#include <QMap>

namespace stemma::agentfootprint {

/// What the agent would see of a conversation, and what would be wrong with it.
struct Health
{
    std::optional<ContextFigures> figures;
    QString refusal; ///< why the library would not load it; empty: it would
    QMap<int, int> broken; ///< by rule: how often the check of messages found it
};
[[nodiscard]] Result<Health> healthOf(const SessionText& text, const JobControl& job);

/// What a plan says of the change that it makes to a session, and how the session is behind it. The text and the entry
/// that it comes from have to outlive it.
class PlanChecks
{
    Q_DECLARE_TR_FUNCTIONS(FootprintEdit)
public:
    PlanChecks(const SessionText& text, const Entry& entry, const JobControl& job)
        : m_text(text)
        , m_entry(entry)
        , m_job(job)
    {
    }

    /// What the change of the conversation brings with it.
    void describe(EditPlan& plan, const SessionChange& change) const;
    [[nodiscard]] Result<> addFigures(EditPlan& plan, const SessionChange& change, const QByteArray& after) const;

private:
    void addChecks(EditPlan& plan, const SessionChange& change, const Health& before, const Health& after) const;
    [[nodiscard]] size_t signedFrom(const SessionChange& change) const;
    void addSigned(EditPlan& plan, const SessionChange& change) const;

    const SessionText& m_text;
    const Entry& m_entry;
    const JobControl& m_job;
};

} // namespace stemma::agentfootprint
