// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwriter.h"
#include "ui/export/markdowntext.h"

namespace stemma {

/// A session as Markdown: a heading for each message, code in fences, thinking as quotes, images by their name only.
class MarkdownWriter final : public ExportWriter
{
public:
    void begin(const ExportHead& head) override;
    void message(const Message& message, const ExportImage& image) override;
    void end(const ExportFoot& foot) override;

private:
    void put(const QString& block) { markdowntext::put(m_out, block); }
};

} // namespace stemma
