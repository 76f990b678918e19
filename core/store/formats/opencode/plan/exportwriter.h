// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/opencode/plan/ids.h"
#include "core/store/formats/opencode/read/source.h"
#include "core/store/plan/changewriter.h"

#include <QCoreApplication>
#include <QHash>

namespace stemma::opencode {

/// A session that is to be changed.
struct WriteTarget
{
    const Listed& listed;
    const Rows& rows;
    QString folder; ///< for new exports
    bool isDocument = false; ///< an export that is changed in its place
};

/// Writes sessions as exports that OpenCode imports (spec opencode, 8): new ones as files of their own, and those that
/// are an export in their place. Every message gets another id there, since OpenCode skips ids that it knows.
class ExportWriter final : public ChangeWriter
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
public:
    explicit ExportWriter(const WriteTarget& target);

    [[nodiscard]] const Conversation& conversation() const override { return m_target.rows; }
    [[nodiscard]] SessionId session() const override { return m_target.listed.info.id; }
    [[nodiscard]] QString title() const override { return m_target.listed.info.title; }
    [[nodiscard]] QString place() const override { return QStringLiteral("messages"); }

    [[nodiscard]] Result<> change(EditPlan& plan, const Rewrite& rewrite) override;
    [[nodiscard]] Result<> makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title) override;
    [[nodiscard]] Result<> appendRecord(EditPlan& plan, const Record& record, const QString& what) override;
    [[nodiscard]] Result<> setTitle(EditPlan& plan, const QString& title) override;
    [[nodiscard]] Result<> setCheckpoint(EditPlan& plan, size_t row, const QString& label) override;
    [[nodiscard]] Result<> remove(EditPlan& plan) override;
    void addWarnings(EditPlan& plan) const override;

private:
    using Ids = QHash<QString, QString>; ///< new ones by those in the records
    /// The object of the new session.
    [[nodiscard]] QByteArray sessionObject(const QString& id, const QString& title, qint64 ms) const;
    /// All messages of a new session, as a list.
    [[nodiscard]] Result<QByteArray> messages(EditPlan& plan, const Rewrite& rewrite, const QString& session);
    [[nodiscard]] QByteArray copyOf(
        const QByteArray& record, const QString& session, const Ids& ids, const QString& lastPrompt, qint64 ms);
    [[nodiscard]] QByteArray partCopy(
        QByteArrayView part, const QString& session, const QString& message, const Ids& ids);
    [[nodiscard]] QByteArray textOfField(std::initializer_list<QLatin1StringView> names) const;

    const WriteTarget& m_target;
    qint64 m_now;
    NewIds m_ids;
};

} // namespace stemma::opencode
