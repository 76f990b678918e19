// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/files/filesummary.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <list>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// A key of a document and what stands there.
struct TomlNode
{
    enum class Kind : quint8 { Table, TableList, Value };

    QString name {};
    Kind kind = Kind::Table;
    bool isDeclared = false; ///< by a header, or by keys with points under an earlier header
    std::list<TomlNode> children {}; ///< of a list: of its last table

    [[nodiscard]] TomlNode* child(const QString& key)
    {
        const auto found = std::ranges::find(children, key, &TomlNode::name);
        return found == children.end() ? nullptr : &*found;
    }
    TomlNode* add(const QString& key, Kind childKind) { return &children.emplace_back(key, childKind); }
};

/// The words of the language, each to be found where the reader stands. A control character ends them all.
struct TomlWords
{
    const QString comment = u"#[^\\x00-\\x08\\x0A-\\x1F\\x7F]*+"_s;
    const QRegularExpression blanks {u"[ \\t]*+"_s};
    const QRegularExpression lines {u"(?:[ \\t\\n]++|"_s + comment + u")*+"_s};
    const QRegularExpression lineEnd {u"[ \\t]*+(?:"_s + comment + u")?+(?=\\n|\\z)"_s};

    const QString escape = u"\\\\(?:[btnfr\"\\\\]|(?:u|U0000)(?![dD][89a-fA-F])[0-9A-Fa-f]{4}"
                           "|U00(?:0[1-9A-Fa-f]|10)[0-9A-Fa-f]{4})"_s;
    const QString quoted = u"\"(?:[^\"\\\\\\x00-\\x08\\x0A-\\x1F\\x7F]++|"_s + escape + u")*+\""_s;
    const QString literal = u"'[^'\\x00-\\x08\\x0A-\\x1F\\x7F]*+'"_s;
    const QRegularExpression key {u"[A-Za-z0-9_-]++|(?!\"\"\"|''')(?:"_s + quoted + u'|' + literal + u')'};
    /// In long texts a line end that is escaped is left out, with all white space behind it, and two more quotes may
    /// stand before the end.
    const QRegularExpression string {u"\"\"\"(?:[^\"\\\\\\x00-\\x08\\x0B-\\x1F\\x7F]++|\"{1,2}(?!\")|"_s + escape
        + u"|\\\\[ \\t]*+\\n[ \\t\\n]*+)*+\"{3,5}|'''(?:[^'\\x00-\\x08\\x0B-\\x1F\\x7F]++|'{1,2}(?!'))*+'{3,5}|"_s
        + quoted + u'|' + literal};

    const QString clock = u"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?"_s;
    const QRegularExpression scalar {u"([0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))(?:[Tt ]"_s + clock
        + u"(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?|"_s + clock
        + u"|0(?:x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|b[01](?:_?[01])*|o[0-7](?:_?[0-7])*)"
          "|[+-]?(?:0|[1-9](?:_?[0-9])*)(?:\\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?"
          "|true|false|[+-]?(?:inf|nan)"_s};
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

    bool takes(const QRegularExpression& word);
    [[nodiscard]] bool takes(QChar c);
    [[nodiscard]] bool header();
    [[nodiscard]] bool keyAndValue(TomlNode& table, bool isInline);
    [[nodiscard]] bool key(QStringList& parts);
    [[nodiscard]] bool value();
    [[nodiscard]] bool array();
    [[nodiscard]] bool inlineTable();

    const TomlWords m_words;
    const QString m_text;
    qsizetype m_at = 0;
    QRegularExpressionMatch m_taken; ///< the last word
    int m_depth = 0;
    TomlNode m_root;
    TomlNode* m_table = &m_root; ///< of the last header
    std::vector<TomlNode*> m_pending; ///< are declared from the next header on
};

bool TomlReader::takes(const QRegularExpression& word)
{
    m_taken = word.match(m_text, m_at, QRegularExpression::NormalMatch,
        QRegularExpression::AnchorAtOffsetMatchOption | QRegularExpression::DontCheckSubjectStringMatchOption);
    if (m_taken.hasMatch())
        m_at = m_taken.capturedEnd();
    return m_taken.hasMatch();
}

