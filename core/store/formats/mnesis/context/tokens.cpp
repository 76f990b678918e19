// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/context/tokens.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/store/formats/mnesis/context/render.h"
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
const StoredField* findField(const Part& part, QLatin1StringView key)
{
    const QString name = "content."_L1 + key;
    const auto isIt = [&name](const StoredField& field) { return field.name == name; };
    const auto it = std::ranges::find_if(part.fields, isIt);
    return it == part.fields.end() ? nullptr : &*it;
}

qint64 storedNumber(const Part& part, QLatin1StringView name, qint64 otherwise)
{
    const StoredField* field = findField(part, name);
    bool isNumber = false;
    const qint64 number = field ? field->value.toLongLong(&isNumber) : 0;
    return isNumber ? number : otherwise;
}

QString reprOrNone(const QString& text)
{
    return text.isNull() ? u"None"_s : pythonRepr(text);
}

QStringList changedFiles(const Part& part, const PatchPart& patch)
{
    QStringList files;
    if (const StoredField* field = findField(part, "files_changed"_L1)) {
        if (field->value.typeId() == QMetaType::QStringList)
            return field->value.toStringList();
        if (const auto list = json::parse(field->value.toString().toUtf8()); list && list->isArray()) {
            for (const json::Value& file : list->items)
                files += file.string;
            return files;
        }
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
    return "type='patch' unified_diff="_L1 + pythonRepr(patch.diff.text) + " files_changed=["_L1 + files.join(", "_L1)
        + "] additions="_L1 + QString::number(storedNumber(part, "additions"_L1, added)) + " deletions="_L1
        + QString::number(storedNumber(part, "deletions"_L1, removed));
}

QString stepFinishText(const StepFinishPart& step)
{
    QString tokens = u"None"_s;
    if (!step.tokens.isEmpty()) {
        tokens = "TokenUsage(input="_L1 + QString::number(step.tokens.input.value_or(0)) + ", output="_L1
            + QString::number(step.tokens.output.value_or(0)) + ", cache_read="_L1
            + QString::number(step.tokens.cacheRead.value_or(0)) + ", cache_write="_L1
            + QString::number(step.tokens.cacheWrite.value_or(0)) + ", total="_L1
            + QString::number(step.tokens.total.value_or(0)) + ')'_L1;
    }
    return "type='step_finish' step_index="_L1 + QString::number(step.step) + " snapshot_ref="_L1
        + reprOrNone(step.snapshot) + " tokens_used="_L1 + tokens;
}

QString compactionText(const Part& part, const CompactionPart& marker)
{
    return "type='compaction' summary_node_id="_L1 + pythonRepr(marker.node.value) + " compacted_message_count="_L1
        + QString::number(storedNumber(part, "compacted_message_count"_L1, marker.covers.value_or(0)))
        + " compacted_token_count="_L1
        + QString::number(storedNumber(part, "compacted_token_count"_L1, marker.tokensBefore.value_or(0)))
        + " level="_L1 + QString::number(marker.level);
}

bool isPrintable(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Separator_Space:
        return c == U' ';
    default:
        return true;
    }
}

/// The character at @p i, which is moved to its last unit. A lone surrogate stays what it is.
char32_t nextCodePoint(QStringView text, qsizetype& i)
{
    if (!text[i].isHighSurrogate() || i + 1 >= text.size() || !text[i + 1].isLowSurrogate())
        return text[i].unicode();
    ++i;
    return QChar::surrogateToUcs4(text[i - 1], text[i]);
}

char16_t quoteFor(QStringView text)
{
    return text.contains(u'\'') && !text.contains(u'"') ? u'"' : u'\'';
}

/// Code points that a character takes in a literal.
int literalLength(char32_t c, char16_t quote)
{
    if (c == U'\\' || c == quote || c == U'\n' || c == U'\r' || c == U'\t')
        return 2;
    if ((c >= U' ' && c < 0x7f) || isPrintable(c))
        return 1;
    return c < 0x100 ? 4 : c < 0x10000 ? 6 : 10;
}

