// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/read/part.h"

#include <memory>
#include <optional>

namespace stemma::mnesis {

/// What the check needs of a part that can be read.
struct PartFacts
{
    bool isTool = false;
    QString name;
    QString callId;
    ToolPart::State state = ToolPart::State::Completed;

    bool operator==(const PartFacts&) const = default;
};

/// Looks over parts without taking their texts out, some ten times as fast as decodePart(). It
/// knows the common shapes only and never says yes to a part that decodePart() refuses. One thread.
class PartFactsReader
{
public:
    PartFactsReader();
    ~PartFactsReader();
    Q_DISABLE_COPY_MOVE(PartFactsReader)

    /// No value: perhaps not a valid part; decodePart() decides.
    [[nodiscard]] std::optional<PartFacts> glance(const StoredPart& stored);

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
};

} // namespace stemma::mnesis
