// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/context/context.h"

#include "core/base/saturating.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/context/rules.h"
#include "core/store/formats/mnesis/context/window.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// One assembly: first the plan (what fits), then the items.
class Assembly final : public IncrementalContext
{
    Q_DECLARE_TR_FUNCTIONS(MnesisContext)
public:
    explicit Assembly(StoreReader& reader, SessionId session, std::optional<MessageId> at = {})
        : m_reader(reader)
        , m_session(std::move(session))
        , m_at(std::move(at))
    {
    }

    [[nodiscard]] Result<bool> step(const SessionStore::ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] ContextBudget budget() const override { return m_budget; }
    [[nodiscard]] ContextRules rules() const override { return m_rules.rules; }
    [[nodiscard]] std::optional<qint64> measured() const override
    {
        return m_rules.rules.compaction.measuresUsage ? std::nullopt
                                                      : std::optional(saturatingAdd(m_budget.total, m_notFitting));
    }
    [[nodiscard]] Result<mnesis::MeasuredWindow> measure(const Window& window, const JobControl& job);

private:
    /// At most so much is read in one step.
    static constexpr size_t StepMessages = 256;
    static constexpr qsizetype StepText = 4 * 1024 * 1024;
    /// So much text of what fits is kept from the planning on, which hardly a window exceeds; more is read again.
    static constexpr qsizetype MostKept = 32 * 1024 * 1024;

    /// A message with its tokens. No id: there is no such message.
    struct Loaded
    {
        QString id;
        Role role = Role::Unknown;
        bool isRefused = false; ///< mnesis fails on its row, and with it the whole context
        QList<Part> parts;
        bool isLeftOut = false; ///< it is an empty answer, and by its rules mnesis sends none
    };

    [[nodiscard]] Result<> plan(const JobControl& job);
    [[nodiscard]] Result<> readSession();
    void addSummaries();
    enum class Keep : quint8 { Nothing, Items };
    [[nodiscard]] Result<> findCut(const JobControl& job, Keep keep);
    [[nodiscard]] Loaded load(const Window::Entry& entry) const;
    [[nodiscard]] Result<std::vector<ContextItem>> nextItems(const JobControl& job);
    [[nodiscard]] ContextItem itemAt(size_t index) const;
    [[nodiscard]] ContextItem readItem(size_t index) const;
    /// Counting takes as long as writing the text, so it is done once.
    struct Tokens
    {
        qint64 all = 0;
        qint64 tools = 0; ///< of these, calls with their outputs
    };
    [[nodiscard]] Tokens tokensOf(const QList<Part>& parts) const;
    [[nodiscard]] ContextItem itemOf(const Loaded& message, qint64 tokens) const;

    StoreReader& m_reader;
    SessionId m_session;
    std::optional<MessageId> m_at;
    Window m_window;
    SessionRules m_rules;
    ContextBudget m_budget;
    qint64 m_notFitting = 0; ///< tokens of messages given so far that do not fit
    std::vector<ContextItem> m_head; ///< system prompt and summaries, until they are given
    /// Items from the newest back that were read when the cut was found; those without a value are read when their turn
    /// comes.
    std::vector<std::optional<ContextItem>> m_kept;
    size_t m_cut = 0; ///< index in the window of the oldest message that fits
    qint64 m_sent = 0; ///< messages from there on, without those that are missing or empty
    size_t m_next = 0; ///< index in the window of the first message that is not given yet
    qint64 m_position = 0; ///< of the item that is given next
    bool m_isPlanned = false;
};

ContextItem::Kind kindOf(const QList<Part>& parts)
{
    bool hasOutput = false;
    bool hasTombstone = false;
    for (const Part& part : parts) {
        if (const auto* tool = part.as<ToolPart>())
            (tool->prunedAt ? hasTombstone : hasOutput) = true;
        else if (const auto text = renderPart(part); text && !text->isEmpty())
            return ContextItem::Kind::Message;
    }
    if (hasOutput)
        return ContextItem::Kind::ToolOutput;
    return hasTombstone ? ContextItem::Kind::Tombstone : ContextItem::Kind::Message;
}

