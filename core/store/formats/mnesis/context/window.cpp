// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/context/window.h"

#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <span>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

using Place = StoreReader::Place;

struct WindowTexts
{
    Q_DECLARE_TR_FUNCTIONS(MnesisContext)
};

// ---- the present window -------------------------------------------------------------------------

/// Summaries, and the newest of the messages, as far as items go: what they name is not looked up.
Window presentWindow(const StoreReader& reader, const SessionId& session)
{
    if (!reader.summaries().hasContextItems(session))
        return wholeWindow(reader, session);
    Window window;
    constexpr qint64 Newest = 512; // hardly more fit into a model's window
    auto summaries = reader.rows(
        u"SELECT item_id FROM context_items WHERE session_id = ? AND item_type = 'summary' ORDER BY position"_s,
        {session.value});
    while (summaries.next())
        window.addSummary(summaries.text(0));
    reader.got(reader.database().scanIntegers(
        u"SELECT rowid, 0 FROM context_items WHERE session_id = ? AND item_type = 'message' ORDER BY position DESC, "
        "rowid DESC LIMIT %1"_s.arg(Newest),
        session.value, -1, [&](qint64 item, qint64) { window.messages.push_back({item, Window::Unresolved}); }));
    std::ranges::reverse(window.messages);
    window.hasOlder = window.messages.size() == size_t(Newest);
    return window;
}

/// Messages that are no summaries, as new items.
QList<ListedItem> messagesWhere(const StoreReader& reader, const QString& condition, const QVariantList& values)
{
    QList<ListedItem> items;
    auto rows = reader.rows(
        u"SELECT id, created_at, rowid, role = 'user' FROM messages WHERE is_summary = 0 AND "_s + condition, values);
    while (rows.next()) {
        items += ListedItem::made(false, rows.text(0), Place::in(rows, 1));
        items.last().isFromUser = rows.integer(3) == 1;
    }
    return items;
}

// ---- the window of an earlier moment ------------------------------------------------------------

/// A summary with its id, as far as its effect on the window goes.
using PastNode = std::pair<QString, LeafSpans::Row>;

std::vector<PastNode> nodesUntil(const StoreReader& reader, const SessionId& session, const Place& until)
{
    std::vector<PastNode> nodes;
    const LeafSpans all = reader.summaries().leafSpans(session);
    for (const auto& [id, row] : all.rows.asKeyValueRange()) {
        if (row.made && *row.made <= until)
            nodes.emplace_back(id, row);
    }
    std::ranges::sort(nodes, {}, [](const PastNode& node) { return *node.second.made; });
    return nodes;
}

/// Plays the summaries again, in the order in which they were made.
class Replay
{
public:
    explicit Replay(std::span<const Place> messages)
        : m_messages(messages)
        , m_open {{0, qsizetype(messages.size())}}
    {
    }

    void take(const QString& id, const LeafSpans::Row& row)
    {
        if (!row.parents.isEmpty())
            takeCondensed(id, row.parents);
        else if (row.span)
            takeLeaf(id, *row.span);
    }

    void fill(Window& window)
    {
        std::ranges::stable_sort(m_active, {}, &Active::position);
        for (const Active& node : m_active)
            window.summaries.push_back({node.id, {}});
        for (const auto& [begin, end] : m_open) {
            for (qsizetype i = begin; i < end; ++i)
                window.messages.push_back({-1, m_messages[size_t(i)].key});
        }
    }

private:
    struct Active
    {
        QString id;
        qsizetype position; ///< of the first message it replaced
    };

    // A summary that replaces nothing never came into the context (0.3 made such ones).
    void takeLeaf(const QString& id, const StoreReader::Span& span)
    {
        const qsizetype begin = std::ranges::lower_bound(m_messages, span.first) - m_messages.begin();
        const qsizetype end = std::ranges::upper_bound(m_messages, span.last) - m_messages.begin();
        auto run = m_open.upper_bound(begin);
        if (run != m_open.begin() && std::prev(run)->second > begin)
            --run;
        if (begin >= end || run == m_open.end() || run->first >= end)
            return;
        m_active.push_back({id, std::max(begin, run->first)});
        if (run->first < begin)
            run = m_open.emplace(begin, std::exchange(run->second, begin)).first;
        while (run != m_open.end() && run->first < end) {
            const qsizetype last = run->second;
            run = m_open.erase(run);
            if (last > end)
                m_open.emplace(end, last);
        }
    }

