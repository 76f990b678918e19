// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonrecords.h"

#include "core/store/json/json.h"
#include "core/store/json/jsonstops.h"

#include <algorithm>
#include <array>
#include <bit>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QByteArrayView Bom("\xef\xbb\xbf", 3);
constexpr qsizetype MostKey = 64 * 1024; // a longer key is cut and names nothing a pattern asks for
constexpr qsizetype MostWord = 16; // longer than every literal; a number may go on for ever

bool beginsValue(char c)
{
    static constexpr auto Begins = [] {
        std::array<bool, 256> table {};
        for (const char first : {'{', '[', '"', 't', 'f', 'n', 'N', 'I', '-'})
            table[uchar(first)] = true;
        for (char digit = '0'; digit <= '9'; ++digit)
            table[uchar(digit)] = true;
        return table;
    }();
    return Begins[uchar(c)];
}

QString decodedKey(const QByteArray& sourceText)
{
    if (!sourceText.contains('\\'))
        return QString::fromUtf8(sourceText);
    const auto value = json::parse(QByteArray('"' + sourceText + '"'));
    return value ? value->string : QString::fromUtf8(sourceText);
}

} // namespace

JsonRecordScanner::JsonRecordScanner(const QList<JsonPattern>& patterns, Sink sink, Ahead ahead)
    : m_sink(std::move(sink))
    , m_ahead(std::move(ahead))
{
    Q_ASSERT(patterns.size() <= MostPatterns);
    for (const JsonPattern& pattern : patterns) {
        if (pattern.withBytes)
            m_withBytes |= 1u << m_paths.size();
        const QStringList path = pattern.path.isEmpty() ? QStringList() : pattern.path.sliced(1).split(u'/');
        m_endAt.resize(qMax(m_endAt.size(), size_t(path.size()) + 1));
        m_endAt[size_t(path.size())] |= 1u << m_paths.size();
        m_paths << path;
    }
}

bool JsonRecordScanner::feed(QByteArrayView block)
{
    m_block = block;
    const char* p = block.data();
    const char* const end = p + block.size();
    while (p != end && !m_scan.problem && !m_scan.stopped)
        step(p, end);
    if (!m_scan.problem && !m_scan.stopped)
        keepOpen();
    m_blockOffset += p - block.data();
    m_scan.bytes = m_blockOffset;
    m_block = {};
    return !m_scan.problem && !m_scan.stopped;
}

JsonScan JsonRecordScanner::finish()
{
    if (m_scan.problem || m_scan.stopped)
        return m_scan;
    m_block = QByteArrayView("", qsizetype(0));
    const char* const end = m_block.data();
    if (m_state == State::Word) {
        checkWord();
        // Within a container it may be the beginning of a longer number.
        if (!m_scan.problem && m_levels.empty())
            endValue(end);
    }
    if (m_scan.problem || m_scan.stopped || m_state == State::Done)
        return m_scan;
    const bool isSkipped = m_state == State::Skipped && m_skipper.isInText();
    if (m_state == State::Text || m_state == State::KeyText || isSkipped)
        m_scan.problem
            = JsonProblem {isSkipped ? m_skipper.textOffset() : m_textOffset, u"Unterminated string starting at"_s};
    else if (m_state == State::Key || m_state == State::FirstKey)
        setProblem(end, "Expecting property name enclosed in double quotes");
    else if (m_state == State::Colon)
        setProblem(end, "Expecting ':' delimiter");
    else if (m_state == State::AfterValue || m_state == State::Skipped || m_state == State::Word)
        setProblem(end, "Expecting ',' delimiter");
    else
        setProblem(end, "Expecting value");
    return m_scan;
}

void JsonRecordScanner::setProblem(const char* at, const char* message)
{
    m_scan.problem = JsonProblem {offsetOf(at), QString::fromLatin1(message)};
}

void JsonRecordScanner::step(const char*& p, const char* end)
{
    switch (m_state) {
    case State::Start:
        readStart(p);
        return;
    case State::Text:
    case State::KeyText:
        m_state == State::Text ? readText(p, end) : readKey(p, end);
        return;
    case State::Skipped:
        skip(p, end);
        return;
    case State::Word:
        readWord(p, end);
        return;
    default:
        break;
    }
    p = skipJsonBlanks(p, end);
    if (p == end)
        return;
    switch (m_state) {
    case State::FirstElement:
    case State::Value:
        expectValue(p);
        break;
    case State::FirstKey:
    case State::Key:
        if (*p == '}' && m_state == State::FirstKey) {
            endContainer(++p);
        } else if (*p == '"') {
            m_state = State::KeyText;
            m_word.clear();
            m_textOffset = offsetOf(p++);
        } else {
            setProblem(p, "Expecting property name enclosed in double quotes");
        }
        break;
    case State::Colon:
        if (*p != ':') {
            setProblem(p, "Expecting ':' delimiter");
            break;
        }
        ++p;
        m_state = State::Value;
        break;
    case State::AfterValue:
        afterValue(p);
        break;
    default:
        setProblem(p, "Extra data");
    }
}

