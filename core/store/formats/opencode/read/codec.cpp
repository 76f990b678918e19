// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/codec.h"

#include "core/base/tokenguess.h"
#include "core/store/conversation/idhash.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

/// Reads the facts of a joined record. Nothing but what the object of the message says is needed.
class FactReader final : public LineReader
{
public:
    [[nodiscard]] const LineFacts& read(QByteArrayView line) override
    {
        m_facts.clear();
        const auto root = json::parse(line);
        if (!root || !root->isObject())
            return m_facts;
        m_facts.kind = LineFacts::Kind::Record;
        const json::Value* info = root->find(u"info");
        m_facts.flags = flagsOfInfo((*root)[u"info"]);
        m_facts.id = info ? idHash(info->text(u"id")) : 0;
        return m_facts;
    }
    [[nodiscard]] const LineFacts& readGiant(QByteArrayView /*head*/, QByteArrayView /*tail*/) override
    {
        return read({});
    }

private:
    LineFacts m_facts;
};

/// A call with what came of it, as the model gets both.
void addCall(QStringList& said, const json::Value& part)
{
    const json::Value& state = part[u"state"];
    const json::Value* input = state.find(u"input");
    const QString status = state.text(u"status");
    said << part.text(u"tool") + u' ' + (input ? QString::fromUtf8(json::toJson(*input)) : u"{}"_s);
    said << (state[u"time"].find(u"compacted") ? QString::fromLatin1(PrunedOutput)
            : status == "completed"_L1         ? state.text(u"output")
            : status == "error"_L1             ? state.text(u"error")
                                               : QString::fromLatin1(InterruptedCall));
}

void addPart(QStringList& said, const json::Value& part, bool isUser)
{
    const QString type = part.text(u"type");
    if (type == "text"_L1) {
        if (!json::isTrue(part, u"ignored"))
            said << part.text(u"text");
    } else if (type == "reasoning"_L1) {
        said << part.text(u"text");
    } else if (type == "tool"_L1) {
        addCall(said, part);
    } else if (type == "file"_L1 && isUser) {
        said << u"[file] "_s + part.text(u"filename");
    } else if (type == "compaction"_L1) {
        said << u"What did we do so far?"_s;
    } else if (type == "subtask"_L1) {
        said << u"The following tool was executed by the user"_s;
    }
}

QStringList textsOfMessage(const json::Value& record, bool isUser)
{
    QStringList said;
    for (const json::Value& part : record[u"parts"].items)
        addPart(said, part, isUser);
    return said;
}

/// An answer that failed is sent only where it was aborted and something of it had come (spec opencode, 5.1).
bool isDropped(const json::Value& object, const QStringList& said)
{
    const json::Value& error = object[u"error"];
    return !error.isNull() && (said.isEmpty() || !error.text(u"name").contains("abort"_L1, Qt::CaseInsensitive));
}

/// The compaction whose answer stands in this row.
Compaction compactionAt(const Conversation& conversation, size_t summary)
{
    Compaction compaction {.summary = summary, .request = {}, .tail = {}};
    const json::Value answer = readRecord(conversation, summary).value_or(json::Value());
    const QString asked = answer[u"info"].text(u"parentID");
    auto request = asked.isEmpty() ? std::nullopt : conversation.rowWithId(asked);
    // One that is only planned has no id yet that the conversation knows.
    if (!request && summary > 0 && !asked.isEmpty()) {
        const auto before = readRecord(conversation, summary - 1);
        if (before && Codec::instance().idOf(*before) == asked)
            request = summary - 1;
    }
    if (!request || *request >= summary)
        return compaction;
    compaction.request = request;
    const json::Value question = readRecord(conversation, *request).value_or(json::Value());
    for (const json::Value& part : question[u"parts"].items) {
        const QString tail = part.text(u"type") == "compaction"_L1 ? part.text(u"tail_start_id") : QString();
        const auto row = tail.isEmpty() ? std::nullopt : conversation.rowWithId(tail);
        if (row && *row < *request)
            compaction.tail = row;
    }
    return compaction;
}

} // namespace

std::optional<Compaction> newestCompaction(const Conversation& conversation, size_t end)
{
    const auto boundary = newestBoundary(conversation, end);
    return boundary ? std::optional(compactionAt(conversation, *boundary)) : std::nullopt;
}

const Codec& Codec::instance()
{
    static const Codec codec;
    return codec;
}

