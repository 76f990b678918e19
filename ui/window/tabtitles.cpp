// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/tabtitles.h"

#include "core/base/text.h"
#include "core/models/sessiontreemodel.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/format.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype LongestTitle = 60;

QString shownTitle(const QString& title)
{
    return title.size() > LongestTitle ? title.left(LongestTitle) + u'…' : title;
}

/// How many of them are told apart by one detail.
qsizetype differentBy(const QList<const TabTitle*>& tabs, qsizetype detail)
{
    QSet<QString> different;
    for (const TabTitle* tab : tabs)
        different += tab->details.value(detail);
    return different.size();
}

/// What stands before the titles, which are alike.
QStringList detailsOf(const TabTitle& tab, const QList<const TabTitle*>& alike)
{
    QHash<QString, const TabTitle*> byAbout; // one for each thing that tabs are about
    for (const TabTitle* one : alike)
        byAbout.insert(one->about, one);
    const QList<const TabTitle*> things = byAbout.values();
    if (things.size() < 2)
        return {};
    for (qsizetype detail = 0; detail < tab.details.size(); ++detail)
        if (differentBy(things, detail) == things.size())
            return {tab.details.at(detail)};
    QStringList more;
    for (qsizetype detail = 0; detail < tab.details.size(); ++detail)
        if (differentBy(things, detail) > 1)
            more += tab.details.at(detail);
    return more;
}

} // namespace

QString tabIcon(const QModelIndex& session)
{
    switch (Origin::Kind(session.data(SessionTreeModel::RelationRole).toInt())) {
    case Origin::Kind::Fork:
        return u"fork"_s;
    case Origin::Kind::SubAgent:
        return u"agent"_s;
    case Origin::Kind::Resume:
    case Origin::Kind::Continuation:
        return u"resume"_s;
    case Origin::Kind::None:
        break;
    }
    return u"assistant"_s;
}

TabTitle tabTitle(
    const SessionTreeModel& sessions, const OpenStore* store, const SessionId& session, const QString& title)
{
    if (!store)
        return {title, title, {}};
    const auto info = sessions.indexOf(store, session).data(SessionTreeModel::InfoRole).value<SessionInfo>();
    const QString name = sessions.indexOf(store).data().toString();
    const QString time
        = info.createdAt ? format::date(*info.createdAt) + u", "_s + format::clockTime(*info.createdAt) : QString();
    return {title, name + u'\n' + session.value, {name, QFileInfo(info.directory).fileName(), time}};
}

TabTitle tabTitle(const QString& path)
{
    const QFileInfo folder(QFileInfo(path).path());
    return {storeTitle(path), path, {folder.fileName(), folder.filePath(), {}}};
}

QStringList tabTexts(const QList<TabTitle>& tabs)
{
    QHash<QString, QList<const TabTitle*>> alike;
    for (const TabTitle& tab : tabs)
        alike[shownTitle(tab.title)] += &tab;
    QStringList texts;
    for (const TabTitle& tab : tabs) {
        const QString title = shownTitle(tab.title);
        QStringList parts = detailsOf(tab, alike.value(title));
        parts.removeAll(QString());
        parts += title;
        texts += parts.join(factSeparator());
    }
    return texts;
}

} // namespace stemma
