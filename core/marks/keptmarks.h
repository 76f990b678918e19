// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/marks/marksdatabase.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/sql/sqlscript.h"

namespace stemma {

/// Which session of which store marks are of, for statements.
inline const QString WhereMarked = QStringLiteral("format = ? AND store = ? AND session = ?");

/// The user's own marks in a store, as they change with it: checkpoints go where their messages go, and what is copied
/// into a new session is marked as the original is. Any thread.
class KeptMarks final : public Annotations
{
    Q_DECLARE_TR_FUNCTIONS(MarkedStore)
public:
    struct Known
    {
        QList<Checkpoint> checkpoints;
        QHash<SessionId, OwnMarks> sessions;
    };
    KeptMarks(QString format, QString store, QString database, Known known)
        : m_format(std::move(format))
        , m_store(std::move(store))
        , m_database(std::move(database))
        , m_known(std::move(known))
    {
    }

    /// Of the checkpoints.
    [[nodiscard]] QList<MessagePlace> places() const override;
    void follow(EditPlan& plan, const FollowedPlaces& after) const override;

private:
    void addMoves(EditPlan& plan, SqlScript& script, const QList<MessagePlace>& after) const;
    void addCopies(EditPlan& plan, SqlScript& script, const QList<FollowedPlaces::Copy>& copies) const;
    void addOfFork(EditPlan& plan, SqlScript& script, const FollowedPlaces::Fork& fork) const;
    /// The store that a new session is found in.
    [[nodiscard]] QString storeOf(const EditPlan& plan, const SessionId& made, const QString& file) const;

    QString m_format;
    QString m_store;
    QString m_database;
    Known m_known;
};

} // namespace stemma
