// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/index.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/json/json.h"
#include "core/store/json/jsoncursor.h"

#include <algorithm>
#include <array>
#include <bit>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr QByteArrayView MarkerStart = "\"[compacted history";
// In the order in which the library writes them; all but the content are only passed.
constexpr std::array<JsonKey, 7> ContentKeys {
    "role", "content", "toolCalls", "toolCallId", "toolName", "thinkingBlocks", "ephemeral"};
constexpr size_t ContentAt = 1;

/// What a pattern finds.
enum class Target : quint8 { Fact, Message, Content, Span, Original, OriginalContent, State, System };

struct Rule
{
    QString path;
    Target target;
};

using Rules = QList<Rule>;

/// The messages of the list @p list, with their texts.
Rules messagesIn(const QString& list)
{
    return {{list + "/*"_L1, Target::Message}, {list + "/*/content"_L1, Target::Content}};
}

/// A checkpoint at @p at: its history, and what compactions kept.
Rules checkpointAt(const QString& at)
{
    const QString originals = at + "/folded/*/messages/*"_L1;
    return Rules {{at + "/*"_L1, Target::Fact}, {at + "/folded/*"_L1, Target::Span}, {originals, Target::Original},
               {originals + "/content"_L1, Target::OriginalContent}}
    + messagesIn(at + "/history"_L1);
}

Rules rulesOf(Layout layout)
{
    const auto facts = [](const QString& at) { return Rule {at + "/*"_L1, Target::Fact}; };
    switch (layout) {
    case Layout::Checkpoint:
        return checkpointAt({});
    case Layout::Envelope:
        return Rules {facts({}), facts(u"/data/pending"_s), facts(u"/data/checkpoint"_s),
                   facts(u"/data/checkpoint/sharedState"_s),
                   {u"/data/checkpoint/sharedState/history/*"_s, Target::State}}
        + checkpointAt(u"/data"_s) + checkpointAt(u"/data/conversation"_s);
    case Layout::RunOutcome:
        return Rules {facts({}), facts(u"/checkpoint"_s), facts(u"/checkpoint/sharedState"_s)}
        + messagesIn(u"/checkpoint/sharedState/history"_s);
    case Layout::Messages:
        return messagesIn({});
    case Layout::Request:
        return Rules {facts({}), {u"/systemPrompt"_s, Target::System}} + messagesIn(u"/messages"_s);
    case Layout::Snapshot:
        return Rules {facts({}), facts(u"/sharedState"_s)} + messagesIn(u"/sharedState/history"_s);
    case Layout::Events:
    case Layout::Trace:
    case Layout::Audit:
    case Layout::Entries:
        break; // their rows are found when the document is opened
    }
    return {};
}

QList<JsonPattern> patternsOf(const Rules& rules)
{
    QList<JsonPattern> patterns;
    for (const Rule& rule : rules) {
        const bool isText = rule.target == Target::Content || rule.target == Target::OriginalContent;
        patterns << JsonPattern {rule.path, isText};
    }
    return patterns;
}

/// Takes the records of one session as the scanner finds them.
class Builder
{
public:
    Builder(SessionIndex& index, Rules rules)
        : m_index(index)
        , m_rules(std::move(rules))
    {
    }

    void take(const JsonRecord& record)
    {
        const Range place {m_index.place.offset + record.offset, record.length};
        switch (m_rules[record.pattern].target) {
        case Target::Fact:
            m_index.facts.push_back({nameOf(record.steps), place});
            break;
        case Target::System:
            m_system = place;
            break;
        case Target::Message:
            put(m_history, record, 0, place);
            break;
        case Target::State:
            put(m_index.state, record, 0, place);
            break;
        case Target::Content:
            noteMarker(m_index.markers, record, 1);
            break;
        case Target::Span:
            spanAt(indexOf(record, 0)).place = place;
            break;
        case Target::Original:
            put(spanAt(indexOf(record, 2)).originals, record, 0, place);
            break;
        case Target::OriginalContent:
            noteMarker(spanAt(indexOf(record, 3)).markers, record, 1);
            break;
        }
    }

    /// Of a message with nothing in it that is noted; see JsonRecordScanner::Ahead.
    [[nodiscard]] qint64 passMessage(quint32 met, QByteArrayView rest) const;

    [[nodiscard]] const std::vector<Range>& history() const { return m_history; }
    /// Nothing was met yet but messages and facts.
    [[nodiscard]] bool isPlain() const
    {
        return m_system.isNull() && m_index.markers.empty() && m_index.spans.empty() && m_index.state.empty();
    }

