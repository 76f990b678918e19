// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/changeview.h"

#include "core/diff/linediff.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Kind = diff::Line::Kind;

QTextEdit::ExtraSelection selection(const QTextCursor& cursor, const QTextCharFormat& format)
{
    QTextEdit::ExtraSelection one;
    one.cursor = cursor;
    one.format = format;
    return one;
}

} // namespace

ChangeView::ChangeView(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setLineWrapMode(NoWrap);
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
    render();
}

void ChangeView::render()
{
    const Colours& c = Style::colours();
    setFont(Style::measures().code);
    const std::vector<diff::Hunk> hunks = diff::compareLines(m_before, m_after);
    int largest = 1;
    for (const diff::Hunk& hunk : hunks)
        largest = std::max({largest, hunk.oldStart + hunk.oldCount, hunk.newStart + hunk.newCount});
    const int digits = std::max(2, int(QString::number(largest).size()));
    const auto number = [digits](int value) {
        return value > 0 ? QString::number(value).rightJustified(digits) : QString(digits, u' ');
    };
    const int gutter = 2 * digits + 5;
    QStringList lines;
    QList<QTextEdit::ExtraSelection> marks;
    struct Mark
    {
        int line;
        Kind kind;
        QList<diff::Range> words;
    };
    QList<Mark> wanted;
    for (const diff::Hunk& hunk : hunks) {
        if (!lines.isEmpty())
            lines += QString(QString(qMax(0, gutter - 3), u' ') + u"⋯"_s);
        const std::vector<QList<diff::Range>> words = diff::changedWords(hunk);
        for (size_t i = 0; i < hunk.lines.size(); ++i) {
            const diff::Line& line = hunk.lines[i];
            const QChar sign = line.kind == Kind::Added ? u'+' : line.kind == Kind::Removed ? u'−' : u' ';
            if (line.kind != Kind::Context)
                wanted += Mark {int(lines.size()), line.kind, words[i]};
            lines
                += QString(number(line.oldNumber) + u' ' + number(line.newNumber) + u"  "_s + sign + u' ' + line.text);
        }
    }
    setPlainText(hunks.empty() ? tr("Nothing differs in the part of the text that a plan shows.") : lines.join(u'\n'));
    for (const Mark& mark : std::as_const(wanted)) {
        const QTextBlock block = document()->findBlockByNumber(mark.line);
        const bool added = mark.kind == Kind::Added;
        QTextCursor cursor(block);
        QTextCharFormat ground;
        ground.setBackground(added ? c.addBg : c.remBg);
        ground.setProperty(QTextFormat::FullWidthSelection, true);
        marks += selection(cursor, ground);
        QTextCharFormat gutterFormat;
        gutterFormat.setForeground(added ? c.addText : c.remText);
        cursor.setPosition(block.position() + qMin(gutter, block.length() - 1), QTextCursor::KeepAnchor);
        marks += selection(cursor, gutterFormat);
        for (const diff::Range& range : mark.words) {
            QTextCharFormat word;
            word.setBackground(added ? c.addWord : c.remWord);
            word.setForeground(c.text);
            cursor.setPosition(block.position() + gutter + range.start);
            cursor.setPosition(cursor.position() + range.length, QTextCursor::KeepAnchor);
            marks += selection(cursor, word);
        }
    }
    setExtraSelections(marks);
}

void ChangeView::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render();
}

} // namespace stemma
