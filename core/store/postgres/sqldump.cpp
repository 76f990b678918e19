// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/sqldump.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
}

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || uchar(c) >= 0x80;
}

/// Past the quoted text or name that begins at @p p; @p end where it is not closed.
const char* endOfQuoted(const char* p, const char* end, bool escapes)
{
    const char quote = *p++;
    while (p < end) {
        if (*p == '\\' && escapes) {
            p += 2;
        } else if (*p++ == quote) {
            if (p == end || *p != quote)
                return p;
            ++p;
        }
    }
    return end;
}

char unescaped(char c)
{
    switch (c) {
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'v':
        return '\v';
    default:
        return c;
    }
}

QByteArray withoutEscapes(QByteArrayView text)
{
    QByteArray plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i)
        plain += text[i] == '\\' && i + 1 < text.size() ? unescaped(text[++i]) : text[i];
    return plain;
}

} // namespace

/// The words of one statement.
struct SqlWords
{
    const char* p;
    const char* end;

    void skipBlanks()
    {
        while (p != end) {
            if (isBlank(*p)) {
                ++p;
            } else if (end - p >= 2 && p[0] == '-' && p[1] == '-') {
                const auto* line = static_cast<const char*>(std::memchr(p, '\n', size_t(end - p)));
                p = line ? line : end;
            } else if (end - p >= 2 && p[0] == '/' && p[1] == '*') {
                skipComment();
            } else {
                return;
            }
        }
    }

    void skipComment()
    {
        int depth = 0;
        while (end - p >= 2) {
            const bool opens = p[0] == '/' && p[1] == '*';
            const bool closes = p[0] == '*' && p[1] == '/';
            depth += opens ? 1 : closes ? -1 : 0;
            p += opens || closes ? 2 : 1;
            if (depth == 0)
                return;
        }
        p = end;
    }

    /// A bare or quoted name, or ""; what stands there stays if it is none.
    QByteArray name()
    {
        skipBlanks();
        if (p != end && *p == '"') {
            const char* after = endOfQuoted(p, end, false);
            QByteArray text(p + 1, qMax<qsizetype>(0, after - p - 2));
            p = after;
            return text.replace("\"\"", "\"");
        }
        const char* start = p;
        while (p != end && isNameCharacter(*p))
            ++p;
        return QByteArray(start, p - start).toLower();
    }

    bool take(char c)
    {
        skipBlanks();
        if (p == end || *p != c)
            return false;
        ++p;
        return true;
    }

    bool takeWord(const char* word)
    {
        const char* before = p;
        if (name() == word)
            return true;
        p = before;
        return false;
    }

    /// The last part of a name with a schema.
    QByteArray tableName()
    {
        QByteArray table = name();
        while (take('.'))
            table = name();
        return table;
    }

    /// To the next comma or closing bracket of this depth.
    void skipItem()
    {
        int depth = 0;
        while (p != end) {
            if (*p == '\'' || *p == '"') {
                p = endOfQuoted(p, end, p[-1] == 'E');
                continue;
            }
            if (depth == 0 && (*p == ',' || *p == ')'))
                return;
            depth += *p == '(' ? 1 : *p == ')' ? -1 : 0;
            ++p;
        }
    }

    QByteArrayList nameList()
    {
        QByteArrayList names;
        do
            names << name();
        while (take(','));
        take(')');
        return names;
    }
};

SqlDumpScanner::SqlDumpScanner(Sink sink)
    : m_sink(std::move(sink))
{
}

void SqlDumpScanner::feed(QByteArrayView block)
{
    m_buffer.append(block);
    while (m_at < m_buffer.size() && step(false)) { }
    m_buffer.remove(0, m_start);
    m_bufferOffset += m_start;
    m_at -= m_start;
    m_start = 0;
}

std::optional<qint64> SqlDumpScanner::finish()
{
    while (m_at < m_buffer.size() && step(true)) { }
    const bool whole = m_state != State::CopyData && isBlankSoFar();
    return whole ? std::nullopt : std::optional(m_bufferOffset + m_start);
}

bool SqlDumpScanner::isBlankSoFar() const
{
    return std::all_of(m_buffer.begin() + m_start, m_buffer.begin() + qMin(m_at, m_buffer.size()), isBlank);
}

bool SqlDumpScanner::skipTo(char c, State next)
{
    const qsizetype found = m_buffer.indexOf(c, m_at);
    m_at = found < 0 ? m_buffer.size() : found + 1;
    if (found >= 0)
        m_state = next;
    return true;
}

