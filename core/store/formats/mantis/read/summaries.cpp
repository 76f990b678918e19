// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/summaries.h"

#include "core/base/text.h"
#include "core/base/tokenguess.h"
#include "core/store/conversation/idhash.h"
#include "core/store/content/contentblocks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// One block, as far as a compaction leaves it as it was: old outputs of tools and old images may be cleared.
QByteArray lasting(const json::Value& block)
{
    const QString type = block.text(u"type");
    if (type == "tool_result"_L1)
        return "answer to " + block.text(u"tool_use_id").toUtf8();
    const QString text = block.text(u"text");
    if (type == "image"_L1 || (type == "text"_L1 && text == "[old image cleared to save context]"_L1))
        return "image";
    return type == "text"_L1 ? "text " + text.toUtf8() : json::toJson(block);
}

/// What a message is recognised by when it is written again.
quint64 lastingHash(const json::Value& content, bool isAnswer)
{
    QByteArray said = isAnswer ? "assistant" : "user";
    const auto add
        = [&said](const QByteArray& piece) { said += '\n' + QByteArray::number(piece.size()) + ' ' + piece; };
    if (content.isString())
        add("text " + content.string.toUtf8());
    for (const json::Value& block : content.items)
        add(lasting(block));
    return idHash(std::string_view(said.constData(), size_t(said.size())));
}

/// A message of the list that the program held, with the same one right behind it that a resume stores again.
struct Said
{
    size_t first = 0;
    size_t last = 0;
    quint64 hash = 0;
};
using Talk = std::vector<Said>;

/// How many of the last messages of @p live the first ones of @p after are: the most, then fewer, down to none.
std::vector<size_t> commonEnds(std::span<const Said> live, std::span<const Said> after)
{
    std::vector<size_t> shorter(after.size() + 1, 0); // by the length of a beginning of `after`
    const auto step = [&](size_t length, quint64 hash) {
        while (length > 0 && (length == after.size() || after[length].hash != hash))
            length = shorter[length];
        return length < after.size() && after[length].hash == hash ? length + 1 : length;
    };
    for (size_t i = 1; i < after.size(); ++i)
        shorter[i + 1] = step(shorter[i], after[i].hash);
    size_t length = 0;
    for (const Said& said : live)
        length = step(length, said.hash);
    std::vector<size_t> ends;
    for (; length > 0; length = shorter[length])
        ends.push_back(length);
    ends.push_back(0);
    return ends;
}

class SummaryReading
{
public:
    SummaryReading(const Conversation& session, SessionId id, const JobControl& job)
        : m_session(session)
        , m_id(std::move(id))
        , m_job(job)
    {
    }

    [[nodiscard]] Result<QList<SummaryNode>> run();

private:
    using Span = std::pair<size_t, size_t>; ///< rows, both with it
    /// What a summary replaced, and the last row that is only written again.
    struct Place
    {
        Span covered;
        size_t lastAgain = 0;
    };

    struct Found
    {
        SummaryNode node;
        size_t row = 0; ///< where it stands now
        QString said; ///< all of its message
        std::optional<Span> span;
    };

    [[nodiscard]] Result<QString> textOf(size_t row) const;
    [[nodiscard]] Result<> takeBoundary(size_t row);
    [[nodiscard]] Result<> takeSummary(size_t row);
    [[nodiscard]] Result<> add(size_t row, const QString& text, std::optional<qint64> covers, bool isBehindBoundary);
    [[nodiscard]] Result<Talk> talkBetween(size_t from, size_t to, size_t most) const;
    [[nodiscard]] Result<std::optional<Place>> placeOf(size_t row, std::optional<qint64> covers) const;
    [[nodiscard]] std::optional<size_t> withoutHead(const Talk& live, const Talk& head) const;
    /// In the list that the last boundary ended.
    [[nodiscard]] bool isOfList(const Found& other) const
    {
        return other.row < *m_boundary && (!m_before || other.row >= *m_before);
    }
    [[nodiscard]] Found* writtenAgain(size_t row, const QString& text);
    void supersede(Found& newest);

