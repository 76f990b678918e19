// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/context.h"
#include "core/session/edit.h"
#include "core/store/sql/sqlscript.h"

#include <QMap>

#include <initializer_list>
#include <memory>

namespace stemma {

class FileScript;
struct ServerScript;

/// A field of a new record.
struct PlannedField
{
    QString name; ///< the store's own spelling
    QString value;

    bool operator==(const PlannedField&) const = default;
};

/// One place of a store that a change would write, for people to look at.
struct PlannedWrite
{
    enum class Change : quint8 { Insert, Update, Delete };
    QString place; ///< "sessions", "message_parts row 4118", "line 12 of …"
    Change change = Change::Update;
    qint64 count = 1; ///< records of this kind
    QString before; ///< what stands there now; cut where it is long
    QString after;
    QString what {}; ///< in words, translated: "copies of 1–184"; may be empty
    QList<PlannedField> fields {}; ///< of a single new record, those worth looking at

    bool operator==(const PlannedWrite&) const = default;
};

/// The stable, never translated name: "insert", "update", "delete".
[[nodiscard]] QLatin1StringView nameOf(PlannedWrite::Change change);

/// A check that the agent's own loader, or its provider, would make of the result.
struct PlannedCheck
{
    QString name; ///< stable, kebab-case
    bool ok = true;
    QString text; ///< one sentence, translated
    bool onlyWarns = false; ///< if it fails, the agent can go on all the same

    bool operator==(const PlannedCheck&) const = default;
};

/// What the agent sees of a session. Tokens are estimates wherever the format's context says so.
struct ContextFigures
{
    qint64 messages = 0;
    qint64 tokens = 0;
    bool estimated = true;
    std::optional<ContextBudget> budget {}; ///< by kind, where the format tells
    /// What it consists of, where the format tells: the first EndItems and the last ones, each text cut to ItemText. A
    /// jump of ContextItem::position is where others were left out.
    QList<ContextItem> items {};
    static constexpr qsizetype EndItems = 50;
    static constexpr qsizetype ItemText = 240;
    void addItem(ContextItem item); ///< the next one
    bool addSent(ContextItem item); ///< counts it, too, unless it is left out; a SessionStore::ContextSink

    bool operator==(const ContextFigures&) const = default;
};

/// What a change of a store takes along in a database of Stemma's own: both are made, or none.
struct OwnChange
{
    QString database; ///< absolute path of a SQLite file
    SqlScript script;
};

/// A new session that is a store of its own, beside the file of the session that it is made of.
struct OwnFile
{
    QString name; ///< empty: there is none
    SessionId session; ///< as it is known there
};

/// What an edit would do to a store. Holds no lock and no handle; made and carried out at different times, and refused
/// by its guards if the store is another by then.
struct EditPlan
{
    Edit edit;
    QString action; ///< stable: "fork", "resume"…
    QString title; ///< "Fork of “Parser bug” at message 41", translated
    SessionId session; ///< as it is known afterwards: another branch of a file may become the first one
    SessionId newSession; ///< made by the change, in the store; empty: none
    OwnFile ownFile {}; ///< made by the change
    qint64 thinkingLeftOut = 0; ///< thinking blocks that a fork does not copy
    qint64 damagedLeftOut = 0; ///< damaged parts that a fork does not copy
    QList<PlannedWrite> writes;
    std::optional<ContextFigures> before; ///< of the session; no value: the context could not be worked out
    std::optional<ContextFigures> after; ///< of the session, or of the new one
    QList<PlannedCheck> checks;
    QStringList warnings;
    SqlScript script; ///< of a store that is a database
    QString database {}; ///< absolute path of the database that the script is for; empty: the store itself
    std::shared_ptr<const FileScript> files; ///< of a store of files; else null
    std::shared_ptr<const ServerScript> server {}; ///< of a database on a server; else null
    std::shared_ptr<const OwnChange> own {}; ///< null: none goes along
};

/// Why a store does not take an edit, where its format says no more about it. One sentence, translated.
[[nodiscard]] QString notPossible(EditKind kind);
/// Why a format has no such choice of a fork, where it says no more about it. One sentence, translated.
[[nodiscard]] QString forkRefusal(const QString& agent, ForkChoice choice);
/// That, for every kind but these.
[[nodiscard]] QMap<EditKind, QString> refusalsExcept(std::initializer_list<EditKind> possible);

} // namespace stemma
