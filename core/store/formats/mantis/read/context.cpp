// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/context.h"

#include "core/store/conversation/idhash.h"
#include "core/base/text.h"
#include "core/store/formats/mantis/read/message.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

class Assembly
{
    Q_DECLARE_TR_FUNCTIONS(MantisContext)
public:
    Assembly(const Conversation& session, const JobControl& job, Refusal refusal)
        : m_session(session)
        , m_job(job)
        , m_refusal(refusal)
    {
    }

    [[nodiscard]] Result<ContextBudget> run(const std::optional<MessageId>& at, const SessionStore::ContextSink& sink);
    [[nodiscard]] Result<WindowFigures> figures(const std::optional<MessageId>& at);

private:
    [[nodiscard]] Result<> findSlice(const std::optional<MessageId>& at);
    [[nodiscard]] Result<> refuseUnloadable() const;
    [[nodiscard]] bool isTree() const { return dialectOf(m_session) == Dialect::Tree; }
    [[nodiscard]] Result<std::optional<ContextItem>> itemOf(size_t index) const;
    void findAnswers();
    void findResults();
    [[nodiscard]] std::optional<SentMessage> sentAt(size_t index) const;
    [[nodiscard]] ContextItem boundaryItem(const json::Value& message) const;
    [[nodiscard]] json::Value withoutOpenCalls(const json::Value& content, bool& isEmptied) const;
    [[nodiscard]] ContextItem::Kind kindOf(size_t index, Role role) const;
    [[nodiscard]] bool isAnswered(const QString& callId) const;
    /// Before message @p index is looked at.
    [[nodiscard]] Result<> goOn(size_t index) const;
    void count(qint64 tokens, ContextItem::Kind kind);

    const Conversation& m_session;
    const JobControl& m_job;
    Refusal m_refusal;
    std::vector<bool> m_hasResults; ///< by row: what tools gave back stands in it
    std::vector<size_t> m_answered; ///< by row: the one behind the last answer to its calls; 0: it calls nothing
    size_t m_begin = 0;
    size_t m_end = 0;
    ContextBudget m_budget;
};

/// Four bytes a token: the library's own rule of thumb.
qint64 estimate(qint64 bytes)
{
    return (bytes + 3) / 4;
}

Result<> Assembly::findSlice(const std::optional<MessageId>& at)
{
    if (dialectOf(m_session) == Dialect::Wire) {
        return fail(Errc::NotSupported,
            tr("mantis cannot resume this recording: a new run with the same id starts empty. Look for the session "
               "with this id under projects."));
    }
    m_end = m_session.size();
    while (m_end > 0 && !m_session.facts(m_end - 1).isMain)
        --m_end;
    if (at) {
        const auto row = m_session.rowWithId(at->value);
        if (!row || *row >= m_end)
            return fail(Errc::NotFound, tr("Message “%1” is not part of this conversation.").arg(at->value));
        m_end = *row + 1;
    }
    const bool hasBoundaries = isTree() && Release(m_session.variant()) != Release::SkipsBoundaries;
    std::optional<size_t> boundary;
    for (size_t i = 0; hasBoundaries && i < m_end; ++i) {
        const RowFacts row = m_session.facts(i);
        if (row.flags.testFlag(RowFlag::Boundary) && !row.isDamaged)
            boundary = i;
    }
    m_begin = boundary.value_or(0);
    if (boundary && m_refusal == Refusal::Kept && Release(m_session.variant()) == Release::RefusesBoundaries) {
        return fail(Errc::NotSupported,
            tr("mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with a boundary. Resume "
               "it with a later release."));
    }
    return {};
}

Result<> Assembly::refuseUnloadable() const
{
    for (size_t i = isTree() ? m_begin : 0; i < m_end; ++i) {
        const RowFacts row = m_session.facts(i);
        const bool isDropped = isTree() && (row.isDamaged || !(row.flags & (RowFlag::User | RowFlag::Assistant)));
        if (isDropped || (!row.isDamaged && !row.flags.testFlag(RowFlag::Unloadable)))
            continue;
        return fail(Errc::Corrupt,
            tr("mantis cannot load this session because of message %1, so nothing would be sent. Check the session for "
               "problems.")
                .arg(i + 1));
    }
    return {};
}

