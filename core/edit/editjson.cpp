// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editjson.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

json::Value jsonOf(const QString& text)
{
    json::Value value;
    value.kind = json::Value::Kind::String;
    value.string = text;
    return value;
}

json::Value jsonOf(bool is)
{
    json::Value value;
    value.kind = json::Value::Kind::Bool;
    value.boolean = is;
    return value;
}

json::Value jsonOf(int number)
{
    json::Value value;
    value.kind = json::Value::Kind::Number;
    value.number = QByteArray::number(number);
    return value;
}

json::Value jsonOf(const std::optional<int>& number)
{
    return number ? jsonOf(*number) : json::Value();
}

template<typename Tag> json::Value jsonOf(const Id<Tag>& id)
{
    return jsonOf(id.value);
}

template<typename One> json::Value jsonOf(const QList<One>& list)
{
    json::Value value;
    value.kind = json::Value::Kind::Array;
    for (const One& one : list)
        value.items += jsonOf(one);
    return value;
}

bool take(const json::Value& value, QString& text)
{
    text = value.string;
    return value.isString();
}

bool take(const json::Value& value, bool& is)
{
    is = value.boolean;
    return value.kind == json::Value::Kind::Bool;
}

bool take(const json::Value& value, int& number)
{
    const auto whole = value.isNumber() ? value.toInteger() : std::nullopt;
    number = int(whole.value_or(0));
    return whole && *whole >= std::numeric_limits<int>::min() && *whole <= std::numeric_limits<int>::max();
}

bool take(const json::Value& value, std::optional<int>& number)
{
    number.reset();
    return value.isNull() || take(value, number.emplace());
}

template<typename Tag> bool take(const json::Value& value, Id<Tag>& id)
{
    return take(value, id.value);
}

template<typename One> bool take(const json::Value& value, QList<One>& list)
{
    list.clear();
    for (const json::Value& item : value.items) {
        if (!take(item, list.emplace_back()))
            return false;
    }
    return value.isArray();
}

/// The fields of each kind by their names, the same for writing and for reading.
template<typename Field> bool each(auto& edit, const Field& field)
{
    using Wish = std::decay_t<decltype(edit)>;
    if (!field("session"_L1, edit.session))
        return false;
    if constexpr (std::is_same_v<Wish, ForkEdit>)
        return field("at"_L1, edit.at) && field("before"_L1, edit.before) && field("title"_L1, edit.title);
    else if constexpr (std::is_same_v<Wish, ResumeEdit>)
        return field("at"_L1, edit.at) && field("before"_L1, edit.before);
    else if constexpr (std::is_same_v<Wish, RenameEdit>)
        return field("title"_L1, edit.title);
    else if constexpr (std::is_same_v<Wish, TextEdit>)
        return field("message"_L1, edit.message) && field("part"_L1, edit.part) && field("text"_L1, edit.text);
    else if constexpr (std::is_same_v<Wish, RemoveEdit>)
        return field("messages"_L1, edit.messages) && field("part"_L1, edit.part);
    else if constexpr (std::is_same_v<Wish, PruneEdit>)
        return field("message"_L1, edit.message) && field("part"_L1, edit.part) && field("restore"_L1, edit.restore);
    else if constexpr (std::is_same_v<Wish, DeleteEdit>)
        return true;
    else if constexpr (std::is_same_v<Wish, InsertEdit>)
        return field("after"_L1, edit.after) && field("role"_L1, edit.role) && field("text"_L1, edit.text);
    else if constexpr (std::is_same_v<Wish, CheckpointEdit>)
        return field("at"_L1, edit.at) && field("label"_L1, edit.label);
    else if constexpr (std::is_same_v<Wish, MarkEdit>)
        return field("labels"_L1, edit.labels) && field("flagged"_L1, edit.isFlagged);
    else if constexpr (std::is_same_v<Wish, MoveEdit>)
        return field("from"_L1, edit.from) && field("to"_L1, edit.to);
    else if constexpr (std::is_same_v<Wish, RepairEdit>)
        return field("codes"_L1, edit.codes) && field("place"_L1, edit.place);
    else if constexpr (std::is_same_v<Wish, CompactEdit>)
        return field("to"_L1, edit.to) && field("nodes"_L1, edit.nodes) && field("level"_L1, edit.level)
            && field("text"_L1, edit.text) && field("in_place"_L1, edit.inPlace);
    else
        return field("node"_L1, edit.node);
}

QLatin1StringView nameOf(EditKind kind)
{
    switch (kind) {
    case EditKind::Fork:
        return "fork"_L1;
    case EditKind::Resume:
        return "resume"_L1;
    case EditKind::Rename:
        return "rename"_L1;
    case EditKind::Text:
        return "edit"_L1;
    case EditKind::Remove:
        return "remove"_L1;
    case EditKind::Prune:
        return "prune"_L1;
    case EditKind::Delete:
        return "delete"_L1;
    case EditKind::Insert:
        return "insert"_L1;
    case EditKind::Checkpoint:
        return "checkpoint"_L1;
    case EditKind::Mark:
        return "mark"_L1;
    case EditKind::Move:
        return "move"_L1;
    case EditKind::Repair:
        return "repair"_L1;
    case EditKind::Compact:
        return "compact"_L1;
    case EditKind::Dissolve:
        return "dissolve"_L1;
    case EditKind::Batch:
        break;
    }
    return {};
}

/// Reads the alternative of number @p At, if it has this name, or else those after it.
template<size_t At = 0> std::optional<SingleEdit> readAs(QStringView kind, const json::Value& value)
{
    if constexpr (At < std::variant_size_v<SingleEdit>) {
        const QLatin1StringView name = nameOf(EditKind(At));
        if (kind != name)
            return readAs<At + 1>(kind, value);
        std::variant_alternative_t<At, SingleEdit> edit;
        const auto field = [&](QLatin1StringView key, auto& target) {
            const json::Value* member = value.find(QString(key));
            // A flag that is absent is off: earlier releases knew fewer.
            return member ? take(*member, target) : std::is_same_v<decltype(target), bool&>;
        };
        return each(edit, field) ? std::optional<SingleEdit>(edit) : std::nullopt;
    } else {
        return std::nullopt;
    }
}

} // namespace

json::Value editToJson(const SingleEdit& edit)
{
    json::Value value;
    value.kind = json::Value::Kind::Object;
    const QLatin1StringView name = nameOf(EditKind(edit.index()));
    value.members += {u"kind"_s, jsonOf(QString(name))};
    const auto field = [&value](QLatin1StringView key, const auto& from) {
        value.members += {QString(key), jsonOf(from)};
        return true;
    };
    std::visit([&](const auto& one) { (void)each(one, field); }, edit);
    return value;
}

std::optional<SingleEdit> editFromJson(const json::Value& value)
{
    const json::Value* kind = value.isObject() ? value.find(u"kind") : nullptr;
    return kind && kind->isString() ? readAs(kind->string, value) : std::nullopt;
}

} // namespace stemma
