// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/files/tomlsections.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// A key of a document and what stands there.
struct TomlNode
{
    enum class Kind : quint8 { Table, TableList, Value };

    Kind kind = Kind::Table;
    bool isDeclared = false; ///< by a header, or by keys with points under an earlier header
    bool isPending = false; ///< that, from the next header on
    std::vector<std::pair<QString, std::unique_ptr<TomlNode>>> children; ///< of a list: of its last table

    [[nodiscard]] TomlNode* child(const QString& key) const
    {
        const auto found
            = std::ranges::find(children, key, [](const auto& child) -> const QString& { return child.first; });
        return found == children.end() ? nullptr : found->second.get();
    }
    TomlNode* add(const QString& key, Kind childKind)
    {
        children.emplace_back(key, std::make_unique<TomlNode>(childKind));
        return children.back().second.get();
    }
};

/// Decides only whether the text is TOML, and collects its keys; values are looked at and forgotten.
class TomlReader
{
public:
    explicit TomlReader(const QString& text)
        : m_text(text)
    {
    }
    [[nodiscard]] bool run();
    [[nodiscard]] const TomlNode& root() const { return m_root; }

private:
    static constexpr int Deepest = 200;

    [[nodiscard]] QChar at(qsizetype place) const { return place < m_text.size() ? m_text[place] : QChar(); }
    [[nodiscard]] bool takes(QLatin1StringView text);
    void skipBlanks();
    [[nodiscard]] bool skipComment(); ///< false: it has a control character
    [[nodiscard]] bool skipLines(); ///< blanks, line ends and comments
    [[nodiscard]] bool header();
    [[nodiscard]] bool keyAndValue(TomlNode& table, bool isInline);
    [[nodiscard]] bool key(QStringList& parts);
    [[nodiscard]] bool value();
    [[nodiscard]] bool array();
    [[nodiscard]] bool inlineTable();
    [[nodiscard]] bool string(QString* text);
    [[nodiscard]] bool escape(QString& text, bool isLong);
    [[nodiscard]] bool scalar();

    const QString m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    TomlNode m_root;
    TomlNode* m_table = &m_root; ///< of the last header
    std::vector<TomlNode*> m_pending;
};

bool isControlCharacter(QChar c)
{
    return (c.unicode() < 0x20 && c != u'\t') || c.unicode() == 0x7F;
}

bool TomlReader::takes(QLatin1StringView text)
{
    if (!QStringView(m_text).sliced(m_at).startsWith(text))
        return false;
    m_at += text.size();
    return true;
}

void TomlReader::skipBlanks()
{
    while (at(m_at) == u' ' || at(m_at) == u'\t')
        ++m_at;
}

bool TomlReader::skipComment()
{
    if (m_at >= m_text.size() || at(m_at) != u'#')
        return true;
    for (; m_at < m_text.size() && m_text[m_at] != u'\n'; ++m_at) {
        if (isControlCharacter(m_text[m_at]))
            return false;
    }
    return true;
}

bool TomlReader::skipLines()
{
    for (;;) {
        const qsizetype before = m_at;
        skipBlanks();
        while (at(m_at) == u'\n')
            ++m_at;
        if (!skipComment())
            return false;
        if (m_at == before)
            return true;
    }
}

bool TomlReader::run()
{
    for (;;) {
        if (!skipLines())
            return false;
        if (m_at == m_text.size())
            return true;
        if (!(at(m_at) == u'[' ? header() : keyAndValue(*m_table, false)))
            return false;
        skipBlanks();
        if (!skipComment() || (m_at < m_text.size() && m_text[m_at] != u'\n'))
            return false;
    }
}

bool TomlReader::header()
{
    for (TomlNode* node : m_pending)
        node->isDeclared = true;
    m_pending.clear();
    const bool isList = takes("[["_L1);
    m_at += isList ? 0 : 1;
    skipBlanks();
    QStringList parts;
    if (!key(parts) || !takes(isList ? "]]"_L1 : "]"_L1))
        return false;
    TomlNode* node = &m_root;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool isLast = i == parts.size() - 1;
        TomlNode* next = node->child(parts.at(i));
        if (!next)
            next = node->add(parts.at(i), isLast && isList ? TomlNode::Kind::TableList : TomlNode::Kind::Table);
        else if (next->kind == TomlNode::Kind::Value
            || (isLast && (isList ? next->kind != TomlNode::Kind::TableList : next->isDeclared)))
            return false;
        node = next;
    }
    if (isList)
        node->children.clear();
    node->isDeclared = true;
    m_table = node;
    return true;
}

bool TomlReader::keyAndValue(TomlNode& table, bool isInline)
{
    QStringList parts;
    if (!key(parts) || !takes("="_L1))
        return false;
    TomlNode* node = &table;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
        TomlNode* next = node->child(parts.at(i));
        if (!next)
            next = node->add(parts.at(i), TomlNode::Kind::Table);
        else if (next->kind != TomlNode::Kind::Table || next->isDeclared)
            return false;
        if (!isInline)
            m_pending.push_back(next);
        node = next;
    }
    skipBlanks();
    if (!value() || node->child(parts.last()))
        return false;
    node->add(parts.last(), TomlNode::Kind::Value);
    return true;
}

