// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ask/contextquestion.h"

#include "core/base/saturating.h"
#include "core/base/tokenguess.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

// Models read these; they are not translated.
constexpr auto Opening = "(The conversation begins.)"_L1;
constexpr auto Separator = "\n\n---\n\n"_L1;
constexpr auto AskOne
    = "This is a question about the conversation above, by somebody who wants to know what can still be told from it. "
      "Answer it from the conversation alone, in the language of the question. Do not continue the task, and do not "
      "call tools. If the conversation does not say it, say so.\n\nQuestion: "_L1;
constexpr auto AskMany
    = "These are questions about the conversation above, by somebody who wants to know what can still be told from it. "
      "Answer each from the conversation alone, in whole sentences that name what they are about, and with the words "
      "of "
      "the conversation where it has them. Do not continue the task, and do not call tools. If the conversation does "
      "not say it, answer: The conversation does not say.\n\nBegin each answer on a new line with the number of its "
      "question and a full stop, and write nothing else.\n\n"_L1;

} // namespace

QString ContextQuestion::asked() const
{
    if (!isProbe())
        return AskOne + text.trimmed();
    QString questions = AskMany;
    for (qsizetype i = 0; i < probes.size(); ++i)
        questions += u"%1. %2\n"_s.arg(QString::number(i + 1), probes.at(i).text.simplified());
    return questions;
}

ModelRequest ContextQuestion::request(const AskedContext& context) const
{
    ModelRequest request;
    request.system = context.system;
    request.messages = context.messages;
    request.maxTokens = MostTokens;
    if (!request.messages.isEmpty() && !request.messages.constFirst().isFromUser)
        request.messages.prepend(ModelMessage {true, Opening}); // some servers take none that an assistant begins
    if (!request.messages.isEmpty() && request.messages.constLast().isFromUser)
        request.messages.last().text += Separator + asked();
    else
        request.messages += ModelMessage {true, asked()};
    return request;
}

qint64 ContextQuestion::tokensToSend(const AskedContext& context) const
{
    return saturatingAdd(context.tokens, guessedTokens(QStringView(asked())));
}

QStringList ContextQuestion::answers(const QString& answer) const
{
    return isProbe() ? probeAnswers(answer, probes.size()) : QStringList {answer};
}

} // namespace stemma
