// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/rulepatterns.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A pattern that never ends must not hold up a review.
constexpr QLatin1StringView Limits("(*LIMIT_MATCH=200000)");

} // namespace

void RulePatterns::addClass(const QString& name, QStringList members)
{
    // The longest that fits counts.
    std::ranges::stable_sort(members, std::greater {}, &QString::size);
    m_classes.insert(name, members);
}

std::expected<QRegularExpression, QString> RulePatterns::made(QString text, bool caseSensitive) const
{
    for (const auto& [name, members] : m_classes.asKeyValueRange()) {
        QStringList escaped;
        for (const QString& member : members)
            escaped.append(QRegularExpression::escape(member).replace("\\ "_L1, " "_L1));
        text.replace(u'<' + name + u'>', "(?:"_L1 + escaped.join(u'|') + u')');
    }
    if (text.isEmpty())
        return std::unexpected(QCoreApplication::translate("LossRules", "it has no pattern"));
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (!caseSensitive)
        options |= QRegularExpression::CaseInsensitiveOption;
    QRegularExpression limited(Limits + text, options);
    if (limited.isValid())
        return limited;
    return std::unexpected(
        QCoreApplication::translate("LossRules", "its regular expression is not valid at character %1 (%2)")
            .arg(limited.patternErrorOffset() - Limits.size() + 1)
            .arg(limited.errorString()));
}

QRegularExpression RulePatterns::joined(const QList<LossRules::Rule>& rules)
{
    QStringList alternatives;
    for (const LossRules::Rule& rule : rules) {
        const bool anyCase = rule.pattern.patternOptions().testFlag(QRegularExpression::CaseInsensitiveOption);
        alternatives += (anyCase ? u"(?i:"_s : u"(?:"_s) + rule.pattern.pattern().sliced(Limits.size()) + u')';
    }
    // Each alternative counts its groups from one, so that "\1" keeps its meaning. Anchored by itself: expressions that
    // are anchored when they are matched are not compiled to machine code.
    QRegularExpression joined(
        Limits + u"\\A(?|"_s + alternatives.join(u'|') + u')', QRegularExpression::UseUnicodePropertiesOption);
    if (!joined.isValid() || alternatives.isEmpty())
        return {};
    joined.optimize();
    return joined;
}

} // namespace stemma
