// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/fastmessage.h"

#include "core/store/json/jsoncursor.h"

#include <array>
#include <charconv>
#include <string_view>

namespace stemma::jazzmine {

namespace {

enum class Shape : quint8 { Text, Role, Integer, Score, Bool, Texts, Entities };

// In the order in which the library writes them; the model is in jazzminemodel.cpp.
constexpr std::array<JsonKey, 19> PlainKeys {"id", "conversation_id", "user_id", "role", "original_content",
    "enhanced_message", "explicit_context", "episode_id", "sentiment_score", "intent", "entities", "is_cancellation",
    "is_continuation", "is_flagged", "timestamp", "invoked_flows", "invoked_tools", "reasoning_steps", "errors"};
constexpr std::array<Shape, PlainKeys.size()> Shapes {Shape::Text, Shape::Text, Shape::Text, Shape::Role, Shape::Text,
    Shape::Text, Shape::Texts, Shape::Integer, Shape::Score, Shape::Text, Shape::Entities, Shape::Bool, Shape::Bool,
    Shape::Bool, Shape::Integer, Shape::Texts, Shape::Texts, Shape::Texts, Shape::Texts};
constexpr size_t EnhancedAt = 5;
constexpr size_t TimeAt = 14;
constexpr quint32 RequiredKeys = 1u << 0 | 1u << 1 | 1u << 2 | 1u << 3 | 1u << 4 | 1u << TimeAt;

constexpr std::array<JsonKey, 2> PlainEntityKeys {"name", "attributes"};

bool readText(JsonCursor& cursor)
{
    return cursor.peek() == '"' && cursor.skip();
}

bool readTexts(JsonCursor& cursor)
{
    return cursor.peek() == '[' && cursor.elements([&cursor] { return readText(cursor); });
}

bool readEntity(JsonCursor& cursor)
{
    quint32 seen = 0;
    const bool isRead = cursor.peek() == '{' && cursor.members<PlainEntityKeys>([&](size_t key) {
        const bool isNew = !(seen & (1u << key));
        seen |= 1u << key;
        return isNew && (key == 0 ? readText(cursor) : key == 1 && readTexts(cursor));
    });
    return isRead && (seen & 1);
}

bool isInteger(const RawJson& value)
{
    constexpr qsizetype Safe = 18;
    return value.bytes.size() <= Safe && value.integer();
}

bool isScore(const RawJson& value)
{
    double number = 2;
    const auto [end, error] = std::from_chars(value.bytes.begin(), value.bytes.end(), number);
    const bool isNumber = value.first() == '-' || (value.first() >= '0' && value.first() <= '9');
    return isNumber && error == std::errc() && end == value.bytes.end() && number >= -1 && number <= 1;
}

bool isRole(const RawJson& value)
{
    return value.is("user") || value.is("assistant") || value.is("colleague_assistant") || value.is("system");
}

bool readShape(JsonCursor& cursor, Shape shape, RawJson& value)
{
    switch (shape) {
    case Shape::Texts:
        return cursor.peek() == 'n' ? cursor.skip() : readTexts(cursor);
    case Shape::Entities:
        return cursor.peek() == '[' && cursor.elements([&cursor] { return readEntity(cursor); });
    default:
        break;
    }
    if (!cursor.read(value))
        return false;
    switch (shape) {
    case Shape::Text:
        return value.isText();
    case Shape::Role:
        return isRole(value);
    case Shape::Integer:
        return isInteger(value);
    case Shape::Score:
        return isScore(value);
    default:
        return value.isBool();
    }
}

} // namespace

std::optional<FastMessage> plainMessage(QByteArrayView json)
{
    // Only escapes spell surrogates and NUL.
    const std::string_view text(json.data(), size_t(json.size()));
    if (text.find("\\u") != std::string_view::npos || !json.isValidUtf8())
        return {};
    FastMessage message;
    JsonCursor cursor(json);
    quint32 seen = 0;
    const bool isPlain = cursor.peek() == '{' && cursor.members<PlainKeys>([&](size_t key) {
        RawJson value;
        // A key that is there twice is odd enough.
        if (key >= PlainKeys.size() || (seen & (1u << key)) || !readShape(cursor, Shapes[key], value))
            return false;
        seen |= 1u << key;
        if (key == EnhancedAt)
            message.isRewritten = !value.inner().isEmpty();
        else if (key == TimeAt)
            message.time = value.integer().value_or(0);
        return true;
    });
    if (!isPlain || !cursor.isAtEnd() || (seen & RequiredKeys) != RequiredKeys)
        return {};
    return message;
}

} // namespace stemma::jazzmine
