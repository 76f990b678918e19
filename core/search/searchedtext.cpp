// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchedtext.h"

#include "core/search/queryfields.h"

#include <QStringDecoder>

namespace stemma {

namespace {

qint64 tokensOf(const TokenUsage& usage)
{
    if (usage.total)
        return *usage.total;
    qint64 sum = 0;
    for (const auto& count : {usage.input, usage.output, usage.reasoning, usage.cacheRead, usage.cacheWrite})
        sum += count.value_or(0);
    return usage.isEmpty() ? -1 : sum;
}

bool hasFailed(const ToolPart& tool)
{
    return tool.hasError || tool.state == ToolPart::State::Error;
}

const Part* partOf(const Message& message, int index)
{
    for (const Part& part : message.parts) {
        if (part.index == index)
            return &part;
    }
    return nullptr;
}

qint64 clampedMs(std::optional<Time> time)
{
    return time ? qMax<qint64>(0, toMs(*time)) : 0;
}

} // namespace

QString fromSearchedUtf8(QByteArrayView utf8)
{
    QStringDecoder decoder(
        QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(utf8);
}

std::vector<SearchedText> searchedTexts(const Message& message, const SessionInfo& session)
{
    SearchedText common;
    common.role = message.role;
    common.model = message.model;
    common.agent = message.agent;
    common.ms = clampedMs(message.createdAt ? message.createdAt : session.createdAt);
    common.tokens = tokensOf(message.tokens);
    common.isError = !message.error.isEmpty();
    bool failed = common.isError;
    for (const Part& part : message.parts) {
        common.has |= quint32(kindOf(part.body));
        const auto* tool = part.as<ToolPart>();
        failed = failed || (tool && hasFailed(*tool));
    }
    if (failed)
        common.has |= queryfields::HasError;
    std::vector<SearchedText> texts;
    for (const MessageText& text : textsOf(message)) {
        SearchedText& made = texts.emplace_back(common);
        made.part = text.part;
        made.kind = text.kind;
        made.utf8 = text.text.toUtf8();
        const Part* part = partOf(message, text.part);
        if (const auto* tool = part ? part->as<ToolPart>() : nullptr) {
            made.tool = tool->name;
            made.isError = made.isError || hasFailed(*tool);
        }
    }
    return texts;
}

SearchedText searchedTitle(const SessionInfo& session)
{
    SearchedText title;
    title.kind = TextKind::Title;
    title.utf8 = session.title.toUtf8();
    title.ms = lastUseMs(session);
    return title;
}

qint64 lastUseMs(const SessionInfo& session)
{
    return clampedMs(session.updatedAt ? session.updatedAt : session.createdAt);
}

} // namespace stemma
