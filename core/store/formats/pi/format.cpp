// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/pi/format.h"

#include "core/store/formats/pi/plan/policy.h"
#include "core/store/formats/pi/read/layout.h"
#include "core/store/formats/pi/store.h"
#include "core/store/plan/editrules.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma::pi {

Format::Format()
    : PolicyFormat(u"pi"_s, u"pi"_s, {u"1"_s, u"2"_s, u"3"_s}, Policy::instance())
{
}

json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "type id parentId timestamp version cwd parentSession branchedFrom thinkingLevel provider modelId model "
        "message "
        "summary firstKeptEntryId firstKeptEntryIndex tokensBefore details* fromHook fromId targetId label name "
        "customType data* content display kind usage note replacement "
        "role api responseModel responseId diagnostics* stopReason errorMessage toolCallId toolName isError command "
        "output exitCode cancelled truncated fullOutputPath excludeFromContext sections* toolsAdded* toolsRemoved* "
        "attachments* text textSignature thinking thinkingSignature redacted arguments* thoughtSignature mimeType "
        "input cacheRead cacheWrite totalTokens cost total"_L1);
}

QStringList Format::defaultPlaces() const
{
    const QString set = qEnvironmentVariable("PI_CODING_AGENT_SESSION_DIR");
    return set.isEmpty() ? QStringList {homeFolder()} : QStringList {homeFolder(), set};
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    const auto version = candidate.isSqlite() ? std::nullopt
        : candidate.isFolder()                ? versionIn(candidate.path())
                                              : versionOf(candidate.head());
    return ofTranscripts(candidate, version.value_or(QString()), version.value_or(QString()));
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    return std::make_unique<Store>(path, detection);
}

QString Format::continueCommand(const StoreInfo& /*store*/, const SessionId& session) const
{
    return u"pi --session "_s + session.value.section(u'#', 0, 0);
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    if (const QString refusal = refusalOfBranch(kind, place.session); !refusal.isEmpty())
        return refusal;
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (place.message->role == Role::System && place.message->storedRole != "compaction"_L1)
        return Policy::instance().refusalOf(RowFlag::FormatA, 0);
    return refusalOfSigned(kind, place);
}

} // namespace stemma::pi
