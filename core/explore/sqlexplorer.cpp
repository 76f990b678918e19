// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/asciichars.h"
#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What statements make.
const QStringList& things()
{
    static const QStringList words {u"TABLE"_s, u"VIEW"_s, u"INDEX"_s, u"TRIGGER"_s, u"FUNCTION"_s, u"PROCEDURE"_s,
        u"EVENT"_s, u"TYPE"_s, u"SEQUENCE"_s, u"SCHEMA"_s, u"DATABASE"_s, u"EXTENSION"_s};
    return words;
}

/// Cuts a script into statements and keeps the first words of each. Knows comments, the quotes of the usual databases,
/// PostgreSQL's dollar quotes, and the rows that its dumps have behind COPY.
class SqlReader
{
public:
    explicit SqlReader(ExplorationSection& made)
        : m_made(made)
    {
    }
    void addLine(QByteArrayView line, qint64 number);
    void finish(); ///< at the end: the last statement may have no semicolon

    [[nodiscard]] qint64 statements() const { return m_statements; }
    [[nodiscard]] const QMap<QString, qint64>& kinds() const { return m_kinds; }
    [[nodiscard]] const QMap<QString, qint64>& filled() const { return m_filled; } ///< tables that rows are put into
    [[nodiscard]] qint64 tables() const { return m_tables; }
    [[nodiscard]] qint64 openQuote() const
    {
        return m_quote.isEmpty() ? 0 : m_quoteLine;
    } ///< its line; 0: none is open

private:
    static constexpr qsizetype MostWords = 12;
    static constexpr qsizetype MostTables = 2000;

    void endStatement();
    void countBlocks(const QString& word);
    void tell(const QStringList& upper);
    [[nodiscard]] qsizetype takeQuoted(QByteArrayView line, qsizetype at);
    [[nodiscard]] qsizetype takeWord(QByteArrayView line, qsizetype at, qint64 number);
    void openQuoteAt(QByteArray quote, qint64 number);

    ExplorationSection& m_made;
    QByteArray m_quote; ///< what ends the quote that is open; "*/" for a comment
    qint64 m_quoteLine = 0;
    QByteArray m_name; ///< a quoted name, as far as it was read
    QStringList m_words;
    qint64 m_line = 0; ///< where the statement begins
    bool m_makes = false; ///< it begins with CREATE
    int m_blocks = 0; ///< open between BEGIN and END of a routine, whose semicolons end none of the statements here
    bool m_isAtEnd = false; ///< of such a block, if the word behind END does not say otherwise
    bool m_isCopying = false;
    qint64 m_statements = 0;
    qint64 m_tables = 0;
    QMap<QString, qint64> m_kinds;
    QMap<QString, qint64> m_filled;
};

void SqlReader::openQuoteAt(QByteArray quote, qint64 number)
{
    m_quote = std::move(quote);
    m_quoteLine = number;
    m_name.clear();
}

qsizetype SqlReader::takeQuoted(QByteArrayView line, qsizetype at)
{
    const qsizetype end = line.indexOf(m_quote, at);
    const bool isName = m_quote == "\"" || m_quote == "`" || m_quote == "]";
    if (isName && m_name.size() < 200)
        m_name.append(line.sliced(at, (end < 0 ? line.size() : end) - at));
    if (end < 0)
        return line.size();
    if (isName && m_words.size() < MostWords)
        m_words.append(QString::fromUtf8(m_name));
    const qsizetype next = end + m_quote.size();
    m_quote.clear();
    return next;
}

