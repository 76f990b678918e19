// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/listingsummary.h"

#include "core/base/json.h"

#include <simdjson.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

using simdjson::dom::element;
using simdjson::dom::object;

constexpr qsizetype PromptLength = 200;

/// Texts that the program wraps around what it puts into prompts itself.
constexpr std::array<QLatin1StringView, 11> Wrappers = {"<system-reminder"_L1, "<command-name"_L1,
    "<command-message"_L1, "<command-args"_L1, "<local-command-stdout"_L1, "<local-command-stderr"_L1, "<bash-input"_L1,
    "<bash-stdout"_L1, "<bash-stderr"_L1, "<user-memory-input"_L1, "<ide_"_L1};

std::string_view textIn(const object& from, std::string_view key)
{
    std::string_view text;
    return from[key].get_string().get(text) == simdjson::SUCCESS ? text : std::string_view();
}

QString stringIn(const object& from, std::string_view key)
{
    const std::string_view text = textIn(from, key);
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

bool isTrue(const object& from, std::string_view key)
{
    bool value = false;
    return from[key].get_bool().get(value) == simdjson::SUCCESS && value;
}

/// The prompt of a user's message: its text, or the first text among its blocks.
QString promptOf(const object& message)
{
    if (const QString whole = stringIn(message, "content"); !whole.isEmpty())
        return whole;
    simdjson::dom::array blocks;
    if (message["content"].get_array().get(blocks) != simdjson::SUCCESS)
        return {};
    for (const element item : blocks) {
        object block;
        if (item.get(block) == simdjson::SUCCESS && textIn(block, "type") == "text")
            return stringIn(block, "text");
    }
    return {};
}

/// Gathers from lines what the head is made of.
class Gathering
{
public:
    explicit Gathering(ListingSummary& head)
        : m_head(head)
    {
    }

    /// @p window ends with a line end or the end of the file, and 64 readable bytes follow it.
    void takeLines(QByteArrayView window, bool isTail);
    void takePrefix(QByteArrayView line);

private:
    void take(const object& line);
    void takePrompt(const object& line);
    void takeLink(QByteArrayView line);
    [[nodiscard]] bool isWorth(QByteArrayView line, bool isTail) const;

    ListingSummary& m_head;
    simdjson::dom::parser m_parser;
    QByteArray m_lastId;
};

/// The text behind a key near the beginning of a line, without parsing the line.
QByteArrayView valueBehind(QByteArrayView line, QByteArrayView key)
{
    constexpr qsizetype Near = 256;
    const QByteArrayView start = line.first(qMin(Near, line.size()));
    const qsizetype at = start.indexOf(key);
    const qsizetype end = at < 0 ? -1 : start.indexOf('"', at + key.size());
    return end < 0 ? QByteArrayView() : start.sliced(at + key.size(), end - at - key.size());
}

/// The library writes both ids first; where they stand elsewhere, the whole file is looked at instead.
void Gathering::takeLink(QByteArrayView line)
{
    const QByteArrayView id = valueBehind(line, "\"uuid\":\"");
    if (id.isEmpty())
        return;
    m_head.mayBranch = m_head.mayBranch || valueBehind(line, "\"parent_uuid\":\"") != QByteArrayView(m_lastId);
    m_lastId = id.toByteArray();
}

void Gathering::takePrompt(const object& line)
{
    object message;
    const bool isUser = textIn(line, "type") == "user" || textIn(line, "role") == "user";
    const bool isMeta = isTrue(line, "is_meta") || isTrue(line, "isSynthetic") || isTrue(line, "isMeta");
    if (!isUser || isMeta || !m_head.firstPrompt.isEmpty())
        return;
    const bool isNested = line["message"].get_object().get(message) == simdjson::SUCCESS;
    const QString prompt = promptOf(isNested ? message : line);
    const bool isWrapped = std::ranges::any_of(Wrappers, [&](QLatin1StringView tag) { return prompt.startsWith(tag); });
    if (!isWrapped)
        m_head.firstPrompt = prompt.left(PromptLength);
}

void Gathering::take(const object& line)
{
    const std::string_view type = textIn(line, "type");
    if (type == "custom-title")
        m_head.title = stringIn(line, "custom_title");
    else if (type == "last-prompt")
        m_head.lastPrompt = stringIn(line, "last_prompt");
    if (m_head.innerId.isEmpty())
        m_head.innerId = stringIn(line, "session_id");
    if (m_head.directory.isEmpty())
        m_head.directory = stringIn(line, "cwd");
    if (m_head.model.isEmpty() && type == "system")
        m_head.model = stringIn(line, "model");
    const auto time = Timestamp::toMs(Timestamp::parse(textIn(line, "timestamp")).order);
    if (time) {
        m_head.createdMs = m_head.createdMs.value_or(*time);
        m_head.updatedMs = std::max(m_head.updatedMs.value_or(*time), *time);
        m_head.isSideChain = m_head.isSideChain || isTrue(line, "is_sidechain");
    }
    object origin;
    if (m_head.forkedFrom.isEmpty() && line["forked_from"].get_object().get(origin) == simdjson::SUCCESS)
        m_head.forkedFrom = stringIn(origin, "session_id");
    if (line["forked_from"].get_object().get(origin) == simdjson::SUCCESS)
        m_head.forkedAt = stringIn(origin, "message_uuid");
    takePrompt(line);
}

/// Lines that can add nothing are not parsed.
bool Gathering::isWorth(QByteArrayView line, bool isTail) const
{
    if (!isTail && (m_head.firstPrompt.isEmpty() || m_head.directory.isEmpty()))
        return true;
    return line.contains("\"custom-title\"") || line.contains("\"last-prompt\"") || line.contains("\"forked_from\"");
}

void Gathering::takeLines(QByteArrayView window, bool isTail)
{
    const auto parse = [this](QByteArrayView line) {
        object root;
        if (m_parser.parse(line.data(), size_t(line.size()), false).get(root) == simdjson::SUCCESS)
            take(root);
    };
    QByteArrayView last; // line with a time that was not looked at
    while (!window.isEmpty()) {
        const qsizetype end = window.indexOf('\n');
        const QByteArrayView line = (end < 0 ? window : window.first(end)).trimmed();
        window = end < 0 ? QByteArrayView() : window.sliced(end + 1);
        takeLink(line);
        if (isWorth(line, isTail))
            parse(line);
        else if (line.contains("\"timestamp\""))
            last = line;
    }
    if (!last.isEmpty())
        parse(last);
}

void Gathering::takePrefix(QByteArrayView line)
{
    const auto value = json::parsePrefix(line);
    if (!value || !value->isObject())
        return;
    object root;
    const QByteArray closed = json::toJson(*value);
    if (m_parser.parse(closed.constData(), size_t(closed.size())).get(root) == simdjson::SUCCESS)
        take(root);
}

} // namespace

