// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/declarationreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t MostOfStatement = 400; // tokens; beyond, it is data

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c == u'$';
}

/// Words that stand before parentheses without naming a function.
bool isControl(const QString& word)
{
    static const QStringList words {u"if"_s, u"for"_s, u"while"_s, u"switch"_s, u"catch"_s, u"return"_s, u"sizeof"_s,
        u"new"_s, u"throw"_s, u"else"_s, u"do"_s, u"foreach"_s, u"using"_s, u"lock"_s, u"synchronized"_s, u"function"_s,
        u"super"_s, u"this"_s, u"decltype"_s, u"alignas"_s, u"noexcept"_s, u"requires"_s, u"where"_s,
        u"static_assert"_s, u"__attribute__"_s, u"defined"_s};
    return words.contains(word);
}

} // namespace

void DeclarationReader::addLine(QStringView code, qint64 number)
{
    if (m_language.nesting == CodeLanguage::Nesting::Indentation)
        addIndented(code, number);
    else
        addTokens(code, number);
}

bool DeclarationReader::hasWord(const char* words, const QString& word) const
{
    const QByteArray wanted = ' ' + word.toUtf8() + ' ';
    return QByteArrayView(words).contains(wanted);
}

void DeclarationReader::addIndented(QStringView code, qint64 number)
{
    const QStringView text = code.trimmed();
    if (text.isEmpty())
        return;
    const qsizetype indent = text.begin() - code.begin();
    while (!m_indents.empty() && m_indents.back() >= indent)
        m_indents.pop_back();
    const qsizetype end = std::ranges::find_if_not(text, isWordCharacter) - text.begin();
    QStringView word = text.first(end);
    QStringView rest = text.sliced(end).trimmed();
    QString before;
    // "async def" of Python, "private def" of Ruby.
    if (rest.startsWith("def "_L1)) {
        before = word.toString() + u' ';
        word = rest.first(3);
        rest = rest.sliced(3).trimmed();
    }
    const bool isType = hasWord(m_language.types, word.toString());
    if (!isType && !hasWord(m_language.functions, word.toString()))
        return;
    // Ruby's names may have a type before them and a mark behind: "self.empty?", "Outer::Inner".
    const auto isPartOfName = [](QChar c) { return isWordCharacter(c) || QStringView(u".:?!=").contains(c); };
    QStringView name = rest.first(std::ranges::find_if_not(rest, isPartOfName) - rest.begin());
    while (name.endsWith(u':'))
        name.chop(1);
    if (name.isEmpty())
        return;
    m_found.push_back({before + word + u' ' + name, number, int(m_indents.size()), isType});
    m_indents.push_back(indent);
}

void DeclarationReader::addTokens(QStringView code, qint64 number)
{
    const QStringView text = code.trimmed();
    if (m_continues || text.startsWith(u'#')) {
        // C#'s regions, Rust's attributes and PHP's are no lines of a preprocessor, and hold no declaration either.
        const bool isAttribute = text.startsWith("#["_L1) || text.startsWith("#!["_L1);
        m_continues = !isAttribute && text.endsWith(u'\\');
        if (!isAttribute || text.endsWith(u']'))
            return;
    }
    for (qsizetype at = 0; at < code.size();) {
        const QChar c = code[at];
        if (isWordCharacter(c) || (c == u'~' && at + 1 < code.size() && code[at + 1].isLetter())) {
            qsizetype end = at + 1;
            while (end < code.size() && isWordCharacter(code[end]))
                ++end;
            addToken({code.sliced(at, end - at).toString(), number, !c.isDigit()});
            at = end;
            continue;
        }
        // A name that may hold anything: "fun `adds two`()".
        const bool isQuoted = c == u'`' && (m_language.name == "kotlin"_L1 || m_language.name == "swift"_L1);
        if (const qsizetype end = isQuoted ? code.indexOf(u'`', at + 1) : -1; end > at) {
            addToken({code.sliced(at, end + 1 - at).toString(), number, true});
            at = end + 1;
            continue;
        }
        if (const qsizetype end = operatorEnd(code, at); end > at) {
            m_nextName = code.sliced(at, end - at).toString();
            m_next = Scope::Function;
            list(u"func "_s + m_nextName, number, false);
            m_statement.push_back({m_nextName, number, true});
            at = end;
            continue;
        }
        const bool isPair = at + 1 < code.size()
            && ((c == u':' && code[at + 1] == u':') || (c == u'=' && code[at + 1] == u'>')
                || (c == u'-' && code[at + 1] == u'>') || (c == u'=' && code[at + 1] == u'='));
        if (!c.isSpace())
            addToken({code.sliced(at, isPair ? 2 : 1).toString(), number, false});
        at += isPair ? 2 : 1;
    }
    if (m_language.endsAtLine && m_parentheses == 0 && m_brackets == 0) {
        if (m_next == Scope::Other && m_language.plainFunctions != CodeLanguage::PlainFunctions::None)
            (void)openedPlainFunction(false);
        // "type A = B" has no body.
        if (m_next == Scope::Type && m_hasValue) {
            m_next = Scope::Other;
            m_nextName.clear();
        }
        endStatement();
    }
}

