// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/origin.h"

#include "core/store/json/json.h"
#include "core/store/json/jsonsplice.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

QString quotedPython(const QString& text)
{
    return QString::fromLatin1(json::quotedPython(text));
}

std::optional<OriginMark> readOriginMark(const QString& metadata)
{
    if (!metadata.contains("\"stemma\""_L1))
        return {};
    const auto value = json::parse(metadata.toUtf8());
    const json::Value* mark = value && value->isObject() ? value->find(u"stemma") : nullptr;
    if (!mark || !mark->isObject())
        return {};
    const auto text = [&](QStringView key) {
        const json::Value* member = mark->find(key);
        return member && member->isString() ? member->string : QString();
    };
    OriginMark origin {text(u"kind"), SessionId(text(u"session")), MessageId(text(u"message"))};
    if (origin.kind.isEmpty() || origin.session.isEmpty())
        return {};
    return origin;
}

std::optional<QString> withOriginMark(const QString& metadata, const OriginMark& mark)
{
    const QString member = u"{\"kind\": %1, \"session\": %2, \"message\": %3}"_s.arg(
        quotedPython(mark.kind), quotedPython(mark.session.value), quotedPython(mark.message.value));
    const QByteArray stored = metadata.toUtf8();
    if (metadata.isEmpty())
        return u"{\"stemma\": %1}"_s.arg(member);
    const auto value = json::parse(stored);
    if (!value || !value->isObject())
        return {};
    if (const auto range = json::memberValue(stored, "stemma"))
        return QString::fromUtf8(json::spliced(stored, *range, member.toUtf8()));
    const qsizetype end = stored.lastIndexOf('}');
    const QString separator = value->members.isEmpty() ? QString() : u", "_s;
    return QString::fromUtf8(json::spliced(stored, {end, 0}, (separator + u"\"stemma\": "_s + member).toUtf8()));
}

} // namespace stemma::mnesis
