// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/contentfacts.h"

#include "core/base/tokenguess.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/mantis/read/summaryhead.h"

#include <simdjson.h>

#include <array>

namespace stemma::mantis {

namespace {

/// Members of one block of a message.
enum BlockKey : quint8 { BlockType, Text, CallId, CallName, Thinking, Signature, AnswerTo, Failed, SpelledInBlock };
constexpr std::array<JsonKey, 11> BlockKeys {
    "type", "text", "id", "name", "thinking", "signature", "tool_use_id", "is_error", "input", "content", "source"};

constexpr std::array<JsonKey, 2> BoundaryKeys {"__compact_boundary__", "summary"};

/// What tells how much of a list of blocks is sent.
struct BlockSum
{
    qsizetype count = 0;
    qint64 onlyText = RowFacts::NotKnown; ///< bytes of the text of a block that holds nothing else
    qint64 imageSurplus = 0; ///< bytes by which images count otherwise than as text
    bool isOdd = false; ///< only decoding tells
    bool holdsSignature = false;
};

bool isEmptyText(const RawJson& text)
{
    return !text.isText() || text.inner().isEmpty();
}

/// Adds up the content from @p begin to here.
void measure(
    const JsonCursor& cursor, ContentFacts& facts, const char* begin, const EscapeOverhead& before, const BlockSum& sum)
{
    const QByteArrayView content(begin, cursor.position());
    const EscapeOverhead escapeOverhead = cursor.escapeOverhead();
    const bool isList = facts.first == '[';
    // The library leaves an answer without blocks out, and what is no UTF-8 comes as something else.
    const bool isTold = escapeOverhead.odd == before.odd && !sum.isOdd && (!isList || sum.count > 0)
        && simdjson::validate_utf8(content.data(), size_t(content.size()));
    if (!isTold)
        return;
    if (!isList)
        facts.bytes = content.size() - 2 - escapeOverhead.ofMeaning(before);
    else if (sum.count == 1 && sum.onlyText != RowFacts::NotKnown)
        facts.bytes = sum.onlyText;
    else
        facts.bytes = content.size() - (escapeOverhead.bytes - before.bytes) + sum.imageSurplus;
}

bool readBoundary(JsonCursor& cursor, ContentFacts& facts)
{
    RawJson boundary;
    RawJson summary;
    const bool isRead = cursor.members<BoundaryKeys>([&](size_t key) {
        return key == 0 ? cursor.read(boundary) : key == 1 ? cursor.read(summary) : cursor.skip();
    });
    facts.isBoundary = boundary.isTrue();
    facts.isEmptyBoundary = isEmptyText(summary);
    return isRead;
}

bool readBlock(JsonCursor& cursor, bool& loads, std::vector<ToolMark>& tools, BlockSum& sum)
{
    loads = false;
    ++sum.count;
    if (cursor.peek() != '{')
        return cursor.skip();
    const char* const begin = cursor.position();
    const EscapeOverhead overhead = cursor.escapeOverhead();
    std::array<RawJson, SpelledInBlock> has;
    std::array<char, BlockKeys.size() - SpelledInBlock> firsts {}; // of input, content and source
    qsizetype members = 0;
    qint64 textSlack = 0;
    const bool isRead = cursor.members<BlockKeys>([&](size_t key) {
        ++members;
        if (key == Text) {
            const EscapeOverhead before = cursor.escapeOverhead();
            const bool isText = cursor.read(has[Text]);
            textSlack = cursor.escapeOverhead().ofMeaning(before);
            return isText;
        }
        if (key < SpelledInBlock)
            return cursor.read(has[key]);
        if (key < BlockKeys.size())
            firsts[key - SpelledInBlock] = cursor.peek();
        return cursor.skip();
    });
    if (!isRead)
        return false;
    const auto [input, content, source] = firsts;
    const RawJson& type = has[BlockType];
    sum.holdsSignature = sum.holdsSignature || has[Signature].exists();
    if (type.is("text")) {
        loads = has[Text].isText();
        if (loads && members == 2)
            sum.onlyText = has[Text].inner().size() - textSlack;
        sum.isOdd = sum.isOdd || !loads;
    } else if (type.is("tool_use")) {
        loads = has[CallId].isText() && has[CallName].isText() && input == '{';
        sum.isOdd = sum.isOdd || !has[CallId].isText(); // nothing can answer it
        if (has[CallId].isText())
            tools.push_back({idHash(has[CallId]), false, false});
    } else if (type.is("tool_result")) {
        const bool isAnswer = has[AnswerTo].isText() && (!has[Failed].exists() || has[Failed].isBool());
        loads = isAnswer && content != 'n';
        if (isAnswer)
            tools.push_back({idHash(has[AnswerTo]), true, has[Failed].isTrue()});
    } else if (type.is("thinking")) {
        loads = has[Thinking].isText();
    } else {
        loads = type.is("image") && source == '{';
    }
    if (type.is("image"))
        sum.imageSurplus += ImageTokens * GuessedBytesPerToken
            - (cursor.position() - begin - (cursor.escapeOverhead().bytes - overhead.bytes));
    return true;
}

} // namespace

bool readContent(JsonCursor& cursor, ContentFacts& facts, std::vector<ToolMark>& tools)
{
    facts = {};
    tools.clear();
    facts.first = cursor.peek();
    const char* const begin = cursor.position();
    const EscapeOverhead before = cursor.escapeOverhead();
    BlockSum sum;
    if (facts.first == '[') {
        const bool isRead = cursor.elements([&] {
            bool loads = true;
            const bool isBlock = readBlock(cursor, loads, tools, sum);
            facts.hasBadBlocks |= !loads;
            return isBlock;
        });
        facts.holdsSignature = sum.holdsSignature;
        measure(cursor, facts, begin, before, sum);
        return isRead;
    }
    if (facts.first == '{')
        return readBoundary(cursor, facts);
    RawJson text;
    const bool isRead = cursor.read(text);
    facts.isSummaryText = isRead && text.startsWith(SummaryStart);
    if (isRead && text.isText())
        measure(cursor, facts, begin, before, sum);
    return isRead;
}

} // namespace stemma::mantis
