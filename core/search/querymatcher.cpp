// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/querymatcher.h"

#include "core/search/queryfields.h"
#include "core/search/queryspelling.h"
#include "core/search/searchhit.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using NodeKind = QueryNode::Kind;

constexpr qsizetype MostSpans = 200; // of one condition in one text

/// What decides soonest comes first: fields, then words, then what looks at every letter.
int costOf(const QueryCondition& condition)
{
    switch (condition.node.kind) {
    case NodeKind::Everything:
        return 0;
    case NodeKind::Field:
        return condition.asksForWords() ? 2 : 1;
    case NodeKind::Words:
        return 2;
    case NodeKind::Exact:
        return 3;
    case NodeKind::Regex:
        return 4;
    case NodeKind::And:
    case NodeKind::Or:
    case NodeKind::Not:
        break;
    }
    int most = 0;
    for (const QueryCondition& child : condition.children)
        most = qMax(most, costOf(child));
    return most;
}

bool isAscii(QByteArrayView bytes)
{
    return std::ranges::all_of(bytes, [](char byte) { return byte >= 0; });
}

bool isSameWord(const QByteArray& word, const QByteArray& wanted, bool isPrefix)
{
    return isPrefix ? word.startsWith(wanted) : word == wanted;
}

} // namespace

bool mayFoldToAscii(QByteArrayView utf8)
{
    uchar most = 0;
    for (const char byte : utf8)
        most = qMax(most, uchar(byte));
    if (most < 0xc3)
        return false;
    // Latin letters with accents (U+00C0 to U+024F, U+1E00 to U+1EFF), accents that combine, Kelvin and angstrom sign.
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const auto byte = uchar(utf8[i]);
        if ((byte >= 0xc3 && byte <= 0xc9) || byte == 0xcc || byte == 0xcd || byte == 0xe1)
            return true;
        if (byte == 0xe2 && i + 1 < utf8.size() && uchar(utf8[i + 1]) == 0x84)
            return true;
    }
    return false;
}

QueryMatcher::QueryMatcher(std::unique_ptr<WordTokenizer> tokenizer, StoreInfo store)
    : m_tokenizer(std::move(tokenizer))
    , m_store(std::move(store))
{
}

Result<std::unique_ptr<QueryMatcher>> QueryMatcher::make(const SearchQuery& query, const StoreInfo& store)
{
    auto tokenizer = WordTokenizer::make();
    if (!tokenizer)
        return std::unexpected(tokenizer.error());
    std::unique_ptr<QueryMatcher> matcher(new QueryMatcher(*std::move(tokenizer), store));
    auto root = matcher->compile(query.root());
    if (!root)
        return std::unexpected(root.error());
    matcher->m_root = *std::move(root);
    return matcher;
}

std::vector<QByteArray> QueryMatcher::wordsOf(const QString& text)
{
    std::vector<QByteArray> words;
    m_tokenizer->split(text.toUtf8(), [&words](QByteArrayView word, int, int) {
        words.push_back(word.toByteArray());
        return true;
    });
    return words;
}

Result<QueryCondition> QueryMatcher::compile(const QueryNode& node)
{
    QueryCondition condition {.node = node};
    condition.node.children.clear();
    for (const QueryNode& child : node.children) {
        auto compiled = compile(child);
        if (!compiled)
            return compiled;
        condition.children.push_back(*std::move(compiled));
    }
    std::ranges::stable_sort(condition.children, {}, costOf);
    const bool isWithoutGaps = condition.asksForWords() && queryspelling::isWithoutGaps(node.text);
    if (condition.asksForWords() && !isWithoutGaps) {
        condition.words = wordsOf(node.text);
        for (const QByteArray& word : condition.words) {
            const bool isPrefix = node.isPrefix && &word == &condition.words.back();
            (isPrefix ? m_prefixes : m_wholeWords).push_back(word);
            if (isAscii(word))
                condition.plainWords.emplace_back(word);
        }
    } else if (isWithoutGaps || node.kind == NodeKind::Exact || node.kind == NodeKind::Regex) {
        const bool isRegex = node.kind == NodeKind::Regex;
        auto matcher = TextMatcher::make(isWithoutGaps
                ? queryspelling::patternOfWords(node.text, node.isPrefix)
                : TextPattern {.text = node.text, .caseSensitive = !isRegex || !node.ignoresCase, .isRegex = isRegex});
        if (!matcher)
            return std::unexpected(matcher.error());
        condition.matcher = std::make_shared<const TextMatcher>(*std::move(matcher));
        m_needsScan = true;
    } else if (node.kind == NodeKind::Field) {
        if (const QString why = queryfields::whyNotValue(node.field, node.text); !why.isEmpty())
            return fail(Errc::Usage, why);
        if (node.field == QueryField::Date)
            condition.range = dateRange(node.text, now()).value_or(NumberRange());
        else if (node.field == QueryField::Tokens)
            condition.range = numberRange(node.text).value_or(NumberRange());
        else if (node.field == QueryField::Role)
            condition.bits = quint32(queryfields::roleOf(node.text).value_or(Role::Unknown));
        else if (node.field == QueryField::Kind)
            condition.bits = quint32(textKindOf(node.text).value_or(TextKind::Other));
        else if (node.field == QueryField::Has)
            condition.bits = queryfields::hasBits(node.text).value_or(0);
    }
    return condition;
}

