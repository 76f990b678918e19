// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/explore/codelanguages.h"

#include <QList>

#include <vector>

namespace stemma {

/// A type or a function where it is declared.
struct Declaration
{
    QString text; ///< as the language spells it: "class A", "fn b", "c()"
    qint64 line = 0; ///< from 1
    int level = 0; ///< in how many others it stands
    bool isType = false; ///< or a module; else a function

    bool operator==(const Declaration&) const = default;
};

/// Finds what is declared in the files of one language, by the words that begin declarations and by their form. Takes
/// lines without comments and literals. It is no compiler: code that macros write is not seen, and what stands within a
/// function is left out.
class DeclarationReader
{
public:
    explicit DeclarationReader(const CodeLanguage& language)
        : m_language(language)
    {
    }
    void addLine(QStringView code, qint64 number);
    [[nodiscard]] const std::vector<Declaration>& found() const { return m_found; }

private:
    enum class Scope : quint8 { Type, Function, Other };
    struct Token
    {
        QString text;
        qint64 line = 0;
        bool isName = false;
    };
    struct OpenScope
    {
        Scope scope = Scope::Other;
        QString name;
        bool isListed = false;
        QString unnamed; ///< the word of a type that is named behind its brace: "typedef struct { … } name;"
        size_t at = 0; ///< its place among what is found
    };

    void addIndented(QStringView code, qint64 number);
    void addTokens(QStringView code, qint64 number);
    void addToken(const Token& token);
    [[nodiscard]] qsizetype operatorEnd(QStringView code, qsizetype at) const;
    [[nodiscard]] bool takesGroup(const Token& token);
    void addName(const Token& token);
    void open();
    void close();
    void endStatement();
    void list(const QString& text, qint64 line, bool isType);
    [[nodiscard]] bool isInDeclarations() const; ///< not within a function or a value
    [[nodiscard]] Scope opened(QString& name);
    [[nodiscard]] bool openedType(QString& name);
    /// A name before the first parentheses, of a function with or without a body.
    [[nodiscard]] bool openedPlainFunction(bool hasBody);
    [[nodiscard]] bool hasWord(const char* words, const QString& word) const;

    const CodeLanguage& m_language;
    std::vector<Declaration> m_found;
    std::vector<OpenScope> m_scopes;
    int m_level = 0; ///< of them, how many are listed
    std::vector<Token> m_statement; ///< so far, without what stands in parentheses and brackets
    int m_parentheses = 0;
    int m_brackets = 0;
    int m_angles = 0;
    bool m_hasValue = false; ///< an equals sign is in the statement
    bool m_isGroup = false; ///< within "type ( … )"
    bool m_continues = false; ///< a line of a preprocessor goes on
    bool m_nameGoesOn = false; ///< the last one found, behind a point: "namespace A.B"
    OpenScope m_closed; ///< just now, where its name is still to come
    Scope m_next = Scope::Other; ///< what the next brace opens, where words said so
    QString m_nextName;
    std::vector<qsizetype> m_indents;
};

} // namespace stemma
