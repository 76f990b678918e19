// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/read/record.h"

using namespace Qt::StringLiterals;

// Rows of 2.x (spec opencode, 6) are read as messages of 1.x are, so that all else is the same of both: the type of a
// row is the role, and its content becomes parts. Members that are not known stay as they are.
namespace stemma::opencode {

namespace {

using json::Value;

Value textValue(const QString& text)
{
    Value value;
    value.kind = Value::Kind::String;
    value.string = text;
    return value;
}

Value objectOf(QList<Value::Member> members)
{
    Value value;
    value.kind = Value::Kind::Object;
    value.members = std::move(members);
    return value;
}

Value without(const Value& object, const QStringList& keys)
{
    QList<Value::Member> members = object.members;
    members.removeIf([&](const Value::Member& member) { return keys.contains(member.first); });
    return objectOf(members);
}

Value partOf(const QString& type, const Value& rest)
{
    return objectOf(QList<Value::Member> {{u"type"_s, textValue(type)}} + rest.members);
}

/// A call of 2.x: its output is a list of texts and files, and its times stand beside its state.
Value toolOf(const Value& block)
{
    const Value* stored = block.find(u"state");
    Value state = without(stored ? *stored : Value(), {u"content"_s, u"error"_s});
    const Value* content = stored ? stored->find(u"content") : nullptr;
    QStringList texts;
    Value files;
    files.kind = Value::Kind::Array;
    for (const Value& item : content ? content->items : QList<Value>()) {
        if (item.text(u"type") == "text"_L1)
            texts << item.text(u"text");
        else
            files.items << item;
    }
    if (content)
        state.members << Value::Member(u"output"_s, textValue(texts.join(u'\n')));
    if (!files.items.isEmpty())
        state.members << Value::Member(u"attachments"_s, files);
    if (const Value* error = stored ? stored->find(u"error") : nullptr)
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

Record recordOfType(const QString& type, const Piece& row)
{
    Record record;
    record.head = row;
    const auto data = json::parse(row.bytes);
    if (!data || !data->isObject())
        return record;
    record.head.bytes = json::toJson(infoOfType(type, *data));
    const auto add = [&](const Value& part) { record.parts.push_back({{}, json::toJson(part), row.at}); };
    if (const Value* text = data->find(type == "compaction"_L1 ? u"summary" : u"text"); text && text->isString())
        add(partOf(u"text"_s, objectOf({{u"text"_s, *text}})));
    const Value* content = data->find(u"content");
    for (const Value& block : content ? content->items : QList<Value>())
        add(block.text(u"type") == "tool"_L1 ? toolOf(block) : block);
    const Value* files = data->find(u"files");
    for (const Value& file : files ? files->items : QList<Value>())
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

} // namespace stemma::opencode
