// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/plan/policy.h"
#include "core/store/formats/mantis/plan/rowedit.h"

#include <QCoreApplication>
#include <QSet>

#include <map>
#include <set>
#include <span>

namespace stemma::mantis {

/// Makes one plan for a session of a SQLite store.
class RowPlanner
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
public:
    RowPlanner(const RowTarget& target, const JobControl& job);

    /// Reads the messages; fails where nothing can be changed.
    [[nodiscard]] Result<> load(EditKind kind);

    [[nodiscard]] Result<EditPlan> plan(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const InsertEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const CheckpointEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const CompactEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> plan(const Other& edit)
    {
        return fail(
            Errc::NotSupported, rowRefusals(m_target.hasThreeTables).value(kindOf(edit), notPossible(kindOf(edit))));
    }

private:
    /// A message of the session as it would be.
    struct Item
    {
        static constexpr size_t New = Rewrite::New;
        size_t row = New;
        QByteArray bytes;
        bool isChanged = false;
    };
    using Items = std::vector<Item>;
    using Removals = std::map<size_t, std::set<int>>; ///< parts of rows

    [[nodiscard]] Result<size_t> rowOf(const MessageId& id) const;
    [[nodiscard]] Result<size_t> cutAt(const MessageId& at, bool before) const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] EditPlan begun(const Edit& edit, const QString& action, const QString& title) const;

    /// The first messages, without calls whose answer is not among them.
    [[nodiscard]] Items cutItems(size_t end, qint64& openCalls) const;
    [[nodiscard]] static QByteArray without(const QByteArray& message, const std::set<int>& parts, bool& isEmpty);
    void addPairs(Removals& removals) const;

    [[nodiscard]] QByteArray joined(const Items& items) const;
    [[nodiscard]] Result<QByteArray> info() const;
    /// The session's own record with the time of the change in it.
    void writeSession(EditPlan& plan, QByteArray info, const std::optional<QString>& title, const Items* items) const;
    void writeRows(EditPlan& plan, const Items& items) const;
    void moveCheckpoints(EditPlan& plan, const Items& items) const;
    void tellOrder(const EditPlan& plan, const Items& items) const;
    /// The new session's record; @p items may begin with new messages.
    void writeFork(EditPlan& plan, const QString& id, QByteArray info, const std::optional<QString>& title,
        const Items& items) const;
    void copyCheckpoints(EditPlan& plan, const QString& id, qint64 last) const;
    [[nodiscard]] Result<> keepEnd(EditPlan& plan, size_t from) const;
    [[nodiscard]] QByteArray lineOf(size_t row) const;
    void addGuards(EditPlan& plan) const;

    void addFigures(EditPlan& plan, const Items& after) const;
    void warnAboutWriters(EditPlan& plan) const;
    [[nodiscard]] QByteArray sourceText(const QString& text) const;

    const RowTarget& m_target;
    const JobControl& m_job;
    Items m_items;
    QString m_now;
};

} // namespace stemma::mantis
