// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/rowlayout.h"

#include <QObject>

#include <memory>

class QMimeData;

namespace stemma {

class TimelineCursor;
class TimelineRows;

/// The selection of text in a timeline, over all rows, and what is copied of it or of the selected parts. GUI thread.
class TimelineText final : public QObject
{
    Q_OBJECT
public:
    TimelineText(TimelineRows& rows, const TimelineCursor& cursor, QObject* parent = nullptr);

    [[nodiscard]] bool hasSelection() const { return m_anchor != m_cursor; }
    [[nodiscard]] TextPosition start() const { return std::min(m_anchor, m_cursor); }
    [[nodiscard]] TextPosition end() const { return std::max(m_anchor, m_cursor); }
    void select(TextPosition from, TextPosition to);
    void extendTo(TextPosition to) { select(m_anchor, to); }
    void clear();
    void selectWord(TextPosition at);
    void selectBlock(TextPosition at);

    /// What copying takes: the selected text, else the selected parts. As Markdown: the parts, with a heading each
    /// message.
    [[nodiscard]] QString text(bool asMarkdown) const;
    void copy(bool asMarkdown) const;
    /// What is dragged out of the timeline: the selected text, or the selected parts as text and as Markdown. Null:
    /// there is nothing to drag.
    [[nodiscard]] std::unique_ptr<QMimeData> dragged() const;

signals:
    void changed();

private:
    [[nodiscard]] QString selectedText() const;
    static void addMissing(QStringList& pieces, int& missing); ///< says what stands between two pieces, once

    TimelineRows& m_rows;
    const TimelineCursor& m_current;
    TextPosition m_anchor; ///< where the selection began
    TextPosition m_cursor;
};

} // namespace stemma