void JsonRecordScanner::readStart(const char*& p)
{
    if (*p == Bom[m_bomBytes]) {
        ++p;
        m_scan.hasBom = ++m_bomBytes == Bom.size();
    } else if (m_bomBytes > 0) {
        setProblem(p, "Expecting value");
    }
    if (m_bomBytes == 0 || m_scan.hasBom)
        m_state = State::Value;
}

void JsonRecordScanner::expectValue(const char*& p)
{
    if (*p == ']' && m_state == State::FirstElement) {
        endContainer(++p);
        return;
    }
    if (!beginsValue(*p)) {
        setProblem(p, "Expecting value");
        return;
    }
    beginValue(p);
}

void JsonRecordScanner::afterValue(const char*& p)
{
    const bool isObject = m_levels.back().isObject;
    if (*p == ',') {
        ++p;
        m_state = isObject ? State::Key : State::Value;
    } else if (*p == (isObject ? '}' : ']')) {
        endContainer(++p);
    } else {
        setProblem(p, "Expecting ',' delimiter");
    }
}

void JsonRecordScanner::readKey(const char*& p, const char* end)
{
    const char* const start = p;
    if (m_escaped) {
        m_escaped = false;
        ++p;
    }
    bool closed = false;
    while (p != end && !closed) {
        p = findTextEnd(p, end);
        if (p == end)
            break;
        closed = *p == '"';
        if (!closed && ++p == end)
            m_escaped = true;
        else if (!closed)
            ++p;
    }
    if (m_word.size() <= MostKey)
        m_word.append(start, p - start);
    if (!closed)
        return;
    ++p;
    m_steps.back().key = decodedKey(m_word);
    if (m_steps.back().key.isNull())
        m_steps.back().key = u""_s;
    m_steps.back().keyOffset = m_textOffset;
    m_state = State::Colon;
}

void JsonRecordScanner::readText(const char*& p, const char* end)
{
    if (m_escaped) {
        m_escaped = false;
        ++p;
    }
    while (p != end) {
        p = findTextEnd(p, end);
        if (p == end)
            return;
        if (*p == '"') {
            endValue(++p);
            return;
        }
        if (++p == end) {
            m_escaped = true;
            return;
        }
        ++p;
    }
}

void JsonRecordScanner::readWord(const char*& p, const char* end)
{
    const char* const start = p;
    while (p != end && !endsWord(*p))
        ++p;
    m_word.append(start, qMin<qsizetype>(p - start, MostWord - m_word.size()));
    if (p == end)
        return;
    checkWord();
    if (!m_scan.problem)
        endValue(p);
}

void JsonRecordScanner::checkWord()
{
    if (!isGoodWord(m_word))
        m_scan.problem = JsonProblem {m_wordOffset, u"Expecting value"_s};
}

void JsonRecordScanner::skip(const char*& p, const char* end)
{
    switch (m_skipper.pass(p, end, offsetOf(p))) {
    case JsonSkipper::End::Open:
        break;
    case JsonSkipper::End::Closed:
        endValue(p);
        break;
    case JsonSkipper::End::Wrong:
        setProblem(p, "Expecting ',' delimiter");
        break;
    }
}

/// A container whose children may be records or lead to some. In long lists every child meets the same patterns.
void JsonRecordScanner::pushLevel(bool isObject, quint32 alive)
{
    Level level {isObject, 0, 0, 0};
    for (qsizetype i = 0; i < m_paths.size(); ++i) {
        if (alive & (1u << i))
            (m_paths[i][qsizetype(m_levels.size())] == "*"_L1 ? level.any : level.named) |= 1u << i;
    }
    m_levels.push_back(level);
    m_steps.emplace_back();
}

quint32 JsonRecordScanner::childPatterns(quint32 alive, size_t depth, const JsonStep& step) const
{
    quint32 met = 0;
    for (qsizetype i = 0; i < m_paths.size(); ++i) {
        if (!(alive & (1u << i)))
            continue;
        const QString& wanted = m_paths[i][qsizetype(depth)];
        if (step.key.isNull() ? wanted == QString::number(step.index) : wanted == step.key)
            met |= 1u << i;
    }
    return met;
}

