// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QVariant>

#include <memory>
#include <optional>
#include <type_traits>

namespace stemma {

struct SqliteStatement;
class SqliteDatabase;

/// A prepared, forward-only query, made by SqliteDatabase::query() and used within its read(). Failures
/// are kept: next() answers false, and result() says at the end whether it was one.
///
///     auto q = db.query(u"SELECT rowid, title FROM sessions WHERE created_at < ?"_s);
///     q.bind(time);
///     while (q.next())
///         use(q.integer(0), q.text(1));
///     if (!q.ok())
///         return q.failure();
class SqliteQuery
{
public:
    SqliteQuery(SqliteQuery&&) noexcept = default;
    SqliteQuery& operator=(SqliteQuery&&) = delete;
    ~SqliteQuery(); ///< finishes, so that no lock stays

    template<typename... Values> SqliteQuery& bind(const Values&... values)
    {
        (bindOne(toVariant(values)), ...);
        return *this;
    }
    [[nodiscard]] bool next();
    void finish(); ///< ready to be bound again

    [[nodiscard]] bool ok() const { return !m_error; }
    [[nodiscard]] const Error& error() const { return *m_error; }
    [[nodiscard]] std::unexpected<Error> failure() const { return std::unexpected(*m_error); }
    [[nodiscard]] Result<> result() const { return m_error ? Result<>(std::unexpected(*m_error)) : Result<>(); }

    /// The value with its storage class: null, qint64, double, QString or QByteArray.
    [[nodiscard]] QVariant value(int column) const;
    [[nodiscard]] int columnCount() const;
    [[nodiscard]] bool isNull(int column) const;
    /// Only of a value stored as an integer.
    [[nodiscard]] std::optional<qint64> integer(int column) const;
    [[nodiscard]] QString text(int column) const; ///< numbers in their text form, null as ""
    [[nodiscard]] QByteArray bytes(int column) const; ///< of CAST(… AS BLOB): the stored bytes

protected:
    SqliteDatabase* m_database = nullptr;

private:
    friend class SqliteDatabase;
    SqliteQuery(SqliteDatabase& database, std::shared_ptr<SqliteStatement> statement, std::optional<Error> error);

    static QVariant toVariant(const QString& text)
    {
        return text.isNull() ? QVariant(QString(QLatin1StringView(""))) : QVariant(text);
    }
    static QVariant toVariant(const QByteArray& bytes) { return bytes; }
    static QVariant toVariant(const QVariant& value) { return value; }
    template<typename Number>
        requires std::is_arithmetic_v<Number>
    static QVariant toVariant(Number number)
    {
        if constexpr (std::is_floating_point_v<Number>)
            return double(number);
        else
            return qint64(number);
    }
    void bindOne(const QVariant& value);

    std::shared_ptr<SqliteStatement> m_statement; ///< null if it could not be prepared
    std::optional<Error> m_error;
    int m_bound = 0;
    bool m_started = false;
    bool m_done = false; ///< no row is left
};

/// A query of which nobody has to ask whether it failed: a failure becomes the answer of the read that it is made in.
class SqliteRows final : public SqliteQuery
{
public:
    [[nodiscard]] bool next();

private:
    friend class SqliteDatabase;
    explicit SqliteRows(SqliteQuery&& query)
        : SqliteQuery(std::move(query))
    {
    }
};

} // namespace stemma
