// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/format.h"

#include "core/store/capabilities.h"
#include "core/store/formats/claudecode/plan/policy.h"
#include "core/store/formats/claudecode/read/layout.h"
#include "core/store/formats/claudecode/store.h"
#include "core/store/plan/editrules.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(ClaudeCode)
};

} // namespace

QString Format::name() const
{
    return u"claude-code"_s;
}

QString Format::title() const
{
    return u"Claude Code"_s;
}

QStringList Format::dialects() const
{
    return {u"jsonl"_s};
}

QList<Capability> Format::capabilities() const
{
    return capabilitiesOf(Policy::instance().refusals());
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
    Detection detection;
    detection.format = name();
    if (candidate.isSqlite()) {
        detection.reason = FormatText::tr("Claude Code keeps sessions in text files, not in a database.");
        return detection;
    }
    const auto release = candidate.isFolder() ? releaseIn(candidate.path()) : releaseOf(candidate.head());
    detection.matches = release.has_value();
    detection.dialect = detection.matches ? u"jsonl"_s : QString();
    detection.version = release.value_or(QString());
    detection.reason = detection.matches ? candidate.isFolder()
            ? FormatText::tr("It holds sessions of Claude Code.")
            : FormatText::tr("Its lines are records of a Claude Code session.")
        : candidate.isFolder() ? FormatText::tr("No session of Claude Code was found in this folder.")
                                         : FormatText::tr("Its first lines are no records of a Claude Code session.");
    return detection;
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

QString Format::inPlaceRefusal() const
{
    return Policy::instance().inPlaceRefusal();
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    const bool isBranch = place.session.value.contains(u'#');
    if (isBranch && (kind == EditKind::Delete || kind == EditKind::Rename))
        return kind == EditKind::Delete ? plantexts::branchStays() : plantexts::branchHasNoTitle();
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (place.message->states.testFlag(MessageState::Summary) && place.message->role == Role::System)
        return Policy::instance().refusalOf(RowFlag::Boundary, 0);
    const auto* thinking = place.part ? place.part->as<ReasoningPart>() : nullptr;
    const bool isSigned = thinking && thinking->state == ReasoningPart::State::Signed;
    return isSigned && kind == EditKind::Text ? plantexts::signedTextStays() : QString();
}

} // namespace stemma::claudecode