/// Where an operator ends that Swift declares here: "func + (a: A, b: A)"; @p at: there is none.
qsizetype DeclarationReader::operatorEnd(QStringView code, qsizetype at) const
{
    const bool isDeclared = m_language.name == "swift"_L1 && m_parentheses == 0 && isInDeclarations()
        && !m_statement.empty() && m_statement.back().text == "func"_L1;
    const auto isOperator = [](QChar c) { return QStringView(u"+-*/%=<>!&|^~?.").contains(c); };
    qsizetype end = at;
    while (isDeclared && end < code.size() && isOperator(code[end]))
        ++end;
    // "==<T>(" is generic.
    const bool isGeneric = end - at > 1 && code[end - 1] == u'<' && end < code.size() && code[end].isLetter();
    return isGeneric ? end - 1 : end;
}

/// Whether the token begins or ends a group of Go's types, "type ( A struct { … } )", or names one of them.
bool DeclarationReader::takesGroup(const Token& token)
{
    if (m_language.name != "go"_L1 || !m_scopes.empty() || m_parentheses > 0)
        return false;
    const QChar c = token.text[0];
    if (c == u'(' && m_statement.size() == 1 && m_statement.front().text == "type"_L1)
        m_isGroup = true;
    else if (m_isGroup && c == u')')
        m_isGroup = false;
    else if (m_isGroup && m_statement.empty() && token.isName) {
        list(u"type "_s + token.text, token.line, true);
        m_next = Scope::Type;
        m_nextName = token.text;
        return false;
    } else
        return false;
    endStatement();
    return true;
}

void DeclarationReader::addToken(const Token& token)
{
    const QChar c = token.text[0];
    if (takesGroup(token))
        return;
    if (!m_closed.unnamed.isEmpty()) {
        const OpenScope closed = std::exchange(m_closed, OpenScope());
        if (token.isName && !isControl(token.text))
            m_found.insert(m_found.begin() + ptrdiff_t(closed.at),
                Declaration {closed.unnamed + u' ' + token.text, token.line, m_level, true});
    }
    if (c == u'{' && m_parentheses == 0)
        return open();
    if (c == u'}' && m_parentheses == 0)
        return close();
    if (!isInDeclarations()) {
        // Braces only count; a closure within parentheses has its own.
        if (c == u'{')
            m_scopes.emplace_back();
        else if (c == u'}')
            close();
        return;
    }
    if (c == u';' && m_parentheses == 0) {
        if (m_next == Scope::Other && m_language.plainFunctions != CodeLanguage::PlainFunctions::None)
            (void)openedPlainFunction(false);
        m_next = Scope::Other;
        return endStatement();
    }
    if (c == u'(' && m_parentheses++ == 0 && m_angles == 0 && m_brackets == 0)
        m_statement.push_back(token);
    else if (c == u')')
        m_parentheses = std::max(0, m_parentheses - 1);
    else if (c == u'[')
        ++m_brackets;
    else if (c == u']')
        m_brackets = std::max(0, m_brackets - 1);
    else if (m_parentheses == 0 && m_brackets == 0 && c == u'<')
        ++m_angles;
    else if (m_parentheses == 0 && m_brackets == 0 && c == u'>')
        m_angles = std::max(0, m_angles - 1);
    if (m_parentheses > 0 || m_brackets > 0 || m_angles > 0 || c == u')' || c == u']' || c == u'>')
        return;
    if (token.text == "="_L1)
        m_hasValue = true;
    if (token.text == "=>"_L1 && m_language.plainFunctions == CodeLanguage::PlainFunctions::InTypes
        && m_statement.size() > 1 && m_language.endsAtLine) {
        // "const name = (…) =>"
        const auto equals = std::ranges::find(m_statement, u"="_s, &Token::text);
        if (equals != m_statement.end() && equals != m_statement.begin() && std::prev(equals)->isName
            && m_next == Scope::Other) {
            list(std::prev(equals)->text + u"()"_s, std::prev(equals)->line, false);
            m_next = Scope::Function;
        }
    }
    addName(token);
    if (m_statement.size() < MostOfStatement)
        m_statement.push_back(token);
}

