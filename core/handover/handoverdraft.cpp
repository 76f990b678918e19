// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/handoverdraft.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct HandOverLossText
{
    Q_DECLARE_TR_FUNCTIONS(HandOver)
};

QString lossText(HandOverLoss loss, int count)
{
    switch (loss) {
    case HandOverLoss::Thinking:
        return HandOverLossText::tr("%Ln thinking block(s) are left out.", nullptr, count);
    case HandOverLoss::ThinkingAsText:
        return HandOverLossText::tr(
            "%Ln thinking block(s) become text of the answer, without signatures.", nullptr, count);
    case HandOverLoss::HiddenThinking:
        return HandOverLossText::tr("%Ln thinking block(s) that the provider hid are left out.", nullptr, count);
    case HandOverLoss::ToolsAsText:
        return HandOverLossText::tr("%Ln tool call(s) become text, with their results.", nullptr, count);
    case HandOverLoss::OpenCalls:
        return HandOverLossText::tr("%Ln tool call(s) without a result become text.", nullptr, count);
    case HandOverLoss::LooseResults:
        return HandOverLossText::tr("%Ln tool result(s) without a call become text.", nullptr, count);
    case HandOverLoss::Images:
        return HandOverLossText::tr("%Ln image(s) are left out.", nullptr, count);
    case HandOverLoss::FileNotes:
        return HandOverLossText::tr("%Ln large file(s) become text: the path and the summary.", nullptr, count);
    case HandOverLoss::Patches:
        return HandOverLossText::tr("%Ln recorded file change(s) are left out; the tool calls stay.", nullptr, count);
    case HandOverLoss::Summaries:
        return HandOverLossText::tr(
            "%Ln summary(s) are left out, because the messages they replaced are handed over.", nullptr, count);
    case HandOverLoss::SystemTexts:
        return HandOverLossText::tr("%Ln system message(s) of the agent are left out.", nullptr, count);
    case HandOverLoss::InjectedTexts:
        return HandOverLossText::tr("%Ln text(s) that the agent added to prompts are left out.", nullptr, count);
    case HandOverLoss::Discarded:
        return HandOverLossText::tr("%Ln discarded message(s) are left out.", nullptr, count);
    case HandOverLoss::SideChains:
        return HandOverLossText::tr("%Ln message(s) of side chains are left out.", nullptr, count);
    case HandOverLoss::SubAgents:
        return HandOverLossText::tr(
            "%Ln session(s) of sub-agents are left out. Each can be handed over by itself.", nullptr, count);
    case HandOverLoss::EarlyAnswers:
        return HandOverLossText::tr("%Ln answer(s) before the first prompt are left out.", nullptr, count);
    case HandOverLoss::HalfCharacters:
        return HandOverLossText::tr("Half a character (a lone surrogate) is replaced in %Ln text(s).", nullptr, count);
    case HandOverLoss::Failures:
        return HandOverLossText::tr(
            "%Ln failed tool call(s) are no longer marked as failed; the output stays.", nullptr, count);
    case HandOverLoss::Unreadable:
        return HandOverLossText::tr("%Ln unreadable message(s) are left out.", nullptr, count);
    case HandOverLoss::Others:
        return HandOverLossText::tr("%Ln other record(s), such as events, are left out.", nullptr, count);
    case HandOverLoss::Count:
        break;
    }
    return {};
}

} // namespace

QStringList textsOf(const HandOverLosses& losses)
{
    QStringList texts;
    for (size_t i = 0; i < losses.size(); ++i) {
        if (losses[i] > 0)
            texts << lossText(HandOverLoss(i), int(losses[i]));
    }
    return texts;
}

} // namespace stemma
