// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/knownstores.h"
#include "core/search/searchquery.h"

#include <QMetaType>

namespace stemma {

/// The session on screen, which scopes are offered for. Empty values: there is none.
struct SearchPlace
{
    QString store; ///< path
    QString format; ///< StoreFormat::name()
    QString project; ///< directory

    bool operator==(const SearchPlace&) const = default;
};

/// Where to search.
struct SearchScope
{
    enum class Kind : quint8 { Everywhere, Project, Store, Agent };
    Kind kind = Kind::Everywhere;
    QString value; ///< directory, path, or name of a format

    [[nodiscard]] QString name() const; ///< "Project stemma", translated
    [[nodiscard]] QList<KnownStore> among(const QList<KnownStore>& stores) const;
    [[nodiscard]] SearchQuery narrow(const SearchQuery& query) const;
    /// For settings; what cannot be read is everywhere.
    [[nodiscard]] QString toString() const;
    [[nodiscard]] static SearchScope fromString(const QString& text);

    bool operator==(const SearchScope&) const = default;
};

} // namespace stemma

Q_DECLARE_METATYPE(stemma::SearchScope)
