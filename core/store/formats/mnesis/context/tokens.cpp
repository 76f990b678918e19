// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/context/tokens.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/json/json.h"
#include "core/tokens/vocabulary.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

constexpr qint64 MessageOverhead = 4;

// The last segment of the name: "o", digits, and then the end or a hyphen. Up to 0.3 two names, wherever they stand.
bool isReasoningModel(QStringView name, Release release)
{
    if (release == Release::Before04)
        return name.contains("o1"_L1) || name.contains("o3"_L1);
    QStringView segment = name.sliced(name.lastIndexOf(u'/') + 1);
    if (!segment.startsWith(u'o'))
        return false;
    segment = segment.sliced(1);
    qsizetype digits = 0;
    while (digits < segment.size() && segment[digits].isDigit())
        ++digits;
    return digits > 0 && (digits == segment.size() || segment[digits] == u'-');
}

// A member of the part's JSON that the vocabulary has no place for.
QString storedNumber(const Part& part, QLatin1StringView name, qint64 otherwise)
{
    bool isNumber = false;
    const qint64 number = valueOf(part.fields, name).toLongLong(&isNumber);
    return QString::number(isNumber ? number : otherwise);
}

QString reprOrNone(const QString& text)
{
    return text.isNull() ? u"None"_s : pythonRepr(text);
}

QStringList changedFiles(const Part& part, const PatchPart& patch)
{
    QStringList files;
    const auto list = json::parse(textOf(part.fields, "content.files_changed"_L1).toUtf8());
    if (list && list->isArray()) {
        for (const json::Value& file : list->items)
            files += file.string;
        return files;
    }
    for (const PatchFile& file : patch.files)
        files += file.path;
    return files;
}

QString patchText(const Part& part, const PatchPart& patch)
{
    qint64 added = 0;
    qint64 removed = 0;
    for (const PatchFile& file : patch.files) {
        added += file.added;
        removed += file.removed;
    }
    QStringList files;
    for (const QString& file : changedFiles(part, patch))
        files += pythonRepr(file);
    return u"type='patch' unified_diff=%1 files_changed=[%2] additions=%3 deletions=%4"_s.arg(
        pythonRepr(patch.diff.text), files.join(", "_L1), storedNumber(part, "content.additions"_L1, added),
        storedNumber(part, "content.deletions"_L1, removed));
}

QString stepFinishText(const StepFinishPart& step)
{
    const auto number = [](const std::optional<qint64>& tokens) { return QString::number(tokens.value_or(0)); };
    const QString tokens = step.tokens.isEmpty()
        ? u"None"_s
        : u"TokenUsage(input=%1, output=%2, cache_read=%3, cache_write=%4, total=%5)"_s.arg(number(step.tokens.input),
              number(step.tokens.output), number(step.tokens.cacheRead), number(step.tokens.cacheWrite),
              number(step.tokens.total));
    return u"type='step_finish' step_index=%1 snapshot_ref=%2 tokens_used=%3"_s.arg(
        QString::number(step.step), reprOrNone(step.snapshot), tokens);
}

QString compactionText(const Part& part, const CompactionPart& marker)
{
    return u"type='compaction' summary_node_id=%1 compacted_message_count=%2 compacted_token_count=%3 level=%4"_s.arg(
        pythonRepr(marker.node.value),
        storedNumber(part, "content.compacted_message_count"_L1, marker.covers.value_or(0)),
        storedNumber(part, "content.compacted_token_count"_L1, marker.tokensBefore.value_or(0)),
        QString::number(marker.level));
}

const Vocabulary* vocabularyOf(TokenRule rule)
{
    return rule == TokenRule::Cl100k ? Vocabulary::installed(Vocabulary::Kind::Cl100k)
        : rule == TokenRule::O200k   ? Vocabulary::installed(Vocabulary::Kind::O200k)
                                     : nullptr;
}

} // namespace

bool isEstimate(TokenRule rule)
{
    return (rule == TokenRule::Cl100k || rule == TokenRule::O200k) && !vocabularyOf(rule);
}