/// A name behind the word that declares one.
void DeclarationReader::addName(const Token& token)
{
    const bool isOfType
        = !m_scopes.empty() && !m_hasValue && (m_statement.empty() || m_statement.back().text != "."_L1);
    if (isOfType && hasWord(m_language.unnamed, token.text)) {
        list(token.text, token.line, false);
        m_next = Scope::Function;
        m_nextName = token.text;
        return;
    }
    if (m_statement.empty() || m_language.typesNeedBody)
        return;
    const Token& last = m_statement.back();
    const bool isPoint = token.text == "."_L1 || token.text == "\\"_L1;
    if (m_nameGoesOn && token.isName && (last.text == "."_L1 || last.text == "\\"_L1)) {
        m_found.back().text += last.text + token.text;
        m_nextName = token.text;
        return;
    }
    m_nameGoesOn = m_nameGoesOn && isPoint;
    // "func (a *A) name" of Go: behind the parentheses. A field may be one: "name func(a A) error".
    const bool isBehindReceiver = last.text == "("_L1 && m_statement.size() == 2 && m_language.name == "go"_L1
        && m_statement.front().text == "func"_L1;
    // "function* name" of JavaScript.
    const bool isBehindStar
        = last.text == "*"_L1 && m_statement.size() > 1 && m_statement[m_statement.size() - 2].text == "function"_L1;
    const QString& word = isBehindReceiver || isBehindStar ? m_statement[m_statement.size() - 2].text : last.text;
    const bool isType = hasWord(m_language.types, word);
    const bool isFunction = hasWord(m_language.functions, word);
    // Not of "where T : class", nor a member that is called like a word.
    const bool isWord = isType || isFunction;
    const bool isMember = m_statement.size() > 1 && (m_statement[m_statement.size() - 2].text == "."_L1);
    if (!isWord || isMember || !token.isName || hasWord(m_language.types, token.text)
        || hasWord(m_language.functions, token.text) || token.text == "extends"_L1 || token.text == "implements"_L1
        || word == "impl"_L1)
        return;
    if (m_hasValue && isType)
        return;
    if (token.text == "of"_L1 || token.text == "in"_L1)
        return;
    list(word + u' ' + token.text, token.line, isType);
    m_next = isType ? Scope::Type : Scope::Function;
    m_nextName = token.text;
    m_nameGoesOn = true;
}

void DeclarationReader::list(const QString& text, qint64 line, bool isType)
{
    m_found.push_back({text, line, m_level, isType});
}

bool DeclarationReader::isInDeclarations() const
{
    return m_scopes.empty() || m_scopes.back().scope == Scope::Type;
}

void DeclarationReader::open()
{
    OpenScope scope;
    if (isInDeclarations()) {
        const size_t before = m_found.size();
        scope.scope = opened(scope.name);
        scope.isListed = scope.scope == Scope::Type && (m_found.size() > before || !m_nextName.isEmpty());
        const bool isTypedef = m_statement.size() == 2 && m_statement.front().text == "typedef"_L1;
        if (isTypedef && scope.scope == Scope::Type && !scope.isListed)
            scope.unnamed = m_statement.back().text;
        scope.at = before;
    }
    m_level += scope.isListed ? 1 : 0;
    m_scopes.push_back(scope);
    m_next = Scope::Other;
    m_nextName.clear();
    endStatement();
}

void DeclarationReader::close()
{
    if (!m_scopes.empty()) {
        m_level -= m_scopes.back().isListed ? 1 : 0;
        m_closed = std::move(m_scopes.back());
        m_scopes.pop_back();
    }
    endStatement();
}