bool TomlReader::takes(QChar c)
{
    const bool isThere = m_at < m_text.size() && m_text[m_at] == c;
    m_at += isThere ? 1 : 0;
    return isThere;
}

bool TomlReader::run()
{
    for (;;) {
        takes(m_words.lines);
        if (m_at == m_text.size())
            return true;
        if (!(takes(u'[') ? header() : keyAndValue(*m_table, false)) || !takes(m_words.lineEnd))
            return false;
    }
}

bool TomlReader::header()
{
    for (TomlNode* node : m_pending)
        node->isDeclared = true;
    m_pending.clear();
    const bool isList = takes(u'[');
    QStringList parts;
    if (!key(parts) || !takes(u']') || (isList && !takes(u']')))
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
    if (!key(parts) || !takes(u'='))
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
    takes(m_words.blanks);
    if (!value() || node->child(parts.last()))
        return false;
    node->add(parts.last(), TomlNode::Kind::Value);
    return true;
}

/// What a key says that is spelled so.
QString tomlKey(const QString& source)
{
    const bool isQuoted = source.startsWith(u'"');
    QString text = isQuoted || source.startsWith(u'\'') ? source.sliced(1, source.size() - 2) : source;
    if (!isQuoted)
        return text;
    static const QRegularExpression escape(u"\\\\(?:u(.{4})|U(.{8})|(.))"_s);
    constexpr QStringView Written = u"btnfr";
    constexpr QStringView Meant = u"\b\t\n\f\r";
    QString key;
    qsizetype at = 0;
    for (const QRegularExpressionMatch& match : escape.globalMatch(text)) {
        key += text.sliced(at, match.capturedStart() - at);
        at = match.capturedEnd();
        const char32_t code = QString(match.captured(1) + match.captured(2)).toUInt(nullptr, 16);
        const qsizetype plain = Written.indexOf(match.captured(3));
        key += !match.hasCaptured(3) ? QString::fromUcs4(&code, 1)
            : plain >= 0             ? QString(Meant[plain])
                                     : match.captured(3);
    }
    return key + text.sliced(at);
}

bool TomlReader::key(QStringList& parts)
{
    do {
        takes(m_words.blanks);
        if (!takes(m_words.key))
            return false;
        parts.append(tomlKey(m_taken.captured()));
        takes(m_words.blanks);
    } while (takes(u'.'));
    return true;
}

bool TomlReader::value()
{
    if (takes(m_words.string))
        return true;
    const bool isArray = takes(u'[');
    if (!isArray && !takes(u'{'))
        return takes(m_words.scalar)
            && (!m_taken.hasCaptured(1) || QDate::fromString(m_taken.captured(1), Qt::ISODate).isValid());
    if (m_depth >= Deepest)
        return false;
    ++m_depth;
    const bool isSound = isArray ? array() : inlineTable();
    --m_depth;
    return isSound;
}

bool TomlReader::array()
{
    do {
        takes(m_words.lines);
        if (takes(u']'))
            return true;
        if (!value())
            return false;
        takes(m_words.lines);
    } while (takes(u','));
    return takes(u']');
}

bool TomlReader::inlineTable()
{
    TomlNode table;
    takes(m_words.blanks);
    if (takes(u'}'))
        return true;
    do {
        if (!keyAndValue(table, true))
            return false;
        takes(m_words.blanks);
    } while (takes(u','));
    return takes(u'}');
}

} // namespace

std::optional<QStringList> tomlSections(QString text)
{
    text.replace("\r\n"_L1, "\n"_L1);
    TomlReader reader(text);
    if (!text.isValidUtf16() || !reader.run())
        return {};
    QStringList names;
    for (const TomlNode& node : reader.root().children)
        names.append(node.name);
    return names;
}

} // namespace stemma::mnesis
