// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/context.h"

#include "core/base/text.h"
#include "core/base/tokenguess.h"
#include "core/store/conversation/idhash.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct ContextText
{
    Q_DECLARE_TR_FUNCTIONS(MantisContext)
};

const RowFlags TalkFlags = RowFlags(RowFlag::User) | RowFlag::Assistant;

bool skipsBoundaries(const Conversation& session)
{
    return Release(session.variant()) == Release::SkipsBoundaries;
}

/// Why the library loads nothing of the rows.
Result<> refuseUnloadable(const Conversation& session, const ContextRows& all)
{
    for (size_t i = isTree(session) ? all.begin : 0; i < all.end; ++i) {
        const RowFacts row = session.facts(i);
        const bool isDropped = isTree(session) && (row.isDamaged || !(row.flags & TalkFlags));
        if (isDropped || (!row.isDamaged && !row.flags.testFlag(RowFlag::Unloadable)))
            continue;
        return fail(Errc::Corrupt,
            ContextText::tr(
                "mantis cannot load this session because of message %1, so nothing would be sent. Check the "
                "session for problems.")
                .arg(i + 1));
    }
    return {};
}

ContextItem boundaryItem(const json::Value& message)
{
    ContextItem item;
    const json::Value* content = message.find(u"content");
    const QString summary = (content ? *content : message).text(u"summary");
    item.kind = ContextItem::Kind::Summary;
    item.role = Role::System;
    item.text = "[previous summary] "_L1 + summary;
    // Whether it is sent depends on the provider and on a system prompt of the agent's own, which are not stored.
    item.exact = summary.isEmpty();
    if (summary.isEmpty()) {
        item.text.clear();
        item.leftOut = ContextText::tr("It has no summary; it only marks where the context begins.");
    }
    return item;
}

/// A message that holds what tools gave back holds hardly anything else, and counts as that.
ContextItem::Kind kindOf(size_t row, Role role, const ContextRows& all)
{
    if (role == Role::System)
        return ContextItem::Kind::System;
    return role == Role::User && all.hasResults[row] ? ContextItem::Kind::ToolOutput : ContextItem::Kind::Message;
}

} // namespace

const Context& Context::instance()
{
    static const Context context(false);
    return context;
}

const Context& Context::ofCopies()
{
    static const Context context(true);
    return context;
}

Result<ContextRows> Context::rows(const Conversation& session, size_t end) const
{
    if (dialectOf(session) == Dialect::Wire)
        return fail(Errc::NotSupported,
            ContextText::tr("mantis cannot resume this recording: a new run with the same id starts empty. Look for "
                            "the session with this id under projects."));
    ContextRows all {.end = end};
    if (const auto boundary = Codec::instance().contextSpan(session, end).boundary) {
        if (!m_isOfCopies && Release(session.variant()) == Release::RefusesBoundaries)
            return fail(Errc::NotSupported,
                ContextText::tr("mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a "
                                "boundary. Resume it with a later release."));
        all.begin = *boundary;
    }
    if (const Result<> loaded = refuseUnloadable(session, all); !loaded)
        return std::unexpected(loaded.error());
    all.addCalls(session);
    for (size_t row = all.begin; row < end; ++row)
        all.rows.push_back(row);
    return all;
}

/// Of an ordinary message, which nearly all are, without looking at what is stored.
std::optional<SentMessage> Context::known(const Conversation& session, size_t row, const ContextRows& all) const
{
    const RowFacts facts = session.facts(row);
    if (!isTree(session) || facts.isDamaged || !(facts.flags & TalkFlags)
        || facts.flags & (RowFlags(RowFlag::Boundary) | RowFlag::System) || facts.contentBytes == RowFacts::NotKnown)
        return {};
    const bool isAssistant = facts.flags.testFlag(RowFlag::Assistant);
    // Open calls are left out.
    if (isAssistant && all.hasOpenCalls[row])
        return {};
    const Role role = isAssistant ? Role::Assistant : Role::User;
    return SentMessage {row, guessedTokens(facts.contentBytes), kindOf(row, role, all), role};
}

Result<std::optional<ContextItem>> Context::item(const Conversation& session, size_t row, const ContextRows& all) const
{
    const RowFacts facts = session.facts(row);
    if (facts.isDamaged)
        return std::nullopt;
    const Result<json::Value> record = readRecord(session, row);
    if (!record)
        return std::unexpected(record.error());
    const bool inTree = isTree(session);
    // The documented database may hold messages of the protocol, of which only those that hold one are sent.
    const bool isWrapped = inTree || (record->find(u"type") && !record->find(u"content"));
    const json::Value& inner = isWrapped ? (*record)[u"message"] : *record;
    if (isWrapped && !record->find(u"message"))
        return std::nullopt;
    ContextItem item;
    json::Value sent;
    bool isWhole = facts.contentBytes != RowFacts::NotKnown;
    const bool isAssistant = facts.flags.testFlag(RowFlag::Assistant);
    if (inTree && facts.flags.testFlag(RowFlag::Boundary) && !skipsBoundaries(session)) {
        item = boundaryItem(inner);
    } else if (inTree && !(facts.flags & TalkFlags)) {
        return std::nullopt;
    } else {
        sent = inner[u"content"];
        if (inTree && isAssistant && sent.isArray()) {
            const auto dropped = sent.items.removeIf([&](const json::Value& block) {
                return block.text(u"type") == "tool_use"_L1 && !all.isAnswered(session, idHash(block.text(u"id")));
            });
            isWhole = isWhole && dropped == 0;
            if (sent.items.isEmpty())
                item.leftOut = ContextText::tr("Its tool calls have no results, so mantis leaves it out.");
        }
        item.text = contentText(sent);
        item.role = isAssistant ? Role::Assistant : facts.flags.testFlag(RowFlag::System) ? Role::System : Role::User;
        item.kind = kindOf(row, item.role, all);
        if (!inTree && facts.flags.testFlag(RowFlag::Meta)) {
            item.leftOut = ContextText::tr("mantis made this reminder and drops it when it loads the session.");
            // Releases before 2.0 kept it, and their times look like those of 2.58.
            item.exact = !skipsBoundaries(session);
        }
    }
    const QString id = inTree ? record->text(u"uuid") : QString();
    item.id = id.isEmpty() ? placeId(row) : id;
    if (item.leftOut.isEmpty())
        item.tokens = guessedTokens(isWhole ? facts.contentBytes : utf8Size(item.text) + imageSurplus(sent));
    return item;
}

QString contentText(const json::Value& content)
{
    if (content.isString())
        return content.string;
    const json::Value only = content.items.size() == 1 ? content.items.first() : json::Value();
    if (only.text(u"type") == "text"_L1 && only.members.size() == 2)
        return only.text(u"text");
    return QString::fromUtf8(json::toJson(content));
}

qint64 imageSurplus(const json::Value& content)
{
    qint64 surplus = 0;
    for (const json::Value& block : content.items)
        if (block.text(u"type") == "image"_L1)
            surplus += ImageTokens * GuessedBytesPerToken - json::toJson(block).size();
    return surplus;
}

} // namespace stemma::mantis