/// Triggers and functions may have statements of their own: "CREATE TRIGGER … BEGIN …; …; END;".
void SqlReader::countBlocks(const QString& word)
{
    static const QStringList others {u"IF"_s, u"LOOP"_s, u"WHILE"_s, u"REPEAT"_s, u"FOR"_s};
    static const QStringList routines {u"TRIGGER"_s, u"FUNCTION"_s, u"PROCEDURE"_s, u"EVENT"_s};
    const QString upper = word.toUpper();
    const bool isBehindEnd = std::exchange(m_isAtEnd, false);
    if (isBehindEnd && !others.contains(upper))
        m_blocks = std::max(0, m_blocks - 1);
    if (upper == "END"_L1) {
        m_isAtEnd = m_blocks > 0;
    } else if (upper == "CASE"_L1 && !isBehindEnd && m_blocks > 0) {
        ++m_blocks;
    } else if (upper == "BEGIN"_L1) {
        const auto isThing = [](const QString& one) { return things().contains(one, Qt::CaseInsensitive); };
        const auto thing = std::ranges::find_if(m_words, isThing);
        m_blocks += thing != m_words.end() && routines.contains(*thing, Qt::CaseInsensitive) ? 1 : 0;
    }
}

qsizetype SqlReader::takeWord(QByteArrayView line, qsizetype at, qint64 number)
{
    qsizetype end = at + 1;
    while (end < line.size()
        && (isLetter(line[end]) || isDigit(line[end]) || line[end] == '_' || quint8(line[end]) >= 0x80))
        ++end;
    if (m_words.isEmpty())
        m_line = number;
    const bool isKept = m_words.size() < MostWords;
    if (!isKept && !m_makes)
        return end;
    const QString word = QString::fromUtf8(line.sliced(at, end - at));
    if (m_words.isEmpty())
        m_makes = word.compare("CREATE"_L1, Qt::CaseInsensitive) == 0;
    else if (m_makes)
        countBlocks(word);
    if (isKept)
        m_words.append(word);
    return end;
}

void SqlReader::addLine(QByteArrayView line, qint64 number)
{
    if (m_isCopying) {
        m_isCopying = line != "\\.";
        return;
    }
    // What SQL Server takes at once ends here, also where a block seems to be open, as of "END" above an "IF".
    if (m_quote.isEmpty() && line.trimmed().compare("GO", Qt::CaseInsensitive) == 0)
        return endStatement();
    for (qsizetype at = 0; at < line.size();) {
        if (!m_quote.isEmpty()) {
            at = takeQuoted(line, at);
            continue;
        }
        const char c = line[at];
        const char next = at + 1 < line.size() ? line[at + 1] : '\0';
        if ((c == '-' && next == '-') || (c == '#' && m_words.isEmpty()))
            return;
        if (c == '/' && next == '*') {
            openQuoteAt("*/", number);
            at += 2;
        } else if (c == '\'' || c == '"' || c == '`' || (c == '[' && isLetter(next))) {
            openQuoteAt(c == '[' ? QByteArray("]") : QByteArray(1, c), number);
            if (m_words.isEmpty())
                m_line = number;
            ++at;
        } else if (c == '$' && (next == '$' || isLetter(next))) {
            const qsizetype end = line.indexOf('$', at + 1);
            if (end > 0)
                openQuoteAt(line.sliced(at, end + 1 - at).toByteArray(), number);
            at = end < 0 ? at + 1 : end + 1;
        } else if (c == ';') {
            m_blocks -= std::exchange(m_isAtEnd, false) ? 1 : 0;
            if (m_blocks == 0)
                endStatement();
            ++at;
        } else if (c == '.' && !m_words.isEmpty() && m_words.size() < MostWords) {
            m_words.append(u"."_s);
            ++at;
        } else if (isLetter(c) || c == '_' || quint8(c) >= 0x80) {
            at = takeWord(line, at, number);
        } else {
            ++at;
        }
    }
}

void SqlReader::finish()
{
    endStatement();
}

void SqlReader::endStatement()
{
    if (m_words.isEmpty())
        return;
    ++m_statements;
    QStringList upper;
    for (const QString& word : std::as_const(m_words))
        upper.append(word.toUpper());
    m_isCopying = upper.first() == "COPY"_L1 && upper.contains(u"STDIN"_s);
    tell(upper);
    m_words.clear();
    m_makes = false;
    m_blocks = 0;
    m_isAtEnd = false;
}

