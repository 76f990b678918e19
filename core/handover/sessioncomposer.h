// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/handover/handovercontents.h"
#include "core/handover/idmaker.h"
#include "core/handover/receiver.h"

#include <QVariantList>

#include <functional>

namespace stemma {

/// Spells a draft as a receiver's shapes say, message by message. Lives for one session.
class SessionComposer
{
public:
    /// A new row of a database.
    struct Row
    {
        QString table;
        QStringList columns;
        QVariantList values;
    };
    /// Where what is spelled goes, in its order: a file's bytes, or rows. The other is empty.
    struct Output
    {
        std::function<Result<>(QByteArrayView bytes)> bytes;
        std::function<Result<>(const Row& row)> row;
    };
    /// The model that the receiving agent would go on with, as its newest session names it; may be empty.
    struct NextModel
    {
        QString provider;
        QString name;
    };

    /// @p receiver and @p draft must outlive it. @p now: Unix milliseconds.
    SessionComposer(const Receiver& receiver, const HandOverDraft& draft, NextModel next, qint64 now);

    /// @p contents: of the draft. Errors: those of reading it, of @p output, and Errc::Cancelled.
    [[nodiscard]] Result<> compose(HandOverContents& contents, const Output& output, const JobControl& job);

    [[nodiscard]] const QString& session() const { return m_session; } ///< its id
    /// Where its file stands below the agent's folder.
    [[nodiscard]] QString filePath() const;
    [[nodiscard]] qint64 tokens() const { return m_tokens; } ///< of what was spelled, as they are guessed

private:
    using Shape = Receiver::Shape;

    void composeMessage(const HandedMessage& message);
    [[nodiscard]] QByteArrayList documentEnds();
    void write(QByteArrayView bytes);
    /// All records of a part of the receiver's file: "begin", "prompt"…
    void emitAll(const Shape& shapes);
    void emitOne(const Shape& shape);
    void emitRow(const Shape& shape);
    [[nodiscard]] QVariant cell(const Shape& shape);

    /// A shape with its values put in, as JSON; empty: it is a value that is absent.
    [[nodiscard]] QByteArray spelled(const Shape& shape);
    [[nodiscard]] QByteArray value(QByteArrayView name);
    [[nodiscard]] QByteArray sessionValue(QByteArrayView name);
    [[nodiscard]] QByteArray messageValue(QByteArrayView name);
    [[nodiscard]] QByteArray blockValue(QByteArrayView name);
    [[nodiscard]] QByteArray blocks();
    /// The result of a call with its images, as a list; @p imagesOnly: without its text.
    [[nodiscard]] QByteArray resultBlocks(bool imagesOnly);
    [[nodiscard]] const QString& recordId();
    void chooseBlock(size_t index);

    const Receiver& m_receiver;
    const HandOverDraft& m_draft;
    NextModel m_next;
    qint64 m_now;
    IdMaker m_ids;
    QString m_session;

    Output m_output;
    Result<> m_written; ///< the first error of the output
    bool m_isDocument = false; ///< all records are in one; else they are lines
    QByteArrayList m_records; ///< for a database that keeps all of them in one value, which SQLite takes as a whole
    qint64 m_emitted = 0; ///< records, of whatever kind
    qint64 m_count = 0; ///< records of messages, in the file or in rows
    qint64 m_tokens = 0;

    // What values are about while a record is spelled.
    const char* m_part = "begin";
    const HandedMessage* m_message = nullptr;
    const HandedBlock* m_block = nullptr;
    size_t m_blockIndex = 0;
    qint64 m_number = 0; ///< of the message, from 1
    QStringList m_callIds; ///< by blocks of the message
    QString m_id; ///< of the record; empty: it was not asked for
    QString m_parent; ///< the id of the record before
    QString m_promptId;
};

} // namespace stemma
