// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/messagetexts.h"

#include "core/session/repeatederror.h"

#include <algorithm>
#include <utility>

namespace stemma {

namespace {

/// Writes the keys and values of one JSON text by lines, in one pass over its characters.
class ReadableJson
{
public:
    explicit ReadableJson(QStringView json)
        : m_json(json)
    {
    }

    /// False: it is no JSON.
    bool write();
    QString take() { return std::move(m_text); }

private:
    [[nodiscard]] QChar current() const { return m_at < m_json.size() ? m_json[m_at] : QChar(); }
    void beginLine()
    {
        if (m_hasLine)
            m_text += u'\n';
        m_hasLine = true;
    }
    bool writeString();
    bool writeEscape();
    bool writeWord();

    QStringView m_json;
    qsizetype m_at = 0;
    QString m_text;
    bool m_hasLine = false;
};

bool ReadableJson::write()
{
    m_text.reserve(m_json.size());
    QByteArray open;
    bool hasValue = false;
    for (; m_at < m_json.size(); ++m_at) {
        const QChar c = m_json[m_at];
        const bool begins = c != u'}' && c != u']' && c != u',' && c != u':' && !c.isSpace();
        if (begins && open.isEmpty() && std::exchange(hasValue, true))
            return false;
        if (c == u'{' || c == u'[') {
            open += c == u'{' ? '}' : ']';
        } else if (c == u'}' || c == u']') {
            if (!open.endsWith(c.toLatin1()))
                return false;
            open.chop(1);
        } else if (c == u'"') {
            if (!writeString())
                return false;
        } else if (c != u',' && c != u':' && c != u' ' && c != u'\n' && c != u'\r' && c != u'\t') {
            if (!writeWord())
                return false;
        }
    }
    return open.isEmpty();
}

bool ReadableJson::writeString()
{
    beginLine();
    for (++m_at; m_at < m_json.size(); ++m_at) {
        const qsizetype from = m_at;
        while (m_at < m_json.size() && m_json[m_at] != u'"' && m_json[m_at] != u'\\')
            ++m_at;
        m_text += m_json.sliced(from, m_at - from);
        if (current() == u'"')
            return true;
        ++m_at;
        if (!writeEscape())
            return false;
    }
    return false;
}

bool ReadableJson::writeEscape()
{
    static constexpr QStringView Letters = u"\"\\/bfnrt";
    static constexpr QStringView Meanings = u"\"\\/\b\f\n\r\t";
    const QChar letter = current();
    if (const qsizetype meaning = letter.isNull() ? -1 : Letters.indexOf(letter); meaning >= 0) {
        m_text += Meanings[meaning];
        return true;
    }
    constexpr qsizetype Digits = 4;
    if (letter != u'u' || m_json.size() - m_at <= Digits)
        return false;
    bool isNumber = false;
    const uint unit = m_json.sliced(m_at + 1, Digits).toUInt(&isNumber, 16);
    m_text += QChar(char16_t(unit));
    m_at += Digits;
    return isNumber;
}

/// A number, or true, false, null and NaN.
bool ReadableJson::writeWord()
{
    const auto isPart
        = [](QChar c) { return (c.unicode() < 0x80 && c.isLetterOrNumber()) || c == u'-' || c == u'+' || c == u'.'; };
    const qsizetype from = m_at;
    while (m_at < m_json.size() && isPart(m_json[m_at]))
        ++m_at;
    const QStringView word = m_json.sliced(from, m_at - from);
    const QStringView digits = word.startsWith(u'-') ? word.sliced(1) : word;
    const bool isNumber = !digits.isEmpty() && digits.front() >= u'0' && digits.front() <= u'9';
    static constexpr QStringView Names[] = {u"true", u"false", u"null", u"NaN", u"Infinity"};
    if (!isNumber && !std::ranges::contains(Names, digits))
        return false;
    beginLine();
    m_text += word;
    --m_at;
    return true;
}

/// The texts of one message as they come.
class TextList
{
public:
    explicit TextList(TextKinds kinds)
        : m_kinds(kinds)
    {
    }