void DeclarationReader::endStatement()
{
    m_statement.clear();
    m_parentheses = 0;
    m_brackets = 0;
    m_angles = 0;
    m_hasValue = false;
    m_nameGoesOn = false;
}

/// What a brace opens; @p name: of a type.
DeclarationReader::Scope DeclarationReader::opened(QString& name)
{
    if (m_next != Scope::Other) {
        name = m_nextName;
        return m_next;
    }
    if (m_statement.empty())
        return Scope::Other;
    if (openedType(name))
        return Scope::Type;
    if (m_language.plainFunctions != CodeLanguage::PlainFunctions::None && openedPlainFunction(true))
        return Scope::Function;
    // extern "C" {
    return m_statement.front().text == "extern"_L1 && m_statement.size() == 1 ? Scope::Type : Scope::Other;
}

bool DeclarationReader::openedType(QString& name)
{
    const auto isTypeWord = [this](const Token& token) { return hasWord(m_language.types, token.text); };
    const auto word = std::ranges::find_if(m_statement, isTypeWord);
    const bool hasCall = std::ranges::find(m_statement, u"("_s, &Token::text) != m_statement.end();
    if (word == m_statement.end() || m_hasValue)
        return false;
    if (word->text == "impl"_L1) {
        QStringList parts;
        for (auto token = word; token != m_statement.end() && token->text != "where"_L1; ++token)
            parts.append(token->text);
        name = parts.join(u' ').replace(u" :: "_s, u"::"_s);
        list(name, word->line, true);
        return true;
    }
    if (!m_language.typesNeedBody || hasCall)
        return !m_language.typesNeedBody && !hasCall;
    // The last name before what it derives from: macros may stand before it.
    for (auto token = std::next(word); token != m_statement.end() && token->text != ":"_L1; ++token) {
        if (token->text == "::"_L1 && !name.isEmpty() && std::next(token) != m_statement.end()) {
            ++token;
            name += u"::"_s + token->text;
        } else if (token->isName && token->text != "final"_L1 && !isTypeWord(*token)) {
            name = token->text;
        }
    }
    if (!name.isEmpty())
        list(word->text + u' ' + name, word->line, true);
    return true;
}

bool DeclarationReader::openedPlainFunction(bool hasBody)
{
    const bool isInType = !m_scopes.empty() && m_scopes.back().scope == Scope::Type;
    if (m_language.plainFunctions == CodeLanguage::PlainFunctions::InTypes && !isInType)
        return false;
    // Behind those of annotations.
    const auto isCall = [this](const Token& one) {
        const auto at = &one - m_statement.data();
        return one.text == "("_L1 && !(at >= 2 && m_statement[size_t(at) - 2].text == "@"_L1);
    };
    const auto parenthesis = std::ranges::find_if(m_statement, isCall);
    const QString first = m_statement.empty() ? QString() : m_statement.front().text;
    if (parenthesis == m_statement.end() || parenthesis == m_statement.begin() || first == ","_L1 || first == ":"_L1)
        return false;
    auto token = std::prev(parenthesis);
    // What is called for a value is no declaration.
    const auto equals = std::ranges::find(m_statement, u"="_s, &Token::text);
    if (!token->isName || isControl(token->text) || equals < parenthesis)
        return false;
    QString name = token->text;
    const qint64 line = token->line;
    while (token - m_statement.begin() >= 2 && std::prev(token)->text == "::"_L1 && std::prev(token, 2)->isName) {
        token -= 2;
        name = token->text + u"::"_s + name;
    }
    // A call, or a macro, has nothing before it; a constructor neither.
    const QStringView bare = QStringView(token->text).sliced(token->text.startsWith(u'~') ? 1 : 0);
    const bool isConstructor = isInType && m_scopes.back().name.endsWith(bare);
    const bool isScript = m_language.endsAtLine;
    if (token == m_statement.begin() && !isConstructor && !(hasBody && (isScript || name.contains("::"_L1))))
        return false;
    // Scripts call functions without declaring anything, but in types of TypeScript.
    if (!hasBody
        && std::ranges::contains(m_statement, isScript ? u"abstract"_s : u"typedef"_s, &Token::text) != isScript)
        return false;
    list(name + u"()"_s, line, false);
    return true;
}

} // namespace stemma