Result<> Assembly::plan(const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<> {
        m_head.clear();
        m_kept.clear();
        m_budget = {};
        if (auto done = readSession(); !done)
            return done;
        auto window = readWindow(m_reader, m_session, m_at);
        if (!window)
            return std::unexpected(window.error());
        m_window = *std::move(window);
        addSummaries();
        return findCut(job, Keep::Items);
    });
}

Result<MeasuredWindow> Assembly::measure(const Window& window, const JobControl& job)
{
    m_window = window;
    if (auto done = readSession(); !done)
        return std::unexpected(done.error());
    addSummaries();
    if (auto done = findCut(job, Keep::Nothing); !done)
        return std::unexpected(done.error());
    MeasuredWindow measured;
    measured.rules = m_rules.rules;
    measured.leftOut = qint64(m_cut);
    ContextFigures& figures = measured.figures;
    ContextFigures tail;
    const auto read = [this](ContextFigures& end, size_t from, size_t to) {
        for (; from < to; ++from)
            end.addSent(readItem(from));
    };
    std::ranges::for_each(m_head, [&figures](const ContextItem& item) { figures.addSent(item); });
    const qint64 sent = figures.messages + m_sent;
    const size_t size = m_window.messages.size();
    const size_t ends = std::min(size - m_cut, size_t(ContextFigures::EndItems));
    read(figures, m_cut, m_cut + ends);
    read(tail, std::max(m_cut + ends, size - ends), size);
    for (ContextItem& item : tail.items)
        item.position += sent - tail.messages;
    figures.items += tail.items;
    figures.messages = sent - std::ranges::count(m_head, ContextItem::Kind::System, &ContextItem::kind);
    figures.tokens = m_budget.total;
    figures.estimated = m_budget.estimated;
    figures.budget = m_budget;
    return measured;
}

Result<> Assembly::readSession()
{
    auto query = m_reader.rows("SELECT model_id, "_L1
            + m_reader.schema().column(u"sessions"_s, u"system_prompt"_s, u"''"_s) + " FROM sessions WHERE id = ?"_L1,
        {m_session.value});
    if (!query.next())
        return fail(Errc::NotFound, tr("The store has no session “%1”.").arg(m_session.value));
    ContextItem item;
    item.kind = ContextItem::Kind::System;
    item.role = Role::System;
    item.text = query.text(1);
    m_rules = rulesOf(m_reader, m_session, query.text(0), m_window.removed);
    if (const Result<> sound = m_rules.rules.checkWindow(); !sound)
        return sound;
    const ModelWindow& model = m_rules.model;
    m_budget.usable = model.usable();
    m_budget.reserve = model.reserve();
    m_budget.estimated = model.isEstimate();
    item.tokens = estimateText(item.text, model.rule);
    item.estimated = model.isEstimate();
    m_budget.system = item.tokens;
    if (!item.text.isEmpty())
        m_head.push_back(std::move(item));
    return {};
}

void Assembly::addSummaries()
{
    for (const Window::Summary& summary : m_window.summaries) {
        ContextItem item;
        item.kind = ContextItem::Kind::Summary;
        item.id = summary.id;
        item.role = Role::Assistant;
        item.estimated = false;
        item.exact = m_window.isPresent;
        item.leftOut = summary.leftOut;
        const auto written = m_window.written.constFind(summary.id);
        const LoadedSummary loaded = written != m_window.written.cend() ? *written : loadSummary(m_reader, summary.id);
        if (loaded.isMissing)
            item.leftOut = tr("Its message is missing or is not a summary, so mnesis skips it.");
        if (item.leftOut.isEmpty()) {
            item.text = loaded.text;
            item.tokens = loaded.tokens;
            item.exact = item.exact && !loaded.isRefused;
            m_budget.summaries = saturatingAdd(m_budget.summaries, loaded.tokens);
        }
        m_head.push_back(std::move(item));
    }
}

