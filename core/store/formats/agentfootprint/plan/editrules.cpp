// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/editrules.h"

#include "core/store/capabilities.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

QString originalStays()
{
    return FootprintEditText::tr("This message was summarised and is no longer sent. Choose its summary instead.");
}

QString signedTextStays()
{
    return FootprintEditText::tr(
        "This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.");
}

bool isBoundThinking(const Part& part)
{
    const auto* thinking = part.as<ReasoningPart>();
    return thinking
        && (thinking->state != ReasoningPart::State::Open
            || std::ranges::any_of(part.fields, [](const StoredField& field) { return field.name == "binding"_L1; }));
}

QString whyNotChanged(Dialect dialect)
{
    switch (dialect) {
    case Dialect::None:
    case Dialect::SqliteSessions:
    case Dialect::SessionFile:
    case Dialect::Envelope:
    case Dialect::Checkpoint:
        return {};
    case Dialect::Audit:
    case Dialect::AuditSegments:
        return FootprintEditText::tr("An audit bundle is a chain of hashes, which any change would break.");
    case Dialect::Events:
    case Dialect::Recording:
    case Dialect::RecordingArchive:
    case Dialect::Runs:
    case Dialect::Trace:
        return FootprintEditText::tr(
            "This is a recording, which no agent resumes. Change the session store of the agent instead.");
    case Dialect::BugReport:
        return FootprintEditText::tr("A bug report is a packed copy. Change the session store of the agent instead.");
    case Dialect::RunOutcome:
    case Dialect::Messages:
    case Dialect::Requests:
        return FootprintEditText::tr("No agent reads such a file. Change the session store of the agent instead.");
    case Dialect::Artifact:
    case Dialect::Artifacts:
    case Dialect::ArtifactFolder:
        return FootprintEditText::tr("Artifacts are named by their content, so they cannot be changed.");
    case Dialect::Vectors:
    case Dialect::Memory:
    case Dialect::Corpus:
        return FootprintEditText::tr("Memories are indexed by their content, so they cannot be changed.");
    }
    return {};
}

QMap<EditKind, QString> editRefusals(Dialect dialect)
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Resume, EditKind::Text, EditKind::Remove,
        EditKind::Delete, EditKind::Insert, EditKind::Repair, EditKind::Dissolve});
    const QMap<EditKind, QString> others {
        {EditKind::Rename,
            FootprintEditText::tr("agentfootprint stores no titles; sessions are shown by their first prompt.")},
        {EditKind::Prune, FootprintEditText::tr("agentfootprint cannot mark outputs as pruned.")},
        {EditKind::Checkpoint,
            FootprintEditText::tr("agentfootprint stores no checkpoints; Stemma keeps them in its own data.")},
        {EditKind::Move, FootprintEditText::tr("agentfootprint does not store a project folder.")},
        {EditKind::Compact,
            FootprintEditText::tr("Only agentfootprint itself compacts its sessions, while the agent runs.")}};
    refusals.insert(others);
    if (dialect == Dialect::Envelope || dialect == Dialect::Checkpoint)
        refusals.insert(EditKind::Delete,
            FootprintEditText::tr("The file is the conversation. Delete the file in your file manager."));
    return refusals;
}

} // namespace stemma::agentfootprint