    const Conversation& m_session;
    SessionId m_id;
    const JobControl& m_job;
    std::vector<Found> m_found;
    std::optional<size_t> m_before; ///< the boundary before the last one
    std::optional<size_t> m_boundary;
    std::optional<size_t> m_behind; ///< the summary that belongs to it
    StoredFields m_boundaryFields;
};

/// The messages of these rows, the last one not with them; at most so many.
Result<Talk> SummaryReading::talkBetween(size_t from, size_t to, size_t most) const
{
    Talk talk;
    for (size_t row = from; row < to; ++row) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        const RowFacts facts = m_session.facts(row);
        if (!facts.isMain || facts.isDamaged || !(facts.flags & (RowFlag::User | RowFlag::Assistant)))
            continue;
        const auto record = readRecord(m_session, row);
        if (!record)
            return std::unexpected(record.error());
        const quint64 hash = lastingHash((*record)[u"message"][u"content"], facts.flags.testFlag(RowFlag::Assistant));
        if (!talk.empty() && talk.back().hash == hash) {
            talk.back().last = row;
            continue;
        }
        if (talk.size() == most)
            break;
        talk.push_back({row, row, hash});
    }
    return talk;
}

/// How many of the first messages stand in front of the summary as they were, and are not covered; no value: what
/// stands there is none of them.
std::optional<size_t> SummaryReading::withoutHead(const Talk& live, const Talk& head) const
{
    if (head.empty())
        return 0;
    for (size_t i = 0; i < live.size(); ++i) {
        if (live[i].hash == head.front().hash)
            return i + 1;
        if (!m_session.row(live[i].first).flags.testFlag(RowFlag::Meta))
            break;
    }
    return {};
}

/// What the summary at this row replaced; it belongs to the last boundary. The program writes the whole list
/// again behind a boundary: at most one message, the summary, and the messages that it kept.
Result<std::optional<SummaryReading::Place>> SummaryReading::placeOf(size_t row, std::optional<qint64> covers) const
{
    constexpr size_t All = size_t(-1);
    size_t end = row + 1;
    while (end < m_session.size() && !m_session.row(end).flags.testFlag(RowFlag::Boundary))
        ++end;
    const auto live = talkBetween(m_before ? *m_before + 1 : 0, *m_boundary, All);
    const auto head = live ? talkBetween(*m_boundary + 1, row, All) : live;
    const auto after = head ? talkBetween(row + 1, end, live->size()) : head;
    if (!after)
        return std::unexpected(after.error());
    const auto skipped = withoutHead(*live, *head);
    if (!skipped || !covers)
        return std::nullopt;
    const std::span<const Said> rest = std::span(*live).subspan(*skipped);
    const qint64 marker = m_before ? 1 : 0; // a boundary that was loaded counts as one of the list
    const std::vector<size_t> kept = commonEnds(rest, *after);
    const auto coveredBy = [&](size_t left) { return qint64(rest.size() - left); };
    auto chosen = std::ranges::find_if(kept,
        [&](size_t left) { return coveredBy(left) == *covers || (marker > 0 && coveredBy(left) + marker == *covers); });
    // Messages of a turn that was compacted in its midst were never stored.
    constexpr size_t Telling = 2;
    const bool lacksSome = coveredBy(kept.front()) < *covers;
    if (chosen == kept.end() && lacksSome && (kept.front() >= Telling || kept.front() == 0))
        chosen = kept.begin();
    if (chosen == kept.end() || coveredBy(*chosen) <= 0)
        return std::nullopt;
    return Place {{rest.front().first, rest[size_t(coveredBy(*chosen)) - 1].last},
        *chosen > 0 ? (*after)[*chosen - 1].last : row};
}

