// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/base/ulid.h"
#include "core/session/edit.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <optional>

namespace stemma {

/// A wish that is kept to be granted later, together with others.
struct CollectedChange
{
    QString id; ///< of the wish itself; it stays when its edit is changed
    SingleEdit edit;
    QString title; ///< what its plan was called, translated then
    bool storeChanged = false; ///< the store was written since it was collected (known from reading)

    bool operator==(const CollectedChange&) const = default;
};

/// The changes collected for stores, outside of these: a file for each store (folder 0700, file 0600), replaced as a
/// whole. Several programs may keep theirs for one store; what another one added meanwhile is kept beside.
///
/// One thread at a time. Errors: Corrupt (the damaged file was moved aside), SchemaTooNew (a later version's, left as
/// it is; nothing is written for this store then), Denied.
class CollectedFiles
{
    Q_DECLARE_TR_FUNCTIONS(CollectedFiles)
public:
    static constexpr int Version = 1;

    explicit CollectedFiles(QString folder)
        : m_folder(std::move(folder))
    {
    }

    [[nodiscard]] static QString defaultFolder(); ///< under the XDG state directory
    [[nodiscard]] QString pathOf(const QString& store) const;

    /// In their order; none where there is no file.
    [[nodiscard]] Result<QList<CollectedChange>> read(const QString& store);
    /// On the disk when this returns; without changes the file goes. @p seen: ids that whoever chose the changes knew;
    /// what is in the file beside these stays. No value: those that were read or written here. What another program
    /// has taken out of the file does not come back, unless its edit was changed here.
    [[nodiscard]] Result<> write(
        const QString& store, const QList<CollectedChange>& changes, const std::optional<QSet<QString>>& seen = {});

private:
    struct Kept
    {
        CollectedChange change;
        QString stamp; ///< of the store, when it was collected
    };
    [[nodiscard]] Result<QList<Kept>> readFile(const QString& store);
    [[nodiscard]] Result<> writeFile(const QString& store, const QList<Kept>& kept) const;
    [[nodiscard]] QString asideOf(const QString& store) const;
    [[nodiscard]] std::unexpected<Error> moveAside(const QString& store, const QString& cause) const;

    QString m_folder;
    QHash<QString, QHash<QString, Kept>> m_known; ///< by store and id: what was in the file as far as it was seen here
    QHash<QString, QString> m_aside; ///< by store: asideOf() when what is known was in the file
    QSet<QString> m_newer; ///< stores whose file is a later version's
};

/// Shows whether a store was written: sizes and times of its files, and of those beside and below. Empty: it
/// is not known (a store on a server).
[[nodiscard]] QString storeStamp(const QString& path);

} // namespace stemma