ModelWindow modelWindow(const QString& modelId, Release release)
{
    struct Entry
    {
        bool matches;
        qint64 contextLimit;
        qint64 maxOutput;
        TokenRule rule;
        QLatin1StringView provider;
    };
    ModelWindow window;
    const qsizetype slash = modelId.indexOf(u'/');
    if (slash >= 0)
        window.provider = modelId.first(slash).toLower();
    const QString name = modelId.sliced(slash + 1).toLower();
    window.name = name;
    // The order is mnesis's own; the first entry that matches counts.
    const Entry table[] = {
        {name.contains("claude-opus"_L1) || name.contains("claude-3-opus"_L1), 200'000, 32'000, TokenRule::Third,
            "anthropic"_L1},
        {name.contains("claude"_L1), 200'000, 8'192, TokenRule::Third, "anthropic"_L1},
        {isReasoningModel(name, release), 200'000, 100'000, TokenRule::O200k, "openai"_L1},
        {name.contains("gpt-4o"_L1), 128'000, 16'384, TokenRule::O200k, "openai"_L1},
        {name.contains("gpt-4"_L1) || name.contains("gpt-3"_L1), 128'000, 4'096, TokenRule::Cl100k, "openai"_L1},
        {name.contains("gemini"_L1), 1'000'000, 8'192, TokenRule::Cl100k, "google"_L1},
    };
    const auto* const entry = std::ranges::find_if(table, &Entry::matches);
    if (entry != std::end(table)) {
        window.contextLimit = entry->contextLimit;
        window.maxOutput = entry->maxOutput;
        window.rule = entry->rule;
        if (slash < 0)
            window.provider = entry->provider;
    }
    return window;
}

qint64 estimateLength(qint64 codePoints, TokenRule rule)
{
    if (codePoints == 0)
        return 0;
    return std::max<qint64>(1, codePoints / (rule == TokenRule::Third ? 3 : 4));
}

qint64 estimateText(QStringView text, TokenRule rule)
{
    // A text that spells out a special token is refused by the library's encoder, and a quarter is taken.
    const Vocabulary* vocabulary = vocabularyOf(rule);
    const auto counted = vocabulary && !text.isEmpty() ? vocabulary->count(text) : std::nullopt;
    return counted ? std::max<qint64>(1, *counted) : estimateLength(codePoints(text), rule);
}

qint64 estimatePart(const Part& part, TokenRule rule, Release release)
{
    if (const auto* text = part.as<TextPart>())
        return estimateText(text->text.text, rule);
    if (const auto* tool = part.as<ToolPart>())
        return estimateText(renderTool(*tool), rule);
    if (const auto* file = part.as<FileReferencePart>())
        return estimateText(renderFileReference(file->reference, release == Release::From04), rule);
    // Whatever the model, mnesis counts a quarter of what it does not render.
    return estimateText(pythonText(part), TokenRule::Quarter);
}

qint64 estimateMessage(const QList<Part>& parts, TokenRule rule, Release release)
{
    qint64 tokens = MessageOverhead;
    for (const Part& part : parts)
        tokens = saturatingAdd(tokens, estimatePart(part, rule, release));
    return tokens;
}

QString pythonRepr(QStringView text)
{
    const QChar quote = text.contains(u'\'') && !text.contains(u'"') ? u'"' : u'\'';
    QString out = quote;
    out.reserve(text.size() + 2);
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode(); // a lone surrogate stays what it is
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            c = QChar::surrogateToUcs4(text[i], text[i + 1]);
        i += QChar::requiresSurrogates(c) ? 1 : 0;
        const auto hex = [c](int digits) { return QString::number(uint(c), 16).rightJustified(digits, u'0'); };
        if (c == U'\\' || c == quote.unicode())
            out += u'\\' + QChar(char16_t(c));
        else if (c == U'\n')
            out += "\\n"_L1;
        else if (c == U'\r')
            out += "\\r"_L1;
        else if (c == U'\t')
            out += "\\t"_L1;
        else if (c == U' ' || (QChar::isPrint(c) && !QChar::isSpace(c)))
            out += QChar::fromUcs4(c);
        else
            out += c < 0x100 ? "\\x"_L1 + hex(2) : c < 0x10000 ? "\\u"_L1 + hex(4) : "\\U"_L1 + hex(8);
    }
    return out + quote;
}

QString pythonText(const Part& part)
{
    if (const auto* reasoning = part.as<ReasoningPart>())
        return "type='reasoning' text="_L1 + pythonRepr(reasoning->text.text);
    if (const auto* patch = part.as<PatchPart>())
        return patchText(part, *patch);
    if (const auto* step = part.as<StepStartPart>())
        return u"type='step_start' step_index=%1 snapshot_ref=%2"_s.arg(
            QString::number(step->step), reprOrNone(step->snapshot));
    if (const auto* step = part.as<StepFinishPart>())
        return stepFinishText(*step);
    if (const auto* marker = part.as<CompactionPart>())
        return compactionText(part, *marker);
    return {};
}

} // namespace stemma::mnesis
