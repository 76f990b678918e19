// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/json.h"
#include "core/compaction/lossrules.h"

namespace stemma {

/// Reads one rule file into a set of rules. Invalid entries are skipped and reported; the rest counts.
class LossRulesReader
{
public:
    LossRulesReader(LossRules& rules, QString fileName);

    [[nodiscard]] QList<LossRules::Problem> read(QByteArrayView text);

private:
    void readMember(const QString& key, const json::Value& value);
    void readLanguage(const json::Value& file);
    bool readOfLanguage(const QString& key, const json::Value& value);
    void readUnits(const json::Value& value);
    void readConcepts(const json::Value& value);
    void addMeaning(const QString& words, const LossRules::Concept& meaning);
    void readNumberWords(const json::Value& value);
    void readSalience(const json::Value& value);
    void readNear(const json::Value& value);
    void readRules(const json::Value& value);
    void readRule(const json::Value& value, qsizetype number);
    void remove(const QString& rule);
    void joinTokenRules();
    [[nodiscard]] std::optional<QRegularExpression> pattern(
        const json::Value* value, const QString& rule, bool caseSensitive);
    [[nodiscard]] QStringList words(const QString& key, const json::Value& value, bool lowered = true);
    [[nodiscard]] std::optional<LossKind> kind(const QString& name, const QString& where);
    void problem(const QString& where, const QString& reason);

    LossRules& m_rules;
    QString m_file;
    std::optional<LossRules::Language> m_language;
    QList<LossRules::Problem> m_problems;
};

} // namespace stemma
