// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/syntheticsession.h"

#include "tests/testkit/sessionbuilder.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr std::array<QLatin1StringView, 64> Words {"the"_L1, "queue"_L1, "holds"_L1, "a"_L1, "lock"_L1, "while"_L1,
    "each"_L1, "worker"_L1, "drains"_L1, "its"_L1, "buffer"_L1, "and"_L1, "then"_L1, "writes"_L1, "one"_L1, "page"_L1,
    "to"_L1, "disk"_L1, "so"_L1, "that"_L1, "after"_L1, "restart"_L1, "we"_L1, "find"_L1, "same"_L1, "state"_L1,
    "again"_L1, "tests"_L1, "pass"_L1, "but"_L1, "timing"_L1, "differs"_L1, "on"_L1, "slow"_L1, "machines"_L1,
    "because"_L1, "clock"_L1, "steps"_L1, "back"_L1, "never"_L1, "more"_L1, "than"_L1, "ten"_L1, "retries"_L1, "per"_L1,
    "minute"_L1, "are"_L1, "allowed"_L1, "by"_L1, "budget"_L1, "file"_L1, "header"_L1, "version"_L1, "must"_L1,
    "match"_L1, "or"_L1, "loader"_L1, "starts"_L1, "empty"_L1, "with"_L1, "warning"_L1, "in"_L1, "log"_L1, "first"_L1};

constexpr std::array<QLatin1StringView, 4> ToolNames {"bash"_L1, "read"_L1, "search"_L1, "edit"_L1};

template<typename T> void addPart(Message& message, T body)
{
    Part part;
    part.index = int(message.parts.size());
    part.id = PartId(u"%1-p%2"_s.arg(message.id.value).arg(part.index));
    part.body = std::move(body);
    part.storedAt.table = u"message_parts"_s;
    part.storedAt.rowid = message.storedAt.rowid * 8 + part.index;
    message.parts.append(std::move(part));
}

void addTool(Message& message, Dice& dice)
{
    ToolPart tool;
    tool.name = ToolNames[size_t(dice.below(int(ToolNames.size())))];
    tool.callId = u"call_%1"_s.arg(message.storedAt.rowid);
    tool.input = LongText(uR"({"command": "ctest --test-dir build -R case_%1"})"_s.arg(dice.below(900)));
    tool.startedAt = message.createdAt;
    const int outcome = dice.below(20);
    if (outcome == 0) {
        tool.state = ToolPart::State::Error;
        tool.error = LongText(u"exit status 2: "_s % syntheticProse(dice, 1));
        tool.hasError = true;
        message.states |= MessageState::Error;
    } else {
        tool.state = ToolPart::State::Completed;
        tool.output = LongText(syntheticCode(dice, 1 + dice.below(30)));
        tool.hasOutput = true;
    }
    tool.endedAt = *message.createdAt + Duration {40 + dice.below(9000)};
    addPart(message, std::move(tool));
}

void addPatch(Message& message, Dice& dice)
{
    const int added = 1 + dice.below(12);
    const int removed = dice.below(6);
    QString diff = u"--- a/src/unit_%1.cpp\n+++ b/src/unit_%1.cpp\n@@ -10,%2 +10,%3 @@\n int before = 0;\n"_s.arg(
        QString::number(dice.below(400)), QString::number(removed + 2), QString::number(added + 2));
    for (int i = 0; i < removed; ++i)
        diff += u"-    " % syntheticCode(dice, 1) % u"\n";
    for (int i = 0; i < added; ++i)
        diff += u"+    " % syntheticCode(dice, 1) % u"\n";
    diff += u" int after = 0;\n";
    PatchPart patch {LongText(diff), filesOfDiff(diff)};
    addPart(message, std::move(patch));
}

QString markdown(Dice& dice)
{
    QString text = syntheticProse(dice, 1 + dice.below(9));
    switch (dice.below(6)) {
    case 0:
        text += u"\n\n```cpp\n" % syntheticCode(dice, 2 + dice.below(7)) % u"\n```\n";
        break;
    case 1:
        text += u"\n\n- " % syntheticProse(dice, 1) % u"\n- " % syntheticProse(dice, 1) % u"\n- `retry.h`\n";
        break;
    default:
        break;
    }
    return text;
}

} // namespace