    void takeCondensed(const QString& id, const QStringList& parents)
    {
        auto position = qsizetype(m_messages.size());
        const auto isParent = [&](const Active& other) { return parents.contains(other.id); };
        for (const Active& other : m_active) {
            if (isParent(other))
                position = std::min(position, other.position);
        }
        if (std::erase_if(m_active, isParent) > 0)
            m_active.push_back({id, position});
    }

    std::span<const Place> m_messages;
    /// The messages that no summary has replaced so far: runs of them, by their first, with the one behind each. The
    /// summaries of 0.3 all begin at the first message, so that no list of single messages would do.
    std::map<qsizetype, qsizetype> m_open;
    std::vector<Active> m_active;
};

// Stores of 0.1 name no spans: its releases sent the newest summary and what was written after it. That a summary of
// level 1 or 2 had left the last two turns out made no difference to them.
void fillOldWindow(const StoreReader& reader, const SessionId& session, const Place& until,
    std::span<const Place> messages, Window& window)
{
    auto newest = reader.rows(u"SELECT id, created_at FROM messages WHERE session_id = ? AND is_summary <> 0 AND "
                              "(created_at, rowid) <= (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT 1"_s,
        {session.value, until.createdMs, until.key});
    std::optional<qint64> made;
    if (newest.next()) {
        window.summaries.push_back({newest.text(0), {}});
        made = integerIn(newest, 1, OutlineRow::NoTime);
    }
    for (const Place& place : messages) {
        if (!made || place.createdMs > *made)
            window.messages.push_back({-1, place.key});
    }
}

Window pastWindow(const StoreReader& reader, const SessionId& session, const Place& until)
{
    Window window;
    window.isPresent = false;
    window.asOf = timeFromMs(until.createdMs);
    const auto isBefore = [&](const Place& place) { return place <= until; };
    const std::vector<Place>& all = reader.ordinaryMessages(session);
    std::vector<Place> some;
    std::span<const Place> messages = all;
    if (std::ranges::is_partitioned(all, isBefore)) {
        messages = messages.first(size_t(std::ranges::partition_point(all, isBefore) - all.begin()));
    } else { // times that are none stand among the others
        std::ranges::copy_if(all, std::back_inserter(some), isBefore);
        messages = some;
    }
    const std::vector<PastNode> nodes = nodesUntil(reader, session, until);
    if (nodes.empty() && !reader.summaries().hasContextItems(session)) {
        fillOldWindow(reader, session, until, messages, window);
        return window;
    }
    Replay replay(messages);
    for (const auto& [id, row] : nodes)
        replay.take(id, row);
    replay.fill(window);
    return window;
}

} // namespace

void Window::addSummary(const QString& id)
{
    summaries.push_back({id, {}});
    if (known.contains(id))
        summaries.back().leftOut = WindowTexts::tr("It is in the context twice and is sent once.");
    known += id;
}

Result<Window> readWindow(const StoreReader& reader, const SessionId& session, const std::optional<MessageId>& at)
{
    if (!at)
        return presentWindow(reader, session);
    auto query = reader.rows(
        u"SELECT created_at, rowid, rowid = (SELECT rowid FROM messages WHERE session_id = ?2 ORDER BY created_at "
        "DESC, rowid DESC LIMIT 1) FROM messages WHERE id = ?1 AND session_id = ?2"_s,
        {at->value, session.value});
    if (!query.next())
        return fail(Errc::NotFound, PlanText::noMessage(at->value));
    const Place place = Place::in(query, 0);
    const bool isNewest = flagIn(query, 2);
    query.finish();
    return isNewest ? presentWindow(reader, session) : pastWindow(reader, session, place);
}

size_t readOlder(const StoreReader& reader, const SessionId& session, Window& window)
{
    window.hasOlder = false;
    std::vector<Window::Entry> older;
    reader.got(reader.database().scanIntegers(
        u"SELECT rowid, 0 FROM context_items WHERE session_id = ? AND item_type = 'message' AND (position IS NULL OR "
        "(position, rowid) < (SELECT position, rowid FROM context_items WHERE rowid = %1)) ORDER BY position, rowid"_s
            .arg(window.messages.front().item),
        session.value, -1, [&](qint64 item, qint64) { older.push_back({item, Window::Unresolved}); }));
    window.messages.insert(window.messages.begin(), older.begin(), older.end());
    return older.size();
}

