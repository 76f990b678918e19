// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QString>

namespace stemma {

class PlanChoices;
struct PlanRequest;

/// Beside the headline; empty for what removes, which has an icon of the desktop.
[[nodiscard]] QString planIcon(EditKind kind);

/// What a plan dialog says of the change that is chosen in it: a value for one sentence, which must not outlive both.
class PlanDialogTexts
{
public:
    PlanDialogTexts(const PlanRequest& request, const PlanChoices& choices);

    [[nodiscard]] QString headline() const; ///< "Fork “title” after message 3"
    [[nodiscard]] QString done() const; ///< that the change was made, as a sentence
    [[nodiscard]] QString button() const; ///< the word of the button that makes the change

private:
    [[nodiscard]] QString headlineInPlace() const;
    [[nodiscard]] QString doneInPlace() const;
    [[nodiscard]] int shownNumber() const; ///< of the message that the change is about, from 1

    const PlanRequest& m_request;
    const PlanChoices& m_choices;
};

} // namespace stemma
