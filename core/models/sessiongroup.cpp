// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessiongroup.h"

#include "core/base/datetext.h"
#include "core/models/sessiongroupsmodel.h"
#include "core/session/modelname.h"

#include <QDateTime>
#include <QDir>

namespace stemma {

QString groupKey(const QModelIndex& session, SessionGrouping grouping, const QTimeZone& zone)
{
    const auto info = session.data(SessionTreeModel::InfoRole).value<SessionInfo>();
    const QVariant ms = session.siblingAtColumn(SessionTreeModel::TimeColumn).data();
    switch (grouping) {
    case SessionGrouping::Day:
        return ms.isValid() ? QDateTime::fromMSecsSinceEpoch(ms.toLongLong(), zone).date().toString(Qt::ISODate)
                            : QString();
    case SessionGrouping::Model:
        return withoutProvider(info.model);
    case SessionGrouping::Store:
    case SessionGrouping::Project:
        break;
    }
    // As agents spell one directory: with a separator at its end or without.
    return info.directory.isEmpty() ? QString() : QDir::cleanPath(info.directory);
}

QString lastPart(const QString& directory, int count)
{
    const QChar separator = directory.contains(u'/') ? u'/' : u'\\';
    const QString name = directory.section(separator, -count);
    return name.isEmpty() ? directory : name;
}

QString groupName(const QString& key, SessionGrouping grouping, bool isAlone)
{
    switch (grouping) {
    case SessionGrouping::Day:
        return key.isEmpty() ? SessionGroupsModel::tr("No time") : dateText(QDate::fromString(key, Qt::ISODate));
    case SessionGrouping::Model:
        return key.isEmpty() ? SessionGroupsModel::tr("No model") : key;
    case SessionGrouping::Store:
    case SessionGrouping::Project:
        break;
    }
    return key.isEmpty() ? SessionGroupsModel::tr("No project folder") : lastPart(key, isAlone ? 1 : 2);
}

} // namespace stemma
