// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/client/answerreader.h"

#include "core/base/plainjson.h"
#include "core/base/saturating.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype QuotedBytes = qsizetype(64) * 1024; ///< more than is logged: a key in it must be whole to be found
constexpr QByteArrayView Utf8Mark("\xEF\xBB\xBF");

/// The texts of an answer that consists of blocks, or is one text.
QString textOfContent(const JsonValue& content)
{
    QString text = textOf(content);
    if (!content.is_array())
        return text;
    for (const JsonValue& block : content) {
        if (isText(memberOf(block, "type"), "text"_L1))
            text += textOf(memberOf(block, "text"));
    }
    return text;
}

QString quotedBeginning(const QByteArray& bytes)
{
    return QString::fromUtf8(bytes.first(qMin(QuotedBytes, bytes.size())));
}

bool isOfEvents(QByteArrayView line)
{
    for (const char* field : {":", "data:", "event:", "id:", "retry:"}) {
        if (line.startsWith(field))
            return true;
    }
    return false;
}

/// An object, or why it is none.
std::expected<JsonValue, QString> answerObject(const QByteArray& bytes)
{
    auto value = parseJson(bytes);
    if (value && value->is_object())
        return *std::move(value);
    return std::unexpected((value ? u"no object"_s : value.error().message) + u": "_s + quotedBeginning(bytes));
}

QStringView withoutBlankBeginning(QStringView text)
{
    while (!text.isEmpty() && text.front().isSpace())
        text.slice(1);
    return text;
}

/// Where the server puts the opening tag before the answer, only the end of the thoughts is in it. It stands on a line
/// of its own, for the tag may be what an answer is about. 0: there is none.
qsizetype endOfThoughts(QStringView text)
{
    constexpr auto Closing = "</think>"_L1;
    const qsizetype at = text.indexOf(Closing);
    if (at < 0 || (at > 0 && text.at(at - 1) != u'\n') || text.first(at).contains("<think>"_L1))
        return 0;
    const QStringView behind = text.sliced(at + Closing.size());
    return behind.isEmpty() || behind.front() == u'\n' || behind.front() == u'\r' ? at + Closing.size() : 0;
}

/// Without what the model thought first, where the server hands that out within the answer. @p isWhole: nothing more
/// comes; before that, what may become thoughts is not shown yet.
QStringView withoutThoughts(QStringView text, bool isWhole)
{
    const QStringView rest = withoutBlankBeginning(text);
    for (const auto& [opening, closing] :
        {std::pair("<think>"_L1, "</think>"_L1), {"<thinking>"_L1, "</thinking>"_L1}}) {
        if (!isWhole && !rest.isEmpty() && opening.startsWith(rest))
            return {};
        if (!rest.startsWith(opening))
            continue;
        const qsizetype end = rest.indexOf(closing);
        return end < 0 ? QStringView() : withoutBlankBeginning(rest.sliced(end + closing.size()));
    }
    const qsizetype end = endOfThoughts(text);
    return end > 0 ? withoutBlankBeginning(text.sliced(end)) : text;
}

/// Line ends as they are elsewhere, and without characters that would steer a terminal or an agent's display.
QString cleaned(QStringView text, qint64* removed)
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
        if (m_rest.size() < Utf8Mark.size() && Utf8Mark.startsWith(m_rest))
            return true;
        if (m_rest.startsWith(Utf8Mark))
            m_rest.remove(0, Utf8Mark.size());
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

QString AnswerReader::text() const
{
    qint64 removed = 0;
    return cleaned(withoutThoughts(m_answer.text, false), &removed);
}

ModelAnswer AnswerReader::cutOff() const
{
    ModelAnswer answer = m_answer;
    answer.text = cleaned(withoutThoughts(m_answer.text, true), &answer.removed);
    answer.isCutOff = true;
    return answer;
}

void AnswerReader::takeLine(QByteArrayView line)
{
    if (line.endsWith('\r'))
        line.chop(1);
    m_isOfEvents = m_isOfEvents || isOfEvents(line);
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
    const auto object = answerObject(data);
    if (!object)
        return setFault(Fault::Kind::NotUnderstood, object.error());
    if (takeError(*object))
        return;
    if (m_kind == EndpointKind::OpenAi)
        takeOpenAi(*object);
    else
        takeAnthropic(*object);
}

