// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/tokenguess.h"
#include "core/store/content/contentblocks.h"
#include "core/store/conversation/recordcodec.h"
#include "core/store/formats/pi/read/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::pi {

namespace {

struct ContextText
{
    Q_DECLARE_TR_FUNCTIONS(Pi)
};

bool isOneText(const json::Value& content)
{
    return content.items.size() == 1 && content.items.first().text(u"type") == "text"_L1;
}

/// A text as it is, anything else as JSON.
QString contentText(const json::Value& content)
{
    if (content.isString())
        return content.string;
    return isOneText(content) ? content.items.first().text(u"text") : QString::fromUtf8(json::toJson(content));
}

/// The client's own words around it are not known word for word.
QString commandText(const json::Value& message)
{
    return u"Ran `%1`\n```\n%2\n```"_s.arg(message.text(u"command"), message.text(u"output"));
}

} // namespace

const Context& Context::instance()
{
    static const Context context;
    return context;
}

Result<std::optional<ContextItem>> Context::item(
    const Conversation& conversation, size_t row, const ContextRows& all) const
{
    const auto record = readRecord(conversation, row);
    const auto edit = all.edits.find(row);
    const bool isEdited = edit != all.edits.end();
    const auto edited = isEdited ? readRecord(conversation, edit->second) : Result<json::Value>(json::Value());
    if (!record || !edited)
        return std::unexpected((record ? edited : record).error());
    const RowFacts facts = conversation.facts(row);
    const json::Value* message = record->find(u"message");
    const json::Value& source = isEdited ? (*edited)[u"replacement"] : message ? *message : *record;
    const json::Value* content = source.find(u"content");
    ContextItem item;
    item.id = record->text(u"id").isEmpty() ? placeId(row) : record->text(u"id");
    item.role = roleOf(facts.flags);
    item.kind = kindOf(facts.flags);
    if (const QString summary = record->text(u"summary"); !message && !summary.isEmpty()) {
        item.text = u"<summary>\n%1\n</summary>"_s.arg(summary);
        item.exact = false; // a sentence that introduces it is not known word for word
    } else if (message && message->text(u"role") == "bashExecution"_L1) {
        item.text = commandText(*message);
        item.exact = false;
    } else if (content) {
        item.text = contentText(*content);
    }
    const bool isSized = facts.contentBytes != RowFacts::NotKnown && !isEdited;
    const qint64 bytes = isSized ? facts.contentBytes : utf8Size(item.text);
    if (isEdited && !content)
        item.leftOut = ContextText::tr("An extension of pi took this message out of the context.");
    else if (facts.flags.testFlag(RowFlag::Unsent))
        item.leftOut = facts.flags.testFlag(RowFlag::Assistant)
            ? ContextText::tr("pi leaves out answers that failed or were aborted.")
            : ContextText::tr("The user kept this command out of the context.");
    item.tokens = item.leftOut.isEmpty() ? guessedTokens(bytes) : 0;
    return item;
}

} // namespace stemma::pi
