// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/queryfields.h"

#include "core/search/querydates.h"
#include "core/search/searchhit.h"
#include "core/session/names.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace queryfields {
namespace {

struct QueryFieldText
{
    Q_DECLARE_TR_FUNCTIONS(SearchQuery)
};

constexpr std::pair<QueryField, QLatin1StringView> FieldNames[] = {
    {QueryField::Role, "role"_L1},
    {QueryField::Kind, "kind"_L1},
    {QueryField::Tool, "tool"_L1},
    {QueryField::Path, "path"_L1},
    {QueryField::Model, "model"_L1},
    {QueryField::Agent, "agent"_L1},
    {QueryField::Store, "store"_L1},
    {QueryField::Project, "project"_L1},
    {QueryField::Date, "date"_L1},
    {QueryField::Error, "error"_L1},
    {QueryField::Has, "has"_L1},
    {QueryField::Tokens, "tokens"_L1},
};

constexpr Role Roles[] = {Role::User, Role::Assistant, Role::System, Role::Tool, Role::Colleague};

constexpr std::pair<QLatin1StringView, quint32> HasNames[] = {
    {"thinking"_L1, quint32(PartKind::Reasoning)},
    {"tool"_L1, quint32(PartKind::Tool)},
    {"patch"_L1, quint32(PartKind::Patch)},
    {"file"_L1, quint32(PartKind::FileReference)},
    {"image"_L1, quint32(PartKind::Image)},
    {"summary"_L1, quint32(PartKind::Compaction)},
    {"event"_L1, quint32(PartKind::Event)},
    {"error"_L1, HasError},
};

} // namespace

std::optional<QueryField> fieldOf(QStringView name)
{
    for (const auto& [field, known] : FieldNames) {
        if (name.compare(known, Qt::CaseInsensitive) == 0)
            return field;
    }
    return std::nullopt;
}

QStringList names()
{
    QStringList all;
    for (const auto& [field, name] : FieldNames)
        all += name;
    return all;
}

QStringList values(QueryField field)
{
    QStringList all;
    switch (field) {
    case QueryField::Role:
        for (const Role role : Roles)
            all += nameOf(role);
        break;
    case QueryField::Kind:
        for (quint32 bit = 1; bit <= AllTextKinds.toInt(); bit <<= 1)
            all += nameOf(TextKind(bit));
        break;
    case QueryField::Error:
        all = {u"yes"_s, u"no"_s};
        break;
    case QueryField::Has:
        for (const auto& [name, bits] : HasNames)
            all += name;
        break;
    default:
        break;
    }
    return all;
}

std::optional<Role> roleOf(QStringView name)
{
    for (const Role role : Roles) {
        if (name.compare(nameOf(role), Qt::CaseInsensitive) == 0)
            return role;
    }
    return std::nullopt;
}

std::optional<quint32> hasBits(QStringView name)
{
    for (const auto& [known, bits] : HasNames) {
        if (name.compare(known, Qt::CaseInsensitive) == 0)
            return bits;
    }
    return std::nullopt;
}

QString whyNotValue(QueryField field, const QString& value)
{
    const QLatin1StringView name = nameOf(field);
    if (value.isEmpty())
        return QueryFieldText::tr("“%1:” needs a value.").arg(name);
    if (field == QueryField::Date && !dateRange(value, now()))
        return QueryFieldText::tr("“%1” is not a date. Write 2026-03-01, 2026-03, today, 7d, >2026-03-01 or "
                                  "2026-03-01..2026-03-15.")
            .arg(value);
    if (field == QueryField::Tokens && !numberRange(value))
        return QueryFieldText::tr("“%1” is not a number of tokens. Write >1000, <10k or 100..200.").arg(value);
    const QStringList known = values(field);
    if (!known.isEmpty() && !known.contains(value, Qt::CaseInsensitive))
        return QueryFieldText::tr("“%1:” can be: %2.").arg(name, known.join(u", "_s));
    return {};
}

} // namespace queryfields

QLatin1StringView nameOf(QueryField field)
{
    for (const auto& [known, name] : queryfields::FieldNames) {
        if (known == field)
            return name;
    }
    return {};
}

} // namespace stemma
