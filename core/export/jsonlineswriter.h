// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwriter.h"
#include "core/export/jsonwriter.h"

namespace stemma {

/// A session as JSON Lines: the records that the command line prints of it, whole.
class JsonLinesWriter final : public ExportWriter
{
public:
    void begin(const ExportHead& head) override;
    void message(const Message& message, const ExportImage& image) override;
    void end(const ExportFoot& foot) override;
    [[nodiscard]] bool joinsResults() const override { return false; }

private:
    void put(const JsonWriter& json);
};

} // namespace stemma
