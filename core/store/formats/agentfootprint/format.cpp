// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/format.h"

#include "core/store/capabilities.h"
#include "core/store/formats/agentfootprint/plan/editrules.h"
#include "core/store/formats/agentfootprint/check/findings.h"
#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/documents.h"
#include "core/store/formats/agentfootprint/plan/edit.h"
#include "core/store/formats/agentfootprint/read/folder.h"
#include "core/store/formats/agentfootprint/read/sqlite.h"
#include "core/store/formats/agentfootprint/store.h"
#include "core/store/formats/agentfootprint/texts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

QString Format::name() const
{
    return u"agentfootprint"_s;
}

QString Format::title() const
{
    return u"agentfootprint"_s;
}

QStringList Format::dialects() const
{
    return dialectNames();
}

QList<Capability> Format::capabilities() const
{
    return capabilitiesOf(editRefusals(Dialect::SqliteSessions));
}

// The library has none: every program names its own file.
json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "role content toolCalls toolCallId toolName ephemeral thinkingBlocks injectedBy* id name args* providerMeta* "
        "type thinking signature summary text data source images* "
        "payload* meta* ts seq prevHash hash eventType "
        "runtimeStageId subflowPath depth timestamp commitIdxBefore commitIdxAfter isRoot subflowId localSubflowId "
        "parentSubflowId subflowName description isAgentInternal childName slotKind slot contentSummary contentHash "
        "rawContent reason sourceId asRole asRecency position primitiveKind decider chosen rationale model provider "
        "systemPromptChars messagesCount toolsCount actorArrow toolCallCount usage input output cacheRead cacheWrite "
        "stopReason result* error* durationMs target iteration"_L1);
}

QStringList Format::defaultPlaces() const
{
    return {};
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    const Sniff sniff = sniffCandidate(candidate);
    Detection detection;
    detection.format = name();
    detection.matches = sniff.dialect != Dialect::None;
    detection.reason = sniff.refusal;
    if (detection.matches) {
        detection.dialect = nameOf(sniff.dialect);
        detection.reason = FootprintText::tr("A file of agentfootprint of the kind “%1”.").arg(detection.dialect);
        detection.version = sniff.version;
        detection.notWritable = whyNotChanged(sniff.dialect);
    }
    return detection;
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    const Dialect dialect = dialectOf(detection.dialect);
    std::unique_ptr<Source> source;
    if (dialect == Dialect::SqliteSessions)
        source = std::make_unique<SqliteSource>(path, dialect);
    else if (dialect == Dialect::ArtifactFolder)
        source = std::make_unique<FolderSource>(path);
    else if (dialect == Dialect::Artifacts || dialect == Dialect::Vectors)
        source = std::make_unique<RecordsSource>(path, dialect);
    else
        source = std::make_unique<DocumentSource>(path, dialect);
    return std::make_unique<Store>(std::move(source), detection);
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (place.message->states.testFlag(MessageState::Summarised))
        return originalStays();
    return kind == EditKind::Text && place.part && isBoundThinking(*place.part) ? signedTextStays() : QString();
}

} // namespace stemma::agentfootprint
