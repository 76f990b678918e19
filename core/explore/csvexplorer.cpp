// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/columnstats.h"
#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"

#include <algorithm>
#include <array>
#include <deque>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostOfCell = 64 * 1024;
constexpr size_t MostColumns = 2000;

/// Takes rows cell by cell.
class TableStats
{
public:
    void addCell(QByteArrayView cell)
    {
        if (m_isHead && m_at < MostColumns) {
            m_head.append(cell.toByteArray());
        } else if (m_at < MostColumns) {
            if (m_at >= m_columns.size())
                m_columns.emplace_back();
            m_columns[m_at].add(cell);
        }
        ++m_at;
    }
    /// @p line: where the row begins.
    void endRow(qint64 line)
    {
        const size_t cells = std::exchange(m_at, 0);
        if (std::exchange(m_isHead, false)) {
            m_width = cells;
            m_headLine = line;
            if (!isHead()) {
                ++m_rows;
                for (const QByteArray& cell : std::as_const(m_head))
                    addCell(cell);
                m_at = 0;
                m_head.clear();
            }
            return;
        }
        ++m_rows;
        if (cells == m_width)
            return;
        ++m_uneven;
        if (m_firstUneven == 0)
            m_firstUneven = line;
    }
    [[nodiscard]] bool isInRow() const { return m_at > 0; }

    void tell(Exploration& into) const
    {
        addCount(into, "rows"_L1, m_rows);
        addCount(into, "columns"_L1, qint64(std::max(m_width, size_t(m_head.size()))));
        addCount(into, "uneven_rows"_L1, m_uneven);
        setHeadline(into, {"rows"_L1, "columns"_L1, "uneven_rows"_L1});
        ExplorationSection& section = addSection(into, "columns"_L1);
        const size_t count = std::max(m_columns.size(), size_t(m_head.size()));
        for (size_t i = 0; i < count; ++i) {
            const QString name = i < size_t(m_head.size()) ? shownText(m_head.at(qsizetype(i)).trimmed(), 80)
                                                           : ExploreText::tr("Column %1").arg(i + 1);
            const QString is = i < m_columns.size() ? m_columns[i].described() : QString();
            const auto line = m_head.isEmpty() ? std::nullopt : std::optional(m_headLine);
            addLine(section, {is.isEmpty() ? name : name + u": "_s + is, line, 0});
        }
        section.leftOut += qint64(std::max(m_width, count) - count); // those beyond MostColumns
        if (m_uneven > 0)
            into.notes.append(
                ExploreText::tr("The first row with another number of cells is in line %L1.").arg(m_firstUneven));
    }

private:
    /// Names, not values: no cell is a number or a date.
    [[nodiscard]] bool isHead() const
    {
        return std::ranges::all_of(m_head, [](const QByteArray& cell) {
            double number = 0;
            const auto type = ColumnStats::typeOf(cell, number);
            return type == ColumnStats::Type::Text || type == ColumnStats::Type::Empty;
        });
    }

    QByteArrayList m_head;
    bool m_isHead = true;
    qint64 m_headLine = 1;
    std::deque<ColumnStats> m_columns;
    size_t m_width = 0;
    size_t m_at = 0;
    qint64 m_rows = 0;
    qint64 m_uneven = 0;
    qint64 m_firstUneven = 0;
};

