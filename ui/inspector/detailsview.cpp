// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/detailsview.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextTable>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

DetailsView::DetailsView(QWidget* parent)
    : QTextBrowser(parent)
    , m_copy(new QToolButton(viewport()))
{
    setObjectName(u"details"_s);
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("Details"));
    document()->setDocumentMargin(0);
    viewport()->setMouseTracking(true);
    m_copy->setIcon(icons::icon(u"edit-copy"_s));
    m_copy->setIconSize({14, 14});
    m_copy->setToolTip(tr("Copy the value"));
    m_copy->setFocusPolicy(Qt::NoFocus);
    m_copy->hide();
    connect(m_copy, &QToolButton::clicked, this, [this] {
        if (m_copyRow >= 0 && m_copyRow < m_copies.size())
            QApplication::clipboard()->setText(m_copies.at(m_copyRow));
    });
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme() == "message"_L1)
            emit messageRequested(MessageId(url.path(QUrl::FullyDecoded)));
        else if (url.scheme() == "finding"_L1)
            emit findingRequested(url.path().toInt());
        else if (url.scheme() == "remedy"_L1)
            emit remedyRequested();
    });
}

void DetailsView::setGroups(const QList<PropertyGroup>& groups)
{
    if (groups == m_groups && m_nothing.isEmpty())
        return;
    m_groups = groups;
    m_nothing.clear();
    render();
}

void DetailsView::showNothing(const QString& why, const QString& remedy)
{
    m_groups.clear();
    m_nothing = why;
    m_remedy = remedy;
    render();
}

void DetailsView::render()
{
    const int place = verticalScrollBar()->value();
    m_copy->hide();
    m_copies.clear();
    for (const PropertyGroup& group : std::as_const(m_groups)) {
        m_copies.append(QString());
        for (const Property& row : group.rows)
            m_copies.append(row.full.isEmpty() ? row.value : row.full);
    }
    document()->setDefaultFont(Style::measures().body);
    setHtml(html());
    verticalScrollBar()->setValue(place); // going from part to part keeps the group in sight
}

QString DetailsView::html() const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const QString remedy = m_remedy.isEmpty()
        ? QString()
        : u"<br><a href=\"remedy:again\" style=\"color:%1\">%2</a>"_s.arg(c.accent.name(), m_remedy.toHtmlEscaped());
    if (!m_nothing.isEmpty())
        return u"<p align=center style=\"color:%1; margin:%2px\">%3%4</p>"_s.arg(c.muted.name())
            .arg(6 * m.u)
            .arg(m_nothing.toHtmlEscaped(), remedy);
    const QString code = u"font-family:'%1'; font-size:%2pt"_s.arg(m.code.family()).arg(m.code.pointSizeF());
    QString html = u"<table width=\"100%\" cellspacing=0 cellpadding=0>"_s;
    // Tables of text documents are not mirrored: the columns change their places, and each text keeps its direction.
    const QString head = u"<tr><td colspan=2%1 bgcolor=\"%2\" style=\"padding:%3px %4px\"><b>%5</b> "
                         "<span style=\"color:%6; font-size:%7pt\">&nbsp;%8</span></td></tr>"_s.arg(
                             isMirrored() ? u" align=right"_s : QString(), c.alt.name());
    const QString line = isMirrored()
        ? u"<tr><td align=right style=\"padding:%7px %2px %2px %3px\">%6</td>"
          "<td align=right width=%1 style=\"padding:%2px %3px %2px %2px; color:%4\">%5</td></tr>"_s
        : u"<tr><td width=%1 style=\"padding:%2px %2px %2px %3px; color:%4\">%5</td>"
          "<td style=\"padding:%7px %3px %2px %2px\">%6</td></tr>"_s;
    // Cells stand by their tops: what is written in a font with less above its base line begins lower.
    const int lower = std::max(0, QFontMetrics(m.body).ascent() - QFontMetrics(m.code).ascent());
    const int names = nameWidth();
    for (const PropertyGroup& group : m_groups) {
        html += head.arg(m.u / 2 + 1)
                    .arg(2 * m.u)
                    .arg(group.title.toHtmlEscaped(), c.muted.name())
                    .arg(m.meta.pointSizeF())
                    .arg(group.note.toHtmlEscaped());
        for (const Property& row : group.rows) {
            QString value = row.value.isEmpty() ? u"–"_s : row.value.toHtmlEscaped();
            value.replace(u'\n', u"<br>"_s);
            switch (row.look) {
            case Property::Look::Plain:
                break;
            case Property::Look::Code:
                value = u"<span style=\"%1\">%2</span>"_s.arg(code, value);
                break;
            case Property::Look::Link:
                value = u"<a href=\"message:%1\" style=\"%2; color:%3\">%4</a>"_s.arg(
                    QString::fromLatin1(QUrl::toPercentEncoding(row.target)), code, c.accent.name(), value);
                break;
            case Property::Look::Warning:
                value = u"<span style=\"color:%1\">%2</span>"_s.arg(c.warning.name(), value);
                break;
            case Property::Look::Error:
                value = u"<span style=\"color:%1\">%2</span>"_s.arg(c.error.name(), value);
                break;
            }
            if (row.finding >= 0)
                value += u" <a href=\"finding:%1\" style=\"color:%2\">%3</a>"_s.arg(row.finding)
                             .arg(c.accent.name(), tr("Show"));
            if (!row.unit.isEmpty())
                value += u" <span style=\"color:%1\">%2</span>"_s.arg(c.muted.name(), row.unit.toHtmlEscaped());
            const bool isCode = row.look == Property::Look::Code || row.look == Property::Look::Link;
            html += line.arg(names)
                        .arg(m.u / 2)
                        .arg(2 * m.u)
                        .arg(c.muted.name(), row.name.toHtmlEscaped(), value)
                        .arg(m.u / 2 + (isCode && row.unit.isEmpty() && row.finding < 0 ? lower : 0));
        }
    }
    return html + u"</table>"_s;
}

/// So wide that no word of a name is broken, as long as the values keep the most of the view.
int DetailsView::nameWidth() const
{
    const Measures& m = Style::measures();
    const QFontMetrics metrics(m.body);
    int widest = 0;
    for (const PropertyGroup& group : m_groups) {
        for (const Property& row : group.rows) {
            for (const QString& word : row.name.split(u' '))
                widest = std::max(widest, metrics.horizontalAdvance(word));
        }
    }
    return std::clamp(widest + 3 * m.u, 25 * m.u, 40 * m.u);
}

void DetailsView::mouseMoveEvent(QMouseEvent* event)
{
    QTextBrowser::mouseMoveEvent(event);
    const QTextCursor cursor = cursorForPosition(event->position().toPoint());
    const QTextTable* table = cursor.currentTable();
    const int row = table ? table->cellAt(cursor).row() : -1;
    if (row < 0 || row >= m_copies.size() || m_copies.at(row).isEmpty()) {
        m_copy->hide();
        return;
    }
    m_copyRow = row;
    const QRect line = cursorRect(table->cellAt(row, valueColumn()).firstCursorPosition());
    const QSize size = m_copy->sizeHint();
    const int x = isMirrored() ? 2 : viewport()->width() - size.width() - 2;
    m_copy->setGeometry(QRect(QPoint(x, line.center().y() - size.height() / 2), size));
    m_copy->show();
}

void DetailsView::leaveEvent(QEvent* event)
{
    QTextBrowser::leaveEvent(event);
    if (!m_copy->underMouse())
        m_copy->hide();
}

void DetailsView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LayoutDirectionChange)
        render();
}

} // namespace stemma
