// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/redaction/needscanner.h"
#include "core/export/redaction/redactionrules.h"

#include <optional>
#include <span>

namespace stemma {

/// A place in a text that a rule found.
struct RedactionFind
{
    const RedactionRule* rule = nullptr;
    qsizetype start = 0; ///< of the value, in UTF-16 units
    qsizetype length = 0;

    bool operator==(const RedactionFind&) const = default;
};

/// What a redaction put in the place of a value: "[email 3]".
struct StandIn
{
    QString words;
    int number = 0;
    qsizetype length = 0; ///< in the text
};

/// Finds by rules what should not be handed on. Of places that overlap, that of the earlier rule counts. One pass over
/// a text tells where rules are to be tried, so that their number hardly counts. Any thread.
class RedactionFinder
{
public:
    /// Stands in a text for what was taken out of it; no value has it.
    static constexpr QChar Gap = QChar::ObjectReplacementCharacter;

    explicit RedactionFinder(std::vector<RedactionRule> rules);

    [[nodiscard]] const std::vector<RedactionRule>& rules() const { return m_rules; }
    /// In the order of the text; nothing of rules that keep what they match, and nothing within stand-ins.
    [[nodiscard]] std::vector<RedactionFind> find(const QString& text) const;
    /// No value: at @p at begins none that these rules would put there.
    [[nodiscard]] std::optional<StandIn> standInAt(QStringView text, qsizetype at) const;

private:
    struct Need
    {
        size_t rule = 0;
        QString text;
    };
    /// Where a rule is to be tried.
    struct Place
    {
        size_t rule = 0;
        qsizetype start = 0;

        auto operator<=>(const Place&) const = default;
    };

    [[nodiscard]] std::vector<RedactionFind> findIn(const QString& text) const;
    [[nodiscard]] std::vector<Place> placesIn(const QString& text) const;
    [[nodiscard]] bool isValue(const RedactionRule& rule, QStringView value) const;
    [[nodiscard]] bool isAnyIn(const QString& decoded) const;
    void findBy(std::span<const Place> places, const QString& text, std::vector<RedactionFind>& finds) const;
    void add(const RedactionRule& rule, const QRegularExpressionMatch& match, std::vector<RedactionFind>& finds) const;

    std::vector<RedactionRule> m_rules;
    QStringList m_standIns; ///< the words of them
    std::vector<Need> m_needs; ///< in the order of the scanner's words
    NeedScanner m_scanner;
    std::vector<size_t> m_runRules; ///< those with RedactionRule::leastRun
    qsizetype m_leastRun = 0; ///< of these, the shortest
};

} // namespace stemma
