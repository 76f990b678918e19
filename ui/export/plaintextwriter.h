// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwriter.h"

namespace stemma {

/// A session as text for reading anywhere: who, when, what. Control characters are shown as signs.
class PlainTextWriter final : public ExportWriter
{
public:
    void begin(const ExportHead& head) override;
    void message(const Message& message, const ExportImage& image) override;
    void end(const ExportFoot& foot) override;

private:
    void put(const QString& block);
};

} // namespace stemma
