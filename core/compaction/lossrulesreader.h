// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossrules.h"

#include <nlohmann/json_fwd.hpp>

namespace stemma {

/// Reads one rule file into a set of rules. Invalid entries are skipped and reported; the rest counts.
class LossRulesReader
{
public:
    LossRulesReader(LossRules& rules, QString fileName);

    [[nodiscard]] QList<LossRules::Problem> read(QByteArrayView text);

private:
    using Json = nlohmann::ordered_json;

    void readMember(const QString& key, const Json& value);
    void readLanguage(const Json& file);
    bool readOfLanguage(const QString& key, const Json& value);
    void readUnits(const Json& value);
    void readConcepts(const Json& value);
    void addMeaning(const QString& words, const LossRules::Concept& meaning);
    void readNumberWords(const Json& value);
    void readSalience(const Json& value);
    void readNear(const Json& value);
    void readRules(const Json& value);
    void readRule(const Json& value, qsizetype number);
    void remove(const QString& rule);
    void joinTokenRules();
    [[nodiscard]] std::optional<QRegularExpression> pattern(const Json& value, const QString& rule, bool caseSensitive);
    [[nodiscard]] QStringList words(const QString& key, const Json& value, bool lowered = true);
    [[nodiscard]] std::optional<LossKind> kind(const QString& name, const QString& where);
    void problem(const QString& where, const QString& reason);

    LossRules& m_rules;
    QString m_file;
    std::optional<LossRules::Language> m_language;
    QList<LossRules::Problem> m_problems;
};

} // namespace stemma
