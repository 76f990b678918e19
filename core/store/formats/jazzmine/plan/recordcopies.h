// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

/// Writes copies of a conversation's records.
class RecordCopies
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
public:
    RecordCopies(const ChangeTarget& target, const JobControl& job)
        : m_target(target)
        , m_job(job)
    {
    }

    /// The first messages and their traces, as those of the conversation @p id, which is spelled.
    [[nodiscard]] Result<> copyMessages(EditPlan& plan, size_t end, const QByteArray& id);
    [[nodiscard]] Result<> addConversation(
        EditPlan& plan, const QString& id, const QString& title, const QString& what);
    /// A conversation record's fields, spelled and made of what is known of it, where its record cannot be copied.
    [[nodiscard]] Result<QByteArray> madeConversation(const QString& id, const QString& title) const;

private:
    /// False: it is left out, because the library refuses it.
    [[nodiscard]] Result<bool> addCopy(RecordKind kind, const RecordPlace& place, ChangeWriter::Members members);

    ChangeTarget m_target;
    const JobControl& m_job;
};

} // namespace stemma::jazzmine
