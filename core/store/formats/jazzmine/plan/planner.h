// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"
#include "core/store/formats/jazzmine/plan/edit.h"
#include "core/store/formats/jazzmine/read/record.h"

#include <QCoreApplication>
#include <QSet>

namespace stemma::jazzmine {

/// As the library makes ids.
[[nodiscard]] QString newId();

/// Makes one plan for a conversation.
class Planner
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
public:
    Planner(const ChangeTarget& target, const JobControl& job);

    /// A conversation record's fields, spelled and made of what is known of it, where its record cannot be copied.
    [[nodiscard]] Result<QByteArray> madeConversation(const QString& id, const QString& title) const;

    /// What the enhancer sees before and after messages, by their numbers, went or got an id of their own.
    [[nodiscard]] Result<> addFigures(EditPlan& plan, const QSet<quint32>& gone, const QSet<quint32>& renamed) const;

    [[nodiscard]] Result<EditPlan> plan(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const InsertEdit& edit);
    /// What the plan made does to the ids of messages.
    [[nodiscard]] const Renumbering& renumbering() const { return m_renumbering; }
    template<class Other> [[nodiscard]] Result<EditPlan> plan(const Other& edit)
    {
        return fail(Errc::NotSupported, refusals().value(kindOf(edit), notPossible(kindOf(edit))));
    }

private:
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
    /// How many records were copied.
    struct Copies
    {
        qint64 count = 0;
        qint64 leftOut = 0; ///< because the library refuses them
    };

    [[nodiscard]] const MessageRecord& message(size_t position) const;
    [[nodiscard]] bool isKnown(size_t position) const;
    [[nodiscard]] Result<size_t> positionOf(const MessageId& id) const;
    /// How many messages stay before a cut.
    [[nodiscard]] Result<size_t> cutAt(const MessageId& at, bool before) const;
    [[nodiscard]] Result<StoredRecord> read(RecordKind kind, const RecordPlace& place) const;
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] EditPlan begun(const Edit& edit, const QString& action, const QString& title) const;
    [[nodiscard]] Result<EditPlan> finished(EditPlan plan);

    [[nodiscard]] Result<> addCopy(
        Copies& copies, RecordKind kind, const RecordPlace& place, ChangeWriter::Members members);
    /// New ids for the first messages; where times are equal, in their order.
    [[nodiscard]] QStringList idsFor(size_t end) const;
    [[nodiscard]] Result<> copyMessages(EditPlan& plan, size_t end, const QByteArray& id);
    [[nodiscard]] Result<> addConversation(
        EditPlan& plan, const QString& id, const QString& title, const QString& what);
    /// The id of another conversation instead of this one's.
    [[nodiscard]] Result<> move(RecordKind kind, const RecordPlace& place, const QByteArray& conversation);
    /// Takes these messages out, with all records of their ids and their traces, and what else @p traces says.
    void removeMessages(EditPlan& plan, std::vector<bool> removed, std::vector<bool> traces);
    [[nodiscard]] Result<EditPlan> removePart(const RemoveEdit& edit);
    [[nodiscard]] Result<qint64> timeBetween(std::optional<size_t> before, std::optional<size_t> behind) const;

    [[nodiscard]] Rows rows(size_t end) const;
    [[nodiscard]] Result<ContextFigures> figures(const Rows& rows) const;
    [[nodiscard]] Result<> setFigures(EditPlan& plan, const Rows& after) const;
    /// What the enhancer sees before and after, and the checks of the result.
    [[nodiscard]] Result<> addFigures(EditPlan& plan, const Rows& after) const;
    [[nodiscard]] Result<> addChecks(EditPlan& plan, const Rows& after) const;
    void warnOfMemory(EditPlan& plan, size_t from) const;

    const ChangeTarget& m_target;
    const JobControl& m_job;
    ChangeWriter& m_change;
    QString m_name;
    Renumbering m_renumbering;
};

} // namespace stemma::jazzmine