quint64 Dice::next()
{
    // SplitMix64: any seed is a good one, so a row number can be the seed.
    m_state += 0x9E3779B97F4A7C15ULL;
    quint64 value = m_state;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

QString syntheticProse(Dice& dice, int lines)
{
    QString text;
    text.reserve(lines * 90);
    for (int line = 0; line < lines; ++line) {
        const qsizetype end = text.size() + 60 + dice.below(30);
        quint64 bits = 0;
        int left = 0;
        while (text.size() < end) {
            if (left == 0) {
                bits = dice.next();
                left = 10;
            }
            if (!text.isEmpty() && text.back() != u'\n')
                text += u' ';
            text += Words[bits & 63];
            bits >>= 6;
            --left;
        }
        text += line + 1 < lines ? u'\n' : u'.';
    }
    return text;
}

QString syntheticCode(Dice& dice, int lines)
{
    QString text;
    for (int line = 0; line < lines; ++line) {
        if (line > 0)
            text += u'\n';
        const quint64 bits = dice.next();
        text += u"const auto %1_%2 = %3(%4, %5);"_s.arg(Words[bits & 63], Words[(bits >> 6) & 63],
            Words[(bits >> 12) & 63], Words[(bits >> 18) & 63], QString::number((bits >> 24) & 1023));
    }
    return text;
}

SyntheticSession::SyntheticSession(SessionId id, quint64 seed)
    : m_id(std::move(id))
    , m_seed(seed)
{
}

OutlineRow SyntheticSession::outlineRow(qint64 row) const
{
    // Keys are no row numbers, so that mixing them up is seen at once.
    return {10 + row * 2, SessionBuilder::BaseMs + row * 9'000};
}

Message SyntheticSession::message(qint64 row) const
{
    Dice dice(m_seed * 1'000'003 + quint64(row));
    const OutlineRow place = outlineRow(row);
    Message message;
    message.id = MessageId(u"%1-m%2"_s.arg(m_id.value).arg(row + 1));
    message.session = m_id;
    message.index = row;
    message.createdAt = timeFromMs(place.createdMs);
    message.storedAt.table = u"messages"_s;
    message.storedAt.rowid = place.key;
    message.states = MessageState::InContext;
    const int kind = row == 0 ? 0 : dice.below(16);
    const bool byUser = kind < 2;
    message.role = byUser ? Role::User : Role::Assistant;
    message.storedRole = byUser ? u"user"_s : u"assistant"_s;
    if (byUser) {
        addPart(message, TextPart {LongText(syntheticProse(dice, 1 + dice.below(4)))});
        return message;
    }
    message.model = u"anthropic/claude-opus-4-6"_s;
    message.tokens.input = 2'000 + dice.below(90'000);
    message.tokens.output = 20 + dice.below(2'000);
    message.finishReason = u"tool_calls"_s;
    if (kind % 3 == 0)
        addPart(message,
            ReasoningPart {LongText(syntheticProse(dice, 1 + dice.below(9))), ReasoningPart::State::Open, 0, {}});
    if (kind < 8)
        addTool(message, dice);
    else if (kind < 10)
        addPatch(message, dice);
    if (kind >= 6 || message.parts.isEmpty())
        addPart(message, TextPart {LongText(markdown(dice))});
    return message;
}

OutlineDetail detailOf(const Message& message)
{
    OutlineDetail detail;
    detail.role = message.role;
    detail.states = quint16(message.states.toInt());
    detail.partCount = quint16(std::min<qsizetype>(message.parts.size(), 0xFFFF));
    qint64 bytes = 0;
    for (const Part& part : message.parts) {
        detail.kinds |= quint16(kindOf(part.body));
        if (const auto* text = part.as<TextPart>())
            bytes += text->text.bytes;
        else if (const auto* thinking = part.as<ReasoningPart>())
            bytes += thinking->text.bytes;
        else if (const auto* tool = part.as<ToolPart>())
            bytes += tool->input.bytes + tool->output.bytes + tool->error.bytes;
        else if (const auto* patch = part.as<PatchPart>())
            bytes += patch->diff.bytes;
        else if (const auto* file = part.as<FileReferencePart>())
            bytes += file->reference.summary.size();
        else if (const auto* unknown = part.as<UnknownPart>())
            bytes += unknown->raw.bytes;
    }
    detail.textBytes = quint32(std::min<qint64>(bytes, 0xFFFFFFFF));
    detail.tokens = quint32(bytes / 4);
    return detail;
}

} // namespace stemma
