// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/injectedtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QLatin1StringView Tags[] = {"system-reminder"_L1, "environment_context"_L1, "user_instructions"_L1,
    "context"_L1, "permissions"_L1, "skill"_L1, "hook_prompt"_L1, "turn_aborted"_L1, "recommended_plugins"_L1,
    "codex_internal_context"_L1, "INSTRUCTIONS"_L1, "subagent_notification"_L1};
constexpr QLatin1StringView ProjectInstructions {"# AGENTS.md instructions"}; ///< of a file, whole

} // namespace

bool isKeptFromModel(const StoredFields& fields)
{
    return isHiddenByRevert(fields) || std::ranges::any_of(fields, [](const StoredField& field) {
        const bool isNamed = field.name == "excludeFromContext"_L1 || field.name == "ignored"_L1;
        return isNamed && field.value.typeId() == QMetaType::Bool && field.value.toBool();
    });
}

bool isHiddenByRevert(const StoredFields& fields)
{
    const StoredField* reverted = fieldNamed(fields, "reverted"_L1);
    return reverted && reverted->value.typeId() == QMetaType::QString;
}

bool isInterruptionNote(QStringView text)
{
    return text.trimmed().startsWith("[Request interrupted by user"_L1);
}

bool isInjected(const Message& message, const TextPart& part)
{
    // In a developer's name programs tell a model what it may do, and what there is.
    if (message.role == Role::System && message.storedRole == "developer"_L1)
        return true;
    if (message.role != Role::User)
        return false;
    QStringView rest = QStringView(part.text.text).trimmed();
    if (rest.startsWith(ProjectInstructions))
        return true;
    bool isAny = false;
    while (rest.startsWith(u'<')) {
        const auto tag = std::ranges::find_if(Tags, [rest](QLatin1StringView each) {
            const QStringView name = rest.sliced(1);
            return name.startsWith(each) && name.size() > each.size()
                && (name[each.size()] == u'>' || name[each.size()].isSpace());
        });
        if (tag == std::end(Tags))
            return false;
        // Some repeat all words of the tag.
        const qsizetype close = rest.indexOf(QString("</"_L1 + *tag));
        const qsizetype end = close < 0 ? close : rest.indexOf(u'>', close);
        if (end < 0)
            return part.text.truncated;
        isAny = true;
        rest = rest.sliced(end + 1).trimmed();
    }
    return isAny && rest.isEmpty();
}

} // namespace stemma
