// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/auditfiles.h"

#include <QSaveFile>
#include <QtConcurrentRun>

namespace stemma {

QFuture<std::vector<AuditCurve>> auditCurves(const SessionAuditPtr& audit, size_t columns)
{
    return QtConcurrent::run([audit, columns] { return curvesOf(audit->turns, columns); });
}

QFuture<QString> writeAudit(const SessionAuditPtr& audit, const QString& path, bool asCsv)
{
    return QtConcurrent::run([audit, path, asCsv] {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly)
            || file.write(asCsv ? auditAsCsv(audit->turns) : auditAsJson(audit->turns)) < 0 || !file.commit())
            return file.errorString();
        return QString();
    });
}

} // namespace stemma