/// Cuts text into cells and rows as RFC 4180 has it: a quoted cell may hold separators, line ends and doubled quotes.
class CsvReader
{
public:
    CsvReader(char separator, TableStats& table)
        : m_separator(separator)
        , m_table(table)
    {
    }
    void feed(QByteArrayView piece)
    {
        const char* at = piece.begin();
        const char* const end = piece.end();
        while (at != end)
            at = m_isQuoted ? quoted(at, end) : plain(at, end);
    }
    /// At the end of the text.
    void finish()
    {
        if (m_isQuoted && !m_mayClose)
            m_unclosed = m_rowLine;
        if (m_table.isInRow() || !m_cell.isEmpty() || m_wasQuoted)
            endRow(m_cell);
    }
    [[nodiscard]] qint64 unclosed() const { return m_unclosed; } ///< line of a quote that no other one closes, or 0

private:
    const char* plain(const char* at, const char* end)
    {
        // A quote counts at the beginning of a cell only.
        if (*at == '"' && m_cell.isEmpty() && !m_wasQuoted) {
            m_isQuoted = true;
            m_wasQuoted = true;
            return at + 1;
        }
        const char separator = m_separator;
        const char* until = at;
        while (until != end && *until != separator && *until != '\n')
            ++until;
        if (until == end) {
            keep(at, end);
            return end;
        }
        QByteArrayView cell(at, until - at);
        if (!m_cell.isEmpty() || m_wasQuoted) {
            keep(at, until);
            cell = m_cell;
        }
        if (*until == '\n') {
            endRow(cell);
            ++m_line;
            m_rowLine = m_line;
        } else {
            m_table.addCell(cell);
            m_wasQuoted = false;
            m_cell.resize(0);
        }
        return until + 1;
    }
    const char* quoted(const char* at, const char* end)
    {
        if (m_mayClose) {
            m_mayClose = false;
            if (*at != '"') {
                m_isQuoted = false;
                return at;
            }
            keep(at, at + 1);
            return at + 1;
        }
        const char* until = std::find(at, end, '"');
        m_line += std::count(at, until, '\n');
        keep(at, until);
        m_mayClose = until != end;
        return until == end ? end : until + 1;
    }
    void keep(const char* from, const char* to)
    {
        m_cell.append(from, std::min<qsizetype>(to - from, MostOfCell - m_cell.size()));
    }
    void endRow(QByteArrayView cell)
    {
        // A blank line is no row.
        if (m_table.isInRow() || !cell.isEmpty() || m_wasQuoted) {
            m_table.addCell(cell);
            m_table.endRow(m_rowLine);
        }
        m_wasQuoted = false;
        m_cell.resize(0);
    }

    char m_separator;
    TableStats& m_table;
    QByteArray m_cell; ///< of one that has quotes, or is not whole yet
    bool m_isQuoted = false;
    bool m_wasQuoted = false;
    bool m_mayClose = false; ///< the last character was a quote within quotes
    qint64 m_line = 1;
    qint64 m_rowLine = 1;
    qint64 m_unclosed = 0;
};

class CsvExplorer final : public Explorer
{
public:
    explicit CsvExplorer(std::optional<char> separator)
        : m_separator(separator)
    {
    }
    void explore(TextSource& source, Exploration& into) override;

private:
    /// What the first row has most of, outside of its quotes.
    static char separatorOf(QByteArrayView text)
    {
        constexpr QByteArrayView Candidates(",;\t|");
        std::array<qsizetype, 4> counts {};
        bool isQuoted = false;
        for (qsizetype at = 0; at < text.size() && (isQuoted || text[at] != '\n'); ++at) {
            const qsizetype candidate = Candidates.indexOf(text[at]);
            if (text[at] == '"')
                isQuoted = !isQuoted && (at == 0 || text[at - 1] == '"' || Candidates.contains(text[at - 1]));
            else if (candidate >= 0 && !isQuoted)
                ++counts[size_t(candidate)];
        }
        return Candidates[std::ranges::max_element(counts) - counts.begin()];
    }

    std::optional<char> m_separator;
};

void CsvExplorer::explore(TextSource& source, Exploration& into)
{
    TableStats table;
    QByteArrayView piece = source.next();
    if (piece.startsWith("\xEF\xBB\xBF"))
        piece = piece.sliced(3);
    // Spreadsheets are told by a line of its own.
    if (!m_separator && piece.size() > 5 && piece.startsWith("sep=") && piece[5] == '\n') {
        m_separator = piece[4];
        piece = piece.sliced(5); // its end stays, and is counted
    }
    CsvReader reader(m_separator.value_or(separatorOf(piece)), table);
    for (; !piece.isEmpty(); piece = source.next())
        reader.feed(piece);
    reader.finish();
    table.tell(into);
    if (reader.unclosed() > 0)
        into.notes.append(ExploreText::tr("A quote in the row that begins in line %L1 is never closed: all that "
                                          "follows it is one cell.")
                .arg(reader.unclosed()));
}

} // namespace

std::unique_ptr<Explorer> makeCsvExplorer()
{
    return std::make_unique<CsvExplorer>(std::nullopt);
}

std::unique_ptr<Explorer> makeTsvExplorer()
{
    return std::make_unique<CsvExplorer>('\t');
}

} // namespace stemma
