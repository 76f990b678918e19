// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/queryneedles.h"

#include "core/store/recordfilter.h"
#include "core/store/recordneedle.h"

#include <algorithm>

namespace stemma {

namespace {

using NodeKind = QueryNode::Kind;

struct Needles
{
    std::vector<ByteFinder> any; ///< one of them; empty: nothing is known
    bool mayFold = false; ///< or letters that the tokenizer takes for others

    [[nodiscard]] qsizetype shortest() const
    {
        qsizetype size = any.empty() ? -1 : any.front().needle().size();
        for (const ByteFinder& needle : any)
            size = qMin(size, needle.needle().size());
        return size;
    }
};

Needles ofWords(const QueryCondition& condition)
{
    const ByteFinder* longest = nullptr;
    for (const ByteFinder& word : condition.plainWords) {
        const bool isLonger = !longest || word.needle().size() > longest->needle().size();
        if (isLonger && isRecordNeedle(word.needle()))
            longest = &word;
    }
    return longest ? Needles {{*longest}, true} : Needles();
}

Needles ofCondition(const QueryCondition& condition)
{
    Needles needles;
    switch (condition.node.kind) {
    case NodeKind::And:
        for (const QueryCondition& child : condition.children) {
            Needles one = ofCondition(child);
            if (one.shortest() > needles.shortest())
                needles = std::move(one);
        }
        break;
    case NodeKind::Or:
        for (const QueryCondition& child : condition.children) {
            const Needles one = ofCondition(child);
            if (one.any.empty())
                return {};
            needles.any.insert(needles.any.end(), one.any.begin(), one.any.end());
            needles.mayFold = needles.mayFold || one.mayFold;
        }
        break;
    case NodeKind::Exact:
        if (const QByteArray bytes = condition.matcher->requiredBytes(); !bytes.isEmpty())
            needles.any.emplace_back(bytes, Qt::CaseSensitive);
        break;
    default:
        if (condition.asksForWords())
            return ofWords(condition);
        break;
    }
    return needles;
}

/// What mayFoldToAscii() looks for, as bytes and as JSON may spell it.
const std::vector<ByteFinder>& foldingNeedles()
{
    static const std::vector<ByteFinder> needles = [] {
        std::vector<ByteFinder> made;
        for (const char* bytes : {"\xc3", "\xc4", "\xc5", "\xc6", "\xc7", "\xc8", "\xc9", "\xcc", "\xcd", "\xe1",
                 "\xe2\x84", "\\u00c", "\\u00d", "\\u00e", "\\u00f", "\\u01", "\\u02", "\\u03", "\\u1e", "\\u212"})
            made.emplace_back(QByteArray(bytes));
        return made;
    }();
    return needles;
}

} // namespace

std::vector<ByteFinder> needlesOf(const QueryMatcher& matcher)
{
    Needles needles = ofCondition(matcher.root());
    if (!needles.any.empty() && needles.mayFold)
        needles.any.insert(needles.any.end(), foldingNeedles().begin(), foldingNeedles().end());
    if (qsizetype(needles.any.size()) > RecordFilter::MostNeedles)
        return {};
    return needles.any;
}

} // namespace stemma
