// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/format.h"

#include "core/store/formats/claudecode/plan/policy.h"
#include "core/store/formats/claudecode/read/layout.h"
#include "core/store/formats/claudecode/store.h"
#include "core/store/plan/editrules.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

Format::Format()
    : PolicyFormat(u"claude-code"_s, u"Claude Code"_s, {u"jsonl"_s}, Policy::instance())
{
}

json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "agentId agentName apiBlockIndex apiErrorStatus apiRefusalCategory apiRefusalExplanation attachment* "
        "attributionAgent attributionMcpServer* attributionMcpTool attributionPlugin attributionSkill backup* "
        "cache_miss_reason cache_missed_input_tokens caller cause* citations classifierMetaLines code "
        "compactMetadata* container content context_management* costUSD cwd data* diagnostics direction durationMs "
        "effort entrypoint error* errorDetails fallbackModel file_id forkedFrom from gitBranch hasOutput "
        "hookAdditionalContext* hookCount hookErrors hookInfos* id imagePasteIds input* interruptedByShutdown "
        "interruptedMessageId isAbortedMidStream isApiErrorMessage isCompactSummary isMeta isSidechain "
        "isVisibleInTranscriptOnly is_error key level logicalParentUuid madeBy maxRetries mcpMeta media_type message "
        "messageCount messageUuid microcompactMetadata* mode model name origin* originalModel output output_config "
        "page_number parentToolUseID parentUuid path pendingBackgroundAgentCount perTurnEffort permissionDecision* "
        "permissionMode planContent preventedContinuation project promptCacheRequested promptId promptSource redacted "
        "refusedUserMessageUuid rendered* renderedBesideToolResult renderedRole requestId requestRef requestSessionId "
        "requestedModel result retractedMessageUuids retryAttempt retryInMs role sandboxed scope server sessionId "
        "sessionKind session_id signature slug source sourceToolAssistantUUID sourceToolUseID stopReason "
        "stop_details* stop_reason stop_sequence subtype summary supersedesUuids teamName text thinking "
        "thinkingDisplay thinkingDurationMs thinkingMetadata* timestamp title to todos* toolDenialKind toolEndsTurn "
        "toolInputStreamMs toolUseID toolUseResult* tool_name tool_use_id tools trigger turnCompanion turnOrigin "
        "turnPosition* type url usage* userType uuid version"_L1);
}

QStringList Format::defaultPlaces() const
{
    return {homeFolder()};
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    const auto release = candidate.isSqlite() ? std::nullopt
        : candidate.isFolder()                ? releaseIn(candidate.path())
                                              : releaseOf(candidate.head());
    return ofTranscripts(candidate, release ? u"jsonl"_s : QString(), release.value_or(QString()));
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    return std::make_unique<Store>(path, detection);
}

QString Format::continueCommand(const StoreInfo& /*store*/, const SessionId& session) const
{
    const QString id = session.value.section(u'#', 0, 0);
    return QUuid::fromString(id).isNull() ? QString() : u"claude --resume "_s + id; // sub-agents are not resumed
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    if (const QString refusal = refusalOfBranch(kind, place.session); !refusal.isEmpty())
        return refusal;
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (place.message->states.testFlag(MessageState::Summary) && place.message->role == Role::System)
        return Policy::instance().refusalOf(RowFlag::Boundary, 0);
    return refusalOfSigned(kind, place);
}

} // namespace stemma::claudecode
