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

struct IndexRule
{
    QString path;
    Target target;
};

using IndexRules = QList<IndexRule>;

/// The messages of the list @p list, with their texts.
IndexRules messagesIn(const QString& list)
{
    return {{list + "/*"_L1, Target::Message}, {list + "/*/content"_L1, Target::Content}};
}

/// A checkpoint at @p at: its history, and what compactions kept.
IndexRules checkpointAt(const QString& at)
{
    const QString originals = at + "/folded/*/messages/*"_L1;
    return IndexRules {{at + "/*"_L1, Target::Fact}, {at + "/folded/*"_L1, Target::Span}, {originals, Target::Original},
               {originals + "/content"_L1, Target::OriginalContent}}
    + messagesIn(at + "/history"_L1);
}

IndexRules rulesOf(Layout layout)
{
    const auto facts = [](const QString& at) { return IndexRule {at + "/*"_L1, Target::Fact}; };
    switch (layout) {
    case Layout::Checkpoint:
        return checkpointAt({});
    case Layout::Envelope:
        return IndexRules {facts({}), facts(u"/data/pending"_s), facts(u"/data/checkpoint"_s),
                   facts(u"/data/checkpoint/sharedState"_s),
                   {u"/data/checkpoint/sharedState/history/*"_s, Target::State}}
        + checkpointAt(u"/data"_s) + checkpointAt(u"/data/conversation"_s);
    case Layout::RunOutcome:
        return IndexRules {facts({}), facts(u"/checkpoint"_s), facts(u"/checkpoint/sharedState"_s)}
        + messagesIn(u"/checkpoint/sharedState/history"_s);
    case Layout::Messages:
        return messagesIn({});
    case Layout::Request:
        return IndexRules {facts({}), {u"/systemPrompt"_s, Target::System}} + messagesIn(u"/messages"_s);
    case Layout::Snapshot:
        return IndexRules {facts({}), facts(u"/sharedState"_s)} + messagesIn(u"/sharedState/history"_s);
    case Layout::Events:
    case Layout::Trace:
    case Layout::Audit:
    case Layout::Entries:
        break; // their rows are found when the document is opened
    }
    return {};
}

} // namespace

/// Takes the records of one session as the scanner finds them.
class IndexRun::Records
{
public:
    Records(const Range& place, Layout layout)
        : m_rules(rulesOf(layout))
        , m_scanner(
              patterns(),
              [this](const JsonRecord& record) {
                  take(record);
                  return true;
              },
              [this](quint32 met, QByteArrayView rest) { return passMessage(met, rest); })
    {
        m_index.layout = layout;
        m_index.place = place;
    }

    [[nodiscard]] bool feed(QByteArrayView block) { return m_scanner.feed(block); }
    [[nodiscard]] Result<> readFacts(const Document& document); ///< that were met
    /// The messages met so far, as rows; null: something else was met that puts others between them, or in the place of
    /// those in @p given.
    [[nodiscard]] std::shared_ptr<const SessionIndex> beginning(const SessionIndex* given) const;
    [[nodiscard]] Result<SessionIndex> finish(const Document& document);

private:
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

    [[nodiscard]] QList<JsonPattern> patterns() const
    {
        QList<JsonPattern> patterns;
        for (const IndexRule& rule : m_rules)
            patterns << JsonPattern {
                rule.path, rule.target == Target::Content || rule.target == Target::OriginalContent};
        return patterns;
    }

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

    using Markers = std::vector<std::pair<qint64, QString>>;
    static void noteMarker(Markers& markers, const JsonRecord& record, size_t fromEnd)
    {
        const auto text = record.bytes.startsWith(MarkerStart) ? stringOf(record.bytes) : std::nullopt;
        if (text)
            markers.emplace_back(indexOf(record, fromEnd), fingerprintOf(*text));
    }

    [[nodiscard]] Result<bool> stateDiffers(const Document& document) const;
    void addRow(const Range& place, qint64 key, Row::Kind kind, qint32 span = -1)
    {
        m_index.rows.push_back({place, key, OutlineRow::NoTime, span, kind});
    }
    void addOriginals(size_t span, qint64 markerKey);
    /// What the message @p at of a list stands for, if it is one of its markers. Gives the span.
    qint32 addOriginalsBefore(const Markers& markers, qint64 at, qint64 key);

    SessionIndex m_index;
    IndexRules m_rules;
    JsonRecordScanner m_scanner;
    std::vector<Range> m_history;
    Range m_system;
};

qint64 IndexRun::Records::passMessage(quint32 met, QByteArrayView rest) const
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
qint32 IndexRun::Records::addOriginalsBefore(const Markers& markers, qint64 at, qint64 key)
{
    const auto marker = std::ranges::find(markers, at, &std::pair<qint64, QString>::first);
    if (marker == markers.end())
        return -1;
    const auto isMeant = [&](const Span& span) { return span.fingerprint == marker->second && !span.isShown; };
    const auto found = std::ranges::find_if(m_index.spans, isMeant);
    if (found == m_index.spans.end())
        return -1;
    const auto number = found - m_index.spans.begin();
    addOriginals(size_t(number), key);
    return qint32(number);
}