/// A rewind writes the whole list again, the summary in it too.
SummaryReading::Found* SummaryReading::writtenAgain(size_t row, const QString& text)
{
    if (!m_boundary || row < *m_boundary)
        return nullptr;
    const auto found
        = std::ranges::find_if(m_found, [&](const Found& other) { return isOfList(other) && other.said == text; });
    return found == m_found.end() ? nullptr : &*found;
}

/// It took the place of those in the list before it that are not written again, and of what they stood for.
void SummaryReading::supersede(Found& newest)
{
    const std::optional<Span> own = newest.span;
    for (Found& other : m_found) {
        const bool isKept = own && other.row > own->second;
        if (!isOfList(other) || isKept || other.node.superseded)
            continue;
        other.node.superseded = true;
        newest.node.parents += other.node.id;
        newest.node.kind = SummaryNode::Kind::Condensed;
        if (own && other.span)
            newest.span->first = qMin(newest.span->first, other.span->first);
    }
}

Result<> SummaryReading::add(size_t row, const QString& text, std::optional<qint64> covers, bool isBehindBoundary)
{
    Found found;
    found.row = row;
    found.said = text;
    SummaryNode& node = found.node;
    node.id = NodeId(idOf(m_session, row).value);
    node.session = m_id;
    node.covers = covers;
    node.text = LongText(text.sliced(summaryHead(text)));
    if (const qint64 time = m_session.row(row).timeMs; time != OutlineRow::NoTime)
        node.createdAt = timeFromMs(time);
    if (isBehindBoundary) {
        const auto place = placeOf(row, covers);
        if (!place)
            return std::unexpected(place.error());
        if (*place) {
            found.span = (*place)->covered;
            node.againFirst = idOf(m_session, *m_boundary);
            node.againLast = idOf(m_session, (*place)->lastAgain);
        }
        supersede(found);
        node.fields = m_boundaryFields;
    }
    if (found.span) {
        node.first = idOf(m_session, found.span->first);
        node.last = idOf(m_session, found.span->second);
    }
    m_found.push_back(std::move(found));
    return {};
}

/// What a message begins with, as it is stored.
Result<QString> SummaryReading::textOf(size_t row) const
{
    return m_session.message(row, -1).transform([](const Message& message) {
        const auto* text = message.parts.isEmpty() ? nullptr : message.parts.first().as<TextPart>();
        return text ? text->text.text : QString();
    });
}

Result<> SummaryReading::takeBoundary(size_t row)
{
    const bool inTree = isTree(m_session);
    const auto record = readRecord(m_session, row);
    if (!record)
        return std::unexpected(record.error());
    const json::Value& message = inTree ? (*record)[u"message"] : *record;
    const json::Value& boundary = inTree && message.find(u"content") ? message[u"content"] : message;
    const json::Value* count = boundary.find(u"compacted_count");
    const std::optional<qint64> covers = boundary[u"compacted_count"].toInteger();
    const QString summary = boundary.text(u"summary");
    if (!inTree)
        return summary.isEmpty() ? Result<>() : add(row, summary, covers, false);
    m_before = std::exchange(m_boundary, row);
    m_behind = summaryBehind(m_session, row);
    m_boundaryFields.clear();
    if (count)
        m_boundaryFields += fieldOf(u"compacted_count"_s, *count);
    // Where the message behind it says the same, that is what is sent.
    const auto behind = m_behind ? textOf(*m_behind) : Result<QString>(QString());
    if (summary.isEmpty() || (behind && behind->contains(summary)))
        return {};
    return add(row, summary, covers, true);
}

Result<> SummaryReading::takeSummary(size_t row)
{
    const auto text = textOf(row);
    if (!text)
        return std::unexpected(text.error());
    const auto covers = summarizedCount(*text);
    if (!covers)
        return {};
    if (Found* again = writtenAgain(row, *text)) {
        // As long as it is among what is sent, nothing took its place.
        const NodeId before = std::exchange(again->node.id, NodeId(idOf(m_session, row).value));
        again->row = row;
        again->node.superseded = false;
        for (Found& other : m_found)
            other.node.parents.removeAll(before);
        return {};
    }
    return add(row, *text, covers, m_behind == row);
}

