// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/check.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/plan/change.h"
#include "core/store/json/json.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <span>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct Needed
{
    QLatin1StringView name;
    QByteArrayView first; ///< how a value of the right type may begin
    bool isOptional = false;
};

constexpr Needed OfConversation[] = {{"runId"_L1, "\""}, {"history"_L1, "["},
    {"lastCompletedIteration"_L1, "-0123456789"}, {"skillCursor"_L1, "\"", true}};

constexpr Needed OfPausedRun[] = {{"pending"_L1, "{"}, {"checkpoint.pausedStageId"_L1, "\""},
    {"checkpoint.sharedState"_L1, "{"}, {"checkpoint.subflowPath"_L1, "["}};

} // namespace

std::optional<QByteArray> mendedMember(QByteArrayView name, QByteArrayView value, const std::optional<QString>& input)
{
    const bool isNull = value == "null";
    const auto text = stringOf(value);
    if (name == "skillCursor" && isNull)
        return QByteArray();
    if (name == "version" && text == "1"_L1)
        return "1";
    if (name == "lastCompletedIteration" && text) {
        bool isNumber = false;
        const qint64 number = text->toLongLong(&isNumber);
        if (isNumber && QString::number(number) == *text)
            return text->toLatin1();
    }
    if (name != "originalInput" || !input)
        return {};
    const QByteArrayView message = member(value, "message");
    const bool isEmptyObject = isObject(value) && value.sliced(1).chopped(1).trimmed().isEmpty();
    if (value.isEmpty() || isNull || isEmptyObject)
        return "{\"message\":" + json::quotedText(*input) + '}';
    if (!isObject(value) || !(message.isEmpty() || message == "null"))
        return {};
    JsonCopy copy;
    setMember(copy, value, "message", json::quotedText(*input));
    return copy.applied(value);
}

QList<Refusal> refusalsOf(const SessionText& text)
{
    QList<Refusal> refusals;
    const SessionIndex& index = *text.index;
    if (index.problem) // what else is missing may stand behind it
        return {Refusal {FootprintText::tr("Its text is incomplete JSON."), {index.problem->offset, 0}}};
    const QByteArrayView format = text.fact(u"format"_s);
    const bool isPaused = index.layout == Layout::Envelope && format == "\"flowchart-v1\"";
    if (index.layout == Layout::Envelope && !isPaused && format != "\"conversation-v1\"")
        refusals << Refusal {FootprintText::tr("Its format is neither conversation-v1 nor flowchart-v1.")};
    if (index.layout != Layout::Envelope && index.layout != Layout::Checkpoint)
        return refusals; // nothing that the library would load
    const auto input = SessionChange(text).lastInput();
    const auto refuse = [&](const QString& reason, const QString& prefix, QLatin1StringView name, const Range& place) {
        const bool canMend = mendedMember(QByteArrayView(name), text.fact(prefix + name), input).has_value();
        refusals << Refusal {reason, place, {}, canMend};
    };
    const auto need = [&](const QString& prefix, const Needed& needed) {
        const QString name = prefix + needed.name;
        const Fact* fact = index.fact(name);
        const QByteArrayView value = text.fact(name);
        if (value.isEmpty() ? needed.isOptional && !fact : needed.first.contains(value.front()))
            return;
        refuse(fact ? FootprintText::tr("Its field %1 has the wrong type.").arg(name)
                    : FootprintText::tr("It has no %1.").arg(name),
            prefix, needed.name, fact ? fact->place : Range());
    };
    const QString prefix = isPaused        ? u"data.conversation."_s
        : index.layout == Layout::Envelope ? u"data."_s
                                           : QString();
    const Fact* version = index.fact(QString(prefix + u"version"_s));
    if (text.fact(prefix + u"version"_s) != "1")
        refuse(FootprintText::tr("Its version is not 1."), prefix, "version"_L1, version ? version->place : Range());
    for (const Needed& needed : OfConversation)
        need(prefix, needed);
    if (!isString(member(text.fact(prefix + u"originalInput"_s), "message")))
        refuse(FootprintText::tr("It has no originalInput.message."), prefix, "originalInput"_L1, {});
    for (const Needed& needed : isPaused ? std::span(OfPausedRun) : std::span<const Needed>())
        need(u"data."_s, needed);
    for (size_t i = 0; i < text.messages.size(); ++i) {
        if (text.messages[i].shape.damaged)
            refusals << Refusal {FootprintText::tr("A message has no role or no text."), text.row(i).place, text.id(i)};
    }
    return refusals;
}

} // namespace stemma::agentfootprint
