// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/edit.h"
#include "core/store/formats/jazzmine/read/record.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

/// As the library makes ids.
[[nodiscard]] QString newId();

/// Writes copies of a conversation's records. The target has to outlive it.
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
    /// How many records were copied.
    struct Copies
    {
        qint64 count = 0;
        qint64 leftOut = 0; ///< because the library refuses them
    };
    [[nodiscard]] Result<> addCopy(
        Copies& copies, RecordKind kind, const RecordPlace& place, ChangeWriter::Members members);
    /// New ids for the first messages; where times are equal, in their order.
    [[nodiscard]] QStringList idsFor(size_t end) const;

    const ChangeTarget& m_target;
    const JobControl& m_job;
};

} // namespace stemma::jazzmine