Result<QList<SummaryNode>> SummaryReading::run()
{
    const bool isWire = dialectOf(m_session) == Dialect::Wire;
    for (size_t row = 0; row < m_session.size(); ++row) {
        constexpr size_t Often = 4096;
        if (row % Often == 0) {
            if (m_job.isCancelled())
                return fail(Errc::Cancelled, {});
            m_job.setProgress(qint64(row), qint64(m_session.size()));
        }
        const ConversationRow stored = m_session.row(row);
        if (!stored.isMain || stored.isDamaged)
            continue;
        Result<> taken;
        if (stored.flags.testFlag(RowFlag::Boundary) && !isWire)
            taken = takeBoundary(row);
        else if (stored.flags.testFlag(RowFlag::Summary))
            taken = takeSummary(row);
        if (!taken)
            return std::unexpected(taken.error());
    }
    QList<SummaryNode> nodes;
    for (Found& found : m_found) {
        const ConversationRow stored = m_session.row(found.row);
        const bool isPassedOver = stored.flags.testFlag(RowFlag::Unloadable)
            || (stored.flags.testFlag(RowFlag::Boundary) && Release(m_session.variant()) == Release::SkipsBoundaries);
        found.node.inContext = stored.states.testFlag(MessageState::InContext) && !isPassedOver;
        if (found.node.parents.isEmpty())
            found.node.kind = SummaryNode::Kind::Leaf;
        nodes += std::move(found.node);
    }
    return nodes;
}

} // namespace

Result<QList<SummaryNode>> summaryNodes(const Conversation& session, const SessionId& id, const JobControl& job)
{
    return SummaryReading(session, id, job).run();
}

std::optional<size_t> summaryBehind(const Conversation& session, size_t boundary)
{
    constexpr int Near = 2;
    int seen = 0;
    for (size_t row = boundary + 1; row < session.size() && seen < Near; ++row) {
        const RowFacts stored = session.facts(row);
        if (stored.isDamaged || !stored.isMain)
            continue;
        ++seen;
        if (stored.flags.testFlag(RowFlag::Summary))
            return row;
        if (stored.flags.testFlag(RowFlag::Boundary))
            break;
    }
    return {};
}

std::optional<qint64> summarizedCount(QStringView text)
{
    const QLatin1StringView start(SummaryStart);
    if (!text.startsWith(start))
        return {};
    const QStringView rest = text.sliced(start.size());
    const qsizetype end = rest.indexOf(u' ');
    bool ok = false;
    const qint64 count = end < 0 ? 0 : rest.first(end).toLongLong(&ok);
    return ok && rest.sliced(end).startsWith(" messages summarized below."_L1) ? std::optional(count) : std::nullopt;
}

qsizetype summaryHead(QStringView text)
{
    const qsizetype bracket = summarizedCount(text) ? text.indexOf(u']') : -1;
    if (bracket < 0 || text.first(bracket).contains(u'\n'))
        return 0;
    const QStringView behind = text.sliced(bracket + 1);
    return bracket + 1 + (behind.startsWith("\n\n"_L1) ? 2 : behind.startsWith(u'\n') ? 1 : 0);
}

QString newSummary(qint64 count, QStringView text)
{
    constexpr qint64 UsualCap = 2048; // of the program; what is longer was not capped there
    return QLatin1StringView(SummaryStart) + QString::number(count)
        + u" messages summarized below. Summary capped at ~%1 tokens to keep context headroom.]\n\n"_s.arg(
            qMax(UsualCap, guessedTokens(utf8Size(text))))
        + text;
}

} // namespace stemma::mantis
