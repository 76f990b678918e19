// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/asklines.h"

#include "app/cli/output.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

constexpr int MoneyPlaces = 4;

struct AskLineText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString verdictWords(ProbeVerdict verdict)
{
    switch (verdict) {
    case ProbeVerdict::Answered:
        return AskLineText::tr("answered");
    case ProbeVerdict::Otherwise:
        return AskLineText::tr("answered otherwise");
    case ProbeVerdict::NotAnswered:
        break;
    }
    return AskLineText::tr("not answered");
}

/// An answer may begin with blank lines.
QStringView withoutBlankBegin(QStringView text)
{
    while (!text.isEmpty() && text.front().isSpace())
        text.slice(1);
    return text;
}

} // namespace

QString sizeWords(const AskCost& cost)
{
    return AskLineText::tr("about %1 (estimate), for an answer of at most %2", "12 tokens")
        .arg(tokensText(cost.tokensIn), number(cost.tokensOut));
}

QString costWords(const AskCost& cost)
{
    return cost.money ? AskLineText::tr("Estimated cost: at most %1").arg(moneyText(cost))
                      : AskLineText::tr("Estimated cost: not known (set a price with --price)");
}

QString moneyText(const AskCost& cost)
{
    const QString money = QLocale().toString(*cost.money, 'f', MoneyPlaces);
    return cost.currency.isEmpty() ? money : u"%1 %2"_s.arg(money, cost.currency);
}

void putRequest(TextLines& lines, const AskedRequest& asked)
{
    using enum TextLines::Style;
    lines.put(asked.context.choice.name, Strong);
    lines.putLine(QString(u"  "_s + sizeWords(asked.cost)), Quiet);
    lines.putLine(costWords(asked.cost), Quiet);
    const auto put = [&lines](QStringView role, const QString& text) {
        lines.putLine(role, Strong);
        lines.block(text, text.toUtf8().size(), false);
    };
    if (!asked.request.system.isEmpty())
        put(u"system", asked.request.system);
    for (const ModelMessage& message : asked.request.messages)
        put(message.isFromUser ? u"user" : u"assistant", message.text);
    lines.endLine();
}

void writeRequest(JsonWriter& json, const AskedRequest& asked)
{
    json.field("context"_L1, asked.context.choice.name);
    if (asked.context.choice.at >= 0)
        json.field("at"_L1, asked.context.choice.at);
    json.field("items"_L1, asked.context.items);
    json.field("exact"_L1, asked.context.isExact);
    json.field("tokens"_L1, asked.cost.tokensIn);
    json.field("estimated"_L1, true);
    json.field("max_tokens"_L1, asked.cost.tokensOut);
    json.field("cost"_L1, asked.cost.money);
    json.optional("currency"_L1, asked.cost.currency);
    json.optional("system"_L1, asked.request.system);
    json.beginArray("messages"_L1);
    for (const ModelMessage& message : asked.request.messages) {
        json.beginObject();
        json.field("role"_L1, message.isFromUser ? "user"_L1 : "assistant"_L1);
        json.field("content"_L1, message.text);
        json.end();
    }
    json.end();
}

void HeardAnswer::hear(const QString& context, const QString& text)
{
    if (text.isEmpty() && m_isBegun)
        return beginAnew(AskLineText::tr("The connection broke, so the question is asked again."));
    const QStringView said = withoutBlankBegin(text);
    if (!said.startsWith(m_shown))
        beginAnew(AskLineText::tr("These were thoughts of the model. The answer follows."));
    if (said.size() <= m_shown.size())
        return;
    if (!std::exchange(m_isBegun, true)) {
        m_lines.putLine(context, TextLines::Style::Strong);
        m_lines.put(u"    ");
    }
    add(said.sliced(m_shown.size()));
    m_shown = said.toString();
    m_output.show(false);
}

void HeardAnswer::beginAnew(const QString& why)
{
    m_lines.endLine();
    m_lines.put(u"    ");
    m_lines.putLine(why, TextLines::Style::Quiet);
    m_shown.clear();
    m_isBegun = false;
    m_output.show(true);
}

void HeardAnswer::add(QStringView text)
{
    bool isFirst = true;
    for (const QStringView line : text.tokenize(u'\n')) {
        if (!std::exchange(isFirst, false)) {
            m_lines.endLine();
            m_lines.put(u"    ");
        }
        m_lines.put(line);
    }
}

void HeardAnswer::finish(const AskedReply& reply)
{
    using enum TextLines::Style;
    if (m_isBegun) {
        if (const QStringView said = withoutBlankBegin(reply.text); said.size() > m_shown.size())
            add(said.sliced(m_shown.size()));
        m_lines.endLine();
    } else {
        m_lines.put(reply.context, Strong);
        if (reply.verdict) {
            m_lines.put(u"  ");
            m_lines.put(verdictWords(*reply.verdict), *reply.verdict == ProbeVerdict::Answered ? Plain : Bad);
        }
        m_lines.endLine();
        if (reply.verdict)
            m_lines.putNameLine(reply.question, Quiet);
        m_lines.block(reply.text, reply.text.toUtf8().size(), false);
    }
    const QString note = reply.isBroken ? AskLineText::tr("The answer is not complete: this part had arrived.")
        : reply.answer.isCutOff         ? AskLineText::tr("The answer reached its largest size and is cut off.")
                                        : QString();
    if (!note.isEmpty())
        m_lines.putLine(note, Quiet);
    m_lines.endLine();
    m_isBegun = false;
    m_output.show(true); // before what is said about it on standard error
    m_shown.clear();
}

void writeReply(JsonWriter& json, const AskedReply& reply)
{
    json.field("context"_L1, reply.context);
    json.field("question"_L1, reply.question);
    json.optional("fact"_L1, reply.fact);
    if (reply.verdict)
        json.field("verdict"_L1, stemma::nameOf(*reply.verdict));
    json.field("answer"_L1, reply.text);
    json.field("tokens_in"_L1, reply.answer.tokensIn);
    json.field("tokens_out"_L1, reply.answer.tokensOut);
    json.field("cost"_L1, reply.cost);
    json.field("cut_off"_L1, reply.answer.isCutOff);
    json.field("complete"_L1, !reply.answer.isCutOff && !reply.isBroken);
}

} // namespace stemma::cli
