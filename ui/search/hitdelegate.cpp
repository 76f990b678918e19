// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/hitdelegate.h"

#include "core/base/text.h"
#include "core/models/searchresults.h"
#include "core/models/searchtexts.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/rowplaces.h"
#include "ui/common/style.h"

#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int IconSize = 14;

void drawIcon(QPainter& painter, const QRect& rect, const QString& name, const QColor& colour)
{
    painter.drawPixmap(QPoint(rect.left(), rect.center().y() - IconSize / 2 + 1),
        icons::pixmap(name, IconSize, colour, painter.device()->devicePixelRatioF()));
}

void drawSnippet(QPainter& painter, const QRect& rect, const SearchHit& hit, const QFont& font, bool isMuted)
{
    const Colours& c = Style::colours();
    const FittedSnippet fitted = fitSnippet(hit.snippet, hit.marks, font, rect.width());
    QTextLayout layout(fitted.text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    for (const TextSpan& mark : fitted.marks) {
        QTextLayout::FormatRange range;
        range.start = int(mark.start);
        range.length = int(mark.length);
        range.format.setBackground(c.hit);
        range.format.setForeground(c.hitText);
        formats.append(range);
    }
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(rect.width());
    layout.endLayout();
    painter.setPen(isMuted ? c.muted : c.text);
    const QFontMetrics metrics(font);
    const double top = rect.y() + (rect.height() - metrics.height()) / 2.0 + metrics.ascent() - line.ascent();
    layout.draw(&painter, QPointF(rect.x(), top), formats, rect);
}

/// The agent's program, and the project.
QString whereOf(const SearchHit& hit)
{
    QStringList facts;
    if (!hit.project.isEmpty())
        facts += searchtexts::valueName(QueryField::Project, hit.project);
    facts += hit.format.isEmpty() ? storeTitle(hit.store) : hit.format;
    return facts.join(factSeparator());
}

} // namespace

QString iconOf(TextKind kind)
{
    switch (kind) {
    case TextKind::Prompt:
        return u"user"_s;
    case TextKind::Answer:
        return u"assistant"_s;
    case TextKind::Thinking:
        return u"thinking"_s;
    case TextKind::ToolInput:
    case TextKind::Title:
        return u"tool"_s;
    case TextKind::ToolOutput:
        return u"terminal"_s;
    case TextKind::Patch:
        return u"patch"_s;
    case TextKind::FileSummary:
        return u"file"_s;
    case TextKind::Summary:
        return u"compact"_s;
    case TextKind::Event:
        return u"info"_s;
    case TextKind::Other:
        break;
    }
    return u"unknown"_s;
}

FittedSnippet fitSnippet(const QString& snippet, const std::vector<TextSpan>& marks, const QFont& font, int width)
{
    const QFontMetrics metrics(font);
    FittedSnippet fitted {snippet, marks};
    if (metrics.horizontalAdvance(snippet) <= width)
        return fitted;
    const QString dots(u'…');
    // From the beginning, unless the first mark would be cut off: then a little before it.
    qsizetype from = 0;
    if (!marks.empty() && metrics.horizontalAdvance(snippet.left(marks.front().end())) > width * 9 / 10) {
        from = marks.front().start;
        while (from > 0 && metrics.horizontalAdvance(snippet.mid(from - 1, marks.front().start - from + 1)) < width / 3)
            --from;
        if (from > 0 && from < snippet.size() && snippet[from].isLowSurrogate())
            --from;
    }
    const QString head = from > 0 ? dots : QString();
    fitted.text = metrics.elidedText(head + snippet.mid(from), Qt::ElideRight, width);
    fitted.marks.clear();
    // What is cut off at the end is not marked.
    const qsizetype end = fitted.text.endsWith(u'…') ? fitted.text.size() - 1 : fitted.text.size();
    for (const TextSpan& mark : marks) {
        const qsizetype start = mark.start - from + head.size();
        if (start >= head.size() && start < end)
            fitted.marks.push_back({start, std::min(mark.length, end - start)});
    }
    return fitted;
}

QRect HitDelegate::chevronRect(const QRect& row, Qt::LayoutDirection direction)
{
    const int u = Style::measures().u;
    return QStyle::visualRect(direction, row, QRect(row.left() + u, row.top(), 4 * u, row.height()));
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    const Measures& m = Style::measures();
    return {20 * m.u, qMax(6 * m.u + m.u / 2, QFontMetrics(m.body).height() + m.u)};
}

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const bool isSession = !index.parent().isValid();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->fillRect(option.rect,
        isSelected                                           ? c.selection
            : option.state.testFlag(QStyle::State_MouseOver) ? c.hover
            : isSession                                      ? c.alt
                                                             : c.base);
    if (isSelected) {
        const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), c.focus);
    }
    if (isSession)
        paintSession(*painter, option, index);
    else
        paintHit(*painter, option, index);
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

