// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/turnfacts.h"

#include "core/base/text.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct TurnFactsText
{
    Q_DECLARE_TR_FUNCTIONS(TurnModel)
};

} // namespace

TurnFacts turnFacts(const Turn& turn)
{
    QStringList troubles;
    if (turn.failed > 0)
        troubles += TurnFactsText::tr("%Ln failed", nullptr, turn.failed);
    if (turn.damaged > 0)
        troubles += TurnFactsText::tr("%Ln damaged", nullptr, turn.damaged);
    QStringList contents;
    if (turn.steps() > 0)
        contents += TurnFactsText::tr("%Ln step(s)", nullptr, turn.steps());
    if (turn.patches > 0)
        contents += TurnFactsText::tr("%Ln patch(es)", nullptr, turn.patches);
    if (turn.compactions > 0)
        contents += TurnFactsText::tr("%Ln compaction(s)", nullptr, turn.compactions);
    return {troubles.join(factSeparator()), contents.join(factSeparator())};
}

} // namespace stemma
