// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/partfacts.h"

#include "core/store/formats/mnesis/read/partmembers.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

using mnesis::PartMembers;

namespace {

std::optional<PartFacts> glanceAtTool(const PartMembers& members, const StoredPart& stored)
{
    if (!members.isPlainTool(stored))
        return {};
    // Without the column it takes the JSON's state; the careful way does that.
    const auto state = mnesis::toolStateOf(stored.toolState.toString());
    if (!state)
        return {};
    return PartFacts {true, QString::fromUtf8(PartMembers::utf8(members.toolName)),
        QString::fromUtf8(PartMembers::utf8(members.callId)), *state};
}

} // namespace

struct PartFactsReader::Parser : mnesis::PartParser
{
};

PartFactsReader::PartFactsReader()
    : m_parser(std::make_unique<Parser>())
{
}

PartFactsReader::~PartFactsReader() = default;

std::optional<PartFacts> PartFactsReader::glance(const StoredPart& stored)
{
    const auto part = m_parser->parse(stored.content);
    if (!part)
        return {};
    const PartMembers members(*part);
    if (!members.isOfType(stored.partType))
        return {};
    if (stored.partType == "tool"_L1)
        return glanceAtTool(members, stored);
    if ((stored.partType == "text"_L1 || stored.partType == "reasoning"_L1) && PartMembers::isText(members.text))
        return PartFacts {};
    return {};
}

} // namespace stemma::mnesis