    Result<> finish(const Document& document);

private:
    static qint64 indexOf(const JsonRecord& record, size_t fromEnd)
    {
        return record.steps[record.steps.size() - 1 - fromEnd].index;
    }

    static QString nameOf(std::span<const JsonStep> steps)
    {
        QStringList names;
        for (const JsonStep& step : steps)
            names << step.key;
        return names.join(u'.');
    }

    // A repeated key begins its list anew, and the last list counts.
    static void put(std::vector<Range>& list, const JsonRecord& record, size_t fromEnd, const Range& place)
    {
        const auto at = size_t(indexOf(record, fromEnd));
        list.resize(at);
        list.push_back(place);
    }

    Span& spanAt(qint64 index)
    {
        if (size_t(index) >= m_index.spans.size())
            m_index.spans.resize(size_t(index) + 1);
        return m_index.spans[size_t(index)];
    }

    static void noteMarker(std::vector<std::pair<qint64, QString>>& markers, const JsonRecord& record, size_t fromEnd)
    {
        if (!record.bytes.startsWith(MarkerStart))
            return;
        if (const auto text = stringOf(record.bytes))
            markers.emplace_back(indexOf(record, fromEnd), Fingerprint::of(*text));
    }

    [[nodiscard]] Result<bool> stateDiffers(const Document& document) const;
    void addOriginals(size_t span, qint64 markerKey);
    void addOriginalsBefore(
        const std::vector<std::pair<qint64, QString>>& markers, size_t& next, qint64 at, qint64 key);

    SessionIndex& m_index;
    Rules m_rules;
    std::vector<Range> m_history;
    Range m_system;
    qint32 m_joined = -1; ///< the span of the marker just met
};

qint64 Builder::passMessage(quint32 met, QByteArrayView rest) const
{
    const Target target = m_rules[std::countr_zero(met)].target;
    const bool isMessage = target == Target::Message || target == Target::State || target == Target::Original;
    if (!isMessage || !std::has_single_bit(met))
        return -1;
    JsonCursor cursor(rest);
    bool isMarker = false;
    const bool isRead = cursor.members<ContentKeys>([&](size_t key) {
        if (key == ContentAt)
            isMarker = isMarker || cursor.rest().startsWith(MarkerStart);
        return cursor.skip();
    });
    return isRead && !isMarker ? cursor.position() - rest.data() : -1;
}

// Summaries are joined to their spans by the fingerprint of their text, never by place.
void Builder::addOriginalsBefore(
    const std::vector<std::pair<qint64, QString>>& markers, size_t& next, qint64 at, qint64 key)
{
    m_joined = -1;
    if (next >= markers.size() || markers[next].first != at)
        return;
    const QString& fingerprint = markers[next++].second;
    for (size_t i = 0; i < m_index.spans.size(); ++i) {
        Span& span = m_index.spans[i];
        if (span.fingerprint != fingerprint || span.markerKey >= 0)
            continue;
        addOriginals(i, key);
        m_joined = qint32(i); // after those nested in it
        return;
    }
}

void Builder::addOriginals(size_t number, qint64 markerKey)
{
    m_index.spans[number].markerKey = markerKey;
    const Span span = m_index.spans[number]; // nested spans are marked meanwhile
    const qint64 base = originalsKey(qint64(number));
    size_t nextMarker = 0;
    for (qint64 i = 0; i < qint64(span.originals.size()); ++i) {
        addOriginalsBefore(span.markers, nextMarker, i, base + i);
        m_index.spans[number].rows.push_back(qint64(m_index.rows.size()));
        m_index.rows.push_back(
            {span.originals[size_t(i)], base + i, OutlineRow::NoTime, qint32(number), Row::Kind::Original});
    }
}

Result<bool> Builder::stateDiffers(const Document& document) const
{
    bool differs = m_index.state.size() != m_history.size();
    for (size_t i = 0; !differs && i < m_history.size(); ++i) {
        const auto one = document.read(m_history[i]);
        const auto other = document.read(m_index.state[i]);
        if (!one || !other)
            return std::unexpected(!one ? one.error() : other.error());
        const auto value = json::parse(*one);
        const auto copy = json::parse(*other);
        differs = !value || !copy || *value != *copy;
    }
    return differs;
}