LoadedSummary loadSummary(const StoreReader& reader, const QString& id)
{
    LoadedSummary summary;
    auto query = reader.rows(u"SELECT is_summary FROM messages WHERE id = ?"_s, {id});
    if (!query.next() || !flagIn(query, 0)) {
        summary.isMissing = true;
        return summary;
    }
    const QString table = u"summary_nodes"_s;
    const QString kind = reader.schema().column(table, u"kind"_s, u"'leaf'"_s);
    const QString parents = reader.schema().column(table, u"parent_node_ids"_s, u"'[]'"_s);
    if (reader.schema().has(table)) {
        auto row = reader.rows(u"SELECT content, token_count, %1 IN ('leaf', 'condensed'), %2 FROM summary_nodes WHERE "
                               "id = ?"_s.arg(kind, parents),
            {id});
        if (row.next())
            summary = {false, !flagIn(row, 2) || !isNodeList(row.text(3)), row.text(0), integerIn(row, 1, 0)};
    }
    const qint64 rowTokens = summary.tokens;
    // Of several texts the last one counts.
    const QList<Part> parts = reader.parts(id, -1);
    for (const Part& part : parts) {
        if (const auto* text = part.as<TextPart>()) {
            summary.text = text->text.text;
            summary.tokens = part.tokens.value_or(0) != 0 ? *part.tokens : rowTokens;
        }
    }
    return summary;
}

QList<ListedItem> readItems(const StoreReader& reader, const SessionId& session)
{
    QList<ListedItem> items;
    if (!reader.summaries().hasContextItems(session))
        return items;
    auto rows = reader.rows(
        u"SELECT c.rowid, c.position, c.item_type = 'summary', c.item_id, m.created_at, m.rowid, m.session_id = "
        "c.session_id AND m.is_summary = 0, m.role = 'user' FROM context_items c LEFT JOIN messages m ON m.id = "
        "c.item_id WHERE c.session_id = ? ORDER BY c.position, c.rowid"_s,
        {session.value});
    while (rows.next()) {
        items.push_back({integerIn(rows, 0, -1), rows.integer(1), rows.integer(2) == 1, rows.text(3),
            Place::in(rows, 4), rows.integer(6) == 1, rows.integer(7) == 1});
    }
    return items;
}

QList<ListedItem> messagesOf(const StoreReader& reader, const SessionId& session, const StoreReader::Span& span)
{
    const auto& [first, last] = span;
    return messagesWhere(reader,
        u"session_id = ? AND (created_at, rowid) >= (?, ?) AND (created_at, rowid) <= (?, ?) ORDER BY created_at, "
        "rowid"_s,
        {session.value, first.createdMs, first.key, last.createdMs, last.key});
}

std::optional<ListedItem> messageBeside(
    const StoreReader& reader, const SessionId& session, const StoreReader::Place& place, Side side)
{
    static constexpr QLatin1StringView Compare[] = {"<"_L1, "<="_L1, ">"_L1};
    const auto found = messagesWhere(reader,
        u"session_id = ? AND (created_at, rowid) %1 (?, ?) ORDER BY created_at %2, rowid %2 LIMIT 1"_s.arg(
            Compare[int(side)], side == Side::Behind ? "ASC"_L1 : "DESC"_L1),
        {session.value, place.createdMs, place.key});
    return found.isEmpty() ? std::nullopt : std::optional(found.first());
}

std::optional<Place> lastTurns(const StoreReader& reader, const SessionId& session, const Place& before)
{
    const auto prompt = messagesWhere(reader,
        u"session_id = ? AND role = 'user' AND (created_at, rowid) < (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT "
        "1 OFFSET 1"_s,
        {session.value, before.createdMs, before.key});
    return prompt.isEmpty() ? std::nullopt : std::optional(prompt.first().place);
}

Window windowOf(const QList<ListedItem>& items)
{
    Window window;
    for (const ListedItem& item : items) {
        if (item.isSummary)
            window.addSummary(item.id);
        else
            window.messages.push_back({-1, item.place.key});
    }
    return window;
}

Window wholeWindow(const StoreReader& reader, const SessionId& session)
{
    if (reader.summaries().hasContextItems(session))
        return windowOf(readItems(reader, session));
    Window window; // nothing is listed: mnesis sends every message and no summary
    for (const StoreReader::Place& place : reader.ordinaryMessages(session))
        window.messages.push_back({-1, place.key});
    return window;
}

} // namespace stemma::mnesis
