// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/editor.h"
#include "core/store/sessionstore.h"
#include "tests/testkit/filetree.h"

#include <QTemporaryDir>

namespace stemma {

/// A conversation of agentfootprint that is to be changed, in a store of its own.
class FootprintPatient
{
public:
    /// How it is stored. Session stores hold another conversation beside it, of the id "o".
    enum class Kind : quint8 { Sqlite, OldSqlite, OneFile, Envelope, Checkpoint };

    static const SessionId Session;
    static const QByteArray Other; ///< the text of the other one

    /// @p data is what an envelope has of it, or a checkpoint.
    explicit FootprintPatient(Kind kind, const QByteArray& data, const QByteArray& format = "conversation");
    /// A file with these bytes.
    explicit FootprintPatient(const QByteArray& file);

    /// The text around @p data.
    [[nodiscard]] static QByteArray envelope(
        const QByteArray& data, const QByteArray& savedAt = "1000", const QByteArray& format = "conversation");
    /// A checkpoint with these messages.
    [[nodiscard]] static QByteArray checkpoint(
        const QByteArrayList& history, const QByteArray& input, const QByteArray& more = {});
    /// With the times of changes blacked out.
    [[nodiscard]] static QByteArray withoutTimes(const QByteArray& text);

    [[nodiscard]] bool isReady() const { return m_store != nullptr; }
    [[nodiscard]] SessionStore& store() { return *m_store; }
    [[nodiscard]] QString path() const;
    [[nodiscard]] bool isDatabase() const { return m_kind == Kind::Sqlite || m_kind == Kind::OldSqlite; }
    [[nodiscard]] bool isSingle() const { return m_kind == Kind::Envelope || m_kind == Kind::Checkpoint; }

    /// All that is stored: the files, or the rows.
    [[nodiscard]] filetree::Files content() const;
    /// The text of a session, as the store has it.
    [[nodiscard]] QByteArray stored(const SessionId& id = Session);
    /// The columns format, saved_at, owner and message_count; "-" for one that is not there.
    [[nodiscard]] QStringList columns(const SessionId& id);
    [[nodiscard]] Result<Receipt> apply(const Edit& edit, EditPlan* kept = nullptr);
    /// Takes all changes back; what went wrong, or nothing.
    [[nodiscard]] QString undoAll();

private:
    bool makeDatabase(const QByteArray& text, const QByteArray& format);
    bool makeFile(const QByteArray& bytes);
    void open();

    QTemporaryDir m_folder;
    Journal m_journal;
    Kind m_kind;
    std::unique_ptr<SessionStore> m_store;
    QList<ReceiptId> m_applied;
};

/// What went wrong, or nothing.
inline QString textOf(const Result<Receipt>& receipt)
{
    return receipt ? QString() : receipt.error().text + receipt.error().cause;
}

} // namespace stemma
