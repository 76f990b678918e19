// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/linefacts.h"

#include "core/base/json.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

QString nameOf(Dialect dialect)
{
    return dialect == Dialect::Tree ? u"M1"_s : dialect == Dialect::Wire ? u"M2"_s : u"M4"_s;
}

void LineFacts::clear()
{
    tools.clear();
    kind = Kind::NotJson;
    flags = {};
    id = 0;
    parent = 0;
    time = {};
    usage = {};
    hasTitle = false;
    contentBytes = NotKnown;
    copyPlaces = {};
    maySign = true;
    // Of nearly all lines these are empty already.
    for (QString* text : {&title, &lastPrompt, &model}) {
        if (!text->isNull())
            *text = QString();
    }
}

quint64 hashOf(std::string_view id)
{
    return std::max<quint64>(1, std::hash<std::string_view>()(id));
}

quint64 hashOf(const QString& id)
{
    const QByteArray utf8 = id.toUtf8();
    return hashOf(std::string_view(utf8.constData(), size_t(utf8.size())));
}

quint64 hashOf(const RawJson& id)
{
    const QByteArrayView sourceText = id.inner();
    const bool isPlain = !id.hasEscapes && QtPrivate::isAscii(QLatin1StringView(sourceText));
    return isPlain ? hashOf(std::string_view(sourceText.data(), size_t(sourceText.size()))) : hashOf(id.text());
}

/// Nearly always the same one as before.
void LineReader::takeModel(const RawJson& model)
{
    if (!model.isText())
        return;
    if (model.bytes != m_modelSpelled) {
        m_modelSpelled = model.bytes.toByteArray();
        m_model = model.text();
    }
    m_glance.model = m_model;
}

const LineFacts& LineReader::glanceAtGiant(QByteArrayView head, QByteArrayView tail, Dialect dialect)
{
    m_glance.clear();
    auto value = json::parsePrefix(head);
    if (!value || !value->isObject())
        return m_glance;
    // The keys behind the message are known from the end of the line alone.
    const QByteArray end = tail.toByteArray();
    for (const QByteArrayView key : {"timestamp", "session_id", "cwd"}) {
        const QByteArray quoted = '"' + key.toByteArray() + "\":\""_ba;
        const qsizetype at = end.lastIndexOf(quoted);
        const qsizetype close = at < 0 ? -1 : end.indexOf('"', at + quoted.size());
        json::Value text;
        text.kind = json::Value::Kind::String;
        if (close > at)
            text.string = QString::fromUtf8(end.sliced(at + quoted.size(), close - at - quoted.size()));
        if (close > at)
            value->members << json::Value::Member(QString::fromLatin1(key), text);
    }
    (void)glance(json::toJson(*value), dialect);
    // That was of the beginning alone, spelled anew.
    m_glance.contentBytes = LineFacts::NotKnown;
    m_glance.copyPlaces = {};
    m_glance.maySign = true;
    return m_glance;
}

} // namespace stemma::mantis
