// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/record.h"

#include "core/store/content/tooloutput.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/opencode/read/codec.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

const PieceNames& pieceNames()
{
    static const PieceNames names {"info", "parts", "id", "sessionID", "messageID"};
    return names;
}

QString forkTitle(const QString& title, int step)
{
    static const QRegularExpression Numbered(u"^(.+) \\(fork #(\\d+)\\)$"_s);
    const auto match = Numbered.match(title);
    const QString base = match.hasMatch() ? match.captured(1) : title;
    const int number = (match.hasMatch() ? match.captured(2).toInt() : 0) + step;
    return number > 0 ? u"%1 (fork #%2)"_s.arg(base).arg(number) : match.hasMatch() ? base : QString();
}

qint64 createdMs(const json::Value& object)
{
    return json::millisecondsIn(object[u"time"], u"created").value_or(OutlineRow::NoTime);
}

RowFlags flagsOfInfo(const json::Value& info)
{
    const QString role = info.text(u"role");
    const json::Value& summary = info[u"summary"];
    if (role == "user"_L1 || role == "synthetic"_L1 || role == "shell"_L1 || role == "skill"_L1)
        return RowFlag::User;
    if (role == "system"_L1)
        return RowFlag::System;
    if (role == "assistant"_L1) {
        // A compaction counts once its answer is there (spec opencode, 5.3).
        const bool isSummary = summary.boolean && info[u"error"].isNull();
        return isSummary && !info.text(u"finish").isEmpty() ? RowFlag::Boundary : RowFlag::Assistant;
    }
    const QString status = info.text(u"status");
    const bool isDone = status.isEmpty() || status == "completed"_L1 || status == "succeeded"_L1;
    if (role == "compaction"_L1 && !summary.string.isEmpty() && isDone)
        return RowFlag::Boundary;
    return RowFlags(RowFlag::Meta) | RowFlag::Unsent;
}

// Rows of 2.x (spec opencode, 6) are read as messages of 1.x are, so that all else is the same of both: the type of a
// row is the role, and its content becomes parts. Members that are not known stay as they are.

namespace {

using json::objectOf;
using json::textValue;
using json::Value;
using json::without;

Value partOf(const QString& type, const Value& rest)
{
    return objectOf(QList<Value::Member> {{u"type"_s, textValue(type)}} + rest.members);
}

/// A call of 2.x: its output is a list of texts and files, and its times stand beside its state.
Value toolOf(const Value& block)
{
    const Value& stored = block[u"state"];
    Value state = without(stored, {u"content"_s, u"error"_s});
    QStringList texts;
    Value files = json::listOf({});
    for (const Value& item : stored[u"content"].items) {
        if (item.text(u"type") == "text"_L1)
            texts << item.text(u"text");
        else
            files.items << item;
    }
    if (stored.find(u"content"))
        state.members << Value::Member(u"output"_s, textValue(texts.join(u'\n')));
    if (!files.items.isEmpty())
        state.members << Value::Member(u"attachments"_s, files);
    if (const Value* error = stored.find(u"error"))
        state.members << Value::Member(u"error"_s, error->isObject() ? textValue(error->text(u"message")) : *error);
    if (const Value* time = block.find(u"time")) {
        Value times = objectOf({});
        for (const auto& [from, to] : {std::pair(time->find(u"ran") ? u"ran"_s : u"created"_s, u"start"_s),
                 std::pair(u"completed"_s, u"end"_s), std::pair(u"pruned"_s, u"compacted"_s)}) {
            if (const Value* value = time->find(from))
                times.members << Value::Member(to, *value);
        }
        state.members << Value::Member(u"time"_s, times);
    }
    Value tool = without(block, {u"type"_s, u"id"_s, u"name"_s, u"state"_s});
    tool.members << Value::Member(u"callID"_s, textValue(block.text(u"id")))
                 << Value::Member(u"tool"_s, textValue(block.text(u"name"))) << Value::Member(u"state"_s, state);
    if (const Value* errorType = stored[u"error"].find(u"type"))
        tool.members << Value::Member(u"error.type"_s, *errorType); // 1.x has none: shown beside the call
    return partOf(u"tool"_s, tool);
}

} // namespace

