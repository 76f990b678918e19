// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QVariantList>

#include <memory>

namespace stemma {

/// A SQLite file being made: statements run in order, the first failure is kept and told at the end.
/// The finished file has the header of WAL mode and nothing beside it. One thread.
class SqliteFile
{
public:
    /// @p path must not exist; its folder is made.
    [[nodiscard]] static Result<SqliteFile> create(const QString& path);
    SqliteFile(SqliteFile&& other) noexcept;
    SqliteFile& operator=(SqliteFile&&) = delete;
    ~SqliteFile();

    /// Statements are prepared once each.
    void run(const QString& sql, const QVariantList& values = {});
    /// Closes the file.
    [[nodiscard]] Result<> finish();

private:
    SqliteFile() = default;
    void close();

    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace stemma