// Newest first, up to the first message that does not fit; older and smaller ones are not tried.
Result<> Assembly::findCut(const JobControl& job, Keep keep)
{
    qsizetype kept = 0;
    const qint64 available = saturatingSubtract(m_budget.usable - m_budget.system, m_budget.summaries);
    m_cut = m_window.messages.size();
    for (size_t i = m_cut; i > 0 || m_window.hasOlder;) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (i == 0) {
            i = readOlder(m_reader, m_session, m_window);
            m_cut += i;
            continue;
        }
        --i;
        const Loaded message = load(m_window.messages[i]);
        if (m_reader.database().hasFailed())
            return {};
        const bool isKept = keep == Keep::Items && kept < MostKept;
        if (message.id.isNull() || message.isLeftOut) {
            m_cut = i;
            if (isKept)
                m_kept.emplace_back();
            continue;
        }
        const Tokens tokens = tokensOf(message.parts);
        const qint64 messages = saturatingAdd(m_budget.messages, tokens.all);
        if (messages > available)
            break;
        m_budget.messages = messages;
        m_budget.toolOutput = saturatingAdd(m_budget.toolOutput, tokens.tools);
        m_cut = i;
        ++m_sent;
        if (isKept)
            kept += m_kept.emplace_back(itemOf(message, tokens.all))->text.size();
    }
    m_budget.total = saturatingAdd(saturatingAdd(m_budget.system, m_budget.summaries), m_budget.messages);
    return {};
}

Assembly::Tokens Assembly::tokensOf(const QList<Part>& parts) const
{
    Tokens tokens {m_rules.estimate({})};
    for (const Part& part : parts) {
        const qint64 added = estimatePart(part, m_rules.model.rule, m_rules.release);
        tokens.all = saturatingAdd(tokens.all, added);
        tokens.tools = saturatingAdd(tokens.tools, part.as<ToolPart>() ? added : 0);
    }
    return tokens;
}

Assembly::Loaded Assembly::load(const Window::Entry& entry) const
{
    Loaded loaded;
    if (entry.message == Window::NewMessage && m_window.added) {
        loaded.id = u"new"_s;
        loaded.role = m_window.added->role;
        loaded.parts = m_window.added->parts;
        loaded.isLeftOut = m_rules.leavesOut(loaded.role, loaded.parts);
        return loaded;
    }
    const bool isListed = entry.message == Window::Unresolved;
    if (entry.message < 0 && !isListed)
        return loaded;
    // By id alone, as mnesis does it: a message of another session is sent too.
    static const QString columns
        = u"SELECT m.id, m.role, typeof(m.created_at) <> 'integer' OR coalesce(m.error_code, '') NOT IN "
          "('', 'output_length', 'aborted', 'structured_output', 'auth', 'api_error', 'context_overflow', 'unknown') "_s;
    static const QString byItem
        = columns + u"FROM context_items c JOIN messages m ON m.id = c.item_id WHERE c.rowid = ?"_s;
    static const QString byRow = columns + u"FROM messages m WHERE m.rowid = ?"_s;
    auto query = m_reader.rows(isListed ? byItem : byRow, {isListed ? entry.item : entry.message});
    if (!query.next())
        return loaded;
    loaded.id = query.text(0);
    const QString role = query.text(1);
    loaded.role = role == "user"_L1 ? Role::User : role == "assistant"_L1 ? Role::Assistant : Role::Unknown;
    loaded.isRefused = flagIn(query, 2);
    query.finish();
    // A planned change names parts by their ids.
    loaded.parts = m_window.change ? m_reader.parts(loaded.id, -1) : m_reader.sentParts(loaded.id);
    if (m_window.asOf) {
        for (Part& part : loaded.parts) {
            auto* tool = std::get_if<ToolPart>(&part.body);
            if (tool && tool->prunedAt && *tool->prunedAt > *m_window.asOf)
                tool->prunedAt.reset();
        }
    }
    if (m_window.change)
        m_window.change(loaded.id, loaded.parts);
    loaded.isLeftOut = m_rules.leavesOut(loaded.role, loaded.parts);
    return loaded;
}