/// Only an answer within the slice counts.
bool Assembly::isAnswered(const QString& callId) const
{
    for (const ToolCallIndex::Mark& mark : m_session.tools().of(idHash(callId))) {
        const auto row = mark.isResult ? m_session.rowOfRecord(mark.record) : std::nullopt;
        if (row && *row >= m_begin && *row < m_end)
            return true;
    }
    return false;
}

json::Value Assembly::withoutOpenCalls(const json::Value& content, bool& isEmptied) const
{
    json::Value kept = content;
    kept.items.removeIf([this](const json::Value& block) {
        return block.text(u"type") == "tool_use"_L1 && !isAnswered(block.text(u"id"));
    });
    isEmptied = kept.items.isEmpty();
    return kept;
}

ContextItem Assembly::boundaryItem(const json::Value& message) const
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
        item.leftOut = tr("It has no summary; it only marks where the context begins.");
    }
    return item;
}

Result<std::optional<ContextItem>> Assembly::itemOf(size_t index) const
{
    const RowFacts row = m_session.facts(index);
    if (row.isDamaged)
        return std::nullopt;
    const Result<json::Value> record = readRecord(m_session, index);
    if (!record)
        return std::unexpected(record.error());
    const json::Value* inner = isTree() ? record->find(u"message") : &*record;
    if (!inner)
        return std::nullopt;
    ContextItem item;
    const bool isAssistant = row.flags.testFlag(RowFlag::Assistant);
    if (isTree() && row.flags.testFlag(RowFlag::Boundary) && Release(m_session.variant()) != Release::SkipsBoundaries) {
        item = boundaryItem(*inner);
    } else if (isTree() && !(row.flags & (RowFlag::User | RowFlag::Assistant))) {
        return std::nullopt;
    } else {
        const json::Value* content = inner->find(u"content");
        bool isEmptied = false;
        json::Value sent = content ? *content : json::Value();
        if (isTree() && isAssistant && sent.isArray())
            sent = withoutOpenCalls(sent, isEmptied);
        item.text = contentText(sent);
        item.role = isAssistant ? Role::Assistant : row.flags.testFlag(RowFlag::System) ? Role::System : Role::User;
        item.kind = kindOf(index, item.role);
        if (isEmptied)
            item.leftOut = tr("Its tool calls have no results, so mantis leaves it out.");
        if (!isTree() && row.flags.testFlag(RowFlag::Meta)) {
            item.leftOut = tr("mantis made this reminder and drops it when it loads the session.");
            // Releases before 2.0 kept it, and their times look like those of 2.58.
            item.exact = Release(m_session.variant()) != Release::SkipsBoundaries;
        }
    }
    const QString id = isTree() ? record->text(u"uuid") : QString();
    item.id = id.isEmpty() ? placeId(index) : id;
    item.tokens = item.leftOut.isEmpty() ? estimate(utf8Size(item.text)) : 0;
    return item;
}

void Assembly::findResults()
{
    m_hasResults.assign(m_end, false);
    for (const ToolCallIndex::Mark& mark : m_session.tools().all()) {
        const auto row = mark.isResult ? m_session.rowOfRecord(mark.record) : std::nullopt;
        if (row && *row < m_end)
            m_hasResults[*row] = true;
    }
}

/// A message that holds what tools gave back holds hardly anything else, and counts as that.
ContextItem::Kind Assembly::kindOf(size_t index, Role role) const
{
    if (role == Role::System)
        return ContextItem::Kind::System;
    return role == Role::User && m_hasResults[index] ? ContextItem::Kind::ToolOutput : ContextItem::Kind::Message;
}

void Assembly::findAnswers()
{
    m_answered.assign(m_end, 0);
    const std::vector<ToolCallIndex::Mark>& marks = m_session.tools().all();
    for (auto begin = marks.begin(); begin != marks.end();) {
        const auto end = std::find_if(begin, marks.end(), [&](const auto& mark) { return mark.id != begin->id; });
        // The same as isAnswered().
        size_t answered = std::numeric_limits<size_t>::max();
        for (auto mark = begin; mark != end; ++mark) {
            const auto row = mark->isResult ? m_session.rowOfRecord(mark->record) : std::nullopt;
            if (row && *row >= m_begin)
                answered = std::min(answered, *row + 1);
        }
        for (auto mark = begin; mark != end; ++mark) {
            const auto row = mark->isResult ? std::nullopt : m_session.rowOfRecord(mark->record);
            if (row && *row < m_end)
                m_answered[*row] = std::max(m_answered[*row], answered);
        }
        begin = end;
    }
}

