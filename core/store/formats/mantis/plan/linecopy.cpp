// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/linecopy.h"

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/formats/mantis/read/summaryhead.h"
#include "core/store/json/json.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonrecords.h"

#include <QUuid>

#include <algorithm>
#include <array>
#include <cstring>

namespace stemma::mantis {

namespace {

// As RawLine::read() has their places.
constexpr std::array LineKeys {JsonKey("uuid"), JsonKey("parent_uuid"), JsonKey("timestamp"), JsonKey("session_id"),
    JsonKey("forked_from"), JsonKey("message")};

} // namespace

QString newUuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QByteArray Uuids::next()
{
    if (m_used == m_numbers.size()) {
        m_generator.fillRange(m_numbers.data(), qsizetype(m_numbers.size()));
        m_used = 0;
    }
    std::array<uchar, OfOne * sizeof(quint32)> bytes;
    std::memcpy(bytes.data(), m_numbers.data() + m_used, bytes.size());
    m_used += OfOne;
    bytes[6] = uchar((bytes[6] & 0x0f) | 0x40); // a random one (RFC 9562, 5.4)
    bytes[8] = uchar((bytes[8] & 0x3f) | 0x80);
    constexpr qsizetype IdBytes = 38; // with its quotes
    QByteArray id(IdBytes, Qt::Uninitialized);
    char* to = id.data();
    *to++ = '"';
    for (size_t i = 0; i < bytes.size(); ++i) {
        constexpr std::string_view Digits = "0123456789abcdef";
        if (i == 4 || i == 6 || i == 8 || i == 10)
            *to++ = '-';
        *to++ = Digits[bytes[i] >> 4];
        *to++ = Digits[bytes[i] & 0x0f];
    }
    *to = '"';
    return id;
}

QByteArray quotedText(QStringView text)
{
    QByteArray quoted;
    json::appendString(quoted, text);
    return quoted;
}

std::optional<RawLine> RawLine::read(const QByteArray& bytes)
{
    RawLine line;
    line.bytes = bytes;
    const std::array places {&line.id, &line.parent, &line.time, &line.session, &line.forkedFrom, &line.message};
    JsonCursor cursor(bytes);
    const bool isWhole = cursor.members<LineKeys>([&](size_t key) {
        RawJson value;
        if (!cursor.read(value))
            return false;
        if (key < places.size())
            *places[key] = rangeWithin(value.bytes, bytes);
        return true;
    }) && cursor.isAtEnd();
    line.end = bytes.lastIndexOf('}');
    if (!isWhole || !line.id || !line.parent || !line.time || !line.session || line.end < 0)
        return {};
    const auto id = json::parse(QByteArrayView(bytes).sliced(line.id->start, line.id->length));
    line.idText = id ? id->string : QString();
    return line;
}

std::optional<RawContent> RawContent::read(const QByteArray& line, const std::optional<json::Range>& message)
{
    if (!message)
        return {};
    const auto value
        = json::memberValue(QByteArrayView(line).sliced(message->start, message->length), QByteArrayView("content"));
    if (!value)
        return {};
    RawContent content;
    content.whole = {message->start + value->start, value->length};
    const QByteArrayView sourceText = QByteArrayView(line).sliced(content.whole.start, content.whole.length);
    content.isList = sourceText.startsWith('[');
    if (content.isList && !forEachJsonElement(sourceText, [&](QByteArrayView block) {
            content.blocks += rangeWithin(block, line);
            return true;
        }))
        return {};
    return content;
}

std::optional<RawContent> spelledMessage(const QByteArray& message)
{
    if (const auto plain = RawContent::read(message, json::Range {0, message.size()}))
        return plain;
    return RawContent::read(message, json::memberValue(message, "message"));
}

QString textFor(const QString& text, const QString& before)
{
    const qsizetype head = summarizedCount(text) ? 0 : summaryHead(before);
    return before.first(head) + text;
}

void removeBlocks(JsonCopy& copy, const RawContent& content, const QList<int>& blocks)
{
    const auto blockAt = [&](qsizetype block) { return content.blocks.at(block); };
    const auto isRemoved = [&](qsizetype block) { return blocks.contains(int(block)); };
    for (const json::Range& range : cutElements(content.blocks.size(), blockAt, isRemoved))
        copy.replace(range, {});
}

} // namespace stemma::mantis