void appendEscape(QString& out, char32_t c)
{
    const auto hex = [c](int digits) { return QString::number(uint(c), 16).rightJustified(digits, u'0'); };
    if (c < 0x100)
        out += "\\x"_L1 + hex(2);
    else if (c < 0x10000)
        out += "\\u"_L1 + hex(4);
    else
        out += "\\U"_L1 + hex(8);
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

bool isByLength(TokenRule rule)
{
    return !vocabularyOf(rule);
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
        return isByLength(rule) ? estimateLength(renderedLength(*tool), rule) : estimateText(renderTool(*tool), rule);
    if (const auto* file = part.as<FileReferencePart>())
        return estimateText(renderFileReference(file->reference, release == Release::From04), rule);
    // Whatever the model, mnesis counts a quarter of what it does not render.
    return estimateLength(pythonTextLength(part), TokenRule::Quarter);
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
    const QChar quote = quoteFor(text);
    QString out;
    out.reserve(text.size() + 2);
    out += quote;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char32_t c = nextCodePoint(text, i);
        if (c == U'\\' || c == quote.unicode())
            out += u'\\' + QChar(char16_t(c));
        else if (c == U'\n')
            out += "\\n"_L1;
        else if (c == U'\r')
            out += "\\r"_L1;
        else if (c == U'\t')
            out += "\\t"_L1;
        else if (isPrintable(c))
            out += QChar::fromUcs4(c);
        else
            appendEscape(out, c);
    }
    out += quote;
    return out;
}

// Long texts are nearly all ASCII: that goes without a branch.
qint64 pythonReprLength(QStringView text)
{
    constexpr qsizetype Block = 32;
    const char16_t quote = quoteFor(text);
    const char16_t* const units = text.utf16();
    qint64 length = 2;
    for (qsizetype i = 0; i < text.size();) {
        const qsizetype end = std::min(text.size(), i + Block);
        if (end - i == Block) {
            char16_t all = 0;
            int slashes = 0;
            int breaks = 0; // \n, \r and \t
            int controls = 0; // with these
            for (qsizetype k = i; k < i + Block; ++k) {
                const char16_t unit = units[k];
                all |= unit;
                slashes += int(unit == u'\\') + int(unit == quote);
                breaks += int(unit == u'\n') + int(unit == u'\r') + int(unit == u'\t');
                controls += int(unit < u' ') + int(unit == 0x7f);
            }
            if (all < 0x80) {
                length += Block + slashes + 3 * (controls - breaks) + breaks;
                i = end;
                continue;
            }
        }
        for (; i < end; ++i)
            length += literalLength(nextCodePoint(text, i), quote);
    }
    return length;
}

qint64 pythonTextLength(const Part& part)
{
    // The long texts are counted where they stand, in the place of empty ones.
    const qint64 empty = pythonReprLength(QStringView());
    if (const auto* reasoning = part.as<ReasoningPart>()) {
        Part without;
        without.body = ReasoningPart {};
        return codePoints(pythonText(without)) - empty + pythonReprLength(reasoning->text.text);
    }
    if (const auto* patch = part.as<PatchPart>()) {
        Part without;
        without.body = PatchPart {LongText(), patch->files};
        without.fields = part.fields;
        return codePoints(pythonText(without)) - empty + pythonReprLength(patch->diff.text);
    }
    return codePoints(pythonText(part));
}

QString pythonText(const Part& part)
{
    if (const auto* reasoning = part.as<ReasoningPart>())
        return "type='reasoning' text="_L1 + pythonRepr(reasoning->text.text);
    if (const auto* patch = part.as<PatchPart>())
        return patchText(part, *patch);
    if (const auto* step = part.as<StepStartPart>())
        return "type='step_start' step_index="_L1 + QString::number(step->step) + " snapshot_ref="_L1
            + reprOrNone(step->snapshot);
    if (const auto* step = part.as<StepFinishPart>())
        return stepFinishText(*step);
    if (const auto* marker = part.as<CompactionPart>())
        return compactionText(part, *marker);
    return {};
}

} // namespace stemma::mnesis