Result<ListingSummary> readMantisHead(const QString& path)
{
    constexpr qint64 Padding = 64;
    FileReader reader(path);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    ListingSummary head;
    head.isWhole = reader.size() <= 2 * ListingSummary::WindowBytes;
    Result<QByteArray> first = reader.read(0, head.isWhole ? reader.size() : ListingSummary::WindowBytes);
    if (!first)
        return std::unexpected(first.error());
    head.dialect = dialectOf(QByteArrayView(*first).first(qMin<qsizetype>(first->size(), ListingSummary::WindowBytes)));
    const qsizetype complete = head.isWhole ? first->size() : first->lastIndexOf('\n') + 1;
    const qsizetype mark = first->startsWith("\xef\xbb\xbf") ? 3 : 0;
    first->append(Padding, '\0');
    Gathering gathering(head);
    gathering.takeLines(QByteArrayView(*first).first(qMax(mark, complete)).sliced(mark), false);
    if (complete == 0)
        gathering.takePrefix(QByteArrayView(*first).chopped(Padding));
    if (head.isWhole)
        return head;
    Result<QByteArray> tail = reader.read(reader.size() - ListingSummary::WindowBytes, ListingSummary::WindowBytes);
    if (!tail)
        return std::unexpected(tail.error());
    const qsizetype start = tail->indexOf('\n') + 1;
    const qsizetype end = tail->size();
    tail->append(Padding, '\0');
    gathering.takeLines(QByteArrayView(*tail).first(end).sliced(start), true);
    return head;
}

} // namespace stemma::mantis
