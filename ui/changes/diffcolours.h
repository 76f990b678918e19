// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"
#include "ui/common/highlighter.h"

#include <QHash>
#include <QSet>

namespace stemma {

/// The syntax colours of lines of diffs: asked for where a line is seen, some lines at a time. GUI thread.
class DiffColours final : public QObject
{
    Q_OBJECT
public:
    explicit DiffColours(QObject* parent = nullptr);

    void clear(); ///< before the lines go
    /// The colours of a line of a hunk, in a file of this name; none, while they are not known yet.
    [[nodiscard]] const std::vector<ColourRun>& of(const diff::Hunk& hunk, const diff::Line& line, const QString& path);

signals:
    void arrived();

private:
    /// A line within the text that was asked for.
    struct Piece
    {
        const diff::Line* line;
        int start;
    };

    void ask(const diff::Hunk& hunk, qsizetype from, bool isAfter, const QString& path);
    void take(quint64 ticket, const std::vector<ColourRun>& colours);

    Highlighter m_highlighter;
    QSet<const diff::Line*> m_asked; ///< the first line of each piece
    QHash<quint64, std::vector<Piece>> m_tickets;
    QHash<const diff::Line*, std::vector<ColourRun>> m_runs;
    std::vector<ColourRun> m_none;
};

} // namespace stemma
