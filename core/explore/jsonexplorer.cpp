// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"
#include "core/explore/jsonshape.h"

#include <nlohmann/json.hpp>
#include <simdjson.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Type = JsonShape::Type;

void noteMissed(const JsonShape::Budget& budget, Exploration& into)
{
    if (budget.missed > 0)
        into.notes.append(ExploreText::tr("There are more keys than are listed here."));
}

/// The characters of a text as a parser takes them, and the line that it is in.
class Characters
{
public:
    explicit Characters(TextSource& source)
        : m_source(source)
        , m_left(source.next())
    {
        if (m_left.startsWith("\xEF\xBB\xBF"))
            m_left = m_left.sliced(3);
    }
    [[nodiscard]] bool atEnd() const { return m_left.isEmpty(); }
    [[nodiscard]] char current() const { return m_left[0]; }
    void advance()
    {
        m_isEnded = m_left[0] == '\n';
        m_line += m_isEnded ? 1 : 0;
        m_left = m_left.sliced(1);
        if (m_left.isEmpty())
            m_left = m_source.next();
    }
    [[nodiscard]] qint64 line() const { return m_line; }
    /// Of the whole text, also where it was not read to its end. What stands behind the last line end is a line if it
    /// is something.
    [[nodiscard]] qint64 countLines()
    {
        while (!m_left.isEmpty()) {
            m_line += std::ranges::count(m_left, '\n');
            m_isEnded = m_left.endsWith('\n');
            m_left = m_source.next();
        }
        return m_line - (m_isEnded ? 1 : 0);
    }

private:
    TextSource& m_source;
    QByteArrayView m_left;
    qint64 m_line = 1;
    bool m_isEnded = true; ///< the last character was the end of a line, or there was none
};

/// The same in the form that nlohmann_json reads.
class Iterator
{
public:
    using difference_type = std::ptrdiff_t;
    using value_type = char;
    using pointer = const char*;
    using reference = char;
    using iterator_category = std::input_iterator_tag;

    explicit Iterator(Characters* characters = nullptr)
        : m_characters(characters)
    {
    }
    char operator*() const { return m_characters->current(); }
    Iterator& operator++()
    {
        m_characters->advance();
        return *this;
    }
    bool operator==(const Iterator& other) const { return isOver() == other.isOver(); }

private:
    [[nodiscard]] bool isOver() const { return !m_characters || m_characters->atEnd(); }

    Characters* m_characters;
};

/// Takes a document in the order of its text. Levels that are too deep to be shown are counted only, so that a text of
/// nothing but brackets cannot fill the memory.
class ShapeReader final : public nlohmann::json_sax<nlohmann::json>
{
public:
    ShapeReader(const Characters& characters, JsonShape& root)
        : m_characters(characters)
        , m_root(root)
    {
    }
    [[nodiscard]] const JsonShape::Budget& budget() const { return m_budget; }
    [[nodiscard]] qint64 failedLine() const { return m_failedLine; } ///< 0: did not fail

    bool null() override { return add(Type::Null); }
    bool boolean(bool) override { return add(Type::Boolean); }
    bool number_integer(number_integer_t) override { return add(Type::Integer); }
    bool number_unsigned(number_unsigned_t) override { return add(Type::Integer); }
    bool number_float(number_float_t, const string_t&) override { return add(Type::Number); }
    bool string(string_t&) override { return add(Type::String); }
    bool binary(binary_t&) override { return true; }
    bool start_object(size_t) override { return begin(Type::Object); }
    bool start_array(size_t) override { return begin(Type::Array); }
    bool key(string_t& key) override
    {
        if (m_deeper > 0)
            return true;
        Level& level = m_levels.back();
        const bool isDeep = m_levels.size() > size_t(JsonShape::MostDepth);
        level.member = level.shape && !isDeep ? level.shape->member(key, m_characters.line(), m_budget) : nullptr;
        return true;
    }
    bool end_object() override
    {
        if (m_deeper > 0)
            --m_deeper;
        else
            m_levels.pop_back();
        return true;
    }
    bool end_array() override
    {
        if (m_deeper > 0) {
            --m_deeper;
            return true;
        }
        if (m_levels.back().shape)
            m_levels.back().shape->addLength(m_levels.back().items);
        m_levels.pop_back();
        return true;
    }
    bool parse_error(size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        m_failedLine = m_characters.line();
        return false;
    }

private:
    struct Level
    {
        JsonShape* shape = nullptr;
        JsonShape* member = nullptr; ///< of an object, the place of the value that comes
        bool isArray = false;
        qint64 items = 0;
    };

    JsonShape* place()
    {
        if (m_deeper > 0)
            return nullptr;
        if (m_levels.empty())
            return &m_root;
        Level& level = m_levels.back();
        if (!level.isArray)
            return level.member;
        ++level.items;
        return level.shape && m_levels.size() <= size_t(JsonShape::MostDepth) ? level.shape->items(m_budget) : nullptr;
    }
    bool add(Type type)
    {
        if (JsonShape* shape = place())
            shape->add(type);
        return true;
    }
    bool begin(Type type)
    {
        JsonShape* shape = place();
        if (shape)
            shape->add(type);
        if (m_levels.size() > size_t(JsonShape::MostDepth))
            ++m_deeper;
        else
            m_levels.push_back({shape, nullptr, type == Type::Array, 0});
        return true;
    }

