// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/handover/sessioncomposer.h"
#include "core/store/editplan.h"
#include "core/store/files/scratchfolder.h"
#include "core/store/storeformat.h"

#include <QDataStream>
#include <QFile>

namespace stemma {

// What a plan writes waits on the disk, as it may be more than memory should hold. The folder stays as long as the
// plan.

/// A new file.
class SpooledFile
{
public:
    explicit SpooledFile(std::shared_ptr<const ScratchFolder> folder);

    [[nodiscard]] Result<> add(QByteArrayView bytes);
    /// The plan makes a file of all that was added. @p path: absolute.
    [[nodiscard]] Result<> addTo(EditPlan& plan, const QString& path);

private:
    std::shared_ptr<const ScratchFolder> m_folder;
    QFile m_file;
};

/// New rows of a database, in a file for each kind of them. Tables and columns that it does not have are left out:
/// releases added them.
class SpooledRows
{
public:
    SpooledRows(std::shared_ptr<const ScratchFolder> folder, QList<StoreCandidate::Table> tables);

    [[nodiscard]] Result<> add(const SessionComposer::Row& row);
    /// One step of the plan inserts all rows of a kind, in the order in which kinds came first: that in which rows
    /// refer to others.
    [[nodiscard]] Result<> addTo(EditPlan& plan);

private:
    struct Kind
    {
        Kind(QString statement, const QString& path);
        QString sql;
        QFile file;
        QDataStream stream;
        qint64 count = 0;
    };
    [[nodiscard]] Kind& kindOf(const QString& sql);

    std::shared_ptr<const ScratchFolder> m_folder;
    QList<StoreCandidate::Table> m_tables;
    std::vector<std::unique_ptr<Kind>> m_kinds;
    QMap<QString, qint64> m_counts; ///< of rows, by table
};

} // namespace stemma
