// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/wishes.h"

#include "tests/testkit/readstore.h"

#include <algorithm>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QList<Wish> dissolvingFor(SessionStore& store, const SessionId& id)
{
    QList<Wish> result;
    for (const SummaryNode& node : store.summaryNodes(id, {}).value_or(QList<SummaryNode>()))
        result += {u"dissolve "_s + node.id.value, DissolveEdit {id, node.id}};
    return result;
}

QList<Wish> summariesFor(SessionStore& store, const SessionId& id, const MessageId& middle)
{
    QList<Wish> result;
    result += {u"compact by the rule"_s, CompactEdit {id, {}, {}, 3, {}}};
    result += {u"compact in the midst"_s, CompactEdit {id, middle, {}, 2, u"By “hand”."_s}};
    CompactEdit inPlace {id, middle, {}, 2, u"In “place”."_s};
    inPlace.inPlace = true;
    if (const auto draft = store.draftCompaction(inPlace, {}); draft && draft->makesSession)
        result += {u"compact in place"_s, inPlace};
    CompactEdit together {id, {}, {}, 3, {}};
    for (const SummaryNode& node : store.summaryNodes(id, {}).value_or(QList<SummaryNode>())) {
        result += {u"dissolve "_s + node.id.value, DissolveEdit {id, node.id}};
        result += {u"anew or back "_s + node.id.value, CompactEdit {id, {}, {node.id}, 3, {}}};
        if (node.inContext)
            together.nodes += node.id;
    }
    if (!together.nodes.isEmpty())
        result += {u"put together"_s, together};
    return result;
}

} // namespace

QList<Wish> wishesFor(SessionStore& store, const SessionId& id)
{
    QList<Wish> result;
    std::vector<MessagePtr> raw;
    for (const MessagePtr& message : readstore::messages(store, id)) {
        if (!(message->states & (MessageState::Summary | MessageState::Damaged)))
            raw.push_back(message);
    }
    if (raw.empty())
        return result;
    for (const size_t place : std::set<size_t> {0, raw.size() / 2, raw.size() - 1}) {
        const QString where = u" at %1 of %2"_s.arg(place + 1).arg(raw.size());
        result += {u"fork"_s + where, ForkEdit {id, raw[place]->id, false, u"A fork"_s}};
        result += {u"remove"_s + where, RemoveEdit {id, {raw[place]->id}, {}}};
        result += {u"insert"_s + where, InsertEdit {id, raw[place]->id, u"user"_s, u"Put in, “so”."_s}};
        if (place + 1 < raw.size())
            result += {u"resume"_s + where, ResumeEdit {id, raw[place]->id}};
    }
    result += {u"fork before the last"_s, ForkEdit {id, raw.back()->id, true, {}}};
    ForkEdit otherwise {id, raw.back()->id, false, {}};
    otherwise.withoutThinking = otherwise.withoutCheckpoints = true;
    result += {u"fork without thinking and checkpoints"_s, otherwise};
    otherwise.constraints = {u"Never touch “retry.h”."_s};
    result += {u"fork with a constraint more"_s, otherwise};
    result += {u"insert at the beginning"_s, InsertEdit {id, {}, u"user"_s, u"Before all others."_s}};
    result += {u"insert in the midst"_s,
        InsertEdit {id, raw[raw.size() / 2]->id, u"user"_s, u"One word more: “ü”.\nAnd another line."_s}};
    result += {u"insert at the end"_s, InsertEdit {id, raw.back()->id, u"assistant"_s, u"An answer."_s}};
    result += {u"rename"_s, RenameEdit {id, u"Another title"_s}};
    const StoreInfo info = store.info();
    const QList<Finding> findings = readstore::findings(store, id);
    if (info.notWritable.isEmpty() && !info.refusals.contains(EditKind::Repair)
        && std::ranges::any_of(findings, [](const Finding& finding) { return !finding.repair.isEmpty(); }))
        result += {u"repair"_s, RepairEdit {id, {}, {}}};
    if (!info.refusals.contains(EditKind::Compact))
        result += summariesFor(store, id, raw[raw.size() / 2]->id);
    else if (!info.refusals.contains(EditKind::Dissolve))
        result += dissolvingFor(store, id);
    bool text = false;
    bool tool = false;
    for (const MessagePtr& message : raw) {
        for (const Part& part : message->parts) {
            if (part.as<TextPart>() && !std::exchange(text, true)) {
                result += {u"text"_s, TextEdit {id, message->id, part.index, u"Another text, of “two”\nlines."_s}};
                result += {u"part"_s, RemoveEdit {id, {message->id}, part.index}};
            }
            if (part.as<ToolPart>() && !std::exchange(tool, true)) {
                result += {u"output"_s, TextEdit {id, message->id, part.index, u"Another output."_s}};
                result += {u"prune"_s, PruneEdit {id, message->id, part.index}};
            }
        }
    }
    return result;
}

} // namespace stemma
