// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossrules.h"

#include <expected>

namespace stemma {

/// Makes the patterns of one rule file, in which "<must>" stands for any word of the class "must".
class RulePatterns
{
public:
    void addClass(const QString& name, QStringList members);
    [[nodiscard]] QStringList members(const QString& name) const { return m_classes.value(name); }

    /// The expression of @p text; otherwise a translated reason, without a point, why there is none.
    [[nodiscard]] std::expected<QRegularExpression, QString> made(QString text, bool caseSensitive) const;
    /// One for all of @p rules, anchored to the beginning; no pattern: they cannot be joined.
    [[nodiscard]] static QRegularExpression joined(const QList<LossRules::Rule>& rules);

private:
    QHash<QString, QStringList> m_classes;
};

} // namespace stemma
