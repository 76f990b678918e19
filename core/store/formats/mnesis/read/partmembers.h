// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/read/part.h"

#include <simdjson.h>

#include <optional>

namespace stemma::mnesis {

/// The members of a part's JSON that the rules are about; of a repeated key the last one counts.
struct PartMembers
{
    using Member = std::optional<simdjson::dom::element>;
    Member type;
    Member text;
    Member toolName;
    Member callId;
    Member input;
    Member output;
    Member error;
    Member status;
    Member diff;
    Member files;
    Member additions;
    Member deletions;
    bool isRepeated = false; ///< one of the keys stands twice

    explicit PartMembers(const simdjson::dom::object& part);
    /// The JSON says what the row says.
    [[nodiscard]] bool isOfType(const QString& type) const;
    /// Of a tool: nothing that decodePart() refuses. The state is left to the caller.
    [[nodiscard]] bool isPlainTool(const StoredPart& stored) const;

    [[nodiscard]] static bool isText(const Member& member) { return member && member->is_string(); }
    /// Of a member that is a text: its UTF-8, which is valid.
    [[nodiscard]] static QByteArrayView utf8(const Member& member);
};

/// The state in the row; no value: none that is known.
[[nodiscard]] std::optional<ToolPart::State> toolStateOf(const QString& name);

/// Takes JSON apart without taking its texts out. Whatever it reads decodePart() reads too, with the same
/// meaning; it refuses more: what is no UTF-8, lone surrogates, NaN, numbers beyond 64 bits. One thread.
class PartParser
{
public:
    PartParser();

    /// Until the next call.
    [[nodiscard]] std::optional<simdjson::dom::object> parse(QByteArrayView content);

private:
    simdjson::dom::parser m_parser;
};

} // namespace stemma::mnesis
