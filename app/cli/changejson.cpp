// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/changejson.h"

#include "core/export/partjson.h"
#include "core/filechanges/changetexts.h"

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

/// The messages of some changes, each once, by index and id.
void writeMessages(JsonWriter& json, std::span<const size_t> which, std::span<const FileChange> changes)
{
    json.beginArray("messages"_L1);
    qint64 last = -1;
    for (const size_t i : which) {
        if (std::exchange(last, changes[i].row) == changes[i].row)
            continue;
        json.beginObject();
        json.field("index"_L1, changes[i].row);
        json.optional("id"_L1, changes[i].message);
        json.end();
    }
    json.end();
}

QLatin1StringView reasonName(ExportedPatch::LeftOut::Why why)
{
    static constexpr QLatin1StringView Names[]
        = {"outside_folder"_L1, "does_not_follow"_L1, "unknown_place"_L1, "binary"_L1, "malformed"_L1, "no_context"_L1};
    return Names[size_t(why)];
}

} // namespace

void writeFileChange(JsonWriter& json, const FileChange& change, qint64 maxText)
{
    json.field("index"_L1, change.row);
    json.optional("message"_L1, change.message);
    json.field("part"_L1, change.part);
    json.field("at"_L1, change.at);
    json.field("path"_L1, change.path);
    json.optional("old_path"_L1, change.oldPath);
    json.field("kind"_L1, nameOf(change.kind));
    json.field("origin"_L1, nameOf(change.origin));
    json.field("added"_L1, change.added);
    json.field("removed"_L1, change.removed);
    json.field("active"_L1, change.isActive);
    json.field("has_result"_L1, change.hasResult);
    json.field("recounted"_L1, change.isRecounted);
    writeLong(json, "diff"_L1, change.section().toString(), maxText);
}

void writeNetChange(JsonWriter& json, const NetChange& net, std::span<const FileChange> changes, qint64 maxText)
{
    json.field("path"_L1, net.path);
    json.optional("old_path"_L1, net.oldPath);
    json.field("kind"_L1, nameOf(net.kind));
    json.field("added"_L1, net.added);
    json.field("removed"_L1, net.removed);
    json.field("changes"_L1, qint64(net.changes().size()));
    json.field("composed"_L1, net.isComposed());
    json.beginArray("steps"_L1);
    for (const NetStep& step : net.steps) {
        json.beginObject();
        if (step.why != NetStep::Break::None) {
            json.field("reason"_L1, nameOf(step.why));
            json.field("text"_L1, ChangesText::why(step.why));
        }
        writeMessages(json, step.changes, changes);
        writeLong(json, "diff"_L1, step.diff, maxText);
        json.end();
    }
    json.end();
}

void writePatch(JsonWriter& json, const ExportedPatch& patch)
{
    json.field("text"_L1, patch.text);
    json.beginArray("left_out"_L1);
    for (const ExportedPatch::LeftOut& left : patch.leftOut) {
        json.beginObject();
        json.field("path"_L1, left.path);
        json.field("reason"_L1, reasonName(left.why));
        json.field("changes"_L1, qint64(left.count));
        json.field("text"_L1, ChangesText::leftOut(left));
        json.end();
    }
    json.end();
    json.texts("created"_L1, patch.asNew);
}

} // namespace stemma::cli
