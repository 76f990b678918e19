// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/searchtexts.h"

#include "core/session/names.h"
#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::searchtexts {

namespace {

struct SearchText
{
    Q_DECLARE_TR_FUNCTIONS(Search)
};

std::optional<Role> roleOf(QStringView name)
{
    for (const Role role : {Role::User, Role::Assistant, Role::System, Role::Tool, Role::Colleague, Role::Unknown})
        if (name == nameOf(role))
            return role;
    return std::nullopt;
}

} // namespace

QString kindName(TextKind kind)
{
    switch (kind) {
    case TextKind::Prompt:
        return SearchText::tr("Prompt");
    case TextKind::Answer:
        return SearchText::tr("Answer");
    case TextKind::Thinking:
        return SearchText::tr("Thinking");
    case TextKind::ToolInput:
        return SearchText::tr("Tool input");
    case TextKind::ToolOutput:
        return SearchText::tr("Tool output");
    case TextKind::Patch:
        return SearchText::tr("Patch");
    case TextKind::FileSummary:
        return SearchText::tr("File summary");
    case TextKind::Summary:
        return SearchText::tr("Summary");
    case TextKind::Event:
        return SearchText::tr("Event");
    case TextKind::Title:
        return SearchText::tr("Title");
    case TextKind::Other:
        break;
    }
    return SearchText::tr("Other");
}

QString roleName(Role role)
{
    switch (role) {
    case Role::User:
        return SearchText::tr("You");
    case Role::Assistant:
        return SearchText::tr("Assistant");
    case Role::System:
        return SearchText::tr("System");
    case Role::Tool:
        return SearchText::tr("Tool");
    case Role::Colleague:
        return SearchText::tr("Another assistant");
    case Role::Unknown:
        break;
    }
    return SearchText::tr("Unknown");
}

QString fieldName(QueryField field)
{
    switch (field) {
    case QueryField::Kind:
        return SearchText::tr("Kind");
    case QueryField::Role:
        return SearchText::tr("Role");
    case QueryField::Tool:
        return SearchText::tr("Tool");
    case QueryField::Model:
        return SearchText::tr("Model");
    case QueryField::Agent:
        return SearchText::tr("Agent");
    case QueryField::Project:
        return SearchText::tr("Project");
    case QueryField::Store:
        return SearchText::tr("Store");
    default:
        return nameOf(field);
    }
}

QString valueName(QueryField field, const QString& value)
{
    switch (field) {
    case QueryField::Kind: {
        const std::optional<TextKind> kind = textKindOf(value);
        return kind ? kindName(*kind) : value;
    }
    case QueryField::Role: {
        const std::optional<Role> role = roleOf(value);
        return role ? roleName(*role) : value;
    }
    case QueryField::Store:
        return storeTitle(value);
    case QueryField::Project: {
        const QString name = value.section(u'/', -1, -1, QString::SectionSkipEmpty);
        return name.isEmpty() ? value : name;
    }
    default:
        return value;
    }
}

QString facetCount(qint64 count, bool isExact)
{
    return (isExact ? QString() : u"≥\u202f"_s) + QLocale().toString(count);
}

QStringList stateNames(const SearchHit& hit)
{
    QStringList names;
    if (hit.isSessionDeleted)
        names += SearchText::tr("deleted");
    const std::pair<MessageState, QString> states[] = {{MessageState::Discarded, SearchText::tr("discarded")},
        {MessageState::Summarised, SearchText::tr("summarised")},
        {MessageState::SideChain, SearchText::tr("side chain")},
        {MessageState::Ephemeral, SearchText::tr("ephemeral")}};
    for (const auto& [state, name] : states)
        if (hit.states.testFlag(state))
            names += name;
    // It says so of a message, whose other texts are still sent.
    if (hit.states.testFlag(MessageState::Pruned) && hit.kind == TextKind::ToolOutput)
        names += SearchText::tr("pruned");
    return names;
}

QString placeName(const SearchHit& hit)
{
    const QString kind = hit.rowKey < 0 ? SearchText::tr("Title of the session") : kindName(hit.kind);
    return hit.tool.isEmpty() ? kind : SearchText::tr("%1, %2", "Tool output, bash").arg(kind, hit.tool);
}

} // namespace stemma::searchtexts
