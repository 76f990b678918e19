// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextrequest.h"

#include "core/session/names.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace stemma {

void ContextRequest::add(const ContextItem& item)
{
    if (!item.leftOut.isEmpty())
        return;
    const bool isKnown = item.role != Role::Unknown;
    m_messages.append(
        QJsonObject {{u"role"_s, isKnown ? QString(nameOf(item.role)) : u"user"_s}, {u"content"_s, item.text}});
}

QString ContextRequest::body(const QString& model, QJsonDocument::JsonFormat format) const
{
    const QJsonObject request {{u"model"_s, model.section(u'/', -1)}, {u"messages"_s, m_messages}};
    return QString::fromUtf8(QJsonDocument(request).toJson(format));
}

QString ContextRequest::json(const QString& model) const
{
    return body(model, QJsonDocument::Indented);
}

QString ContextRequest::curl(const QString& model) const
{
    QString data = body(model, QJsonDocument::Compact);
    data.replace(u'\'', u"'\\''"_s);
    return u"curl \"${OPENAI_BASE_URL:-https://api.openai.com/v1}/chat/completions\" \\\n"
           "  -H \"Authorization: Bearer $OPENAI_API_KEY\" \\\n"
           "  -H 'Content-Type: application/json' \\\n"
           "  -d '%1'\n"_s.arg(data);
}

} // namespace stemma
