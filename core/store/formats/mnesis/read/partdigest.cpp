// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/partdigest.h"

#include "core/compaction/fileids.h"
#include "core/store/formats/mnesis/read/partmembers.h"
#include "core/store/formats/mnesis/context/render.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

using simdjson::dom::element;
using simdjson::dom::element_type;

bool beginsCharacter(char byte)
{
    return (uchar(byte) & 0xc0) != 0x80;
}

/// Code points of valid UTF-8.
qint64 codePointsOf(QByteArrayView utf8)
{
    constexpr qsizetype Block = 64; // of fixed length, so that the compiler takes many at a time
    const char* const bytes = utf8.data();
    qint64 count = 0;
    qsizetype at = 0;
    for (; utf8.size() - at >= Block; at += Block) {
        uchar begins = 0;
        for (qsizetype i = at; i < at + Block; ++i)
            begins += uchar(beginsCharacter(bytes[i]) ? 1 : 0);
        count += begins;
    }
    return count + std::count_if(utf8.begin() + at, utf8.end(), beginsCharacter);
}

QString fromUtf8(QByteArrayView utf8)
{
    if (!utf8.startsWith("\xef\xbb\xbf"))
        return QString::fromUtf8(utf8); // which would swallow that
    QStringDecoder decoder(
        QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder(utf8);
}

/// The first @p most code points.
QByteArrayView beginningOf(QByteArrayView utf8, qsizetype most)
{
    qsizetype end = 0;
    for (qint64 points = 0; end < utf8.size() && points < most;) {
        const qsizetype next = std::min<qsizetype>(utf8.size(), end + most - points);
        points += codePointsOf(utf8.sliced(end, next - end));
        end = next;
    }
    while (end < utf8.size() && !beginsCharacter(utf8[end]))
        ++end;
    return utf8.first(end);
}

/// A text in UTF-8 and the parts to remove.
struct DigestText
{
    LongText beginning;
    qint64 points = 0; ///< of the whole
    qint64 more = 0; ///< of those behind the beginning

    DigestText() = default;
    DigestText(QByteArrayView utf8, qsizetype most)
        : points(codePointsOf(utf8))
    {
        const QByteArrayView taken = beginningOf(utf8, most);
        beginning = {fromUtf8(taken), utf8.size(), taken.size() < utf8.size()};
        more = points - codePointsOf(taken);
    }
    /// What follows decides whether the text is blank.
    [[nodiscard]] bool isOpen() const { return beginning.truncated && isBlank(beginning.text); }
};

/// Adds what file ids are looked for in.
void addText(QStringList& texts, QByteArrayView utf8)
{
    if (FileIds::mayStandIn(utf8))
        texts += fromUtf8(utf8);
}

// ---- the input of a tool ------------------------------------------------------------------------

/// Of a string as Python's json.dumps() writes it.
qint64 pythonLength(std::string_view text)
{
    qint64 length = 2;
    for (const char c : text) {
        const auto byte = uchar(c);
        if (byte >= 0x80)
            length += byte >= 0xf0 ? 12 : byte >= 0xc0 ? 6 : 0;
        else if (byte == '"' || byte == '\\' || (byte >= '\b' && byte <= '\r' && byte != '\v'))
            length += 2;
        else
            length += byte >= 0x20 && byte != 0x7f ? 1 : 6;
    }
    return length;
}

qint64 digitsOf(qint64 number)
{
    return QByteArray::number(number).size();
}

/// Counts a value as json.dumps(indent=2) writes it. False: it holds what is written otherwise than it is stored.
class InputLength
{
public:
    [[nodiscard]] bool add(const element& value, int level);
    [[nodiscard]] qint64 length() const { return m_length; }

private:
    [[nodiscard]] bool addObject(const simdjson::dom::object& object, int level);
    [[nodiscard]] bool addArray(const simdjson::dom::array& array, int level);
    void breakLine(int level) { m_length += 1 + 2 * qint64(level); }

    qint64 m_length = 0;
};

bool InputLength::add(const element& value, int level)
{
    switch (value.type()) {
    case element_type::OBJECT:
        return addObject(value.get_object().value_unsafe(), level);
    case element_type::ARRAY:
        return addArray(value.get_array().value_unsafe(), level);
    case element_type::STRING:
        m_length += pythonLength(value.get_string().value_unsafe());
        return true;
    case element_type::INT64:
        m_length += digitsOf(value.get_int64().value_unsafe());
        return true;
    case element_type::BOOL:
        m_length += value.get_bool().value_unsafe() ? 4 : 5;
        return true;
    case element_type::NULL_VALUE:
        m_length += 4;
        return true;
    default:
        return false; // the spelling of a number
    }
}

bool InputLength::addObject(const simdjson::dom::object& object, int level)
{
    constexpr size_t Most = 32;
    std::array<std::string_view, Most> keys;
    size_t count = 0;
    m_length += 2;
    for (const auto& [key, value] : object) {
        // Of keys that stand twice one is written.
        if (count == Most || std::ranges::contains(keys.begin(), keys.begin() + count, key))
            return false;
        m_length += count > 0 ? 1 : 0;
        keys[count++] = key;
        breakLine(level + 1);
        m_length += pythonLength(key) + 2;
        if (!add(value, level + 1))
            return false;
    }
    if (count > 0)
        breakLine(level);
    return true;
}

bool InputLength::addArray(const simdjson::dom::array& array, int level)
{
    m_length += 2;
    bool isFirst = true;
    for (const element& value : array) {
        m_length += isFirst ? 0 : 1;
        isFirst = false;
        breakLine(level + 1);
        if (!add(value, level + 1))
            return false;
    }
    if (!isFirst)
        breakLine(level);
    return true;
}

std::optional<qint64> inputLength(const PartMembers::Member& input)
{
    InputLength length;
    const qint64 none = 2; // "{}"
    if (!input)
        return none;
    return length.add(*input, 0) ? std::optional(length.length()) : std::nullopt;
}

} // namespace

