// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/transcript/listingsummary.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// Another agent's transcripts have the same shape with other spellings.
bool isForeign(const json::Value& line)
{
    return line.find(u"parentUuid") || line.find(u"sessionId");
}

/// One line's word on the dialect.
std::optional<Dialect> dialectOfLine(const json::Value& line)
{
    const json::Value* type = line.find(u"type");
    const json::Value* message = line.find(u"message");
    const QString kind = type && type->isString() ? type->string : QString();
    const bool hasMessage = message && message->isObject();
    if (line.find(u"uuid") && line.find(u"parent_uuid") && (hasMessage || line.truncated))
        return Dialect::Tree;
    if (line.find(u"session_id") && !line.find(u"uuid")
        && (kind == "custom-title"_L1 || kind == "last-prompt"_L1 || kind == "summary"_L1))
        return Dialect::Tree;
    if (isForeign(line))
        return {};
    const bool isTurn = (kind == "user"_L1 || kind == "assistant"_L1) && hasMessage && !line.find(u"timestamp");
    const json::Value* subtype = line.find(u"subtype");
    if (isTurn || (kind == "system"_L1 && subtype) || (kind == "result"_L1 && line.find(u"session_id")))
        return Dialect::Wire;
    static const QStringList known = {u"content"_s, u"role"_s, u"isMeta"_s, u"stop_reason"_s, u"usage"_s, u"type"_s,
        u"summary"_s, u"compacted_count"_s, u"boundary"_s};
    for (const json::Value::Member& member : line.members) {
        if (!known.contains(member.first))
            return {};
    }
    const json::Value* content = line.find(u"content");
    const bool hasContent = content && (content->isString() || content->isArray());
    if (hasContent && kind.isEmpty())
        return Dialect::Plain;
    return {};
}

} // namespace

QString nameOf(Dialect dialect)
{
    return dialect == Dialect::Tree ? u"M1"_s : dialect == Dialect::Wire ? u"M2"_s : u"M4"_s;
}

std::optional<Dialect> dialectOf(QByteArrayView head)
{
    constexpr int MostLines = 50;
    std::optional<Dialect> found;
    visitHead(head, [&found, tried = 0](const json::Value& line) mutable {
        found = dialectOfLine(line);
        return found || isForeign(line) || ++tried == MostLines;
    });
    return found;
}

} // namespace stemma::mantis
