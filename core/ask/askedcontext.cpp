// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ask/askedcontext.h"

#include "core/base/saturating.h"
#include "core/base/tokenguess.h"
#include "core/store/contextplace.h"
#include "core/store/conversation/messagescan.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

// Models read these; they are not translated.
constexpr auto OutputMark = "[Output of a tool]\n"_L1;
constexpr auto SummaryMark = "[Summary of the conversation so far]\n"_L1;

} // namespace

AskedContextReader::AskedContextReader(SessionId session, ContextChoice choice)
    : m_session(std::move(session))
{
    m_context.choice = std::move(choice);
}

AskedContextReader::~AskedContextReader() = default;

Result<bool> AskedContextReader::step(SessionStore& store, const JobControl& job)
{
    if (!m_steps) {
        if (const Result<> begun = begin(store, job); !begun)
            return std::unexpected(begun.error());
    }
    const auto pass = [&](ContextItem item) {
        take(std::move(item));
        return !job.isCancelled();
    };
    const Result<bool> done = m_steps->step(pass, job);
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (done && *done)
        finish();
    return done;
}

Result<> AskedContextReader::begin(SessionStore& store, const JobControl& job)
{
    const auto outline = store.outline(m_session, job);
    if (!outline)
        return std::unexpected(outline.error());
    m_context.session = qint64(outline->size());
    const auto newest = newestOfContext(store, m_session, *outline, m_context.choice.at, job);
    if (!newest)
        return std::unexpected(newest.error());
    if (const Result<> read = readReplaced(store, job); !read)
        return read;
    m_steps = incrementalContext(store, m_session, *newest);
    return {};
}

/// By their ids, which are all that an item of a context tells of where it is from.
Result<> AskedContextReader::readReplaced(SessionStore& store, const JobControl& job)
{
    const auto& replacement = m_context.choice.replacement;
    if (!replacement)
        return {};
    for (const NodeId& node : replacement->nodes)
        m_replaced += node.value;
    if (replacement->from < 0)
        return {};
    MessageScan scan(m_session, {.showsProgress = false});
    scan.setRange(replacement->from, replacement->to + 1);
    return scan.run(store, job, MessageScan::Counts([this](qint64, const MessageCounts& counts) {
        if (!counts.id.isEmpty())
            m_replaced += counts.id.value;
        return true;
    }));
}

void AskedContextReader::take(ContextItem item)
{
    if (!item.leftOut.isEmpty())
        return;
    m_context.isExact = m_context.isExact && item.exact;
    if (item.id.isEmpty() || !m_replaced.contains(item.id))
        return add(item);
    const SummaryReplacement& replacement = *m_context.choice.replacement;
    if (replacement.stored.isEmpty())
        return m_isPlaced ? void() : addReplacement(item.kind == ContextItem::Kind::Summary ? item.role : Role::User);
    // The words that the agent puts around a summary stay.
    if (!m_isPlaced && item.text.contains(replacement.stored)) {
        item.text.replace(item.text.indexOf(replacement.stored), replacement.stored.size(), replacement.text);
        item.tokens = guessedTokens(QStringView(item.text));
        m_isPlaced = true;
    }
    add(item);
}

void AskedContextReader::addReplacement(Role role)
{
    m_isPlaced = true;
    ContextItem item;
    item.kind = ContextItem::Kind::Summary;
    item.role = role;
    item.text = SummaryMark + m_context.choice.replacement->text;
    add(item);
}

void AskedContextReader::add(const ContextItem& item)
{
    if (item.text.trimmed().isEmpty())
        return;
    ++m_context.items;
    // Agents count tool calls and results without what the text has around them.
    m_context.tokens = saturatingAdd(m_context.tokens, std::max(item.tokens, guessedTokens(QStringView(item.text))));
    const auto append = [](QString& text, const QString& more) {
        if (!text.isEmpty())
            text += "\n\n"_L1;
        text += more;
    };
    QList<ModelMessage>& messages = m_context.messages;
    if (messages.isEmpty() && (item.kind == ContextItem::Kind::System || item.role == Role::System))
        return append(m_context.system, item.text);
    const bool isFromUser = item.role != Role::Assistant;
    const bool isOutput = isFromUser && (item.kind == ContextItem::Kind::ToolOutput || item.role == Role::Tool);
    if (messages.isEmpty() || messages.constLast().isFromUser != isFromUser)
        messages += ModelMessage {isFromUser, {}};
    append(messages.last().text, isOutput ? OutputMark + item.text : item.text);
}

void AskedContextReader::finish()
{
    if (!m_context.choice.replacement || m_isPlaced)
        return;
    // What it stands for is not in this context: it comes before everything, as a summary of what is gone does.
    QList<ModelMessage> rest = std::exchange(m_context.messages, {});
    addReplacement(Role::User);
    m_context.isExact = false;
    if (!rest.isEmpty() && rest.constFirst().isFromUser)
        m_context.messages.last().text += "\n\n"_L1 + rest.takeFirst().text;
    m_context.messages += rest;
}

} // namespace stemma
