// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/redaction/redactionrules.h"

namespace stemma {

/// A place in a text that a rule found.
struct RedactionFind
{
    const RedactionRule* rule = nullptr;
    qsizetype start = 0; ///< of the value, in UTF-16 units
    qsizetype length = 0;

    bool operator==(const RedactionFind&) const = default;
};

/// Finds by rules what should not be handed on. Of places that overlap, that of the earlier rule counts. Any thread.
class RedactionFinder
{
public:
    explicit RedactionFinder(std::vector<RedactionRule> rules);

    [[nodiscard]] const std::vector<RedactionRule>& rules() const { return m_rules; }
    /// In the order of the text.
    [[nodiscard]] std::vector<RedactionFind> find(const QString& text) const;

private:
    [[nodiscard]] bool isValue(size_t rule, const QString& value) const;
    void findBy(size_t rule, const QString& text, std::vector<RedactionFind>& finds) const;

    std::vector<RedactionRule> m_rules;
    std::vector<std::vector<QString>> m_needs; ///< of each rule, in small letters
    std::vector<std::vector<QRegularExpression>> m_excepted;
};

} // namespace stemma
