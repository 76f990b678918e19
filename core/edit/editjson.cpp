// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editjson.h"

#include "core/base/plainjson.h"
#include "core/session/names.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// JSON has no word for half a surrogate pair: a text with one is kept as its UTF-16 units.
JsonValue jsonOf(const QString& text)
{
    if (text.isValidUtf16())
        return text;
    JsonValue units = JsonValue::array();
    for (const QChar unit : text)
        units.push_back(unit.unicode());
    return {{"utf16", units}};
}

JsonValue jsonOf(bool is)
{
    return is;
}

JsonValue jsonOf(int number)
{
    return number;
}

JsonValue jsonOf(const std::optional<int>& number)
{
    return orNull(number);
}

template<typename Tag> JsonValue jsonOf(const Id<Tag>& id)
{
    return jsonOf(id.value);
}

template<typename One> JsonValue jsonOf(const QList<One>& list)
{
    JsonValue value = JsonValue::array();
    for (const One& one : list)
        value.push_back(jsonOf(one));
    return value;
}

bool take(const JsonValue& value, QString& text)
{
    text = textOf(value);
    const JsonValue& units = memberOf(value, "utf16");
    for (const JsonValue& unit : units)
        text += QChar(ushort(integerOf(unit).value_or(QChar::ReplacementCharacter)));
    return value.is_string() || units.is_array();
}

bool take(const JsonValue& value, bool& is)
{
    is = flagOf(value);
    return value.is_boolean();
}

bool take(const JsonValue& value, int& number)
{
    const auto whole = integerOf(value);
    number = int(whole.value_or(0));
    return whole && *whole >= std::numeric_limits<int>::min() && *whole <= std::numeric_limits<int>::max();
}

bool take(const JsonValue& value, std::optional<int>& number)
{
    number.reset();
    return value.is_null() || take(value, number.emplace());
}

template<typename Tag> bool take(const JsonValue& value, Id<Tag>& id)
{
    return take(value, id.value);
}

template<typename One> bool take(const JsonValue& value, QList<One>& list)
{
    list.clear();
    return value.is_array()
        && std::ranges::all_of(value, [&list](const JsonValue& item) { return take(item, list.emplace_back()); });
}

/// The fields of each kind by their names, the same for writing and for reading.
template<typename Field> bool each(auto& edit, const Field& field)
{
    using Wish = std::decay_t<decltype(edit)>;
    if (!field("session", edit.session))
        return false;
    if constexpr (std::is_same_v<Wish, ForkEdit>)
        return field("at", edit.at) && field("before", edit.before) && field("title", edit.title)
            && field("without_thinking", edit.withoutThinking) && field("without_checkpoints", edit.withoutCheckpoints)
            && field("constraints", edit.constraints);
    else if constexpr (std::is_same_v<Wish, ResumeEdit>)
        return field("at", edit.at) && field("before", edit.before);
    else if constexpr (std::is_same_v<Wish, RenameEdit>)
        return field("title", edit.title);
    else if constexpr (std::is_same_v<Wish, TextEdit>)
        return field("message", edit.message) && field("part", edit.part) && field("text", edit.text);
    else if constexpr (std::is_same_v<Wish, RemoveEdit>)
        return field("messages", edit.messages) && field("part", edit.part);
    else if constexpr (std::is_same_v<Wish, PruneEdit>)
        return field("message", edit.message) && field("part", edit.part) && field("restore", edit.restore);
    else if constexpr (std::is_same_v<Wish, DeleteEdit>)
        return true;
    else if constexpr (std::is_same_v<Wish, InsertEdit>)
        return field("after", edit.after) && field("role", edit.role) && field("text", edit.text);
    else if constexpr (std::is_same_v<Wish, CheckpointEdit>)
        return field("at", edit.at) && field("label", edit.label);
    else if constexpr (std::is_same_v<Wish, MarkEdit>)
        return field("labels", edit.labels) && field("flagged", edit.isFlagged);
    else if constexpr (std::is_same_v<Wish, MoveEdit>)
        return field("from", edit.from) && field("to", edit.to);
    else if constexpr (std::is_same_v<Wish, RepairEdit>)
        return field("codes", edit.codes) && field("place", edit.place);
    else if constexpr (std::is_same_v<Wish, CompactEdit>)
        return field("to", edit.to) && field("nodes", edit.nodes) && field("level", edit.level)
            && field("text", edit.text) && field("in_place", edit.inPlace);
    else
        return field("node", edit.node);
}

/// Reads the alternative of number @p At, if it has this name, or else those after it.
template<size_t At = 0> std::optional<SingleEdit> readAs(QStringView kind, const JsonValue& value)
{
    if constexpr (At < std::variant_size_v<SingleEdit>) {
        const QLatin1StringView name = nameOf(EditKind(At));
        if (kind != name)
            return readAs<At + 1>(kind, value);
        std::variant_alternative_t<At, SingleEdit> edit;
        const auto field = [&](const char* key, auto& target) {
            const auto member = value.find(key);
            // A flag that is absent is off, and a list empty: earlier releases knew fewer.
            const bool mayLack = std::is_same_v<decltype(target), bool&> || QLatin1StringView(key) == "constraints"_L1;
            return member != value.end() ? take(*member, target) : mayLack;
        };
        return each(edit, field) ? std::optional<SingleEdit>(edit) : std::nullopt;
    } else {
        return std::nullopt;
    }
}

} // namespace

JsonValue editToJson(const SingleEdit& edit)
{
    JsonValue value {{"kind", nameOf(EditKind(edit.index()))}};
    const auto field = [&value](const char* key, const auto& from) {
        value[key] = jsonOf(from);
        return true;
    };
    std::visit([&](const auto& one) { (void)each(one, field); }, edit);
    return value;
}

std::optional<SingleEdit> editFromJson(const JsonValue& value)
{
    const JsonValue& kind = memberOf(value, "kind");
    return kind.is_string() ? readAs(textOf(kind), value) : std::nullopt;
}

} // namespace stemma
