// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextrequest.h"

#include "core/base/plainjson.h"
#include "core/session/names.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

JsonValue body(const QString& model, const auto& messages)
{
    JsonValue list = JsonValue::array();
    for (const auto& message : messages)
        list.push_back({{"role", message.role}, {"content", message.text}});
    return {{"model", model.section(u'/', -1)}, {"messages", list}};
}

} // namespace

void ContextRequest::add(const ContextItem& item)
{
    if (!item.leftOut.isEmpty())
        return;
    const bool isKnown = item.role != Role::Unknown;
    m_messages += Message {isKnown ? QString(nameOf(item.role)) : u"user"_s, item.text};
}

QString ContextRequest::json(const QString& model) const
{
    return QString::fromUtf8(indentedJson(body(model, m_messages)));
}

QString ContextRequest::curl(const QString& model) const
{
    QString data = QString::fromUtf8(compactJson(body(model, m_messages)));
    data.replace(u'\'', u"'\\''"_s);
    return u"curl \"${OPENAI_BASE_URL:-https://api.openai.com/v1}/chat/completions\" \\\n"
           "  -H \"Authorization: Bearer $OPENAI_API_KEY\" \\\n"
           "  -H 'Content-Type: application/json' \\\n"
           "  -d '%1'\n"_s.arg(data);
}

} // namespace stemma