    const Characters& m_characters;
    JsonShape& m_root;
    JsonShape::Budget m_budget;
    std::vector<Level> m_levels;
    qint64 m_deeper = 0; ///< open levels within those
    qint64 m_failedLine = 0;
};

class JsonExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void JsonExplorer::explore(TextSource& source, Exploration& into)
{
    JsonShape root;
    Characters characters(source);
    ShapeReader reader(characters, root);
    nlohmann::json::sax_parse(Iterator(&characters), Iterator(), &reader);
    if (reader.failedLine() > 0 && !source.job().isCancelled())
        into.notes.append(ExploreText::tr("From line %L1 on this is not valid JSON.").arg(reader.failedLine()));
    if (root.countOf(Type::Array) > 0)
        addCount(into, "items"_L1, root.mostItems());
    else if (root.countOf(Type::Object) > 0)
        addCount(into, "keys"_L1, root.keys());
    addCount(into, "lines"_L1, characters.countLines());
    setHeadline(into, {"items"_L1, "keys"_L1, "lines"_L1});
    root.tell(addSection(into, "structure"_L1), 0, false);
    noteMissed(reader.budget(), into);
}

/// A record that was parsed.
void addElement(JsonShape& shape, const simdjson::dom::element& element, JsonShape::Budget& budget, int depth)
{
    using Kind = simdjson::dom::element_type;
    switch (element.type()) {
    case Kind::NULL_VALUE:
        return shape.add(Type::Null);
    case Kind::BOOL:
        return shape.add(Type::Boolean);
    case Kind::INT64:
    case Kind::UINT64:
        return shape.add(Type::Integer);
    case Kind::DOUBLE:
        return shape.add(Type::Number);
    case Kind::STRING:
        return shape.add(Type::String);
    case Kind::OBJECT:
        shape.add(Type::Object);
        if (depth == JsonShape::MostDepth)
            return;
        for (const auto [key, value] : simdjson::dom::object(element)) {
            if (JsonShape* member = shape.member(key, 0, budget))
                addElement(*member, value, budget, depth + 1);
        }
        return;
    case Kind::ARRAY: {
        shape.add(Type::Array);
        qint64 count = 0;
        for (const simdjson::dom::element item : simdjson::dom::array(element)) {
            ++count;
            if (JsonShape* items = depth == JsonShape::MostDepth ? nullptr : shape.items(budget))
                addElement(*items, item, budget, depth + 1);
        }
        return shape.addLength(count);
    }
    default:
        return;
    }
}

class JsonLinesExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void JsonLinesExplorer::explore(TextSource& source, Exploration& into)
{
    constexpr int MostBad = 20;
    simdjson::dom::parser parser;
    JsonShape root;
    JsonShape::Budget budget;
    QByteArray padded;
    qint64 records = 0;
    qint64 bad = 0;
    ExplorationSection badLines;
    TextLines lines(source);
    while (const auto line = lines.next()) {
        const QByteArrayView text = line->trimmed();
        if (text.isEmpty())
            continue;
        padded.resize(0);
        padded.reserve(text.size() + qsizetype(simdjson::SIMDJSON_PADDING));
        padded.append(text);
        simdjson::dom::element record;
        const bool isCut = lines.wasCut();
        const simdjson::error_code failure
            = isCut ? simdjson::CAPACITY : parser.parse(padded.constData(), size_t(padded.size()), false).get(record);
        if (failure == simdjson::SUCCESS) {
            ++records;
            addElement(root, record, budget, 0);
            continue;
        }
        if (++bad <= MostBad)
            badLines.lines.append({shownText(text, 60), lines.number(), 0});
    }
    addCount(into, "records"_L1, records);
    addCount(into, "bad_lines"_L1, bad);
    addCount(into, "lines"_L1, lines.number());
    setHeadline(into, {"records"_L1, "bad_lines"_L1});
    if (bad > 0) {
        ExplorationSection& section = addSection(into, "bad_lines"_L1);
        section.lines = badLines.lines;
        into.notes.append(ExploreText::tr("The first line that cannot be read is line %L1.")
                .arg(section.lines.at(0).line.value_or(0)));
        section.leftOut = bad - badLines.lines.size();
    }
    root.tell(addSection(into, "structure"_L1), 0, true);
    noteMissed(budget, into);
}

} // namespace

std::unique_ptr<Explorer> makeJsonExplorer()
{
    return std::make_unique<JsonExplorer>();
}

std::unique_ptr<Explorer> makeJsonLinesExplorer()
{
    return std::make_unique<JsonLinesExplorer>();
}

} // namespace stemma