/// Of the words of a statement: what it makes, or fills.
void SqlReader::tell(const QStringList& upper)
{
    const auto nameAt = [this, &upper](qsizetype at) {
        while (at < upper.size()
            && (upper.at(at) == "IF"_L1 || upper.at(at) == "NOT"_L1 || upper.at(at) == "EXISTS"_L1
                || upper.at(at) == "ONLY"_L1))
            ++at;
        QString name = m_words.value(at);
        while (at + 2 < m_words.size() && m_words.at(at + 1) == "."_L1) {
            at += 2;
            name += u'.' + m_words.at(at);
        }
        return name;
    };
    const auto isKnownWord
        = [](const QString& word) { return std::ranges::all_of(word, [](QChar c) { return c >= u'A' && c <= u'Z'; }); };
    QString kind = isKnownWord(upper.first()) && upper.first().size() <= 12 ? upper.first() : u"…"_s;
    if (upper.first() == "CREATE"_L1 || upper.first() == "ALTER"_L1 || upper.first() == "DROP"_L1) {
        const auto thing = std::ranges::find_if(
            upper.begin() + 1, upper.end(), [](const QString& word) { return things().contains(word); });
        if (thing != upper.end()) {
            kind += u' ' + *thing;
            const QString name = nameAt(thing - upper.begin() + 1);
            if (upper.first() == "CREATE"_L1)
                stemma::addLine(m_made, {u"%1 %2"_s.arg(*thing, shownText(name.toUtf8(), 80)), m_line, 0});
            m_tables += kind == "CREATE TABLE"_L1 ? 1 : 0;
        }
    }
    if (m_kinds.size() < 100 || m_kinds.contains(kind))
        ++m_kinds[kind];
    const bool fills = (upper.first() == "INSERT"_L1 || upper.first() == "REPLACE"_L1) && upper.contains(u"INTO"_s);
    const QString table = fills      ? nameAt(upper.indexOf(u"INTO"_s) + 1)
        : upper.first() == "COPY"_L1 ? nameAt(1)
                                     : QString();
    if (!table.isEmpty() && (m_filled.size() < MostTables || m_filled.contains(table)))
        ++m_filled[table];
}

class SqlExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void SqlExplorer::explore(TextSource& source, Exploration& into)
{
    ExplorationSection made;
    SqlReader reader(made);
    TextLines lines(source);
    while (const auto line = lines.next())
        reader.addLine(*line, lines.number());
    if (reader.openQuote() > 0)
        into.notes.append(ExploreText::tr("What is quoted from line %L1 on does not end.").arg(reader.openQuote()));
    reader.finish();
    addCount(into, "statements"_L1, reader.statements());
    addCount(into, "tables"_L1, reader.tables());
    addCount(into, "lines"_L1, lines.number());
    setHeadline(into, {"statements"_L1, "tables"_L1, "lines"_L1});
    ExplorationSection& section = addSection(into, "declarations"_L1);
    section.lines = made.lines;
    section.leftOut = made.leftOut;
    ExplorationSection& statements = addSection(into, "statements"_L1);
    for (const auto& [kind, count] : reader.kinds().asKeyValueRange())
        addLine(statements, {u"%L1 × %2"_s.arg(count).arg(kind), std::nullopt, 0});
    ExplorationSection& filled = addSection(into, "filled"_L1);
    for (const auto& [table, count] : reader.filled().asKeyValueRange())
        addLine(filled, {u"%L1 × %2"_s.arg(count).arg(shownText(table.toUtf8(), 80)), std::nullopt, 0});
}

} // namespace

std::unique_ptr<Explorer> makeSqlExplorer()
{
    return std::make_unique<SqlExplorer>();
}

} // namespace stemma
