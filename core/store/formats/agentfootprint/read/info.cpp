// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// Objects that are shown by their members, or with the messages.
bool isContainer(QStringView name)
{
    static const QSet<QStringView> containers {u"data", u"history", u"folded", u"conversation", u"checkpoint",
        u"pending", u"sharedState", u"messages", u"systemPrompt"};
    return containers.contains(name);
}

/// The name of a member without the objects that every store of its kind has around it.
QString shortName(QString name)
{
    for (const auto prefix : {"data."_L1, "conversation."_L1, "checkpoint."_L1}) {
        if (name.startsWith(prefix))
            name.remove(0, prefix.size());
    }
    return name;
}

bool isWanted(const QString& name)
{
    // The state of a paused run has some thirty members that say nothing about the conversation.
    return !isContainer(QStringView(name).mid(name.lastIndexOf(u'.') + 1))
        && (!name.startsWith("sharedState."_L1) || name.startsWith("sharedState.paused"_L1));
}

Unit unitOf(const QString& name)
{
    const bool isTime = name == "savedAt"_L1 || name == "checkpointedAt"_L1 || name == "pausedAt"_L1;
    return isTime ? Unit::UnixMilliseconds : Unit::None;
}

} // namespace

// The first thing a user said; texts that the library or a retry put there do not count.
Result<QString> Reader::firstPrompt() const
{
    constexpr size_t MostRows = 200;
    constexpr qsizetype MostCharacters = 200;
    const auto rows = qMin(MostRows, size());
    for (size_t row = 0; row < rows; ++row) {
        if (index().rows[row].kind == Row::Kind::Entry)
            continue;
        constexpr qint64 Little = 4 * MostCharacters;
        const auto message = this->message(row, Little);
        if (!message)
            return std::unexpected(message.error());
        if (message->role != Role::User || message->states.testFlag(MessageState::Ephemeral))
            continue;
        for (const Part& part : message->parts) {
            if (part.as<CompactionPart>())
                break;
            if (const auto* text = part.as<TextPart>())
                return text->text.text.left(MostCharacters);
        }
    }
    return QString();
}

void Reader::addFacts(SessionInfo& info) const
{
    for (const Fact& fact : index().facts) {
        const QString name = shortName(fact.name);
        if (!isWanted(name) || fact.text.isNull())
            continue;
        StoredField field = fieldOf(name, fact.text, unitOf(name));
        if (name == "agent"_L1)
            info.agent = textAt(fact.text, "id");
        else if (name == "model"_L1)
            info.model = stringOf(fact.text).value_or(QString());
        else if (name == "savedAt"_L1 || (name == "checkpointedAt"_L1 && !info.updatedAt))
            info.updatedAt = integerOf(fact.text).transform(timeFromMs);
        else if (name == "failurePoint"_L1)
            info.labels << u"failed"_s;
        field.hasCommonName = name == "model"_L1 || name == "savedAt"_L1;
        // Of a repeated key the last one counts.
        info.fields.removeIf([&name](const StoredField& other) { return other.name == name; });
        info.fields << field;
    }
}

SessionInfo Reader::basicInfo(const Entry& entry)
{
    SessionInfo info;
    info.id = entry.id;
    info.parent = entry.parent;
    info.size = entry.size;
    info.fields = entry.fields;
    if (entry.savedAt)
        info.updatedAt = timeFromMs(*entry.savedAt);
    return info;
}

Result<SessionInfo> Reader::info(ListDetail detail) const
{
    SessionInfo info = basicInfo(m_entry);
    if (!info.parent.isEmpty() && m_entry.layout == Layout::Request)
        info.origin = {Origin::Kind::Continuation, info.parent, {}};
    addFacts(info);
    if (index().isPaused())
        info.labels << u"paused"_s;
    for (const Row& row : index().rows) {
        if (row.createdMs == OutlineRow::NoTime)
            continue;
        const Time time = timeFromMs(row.createdMs);
        info.createdAt = qMin(info.createdAt.value_or(time), time);
        info.updatedAt = qMax(info.updatedAt.value_or(time), time);
    }
    if (detail == ListDetail::Basic)
        return info;
    if (!info.size && !index().place.isNull())
        info.size = index().place.length;
    // All that is shown: what was summed up and kept is stored too.
    info.messages = qint64(index().rows.size());
    return firstPrompt().transform([&info](const QString& prompt) {
        // The library has no titles; sessions are shown by their first prompt.
        constexpr qsizetype TitleCharacters = 60;
        info.firstPrompt = prompt;
        info.title = firstLine(prompt, TitleCharacters);
        return std::move(info);
    });
}

Result<QList<SummaryNode>> Reader::summaryNodes() const
{
    QList<SummaryNode> nodes;
    for (size_t i = 0; i < index().spans.size(); ++i) {
        const Span& span = index().spans[i];
        if (span.place.isNull())
            continue;
        const auto stored = document().read(span.place);
        if (!stored)
            return std::unexpected(stored.error());
        SummaryNode node;
        node.id = NodeId(span.fingerprint);
        node.session = m_entry.id;
        node.covers = integerOf(member(*stored, "messageCount"));
        node.createdAt = integerOf(member(*stored, "foldedAtMs")).transform(timeFromMs);
        for (const auto& [at, fingerprint] : span.markers) {
            if (std::ranges::contains(index().spans, fingerprint, &Span::fingerprint))
                node.parents << NodeId(fingerprint);
        }
        node.kind = node.parents.isEmpty() ? SummaryNode::Kind::Leaf : SummaryNode::Kind::Condensed;
        if (!span.originals.empty()) {
            node.first = idOfKey(originalsKey(qint64(i)));
            node.last = idOfKey(originalsKey(qint64(i)) + qint64(span.originals.size()) - 1);
        }
        if (const auto marker = rowOf(span.markerKey)) {
            node.message = idOfKey(span.markerKey);
            node.inContext = index().rows[*marker].kind == Row::Kind::Message;
            node.superseded = !node.inContext;
            const auto text = bytes(*marker, -1);
            if (!text)
                return std::unexpected(text.error());
            node.text = LongText(textAt(*text, "content"));
        }
        for (const auto& [key, value] : membersOf(*stored)) {
            if (key != "messages")
                node.fields << fieldOf(keyText(key), value, key == "foldedAtMs" ? Unit::UnixMilliseconds : Unit::None);
        }
        nodes << std::move(node);
    }
    return nodes;
}

} // namespace stemma::agentfootprint
