// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/reader.h"
#include "core/store/json/jsonmembers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// Objects that are shown by their members, or with the messages.
bool isContainer(QStringView name)
{
    static constexpr QLatin1StringView Names[] = {"data"_L1, "history"_L1, "folded"_L1, "conversation"_L1,
        "checkpoint"_L1, "pending"_L1, "sharedState"_L1, "messages"_L1, "systemPrompt"_L1};
    return std::ranges::any_of(Names, [name](QLatin1StringView known) { return name == known; });
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
        const Row::Kind kind = index().rows[row].kind;
        if (kind == Row::Kind::Entry)
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

Result<> Reader::addFacts(SessionInfo& info) const
{
    constexpr qint64 MostBytes = 4096;
    for (const Fact& fact : index().facts) {
        const QString name = shortName(fact.name);
        if (!isWanted(name) || fact.place.length > MostBytes)
            continue;
        const auto text = document().read(fact.place);
        if (!text)
            return std::unexpected(text.error());
        StoredField field = fieldOf(name, *text, unitOf(name));
        if (name == "agent"_L1)
            info.agent = stringOf(member(*text, "id")).value_or(QString());
        else if (name == "model"_L1)
            info.model = stringOf(*text).value_or(QString());
        else if (name == "savedAt"_L1 || (name == "checkpointedAt"_L1 && !info.updatedAt))
            info.updatedAt = integerOf(*text).transform(timeFromMs);
        else if (name == "failurePoint"_L1)
            info.labels << u"failed"_s;
        field.hasCommonName = name == "model"_L1 || name == "savedAt"_L1;
        // Of a repeated key the last one counts.
        info.fields.removeIf([&name](const StoredField& other) { return other.name == name; });
        info.fields << field;
    }
    return {};
}

Result<SessionInfo> Reader::info(ListDetail detail) const
{
    SessionInfo info;
    info.id = m_session;
    info.parent = m_entry.parent;
    if (!info.parent.isEmpty() && m_entry.layout == Layout::Request)
        info.origin = {Origin::Kind::Continuation, info.parent, {}};
    info.fields = m_entry.fields;
    if (const auto done = addFacts(info); !done)
        return std::unexpected(done.error());
    if (m_entry.savedAt && !info.updatedAt)
        info.updatedAt = timeFromMs(*m_entry.savedAt);
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
    info.size = m_entry.size;
    if (!info.size && !index().place.isNull())
        info.size = index().place.length;
    // All that is shown: what was summed up and kept is stored too.
    info.messages = qint64(index().rows.size());
    auto prompt = firstPrompt();
    if (!prompt)
        return std::unexpected(prompt.error());
    info.firstPrompt = *std::move(prompt);
    // The library has no titles; sessions are shown by their first prompt.
    constexpr qsizetype TitleCharacters = 60;
    info.title = firstLine(info.firstPrompt, TitleCharacters);
    return info;
}

Result<QList<SummaryNode>> Reader::summaryNodes() const
{
    QList<SummaryNode> nodes;
    for (const Span& span : index().spans) {
        if (span.place.isNull())
            continue;
        const auto stored = document().read(span.place);
        if (!stored)
            return std::unexpected(stored.error());
        SummaryNode node;
        node.id = NodeId(span.fingerprint);
        node.session = m_session;
        node.covers = integerOf(member(*stored, "messageCount"));
        node.createdAt = integerOf(member(*stored, "foldedAtMs")).transform(timeFromMs);
        for (const auto& [at, fingerprint] : span.markers) {
            const bool known = std::ranges::any_of(
                index().spans, [&fingerprint](const Span& other) { return other.fingerprint == fingerprint; });
            if (known)
                node.parents << NodeId(fingerprint);
        }
        node.kind = node.parents.isEmpty() ? SummaryNode::Kind::Leaf : SummaryNode::Kind::Condensed;
        if (!span.rows.empty()) {
            node.first = idOfKey(index().rows[size_t(span.rows.front())].key);
            node.last = idOfKey(index().rows[size_t(span.rows.back())].key);
        }
        if (const auto marker = rowOf(span.markerKey)) {
            node.inContext = index().rows[*marker].kind == Row::Kind::Message;
            node.superseded = !node.inContext;
            const auto text = bytes(*marker, -1);
            if (!text)
                return std::unexpected(text.error());
            node.text = LongText(stringOf(member(*text, "content")).value_or(QString()));
        }
        forEachJsonMember(*stored, [&node](QByteArrayView key, QByteArrayView value) {
            if (key != "messages")
                node.fields << fieldOf(keyText(key), value, key == "foldedAtMs" ? Unit::UnixMilliseconds : Unit::None);
            return true;
        });
        nodes << std::move(node);
    }
    return nodes;
}

} // namespace stemma::agentfootprint
