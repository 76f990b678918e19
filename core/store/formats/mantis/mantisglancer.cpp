// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantisglance.h"

#include "core/base/json.h"

using namespace Qt::StringLiterals;

namespace stemma {

QString nameOf(MantisDialect dialect)
{
    return dialect == MantisDialect::Tree ? u"M1"_s : dialect == MantisDialect::Wire ? u"M2"_s : u"M4"_s;
}

void MantisGlance::clear()
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

quint64 mantisHash(std::string_view id)
{
    return std::max<quint64>(1, std::hash<std::string_view>()(id));
}

quint64 mantisHash(const QString& id)
{
    const QByteArray utf8 = id.toUtf8();
    return mantisHash(std::string_view(utf8.constData(), size_t(utf8.size())));
}

quint64 mantisHash(const JsonSpelled& id)
{
    const QByteArrayView spelled = id.inner();
    const bool isPlain = !id.hasEscapes && QtPrivate::isAscii(QLatin1StringView(spelled));
    return isPlain ? mantisHash(std::string_view(spelled.data(), size_t(spelled.size()))) : mantisHash(id.text());
}

/// Nearly always the same one as before.
void MantisGlancer::takeModel(const JsonSpelled& model)
{
    if (!model.isText())
        return;
    if (model.bytes != m_modelSpelled) {
        m_modelSpelled = model.bytes.toByteArray();
        m_model = model.text();
    }
    m_glance.model = m_model;
}

const MantisGlance& MantisGlancer::glanceAtGiant(QByteArrayView head, QByteArrayView tail, MantisDialect dialect)
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
    m_glance.contentBytes = MantisGlance::NotKnown;
    m_glance.copyPlaces = {};
    m_glance.maySign = true;
    return m_glance;
}

} // namespace stemma
