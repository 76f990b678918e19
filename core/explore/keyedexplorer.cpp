// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// YAML and TOML by their lines: where keys and sections stand can be told without their values, also of files that are
// not valid, and of very long ones.
#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t MostYamlDepth = 4;

/// The end of a quoted text that begins @p line, behind its quote; -1: it does not end here.
qsizetype endOfQuoted(QByteArrayView line)
{
    const char quote = line[0];
    for (qsizetype at = 1; at < line.size(); ++at) {
        if (quote == '"' && line[at] == '\\')
            ++at;
        else if (line[at] == quote)
            return at + 1;
    }
    return -1;
}

/// A value without the anchor and the tag before it.
QByteArrayView yamlValueOf(QByteArrayView text)
{
    while (text.startsWith('&') || text.startsWith('!')) {
        const qsizetype end = text.indexOf(' ');
        text = end < 0 ? QByteArrayView() : text.sliced(end).trimmed();
    }
    return text;
}

/// The key at the beginning of @p text; empty: there is none. @p rest: what follows its colon.
QByteArrayView yamlKeyOf(QByteArrayView text, QByteArrayView& rest)
{
    if (text.isEmpty() || text[0] == '#' || text[0] == '{' || text[0] == '[' || text[0] == '|' || text[0] == '>')
        return {};
    qsizetype from = 0;
    if (text[0] == '"' || text[0] == '\'') {
        from = endOfQuoted(text);
        if (from < 0)
            return {};
    }
    for (qsizetype at = from; at < text.size(); ++at) {
        if (text[at] == '#' && at > 0 && text[at - 1] == ' ')
            return {};
        if (text[at] != ':' || (at + 1 < text.size() && text[at + 1] != ' ' && text[at + 1] != '\t'))
            continue;
        rest = text.sliced(at + 1).trimmed();
        return text.first(at).trimmed();
    }
    return {};
}

class YamlExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;

private:
    void add(QByteArrayView line, qint64 number, ExplorationSection& section);
    /// What of the value opens quotes or brackets that a later line closes.
    void addValue(QByteArrayView text);

    std::vector<qsizetype> m_indents; ///< of the keys around this line
    char m_quote = 0; ///< that is open: the text goes on in the lines below
    int m_brackets = 0; ///< the same of a list or a map in brackets
    qsizetype m_valueIndent = 0; ///< of the line in which it began; what stands below it is indented more
    qsizetype m_block = -1; ///< indentation of the key whose text stands in the lines below; -1: none
    qint64 m_top = 0;
    qint64 m_items = 0; ///< of a sequence at the top
    qint64 m_documents = 0;
    bool m_isBegun = false; ///< the document has content
    bool m_isJson = false; ///< as a whole, and shows its keys
};

void YamlExplorer::addValue(QByteArrayView text)
{
    const auto mayBegin = [text](qsizetype at) {
        return at == 0 || text[at - 1] == text[at] || QByteArrayView(" \t[{,:").contains(text[at - 1]);
    };
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (m_quote != 0) {
            if (m_quote == '"' && c == '\\')
                ++at;
            else if (c == m_quote)
                m_quote = 0; // a doubled one opens the text again
        } else if ((c == '"' || c == '\'') && mayBegin(at)) {
            m_quote = c;
        } else if (c == '#' && (at == 0 || text[at - 1] == ' ')) {
            return;
        } else {
            m_brackets += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        }
        // Behind its quote or its bracket a value is over.
        if (m_quote == 0 && m_brackets <= 0 && (at + 1 >= text.size() || text[at + 1] != c))
            break;
    }
    m_brackets = std::max(0, m_brackets);
}

void YamlExplorer::add(QByteArrayView line, qint64 number, ExplorationSection& section)
{
    if (line.startsWith("---") || line.startsWith("...")) {
        m_quote = 0;
        m_brackets = 0;
        m_isBegun = false;
        m_isJson = false;
        m_indents.clear();
        m_block = -1;
        return;
    }
    QByteArrayView text = line.trimmed();
    qsizetype indent = text.begin() - line.begin();
    if (m_quote != 0 || m_brackets > 0) {
        if (text.isEmpty() || indent > m_valueIndent || text[0] == ']' || text[0] == '}')
            return addValue(text);
        m_quote = 0; // it never ends, which is a fault of its own and hides nothing else
        m_brackets = 0;
    }
    if (text.isEmpty() || text[0] == '#' || text[0] == '%')
        return;
    const qsizetype lineIndent = indent;
    if (m_block >= 0 && indent > m_block)
        return;
    m_block = -1;
    if (!m_isBegun) {
        m_isBegun = true;
        m_isJson = indent == 0 && (text[0] == '{' || text[0] == '[');
        ++m_documents;
    }
    m_items += indent == 0 && (text.startsWith("- ") || text == "-") ? 1 : 0;
    while (text.startsWith("- ")) {
        const QByteArrayView item = text.sliced(2).trimmed();
        indent += text.size() - item.size();
        text = item;
    }
    while (!m_indents.empty() && m_indents.back() >= indent)
        m_indents.pop_back();
    QByteArrayView rest;
    const QByteArrayView key = yamlKeyOf(text, rest);
    const QByteArrayView value = yamlValueOf(key.isEmpty() ? text : rest);
    const char first = value.isEmpty() ? '\0' : value[0];
    if (first == '|' || first == '>')
        m_block = key.isEmpty() ? lineIndent : indent;
    m_valueIndent = lineIndent;
    if (!m_isJson && (first == '"' || first == '\'' || first == '{' || first == '['))
        addValue(value);
    if (key.isEmpty())
        return;
    m_top += m_indents.empty() && indent == 0 ? 1 : 0;
    if (m_indents.size() < MostYamlDepth)
        addLine(section, {shownText(key, 80), number, int(m_indents.size())});
    m_indents.push_back(indent);
}