bool isRoleOfTypes(QStringView role)
{
    static const QStringList Known {u"system"_s, u"synthetic"_s, u"shell"_s, u"compaction"_s, u"skill"_s, u"idle"_s,
        u"agent-switched"_s, u"model-switched"_s, u"location-switched"_s};
    return Known.contains(role);
}

json::Value infoOfType(const QString& type, const json::Value& data)
{
    Value info = without(data, {u"content"_s, u"text"_s, u"files"_s, u"role"_s});
    info.members.prepend(Value::Member(u"role"_s, textValue(type)));
    return info;
}

PiecedRecord recordOfType(const QString& type, const Piece& row)
{
    PiecedRecord record;
    record.head = row;
    const auto data = json::parse(row.bytes);
    if (!data || !data->isObject())
        return record;
    record.head.bytes = json::toJson(infoOfType(type, *data));
    const auto add = [&](const Value& part) { record.parts.push_back({{}, json::toJson(part), row.at}); };
    if (const Value* text = data->find(type == "compaction"_L1 ? u"summary" : u"text"); text && !text->string.isEmpty())
        add(partOf(u"text"_s, objectOf({{u"text"_s, *text}})));
    for (const Value& block : (*data)[u"content"].items)
        add(block.text(u"type") == "tool"_L1 ? toolOf(block) : block);
    for (const Value& file : (*data)[u"files"].items)
        add(partOf(u"file"_s, file));
    if (type == "shell"_L1) {
        const Value input = objectOf({{u"command"_s, textValue(data->text(u"command"))}});
        const Value state = objectOf({{u"status"_s, textValue(u"completed"_s)}, {u"input"_s, input},
            {u"output"_s, textValue(data->text(u"output"))}});
        add(partOf(u"tool"_s, objectOf({{u"tool"_s, textValue(type)}, {u"state"_s, state}})));
    } else if (record.parts.empty() && type != "assistant"_L1 && type != "user"_L1) {
        add(partOf(type, *data));
    }
    return record;
}

void Rows::addMessage(const QString& id, const json::Value* info, qint64 timeMs, qint64 place, StoredAt at)
{
    const qint64 known = timeMs > 0 ? timeMs : OutlineRow::NoTime;
    add({idHash(id), known, place, info ? flagsOfInfo(*info) : RowFlags(), info == nullptr, std::move(at)});
    m_usage.add(0, info ? usageIn(*info) : TokenUsage());
}

/// What is sent now, and what a summary stands in for.
void Rows::setStates(size_t end)
{
    const std::optional<Compaction> compaction = newestCompaction(*this, end);
    for (size_t i = 0; i < end; ++i) {
        const bool isKept = !compaction || i >= compaction->keptFrom() || i == compaction->summary;
        setState(i,
            row(i).flags.testFlag(RowFlag::Unsent) ? MessageState::Ephemeral
                : isKept                           ? MessageState::InContext
                                                   : MessageState::Summarised);
    }
}

Result<PiecedRecord> Rows::kept(size_t index) const
{
    return record(index).transform([this](PiecedRecord stored) {
        if (!m_revertedPart.isEmpty())
            stored.parts.erase(std::ranges::find(stored.parts, m_revertedPart, &Piece::id), stored.parts.end());
        return stored;
    });
}

void Rows::complete(size_t index, qint64 maxText, Message& message) const
{
    const StoredField reverted {u"reverted"_s,
        QCoreApplication::translate("OpenCode", "hidden by a revert; OpenCode can restore it until the next prompt"),
        Unit::None, false};
    if (!row(index).isMain)
        message.fields << reverted;
    bool isReverted = false;
    for (Part& part : message.parts) {
        isReverted = isReverted || (!m_revertedPart.isEmpty() && part.id.value == m_revertedPart);
        if (isReverted)
            part.fields << reverted;
        // Stores are moved, so that the name alone tells.
        const auto* tool = m_outputs.isEmpty() ? nullptr : part.as<ToolPart>();
        const json::Value metadata = tool ? json::valueOf(tool->metadata.text.toUtf8()) : json::Value();
        const QString name = metadata.text(u"outputPath").section(u'/', -1);
        if (!name.isEmpty())
            (void)readOutputFile(m_outputs + u'/' + name, maxText, part);
    }
    Codec::instance().complete(*this, index, message);
}

} // namespace stemma::opencode
