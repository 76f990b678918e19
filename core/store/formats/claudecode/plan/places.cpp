// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/plan/places.h"

#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonmembers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

constexpr std::array<JsonKey, 9> PlacedMembers {
    "parentUuid", "logicalParentUuid", "type", "uuid", "timestamp", "sessionId", "subtype", "message", "attachment"};
enum : quint8 { ParentIs, LogicalIs, TypeIs, IdIs, TimeIs, SessionIs, SubtypeIs, MessageIs, AttachmentIs };

/// The lines of a record, as ranges of it.
QList<json::Range> linesOf(const QByteArray& record)
{
    QList<json::Range> lines;
    for (qsizetype start = 0; start < record.size();) {
        qsizetype end = record.indexOf('\n', start);
        end = end < 0 ? record.size() : end;
        lines << json::Range {start, end - start};
        start = end + 1;
    }
    return lines;
}

/// Adds the content of a line. False: it is broken.
bool addLine(RecordPlaces& places, const json::Range& line, bool isFirst)
{
    const auto members = readMembers<PlacedMembers>(QByteArrayView(places.bytes).sliced(line.start, line.length));
    if (!members || !members->at(IdIs).isText())
        return false;
    const auto& has = *members;
    const auto rangeOf = [&](const RawJson& value) {
        return value.exists() ? std::optional(rangeWithin(value.bytes, places.bytes)) : std::nullopt;
    };
    if (isFirst) {
        // A compaction has no parent, so that what is before it is not sent; what it follows it tells otherwise.
        const bool isBoundary = has[SubtypeIs].is("compact_boundary") && has[LogicalIs].exists();
        const auto parent = rangeOf(has[isBoundary ? LogicalIs : ParentIs]);
        if (!parent)
            return false;
        places.id = *rangeOf(has[IdIs]);
        places.parent = *parent;
        places.time = rangeOf(has[TimeIs]);
        places.session = rangeOf(has[SessionIs]);
    }
    // What the user said while the program was busy stands in an attachment.
    const bool isSaid = has[TypeIs].is("attachment");
    const bool isTalk = isSaid || has[TypeIs].is("user") || has[TypeIs].is("assistant");
    const auto object = isTalk ? rangeOf(has[isSaid ? AttachmentIs : MessageIs]) : std::nullopt;
    const bool isOther = isSaid && object && textIn(places, *object, "type") != "queued_command"_L1;
    const auto content = object && !isOther ? places.member(*object, isSaid ? "prompt" : "content") : std::nullopt;
    return !content || places.setContent(*content);
}

} // namespace

std::optional<RecordPlaces> placesIn(const QByteArray& record)
{
    RecordPlaces places;
    places.bytes = record;
    bool isFirst = true;
    for (const json::Range& line : linesOf(record)) {
        if (!addLine(places, line, isFirst))
            return {};
        isFirst = false;
    }
    return isFirst ? std::nullopt : std::optional(places);
}

QString textIn(const RecordPlaces& places, const json::Range& block, QByteArrayView key)
{
    const auto value = places.member(block, key);
    const auto text = value ? json::parse(places.source(*value)) : std::unexpected(json::ParseError());
    return text ? text->string : QString();
}

std::optional<int> resultBlock(const RecordPlaces& places, const QString& call)
{
    for (int i = 0; i < places.blocks.size(); ++i) {
        if (textIn(places, places.blocks.at(i), "tool_use_id") == call)
            return i;
    }
    return {};
}

void cutBlocks(JsonCopy& copy, const RecordPlaces& places, const std::set<int>& blocks)
{
    const auto isCut = [&](int block) { return blocks.contains(block); };
    qsizetype end = 0; // of the last line that goes as a whole
    for (const json::Range& line : linesOf(places.bytes)) {
        QList<int> own;
        for (int block = 0; block < places.blocks.size(); ++block) {
            const qsizetype start = places.blocks.at(block).start;
            if (start >= line.start && start < line.start + line.length)
                own << block;
        }
        if (std::ranges::none_of(own, isCut))
            continue;
        if (std::ranges::all_of(own, isCut)) {
            // With the line end before it; while no line is kept, with that behind it.
            const bool isFirst = line.start == end;
            const qsizetype after = line.start + line.length;
            const qsizetype stop = isFirst ? qMin(after + 1, places.bytes.size()) : after;
            copy.replace({isFirst ? line.start : line.start - 1, stop - line.start + (isFirst ? 0 : 1)}, {});
            end = isFirst ? stop : end;
            continue;
        }
        const auto blockAt = [&](qsizetype at) { return places.blocks.at(own.at(at)); };
        const auto isRemoved = [&](qsizetype at) { return isCut(own.at(at)); };
        copy.cut(cutElements(own.size(), blockAt, isRemoved));
    }
}

QByteArrayList replaceReferences(JsonCopy& copy, const RecordPlaces& places, QByteArrayList kept,
    const std::function<QByteArray(const QByteArray&)>& nameOf)
{
    const json::Range whole {0, places.bytes.size()};
    const auto replace = [&](const std::optional<json::Range>& range, const QByteArray& instead) {
        if (!range || *range == places.parent || !places.source(*range).startsWith('"'))
            return;
        const QByteArray name = nameOf(places.source(*range));
        if (!name.isEmpty() || !instead.isEmpty())
            copy.replace(*range, name.isEmpty() ? instead : name);
    };
    replace(places.member(whole, "logicalParentUuid"), {});
    const auto replaceList = [&](const json::Range& list) {
        QByteArrayList names;
        (void)forEachJsonElement(places.source(list), [&](QByteArrayView id) {
            if (const QByteArray name = nameOf(id.toByteArray()); !name.isEmpty())
                names += name;
            return true;
        });
        copy.replace(list, '[' + names.join(',') + ']');
        return names;
    };
    const json::Range cleared = places.member(whole, "microcompactMetadata").value_or(json::Range());
    if (const auto list = places.member(cleared, "clearedAttachmentUUIDs"))
        replaceList(*list);
    const json::Range metadata = places.member(whole, "compactMetadata").value_or(json::Range());
    for (const char* member : {"preservedMessages", "preservedSegment"}) {
        const json::Range stored = places.member(metadata, member).value_or(json::Range());
        for (const char* key : {"allUuids", "uuids"}) {
            if (const auto list = places.member(stored, key))
                kept = replaceList(*list);
        }
        replace(places.member(stored, "headUuid"), kept.value(0));
        replace(places.member(stored, "anchorUuid"), {});
        replace(places.member(stored, "tailUuid"), kept.value(kept.size() - 1));
    }
    return kept;
}

} // namespace stemma::claudecode
