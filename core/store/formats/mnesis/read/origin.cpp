// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/origin.h"

#include "core/store/json/json.h"
#include "core/store/json/jsonsplice.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

std::optional<OriginMark> readOriginMark(const QString& metadata)
{
    if (!metadata.contains("\"stemma\""_L1))
        return {};
    const auto value = json::parse(metadata.toUtf8());
    const json::Value* mark = value ? value->find(u"stemma") : nullptr;
    if (!mark)
        return {};
    const OriginMark origin {mark->text(u"kind"), SessionId(mark->text(u"session")), MessageId(mark->text(u"message"))};
    return origin.kind.isEmpty() || origin.session.isEmpty() ? std::nullopt : std::optional(origin);
}

std::optional<QString> withOriginMark(const QString& metadata, const OriginMark& mark)
{
    const QByteArray member = "{\"kind\": " + json::quotedPython(mark.kind) + ", \"session\": "
        + json::quotedPython(mark.session.value) + ", \"message\": " + json::quotedPython(mark.message.value) + '}';
    const QByteArray stored = metadata.isEmpty() ? QByteArray("{}") : metadata.toUtf8();
    const auto value = json::parse(stored);
    if (!value || !value->isObject())
        return {};
    if (const auto range = json::memberValue(stored, "stemma"))
        return QString::fromUtf8(json::spliced(stored, *range, member));
    const qsizetype end = stored.lastIndexOf('}');
    const QByteArray added = QByteArray(value->members.empty() ? "" : ", ") + "\"stemma\": " + member;
    return QString::fromUtf8(json::spliced(stored, {end, 0}, added));
}

} // namespace stemma::mnesis