void AnswerReader::takeOpenAi(const JsonValue& object)
{
    takeUsage(memberOf(object, "usage"));
    const JsonValue& choice = itemOf(memberOf(object, "choices"), 0);
    const JsonValue& delta = memberOf(choice, "delta");
    m_answer.text += textOfContent(memberOf(delta, "content"));
    m_refusal += textOf(memberOf(delta, "refusal"));
    stop(textOf(memberOf(choice, "finish_reason")));
}

void AnswerReader::takeAnthropic(const JsonValue& object)
{
    const QString type = textOf(memberOf(object, "type"));
    const JsonValue& delta = memberOf(object, "delta");
    if (type == "message_start"_L1) {
        takeUsage(memberOf(memberOf(object, "message"), "usage"));
    } else if (type == "content_block_delta"_L1) {
        if (isText(memberOf(delta, "type"), "text_delta"_L1))
            m_answer.text += textOf(memberOf(delta, "text"));
    } else if (type == "message_delta"_L1) {
        takeUsage(memberOf(object, "usage"));
        stop(textOf(memberOf(delta, "stop_reason")));
    } else if (type == "message_stop"_L1) {
        m_isDone = true;
    }
}

void AnswerReader::takeWhole(const QByteArray& bytes)
{
    const auto object = answerObject(bytes);
    if (!object)
        return setFault(Fault::Kind::NotUnderstood, object.error());
    if (takeError(*object))
        return;
    takeUsage(memberOf(*object, "usage"));
    const bool isOpenAi = m_kind == EndpointKind::OpenAi;
    const JsonValue& choice = itemOf(memberOf(*object, "choices"), 0);
    const JsonValue& message = isOpenAi ? memberOf(choice, "message") : *object;
    const JsonValue& content = memberOf(message, "content");
    if (isOpenAi ? !message.is_object() : !content.is_array())
        return setFault(Fault::Kind::NotUnderstood, quotedBeginning(bytes));
    m_answer.text = textOfContent(content);
    m_refusal = textOf(memberOf(message, "refusal"));
    stop(textOf(isOpenAi ? memberOf(choice, "finish_reason") : memberOf(*object, "stop_reason")));
    m_isDone = true;
}

bool AnswerReader::takeError(const JsonValue& object)
{
    // Some servers send the error itself.
    const JsonValue& error = isText(memberOf(object, "object"), "error"_L1) ? object : memberOf(object, "error");
    if (error.is_null())
        return false;
    const QString type = textOf(memberOf(error, "type"));
    const QString message = error.is_object() ? textOf(memberOf(error, "message")) : textOf(error);
    const QString detail = type.isEmpty() ? message : QString(type + u": "_s + message);
    const bool isPassing = type == "overloaded_error"_L1 || type == "rate_limit_error"_L1 || type == "api_error"_L1
        || type == "server_error"_L1;
    setFault(isPassing ? Fault::Kind::Overloaded : Fault::Kind::Reported, detail);
    return true;
}

void AnswerReader::takeUsage(const JsonValue& usage)
{
    const auto take = [&usage](std::optional<qint64>& tokens, std::string_view own, std::string_view other) {
        const bool isOwn = usage.is_object() && usage.contains(own);
        if (const auto value = integerOf(memberOf(usage, isOwn ? own : other)); value && *value >= 0)
            tokens = value;
    };
    take(m_answer.tokensIn, "prompt_tokens", "input_tokens");
    // Anthropic counts what a cache has beside them. Some servers have its name, with nothing, beside OpenAI's.
    const auto cached = [&usage](std::string_view key) { return integerOf(memberOf(usage, key)).value_or(0); };
    const auto fresh = integerOf(memberOf(usage, "input_tokens"));
    if (fresh && *fresh >= 0 && !usage.contains("prompt_tokens"))
        m_answer.tokensIn = saturatingAdd(
            *fresh, saturatingAdd(cached("cache_read_input_tokens"), cached("cache_creation_input_tokens")));
    take(m_answer.tokensOut, "completion_tokens", "output_tokens");
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
    if (m_way == Way::Events && !m_isOfEvents && !isOfEvents(m_rest)) // which may be half a line
        setFault(Fault::Kind::NotUnderstood, u"no events: "_s + quotedBeginning(m_rest));
    if (!m_isDone && !hasStopped())
        setFault(Fault::Kind::Unfinished, u"%1 bytes, and no end"_s.arg(m_bytes));
    m_answer.text = cleaned(withoutThoughts(m_answer.text, true), &m_answer.removed);
    if (m_answer.text.isEmpty() && !m_refusal.isEmpty())
        setFault(Fault::Kind::Refused, m_refusal);
    if (m_fault)
        return std::unexpected(*m_fault);
    return m_answer;
}

} // namespace stemma
