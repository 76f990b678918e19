// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/mnesispart.h"

#include <memory>
#include <optional>

namespace stemma {

/// What the check needs of a part that can be read.
struct MnesisGlance
{
    bool isTool = false;
    QString name;
    QString callId;
    ToolPart::State state = ToolPart::State::Completed;

    bool operator==(const MnesisGlance&) const = default;
};

/// Looks over parts without taking their texts out, some ten times as fast as decodeMnesisPart(). It
/// knows the common shapes only and never says yes to a part that decodeMnesisPart() refuses. One thread.
class MnesisGlancer
{
public:
    MnesisGlancer();
    ~MnesisGlancer();
    Q_DISABLE_COPY_MOVE(MnesisGlancer)

    /// No value: not for certain a valid part; decodeMnesisPart() can tell.
    [[nodiscard]] std::optional<MnesisGlance> glance(const StoredMnesisPart& stored);

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
};

} // namespace stemma
