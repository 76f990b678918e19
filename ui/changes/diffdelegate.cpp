// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/diffdelegate.h"

#include "ui/common/style.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using LineKind = diff::Line::Kind;

constexpr int BarWidth = 3;

/// Blanks at the end of a changed line, which nobody would see.
void showTrailingBlanks(QString& text)
{
    for (qsizetype i = text.size(); i > 0 && text[i - 1] == u' '; --i)
        text[i - 1] = u'\u00b7';
}

} // namespace

DiffDelegate::DiffDelegate(const DiffListModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_colours(new DiffColours(this))
{
    connect(model, &QAbstractItemModel::modelAboutToBeReset, m_colours, &DiffColours::clear);
}

int DiffDelegate::numberWidth() const
{
    const Measures& measures = Style::measures();
    const int digits = std::max(3, int(QString::number(m_model->largestNumber()).size()));
    return QFontMetrics(measures.code).horizontalAdvance(u'0') * digits + 2 * measures.u;
}

int DiffDelegate::textStart() const
{
    const int gutters = m_model->layout() == DiffListModel::Layout::SideBySide ? 1 : 2;
    return gutters * numberWidth() + 6 * Style::measures().u;
}

int DiffDelegate::longestText() const
{
    return QFontMetrics(Style::measures().code).horizontalAdvance(u'0') * (m_model->longestLine() + 2);
}

QSize DiffDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    // All rows are as high as the titles, so that places are known without asking for each.
    return {10, std::max(Style::measures().codeLine, QFontMetrics(Style::measures().bold).height())};
}

void DiffDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setClipRect(option.rect);
    painter->setLayoutDirection(Qt::LeftToRight);
    if (m_model->rowAt(index.row()).kind == DiffListModel::Kind::Line)
        paintLine(*painter, option, index);
    else
        paintHead(*painter, option, index);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    if (isCurrent && index.column() == 0)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(BarWidth, option.rect.height())), Style::colours().focus);
    painter->restore();
}

void DiffDelegate::paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    using Kind = DiffListModel::Kind;
    const Colours& colours = Style::colours();
    const Measures& measures = Style::measures();
    const Kind kind = m_model->rowAt(index.row()).kind;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor& ground = isSelected ? colours.selection
        : kind == Kind::Note          ? colours.warningTint
        : kind == Kind::Raw           ? colours.base
                                      : colours.alt;
    painter.fillRect(option.rect, ground);
    if (kind == Kind::Title) {
        painter.setPen(colours.line);
        painter.drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    painter.setFont(kind == Kind::Title ? measures.bold : kind == Kind::Raw ? measures.code : measures.meta);
    painter.setPen(kind == Kind::Title || kind == Kind::Note ? colours.text : colours.muted);
    // What is said of a line stands below it.
    const bool isBelow = kind == Kind::Hunk || (kind == Kind::Raw && m_model->rowAt(index.row()).hunk >= 0);
    const int indent = isBelow ? textStart() : 2 * measures.u;
    const QRect area = option.rect.adjusted(indent, 0, -measures.u, 0);
    const QString text = index.data().toString();
    painter.drawText(
        area, Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
}

void DiffDelegate::paintLine(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = Style::colours();
    const Measures& measures = Style::measures();
    const bool isSideBySide = m_model->layout() == DiffListModel::Layout::SideBySide;
    const diff::Line* line = m_model->lineAt(index.row(), index.column());
    const QRect& area = option.rect;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isAdded = line && line->kind == LineKind::Added;
    const bool isRemoved = line && line->kind == LineKind::Removed;
    painter.fillRect(area,
        isAdded          ? colours.addBg
            : isRemoved  ? colours.remBg
            : isSelected ? colours.selection
            : line       ? colours.base
                         : colours.alt);
    if (isSideBySide && index.column() > 0) {
        painter.setPen(colours.line);
        painter.drawLine(area.topLeft(), area.bottomLeft());
    }
    if (!line) {
        painter.fillRect(area, QBrush(colours.line, Qt::BDiagPattern));
        return;
    }
    const QColor& ink = isAdded ? colours.addText : isRemoved ? colours.remText : colours.muted;
    if (isAdded || isRemoved)
        painter.fillRect(QRect(area.topLeft(), QSize(BarWidth, area.height())), ink);
    painter.setFont(measures.code);
    painter.setPen(ink);
    const int width = numberWidth();
    int right = area.x() + width;
    const auto number = [&](int value) {
        if (value > 0 && m_model->sections()[size_t(m_model->rowAt(index.row()).section)].hasPlaces)
            painter.drawText(QRect(right - width, area.y(), width, area.height()), Qt::AlignRight | Qt::AlignVCenter,
                QString::number(value));
        right += width;
    };
    if (isSideBySide) {
        number(index.column() == 0 ? line->oldNumber : line->newNumber);
    } else {
        number(line->oldNumber);
        number(line->newNumber);
    }
    right -= width;
    if (isAdded || isRemoved)
        painter.drawText(QRect(right + 2 * measures.u, area.y(), 3 * measures.u, area.height()), Qt::AlignVCenter,
            isAdded ? u"+"_s : u"\u2212"_s);
    paintText(painter, area.adjusted(textStart(), 0, 0, 0), index, *line);
}

void DiffDelegate::paintText(
    QPainter& painter, const QRect& area, const QModelIndex& index, const diff::Line& line) const
{
    const Colours& colours = Style::colours();
    const Measures& measures = Style::measures();
    QString text = index.data().toString();
    if (line.kind != LineKind::Context)
        showTrailingBlanks(text);
    QList<QTextLayout::FormatRange> formats;
    const DiffListModel::Row& row = m_model->rowAt(index.row());
    const QString& path = m_model->sections()[size_t(row.section)].path;
    for (const ColourRun& run : m_colours->of(*m_model->hunks()[size_t(row.hunk)], line, path)) {
        QTextCharFormat format;
        format.setForeground(inkColour(colours, run.ink));
        formats.append({run.start, run.length, format});
    }
    if (const diff::Line* partner = m_model->partnerAt(index.row(), index.column())) {
        const bool isAdded = line.kind == LineKind::Added;
        const diff::WordChanges words
            = isAdded ? diff::changedWords(partner->text, line.text) : diff::changedWords(line.text, partner->text);
        for (const diff::Range& range : isAdded ? words.added : words.removed) {
            QTextCharFormat format;
            format.setBackground(isAdded ? colours.addWord : colours.remWord);
            format.setForeground(colours.text);
            formats.append({range.start, range.length, format});
        }
    }
    QTextLayout layout(text, measures.code);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(DiffListModel::TabColumns * QFontMetricsF(measures.code).horizontalAdvance(u' '));
    layout.setTextOption(option);
    layout.setFormats(formats);
    layout.beginLayout();
    const QTextLine laid = layout.createLine();
    layout.endLayout();
    if (!laid.isValid())
        return;
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(colours.text);
    layout.draw(&painter, QPointF(area.x() - m_offset, area.y() + (area.height() - laid.height()) / 2));
}

} // namespace stemma
