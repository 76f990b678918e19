// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/searchscope.h"

#include "core/models/searchtexts.h"
#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ScopeText
{
    Q_DECLARE_TR_FUNCTIONS(SearchScope)
};

const std::pair<SearchScope::Kind, QLatin1StringView> ScopeNames[] = {{SearchScope::Kind::Project, "project"_L1},
    {SearchScope::Kind::Store, "store"_L1}, {SearchScope::Kind::Agent, "agent"_L1}};

} // namespace

QString SearchScope::name() const
{
    switch (kind) {
    case Kind::Project:
        return ScopeText::tr("Project %1").arg(searchtexts::valueName(QueryField::Project, value));
    case Kind::Store:
        return ScopeText::tr("Store %1").arg(storeTitle(value));
    case Kind::Agent:
        return ScopeText::tr("Agent %1").arg(value);
    case Kind::Everywhere:
        break;
    }
    return ScopeText::tr("Everywhere");
}

QList<KnownStore> SearchScope::among(const QList<KnownStore>& stores) const
{
    QList<KnownStore> some;
    for (const KnownStore& store : stores) {
        const bool isOut = (kind == Kind::Store && store.path != value)
            || (kind == Kind::Agent && !store.format.isEmpty() && store.format != value);
        if (!isOut)
            some.append(store);
    }
    // It may be known by the folder in which it lies.
    if (kind == Kind::Store && some.isEmpty())
        some.append({value, {}, false});
    return some;
}

SearchQuery SearchScope::narrow(const SearchQuery& query) const
{
    return kind == Kind::Project ? query.with(QueryField::Project, value) : query;
}

QString SearchScope::toString() const
{
    for (const auto& [own, name] : ScopeNames)
        if (own == kind)
            return name + u':' + value;
    return {};
}

SearchScope SearchScope::fromString(const QString& text)
{
    for (const auto& [kind, name] : ScopeNames)
        if (text.startsWith(name + ':'_L1))
            return {kind, text.mid(name.size() + 1)};
    return {};
}

} // namespace stemma
