// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/summarypane.h"

#include "core/compaction/lostline.h"
#include "ui/common/lossformat.h"
#include "ui/common/style.h"
#include "ui/common/wrapping.h"

#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype LongestMarkdown = 100'000; ///< longer ones are shown as they are: laying them out takes long

/// Whether a document of it is laid out at once: lists in lists and tables take the square of their size.
bool isQuicklyLaidOut(const QString& text)
{
    constexpr qsizetype MostCells = 8000;
    constexpr int MostMarkers = 40;
    constexpr qsizetype DeepestIndent = 200;
    static const QRegularExpression marker(u"\\G[ \\t>]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+"_s);
    qsizetype lines = 0;
    qsizetype mostBars = 0;
    for (const QStringView line : QStringView(text).tokenize(u'\n')) {
        ++lines;
        mostBars = std::max(mostBars, line.count(u'|'));
        int markers = 0;
        qsizetype at = 0;
        for (auto match = marker.matchView(line); match.hasMatch() && markers <= MostMarkers;
            match = marker.matchView(line, at)) {
            ++markers;
            at = match.capturedEnd();
        }
        const auto* const begins
            = std::ranges::find_if_not(line, [](QChar c) { return c == u' ' || c == u'\t' || c == u'>'; });
        if (markers > MostMarkers || begins - line.begin() > DeepestIndent)
            return false;
    }
    return mostBars * lines <= MostCells;
}

/// Font and ground of code within a text, as in the timeline.
void markCode(const QTextBlock& block)
{
    const bool isFenced = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
    std::vector<std::pair<int, int>> spans; // no fragment is valid once formats change
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextFragment piece = at.fragment();
        if (isFenced || piece.charFormat().fontFixedPitch())
            spans.emplace_back(piece.position(), piece.length());
    }
    QTextCharFormat code;
    code.setFont(Style::measures().code);
    code.setBackground(Style::colours().code);
    for (const auto& [position, length] : spans) {
        QTextCursor cursor(block);
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(code);
    }
}

} // namespace

SummaryPane::SummaryPane(QWidget* parent)
    : QStackedWidget(parent)
    , m_browser(new QTextBrowser(this))
    , m_editor(new QPlainTextEdit(this))
{
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenLinks(false); // links come out of stored text
    m_browser->setAccessibleName(tr("Summary"));
    m_browser->document()->setDocumentMargin(3 * Style::measures().u);
    m_editor->setFrameShape(QFrame::NoFrame);
    m_editor->setFont(Style::measures().code);
    m_editor->setAccessibleName(tr("Text of the summary"));
    m_editor->document()->setDocumentMargin(3 * Style::measures().u);
    m_editor->setTabChangesFocus(true);
    addWidget(m_browser);
    addWidget(m_editor);
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        if (isEditing())
            emit edited();
    });
}

void SummaryPane::setText(const QString& text)
{
    m_review.reset();
    m_text = text;
    m_isMarkdown = text.size() <= LongestMarkdown && isQuicklyLaidOut(text);
    const auto wrap = wrapModeFor(text);
    m_browser->setPlainText({}); // nothing is laid out twice
    m_browser->setWordWrapMode(wrap);
    m_editor->setWordWrapMode(wrap);
    setCurrentWidget(m_browser);
    render();
    underline();
}

bool SummaryPane::isEditing() const
{
    return currentWidget() == m_editor;
}

QString SummaryPane::text() const
{
    return isEditing() ? m_editor->toPlainText() : m_text;
}

void SummaryPane::setEditing(bool editing)
{
    if (editing == isEditing())
        return;
    if (editing)
        m_editor->setPlainText(m_text);
    setCurrentWidget(editing ? static_cast<QWidget*>(m_editor) : m_browser);
    currentWidget()->setFocus(Qt::OtherFocusReason);
    underline();
}

void SummaryPane::setReview(const LossReviewPtr& review)
{
    m_review = review;
    underline();
}

bool SummaryPane::isMarkdown() const
{
    return m_isMarkdown;
}

void SummaryPane::render()
{
    if (isMarkdown())
        m_browser->setMarkdown(m_text);
    else
        m_browser->setPlainText(m_text);
    m_browser->document()->setIndentWidth(5 * Style::measures().u);
    QTextCursor whole(m_browser->document());
    whole.beginEditBlock(); // laid out once
    for (QTextBlock block = m_browser->document()->begin(); block.isValid(); block = block.next()) {
        if (isMarkdown())
            markCode(block);
        // Headings as the timeline's smallest: a summary is mostly headings.
        if (block.blockFormat().headingLevel() == 0)
            continue;
        QTextCursor cursor(block);
        cursor.select(QTextCursor::BlockUnderCursor);
        QTextCharFormat format;
        format.setFont(Style::measures().bold);
        format.setProperty(QTextFormat::FontSizeAdjustment, 0);
        cursor.mergeCharFormat(format);
        QTextBlockFormat space;
        space.setTopMargin(2 * Style::measures().u);
        space.setBottomMargin(Style::measures().u);
        cursor.mergeBlockFormat(space);
    }
    whole.endEditBlock();
}

/// The summary's words on the finding, selected in the shown text; null: none.
QTextCursor SummaryPane::cursorOf(const LossFinding& finding) const
{
    if (finding.summaryOffset < 0)
        return {};
    QTextDocument* document = isEditing() ? m_editor->document() : m_browser->document();
    const qsizetype end = finding.summaryOffset + finding.summaryLength;
    // The Markdown is gone from what is shown; the words are looked for instead.
    if (!isEditing() && isMarkdown())
        return document->find(
            m_text.mid(finding.summaryOffset, finding.summaryLength), 0, QTextDocument::FindCaseSensitively);
    QTextCursor cursor(document);
    if (end >= document->characterCount())
        return {};
    cursor.setPosition(int(finding.summaryOffset));
    cursor.setPosition(int(end), QTextCursor::KeepAnchor);
    return cursor;
}

void SummaryPane::underline()
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const LossFinding& finding : m_review ? m_review->findings : QList<LossFinding>()) {
        if (const QTextCursor cursor = cursorOf(finding); !cursor.isNull())
            marks.append({cursor, lossFormat(finding.status == LossFinding::Status::Kept, Style::colours())});
    }
    if (isEditing())
        m_editor->setExtraSelections(marks);
    else
        m_browser->setExtraSelections(marks);
}

void SummaryPane::addLost(const LossFinding& finding)
{
    setEditing(true);
    qsizetype at = 0;
    const QString made = withLostAdded(m_editor->toPlainText(), finding, &at);
    QTextCursor cursor(m_editor->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(made); // can be undone by the editor itself
    cursor.setPosition(int(at));
    m_editor->setTextCursor(cursor);
    m_editor->centerCursor();
}

void SummaryPane::showPlace(const LossFinding& finding)
{
    QTextCursor cursor = cursorOf(finding);
    if (cursor.isNull())
        return;
    cursor.setPosition(cursor.selectionStart());
    if (isEditing()) {
        m_editor->setTextCursor(cursor);
        m_editor->centerCursor();
    } else {
        m_browser->setTextCursor(cursor);
        m_browser->ensureCursorVisible();
    }
}

} // namespace stemma
