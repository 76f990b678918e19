// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/opencode/read/record.h"

namespace stemma::opencode {

/// Adds the parts of a message to it, by the kinds of spec opencode, 5.2 and 6. Lives for one message.
class PartDecoder
{
public:
    PartDecoder(Message& message, qint64 maxText)
        : m_message(message)
        , m_blocks(maxText, m_noPairs)
    {
    }

    void add(const Piece& piece); ///< of Shape::Parts
    void addTyped(const Record& record, const json::Value& data); ///< of Shape::Blocks

private:
    /// The keys that the part shows go to @p shown; the others become its fields.
    [[nodiscard]] Part::Body bodyOf(const json::Value& part, const QString& type, QStringList& shown);
    [[nodiscard]] ReasoningPart thinking(const json::Value& part) const;
    [[nodiscard]] Part::Body file(const json::Value& part, QStringList& shown) const;
    [[nodiscard]] ToolPart tool(const json::Value& part);
    [[nodiscard]] ToolPart typedTool(const json::Value& block);
    [[nodiscard]] EventPart event(const QString& type, const QString& line, const json::Value& part) const;
    [[nodiscard]] UnknownPart unknown(const json::Value& part, const QString& type) const;
    /// What stands in a tool part beside call and output: the patch, and what is attached.
    void addOfTool(const json::Value& part, const QString& name);
    void addPatch(const QString& diff);
    void addContent(const json::Value& data);
    void append(Part::Body body, StoredFields fields = {});

    Message& m_message;
    const ToolPairs m_noPairs;
    ContentBlocks m_blocks;
    PartId m_id; ///< of the stored part under way
    StoredAt m_at;
};

} // namespace stemma::opencode
