// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/tokenrule.h"

#include "core/store/formats/mnesis/context/tokens.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TokenRuleText
{
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

} // namespace

TokenRule tokenRuleFor(const QString& format, const QString& model, const CompactionProfile& profile)
{
    if (format == "mnesis"_L1) {
        const bool third = mnesis::modelWindow(model).rule == mnesis::TokenRule::Third;
        if (profile.countsByQuarter)
            return {4, TokenRuleText::tr("mnesis 0.3 pruning rule, length / %1").arg(4)};
        return {third ? 3 : 4, TokenRuleText::tr("mnesis rule for this model, length / %1").arg(third ? 3 : 4)};
    }
    return {4, TokenRuleText::tr("UTF-8 bytes / %1").arg(4)};
}

} // namespace stemma