void IndexRun::Records::addOriginals(size_t number, qint64 markerKey)
{
    Span& span = m_index.spans[number];
    span.markerKey = markerKey;
    span.isShown = true;
    const qint64 base = originalsKey(qint64(number));
    for (qint64 i = 0; i < qint64(span.originals.size()); ++i) {
        addOriginalsBefore(span.markers, i, base + i);
        addRow(span.originals[size_t(i)], base + i, Row::Kind::Original, qint32(number));
    }
}

Result<> IndexRun::Records::readFacts(const Document& document)
{
    for (Fact& fact : m_index.facts) {
        if (!fact.text.isNull() || fact.place.length > Fact::MostBytes)
            continue;
        auto text = document.read(fact.place);
        if (!text)
            return std::unexpected(text.error());
        fact.text = *std::move(text);
    }
    return {};
}

Result<bool> IndexRun::Records::stateDiffers(const Document& document) const
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

Result<SessionIndex> IndexRun::Records::finish(const Document& document)
{
    const JsonScan scan = m_scanner.finish();
    m_index.hasBom = scan.hasBom;
    m_index.problem = scan.problem;
    if (m_index.problem)
        m_index.problem->offset += m_index.place.offset;
    for (Span& span : m_index.spans) {
        const auto text = span.place.isNull() ? Result<QByteArray>(QByteArray()) : document.read(span.place);
        if (!text)
            return std::unexpected(text.error());
        span.fingerprint = textAt(*text, "summaryFingerprint");
    }
    if (!m_system.isNull())
        addRow(m_system, SystemPromptKey, Row::Kind::SystemPrompt);
    for (qint64 i = 0; i < qint64(m_history.size()); ++i) {
        const qint32 span = addOriginalsBefore(m_index.markers, i, i);
        addRow(m_history[size_t(i)], i, Row::Kind::Message, span);
    }
    for (size_t i = 0; i < m_index.spans.size(); ++i) {
        if (!m_index.spans[i].isShown)
            addOriginals(i, -1);
    }
    const Result<bool> differs = m_index.state.empty() ? Result<bool>(false) : stateDiffers(document);
    if (!differs)
        return std::unexpected(differs.error());
    for (qint64 i = 0; *differs && i < qint64(m_index.state.size()); ++i)
        addRow(m_index.state[size_t(i)], StateKey + i, Row::Kind::State);
    if (m_index.rows.size() != m_history.size()) {
        for (qint64 row = 0; row < qint64(m_index.rows.size()); ++row)
            m_index.byKey.emplace_back(m_index.rows[size_t(row)].key, row);
        std::ranges::sort(m_index.byKey);
    }
    return std::move(m_index);
}

std::shared_ptr<const SessionIndex> IndexRun::Records::beginning(const SessionIndex* given) const
{
    // A second list of the same name takes the place of the first.
    const size_t known = given ? given->rows.size() : 0;
    const bool isOther = known > m_history.size() || (known > 0 && m_history[known - 1] != given->rows.back().place);
    if (isOther || !m_system.isNull() || !m_index.markers.empty() || !m_index.spans.empty() || !m_index.state.empty())
        return nullptr;
    auto index = std::make_shared<SessionIndex>(m_index);
    for (qint64 i = 0; i < qint64(m_history.size()); ++i)
        index->rows.push_back({m_history[size_t(i)], i, OutlineRow::NoTime, -1, Row::Kind::Message});
    return index;
}

IndexRun::IndexRun(std::shared_ptr<const Document> document, const Range& place, Layout layout)
    : m_document(std::move(document))
    , m_place(place)
    , m_records(std::make_unique<Records>(place, layout))
    , m_next(place.offset)
{
}

IndexRun::~IndexRun() = default;

Result<> IndexRun::advance(qint64 bytes, const JobControl& job)
{
    const qint64 from = m_next;
    const auto feed = [this](QByteArrayView block) {
        m_next += block.size();
        m_isAtEnd = !m_records->feed(block);
        return !m_isAtEnd;
    };
    const auto read = m_document->blocks({from, qMin(bytes, m_place.end() - from)}, feed, job).and_then([this] {
        return m_records->readFacts(*m_document);
    });
    if (!read)
        return read;
    // A file that was cut meanwhile ends before its place does.
    m_isAtEnd |= m_next == from || m_next >= m_place.end();
    auto begun = m_isPlain ? m_records->beginning(m_beginning.get()) : nullptr;
    m_isPlain = begun != nullptr;
    if (begun)
        m_beginning = std::move(begun);
    return {};
}

Result<SessionIndex> IndexRun::finish(const JobControl& job)
{
    m_isPlain = false;
    while (!m_isAtEnd) {
        if (const auto done = advance(m_place.end() - m_next, job); !done)
            return std::unexpected(done.error());
    }
    return m_records->finish(*m_document);
}

} // namespace stemma::agentfootprint
