// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessiondelegate.h"

#include "core/base/text.h"
#include "core/marks/marksdatabase.h"
#include "core/models/sessiongroupsmodel.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/rowplaces.h"
#include "ui/common/severity.h"
#include "ui/common/style.h"
#include "ui/sessions/sessionfilterproxy.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using NodeKind = SessionTreeModel::NodeKind;

bool isStore(const QModelIndex& index)
{
    return !index.parent().isValid();
}

QString iconOf(const QModelIndex& index)
{
    switch (Origin::Kind(index.data(SessionTreeModel::RelationRole).toInt())) {
    case Origin::Kind::Fork:
        return u"fork"_s;
    case Origin::Kind::Resume:
    case Origin::Kind::Continuation:
        return u"resume"_s;
    case Origin::Kind::SubAgent:
        return u"agent"_s;
    case Origin::Kind::None:
        break;
    }
    return u"assistant"_s;
}

/// What is cut off of a name is shown at its own end: on the left of an English one it would look like the beginning.
void drawName(QPainter& painter, const QRect& rect, const QString& name, const QFont& font, const QColor& colour,
    Qt::LayoutDirection direction)
{
    painter.setLayoutDirection(name.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    drawTextLine(painter, rect, name, font, colour, direction);
    painter.setLayoutDirection(direction);
}

QString storeState(const QModelIndex& index, QString& icon)
{
    const auto state = index.data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>();
    if (state == SessionTreeModel::StoreState::Listing)
        return SessionDelegate::tr("listing…");
    if (!index.data(SessionTreeModel::ErrorRole).toString().isEmpty()) {
        icon = u"error"_s;
        return state == SessionTreeModel::StoreState::Failed ? SessionDelegate::tr("not readable")
                                                             : SessionDelegate::tr("incomplete");
    }
    const auto* store = index.data(SessionTreeModel::StoreRole).value<OpenStore*>();
    if (store != nullptr && store->info().live)
        return SessionDelegate::tr("live");
    if (store != nullptr && !store->info().notWritable.isEmpty()) {
        icon = u"lock"_s;
        return SessionDelegate::tr("read-only");
    }
    return {};
}

} // namespace

SessionDelegate::SessionDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

int SessionDelegate::depthOf(const QModelIndex& index)
{
    int depth = -1;
    for (QModelIndex up = index.parent(); up.isValid(); up = up.parent())
        ++depth;
    return qMax(0, depth);
}

QRect SessionDelegate::chevronRect(const QRect& row, const QModelIndex& index, Qt::LayoutDirection direction) const
{
    const int u = Style::measures().u;
    const int x = row.left() + u + qRound(depthOf(index) * 4.5 * u);
    return QStyle::visualRect(direction, row, QRect(x, row.top(), 4 * u, row.height()));
}

QRect SessionDelegate::firstLine(const QRect& row) const
{
    return m_compact ? row : QRect(row.topLeft(), QSize(row.width(), row.height() * 56 / 100 + 1));
}

QRect SessionDelegate::findingsRect(const QRect& row, const QModelIndex& index, Qt::LayoutDirection direction) const
{
    const auto counts = index.data(SessionTreeModel::FindingsRole).value<FindingCounts>();
    if (counts.total() == 0)
        return {};
    const QRect line = firstLine(row);
    const int width = chip::width(iconOf(counts.worst()), format::shortNumber(counts.total()));
    const QRect pill(
        line.right() - 2 * Style::measures().u - width, line.center().y() - chip::height() / 2, width, chip::height());
    return QStyle::visualRect(direction, row, pill);
}

QSize SessionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    const Measures& m = Style::measures();
    if (m_compact || (isStore(index) && !m_uniform))
        return {20 * m.u, qMax(6 * m.u + m.u / 2, QFontMetrics(m.body).height() + m.u)};
    return {20 * m.u, qMax(10 * m.u, m.bodyLine + QFontMetrics(m.meta).height() + m.u)};
}

void SessionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->fillRect(option.rect,
        selected                                     ? c.selection
            : option.state & QStyle::State_MouseOver ? c.hover
            : isStore(index)                         ? c.alt
                                                     : c.base);
    if (selected) {
        const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), c.focus);
    }
    QRect chevron = index.model()->hasChildren(index) ? chevronRect(option.rect, index, option.direction) : QRect();
    if (!isStore(index) && !m_compact)
        chevron.setHeight(chevron.height() / 2);
    if (isStore(index)) {
        paintStore(*painter, option, index);
    } else {
        const int u = Style::measures().u;
        QRect mark(0, 0, 4 * u, 3 * u); // the line must not cross it
        mark.moveCenter(chevron.center());
        painter->save();
        if (!chevron.isNull())
            painter->setClipRegion(QRegion(option.rect).subtracted(mark), Qt::IntersectClip);
        paintElbows(*painter, option, index);
        painter->restore();
        paintSession(*painter, option, index);
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(QPen(c.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    if (!chevron.isNull()) {
        QStyleOption branch;
        branch.rect = chevron;
        branch.direction = option.direction;
        branch.palette = option.palette;
        branch.state = QStyle::State_Children | (option.state & QStyle::State_Open);
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorBranch, &branch, painter, option.widget);
    }
    painter->restore();
}

QString SessionDelegate::countText(const QModelIndex& index)
{
    const QString all = format::number(index.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong());
    const auto* filter = qobject_cast<const SessionFilterProxy*>(index.model());
    return filter && filter->isFiltering() ? tr("%1 of %2").arg(format::number(filter->shownIn(index)), all) : all;
}

void SessionDelegate::paintStore(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const double ratio = painter.device()->devicePixelRatioF();
    RowPlaces row {option.rect, option.rect.left() + 5 * m.u, option.rect.right() - 2 * m.u, option.direction};
    const auto* store = index.data(SessionTreeModel::StoreRole).value<OpenStore*>();
    const int middle = option.rect.center().y();

    const bool isGroup = index.data(SessionGroupsModel::GroupRole).isValid();
    const bool isProject = index.data(SessionGroupsModel::DirectoryRole).isValid();
    const QString sign = isProject ? u"folder"_s : isGroup ? u"tag"_s : u"store"_s;
    painter.drawPixmap(
        QPoint(row.takeLeading(16, 3 * m.u / 2).left(), middle - 7), icons::pixmap(sign, 16, c.text, ratio));
    const QString count = countText(index);
    drawTextLine(
        painter, row.takeTrailing(textAdvance(m.meta, count), 3 * m.u / 2), count, m.meta, c.muted, option.direction);
    const QString name = index.data().toString();
    const QString formatName = store != nullptr ? store->info().format : QString();
    QString icon;
    const QString state = isGroup ? QString() : storeState(index, icon);
    if (!state.isEmpty()) {
        const QColor colour = icon == "error"_L1 ? c.error : c.muted;
        // Where there is no room for all, the lock says alone that it is read-only.
        const int wanted = textAdvance(m.bold, name) + 3 * m.u / 2 + textAdvance(m.meta, formatName);
        const int left = row.room() - textAdvance(m.meta, state) - 12 - 2 * m.u;
        if (icon != "lock"_L1 || wanted <= left)
            drawTextLine(
                painter, row.takeTrailing(textAdvance(m.meta, state), m.u), state, m.meta, colour, option.direction);
        if (!icon.isEmpty()) {
            painter.drawPixmap(
                QPoint(row.takeTrailing(12, m.u).left(), middle - 6), icons::pixmap(icon, 12, colour, ratio));
        } else if (store != nullptr && store->info().live) {
            const QRect dot = row.takeTrailing(8, m.u);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(c.ok);
            painter.drawEllipse(QRectF(dot.left(), middle - 3, 7, 7));
        }
    }
    const int width = qMin(textAdvance(m.bold, name), qMax(0, row.room()));
    drawName(painter, row.takeLeading(width, m.u + m.u / 2), name, m.bold, c.text, option.direction);
    if (textAdvance(m.meta, formatName) <= row.rest().width())
        drawTextLine(painter, row.rest(), formatName, m.meta, c.muted, option.direction);
}

void SessionDelegate::paintElbows(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int depth = depthOf(index);
    if (depth == 0)
        return;
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const int knee = m_compact ? option.rect.center().y() : option.rect.top() + option.rect.height() * 3 / 10;
    painter.setPen(QPen(c.edge, 1.5));
    QModelIndex at = index;
    for (int level = depth; level > 0; --level, at = at.parent()) {
        const int logical = option.rect.left() + 7 * m.u + qRound((level - 1) * 4.5 * m.u);
        const int x
            = option.direction == Qt::RightToLeft ? option.rect.right() - (logical - option.rect.left()) : logical;
        const int side = option.direction == Qt::RightToLeft ? -1 : 1;
        const bool last = at.row() + 1 >= at.model()->rowCount(at.parent());
        if (level == depth) {
            painter.drawLine(QPointF(x, option.rect.top()), QPointF(x, last ? knee : option.rect.bottom() + 1));
            painter.drawLine(QPointF(x, knee), QPointF(x + side * 2 * m.u, knee));
        } else if (!last) {
            painter.drawLine(QPointF(x, option.rect.top()), QPointF(x, option.rect.bottom() + 1));
        }
    }
}

void SessionDelegate::setShown(const OpenStore* store, const SessionId& session)
{
    m_shownStore = store;
    m_shownSession = session;
}

bool SessionDelegate::isShown(const QModelIndex& index) const
{
    return m_shownStore && index.data(SessionTreeModel::StoreRole).value<OpenStore*>() == m_shownStore
        && index.data(SessionTreeModel::SessionIdRole).toString() == m_shownSession.value;
}

void SessionDelegate::paintSession(
    QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const double ratio = painter.device()->devicePixelRatioF();
    const auto info = index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
    const int start = option.rect.left() + 5 * m.u + qRound(depthOf(index) * 4.5 * m.u);
    const int end = option.rect.right() - 2 * m.u;
    const QRect first = firstLine(option.rect);
    RowPlaces row {first, start, end, option.direction};

    if (const QRect pill = findingsRect(option.rect, index, option.direction); !pill.isEmpty()) {
        const auto counts = index.data(SessionTreeModel::FindingsRole).value<FindingCounts>();
        const Finding::Severity worst = counts.worst();
        row.takeTrailing(pill.width(), m.u);
        chip::draw(
            painter, pill, iconOf(worst), format::shortNumber(counts.total()), colourOf(worst, c), tintOf(worst, c));
    }
    painter.drawPixmap(QPoint(row.takeLeading(14, m.u).left(), first.center().y() - 6),
        icons::pixmap(iconOf(index), 14, info.deleted ? c.muted : c.text, ratio));
    const QString tokens = info.tokens.sum() ? format::shortNumber(*info.tokens.sum()) : QString();
    if (m_compact && !tokens.isEmpty())
        drawTextLine(
            painter, row.takeTrailing(textAdvance(m.meta, tokens), m.u), tokens, m.meta, c.muted, option.direction);
    const auto mark = [&](const QString& word, const QColor& colour) {
        QRect at = row.takeTrailing(chip::width({}, word), m.u);
        at = QRect(at.left(), at.center().y() - chip::height() / 2, at.width(), chip::height());
        chip::draw(painter, at, {}, word, colour, Qt::transparent);
    };
    if (info.deleted)
        mark(tr("deleted"), c.muted);
    if (isFlagged(info))
        mark(tr("flagged"), c.accent);
    QString title = index.data().toString();
    title.replace(u'\n', u' ');
    drawName(painter, row.rest(), title, isShown(index) ? m.bold : m.body, info.deleted ? c.muted : c.text,
        option.direction);
    if (m_compact)
        return;

    QRect second = option.rect;
    second.setTop(first.bottom());
    second.setBottom(second.bottom() - m.u / 2);
    RowPlaces line {second, row.left, end, option.direction};
    if (!tokens.isEmpty())
        drawTextLine(
            painter, line.takeTrailing(textAdvance(m.meta, tokens), m.u), tokens, m.meta, c.muted, option.direction);
    QStringList facts = info.labels;
    if (m_agentShown)
        facts.append(index.data(SessionTreeModel::StoreRole).value<OpenStore*>()->info().format);
    if (const auto time = info.updatedAt ? info.updatedAt : info.createdAt)
        facts.append(format::relativeTime(*time, now()));
    // Forks begin alike: their length tells them apart, so it must not be the one that is cut off.
    if (info.messages)
        facts.insert(info.origin.kind == Origin::Kind::Fork ? info.labels.size() + m_agentShown : facts.size(),
            tr("%Ln message(s)", nullptr, int(*info.messages)));
    if (!info.model.isEmpty())
        facts.append(info.model.section(u'/', -1));
    drawTextLine(painter, line.rest(), facts.join(factSeparator()), m.meta, c.muted, option.direction);
}

} // namespace stemma
