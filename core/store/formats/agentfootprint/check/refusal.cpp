// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/refusal.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/read/text.h"
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
    Inspection(Reader& reader, const JobControl& job)
        : m_reader(reader)
        , m_job(job)
    {
    }

    Result<QList<Refusal>> run();

private:
    void refuse(const QString& reason, const Range& place = {}, const MessageId& message = {}, bool canMend = false)
    {
        m_refusals << Refusal {reason, place, message, canMend};
    }
    [[nodiscard]] Result<bool> canMend(const QString& prefix, QByteArrayView name) const;
    [[nodiscard]] Result<std::optional<QString>> lastInput() const;
    Result<QByteArray> startOf(const Fact* fact) const
    {
        constexpr qint64 Enough = 64;
        return fact ? m_reader.document().read({fact->place.offset, qMin(Enough, fact->place.length)})
                    : Result<QByteArray>(QByteArray());
    }
    Result<> need(const QString& prefix, const Needed& needed);
    Result<> inspectConversation(const QString& prefix);
    Result<> inspectMessages();

    Reader& m_reader;
    const JobControl& m_job;
    QList<Refusal> m_refusals;
};

Result<> Inspection::need(const QString& prefix, const Needed& needed)
{
    const QString name = prefix + needed.name;
    const Fact* fact = m_reader.index().fact(name);
    const auto start = startOf(fact);
    if (!start)
        return std::unexpected(start.error());
    if (hasType(start->isEmpty() ? '\0' : start->front(), fact != nullptr, needed.type))
        return {};
    const auto known = canMend(prefix, QByteArrayView(needed.name));
    if (!known)
        return std::unexpected(known.error());
    refuse(fact ? RefusalText::tr("Its field %1 has the wrong type.").arg(name)
                : RefusalText::tr("It has no %1.").arg(name),
        fact ? fact->place : Range(), {}, *known);
    return {};
}

Result<std::optional<QString>> Inspection::lastInput() const
{
    const auto& rows = m_reader.index().rows;
    for (size_t row = rows.size(); row-- > 0;) {
        if (rows[row].kind != Row::Kind::Message)
            continue;
        const auto shape = m_reader.shape(qint64(row));
        const auto stored
            = shape && shape->role == Role::User ? m_reader.stored(qint64(row)) : Result<QByteArray>(QByteArray());
        if (!shape || !stored)
            return std::unexpected(shape ? stored.error() : shape.error());
        if (auto input = userInput(*stored, *shape); input && !stored->isEmpty())
            return input;
    }
    return std::nullopt;
}

Result<bool> Inspection::canMend(const QString& prefix, QByteArrayView name) const
{
    const auto value = m_reader.factText(QString(prefix + QLatin1StringView(name)));
    const auto input = value ? lastInput() : std::unexpected(value.error());
    return input.transform(
        [&](const std::optional<QString>& known) { return mendedMember(name, *value, known) != std::nullopt; });
}

Result<> Inspection::inspectConversation(const QString& prefix)
{
    const Fact* version = m_reader.index().fact(QString(prefix + u"version"_s));
    const auto number = startOf(version);
    if (!number)
        return std::unexpected(number.error());
    if (*number != "1") {
        const auto known = canMend(prefix, "version");
        if (!known)
            return std::unexpected(known.error());
        refuse(RefusalText::tr("Its version is not 1."), version ? version->place : Range(), {}, *known);
    }
    for (const Needed& needed : OfConversation) {
        if (const auto done = need(prefix, needed); !done)
            return done;
    }
    const auto input = m_reader.factText(QString(prefix + u"originalInput"_s));
    if (!input)
        return std::unexpected(input.error());
    if (isString(member(*input, "message")))
        return {};
    const auto known = canMend(prefix, "originalInput");
    if (!known)
        return std::unexpected(known.error());
    refuse(RefusalText::tr("It has no originalInput.message."), {}, {}, *known);
    return {};
}

Result<> Inspection::inspectMessages()
{
    const auto& rows = m_reader.index().rows;
    for (qint64 row = 0; row < qint64(rows.size()); ++row) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (rows[size_t(row)].kind != Row::Kind::Message)
            continue;
        const auto shape = m_reader.shape(row);
        if (!shape)
            return std::unexpected(shape.error());
        if (shape->damaged)
            refuse(RefusalText::tr("A message has no role or no text."), rows[size_t(row)].place,
                idOfKey(rows[size_t(row)].key));
    }
    return {};
}

Result<QList<Refusal>> Inspection::run()
{
    const SessionIndex& index = m_reader.index();
    if (index.problem)
        refuse(RefusalText::tr("Its text is incomplete JSON."), {index.problem->offset, 0});
    QString prefix;
    if (index.layout == Layout::Envelope) {
        const auto format = m_reader.factText(u"format");
        if (!format)
            return std::unexpected(format.error());
        prefix = *format == "\"flowchart-v1\"" ? u"data.conversation."_s : u"data."_s;
        if (*format != "\"conversation-v1\"" && *format != "\"flowchart-v1\"")
            refuse(RefusalText::tr("Its format is neither conversation-v1 nor flowchart-v1."));
    } else if (index.layout != Layout::Checkpoint) {
        return m_refusals; // nothing that the library would load
    }
    if (const auto done = inspectConversation(prefix); !done)
        return std::unexpected(done.error());
    if (prefix == "data.conversation."_L1) {
        for (const Needed& needed : OfPausedRun) {
            if (const auto done = need(u"data."_s, needed); !done)
                return std::unexpected(done.error());
        }
    }
    if (const auto done = inspectMessages(); !done)
        return std::unexpected(done.error());
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

Result<QList<Refusal>> refusalsOf(Reader& reader, const JobControl& job)
{
    return Inspection(reader, job).run();
}

} // namespace stemma::agentfootprint
