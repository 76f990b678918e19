// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/footprintrefusal.h"

#include "core/store/formats/agentfootprint/footprintjson.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::footprint {

namespace {

struct Words
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
    void refuse(const QString& reason, const Range& place = {}, const MessageId& message = {})
    {
        m_refusals << Refusal {reason, place, message};
    }
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
    refuse(fact ? Words::tr("Its member %1 has the wrong type.").arg(name) : Words::tr("It has no %1.").arg(name),
        fact ? fact->place : Range());
    return {};
}

Result<> Inspection::inspectConversation(const QString& prefix)
{
    const Fact* version = m_reader.index().fact(QString(prefix + u"version"_s));
    const auto number = startOf(version);
    if (!number)
        return std::unexpected(number.error());
    if (*number != "1")
        refuse(Words::tr("Its version is not 1."), version ? version->place : Range());
    for (const Needed& needed : OfConversation) {
        if (const auto done = need(prefix, needed); !done)
            return done;
    }
    const auto input = m_reader.factText(QString(prefix + u"originalInput"_s));
    if (!input)
        return std::unexpected(input.error());
    if (!isString(member(*input, "message")))
        refuse(Words::tr("It has no originalInput.message."));
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
            refuse(Words::tr("A message has no role or no text."), rows[size_t(row)].place,
                idOfKey(rows[size_t(row)].key));
    }
    return {};
}

Result<QList<Refusal>> Inspection::run()
{
    const SessionIndex& index = m_reader.index();
    if (index.problem)
        refuse(Words::tr("Its text is no whole JSON."), {index.problem->offset, 0});
    QString prefix;
    if (index.layout == Layout::Envelope) {
        const auto format = m_reader.factText(u"format");
        if (!format)
            return std::unexpected(format.error());
        prefix = *format == "\"flowchart-v1\"" ? u"data.conversation."_s : u"data."_s;
        if (*format != "\"conversation-v1\"" && *format != "\"flowchart-v1\"")
            refuse(Words::tr("Its format is neither conversation-v1 nor flowchart-v1."));
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

Result<QList<Refusal>> refusalsOf(Reader& reader, const JobControl& job)
{
    return Inspection(reader, job).run();
}

} // namespace stemma::footprint