/// Takes the whole value at once, if its end is known.
bool JsonRecordScanner::passAhead(const OpenRecord& open, const char*& p)
{
    const qsizetype from = p - m_block.data();
    const qint64 length = m_ahead(open.patterns, m_block.sliced(from));
    if (length <= 0 || length > m_block.size() - from)
        return false;
    p += length;
    m_open.push_back(open);
    endValue(p);
    return true;
}

void JsonRecordScanner::beginValue(const char*& p)
{
    const char* const at = p;
    const size_t depth = m_levels.size();
    quint32 alive = (quint64(1) << m_paths.size()) - 1;
    if (depth > 0) {
        Level& parent = m_levels.back();
        m_steps.back().index = parent.count++;
        alive = parent.any | (parent.named ? childPatterns(parent.named, depth - 1, m_steps.back()) : 0);
    }
    const OpenRecord open {depth < m_endAt.size() ? alive & m_endAt[depth] : 0, offsetOf(at), depth, *at};
    alive &= ~open.patterns;
    if (open.patterns && m_ahead && passAhead(open, p))
        return;
    ++p;
    if (open.patterns)
        m_open.push_back(open);
    if (*at == '"') {
        m_textOffset = open.offset;
        m_state = State::Text;
    } else if (*at != '{' && *at != '[') {
        m_word = QByteArray(1, *at);
        m_wordOffset = open.offset;
        m_state = State::Word;
    } else if (alive) {
        pushLevel(*at == '{', alive);
        m_state = *at == '{' ? State::FirstKey : State::FirstElement;
    } else {
        m_skipper.begin(*at == '{');
        m_state = State::Skipped;
    }
}

void JsonRecordScanner::endContainer(const char* after)
{
    m_levels.pop_back();
    m_steps.pop_back();
    endValue(after);
}

void JsonRecordScanner::endValue(const char* after)
{
    m_state = m_levels.empty() ? State::Done : State::AfterValue;
    if (m_open.empty() || m_open.back().depth != m_levels.size())
        return;
    const OpenRecord open = m_open.back();
    report(open, after);
    m_open.pop_back();
    for (const OpenRecord& other : m_open) {
        if (wantedBytes(other.patterns))
            return;
    }
    m_kept.clear();
    m_keptOffset = -1;
    m_keptTooMuch = false;
}

void JsonRecordScanner::report(const OpenRecord& open, const char* after)
{
    JsonRecord record;
    record.offset = open.offset;
    record.length = offsetOf(after) - open.offset;
    record.first = open.first;
    record.steps = std::span(m_steps).first(open.depth);
    const QByteArrayView bytes = wantedBytes(open.patterns) ? bytesOf(open, after) : QByteArrayView();
    for (quint32 left = open.patterns; left != 0 && !m_scan.stopped; left &= left - 1) {
        record.pattern = std::countr_zero(left);
        record.bytes = m_withBytes & (1u << record.pattern) ? bytes : QByteArrayView();
        m_scan.stopped = !m_sink(record);
    }
}

QByteArrayView JsonRecordScanner::bytesOf(const OpenRecord& open, const char* after)
{
    const qint64 end = offsetOf(after);
    if (end - open.offset > MostKept)
        return {};
    if (open.offset >= m_blockOffset)
        return m_block.sliced(open.offset - m_blockOffset, end - open.offset);
    if (m_keptTooMuch)
        return {};
    const qint64 have = m_keptOffset + m_kept.size();
    if (have < end)
        m_kept.append(m_block.sliced(have - m_blockOffset, end - have));
    return QByteArrayView(m_kept).sliced(open.offset - m_keptOffset, end - open.offset);
}

/// The block is over: keeps the bytes that open records still need.
void JsonRecordScanner::keepOpen()
{
    const auto first = std::ranges::find_if(m_open, [this](const OpenRecord& o) { return wantedBytes(o.patterns); });
    if (first == m_open.end() || m_keptTooMuch)
        return;
    if (m_keptOffset < 0)
        m_keptOffset = first->offset;
    const qint64 have = m_keptOffset + m_kept.size();
    m_kept.append(m_block.sliced(have - m_blockOffset));
    if (m_kept.size() > MostKept) {
        m_kept = {};
        m_keptTooMuch = true;
    }
}

} // namespace stemma
