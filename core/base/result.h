// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <expected>
#include <utility>

namespace stemma {

/// What kind of failure it is, for code that has to branch on it. Users read Error::text.
enum class Errc : quint8 {
    Busy, ///< another program holds the store; trying again can help
    Cancelled, ///< the user or the owner gave up; never shown
    Conflict, ///< the store changed since it was read
    Corrupt, ///< stored data is damaged
    Denied, ///< the operating system forbids it
    NotFound, ///< no such file, session or message
    NotSupported, ///< the format or its version has no such thing
    ReadOnly, ///< cannot be written
    SchemaTooNew, ///< a newer version than this program knows
    Usage, ///< the request itself is wrong
};

/// What went wrong: `text` is a whole sentence for the user (translated) that names the file, the
/// place, the reason and what to do; `cause` is for the log and the details (never translated).
struct Error
{
    Errc code = Errc::Corrupt;
    QString text;
    QString cause;

    bool operator==(const Error&) const = default;
};

/// Every fallible function of core returns this; exceptions never leave the file that meets them.
template<typename T = void> using Result = std::expected<T, Error>;

[[nodiscard]] inline std::unexpected<Error> fail(Errc code, QString text, QString cause = {})
{
    return std::unexpected(Error {code, std::move(text), std::move(cause)});
}

} // namespace stemma