// ---- parts --------------------------------------------------------------------------------------

struct PartDigester::Kinds
{
    qsizetype most;
    TokenRule rule;
    qint64 reasoningFrame; ///< code points around the text of a reasoning
    PartParser parser {};

    [[nodiscard]] std::optional<DigestText> digestText(const PartMembers& members) const;
    [[nodiscard]] std::optional<DigestPart> text(const PartMembers& members) const;
    [[nodiscard]] std::optional<DigestPart> reasoning(const PartMembers& members) const;
    [[nodiscard]] std::optional<DigestPart> tool(const PartMembers& members, const StoredPart& stored) const;
    [[nodiscard]] static std::optional<DigestPart> patch(const PartMembers& members);
};

std::optional<DigestText> PartDigester::Kinds::digestText(const PartMembers& members) const
{
    if (!PartMembers::isText(members.text))
        return {};
    DigestText text(PartMembers::utf8(members.text), most);
    return text.isOpen() ? std::nullopt : std::optional(std::move(text));
}

std::optional<DigestPart> PartDigester::Kinds::text(const PartMembers& members) const
{
    std::optional<DigestText> text = digestText(members);
    if (!text)
        return {};
    DigestPart digest;
    digest.part.body = TextPart {std::move(text->beginning)};
    digest.tokens = estimateLength(text->points, rule);
    addText(digest.textsWithIds, PartMembers::utf8(members.text));
    return digest;
}

std::optional<DigestPart> PartDigester::Kinds::reasoning(const PartMembers& members) const
{
    std::optional<DigestText> text = digestText(members);
    if (!text)
        return {};
    DigestPart digest;
    digest.part.body = ReasoningPart {std::move(text->beginning)};
    digest.tokens
        = estimateLength(reasoningFrame + pythonReprLength(PartMembers::utf8(members.text)), TokenRule::Quarter);
    return digest;
}

std::optional<DigestPart> PartDigester::Kinds::tool(const PartMembers& members, const StoredPart& stored) const
{
    const auto state = toolStateOf(stored.toolState.toString());
    const bool isPlain = !members.isRepeated && members.isPlainTool(stored) && state;
    const auto input = isPlain ? inputLength(members.input) : std::nullopt;
    const QByteArrayView storedInput = storedMnesisInput(stored.content);
    if (!input || members.input.has_value() == storedInput.isEmpty())
        return {};
    DigestPart digest;
    const auto takeText = [&](const PartMembers::Member& member) {
        if (!PartMembers::isText(member))
            return DigestText();
        const QByteArrayView utf8 = PartMembers::utf8(member);
        addText(digest.textsWithIds, utf8);
        return DigestText(utf8, most);
    };
    addText(digest.textsWithIds, storedInput);
    DigestText output = takeText(members.output);
    DigestText error = takeText(members.error);
    ToolPart tool;
    tool.name = fromUtf8(PartMembers::utf8(members.toolName));
    tool.state = *state;
    tool.hasOutput = PartMembers::isText(members.output);
    tool.hasError = PartMembers::isText(members.error);
    tool.output = std::move(output.beginning);
    tool.error = std::move(error.beginning);
    if (!stored.compactedAt.isNull())
        tool.prunedAt = timeFromMs(stored.compactedAt.toLongLong());
    qint64 length = renderedLength(tool);
    // Omitted parts are counted in their place; the input counts as an empty one.
    if (!tool.prunedAt)
        length += *input - *inputLength({}) + output.more + error.more;
    digest.tokens = estimateLength(length, rule);
    digest.part.body = std::move(tool);
    return digest;
}

std::optional<DigestPart> PartDigester::Kinds::patch(const PartMembers& members)
{
    const bool isPlain = !members.isRepeated && PartMembers::isText(members.diff) && members.files
        && members.files->is_array() && members.additions && members.additions->is_int64() && members.deletions
        && members.deletions->is_int64();
    if (!isPlain)
        return {};
    QStringList files;
    const simdjson::dom::array list = members.files->get_array().value_unsafe();
    for (const element& file : list) {
        if (!file.is_string())
            return {};
        files += fromUtf8(PartMembers::utf8(file));
    }
    DigestPart digest;
    digest.part.body = PatchPart();
    digest.tokens = estimateLength(
        pythonTextLength(pythonReprLength(PartMembers::utf8(members.diff)), files,
            members.additions->get_int64().value_unsafe(), members.deletions->get_int64().value_unsafe()),
        TokenRule::Quarter);
    return digest;
}

PartDigester::PartDigester(qsizetype most, TokenRule rule)
{
    Part empty;
    empty.body = ReasoningPart();
    m_kinds = std::make_unique<Kinds>(most, rule, pythonTextLength(empty) - pythonReprLength(QStringView()));
}

PartDigester::~PartDigester() = default;

std::optional<DigestPart> PartDigester::digest(const StoredPart& stored)
{
    const QString& type = stored.partType;
    const bool isKnown = type == "text"_L1 || type == "reasoning"_L1 || type == "tool"_L1 || type == "patch"_L1;
    if (!isKnown || stored.content.size() < stored.contentBytes)
        return {};
    const auto object = m_kinds->parser.parse(stored.content);
    if (!object)
        return {};
    const PartMembers members(*object);
    if (!members.isOfType(type))
        return {};
    if (type == "text"_L1)
        return m_kinds->text(members);
    if (type == "reasoning"_L1)
        return m_kinds->reasoning(members);
    return type == "tool"_L1 ? m_kinds->tool(members, stored) : m_kinds->patch(members);
}

} // namespace stemma::mnesis