bool SqlDumpScanner::step(bool atEnd)
{
    switch (m_state) {
    case State::Code:
        return code(atEnd);
    case State::Text:
        return skipTo('\'', State::Code); // a doubled quote begins the next text at once
    case State::Name:
        return skipTo('"', State::Code);
    case State::EscapedText:
        return escapedText(atEnd);
    case State::LineComment:
        skipTo('\n', State::Code);
        if (m_state == State::Code && m_dropComment)
            m_start = m_at;
        return true;
    case State::BlockComment:
        return blockComment(atEnd);
    case State::Dollar:
        return dollar(atEnd);
    case State::CopyData:
        return copyLine(atEnd);
    }
    return false;
}

bool SqlDumpScanner::blockComment(bool atEnd)
{
    const QByteArrayView rest = QByteArrayView(m_buffer).sliced(m_at);
    if (rest.size() < 2 && !atEnd)
        return false;
    const bool closes = rest.startsWith("*/");
    const bool opens = rest.startsWith("/*"); // they nest
    m_depth += opens ? 1 : closes ? -1 : 0;
    m_at += opens || closes ? 2 : 1;
    if (m_depth == 0)
        m_state = State::Code;
    return true;
}

bool SqlDumpScanner::escapedText(bool atEnd)
{
    if (m_at + 1 == m_buffer.size() && !atEnd)
        return false;
    const char c = m_buffer[m_at];
    const bool pair = m_at + 1 < m_buffer.size() && (c == '\\' || (c == '\'' && m_buffer[m_at + 1] == '\''));
    m_at += pair ? 2 : 1;
    if (c == '\'' && !pair)
        m_state = State::Code;
    return true;
}

bool SqlDumpScanner::dollar(bool atEnd)
{
    const qsizetype found = m_buffer.indexOf(m_tag, m_at);
    if (found >= 0) {
        m_at = found + m_tag.size();
        m_state = State::Code;
        return true;
    }
    m_at = atEnd ? m_buffer.size() : qMax(m_at, m_buffer.size() - m_tag.size() + 1);
    return atEnd;
}

bool SqlDumpScanner::code(bool atEnd)
{
    const char c = m_buffer[m_at];
    const qsizetype left = m_buffer.size() - m_at;
    if (std::strchr("-/", c) && c != 0) {
        if (left < 2 && !atEnd)
            return false;
        const char next = left < 2 ? ' ' : m_buffer[m_at + 1];
        if (c == '-' && next == '-') {
            m_dropComment = isBlankSoFar();
            m_state = State::LineComment;
        } else if (c == '/' && next == '*') {
            m_depth = 1;
            m_state = State::BlockComment;
            ++m_at;
        }
    } else if (c == '$') {
        qsizetype to = m_at + 1;
        while (to < m_buffer.size() && isNameCharacter(m_buffer[to]))
            ++to;
        if (to == m_buffer.size() && !atEnd)
            return false;
        if (to < m_buffer.size() && m_buffer[to] == '$') {
            m_tag = m_buffer.sliced(m_at, to - m_at + 1);
            m_at = to;
            m_state = State::Dollar;
        }
    } else if (c == '\'') {
        const bool escapes = m_at > m_start && (m_buffer[m_at - 1] == 'E' || m_buffer[m_at - 1] == 'e')
            && (m_at - 1 == m_start || !isNameCharacter(m_buffer[m_at - 2]));
        m_state = escapes ? State::EscapedText : State::Text;
    } else if (c == '"') {
        m_state = State::Name;
    } else if (c == '\\' && isBlankSoFar()) {
        m_dropComment = true; // a command of psql, which goes to the end of its line
        m_state = State::LineComment;
    } else if (c == ';') {
        statement(QByteArrayView(m_buffer).sliced(m_start, m_at - m_start));
        m_start = m_at + 1;
    }
    ++m_at;
    return true;
}

bool SqlDumpScanner::copyLine(bool atEnd)
{
    const qsizetype end = m_buffer.indexOf('\n', m_at);
    if (end < 0) {
        m_at = atEnd ? m_buffer.size() : m_at;
        return false;
    }
    QByteArrayView line = QByteArrayView(m_buffer).sliced(m_at, end - m_at);
    if (line.endsWith('\r'))
        line.chop(1);
    if (m_beforeCopy) {
        m_beforeCopy = false; // the rows begin on the next line
    } else if (line == "\\.") {
        m_state = State::Code;
    } else if (!m_copy.table.isEmpty()) {
        SqlDumpRow row = m_copy;
        row.offset = m_bufferOffset + m_at;
        row.length = line.size();
        row.bytes = line;
        m_sink(row);
    }
    m_at = m_start = end + 1;
    return true;
}

