// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/changeview.h"

#include "ui/common/style.h"

#include <QEvent>
#include <QTextBlock>
#include <QTimerEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Kind = diff::Line::Kind;

constexpr qsizetype RowsAStep = 1'000;

} // namespace

ChangeView::ChangeView(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    // A record is one line of JSON, and a paragraph one of prose.
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
}

void ChangeView::setTexts(const QString& before, const QString& after)
{
    if (before == m_before && after == m_after && !document()->isEmpty())
        return;
    m_before = before;
    m_after = after;
    show(changeRows(before, after));
    putIn(qsizetype(m_rows.size()));
}

void ChangeView::setLongTexts(const QString& before, const QString& after)
{
    m_before = before;
    m_after = after;
    m_isComparing = true;
    m_step.stop();
    changeRowsLater(before, after).then(this, [this, turn = ++m_turn](ChangeRows rows) {
        if (turn != m_turn)
            return;
        show(std::move(rows));
        m_step.start(0, this);
    });
}

/// Gives up what is shown; the rows come with putIn().
void ChangeView::show(ChangeRows rows)
{
    ++m_turn;
    m_isComparing = false;
    m_step.stop();
    m_rows = std::move(rows);
    m_next = 0;
    setFont(Style::measures().code);
    if (m_rows.empty())
        setPlainText(tr("No difference in the part of the text shown here."));
    else
        clear();
}

void ChangeView::putIn(qsizetype count)
{
    const size_t end = std::min(m_rows.size(), m_next + size_t(count));
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.movePosition(QTextCursor::End);
    for (; m_next < end; ++m_next) {
        if (m_next > 0)
            cursor.insertBlock();
        insert(cursor, m_rows[m_next]);
    }
    cursor.endEditBlock();
}

void ChangeView::insert(QTextCursor& cursor, const ChangeRow& row) const
{
    const Colours& c = Style::colours();
    const bool isAdded = row.kind == Kind::Added;
    const bool isChanged = isAdded || row.kind == Kind::Removed;
    QTextBlockFormat ground;
    QTextCharFormat gutter;
    QTextCharFormat word;
    if (isChanged) {
        ground.setBackground(isAdded ? c.addBg : c.remBg);
        gutter.setForeground(isAdded ? c.addText : c.remText);
        word.setBackground(isAdded ? c.addWord : c.remWord);
        word.setForeground(c.text);
    }
    cursor.setBlockFormat(ground);
    // Held together with what follows, so that a long word does not leave it a line of its own.
    cursor.insertText(QString(row.gutter).replace(u' ', QChar::Nbsp), gutter);
    qsizetype at = 0;
    for (const diff::Range& range : row.words) {
        cursor.insertText(row.text.mid(at, range.start - at), {});
        cursor.insertText(row.text.mid(range.start, range.length), word);
        at = range.start + range.length;
    }
    cursor.insertText(row.text.mid(at), {});
}

void ChangeView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_step.timerId()) {
        QPlainTextEdit::timerEvent(event);
        return;
    }
    putIn(RowsAStep);
    if (m_next >= m_rows.size())
        m_step.stop();
}

void ChangeView::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_rows.empty())
        return;
    const bool isLong = qsizetype(m_rows.size()) > RowsAStep;
    show(std::exchange(m_rows, {}));
    if (isLong)
        m_step.start(0, this);
    else
        putIn(RowsAStep);
}

} // namespace stemma
