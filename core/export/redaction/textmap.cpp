// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/textmap.h"

#include "core/store/json/json.h"

#include <algorithm>
#include <optional>

namespace stemma {

namespace {

/// The end of the string literal that begins at @p start, behind its quote; -1: it has none.
qsizetype literalEnd(QStringView json, qsizetype start)
{
    for (qsizetype at = start + 1; at < json.size(); ++at) {
        if (json[at] == u'\\')
            ++at;
        else if (json[at] == u'"')
            return at + 1;
    }
    return -1;
}

bool isOfNumber(QChar c)
{
    return (c >= u'0' && c <= u'9') || c == u'-' || c == u'+' || c == u'.' || c == u'e' || c == u'E';
}

template<typename Is> qsizetype endOf(QStringView text, qsizetype start, const Is& is)
{
    while (start < text.size() && is(text[start]))
        ++start;
    return start;
}

/// Calls @p visit(start, end) for each string and each number of JSON. False: it is none, or a part of it; or @p visit
/// says so.
template<typename Visit> bool eachScalar(QStringView json, const Visit& visit)
{
    static constexpr QStringView Between = u"{}[]:, \t\r\n";
    static constexpr QStringView Words[] = {u"true", u"false", u"null", u"NaN", u"Infinity"};
    for (qsizetype at = 0, end = 0; at < json.size(); at = end) {
        const QChar c = json[at];
        end = at + 1;
        if (Between.contains(c))
            continue;
        if (c.isLetter()) {
            end = endOf(json, at, [](QChar letter) { return letter.isLetterOrNumber(); });
            if (!std::ranges::contains(Words, json.sliced(at, end - at)))
                return false;
            continue;
        }
        end = c == u'"' ? literalEnd(json, at) : endOf(json, at, isOfNumber);
        if (end <= at || !visit(at, end))
            return false;
    }
    return true;
}

bool isJson(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    const bool mayBe = trimmed.startsWith(u'{') || trimmed.startsWith(u'[') || trimmed.startsWith(u'"');
    return mayBe && eachScalar(text, [](qsizetype, qsizetype) { return true; });
}

/// The text of a string literal; no value: its escapes are bad.
std::optional<QString> textOfLiteral(const QString& literal)
{
    if (!literal.contains(u'\\'))
        return literal.sliced(1, literal.size() - 2);
    const auto value = json::parse(literal.toUtf8());
    return value && value->isString() ? std::optional(value->string) : std::nullopt;
}

/// In quotes that the text does not have, where there are such.
QString inQuotes(const QString& text)
{
    const auto isFree = [&text](QChar quote) { return !text.contains(quote); };
    const QStringView quotes = u"\"'`";
    const auto quote = std::ranges::find_if(quotes, isFree);
    const QChar used = quote == quotes.end() ? quotes.front() : *quote;
    return used + text + used;
}

/// A text of which pieces are replaced, from its beginning to its end.
class Patchwork
{
public:
    explicit Patchwork(const QString& text)
        : m_text(text)
    {
    }
    void replace(qsizetype start, qsizetype end, QStringView with)
    {
        m_done += QStringView(m_text).sliced(m_copied, start - m_copied);
        m_done += with;
        m_copied = end;
    }
    [[nodiscard]] QString text() const
    {
        return m_copied == 0 ? m_text : m_done + QStringView(m_text).sliced(m_copied);
    }

private:
    const QString& m_text;
    QString m_done;
    qsizetype m_copied = 0;
};

void mapLong(LongText& text, const TextMap& map)
{
    const QString mapped = map(text.text);
    if (mapped != text.text)
        text = text.truncated ? LongText(mapped, text.bytes, true) : LongText(mapped);
}

void mapLongJson(LongText& json, const TextMap& map, const TextLook& whole)
{
    mapLong(json, [&](const QString& text) { return mappedJson(text, map, whole); });
}

void mapFields(StoredFields& fields, const TextMap& map, const TextLook& whole)
{
    for (StoredField& field : fields) {
        if (field.value.typeId() == QMetaType::QByteArray) {
            // What is no UTF-8 has most of its words in ASCII all the same.
            const QString text = QString::fromLatin1(field.value.toByteArray());
            if (const QString mapped = map(text); mapped != text)
                field.value = mapped.toLatin1();
        }
        if (field.value.typeId() != QMetaType::QString)
            continue;
        const QString text = field.value.toString();
        const QString mapped = field.unit == Unit::Json ? mappedJson(text, map, whole) : map(text);
        if (mapped != text)
            field.value = mapped;
    }
}

struct BodyMap
{
    const TextMap& map;
    const TextLook& whole;

