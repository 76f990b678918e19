// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/writtenrecords.h"
#include "core/store/files/filechanges.h"
#include "core/store/sqlite/rowchanges.h"
#include "core/store/postgres/serverscript.h"

#include <optional>

namespace stemma {

/// The inverse of a change of annotations in one of Stemma's own databases.
struct OwnRows
{
    QString database; ///< see OwnChange
    RowChanges rows;
};

/// What takes a change back: the rows of a database, files, or both; or the rows of a database on a server.
struct Inverse
{
    std::optional<RowChanges> rows {};
    std::optional<FileChanges> files {};
    std::optional<ServerChanges> server {};
    std::optional<OwnRows> own {}; ///< beside any of these
    WrittenRecords written {}; ///< for people to look at

    [[nodiscard]] QByteArray toBytes() const { return toPieces().join(); }
    /// See RowChanges::toPieces().
    [[nodiscard]] QByteArrayList toPieces() const;
    /// None with a value: these are not the bytes of toBytes(). @p owner: see HeldBytes.
    [[nodiscard]] static Inverse fromBytes(const QByteArray& bytes, std::shared_ptr<const void> owner = {});
    [[nodiscard]] bool isNull() const { return !rows && !files && !server; }
};

} // namespace stemma
