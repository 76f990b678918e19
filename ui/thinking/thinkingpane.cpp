// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/thinking/thinkingpane.h"

#include "core/base/text.h"
#include "core/base/tokenguess.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/toolwords.h"
#include "ui/thinking/thinkingmodel.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MostMarks = 1000;
constexpr qsizetype LongestNext = 48;

} // namespace

ThinkingPane::ThinkingPane(ThinkingSource& source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_head(new QLabel(this))
    , m_state(new MutedLabel(this))
    , m_edit(new QPlainTextEdit(this))
    , m_all(new QPushButton(tr("Show all…"), this))
    , m_next(new QPushButton(this))
{
    const int u = Style::measures().u;
    m_head->setTextFormat(Qt::PlainText);
    m_head->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_edit->setReadOnly(true);
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_edit->setAccessibleName(tr("Text of the thinking"));
    m_all->setToolTip(tr("Show the whole text in a window of its own"));
    m_next->setFlat(true);
    m_next->setToolTip(tr("Go to what the agent did after this thinking"));
    auto* below = new QHBoxLayout;
    below->setSpacing(2 * u);
    below->addWidget(m_next);
    below->addStretch(1);
    below->addWidget(m_all);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * u, u, 2 * u, u);
    layout->setSpacing(u);
    layout->addWidget(m_head);
    layout->addWidget(m_state);
    layout->addWidget(m_edit, 1);
    layout->addLayout(below);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_block)
            emit rowChosen(int(m_block->next.row), m_block->next.part);
    });
    connect(m_all, &QPushButton::clicked, this, [this] {
        if (m_block)
            emit allRequested(int(m_block->row), m_block->part);
    });
    setBlock({});
}

void ThinkingPane::setBlock(const std::optional<ThinkingBlock>& block)
{
    if (block && m_block == block)
        return;
    const bool isSame = block && m_block && block->key == m_block->key && block->part == m_block->part
        && block->bytes == m_block->bytes && block->line == m_block->line;
    m_block = block;
    m_head->setVisible(block.has_value());
    m_state->setVisible(block && !block->isReadable()); // where the text would be; else as a tip
    m_next->setVisible(block && block->next.row >= 0);
    if (block) {
        const QString next = ThinkingModel::nextText(block->next);
        m_next->setText(tr("Next: %1")
                .arg(next.size() > LongestNext ? next.first(LongestNext) + u'…' : next)
                .replace(u'&', "&&"_L1));
        m_next->setIcon(icons::icon(ThinkingModel::nextIcon(block->next)));
        m_state->setText(stateMeaning(block->state));
        m_head->setToolTip(
            block->time ? format::absoluteTime(*block->time) + u'\n' + m_state->text() : m_state->text());
    }
    if (isSame)
        return;
    m_isRead = false;
    m_lines.clear();
    m_edit->clear();
    m_all->hide();
    if (!block)
        return;
    updateHead(-1);
    m_edit->setVisible(block->isReadable());
    if (!block->isReadable())
        return;
    m_edit->setPlaceholderText(tr("Reading…"));
    m_source.readText(*block, [this, asked = *block](const Result<ThinkingSource::Text>& text) {
        if (!m_block || m_block->key != asked.key || m_block->part != asked.part)
            return; // another one was chosen by then
        if (text)
            show(*text);
        else
            m_edit->setPlaceholderText(text.error().text);
    });
}

void ThinkingPane::show(const ThinkingSource::Text& text)
{
    QString shown = text.head;
    if (text.left > 0)
        shown += u"\n\n"_s + tr("— %1 not shown here —").arg(format::bytes(text.left)) + u"\n\n"_s + text.tail;
    m_edit->setPlainText(shown);
    m_edit->moveCursor(QTextCursor::Start);
    m_all->setVisible(text.left > 0);
    m_isRead = true;
    updateHead(text.characters);
    updateMarks();
    emit textShown();
}

QString ThinkingPane::shownText() const
{
    return m_isRead ? m_edit->toPlainText() : QString();
}

void ThinkingPane::updateHead(qint64 characters)
{
    QStringList facts {tr("Message %1").arg(format::number(m_block->row + 1))};
    if (m_block->time)
        facts += format::clockTime(*m_block->time);
    if (characters >= 0)
        facts += tr("%Ln chars", nullptr, int(characters));
    if (m_block->isReadable())
        facts += format::tokenCount(m_block->tokens.value_or(guessedTokens(m_block->bytes)), true);
    else if (const qint64 kept = std::max(m_block->bytes, m_block->signatureBytes); kept > 0)
        facts += tr("no text to show · %1 stored").arg(format::bytes(kept));
    else
        facts += tr("no text to show");
    if (m_block->duration)
        facts += format::duration(*m_block->duration);
    facts += stateWord(m_block->state);
    m_head->setText(facts.join(factSeparator()));
}

void ThinkingPane::setMarked(const QStringList& words)
{
    m_words = words;
    updateMarks();
}

void ThinkingPane::setMarkedLines(const QList<int>& lines, const QColor& ground)
{
    m_lines = lines;
    m_ground = ground;
    updateMarks();
}

void ThinkingPane::updateMarks()
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const int line : m_lines) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_edit->document()->findBlockByNumber(line));
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        mark.format.setBackground(m_ground);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks += mark;
    }
    QTextCursor first;
    for (const QString& word : m_words) {
        QTextCursor at(m_edit->document());
        while (marks.size() < MostMarks) {
            at = m_edit->document()->find(word, at);
            if (at.isNull())
                break;
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(Style::colours().hit);
            mark.format.setForeground(Style::colours().hitText);
            marks += mark;
            if (first.isNull() || at.position() < first.position())
                first = at;
        }
    }
    m_edit->setExtraSelections(marks);
    if (!first.isNull()) {
        first.clearSelection();
        m_edit->setTextCursor(first);
        m_edit->ensureCursorVisible();
    }
}

} // namespace stemma
