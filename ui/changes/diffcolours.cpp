// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/diffcolours.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype PieceLines = 256; ///< lines behind them are coloured as if a file began there

} // namespace

DiffColours::DiffColours(QObject* parent)
    : QObject(parent)
{
    connect(&m_highlighter, &Highlighter::coloured, this, &DiffColours::take);
}

void DiffColours::clear()
{
    m_asked.clear();
    m_tickets.clear();
    m_runs.clear();
}

const std::vector<ColourRun>& DiffColours::of(const diff::Hunk& hunk, const diff::Line& line, const QString& path)
{
    const qsizetype from = (&line - hunk.lines.data()) / PieceLines * PieceLines;
    const diff::Line* first = &hunk.lines[size_t(from)];
    if (!m_asked.contains(first) && !path.isEmpty()) {
        m_asked.insert(first);
        ask(hunk, from, true, path);
        ask(hunk, from, false, path);
    }
    const auto runs = m_runs.constFind(&line);
    return runs == m_runs.constEnd() ? m_none : *runs;
}

/// What was there and what is there now are two texts; lines that stayed are coloured by the newer one.
void DiffColours::ask(const diff::Hunk& hunk, qsizetype from, bool isAfter, const QString& path)
{
    const auto other = isAfter ? diff::Line::Kind::Removed : diff::Line::Kind::Added;
    std::vector<Piece> pieces;
    QString text;
    bool isNeeded = isAfter;
    for (qsizetype i = from; i < std::min(from + PieceLines, qsizetype(hunk.lines.size())); ++i) {
        const diff::Line& line = hunk.lines[size_t(i)];
        if (line.kind == other || line.kind == diff::Line::Kind::Note)
            continue;
        isNeeded = isNeeded || line.kind == diff::Line::Kind::Removed;
        pieces.push_back({&line, int(text.size())});
        text += line.text;
        text += u'\n';
    }
    if (isNeeded && !pieces.empty())
        m_tickets.emplace(m_highlighter.request(text, u"file:"_s + path), std::move(pieces));
}

void DiffColours::take(quint64 ticket, const std::vector<ColourRun>& colours)
{
    const std::vector<Piece> pieces = m_tickets.take(ticket);
    size_t piece = 0;
    for (ColourRun run : colours) {
        while (piece + 1 < pieces.size() && pieces[piece + 1].start <= run.start)
            ++piece;
        if (piece >= pieces.size())
            break;
        run.start -= pieces[piece].start;
        std::vector<ColourRun>& runs = m_runs[pieces[piece].line];
        if (runs.empty() || runs.back().start < run.start) // of a line that stayed, the newer text came first
            runs.push_back(run);
    }
    if (!colours.empty())
        emit arrived();
}

} // namespace stemma