void YamlExplorer::explore(TextSource& source, Exploration& into)
{
    ExplorationSection keys;
    TextLines lines(source);
    while (const auto line = lines.next())
        add(*line, lines.number(), keys);
    addCount(into, "keys"_L1, m_top);
    addCount(into, "items"_L1, m_items);
    addCount(into, "documents"_L1, m_documents);
    addCount(into, "lines"_L1, lines.number());
    setHeadline(into, {"keys"_L1, "items"_L1, "documents"_L1, "lines"_L1});
    ExplorationSection& section = addSection(into, "keys"_L1);
    section.lines = keys.lines;
    section.leftOut = keys.leftOut;
}

class TomlExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;

private:
    void add(QByteArrayView line, qint64 number, ExplorationSection& section);
    /// What of the value opens quotes or brackets that a later line closes.
    void addValue(QByteArrayView text);

    QByteArray m_quotes; ///< three of them, that end the text which goes on here
    int m_brackets = 0;
    int m_level = 0;
    qint64 m_tables = 0;
    qint64 m_keys = 0;
    qint64 m_strange = 0;
    qint64 m_firstStrange = 0;
};

void TomlExplorer::addValue(QByteArrayView text)
{
    for (qsizetype at = 0; at < text.size();) {
        const QByteArrayView rest = text.sliced(at);
        if (!m_quotes.isEmpty()) {
            const qsizetype end = rest.indexOf(m_quotes);
            if (end < 0)
                return;
            at += end + m_quotes.size();
            m_quotes.clear();
        } else if (rest.startsWith("\"\"\"") || rest.startsWith("'''")) {
            m_quotes = rest.first(3).toByteArray();
            at += 3;
        } else if (rest[0] == '"' || rest[0] == '\'') {
            const qsizetype end = endOfQuoted(rest);
            if (end < 0)
                return;
            at += end;
        } else if (rest[0] == '#') {
            return;
        } else {
            m_brackets += rest[0] == '[' || rest[0] == '{' ? 1 : rest[0] == ']' || rest[0] == '}' ? -1 : 0;
            ++at;
        }
    }
    m_brackets = std::max(0, m_brackets);
}

void TomlExplorer::add(QByteArrayView line, qint64 number, ExplorationSection& section)
{
    if (!m_quotes.isEmpty() || m_brackets > 0)
        return addValue(line);
    const QByteArrayView text = line.trimmed();
    if (text.isEmpty() || text[0] == '#')
        return;
    if (text[0] == '[') {
        const qsizetype end = text.indexOf(']');
        const bool isList = text.startsWith("[[");
        const QByteArrayView name = text.sliced(isList ? 2 : 1, std::max<qsizetype>(0, end - (isList ? 2 : 1)));
        if (end < 0 || name.trimmed().isEmpty()) {
            m_firstStrange = m_strange++ == 0 ? number : m_firstStrange;
            return;
        }
        ++m_tables;
        m_level = int(std::min<qsizetype>(6, name.count('.')));
        addLine(section, {(isList ? u"[[%1]]"_s : u"[%1]"_s).arg(shownText(name.trimmed(), 80)), number, m_level++});
        return;
    }
    const qsizetype from = text[0] == '"' || text[0] == '\'' ? std::max<qsizetype>(0, endOfQuoted(text)) : 0;
    const qsizetype equals = text.indexOf('=', from);
    if (equals <= 0) {
        m_firstStrange = m_strange++ == 0 ? number : m_firstStrange;
        return;
    }
    ++m_keys;
    addLine(section, {shownText(text.first(equals).trimmed(), 80), number, m_level});
    addValue(text.sliced(equals + 1));
}

void TomlExplorer::explore(TextSource& source, Exploration& into)
{
    ExplorationSection keys;
    TextLines lines(source);
    while (const auto line = lines.next())
        add(*line, lines.number(), keys);
    addCount(into, "sections"_L1, m_tables);
    addCount(into, "keys"_L1, m_keys);
    addCount(into, "lines"_L1, lines.number());
    setHeadline(into, {"sections"_L1, "keys"_L1, "lines"_L1});
    ExplorationSection& section = addSection(into, "keys"_L1);
    section.lines = keys.lines;
    section.leftOut = keys.leftOut;
    if (m_strange > 0)
        into.notes.append(ExploreText::tr("Line %L1 is neither a section nor a key.").arg(m_firstStrange));
    else if (!m_quotes.isEmpty() || m_brackets > 0)
        into.notes.append(ExploreText::tr("The last value does not end."));
}

} // namespace

std::unique_ptr<Explorer> makeYamlExplorer()
{
    return std::make_unique<YamlExplorer>();
}

std::unique_ptr<Explorer> makeTomlExplorer()
{
    return std::make_unique<TomlExplorer>();
}

} // namespace stemma
