// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/start/foundlist.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/start/startpage.h"

#include <QDir>
#include <QHeaderView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

FoundList::FoundList(QWidget* parent)
    : QTreeWidget(parent)
{
    setAccessibleName(StartPage::tr("Found on this machine"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setTextElideMode(Qt::ElideMiddle);
    setHeaderLabels({StartPage::tr("Agent"), StartPage::tr("Place"), StartPage::tr("Files"), StartPage::tr("Size"),
        StartPage::tr("State")});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(true);
    for (const int column : {FilesColumn, SizeColumn})
        headerItem()->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
    const auto choose = [this](const QTreeWidgetItem* item) { emit chosen(item->toolTip(PlaceColumn)); };
    connect(this, &QTreeWidget::itemActivated, this, choose);
    connect(this, &QTreeWidget::itemClicked, this, choose);
}

QString FoundList::shortPath(const QString& path)
{
    const QString home = QDir::homePath();
    return path == home || path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

void FoundList::setPlaces(const QList<FoundPlace>& places)
{
    clear();
    for (const FoundPlace& place : places) {
        auto* item = new QTreeWidgetItem(this); // the tree takes it
        item->setIcon(AgentColumn, icons::icon(place.isFolder ? u"folder"_s : u"store"_s));
        item->setText(AgentColumn, place.format);
        item->setText(PlaceColumn, shortPath(place.path));
        item->setFont(PlaceColumn, Style::measures().code);
        item->setToolTip(PlaceColumn, place.path);
        const QString more = place.more ? u"+"_s : QString();
        if (place.files >= 0)
            item->setText(FilesColumn, format::number(place.files) + more);
        item->setText(SizeColumn, format::bytes(place.size) + more);
        for (const int column : {FilesColumn, SizeColumn})
            item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
        item->setText(StateColumn, place.readable ? StartPage::tr("can be opened") : StartPage::tr("no permission"));
        item->setIcon(StateColumn, icons::icon(place.readable ? u"ok"_s : u"lock"_s));
    }
    if (places.isEmpty())
        return;
    fitColumns();
    setFixedHeight(header()->sizeHint().height() + int(places.size()) * visualItemRect(topLevelItem(0)).height()
        + 2 * frameWidth());
}

void FoundList::fitColumns()
{
    const int u = Style::measures().u;
    const auto wanted
        = [this](int column) { return std::max(sizeHintForColumn(column), header()->sectionSizeHint(column)); };
    const int path = wanted(PlaceColumn) + 14 * u;
    int room = viewport()->width() - wanted(AgentColumn) - 4 * u - wanted(StateColumn);
    setColumnWidth(AgentColumn, wanted(AgentColumn) + 4 * u);
    for (const int column : {SizeColumn, FilesColumn}) {
        const int wide = std::max(wanted(column) + 4 * u, 16 * u);
        const bool fits = room - wide >= std::min(path, 30 * u);
        setColumnHidden(column, !fits);
        setColumnWidth(column, wide);
        room -= fits ? wide : 0;
    }
    setColumnWidth(PlaceColumn, std::max(10 * u, std::min({room, std::max(path, 40 * u), 90 * u})));
}

void FoundList::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    if (topLevelItemCount() > 0)
        fitColumns();
}

} // namespace stemma
