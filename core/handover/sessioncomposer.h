// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/handover/handoverdraft.h"
#include "core/handover/idmaker.h"
#include "core/handover/receiver.h"

#include <QVariantList>

namespace stemma {

/// Spells a draft as a receiver's shapes say. Lives for one session.
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
    /// The model that the receiving agent would go on with, as its newest session names it; may be empty.
    struct NextModel
    {
        QString provider;
        QString name;
    };

    /// @p receiver and @p draft must outlive it. @p now: Unix milliseconds.
    SessionComposer(const Receiver& receiver, HandOverDraft& draft, NextModel next, qint64 now);

    /// Takes the blocks of each message once they are spelled, so that a large session is not held twice. Errors:
    /// Errc::Cancelled.
    [[nodiscard]] Result<> compose(const JobControl& job);

    [[nodiscard]] const QString& session() const { return m_session; } ///< its id
    /// Where its file stands below the agent's folder.
    [[nodiscard]] QString filePath() const;
    /// The bytes of its file: a document, or lines. They are gone from here.
    [[nodiscard]] QByteArray takeFileContent();
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] qint64 records() const { return m_count; } ///< of messages, in the file or in rows

private:
    using Shape = Receiver::Shape;

    void composeMessage(const HandedMessage& message);
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
    HandOverDraft& m_draft;
    NextModel m_next;
    qint64 m_now;
    IdMaker m_ids;
    QString m_session;

    QByteArrayList m_records;
    QByteArray m_document; ///< of all of them; null: they are lines
    std::vector<Row> m_rows;
    qint64 m_count = 0;

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
