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
    // Results of tools go as a user's: endpoints take them as a tool's only behind its call in their own form.
    const bool isTaken = item.role == Role::System || item.role == Role::Assistant;
    m_messages += Message {isTaken ? QString(nameOf(item.role)) : u"user"_s, item.text};
}

QString ContextRequest::json(const QString& model) const
{
    return QString::fromUtf8(indentedJson(body(model, m_messages)));
}

QString ContextRequest::curl(const QString& model) const
{
    // On standard input: as an argument most contexts would be too long. It is one line, so nothing ends it early.
    const QString data = QString::fromUtf8(compactJson(body(model, m_messages)));
    return u"curl \"${OPENAI_BASE_URL:-https://api.openai.com/v1}/chat/completions\" \\\n"
           "  -H \"Authorization: Bearer $OPENAI_API_KEY\" \\\n"
           "  -H 'Content-Type: application/json' \\\n"
           "  --data-binary @- <<'END_OF_REQUEST'\n"
           "%1\n"
           "END_OF_REQUEST\n"_s.arg(data);
}

} // namespace stemma