Message Codec::decode(
    QByteArrayView stored, bool isWhole, quint8 /*dialect*/, qint64 maxText, const ToolPairs& /*pairs*/) const
{
    const auto root = isWhole ? json::parse(stored) : json::parsePrefix(stored);
    const QByteArray whole = isWhole || !root ? stored.toByteArray() : json::toJson(*root);
    const bool isObject = root && root->isObject(); // else it is told what it is
    return decodeRecord(isObject ? split(whole, pieceNames()) : PiecedRecord {{}, {{}, whole, {}}, {}}, maxText);
}

void Codec::addTurnSigns(const json::Value& record, TurnSigns& signs) const
{
    const json::Value& info = record.find(u"info") ? record[u"info"] : record;
    const QString finish = info.text(u"finish");
    const bool isOver = !info[u"error"].isNull() || (!finish.isEmpty() && !finish.startsWith("tool"_L1));
    if (info.text(u"role") == "idle"_L1)
        signs.setTurn(TurnSigns::Turn::Ended);
    else if (info.text(u"role") == "user"_L1)
        signs.setTurn(TurnSigns::Turn::NotTold);
    else if (info.text(u"role") == "assistant"_L1)
        signs.setTurn(isOver && info[u"time"].find(u"completed") ? TurnSigns::Turn::Ended : TurnSigns::Turn::Running);
}

void Codec::complete(const Conversation& conversation, size_t index, Message& message) const
{
    const RowFacts facts = conversation.facts(index);
    if (!facts.flags.testFlag(RowFlag::Boundary) || facts.isDamaged)
        return;
    message.states |= MessageState::Summary;
    for (Part& part : message.parts)
        ++part.index;
    CompactionPart mark;
    mark.node = NodeId(message.id.value);
    message.parts.prepend(Part {{}, 0, mark, {}, {}, {}});
}

std::unique_ptr<LineReader> Codec::reader(quint8 /*dialect*/) const
{
    return std::make_unique<FactReader>();
}

ContextSpan Codec::contextSpan(const Conversation& conversation, size_t end) const
{
    const auto compaction = newestCompaction(conversation, end);
    return compaction ? ContextSpan {compaction->summary, compaction->keptFrom()} : ContextSpan {};
}

MessageStates Codec::statesOf(quint8 /*dialect*/, RowFlags flags) const
{
    MessageStates states;
    states.setFlag(MessageState::InContext, !flags.testFlag(RowFlag::Unsent));
    return states;
}

QString Codec::idOf(const json::Value& record) const
{
    return (record.find(u"info") ? record[u"info"] : record).text(u"id");
}

const Context& Context::instance()
{
    static const Context context;
    return context;
}

Result<ContextRows> Context::rows(const Conversation& conversation, size_t end) const
{
    const auto compaction = newestCompaction(conversation, end);
    ContextRows all {.begin = compaction ? compaction->keptFrom() : 0, .end = end};
    const auto add = [&](size_t from, size_t to) {
        const RowFlags talk = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::System | RowFlag::Boundary;
        for (size_t row = from; row < to; ++row) {
            const RowFacts facts = conversation.facts(row);
            if (!facts.isDamaged && facts.isMain && (facts.flags & talk))
                all.rows.push_back(row);
        }
    };
    if (!compaction) {
        add(0, end);
        return all;
    }
    if (compaction->request)
        all.rows.push_back(*compaction->request);
    all.rows.push_back(compaction->summary);
    if (compaction->tail)
        add(*compaction->tail, compaction->request.value_or(compaction->summary));
    add(compaction->summary + 1, end);
    return all;
}

Result<std::optional<ContextItem>> Context::item(
    const Conversation& conversation, size_t row, const ContextRows& /*all*/) const
{
    const auto record = readRecord(conversation, row);
    if (!record)
        return std::unexpected(record.error());
    const RowFacts facts = conversation.facts(row);
    const json::Value& info = (*record)[u"info"];
    const QStringList said = textsOfMessage(*record, facts.flags.testFlag(RowFlag::User));
    const QString id = Codec::instance().idOf(*record);
    ContextItem item;
    item.id = id.isEmpty() ? placeId(row) : id;
    item.role = info.text(u"role") == "assistant"_L1 ? Role::Assistant : roleOf(facts.flags);
    item.kind = kindOf(facts.flags);
    item.text = said.join(u'\n');
    item.exact = false; // how calls are spelled is each provider's own
    if (isDropped(info, said))
        item.leftOut = QCoreApplication::translate("OpenCode", "OpenCode leaves out answers that failed.");
    else if (said.isEmpty())
        item.leftOut = QCoreApplication::translate("OpenCode", "OpenCode leaves out messages without content.");
    item.tokens = item.leftOut.isEmpty() ? guessedTokens(item.text) : 0;
    return item;
}

} // namespace stemma::opencode
