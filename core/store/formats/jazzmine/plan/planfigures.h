// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"

#include <QCoreApplication>
#include <QSet>

namespace stemma::jazzmine {

/// What the enhancer sees before and after a plan, and the checks of the result.
class PlanFigures
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
public:
    /// A message of the conversation as it would be.
    struct Row
    {
        static constexpr quint32 New = 0xffffffff;
        quint32 number = New;
        quint16 flags = 0;
        Role role = Role::Unknown;
        std::optional<QString> text; ///< the text that the enhancer would be sent, where that changes
    };
    using Rows = std::vector<Row>;

    PlanFigures(const ChangeTarget& target, const JobControl& job)
        : m_target(target)
        , m_job(job)
    {
    }

    /// The first messages as they are.
    [[nodiscard]] Rows rows(size_t end) const;
    [[nodiscard]] Rows rows() const { return rows(m_target.conversation.messages.size()); }
    [[nodiscard]] Result<ContextFigures> figures(const Rows& rows) const;

    /// What the enhancer sees, before and then.
    [[nodiscard]] Result<> add(EditPlan& plan, const Rows& after) const;
    [[nodiscard]] Result<> addChecks(EditPlan& plan, const Rows& after) const;

private:
    ChangeTarget m_target;
    const JobControl& m_job;
};

} // namespace stemma::jazzmine