Result<> Builder::finish(const Document& document)
{
    for (Span& span : m_index.spans) {
        if (span.place.isNull())
            continue;
        const auto text = document.read(span.place);
        if (!text)
            return std::unexpected(text.error());
        span.fingerprint = stringOf(member(*text, "summaryFingerprint")).value_or(QString());
    }
    m_index.rows.reserve(m_history.size() + 1);
    if (!m_system.isNull())
        m_index.rows.push_back({m_system, SystemPromptKey, OutlineRow::NoTime, -1, Row::Kind::SystemPrompt});
    m_index.rowOfMessage.reserve(m_history.size());
    size_t nextMarker = 0;
    for (qint64 i = 0; i < qint64(m_history.size()); ++i) {
        addOriginalsBefore(m_index.markers, nextMarker, i, i);
        m_index.rowOfMessage.push_back(qint64(m_index.rows.size()));
        m_index.rows.push_back({m_history[size_t(i)], i, OutlineRow::NoTime, m_joined, Row::Kind::Message});
    }
    for (size_t i = 0; i < m_index.spans.size(); ++i) {
        if (m_index.spans[i].markerKey < 0 && m_index.spans[i].rows.empty())
            addOriginals(i, -1);
    }
    const Result<bool> differs = m_index.state.empty() ? Result<bool>(false) : stateDiffers(document);
    if (!differs)
        return std::unexpected(differs.error());
    for (qint64 i = 0; *differs && i < qint64(m_index.state.size()); ++i)
        m_index.rows.push_back({m_index.state[size_t(i)], StateKey + i, OutlineRow::NoTime, -1, Row::Kind::State});
    return {};
}

} // namespace

struct IndexRun::Parts
{
    Parts(const Range& place, Layout layout)
        : rules(rulesOf(layout))
        , builder(index, rules)
        , scanner(
              patternsOf(rules),
              [this](const JsonRecord& record) {
                  builder.take(record);
                  return true;
              },
              [this](quint32 met, QByteArrayView rest) { return builder.passMessage(met, rest); })
    {
        index.layout = layout;
        index.place = place;
    }

    SessionIndex index;
    Rules rules;
    Builder builder;
    JsonRecordScanner scanner;
};

IndexRun::IndexRun(std::shared_ptr<const Document> document, const Range& place, Layout layout)
    : m_document(std::move(document))
    , m_place(place)
    , m_parts(std::make_unique<Parts>(place, layout))
    , m_beginning(std::make_shared<SessionIndex>())
    , m_next(place.offset)
{
    m_beginning->layout = layout;
    m_beginning->place = place;
}

IndexRun::~IndexRun() = default;

Result<> IndexRun::advance(qint64 bytes, const JobControl& job)
{
    const qint64 from = m_next;
    const auto feed = [this](QByteArrayView block) {
        m_next += block.size();
        m_isAtEnd = !m_parts->scanner.feed(block);
        return !m_isAtEnd;
    };
    const auto fed = m_document->blocks({from, qMin(bytes, m_place.end() - from)}, feed, job);
    if (!fed)
        return fed;
    // A file that was cut meanwhile ends before its place does.
    m_isAtEnd |= m_next == from || m_next >= m_place.end();
    takeRows();
    return {};
}

void IndexRun::takeRows()
{
    if (!m_isPlain)
        return;
    const std::vector<Range>& history = m_parts->builder.history();
    std::vector<Row>& rows = m_beginning->rows;
    // A second list of the same name takes the place of the first.
    const bool isOther
        = history.size() < rows.size() || (!rows.empty() && history[rows.size() - 1] != rows.back().place);
    m_isPlain = !isOther && m_parts->builder.isPlain();
    if (!m_isPlain)
        return;
    for (auto i = qint64(rows.size()); i < qint64(history.size()); ++i)
        rows.push_back({history[size_t(i)], i, OutlineRow::NoTime, -1, Row::Kind::Message});
    m_beginning->facts = m_parts->index.facts;
}

Result<SessionIndex> IndexRun::finish(const JobControl& job)
{
    m_isPlain = false;
    while (!m_isAtEnd) {
        if (const auto done = advance(m_place.end() - m_next, job); !done)
            return std::unexpected(done.error());
    }
    const JsonScan scan = m_parts->scanner.finish();
    SessionIndex& index = m_parts->index;
    index.problem = scan.problem;
    index.hasBom = scan.hasBom;
    if (index.problem)
        index.problem->offset += m_place.offset;
    if (const auto done = m_parts->builder.finish(*m_document); !done)
        return std::unexpected(done.error());
    return std::move(index);
}

Result<SessionIndex> indexSession(
    std::shared_ptr<const Document> document, const Range& place, Layout layout, const JobControl& job)
{
    return IndexRun(std::move(document), place, layout).finish(job);
}

} // namespace stemma::agentfootprint
