// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/fuzz/coretargets.h"
#include "tests/core/fuzz/scratchstore.h"
#include "tests/core/fuzz/smallseeds.h"
#include "tests/testkit/needed.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int StoreRuns = 40; ///< each reads a whole store

/// @p file: how agents call such a file; @p samples: those of the first one are needed, of others there may be more.
FuzzTarget fileStore(const QString& name, const QString& file, const QStringList& samples)
{
    const auto scratch = std::make_shared<ScratchStore>(file);
    const auto seeds = [samples] {
        QByteArrayList inputs;
        for (const QString& sample : samples) {
            if (missingSample(realStore(sample)).isEmpty())
                inputs << smallseeds::ofFile(realStore(sample));
        }
        return inputs;
    };
    return {name, seeds, [scratch](const QByteArray& input) { return scratch->faultOf(input); }, StoreRuns,
        realStore(samples.first())};
}

FuzzTarget folderStore(const QString& name, const QString& folder, const QString& sample)
{
    const auto scratch = std::make_shared<ScratchStore>(folder, realStore(sample));
    return {name, [scratch] { return scratch->seeds(); },
        [scratch](const QByteArray& input) { return scratch->faultOf(input); }, StoreRuns, realStore(sample)};
}

} // namespace

std::vector<FuzzTarget> storeTargets()
{
    const QString claude = u"claude-code/generated/projects/-home-dev-project/"_s;
    const QString footprint = u"agentfootprint/"_s;
    return {
        fileStore(u"claude-code"_s, u"6ea9502a-cb09-40b2-99ad-c0040b2d295f.jsonl"_s,
            {claude + u"6ea9502a-cb09-40b2-99ad-c0040b2d295f.jsonl"_s,
                claude + u"92a46d41-02f8-449f-85f0-4138d8e710a7.jsonl"_s,
                u"claude-code/generated-2.1.197/projects/-home-dev-project/2163e3ef-7657-475f-9e6d-923b507c41e3.jsonl"_s}),
        fileStore(u"codex"_s, u"rollout-2026-11-21T23-42-46-01a2007d-b08a-7062-b12f-6fe627f54840.jsonl"_s,
            {u"codex/generated/sessions/2026/11/21/rollout-2026-11-21T23-42-46-01a2007d-b08a-7062-b12f-6fe627f54840.jsonl"_s,
                u"codex/generated-0.58.0/sessions/2026/11/21/"
                "rollout-2026-11-21T23-57-11-01a2008a-e15e-7cf3-b041-9556f64a6ce0.jsonl"_s,
                u"codex/session-migrate/basic.jsonl"_s}),
        fileStore(u"pi"_s, u"2026-11-21T23-40-28-197Z_01a2007b-92a4-724f-a6ba-77c7f0477b37.jsonl"_s,
            {u"pi/generated/sessions/--home-dev-project--/"
             "2026-11-21T23-40-28-197Z_01a2007b-92a4-724f-a6ba-77c7f0477b37.jsonl"_s,
                u"pi/generated/sessions/--home-dev-project--/"
                "2026-11-21T23-40-59-549Z_01a2007c-0d1c-7601-8e7d-58ed10c70be1.jsonl"_s}),
        fileStore(u"mantis"_s, u"6f1c2a7e-5b1d-4c3a-9e00-000000000100.jsonl"_s,
            {u"mantis/home/sessions/6f1c2a7e-5b1d-4c3a-9e00-000000000100.jsonl"_s, u"mantis/documented/abc.jsonl"_s,
                u"mantis/documented/no-role.jsonl"_s}),
        fileStore(u"jazzmine"_s, u"conversation_db.json"_s,
            {u"jazzmine/generated-0.1.42/conversation_db.json"_s, u"jazzmine/generated-0.1.38/conversation_db.json"_s}),
        fileStore(u"jazzmine-dump"_s, u"postgres-dump.sql"_s,
            {u"jazzmine/generated-0.1.38/postgres-dump.sql"_s, u"jazzmine/generated-0.1.42/postgres-dump.sql"_s}),
        fileStore(u"opencode"_s, u"export.json"_s, {u"opencode/generated/export.json"_s}),
        fileStore(u"agentfootprint"_s, u"session.json"_s,
            {footprint + u"checkpoint/after-follow-up.checkpoint.json"_s,
                footprint + u"checkpoint/thinking-tools-ephemeral.checkpoint.json"_s,
                footprint + u"compaction/sliding-window-drop.checkpoint.json"_s,
                footprint + u"session-file/sessions.json"_s, footprint + u"pause/flowchart-v1.envelope.json"_s,
                footprint + u"trace/redacted.trace.json"_s, footprint + u"recording/bare.recording.json"_s,
                footprint + u"audit/bounded.audit.json"_s, footprint + u"sqlite/conversation-v1.envelope.json"_s}),
        fileStore(u"agentfootprint-events"_s, u"events.ndjson"_s, {footprint + u"events/events.ndjson"_s}),
        fileStore(u"mantis-db"_s, u"sessions.db"_s, {u"mantis/sessions-code-layout.db"_s}),
        fileStore(u"mnesis-db"_s, u"sessions.db"_s, {u"mnesis/small.db"_s}),
        folderStore(u"claude-code-home"_s, u"projects"_s, u"claude-code/generated/projects"_s),
        folderStore(u"codex-home"_s, u"codex"_s, u"codex/generated"_s),
        folderStore(u"pi-home"_s, u"sessions"_s, u"pi/generated/sessions"_s),
        folderStore(u"mantis-home"_s, u"home"_s, u"mantis/home"_s),
        folderStore(u"opencode-home"_s, u"opencode"_s, u"opencode/generated-1.0.185"_s),
        folderStore(u"jazzmine-export"_s, u"mongo-export"_s, u"jazzmine/generated-0.1.42/mongo-export"_s),
    };
}

} // namespace stemma
