// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossrules.h"
#include "core/compaction/rulepatterns.h"

#include <nlohmann/json_fwd.hpp>

namespace stemma {

/// Reads one rule file into a set of rules. Invalid entries are skipped and reported; the rest counts.
class LossRulesReader
{
public:
    LossRulesReader(LossRules& rules, QString fileName);

    [[nodiscard]] QList<LossRules::Problem> read(QByteArrayView text);

private:
    using JsonValue = nlohmann::ordered_json;

    void readMember(const QString& key, const JsonValue& value);
    void readLanguage(const JsonValue& file);
    bool readOfLanguage(const QString& key, const JsonValue& value);
    void readUnits(const JsonValue& value);
    void readConcepts(const JsonValue& value);
    void addMeaning(const QString& words, const LossRules::Concept& meaning);
    void addMeaningOfWord(const QString& word, const LossRules::Concept& meaning);
    void readAlternatives(const JsonValue& value);
    void readNumberWords(const JsonValue& value);
    void readNumbers(const QString& list, const JsonValue& value, QHash<QString, double>& numbers);
    void readClasses(const JsonValue& value);
    [[nodiscard]] QStringList triggers(const QString& rule, const JsonValue& value);
    void readSalience(const JsonValue& value);
    void readNear(const JsonValue& value);
    void readEvidence(const JsonValue& value);
    void readRules(const JsonValue& value);
    void readRule(const JsonValue& value, qsizetype number);
    void remove(const QString& rule);
    [[nodiscard]] std::optional<QRegularExpression> pattern(
        const JsonValue& value, const QString& rule, bool caseSensitive);
    [[nodiscard]] QStringList words(const QString& key, const JsonValue& value, bool lowered = true);
    [[nodiscard]] std::optional<LossKind> kind(const QString& name, const QString& where);
    void problem(const QString& where, const QString& reason);

    LossRules& m_rules;
    QString m_file;
    RulePatterns m_patterns;
    std::optional<LossRules::Language> m_language;
    QList<LossRules::Problem> m_problems;
};

} // namespace stemma