void SqlDumpScanner::statement(QByteArrayView text)
{
    SqlWords words {text.data(), text.data() + text.size()};
    if (words.takeWord("insert") && words.takeWord("into"))
        insertRows(words, text);
    else if (words.takeWord("create"))
        createTable(words);
    else if (words.takeWord("copy"))
        beginCopy(words);
}

void SqlDumpScanner::createTable(SqlWords& words)
{
    while (!words.takeWord("table")) {
        if (words.name().isEmpty())
            return;
    }
    if (words.takeWord("if") && words.takeWord("not"))
        words.takeWord("exists");
    const QByteArray table = words.tableName();
    if (!words.take('('))
        return;
    static const QByteArrayList constraints
        = {"constraint"_ba, "primary"_ba, "unique"_ba, "check"_ba, "foreign"_ba, "exclude"_ba, "like"_ba};
    QByteArrayList columns;
    do {
        if (const QByteArray name = words.name(); !constraints.contains(name))
            columns << name;
        words.skipItem();
    } while (words.take(','));
    m_tables.insert(table, columns);
}

void SqlDumpScanner::insertRows(SqlWords& words, QByteArrayView text)
{
    SqlDumpRow row;
    row.table = words.tableName();
    row.columns = m_tables.value(row.table);
    if (words.take('('))
        row.columns = words.nameList();
    while (!words.takeWord("values")) {
        if (words.name().isEmpty())
            return;
    }
    do {
        words.skipBlanks();
        const char* const begin = words.p;
        if (!words.take('('))
            return;
        do
            words.skipItem();
        while (words.take(','));
        if (!words.take(')'))
            return;
        row.offset = m_bufferOffset + m_start + (begin - text.data());
        row.length = words.p - begin;
        row.bytes = QByteArrayView(begin, words.p);
        m_sink(row);
    } while (words.take(','));
}

void SqlDumpScanner::beginCopy(SqlWords& words)
{
    m_copy = {};
    m_copy.isCopy = true;
    m_copy.table = words.tableName();
    m_copy.columns = m_tables.value(m_copy.table);
    if (words.take('('))
        m_copy.columns = words.nameList();
    if (!words.takeWord("from") || !words.takeWord("stdin"))
        return;
    m_state = State::CopyData;
    m_beforeCopy = true;
}

namespace {

QList<SqlDumpValue> copyValues(QByteArrayView row)
{
    QList<SqlDumpValue> values;
    qsizetype from = 0;
    while (from <= row.size()) {
        qsizetype to = row.indexOf('\t', from);
        if (to < 0)
            to = row.size();
        const QByteArrayView field = row.sliced(from, to - from);
        if (field == "\\N")
            values << SqlDumpValue {};
        else
            values << SqlDumpValue {SqlDumpValue::Kind::Text, withoutEscapes(field)};
        from = to + 1;
    }
    return values;
}

/// One value of an INSERT, with the casts behind it passed over.
std::optional<SqlDumpValue> insertValue(SqlWords& words)
{
    words.skipBlanks();
    if (words.p == words.end)
        return {};
    SqlDumpValue value;
    const bool escapes = (*words.p == 'E' || *words.p == 'e') && words.end - words.p > 1 && words.p[1] == '\'';
    if (escapes)
        ++words.p;
    if (*words.p == '\'') {
        const char* after = endOfQuoted(words.p, words.end, escapes);
        if (after - words.p < 2)
            return {};
        value.kind = SqlDumpValue::Kind::Text;
        value.text = QByteArray(words.p + 1, after - words.p - 2).replace("''", "'");
        if (escapes)
            value.text = withoutEscapes(value.text);
        words.p = after;
        words.skipItem();
        return value;
    }
    const char* start = words.p;
    words.skipItem();
    value.text = QByteArray(start, words.p - start).trimmed();
    if (const qsizetype cast = value.text.indexOf("::"); cast >= 0)
        value.text.truncate(cast);
    value.kind
        = value.text.compare("null", Qt::CaseInsensitive) == 0 ? SqlDumpValue::Kind::Null : SqlDumpValue::Kind::Word;
    return value;
}

} // namespace

std::optional<QList<SqlDumpValue>> sqlDumpValues(QByteArrayView row, bool isCopy)
{
    if (isCopy)
        return copyValues(row);
    SqlWords words {row.data(), row.data() + row.size()};
    if (!words.take('('))
        return {};
    QList<SqlDumpValue> values;
    do {
        auto value = insertValue(words);
        if (!value)
            return {};
        values << *std::move(value);
    } while (words.take(','));
    return words.take(')') ? std::optional(values) : std::nullopt;
}

} // namespace stemma
