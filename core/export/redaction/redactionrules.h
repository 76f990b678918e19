// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <iterator>
#include <vector>

namespace stemma {

/// What a value tells that others need not know.
enum class RedactionKind : quint8 {
    Secret, ///< keys, tokens, passwords, private keys
    Random, ///< looks as random as a key, though no rule knows it
    Email,
    Phone,
    Account, ///< at a bank, and cards
    Name, ///< of people: that the user gave, or beside an e-mail address
    Home, ///< the home folder of a user, whose name it has
    Host, ///< addresses and names within a private network
    Image,
};

inline constexpr RedactionKind AllRedactionKinds[]
    = {RedactionKind::Secret, RedactionKind::Random, RedactionKind::Email, RedactionKind::Phone, RedactionKind::Account,
        RedactionKind::Name, RedactionKind::Home, RedactionKind::Host, RedactionKind::Image};
static_assert(std::size(AllRedactionKinds) == size_t(RedactionKind::Image) + 1);

[[nodiscard]] QLatin1StringView nameOf(RedactionKind kind); ///< "secret", "random"…: of rules and the command line
[[nodiscard]] std::optional<RedactionKind> redactionKindOf(QStringView name);

/// What the digits of a value have to fulfil, see checkdigits.
enum class DigitCheck : quint8 { None, Luhn, Mod97 };

/// How values of one sort are known. A pattern is tried only where one of the needs stands, and has to match from
/// there on: a text is gone through once for all rules, and their number hardly counts.
struct RedactionRule
{
    QString id; ///< stable, kebab-case
    RedactionKind kind = RedactionKind::Secret;
    QString standIn; ///< what stands in for a value, before its number: "email"
    QRegularExpression pattern; ///< its groups "value…", where it has any, are what is redacted
    std::vector<int> valueGroups; ///< numbers of these groups
    QRegularExpression pieces; ///< where it has a pattern, values are what it finds within what matched…
    std::vector<int> pieceGroups; ///< … or its groups "value…"
    bool isKept = false; ///< what matches is none, and no rule behind this one finds anything there
    QStringList needs; ///< words with which a match begins; see NeedScanner::AnyDigit
    bool anyCase = false; ///< of the letters in needs
    int leastRun = 0; ///< tried, too, where so many letters, digits, '+', '-' and '_' or more stand in a row
    bool stepsBack = false; ///< a match begins with the word before the need…
    QString wordSigns; ///< … to which these signs belong beside letters and digits
    bool wordStart = false; ///< only where no letter, digit or underscore stands before it
    bool wholeWord = true; ///< the value counts only where no letter or digit goes on with it
    double leastEntropy = 0; ///< bits a character, of what matched; less is no secret
    DigitCheck check = DigitCheck::None;
    bool isEncoded = false; ///< what matches is base64, and a value where rules find one in the text that it holds
    QRegularExpression excepted; ///< of whole values that are none; empty: none is excepted
};

/// The rules of the program, which are data (core/export/redaction/rules). Errors name the rule that cannot be used.
[[nodiscard]] Result<std::vector<RedactionRule>> loadRedactionRules(const QByteArray& json);
[[nodiscard]] const std::vector<RedactionRule>& builtInRedactionRules();

/// A rule for names that somebody gave, in any case and as JSON in ASCII spells them; none of them may be empty. Of
/// names with several words it finds the last word before the others, too, and the words as fields: {"first": "Jo",
/// "last": "Lee"}.
[[nodiscard]] RedactionRule ruleOfNames(const QStringList& names);

/// Shannon entropy in bits a character.
[[nodiscard]] double entropyOf(QStringView text);

} // namespace stemma
