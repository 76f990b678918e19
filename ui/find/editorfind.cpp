// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/find/editorfind.h"

#include "ui/common/style.h"
#include "ui/find/findbar.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QTextBlock>

#include <algorithm>

namespace stemma {

namespace {

constexpr int HitMark = QTextFormat::UserProperty + 1; ///< of the marks that are ours

} // namespace

template<typename Edit> EditorFind::Editor EditorFind::editorOf(Edit& edit)
{
    return {[&edit] { return edit.document(); }, [&edit] { return edit.textCursor(); },
        [&edit](const QTextCursor& cursor) {
            edit.setTextCursor(cursor);
            edit.ensureCursorVisible();
        },
        [&edit] { return edit.extraSelections(); },
        [&edit](const QList<QTextEdit::ExtraSelection>& marks) { edit.setExtraSelections(marks); }, &edit};
}

EditorFind::EditorFind(FindBar& bar, QPlainTextEdit& edit)
    : EditorFind(bar, editorOf(edit))
{
    connect(&edit, &QPlainTextEdit::textChanged, this, [this] { takeText(); });
}

EditorFind::EditorFind(FindBar& bar, QTextEdit& edit)
    : EditorFind(bar, editorOf(edit))
{
    connect(&edit, &QTextEdit::textChanged, this, [this] { takeText(); });
}

EditorFind::EditorFind(FindBar& bar, Editor editor)
    : QObject(editor.widget)
    , m_bar(bar)
    , m_editor(std::move(editor))
{
    connect(&bar, &FindBar::changed, this, [this] { find(true); });
    connect(&bar, &FindBar::stepRequested, this, &EditorFind::step);
    connect(&bar, &FindBar::closed, this, [this] {
        if (!m_editor.widget->isVisible())
            return;
        find(false);
        m_editor.widget->setFocus();
    });
    m_editor.widget->installEventFilter(this);
}

/// It may come in the place of another editor of the same bar, which looked through its own text.
bool EditorFind::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_editor.widget && event->type() == QEvent::Show && !m_bar.isHidden())
        find(false);
    return QObject::eventFilter(watched, event);
}

/// Whoever types is not taken elsewhere. Colours are no other text.
void EditorFind::takeText()
{
    if (!m_bar.isHidden() && m_editor.document()->revision() != m_revision)
        find(false);
}

void EditorFind::open()
{
    m_from = m_editor.cursor().selectionStart();
    m_bar.open(m_editor.cursor().selectedText());
}

void EditorFind::find(bool goesOn)
{
    if (!m_editor.widget->isVisible())
        return; // another editor is shown in its place
    m_job.cancel();
    m_goesOn = goesOn;
    m_revision = m_editor.document()->revision();
    m_isLooking = m_gaveUp = false;
    m_problem.clear();
    m_hits.clear();
    m_current = -1;
    const TextPattern pattern = m_bar.isHidden() ? TextPattern() : m_bar.pattern();
    const Result<TextMatcher> matcher = TextMatcher::make(pattern);
    if (!matcher) {
        m_problem = pattern.isEmpty() ? QString() : matcher.error().text;
        mark();
        return tell();
    }
    m_isLooking = true;
    m_job = JobControl();
    m_lane
        .run([text = m_editor.document()->toPlainText(), matcher = *matcher](
                 const JobControl& control) { return matcher.find(text, MostHits, control); },
            Lane::Visible, m_job)
        .then(this, [this, job = m_job](const TextMatches& found) {
            if (!job.isCancelled())
                take(found);
        });
    tell();
}

void EditorFind::take(const TextMatches& found)
{
    m_isLooking = false;
    m_gaveUp = found.gaveUp;
    m_hits = found.spans;
    if (m_hits.empty() || !m_goesOn) {
        mark();
        return tell();
    }
    const auto first = std::ranges::lower_bound(m_hits, m_from, {}, &TextSpan::start);
    show((first == m_hits.end() ? m_hits.begin() : first) - m_hits.begin());
}

void EditorFind::step(bool forward)
{
    const auto count = qsizetype(m_hits.size());
    if (count == 0 || !m_editor.widget->isVisible())
        return;
    qsizetype next = m_current + (forward ? 1 : count - 1);
    if (m_current < 0) { // from the cursor
        const qsizetype at = m_editor.cursor().position();
        next = std::ranges::lower_bound(m_hits, at, {}, &TextSpan::start) - m_hits.begin() + (forward ? 0 : count - 1);
    }
    show(next % count);
}

void EditorFind::show(qsizetype hit)
{
    m_current = hit;
    const TextSpan& span = m_hits[size_t(hit)];
    m_from = span.start;
    QTextCursor cursor(m_editor.document());
    cursor.setPosition(int(span.start));
    m_editor.setCursor(cursor);
    mark();
    tell();
}

/// Beside the marks of others.
void EditorFind::mark()
{
    QList<QTextEdit::ExtraSelection> marks = m_editor.marks();
    marks.removeIf([](const QTextEdit::ExtraSelection& one) { return one.format.hasProperty(HitMark); });
    const Colours& colours = Style::colours();
    const auto count = qsizetype(m_hits.size());
    const qsizetype first
        = std::clamp<qsizetype>(m_current - MostMarked / 2, 0, std::max<qsizetype>(0, count - MostMarked));
    for (qsizetype i = first; i < std::min(count, first + MostMarked); ++i) {
        const bool isNow = i == m_current;
        QTextEdit::ExtraSelection mark;
        mark.format.setBackground(isNow ? colours.hitNow : colours.hit);
        mark.format.setForeground(isNow ? colours.hitNowText : colours.hitText);
        mark.format.setProperty(HitMark, true);
        if (isNow) // which has a frame elsewhere; here a line can be drawn below
            mark.format.setFontUnderline(true);
        mark.cursor = QTextCursor(m_editor.document());
        mark.cursor.setPosition(int(m_hits[size_t(i)].start));
        mark.cursor.setPosition(int(m_hits[size_t(i)].end()), QTextCursor::KeepAnchor);
        marks.append(mark);
    }
    m_editor.setMarks(marks);
}

void EditorFind::tell()
{
    m_bar.setState({.hits = qint64(m_hits.size()),
        .current = m_current,
        .grows = m_isLooking,
        .isFull = qsizetype(m_hits.size()) >= MostHits,
        .givenUp = m_gaveUp ? 1 : 0,
        .problem = m_problem});
}

} // namespace stemma