bool QueryMatcher::fits(const QueryCondition& condition, const QString& value)
{
    const QString& wanted = condition.node.text;
    if (condition.node.field != QueryField::Tool)
        return value.contains(wanted, Qt::CaseInsensitive);
    if (wanted.endsWith(u'*'))
        return value.startsWith(QStringView(wanted).chopped(1), Qt::CaseInsensitive);
    return value.compare(wanted, Qt::CaseInsensitive) == 0;
}

bool QueryMatcher::storeFits(const QueryCondition& condition) const
{
    return fits(condition, m_store.path) || fits(condition, m_store.format);
}

bool QueryMatcher::matches(const SearchedText& text, const SessionInfo& session, const JobControl& job)
{
    m_text = &text;
    m_session = &session;
    m_job = &job;
    m_isSplit = false;
    m_mayFold.reset();
    m_utf16.reset();
    m_occurrences.clear();
    return holds(m_root);
}

bool QueryMatcher::holds(const QueryCondition& condition)
{
    const auto childHolds = [this](const QueryCondition& child) { return holds(child); };
    switch (condition.node.kind) {
    case NodeKind::Everything:
        return true;
    case NodeKind::And:
        return std::ranges::all_of(condition.children, childHolds);
    case NodeKind::Or:
        return std::ranges::any_of(condition.children, childHolds);
    case NodeKind::Not:
        return !holds(condition.children.front());
    case NodeKind::Words:
        return holdsWords(condition);
    case NodeKind::Exact:
    case NodeKind::Regex:
        return holdsText(condition);
    case NodeKind::Field:
        if (condition.node.field == QueryField::Path)
            return PathKinds.testFlag(m_text->kind) && holdsWords(condition);
        return holdsField(condition);
    }
    return false;
}

bool QueryMatcher::holdsText(const QueryCondition& condition)
{
    if (!m_utf16)
        m_utf16 = fromSearchedUtf8(m_text->utf8);
    const TextMatches found = condition.matcher->find(*m_utf16, 1, *m_job);
    m_givenUp += found.gaveUp && found.spans.empty() ? 1 : 0;
    return !found.spans.empty();
}

bool QueryMatcher::holdsWords(const QueryCondition& condition)
{
    if (condition.matcher)
        return holdsText(condition);
    return mayHoldWords(condition) && !placesOf(condition, 1).empty();
}

bool QueryMatcher::holdsField(const QueryCondition& condition) const
{
    switch (condition.node.field) {
    case QueryField::Role:
        return quint32(m_text->role) == condition.bits;
    case QueryField::Kind:
        return quint32(m_text->kind) == condition.bits;
    case QueryField::Tool:
        return fits(condition, m_text->tool);
    case QueryField::Model:
        return fits(condition, m_text->model.isEmpty() ? m_session->model : m_text->model);
    case QueryField::Agent:
        return fits(condition, m_text->agent.isEmpty() ? m_session->agent : m_text->agent);
    case QueryField::Store:
        return storeFits(condition);
    case QueryField::Project:
        return fits(condition, m_session->directory);
    case QueryField::Date:
        return m_text->ms > 0 && condition.range.contains(m_text->ms);
    case QueryField::Error:
        return m_text->isError == (condition.node.text.compare("yes"_L1, Qt::CaseInsensitive) == 0);
    case QueryField::Has:
        return (m_text->has & condition.bits) == condition.bits;
    case QueryField::Tokens:
        return m_text->tokens >= 0 && condition.range.contains(m_text->tokens);
    case QueryField::Path:
        break;
    }
    return false;
}

