// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/opencode/read/source.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/changewriter.h"
#include "core/store/plan/newids.h"

#include <QCoreApplication>
#include <QHash>

namespace stemma::opencode {

/// A session that is to be changed.
struct WriteTarget
{
    const ListedSession& listed;
    const Rows& rows;
    QString folder; ///< for exports
    QList<MessagePlace> followed; ///< of which it is asked where they go
    QList<AnchorMove>& moved; ///< gets the answer
};

/// New ids, as the agent makes them (spec opencode, 3): they ascend in the order in which they are made.
class NewIds
{
public:
    explicit NewIds(qint64 nowMs)
        : m_next(quint64(nowMs) * 4096)
    {
    }
    [[nodiscard]] QString session() { return newNumberedId("ses", ~++m_next); } ///< the newest sorts first
    [[nodiscard]] QString message() { return newNumberedId("msg", ++m_next); }
    [[nodiscard]] QString part() { return newNumberedId("prt", ++m_next); }

private:
    quint64 m_next;
};

/// Writes every change as an export of a new session, which OpenCode imports (spec opencode, 8). All messages and parts
/// get other ids there, since OpenCode skips those that it knows.
class ExportWriter final : public ChangeWriter
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
public:
    explicit ExportWriter(const WriteTarget& target);

    [[nodiscard]] const Conversation& conversation() const override { return m_target.rows; }
    [[nodiscard]] SessionId session() const override { return m_target.listed.info.id; }
    [[nodiscard]] QString title() const override { return m_target.listed.info.title; }
    [[nodiscard]] QString place() const override { return QStringLiteral("messages"); }

    [[nodiscard]] Result<> makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title) override;

private:
    using Ids = QHash<QString, QString>; ///< new ones by those in the records
    /// The object of the new session.
    [[nodiscard]] QByteArray sessionObject(const QString& id, const QString& title) const;
    /// All messages of a new session, as a list.
    [[nodiscard]] Result<QByteArray> messages(EditPlan& plan, const Rewrite& rewrite, const QString& session);
    [[nodiscard]] QByteArray infoCopy(
        QByteArrayView info, const QString& session, const QString& id, const Ids& ids, qint64 ms) const;
    [[nodiscard]] QByteArray partCopy(
        QByteArrayView part, const QString& session, const QString& message, const Ids& ids);

    const WriteTarget& m_target;
    qint64 m_now;
    NewIds m_ids;
    QString m_lastPrompt; ///< of the messages copied so far; before any, the first one
};

} // namespace stemma::opencode
