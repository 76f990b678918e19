// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/tokenguess.h"
#include "core/store/content/contentblocks.h"
#include "core/store/conversation/recordcodec.h"
#include "core/store/formats/codex/read/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

struct ContextText
{
    Q_DECLARE_TR_FUNCTIONS(Codex)
};

constexpr RowFlags Sent = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool | RowFlag::System;

bool isSent(const RowFacts& facts)
{
    return !facts.isDamaged && (facts.flags & Sent) && !facts.flags.testFlag(RowFlag::Unsent);
}

/// The texts of an item, or the item as JSON where it is none of texts.
QString itemText(const json::Value& item)
{
    QStringList texts;
    for (const QStringView key : {u"content", u"summary", u"output"}) {
        const json::Value& value = item[key];
        if (value.isString())
            texts << value.string;
        for (const json::Value& block : value.items) {
            const QString text = textOf(block, u"text");
            texts << (text.isEmpty() ? u"[%1]"_s.arg(textOf(block, u"type")) : text);
        }
    }
    for (const QStringView key : {u"arguments", u"input"}) {
        if (const QString text = textOf(item, key); !text.isEmpty())
            texts << textOf(item, u"name") + u' ' + text;
    }
    if (const QString stored = textOf(item, u"encrypted_content"); !stored.isEmpty())
        texts << ContextText::tr("[encrypted, %n byte(s)]", nullptr, int(stored.size()));
    return texts.isEmpty() ? QString::fromUtf8(json::toJson(item)) : texts.join(u'\n');
}

} // namespace

const Context& Context::instance()
{
    static const Context context;
    return context;
}

/// Without a list of what takes its place, a compaction keeps what stands before the first turn and what the user said
/// (spec codex, 6). That it has none is told by its record alone.
Result<ContextRows> Context::rows(const Conversation& conversation, size_t end) const
{
    const std::vector<bool> isCut = cutRows(conversation, end);
    const auto boundary = Codec::instance().contextSpan(conversation, end).boundary;
    ContextRows all {.begin = boundary.value_or(0), .end = end};
    if (boundary) {
        const auto record = readRecord(conversation, *boundary);
        if (!record)
            return std::unexpected(record.error());
        const bool hasHistory = payloadOf(*record)[u"replacement_history"].isArray();
        bool hasTurn = false;
        for (size_t row = 0; row < *boundary && !hasHistory; ++row) {
            const RowFacts facts = conversation.facts(row);
            const bool isUser = facts.flags.testFlag(RowFlag::User);
            hasTurn
                = hasTurn || (isUser && !facts.flags.testFlag(Injected)) || facts.flags.testFlag(RowFlag::Assistant);
            const bool isInitial = !hasTurn && (isUser || facts.flags.testFlag(RowFlag::System));
            if (isSent(facts) && !isCut[row] && (isInitial || (isUser && !facts.flags.testFlag(Injected))))
                all.rows.push_back(row);
        }
        all.rows.push_back(*boundary);
    }
    for (size_t row = boundary ? *boundary + 1 : 0; row < end; ++row) {
        if (isSent(conversation.facts(row)) && !isCut[row])
            all.rows.push_back(row);
    }
    return all;
}

Result<std::optional<ContextItem>> Context::item(
    const Conversation& conversation, size_t row, const ContextRows& /*all*/) const
{
    const auto line = readRecord(conversation, row);
    if (!line)
        return std::unexpected(line.error());
    const json::Value& record = recordOf(*line);
    const RowFacts facts = conversation.facts(row);
    ContextItem item;
    item.id = placeId(row);
    item.role = roleOf(facts.flags);
    item.kind = kindOf(facts.flags);
    item.exact = !facts.flags.testFlag(RowFlag::Boundary); // what introduces a summary is not known word for word
    item.text = item.exact ? itemText(record) : textOf(record, u"message");
    item.tokens = guessedTokens(facts.contentBytes == RowFacts::NotKnown ? utf8Size(item.text) : facts.contentBytes);
    return item;
}

Result<QList<ContextItem>> Context::pieces(const Conversation& conversation, size_t row) const
{
    const auto line = readRecord(conversation, row);
    if (!line)
        return std::unexpected(line.error());
    QList<ContextItem> pieces;
    RecordReader reader(Dialect::Bare); // they stand there without envelopes
    for (const json::Value& stored : recordOf(*line)[u"replacement_history"].items) {
        const LineFacts& facts = reader.read(json::toJson(stored));
        ContextItem item;
        item.id = placeId(row);
        item.role = roleOf(facts.flags);
        item.kind = kindOf(facts.flags);
        item.text = itemText(stored);
        item.exact = textOf(stored, u"encrypted_content").isEmpty();
        item.tokens = guessedTokens(qMax<qint64>(0, facts.contentBytes));
        pieces << item;
    }
    return pieces;
}

} // namespace stemma::codex