void HitDelegate::paintSession(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const auto hit = index.data(SearchResultsModel::HitRole).value<SearchHit>();
    QStyleOption branch;
    branch.rect = chevronRect(option.rect, option.direction);
    branch.direction = option.direction;
    branch.palette = option.palette;
    branch.state = QStyle::State_Children | (option.state & QStyle::State_Open);
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorBranch, &branch, &painter, option.widget);

    RowPlaces row {option.rect, option.rect.left() + 6 * m.u, option.rect.right() - 2 * m.u, option.direction};
    drawIcon(painter, row.takeLeading(IconSize, 3 * m.u / 2), u"assistant"_s, hit.isSessionDeleted ? c.muted : c.text);
    const QString count = format::number(index.data(SearchResultsModel::CountRole).toInt());
    drawTextLine(
        painter, row.takeTrailing(textAdvance(m.meta, count), 2 * m.u), count, m.meta, c.muted, option.direction);
    if (hit.isSessionDeleted) {
        QRect at = row.takeTrailing(chip::width({}, tr("deleted")), m.u);
        at = QRect(at.left(), at.center().y() - chip::height() / 2, at.width(), chip::height());
        chip::draw(painter, at, {}, tr("deleted"), c.muted, Qt::transparent);
    }
    QString title = index.data().toString().simplified();
    const QString where = whereOf(hit);
    const int titleWidth = qMin(textAdvance(m.bold, title), row.room());
    drawTextLine(painter, row.takeLeading(titleWidth, 2 * m.u), title, m.bold, hit.isSessionDeleted ? c.muted : c.text,
        option.direction);
    if (row.room() > 12 * m.u)
        drawTextLine(painter, row.rest(), where, m.meta, c.muted, option.direction);
}

void HitDelegate::paintHit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const QString text = index.data().toString(); // asks for the snippet of a hit that has none yet
    const auto hit = index.data(SearchResultsModel::HitRole).value<SearchHit>();
    const bool isWide = option.rect.width() > 150 * m.u;
    const bool hasTime = option.rect.width() > 100 * m.u;
    RowPlaces row {option.rect, option.rect.left() + 8 * m.u, option.rect.right() - 2 * m.u, option.direction};
    const bool isTool = hit.kind == TextKind::ToolInput || hit.kind == TextKind::ToolOutput;
    const QColor& ink = hit.kind == TextKind::Prompt ? c.accent
        : isTool                                     ? c.tool
        : hit.kind == TextKind::Summary              ? c.summary
                                                     : c.muted;
    drawIcon(painter, row.takeLeading(IconSize, 3 * m.u / 2), hit.rowKey < 0 ? u"assistant"_s : iconOf(hit.kind), ink);
    if (isWide) {
        drawTextLine(painter, row.takeLeading(28 * m.u, 2 * m.u), searchtexts::placeName(hit), m.meta, c.muted,
            option.direction);
    }
    if (hasTime) {
        const QString when = hit.time ? format::relativeTime(*hit.time, now()) : QString();
        const QRect place = row.takeTrailing(24 * m.u, 2 * m.u);
        const int width = textAdvance(m.meta, when);
        const QRect end(place.right() + 1 - width, place.top(), width, place.height());
        drawTextLine(
            painter, option.direction == Qt::RightToLeft ? place : end, when, m.meta, c.muted, option.direction);
    }
    for (const QString& state : searchtexts::stateNames(hit)) {
        const int width = chip::width({}, state);
        if (row.room() < width + 60 * m.u)
            break;
        QRect at = row.takeTrailing(width, m.u);
        at = QRect(at.left(), at.center().y() - chip::height() / 2, at.width(), chip::height());
        chip::draw(painter, at, {}, state, c.muted, Qt::transparent);
    }
    if (hit.isComplete) {
        const bool isCode = isTool || hit.kind == TextKind::Patch;
        const bool isAside = hit.states.testFlag(MessageState::Discarded) || hit.isSessionDeleted;
        drawSnippet(painter, row.rest(), hit, isCode ? m.code : m.body, isAside);
    } else if (text.isEmpty()) {
        const QRect bar = row.rest();
        const int height = qMax(2, m.u);
        painter.fillRect(QRect(bar.left(), bar.center().y() - height / 2, bar.width() * 2 / 3, height), c.hover);
    }
}

} // namespace stemma
