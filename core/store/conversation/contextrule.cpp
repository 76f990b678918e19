// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/contextrule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemma {

namespace {

struct ContextRuleText
{
    Q_DECLARE_TR_FUNCTIONS(Context)
};

/// The rows that are sent, with how many of the conversation's own stand before the end.
Result<ContextRows> rowsOf(
    const ContextRule& rule, const Conversation& conversation, const std::optional<MessageId>& at)
{
    size_t end = conversation.size();
    while (end > 0 && !conversation.facts(end - 1).isMain)
        --end;
    if (at) {
        const auto row = conversation.rowWithId(at->value);
        if (!row || *row >= end)
            return fail(Errc::NotFound,
                ContextRuleText::tr("The session has no message “%1” that could be the newest.").arg(at->value));
        end = *row + 1;
    }
    return rule.rows(conversation, end);
}

/// Of what is no compaction there are none.
Result<QList<ContextItem>> piecesOf(const ContextRule& rule, const Conversation& conversation, size_t row)
{
    return conversation.facts(row).flags.testFlag(RowFlag::Boundary) ? rule.pieces(conversation, row)
                                                                     : Result<QList<ContextItem>>();
}

/// The row as it is sent, in several items where it is a list of them.
Result<QList<ContextItem>> itemsOf(
    const ContextRule& rule, const Conversation& conversation, size_t row, const ContextRows& all)
{
    auto pieces = piecesOf(rule, conversation, row);
    if (!pieces || !pieces->isEmpty())
        return pieces;
    return rule.item(conversation, row, all).transform([](const std::optional<ContextItem>& item) {
        return item ? QList {*item} : QList<ContextItem>();
    });
}

} // namespace

void ContextRows::addCalls(const Conversation& conversation)
{
    hasResults.assign(end, false);
    hasOpenCalls.assign(end, false);
    for (const auto marks : conversation.tools().calls()) {
        bool isOpen = true;
        for (const ToolCallIndex::Mark& mark : marks) {
            const auto row = mark.isResult ? conversation.rowOfRecord(mark.record) : std::nullopt;
            if (!row || *row >= end)
                continue;
            hasResults[*row] = true;
            isOpen = isOpen && *row < begin;
        }
        for (const ToolCallIndex::Mark& mark : isOpen ? std::span(marks) : std::span<const ToolCallIndex::Mark>()) {
            const auto row = mark.isResult ? std::nullopt : conversation.rowOfRecord(mark.record);
            if (row && *row < end)
                hasOpenCalls[*row] = true;
        }
    }
}

bool ContextRows::isAnswered(const Conversation& conversation, quint64 call) const
{
    return std::ranges::any_of(conversation.tools().of(call), [&](const ToolCallIndex::Mark& mark) {
        const auto row = mark.isResult ? conversation.rowOfRecord(mark.record) : std::nullopt;
        return row && *row >= begin && *row < end;
    });
}

void addTo(ContextBudget& budget, qint64 tokens, ContextItem::Kind kind)
{
    qint64& sum = kind == ContextItem::Kind::System ? budget.system
        : kind == ContextItem::Kind::Summary        ? budget.summaries
                                                    : budget.messages;
    sum += tokens;
    budget.total += tokens;
    if (kind == ContextItem::Kind::ToolOutput)
        budget.toolOutput += tokens;
}

Result<ContextBudget> assembleContext(const ContextRule& rule, const Conversation& conversation,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job)
{
    const auto all = rowsOf(rule, conversation, at);
    if (!all)
        return std::unexpected(all.error());
    const std::vector<size_t>& rows = all->rows;
    ContextBudget budget;
    qint64 position = 0;
    for (size_t i = 0; i < rows.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(qint64(i), qint64(rows.size()));
        auto items = itemsOf(rule, conversation, rows[i], *all);
        if (!items)
            return std::unexpected(items.error());
        for (ContextItem& item : *items) {
            item.position = position++;
            addTo(budget, item.tokens, item.kind);
            if (!sink(std::move(item)))
                return budget;
        }
    }
    return budget;
}

Result<ContextWindow> measureContext(const ContextRule& rule, const Conversation& conversation,
    const std::optional<MessageId>& at, const JobControl& job)
{
    constexpr size_t Often = 1024;
    const auto all = rowsOf(rule, conversation, at);
    if (!all)
        return std::unexpected(all.error());
    const std::vector<size_t>& rows = all->rows;
    ContextWindow window;
    window.sent.reserve(rows.size());
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto pieces = piecesOf(rule, conversation, rows[i]);
        if (!pieces)
            return std::unexpected(pieces.error());
        if (!pieces->isEmpty()) {
            SentMessage list {rows[i], 0, ContextItem::Kind::Summary, pieces->first().role};
            for (const ContextItem& item : *pieces) {
                addTo(window.budget, item.tokens, item.kind);
                list.tokens += item.tokens;
            }
            window.sent.push_back(list);
            window.more += pieces->size() - 1;
            continue;
        }
        std::optional<SentMessage> sent = rule.known(conversation, rows[i], *all);
        if (!sent || i % Often == 0) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            job.setProgress(qint64(i), qint64(rows.size()));
        }
        if (!sent) {
            const auto item = rule.item(conversation, rows[i], *all);
            if (!item)
                return std::unexpected(item.error());
            if (*item && (*item)->leftOut.isEmpty())
                sent = SentMessage {rows[i], (*item)->tokens, (*item)->kind, (*item)->role};
        }
        if (!sent)
            continue;
        addTo(window.budget, sent->tokens, sent->kind);
        window.sent.push_back(*sent);
    }
    return window;
}

ContextFigures figuresOf(const ContextWindow& window)
{
    return {qint64(window.sent.size()) + window.more, window.budget.total, true, window.budget};
}

void addItems(
    ContextFigures& figures, const ContextRule& rule, const Conversation& conversation, const ContextWindow& window)
{
    constexpr auto Ends = size_t(ContextFigures::EndItems);
    const auto all = rowsOf(rule, conversation, {});
    if (!all)
        return;
    qint64 position = 0;
    for (size_t i = 0; i < window.sent.size(); ++i) {
        const size_t row = window.sent[i].row;
        if (i >= Ends && i + Ends < window.sent.size()) {
            position += qMax(qsizetype(1), piecesOf(rule, conversation, row).value_or(QList<ContextItem>()).size());
            continue;
        }
        const QList<ContextItem> items = itemsOf(rule, conversation, row, *all).value_or(QList<ContextItem>());
        for (ContextItem item : items) {
            if (!item.leftOut.isEmpty())
                continue;
            item.position = position++;
            figures.addItem(std::move(item));
        }
    }
}

} // namespace stemma