/// Seen without splitting the text: false is certain.
bool QueryMatcher::mayHoldWords(const QueryCondition& condition)
{
    if (condition.words.empty())
        return false;
    const auto isIn = [this](const ByteFinder& word) { return word.isIn(m_text->utf8); };
    if (std::ranges::all_of(condition.plainWords, isIn))
        return true;
    if (!m_mayFold)
        m_mayFold = mayFoldToAscii(m_text->utf8);
    return *m_mayFold;
}

void QueryMatcher::splitText()
{
    if (m_isSplit)
        return;
    m_isSplit = true;
    int position = 0;
    m_tokenizer->split(m_text->utf8, [&](QByteArrayView word, int start, int end) {
        const auto isWhole = [word](const QByteArray& wanted) { return word == wanted; };
        const auto begins = [word](const QByteArray& wanted) { return word.startsWith(wanted); };
        if (std::ranges::any_of(m_wholeWords, isWhole) || std::ranges::any_of(m_prefixes, begins))
            m_occurrences.push_back({position, word.toByteArray(), {start, end}});
        ++position;
        return true;
    });
}

std::vector<QueryMatcher::BytePlace> QueryMatcher::placesOf(const QueryCondition& condition, qsizetype most)
{
    splitText();
    std::vector<BytePlace> places;
    const size_t count = condition.words.size();
    for (size_t first = 0; first + count <= m_occurrences.size() && qsizetype(places.size()) < most; ++first) {
        const auto fitsAt = [&](size_t i) {
            const Occurrence& found = m_occurrences[first + i];
            return found.position == m_occurrences[first].position + int(i)
                && isSameWord(found.word, condition.words[i], condition.node.isPrefix && i + 1 == count);
        };
        size_t i = 0;
        while (i < count && fitsAt(i))
            ++i;
        if (i == count)
            places.push_back({m_occurrences[first].place.start, m_occurrences[first + count - 1].place.end});
    }
    return places;
}

std::vector<TextSpan> QueryMatcher::spans(const SearchedText& text, const JobControl& job)
{
    std::vector<TextSpan> spans;
    static const SessionInfo None;
    m_text = &text;
    m_session = &None;
    m_job = &job;
    m_isSplit = false;
    m_occurrences.clear();
    m_utf16 = fromSearchedUtf8(text.utf8);
    addSpans(m_root, spans, job);
    std::ranges::sort(spans, {}, &TextSpan::start);
    qsizetype end = 0;
    std::erase_if(spans, [&end](const TextSpan& span) {
        if (span.start < end)
            return true;
        end = span.end();
        return false;
    });
    return spans;
}

void QueryMatcher::addSpans(const QueryCondition& condition, std::vector<TextSpan>& spans, const JobControl& job)
{
    if (condition.node.kind == NodeKind::Not)
        return;
    for (const QueryCondition& child : condition.children)
        addSpans(child, spans, job);
    if (condition.matcher) {
        const TextMatches found = condition.matcher->find(*m_utf16, MostSpans, job);
        spans.insert(spans.end(), found.spans.begin(), found.spans.end());
    } else if (condition.asksForWords() && !condition.words.empty()) {
        addWordSpans(condition, spans);
    }
}

void QueryMatcher::addWordSpans(const QueryCondition& condition, std::vector<TextSpan>& spans)
{
    qsizetype bytes = 0;
    qsizetype units = 0;
    const auto unitsTo = [&](qsizetype byte) {
        units += fromSearchedUtf8(QByteArrayView(m_text->utf8).sliced(bytes, byte - bytes)).size();
        bytes = byte;
        return units;
    };
    for (const BytePlace& place : placesOf(condition, MostSpans)) {
        if (place.start < bytes)
            continue;
        const qsizetype start = unitsTo(place.start);
        spans.push_back({start, unitsTo(place.end) - start});
    }
}

} // namespace stemma
