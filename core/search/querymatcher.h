// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/bytefinder.h"
#include "core/search/querydates.h"
#include "core/search/searchedtext.h"
#include "core/search/searchquery.h"
#include "core/store/sqlite/wordtokenizer.h"

#include <memory>

namespace stemma {

/// One condition, ready to be asked of many texts.
struct QueryCondition
{
    QueryNode node; ///< without its children
    std::vector<QByteArray> words; ///< Words, and the field path: as the tokenizer folds them
    std::vector<ByteFinder> plainWords; ///< those that are of ASCII
    std::shared_ptr<const TextMatcher> matcher; ///< Exact, Regex; of words those without gaps
    NumberRange range; ///< date, tokens
    quint32 bits = 0; ///< has; role; kind
    std::vector<QueryCondition> children;

    [[nodiscard]] bool asksForWords() const
    {
        return node.kind == QueryNode::Kind::Words
            || (node.kind == QueryNode::Kind::Field && node.field == QueryField::Path);
    }
};

/// Tells whether a query holds of a text, by the same words as the index has. One thread at a time.
class QueryMatcher
{
public:
    /// The kinds of texts in which a path is looked for.
    static constexpr TextKinds PathKinds = TextKinds::fromInt(quint16(TextKind::ToolInput) | quint16(TextKind::Patch)
        | quint16(TextKind::FileSummary) | quint16(TextKind::Title));

    [[nodiscard]] static Result<std::unique_ptr<QueryMatcher>> make(const SearchQuery& query, const StoreInfo& store);

    [[nodiscard]] bool matches(const SearchedText& text, const SessionInfo& session, const JobControl& job);
    /// The places of all that the query looks for in a text that matches, in UTF-16 units, ascending and without
    /// overlaps; at most some hundred.
    [[nodiscard]] std::vector<TextSpan> spans(const SearchedText& text, const JobControl& job);

    [[nodiscard]] const QueryCondition& root() const { return m_root; }
    /// It holds exact texts, regular expressions or words without gaps between them, which no index knows.
    [[nodiscard]] bool needsScan() const { return m_needsScan; }
    [[nodiscard]] qint64 textsGivenUp() const { return m_givenUp; } ///< see TextMatches

    // What the session or the store decides, for whoever asks an index.
    [[nodiscard]] static bool fits(const QueryCondition& condition, const QString& value); ///< model, agent, project…
    [[nodiscard]] bool storeFits(const QueryCondition& condition) const;

private:
    QueryMatcher(std::unique_ptr<WordTokenizer> tokenizer, StoreInfo store);
    Result<QueryCondition> compile(const QueryNode& node);
    std::vector<QByteArray> wordsOf(const QString& text);
    bool holds(const QueryCondition& condition);
    bool holdsField(const QueryCondition& condition) const;
    bool holdsText(const QueryCondition& condition);
    bool holdsWords(const QueryCondition& condition);
    bool mayHoldWords(const QueryCondition& condition);
    void splitText();
    /// Where the words stand one behind the other; with @p most places at most.
    struct BytePlace
    {
        int start = 0;
        int end = 0;
    };
    std::vector<BytePlace> placesOf(const QueryCondition& condition, qsizetype most);
    void addSpans(const QueryCondition& condition, std::vector<TextSpan>& spans, const JobControl& job);
    void addWordSpans(const QueryCondition& condition, std::vector<TextSpan>& spans);

    std::unique_ptr<WordTokenizer> m_tokenizer;
    StoreInfo m_store;
    QueryCondition m_root;
    bool m_needsScan = false;
    qint64 m_givenUp = 0;

    // Of the text that is looked at.
    const SearchedText* m_text = nullptr;
    const SessionInfo* m_session = nullptr;
    const JobControl* m_job = nullptr;
    /// A word of the text that the query has too, or begins.
    struct Occurrence
    {
        int position = 0; ///< among all words of the text
        QByteArray word;
        BytePlace place;
    };
    std::vector<Occurrence> m_occurrences; ///< in order
    bool m_isSplit = false;
    std::optional<bool> m_mayFold; ///< it has letters that the tokenizer folds to ASCII
    std::optional<QString> m_utf16;

    std::vector<QByteArray> m_wholeWords; ///< of the query
    std::vector<QByteArray> m_prefixes; ///< beginnings of words in the query
};

/// A text has letters of other scripts that the tokenizer takes for letters of ASCII: with accents, long s, Kelvin
/// sign.
[[nodiscard]] bool mayFoldToAscii(QByteArrayView utf8);

} // namespace stemma