bool TomlReader::key(QStringList& parts)
{
    do {
        skipBlanks();
        QString part;
        if (at(m_at) == u'"' || at(m_at) == u'\'') {
            const QStringView rest = QStringView(m_text).sliced(m_at);
            if (rest.startsWith("\"\"\""_L1) || rest.startsWith("'''"_L1) || !string(&part))
                return false;
        } else {
            const qsizetype begin = m_at;
            while (m_at < m_text.size() && m_text[m_at].unicode() < 0x80
                && (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_' || m_text[m_at] == u'-'))
                ++m_at;
            part = m_text.sliced(begin, m_at - begin);
            if (part.isEmpty())
                return false;
        }
        parts.append(part);
        skipBlanks();
    } while (takes("."_L1));
    return true;
}

bool TomlReader::value()
{
    const QChar c = at(m_at);
    if (c == u'"' || c == u'\'')
        return string(nullptr);
    if (c != u'[' && c != u'{')
        return scalar();
    if (m_depth >= Deepest)
        return false;
    ++m_depth;
    const bool isSound = c == u'[' ? array() : inlineTable();
    --m_depth;
    return isSound;
}

bool TomlReader::array()
{
    ++m_at;
    for (;;) {
        if (!skipLines())
            return false;
        if (takes("]"_L1))
            return true;
        if (!value() || !skipLines())
            return false;
        if (takes("]"_L1))
            return true;
        if (!takes(","_L1))
            return false;
    }
}

bool TomlReader::inlineTable()
{
    ++m_at;
    TomlNode table;
    skipBlanks();
    if (takes("}"_L1))
        return true;
    for (;;) {
        if (!keyAndValue(table, true))
            return false;
        skipBlanks();
        if (takes("}"_L1))
            return true;
        if (!takes(","_L1))
            return false;
        skipBlanks();
    }
}

bool TomlReader::escape(QString& text, bool isLong)
{
    static constexpr std::pair<char, char> Plain[]
        = {{'b', '\b'}, {'t', '\t'}, {'n', '\n'}, {'f', '\f'}, {'r', '\r'}, {'"', '"'}, {'\\', '\\'}};
    ++m_at;
    const QChar c = at(m_at);
    if (isLong && (c == u' ' || c == u'\t' || c == u'\n')) {
        // The line end and all white space behind it are left out.
        skipBlanks();
        if (at(m_at) != u'\n')
            return false;
        while (at(m_at) == u' ' || at(m_at) == u'\t' || at(m_at) == u'\n')
            ++m_at;
        return true;
    }
    ++m_at;
    for (const auto& [written, meant] : Plain) {
        if (c == QLatin1Char(written)) {
            text += QLatin1Char(meant);
            return true;
        }
    }
    if (c != u'u' && c != u'U')
        return false;
    const qsizetype size = c == u'u' ? 4 : 8;
    const QString digits = m_text.mid(m_at, size);
    static const QRegularExpression hexadecimal(u"^[0-9A-Fa-f]+$"_s);
    const uint code = digits.toUInt(nullptr, 16);
    if (digits.size() != size || !hexadecimal.match(digits).hasMatch() || code > 0x10FFFF
        || (code >= 0xD800 && code <= 0xDFFF))
        return false;
    const char32_t character = code;
    text += QString::fromUcs4(&character, 1);
    m_at += size;
    return true;
}

bool TomlReader::string(QString* text)
{
    const QChar quote = at(m_at);
    const QString three(3, quote);
    const bool isLong = QStringView(m_text).sliced(m_at).startsWith(three);
    m_at += isLong ? 3 : 1;
    if (isLong && at(m_at) == u'\n')
        ++m_at;
    QString read;
    while (m_at < m_text.size()) {
        const QChar c = m_text[m_at];
        if (c == quote && (!isLong || QStringView(m_text).sliced(m_at).startsWith(three))) {
            m_at += isLong ? 3 : 1;
            // Two more may stand before the end.
            for (int i = 0; isLong && i < 2 && at(m_at) == quote; ++i)
                ++m_at;
            if (text)
                *text = read;
            return true;
        }
        if (isControlCharacter(c) && !(isLong && c == u'\n'))
            return false;
        if (c == u'\\' && quote == u'"') {
            if (!escape(read, isLong))
                return false;
            continue;
        }
        read += c;
        ++m_at;
    }
    return false;
}

bool TomlReader::scalar()
{
    static const QString clock = u"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?"_s;
    static const QRegularExpression word(u"true|false|[+-]?(?:inf|nan)"_s);
    static const QRegularExpression date(u"([0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))(?:[Tt ]"_s + clock
        + u"(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?"_s);
    static const QRegularExpression time(clock);
    static const QRegularExpression number(
        u"0(?:x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|b[01](?:_?[01])*|o[0-7](?:_?[0-7])*)"
        "|[+-]?(?:0|[1-9](?:_?[0-9])*)(?:\\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?"_s);
    for (const QRegularExpression* form : {&date, &time, &number, &word}) {
        const QRegularExpressionMatch match
            = form->match(m_text, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            continue;
        if (form == &date && !QDate::fromString(match.captured(1), Qt::ISODate).isValid())
            return false;
        m_at = match.capturedEnd();
        return true;
    }
    return false;
}

} // namespace

std::optional<QStringList> tomlSections(QString text)
{
    text.replace("\r\n"_L1, "\n"_L1);
    TomlReader reader(text);
    if (!reader.run())
        return {};
    QStringList names;
    for (const auto& [name, node] : reader.root().children)
        names.append(name);
    return names;
}

} // namespace stemma::mnesis
