// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QString>

#include <optional>

class QUrl;

namespace stemma {

/// A place that can be named outside the program: stemma://open?store=PATH&session=ID&message=ID. Only the store has to
/// be there.
struct SessionLink
{
    QString store; ///< absolute path, or the address of a server
    SessionId session {};
    QString message {}; ///< its id, or its number from 1

    [[nodiscard]] QUrl toUrl() const;
    /// Of such a link, or of a file. No value: it is neither, or names no store.
    [[nodiscard]] static std::optional<SessionLink> of(const QUrl& url);
    /// Of what stands on a command line: such a link, an address, or a path from the folder one is in.
    [[nodiscard]] static SessionLink ofWord(const QString& word);

    bool operator==(const SessionLink&) const = default;
};

} // namespace stemma
