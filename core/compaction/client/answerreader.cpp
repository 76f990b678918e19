// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/answerreader.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype QuotedBytes = 300;

/// The texts of an answer that consists of blocks, or is one text.
QString textOf(const QJsonValue& content)
{
    if (content.isString())
        return content.toString();
    QString text;
    for (const QJsonValue& block : content.toArray()) {
        if (block["type"_L1] == "text"_L1)
            text += block["text"_L1].toString();
    }
    return text;
}

/// Line ends as they are elsewhere, and without characters that would steer a terminal or an agent's display.
QString cleaned(const QString& text, qint64* removed)
{
    QString clean;
    clean.reserve(text.size());
    const QString whole = QString::fromUtf8(text.toUtf8());
    for (qsizetype i = 0; i < whole.size(); ++i) {
        const QChar c = whole.at(i);
        const bool isLineEnd = c == u'\r';
        if (isLineEnd && i + 1 < whole.size() && whole.at(i + 1) == u'\n')
            continue;
        if (isLineEnd)
            clean += u'\n';
        else if (c == u'\n' || c == u'\t' || c.category() != QChar::Other_Control)
            clean += c;
        else
            ++*removed;
    }
    return clean;
}

} // namespace

AnswerReader::AnswerReader(EndpointKind kind)
    : m_kind(kind)
{
}

bool AnswerReader::add(const QByteArray& bytes)
{
    m_bytes += bytes.size();
    if (m_bytes > MostBytes)
        return false;
    m_rest += bytes;
    if (m_way == Way::Unknown) {
        const QByteArray begin = m_rest.trimmed();
        if (begin.isEmpty())
            return true;
        m_way = begin.startsWith('{') || begin.startsWith('[') || begin.startsWith('<') ? Way::Whole : Way::Events;
    }
    if (m_way == Way::Whole)
        return true;
    qsizetype from = 0;
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0; end = m_rest.indexOf('\n', from)) {
        takeLine(QByteArrayView(m_rest).sliced(from, end - from));
        from = end + 1;
    }
    m_rest.remove(0, from);
    return true;
}

void AnswerReader::takeLine(QByteArrayView line)
{
    if (line.endsWith('\r'))
        line.chop(1);
    if (line.startsWith("data:")) {
        line.slice(line.startsWith("data: ") ? 6 : 5);
        if (!m_data.isEmpty())
            m_data += '\n';
        m_data += line;
    } else if (line.isEmpty() && !m_data.isEmpty()) {
        takeEvent(std::exchange(m_data, {}));
    }
}

void AnswerReader::takeEvent(const QByteArray& data)
{
    if (m_fault)
        return;
    if (data == "[DONE]") {
        m_isDone = true;
        return;
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(data, &error);
    if (!document.isObject())
        return setFault(Fault::Kind::NotUnderstood,
            error.errorString() + u": "_s + QString::fromUtf8(data.first(qMin(QuotedBytes, data.size()))));
    const QJsonObject object = document.object();
    if (takeError(object))
        return;
    if (m_kind == EndpointKind::OpenAi)
        takeOpenAi(object);
    else
        takeAnthropic(object);
}

void AnswerReader::takeOpenAi(const QJsonObject& object)
{
    takeUsage(object["usage"_L1].toObject());
    const QJsonObject choice = object["choices"_L1].toArray().first().toObject();
    m_answer.text += textOf(choice["delta"_L1]["content"_L1]);
    stop(choice["finish_reason"_L1].toString());
}

void AnswerReader::takeAnthropic(const QJsonObject& object)
{
    const QString type = object["type"_L1].toString();
    if (type == "message_start"_L1) {
        takeUsage(object["message"_L1]["usage"_L1].toObject());
    } else if (type == "content_block_delta"_L1) {
        if (object["delta"_L1]["type"_L1] == "text_delta"_L1)
            m_answer.text += object["delta"_L1]["text"_L1].toString();
    } else if (type == "message_delta"_L1) {
        takeUsage(object["usage"_L1].toObject());
        stop(object["delta"_L1]["stop_reason"_L1].toString());
    } else if (type == "message_stop"_L1) {
        m_isDone = true;
    }
}

void AnswerReader::takeWhole(const QByteArray& bytes)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    const QString begin = QString::fromUtf8(bytes.first(qMin(QuotedBytes, bytes.size())));
    if (!document.isObject())
        return setFault(Fault::Kind::NotUnderstood, error.errorString() + u": "_s + begin);
    const QJsonObject object = document.object();
    if (takeError(object))
        return;
    takeUsage(object["usage"_L1].toObject());
    if (m_kind == EndpointKind::OpenAi) {
        const QJsonObject choice = object["choices"_L1].toArray().first().toObject();
        if (!choice["message"_L1].isObject())
            return setFault(Fault::Kind::NotUnderstood, begin);
        m_answer.text = textOf(choice["message"_L1]["content"_L1]);
        stop(choice["finish_reason"_L1].toString());
    } else {
        if (!object["content"_L1].isArray())
            return setFault(Fault::Kind::NotUnderstood, begin);
        m_answer.text = textOf(object["content"_L1]);
        stop(object["stop_reason"_L1].toString());
    }
    m_isDone = true;
}

bool AnswerReader::takeError(const QJsonObject& object)
{
    const QJsonValue error = object["error"_L1];
    if (error.isUndefined() || error.isNull())
        return false;
    const QString type = error["type"_L1].toString();
    const QString detail
        = error.isObject() ? QString(type + u": "_s + error["message"_L1].toString()) : error.toString();
    const bool isPassing = type == "overloaded_error"_L1 || type == "rate_limit_error"_L1 || type == "api_error"_L1
        || type == "server_error"_L1;
    setFault(isPassing ? Fault::Kind::Overloaded : Fault::Kind::Reported, detail);
    return true;
}

void AnswerReader::takeUsage(const QJsonObject& usage)
{
    const auto take = [&usage](std::optional<qint64>& tokens, QLatin1StringView own, QLatin1StringView other) {
        const QJsonValue value = usage[usage.contains(own) ? own : other];
        if (value.isDouble() && value.toInteger(-1) >= 0)
            tokens = value.toInteger();
    };
    take(m_answer.tokensIn, "prompt_tokens"_L1, "input_tokens"_L1);
    take(m_answer.tokensOut, "completion_tokens"_L1, "output_tokens"_L1);
}

void AnswerReader::stop(const QString& reason)
{
    if (reason.isEmpty())
        return;
    m_answer.stopReason = reason;
    m_answer.isCutOff
        = reason == "length"_L1 || reason == "max_tokens"_L1 || reason == "model_context_window_exceeded"_L1;
    if (reason == "content_filter"_L1 || reason == "refusal"_L1)
        setFault(Fault::Kind::Refused, reason);
}

void AnswerReader::setFault(Fault::Kind kind, const QString& detail)
{
    if (!m_fault)
        m_fault = Fault {kind, detail};
}

std::expected<ModelAnswer, AnswerReader::Fault> AnswerReader::finish()
{
    if (m_way == Way::Whole)
        takeWhole(m_rest);
    else
        takeLine({});
    if (!m_fault && !m_isDone && m_answer.stopReason.isEmpty())
        setFault(Fault::Kind::Unfinished, u"%1 bytes, and no end"_s.arg(m_bytes));
    if (m_fault)
        return std::unexpected(*m_fault);
    m_answer.text = cleaned(m_answer.text, &m_answer.removed);
    return m_answer;
}

} // namespace stemma
