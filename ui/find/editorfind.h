// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/search/textmatcher.h"

#include <QList>
#include <QPointer>
#include <QTextEdit>

#include <functional>
#include <vector>

class QPlainTextEdit;

namespace stemma {

class FindBar;

/// Finds in the text of an editor or a browser what is typed in a find bar, marks it there and selects the current hit.
/// Looks through the text on a lane of its own, and again when it changes. GUI thread.
class EditorFind final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MostHits = 100'000;
    static constexpr qsizetype MostMarked = 2'000; ///< around the current one: each costs a frame something

    EditorFind(FindBar& bar, QPlainTextEdit& edit);
    EditorFind(FindBar& bar, QTextEdit& edit);

    void open(); ///< the bar, with what is selected
    [[nodiscard]] const std::vector<TextSpan>& hits() const { return m_hits; }
    [[nodiscard]] qsizetype current() const { return m_current; } ///< -1: none
    [[nodiscard]] bool isLooking() const { return m_isLooking; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What both kinds of editors can do.
    struct Editor
    {
        std::function<QTextDocument*()> document;
        std::function<QTextCursor()> cursor;
        std::function<void(const QTextCursor&)> setCursor;
        std::function<QList<QTextEdit::ExtraSelection>()> marks;
        std::function<void(const QList<QTextEdit::ExtraSelection>&)> setMarks;
        QWidget* widget = nullptr;
    };
    template<typename Edit> static Editor editorOf(Edit& edit);
    EditorFind(FindBar& bar, Editor editor);

    void takeText();
    void find(bool goesOn);
    void take(const TextMatches& found);
    void step(bool forward);
    void show(qsizetype hit);
    void mark();
    void tell();

    FindBar& m_bar;
    Editor m_editor;
    std::vector<TextSpan> m_hits;
    qsizetype m_current = -1;
    qsizetype m_from = 0; ///< where somebody looks: the first hit is searched from here
    int m_revision = -1; ///< of the text that was looked through
    bool m_goesOn = false; ///< to the first hit, when there is one
    bool m_isLooking = false;
    bool m_gaveUp = false;
    QString m_problem;
    JobControl m_job;
    Lane m_lane;
};

} // namespace stemma
