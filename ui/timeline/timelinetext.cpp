// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinetext.h"

#include "ui/common/partcopy.h"
#include "ui/timeline/selectedparts.h"
#include "ui/timeline/timelinecursor.h"
#include "ui/timeline/tooljoints.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace stemma {

TimelineText::TimelineText(TimelineRows& rows, const TimelineCursor& cursor, QObject* parent)
    : QObject(parent)
    , m_rows(rows)
    , m_current(cursor)
{
    connect(&rows, &TimelineRows::reset, this, &TimelineText::clear);
}

void TimelineText::select(TextPosition from, TextPosition to)
{
    m_anchor = from;
    m_cursor = to;
    emit changed();
    if (hasSelection() && QGuiApplication::clipboard()->supportsSelection())
        QGuiApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
}

void TimelineText::clear()
{
    m_anchor = m_cursor = {};
    emit changed();
}

void TimelineText::selectWord(TextPosition at)
{
    const RowLayout* layout = m_rows.peek(at.row);
    if (!layout)
        return;
    const QString text = layout->blockText(at.part, at.block);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    finder.setPosition(std::min<qsizetype>(at.character, text.size()));
    const qsizetype start = finder.isAtBoundary() && (finder.boundaryReasons() & QTextBoundaryFinder::StartOfItem)
        ? finder.position()
        : finder.toPreviousBoundary();
    const qsizetype end = finder.toNextBoundary();
    TextPosition from = at;
    TextPosition to = at;
    from.character = int(std::max<qsizetype>(start, 0));
    to.character = int(end < 0 ? text.size() : end);
    select(from, to);
}

void TimelineText::selectBlock(TextPosition at)
{
    const RowLayout* layout = m_rows.peek(at.row);
    if (!layout)
        return;
    TextPosition from = at;
    TextPosition to = at;
    from.character = 0;
    to.character = int(layout->blockText(at.part, at.block).size());
    select(from, to);
}

void TimelineText::addMissing(QStringList& pieces, int& missing)
{
    if (missing > 0)
        pieces += tr("[%Ln messages not loaded]", nullptr, missing);
    missing = 0;
}

QString TimelineText::selectedText() const
{
    QStringList pieces;
    int missing = 0;
    const TextPosition from = start();
    const TextPosition to = end();
    for (int row = from.row; row <= to.row && row - from.row < MostCopied; ++row) {
        RowLayout* layout = m_rows.isFresh(row) ? nullptr : m_rows.peek(row);
        std::unique_ptr<RowLayout> made; // not kept, or those on screen would go
        if (!layout) {
            made = m_rows.makeLayout(row);
            layout = made.get();
        }
        if (!layout) {
            ++missing;
            continue;
        }
        addMissing(pieces, missing);
        const TextPosition begin = row == from.row ? from : TextPosition {row, 0, 0, 0};
        const TextPosition end = row < to.row ? TextPosition {row, std::numeric_limits<int>::max(), 0, 0} : to;
        const QString piece = layout->text(begin, end);
        if (!piece.isEmpty())
            pieces += piece;
    }
    addMissing(pieces, missing);
    return pieces.join(u'\n');
}

QString TimelineText::text(bool asMarkdown) const
{
    if (hasSelection()) // as it is read, without its Markdown
        return selectedText();
    QStringList pieces;
    int missing = 0;
    std::optional<MessageId> last; // some messages have no id
    const auto add = [&](const Message& message, const Part& part) {
        addMissing(pieces, missing);
        // Some agents keep results of tools as messages of the user, who did not write them.
        if (asMarkdown && last != message.id && !holdsOnlyResults(message))
            pieces += markdownHeading(message);
        last = message.id;
        const QString text = asMarkdown ? markdownOf(part) : plainTextOf(part);
        if (!text.isEmpty())
            pieces += text;
    };
    visitSelectedParts(m_rows, m_current.selection(), add, [&missing](int messages) { missing += messages; });
    if (!pieces.isEmpty())
        addMissing(pieces, missing);
    return pieces.join(u"\n\n"_s);
}

void TimelineText::copy(bool asMarkdown) const
{
    const QString copied = text(asMarkdown);
    if (!copied.isEmpty())
        QGuiApplication::clipboard()->setText(copied);
}

std::unique_ptr<QMimeData> TimelineText::dragged() const
{
    const QString plain = text(false);
    if (plain.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setText(plain);
    if (!hasSelection())
        data->setData(u"text/markdown"_s, text(true).toUtf8());
    return data;
}

} // namespace stemma