Result<bool> Assembly::step(const SessionStore::ContextSink& sink, const JobControl& job)
{
    std::vector<ContextItem> items;
    if (!m_isPlanned) {
        if (const auto done = plan(job); !done)
            return std::unexpected(done.error());
        m_isPlanned = true;
        items = std::exchange(m_head, {});
    } else {
        // A read that is made again begins as the first time.
        const std::optional<Window> window = m_window.hasOlder ? std::optional(m_window) : std::nullopt;
        const auto before = std::pair(m_cut, m_notFitting);
        auto read = m_reader.read(job, [&] {
            if (window)
                m_window = *window;
            std::tie(m_cut, m_notFitting) = before;
            return nextItems(job);
        });
        if (!read)
            return std::unexpected(read.error());
        items = *std::move(read);
        for (size_t i = 0; i < items.size(); ++i) {
            if (const size_t fromEnd = m_window.messages.size() - 1 - m_next++; fromEnd < m_kept.size())
                m_kept[fromEnd].reset(); // given
        }
        job.setProgress(qint64(m_next), qint64(m_window.messages.size()));
    }
    for (ContextItem& item : items) {
        item.position = m_position++;
        if (!sink(std::move(item)))
            return true;
    }
    return m_next >= m_window.messages.size();
}

Result<std::vector<ContextItem>> Assembly::nextItems(const JobControl& job)
{
    std::vector<ContextItem> items;
    if (m_window.hasOlder) // nothing is given yet
        m_cut += readOlder(m_reader, m_session, m_window);
    qsizetype length = 0;
    for (size_t i = m_next; i < m_window.messages.size() && items.size() < StepMessages && length < StepText; ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        ContextItem item = itemAt(i);
        length += item.text.size();
        m_notFitting = saturatingAdd(m_notFitting, i < m_cut ? item.tokens : 0);
        items.push_back(std::move(item));
    }
    return items;
}

ContextItem Assembly::itemAt(size_t index) const
{
    const size_t fromEnd = m_window.messages.size() - 1 - index;
    if (fromEnd < m_kept.size() && m_kept[fromEnd])
        return *m_kept[fromEnd];
    return readItem(index);
}

ContextItem Assembly::readItem(size_t index) const
{
    const Window::Entry& entry = m_window.messages[index];
    const Loaded message = load(entry);
    if (message.id.isNull()) {
        ContextItem item;
        item.estimated = m_rules.model.isEstimate();
        const QString sql = u"SELECT item_id FROM context_items WHERE rowid = ?"_s;
        item.id = entry.item < 0 ? QString() : m_reader.firstRow(sql, {entry.item}).value(0).toString();
        item.exact = m_window.isPresent;
        item.leftOut = tr("The message is missing from the store, so mnesis skips it.");
        return item;
    }
    ContextItem item = itemOf(message, message.isLeftOut ? 0 : m_rules.estimate(message.parts));
    if (item.leftOut.isEmpty() && index < m_cut)
        item.leftOut = tr("It does not fit: mnesis sends the newest messages up to the budget.");
    return item;
}

/// Of a message that is there, as if it fitted.
ContextItem Assembly::itemOf(const Loaded& message, qint64 tokens) const
{
    ContextItem item;
    item.estimated = m_rules.model.isEstimate();
    item.id = message.id;
    item.role = message.role;
    item.kind = kindOf(message.parts);
    item.text = renderMessage(message.parts);
    item.exact = m_window.isPresent && !message.isRefused;
    if (message.isLeftOut)
        item.leftOut = tr("The answer is empty; mnesis does not send empty answers.");
    else
        item.tokens = tokens;
    return item;
}

} // namespace

std::unique_ptr<IncrementalContext> assembleContext(
    StoreReader& reader, const SessionId& session, const std::optional<MessageId>& at)
{
    return std::make_unique<Assembly>(reader, session, at);
}

Result<MeasuredWindow> measureWindow(
    StoreReader& reader, const SessionId& session, const Window& window, const JobControl& job)
{
    return Assembly(reader, session).measure(window, job);
}

} // namespace stemma::mnesis