/// Of an ordinary message, which nearly all are, without looking at what is stored.
std::optional<SentMessage> Assembly::sentAt(size_t index) const
{
    const RowFacts row = m_session.facts(index);
    const RowFlags sent {RowFlag::User, RowFlag::Assistant};
    if (!isTree() || row.isDamaged || !(row.flags & sent) || row.flags & (RowFlags(RowFlag::Boundary) | RowFlag::System)
        || row.contentBytes == RowFacts::NotKnown)
        return {};
    const bool isAssistant = row.flags.testFlag(RowFlag::Assistant);
    // Open calls are left out.
    if (isAssistant && m_answered[index] > m_end)
        return {};
    const Role role = isAssistant ? Role::Assistant : Role::User;
    return SentMessage {index, estimate(row.contentBytes), kindOf(index, role), role};
}

void Assembly::count(qint64 tokens, ContextItem::Kind kind)
{
    qint64& sum = kind == ContextItem::Kind::System ? m_budget.system
        : kind == ContextItem::Kind::Summary        ? m_budget.summaries
                                                    : m_budget.messages;
    sum += tokens;
    m_budget.total += tokens;
    if (kind == ContextItem::Kind::ToolOutput)
        m_budget.toolOutput += tokens;
}

Result<> Assembly::goOn(size_t index) const
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    m_job.setProgress(qint64(index - m_begin), qint64(m_end - m_begin));
    return {};
}

Result<ContextBudget> Assembly::run(const std::optional<MessageId>& at, const SessionStore::ContextSink& sink)
{
    Result<> done = findSlice(at);
    if (done)
        done = refuseUnloadable();
    findResults();
    qint64 position = 0;
    for (size_t i = m_begin; done && i < m_end; ++i) {
        if (done = goOn(i); !done)
            break;
        Result<std::optional<ContextItem>> item = itemOf(i);
        if (!item)
            return std::unexpected(item.error());
        if (!*item)
            continue;
        (*item)->position = position++;
        count((*item)->tokens, (*item)->kind);
        if (!sink(**std::move(item)))
            break;
    }
    return done.transform([this] { return m_budget; });
}

Result<WindowFigures> Assembly::figures(const std::optional<MessageId>& at)
{
    constexpr size_t Often = 1024;
    Result<> done = findSlice(at);
    if (done)
        done = refuseUnloadable();
    if (!done)
        return std::unexpected(done.error());
    findAnswers();
    findResults();
    WindowFigures figures;
    figures.sent.reserve(m_end - m_begin);
    for (size_t i = m_begin; i < m_end; ++i) {
        std::optional<SentMessage> sent = sentAt(i);
        if (!sent || (i - m_begin) % Often == 0) {
            if (done = goOn(i); !done)
                return std::unexpected(done.error());
        }
        if (!sent) {
            const Result<std::optional<ContextItem>> item = itemOf(i);
            if (!item)
                return std::unexpected(item.error());
            if (*item && (*item)->leftOut.isEmpty())
                sent = SentMessage {i, (*item)->tokens, (*item)->kind, (*item)->role};
        }
        if (!sent)
            continue;
        count(sent->tokens, sent->kind);
        figures.sent.push_back(*sent);
    }
    figures.budget = m_budget;
    return figures;
}

} // namespace

Result<ContextBudget> assembleContext(const Conversation& session, const std::optional<MessageId>& at,
    const SessionStore::ContextSink& sink, const JobControl& job)
{
    return Assembly(session, job, Refusal::Kept).run(at, sink);
}

Result<WindowFigures> assembleFigures(
    const Conversation& session, const std::optional<MessageId>& at, const JobControl& job, Refusal refusal)
{
    return Assembly(session, job, refusal).figures(at);
}

std::optional<ContextFigures> figuresOf(const Conversation& session, const std::optional<MessageId>& at,
    std::vector<SentMessage>& sent, std::optional<Error>& error, const JobControl& job)
{
    auto figures = assembleFigures(session, at, job);
    if (!figures) {
        error = figures.error();
        return {};
    }
    sent = std::move(figures->sent);
    return ContextFigures {qint64(sent.size()), figures->budget.total, true, figures->budget};
}

} // namespace stemma::mantis
