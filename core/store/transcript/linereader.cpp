// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linereader.h"

#include "core/store/json/jsonvalues.h"

namespace stemma {

void LineFacts::clear()
{
    tools.clear();
    kind = Kind::NotJson;
    flags = {};
    id = 0;
    parent = 0;
    group = 0;
    time = {};
    usage = {};
    hasTitle = false;
    contentBytes = RowFacts::NotKnown;
    maySign = true;
    call = {};
    // Of nearly all lines these are empty already.
    for (QString* text : {&title, &lastPrompt, &model}) {
        if (!text->isNull())
            *text = QString();
    }
}

const LineFacts& CursorReader::read(JsonCursor& cursor)
{
    m_facts.clear();
    m_isJudged = false;
    if (cursor.peek() != '{')
        m_facts.kind = cursor.skip() && cursor.isAtEnd() ? LineFacts::Kind::Foreign : LineFacts::Kind::NotJson;
    else if (walk(cursor) && cursor.isAtEnd())
        judge(), m_isJudged = true;
    else
        m_facts.clear();
    return m_facts;
}

const LineFacts& CursorReader::read(QByteArrayView line)
{
    JsonCursor cursor(line);
    return read(cursor);
}

const LineFacts* CursorReader::readAhead(QByteArrayView rest, qint64& length)
{
    JsonCursor cursor(rest, JsonCursor::LineEnds::EndTheText);
    const LineFacts& facts = read(cursor);
    length = cursor.position() - rest.data();
    if (facts.kind == LineFacts::Kind::NotJson)
        return nullptr;
    if (length < rest.size())
        return &facts;
    // Its end is not held yet: it comes again.
    if (m_isJudged)
        forgetLast();
    return nullptr;
}

const LineFacts& CursorReader::readGiant(QByteArrayView head, QByteArrayView tail)
{
    auto value = json::parsePrefix(head).value_or(json::Value());
    for (const QString& key : value.isObject() ? textsBehind() : QStringList()) {
        const QByteArray quoted = "\"" + key.toUtf8() + "\":\"";
        const qsizetype at = value.find(key) ? -1 : tail.lastIndexOf(quoted);
        const qsizetype end = at < 0 ? -1 : tail.indexOf('"', at + quoted.size());
        if (end > at)
            value.members.emplace_back(
                key, json::textValue(QString::fromUtf8(tail.first(end).sliced(at + quoted.size()))));
    }
    // That was of the beginning alone, spelled anew.
    (void)read(value.isObject() ? QByteArrayView(json::toJson(value)) : QByteArrayView());
    m_facts.contentBytes = RowFacts::NotKnown;
    m_facts.maySign = true;
    m_facts.call.dropTexts();
    return m_facts;
}

} // namespace stemma