    [[nodiscard]] bool wants(TextKind kind) const { return m_kinds.testFlag(kind); }
    void add(int part, TextKind kind, QString text, bool truncated = false)
    {
        if (wants(kind) && !text.isEmpty())
            m_texts.push_back({part, kind, std::move(text), truncated});
    }
    void add(int part, TextKind kind, const LongText& text) { add(part, kind, text.text, text.truncated); }
    void addJson(int part, TextKind kind, const LongText& json)
    {
        if (wants(kind) && !json.text.isEmpty())
            add(part, kind, readableJson(json.text), json.truncated);
    }
    std::vector<MessageText> take() { return std::move(m_texts); }

private:
    TextKinds m_kinds;
    std::vector<MessageText> m_texts;
};

TextKind kindOfTalk(const Message& message)
{
    if (message.states.testFlag(MessageState::Summary))
        return TextKind::Summary;
    switch (message.role) {
    case Role::User:
        return TextKind::Prompt;
    case Role::Assistant:
    case Role::Colleague:
        return TextKind::Answer;
    case Role::Tool:
        return TextKind::ToolOutput;
    case Role::System:
    case Role::Unknown:
        break;
    }
    return TextKind::Other;
}

QString onLines(const QString& first, const QString& second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return first + u'\n' + second;
}

void addTool(TextList& texts, const Message& message, int part, const ToolPart& tool)
{
    // The message with a result alone has the name from its call, where it is found.
    if (message.role != Role::Tool)
        texts.add(part, TextKind::Title, onLines(tool.name, tool.title));
    texts.addJson(part, TextKind::ToolInput, tool.input);
    if (!tool.hasError)
        texts.add(part, TextKind::ToolOutput, tool.output);
    else if (texts.wants(TextKind::ToolOutput))
        texts.add(part, TextKind::ToolOutput, onLines(tool.output.text, tool.error.text),
            tool.output.truncated || tool.error.truncated);
}

void addPatch(TextList& texts, int part, const PatchPart& patch)
{
    if (!patch.diff.text.isEmpty())
        return texts.add(part, TextKind::Patch, patch.diff);
    QString paths;
    for (const PatchFile& file : patch.files)
        paths = onLines(paths, onLines(file.oldPath, file.path));
    texts.add(part, TextKind::Patch, paths);
}

void addPart(TextList& texts, const Message& message, const Part& part)
{
    if (const auto* text = part.as<TextPart>()) {
        texts.add(part.index, kindOfTalk(message), text->text);
    } else if (const auto* thinking = part.as<ReasoningPart>()) {
        texts.add(part.index, TextKind::Thinking, thinking->text);
    } else if (const auto* tool = part.as<ToolPart>()) {
        addTool(texts, message, part.index, *tool);
    } else if (const auto* patch = part.as<PatchPart>()) {
        addPatch(texts, part.index, *patch);
    } else if (const auto* file = part.as<FileReferencePart>()) {
        texts.add(part.index, TextKind::FileSummary, onLines(file->reference.path, file->reference.summary));
    } else if (const auto* unknown = part.as<UnknownPart>()) {
        texts.addJson(part.index, TextKind::Other, unknown->raw);
    } else if (const auto* event = part.as<EventPart>()) {
        texts.add(part.index, TextKind::Title, event->type);
        if (event->raw.isEmpty())
            texts.add(part.index, TextKind::Event, event->line);
        else
            texts.addJson(part.index, TextKind::Event, event->raw);
    }
}

} // namespace

TextKind mainKindOf(const Message& message, const Part& part)
{
    switch (kindOf(part.body)) {
    case PartKind::Text:
        return kindOfTalk(message);
    case PartKind::Reasoning:
        return TextKind::Thinking;
    case PartKind::Tool:
        return TextKind::ToolInput;
    case PartKind::Patch:
        return TextKind::Patch;
    case PartKind::FileReference:
        return TextKind::FileSummary;
    case PartKind::Event:
        return TextKind::Event;
    default:
        return TextKind::Other;
    }
}

QString readableJson(const QString& json)
{
    ReadableJson reader(json);
    return reader.write() ? reader.take() : json;
}

std::vector<MessageText> textsOf(const Message& message)
{
    return textsOf(message, AllTextKinds);
}

std::vector<MessageText> textsOf(const Message& message, TextKinds kinds)
{
    TextList texts(kinds);
    for (const Part& part : message.parts)
        addPart(texts, message, part);
    // What failed may be said by the answer itself.
    const auto says = [&message](const Part& part) {
        const auto* text = part.as<TextPart>();
        return text && text->text.text == message.error;
    };
    if (!std::ranges::any_of(message.parts, says))
        texts.add(MessageText::OfMessage, TextKind::Other, withoutRepeatedErrors(message)); // as it is shown
    return texts.take();
}

} // namespace stemma
