// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace stemma {

struct SqlWords;

/// One row of a table in a dump.
struct SqlDumpRow
{
    QByteArray table; ///< without its schema
    QByteArrayList columns; ///< empty: not in the dump
    bool isCopy = false; ///< a line of a COPY block; otherwise "(…)" of an INSERT
    qint64 offset = 0;
    qint64 length = 0;
    QByteArrayView bytes; ///< valid within the call only
};

/// One value of a row.
struct SqlDumpValue
{
    enum class Kind : quint8 { Null, Text, Word };
    Kind kind = Kind::Null;
    QByteArray text; ///< without quotes and escapes; of a Word (a number, true…) as spelled
};

/// The values of a row in the order of its columns; none where it cannot be read.
[[nodiscard]] std::optional<QList<SqlDumpValue>> sqlDumpValues(QByteArrayView row, bool isCopy);

/// Finds the rows of a dump that pg_dump wrote as SQL (INSERT or COPY), in a single pass that keeps one
/// statement in memory. Reads the column order from CREATE TABLE. Runs nothing. One thread at a time.
class SqlDumpScanner
{
public:
    using Sink = std::function<void(const SqlDumpRow&)>;

    explicit SqlDumpScanner(Sink sink);

    void feed(QByteArrayView block);
    /// The dump is over. Gives the offset of what is not complete, if there is such a thing.
    [[nodiscard]] std::optional<qint64> finish();

    /// The columns of the tables made so far, in their order.
    [[nodiscard]] const QHash<QByteArray, QByteArrayList>& tables() const { return m_tables; }

private:
    enum class State : quint8 { Code, Text, EscapedText, Name, LineComment, BlockComment, Dollar, CopyData };

    bool step(bool atEnd); ///< false: more bytes are needed
    bool code(bool atEnd);
    bool blockComment(bool atEnd);
    bool escapedText(bool atEnd);
    bool dollar(bool atEnd);
    bool copyLine(bool atEnd);
    bool skipTo(char c, State next);
    [[nodiscard]] bool isBlankSoFar() const;
    void statement(QByteArrayView text);
    void createTable(SqlWords& words);
    void insertRows(SqlWords& words, QByteArrayView text);
    void beginCopy(SqlWords& words);

    Sink m_sink;
    QHash<QByteArray, QByteArrayList> m_tables;
    State m_state = State::Code;
    QByteArray m_buffer;
    qint64 m_bufferOffset = 0;
    qsizetype m_start = 0; ///< of the statement, in the buffer
    qsizetype m_at = 0; ///< how far it was looked at
    int m_depth = 0; ///< of block comments
    QByteArray m_tag; ///< of a dollar-quoted text
    bool m_dropComment = false; ///< a comment between two statements belongs to none
    SqlDumpRow m_copy; ///< the block being read
    bool m_beforeCopy = false; ///< the line of its COPY continues
};

} // namespace stemma