    void operator()(TextPart& part) const { mapLong(part.text, map); }
    void operator()(ReasoningPart& part) const { mapLong(part.text, map); }
    void operator()(ToolPart& part) const
    {
        mapLongJson(part.input, map, whole);
        // Found and replaced as its text is meant, where it is JSON.
        mapLongJson(part.output, map, whole);
        mapLong(part.error, map);
        part.title = map(part.title);
        mapLongJson(part.metadata, map, whole);
    }
    void operator()(PatchPart& part) const
    {
        mapLong(part.diff, map);
        for (PatchFile& file : part.files) {
            file.path = map(file.path);
            file.oldPath = map(file.oldPath);
        }
    }
    void operator()(FileReferencePart& part) const
    {
        part.reference.path = map(part.reference.path);
        part.reference.summary = map(part.reference.summary);
        mapFields(part.reference.fields, map, whole);
    }
    void operator()(UnknownPart& part) const { mapLongJson(part.raw, map, whole); }
    void operator()(EventPart& part) const
    {
        part.line = map(part.line);
        mapLongJson(part.raw, map, whole);
    }
    void operator()(CompactionPart&) const { }
    void operator()(StepStartPart&) const { }
    void operator()(StepFinishPart&) const { }
    void operator()(ImagePart&) const { }
};

} // namespace

QString mappedJson(const QString& json, const TextMap& map, const TextLook& whole)
{
    if (!isJson(json))
        return map(json);
    Patchwork mapped(json);
    Patchwork meant(json); // the same without escapes…
    Patchwork original(json); // … and without changes
    const auto mapScalar = [&](qsizetype start, qsizetype end) {
        constexpr qsizetype LongNumber = 6; // such as a password; short ones are counted or measured
        const QString spelled = json.sliced(start, end - start);
        const bool isString = spelled.startsWith(u'"');
        if (!isString && spelled.size() < LongNumber)
            return true;
        const auto text = isString ? textOfLiteral(spelled) : spelled;
        if (!text)
            return false;
        const QString other = map(*text);
        if (other != *text)
            mapped.replace(start, end, QString::fromUtf8(json::quotedText(other)));
        if (whole && isString) {
            meant.replace(start, end, inQuotes(other));
            original.replace(start, end, inQuotes(*text));
        } else if (whole && other != *text) {
            meant.replace(start, end, other);
        }
        return true;
    };
    if (!eachScalar(json, mapScalar))
        return map(json);
    if (whole)
        whole(meant.text(), original.text());
    return mapped.text();
}

void mapTexts(Message& message, const TextMap& map, const TextLook& whole)
{
    for (Part& part : message.parts) {
        std::visit(BodyMap {map, whole}, part.body);
        mapFields(part.fields, map, whole);
        part.storedAt.file = map(part.storedAt.file);
    }
    message.error = map(message.error);
    mapFields(message.fields, map, whole);
    message.storedAt.file = map(message.storedAt.file);
}

void mapTexts(SessionInfo& session, const TextMap& map, const TextLook& whole)
{
    session.title = map(session.title);
    session.firstPrompt = map(session.firstPrompt);
    session.directory = map(session.directory);
    for (QString& label : session.labels)
        label = map(label);
    mapFields(session.fields, map, whole);
}

void mapTexts(SummaryNode& node, const TextMap& map, const TextLook& whole)
{
    mapLong(node.text, map);
    mapFields(node.fields, map, whole);
}

} // namespace stemma
