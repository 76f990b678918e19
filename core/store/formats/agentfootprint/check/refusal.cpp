// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/refusal.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/plan/change.h"
#include "core/store/json/json.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

enum class Type : quint8 { String, Number, Object, Array, OptionalString };

struct Needed
{
    QLatin1StringView name;
    Type type;
};

constexpr Needed OfConversation[] = {
    {"runId"_L1, Type::String},
    {"history"_L1, Type::Array},
    {"lastCompletedIteration"_L1, Type::Number},
    {"skillCursor"_L1, Type::OptionalString},
};

constexpr Needed OfPausedRun[] = {
    {"pending"_L1, Type::Object},
    {"checkpoint.pausedStageId"_L1, Type::String},
    {"checkpoint.sharedState"_L1, Type::Object},
    {"checkpoint.subflowPath"_L1, Type::Array},
};

bool hasType(char first, bool isThere, Type type)
{
    switch (type) {
    case Type::String:
        return first == '"';
    case Type::Number:
        return first == '-' || (first >= '0' && first <= '9');
    case Type::Object:
        return first == '{';
    case Type::Array:
        return first == '[';
    case Type::OptionalString:
        return !isThere || first == '"';
    }
    return false;
}

/// Looks at the members of one session in turn.
class Inspection
{
public:
    explicit Inspection(const SessionText& text)
        : m_text(text)
        , m_input(SessionChange(text).lastInput())
    {
    }

    QList<Refusal> run();

private:
    void refuse(const QString& reason, const Range& place = {}, const MessageId& message = {}, bool canMend = false)
    {
        m_refusals << Refusal {reason, place, message, canMend};
    }
    [[nodiscard]] bool canMend(const QString& prefix, QByteArrayView name) const
    {
        return mendedMember(name, m_text.fact(prefix + QLatin1StringView(name)), m_input) != std::nullopt;
    }
    void need(const QString& prefix, const Needed& needed);
    void inspectConversation(const QString& prefix);

    const SessionText& m_text;
    std::optional<QString> m_input;
    QList<Refusal> m_refusals;
};

void Inspection::need(const QString& prefix, const Needed& needed)
{
    const QString name = prefix + needed.name;
    const Fact* fact = m_text.index->fact(name);
    const QByteArrayView value = m_text.fact(name);
    if (!hasType(value.isEmpty() ? '\0' : value.front(), fact != nullptr, needed.type))
        refuse(fact ? RefusalText::tr("Its field %1 has the wrong type.").arg(name)
                    : RefusalText::tr("It has no %1.").arg(name),
            fact ? fact->place : Range(), {}, canMend(prefix, QByteArrayView(needed.name)));
}

void Inspection::inspectConversation(const QString& prefix)
{
    const Fact* version = m_text.index->fact(QString(prefix + u"version"_s));
    if (m_text.fact(prefix + u"version"_s) != "1")
        refuse(RefusalText::tr("Its version is not 1."), version ? version->place : Range(), {},
            canMend(prefix, "version"));
    for (const Needed& needed : OfConversation)
        need(prefix, needed);
    if (!isString(member(m_text.fact(prefix + u"originalInput"_s), "message")))
        refuse(RefusalText::tr("It has no originalInput.message."), {}, {}, canMend(prefix, "originalInput"));
}

QList<Refusal> Inspection::run()
{
    const SessionIndex& index = *m_text.index;
    if (index.problem)
        refuse(RefusalText::tr("Its text is incomplete JSON."), {index.problem->offset, 0});
    QString prefix;
    if (index.layout == Layout::Envelope) {
        const QByteArrayView format = m_text.fact(u"format"_s);
        prefix = format == "\"flowchart-v1\"" ? u"data.conversation."_s : u"data."_s;
        if (format != "\"conversation-v1\"" && format != "\"flowchart-v1\"")
            refuse(RefusalText::tr("Its format is neither conversation-v1 nor flowchart-v1."));
    } else if (index.layout != Layout::Checkpoint) {
        return m_refusals; // nothing that the library would load
    }
    inspectConversation(prefix);
    if (prefix == "data.conversation."_L1) {
        for (const Needed& needed : OfPausedRun)
            need(u"data."_s, needed);
    }
    for (size_t i = 0; i < m_text.messages.size(); ++i) {
        if (m_text.messages[i].shape.damaged)
            refuse(RefusalText::tr("A message has no role or no text."), m_text.row(i).place, m_text.id(i));
    }
    return m_refusals;
}

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
    return Inspection(text).run();
}

} // namespace stemma::agentfootprint
