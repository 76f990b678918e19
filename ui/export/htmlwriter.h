// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwriter.h"

namespace stemma {

/// A session as one page for a browser, in the colours of the timeline, light and dark as the reader's system is. It
/// needs no network and has no scripts: what is folded are details elements, images stand in it. Each message has an
/// anchor, "message-" and its number.
class HtmlWriter final : public ExportWriter
{
public:
    void begin(const ExportHead& head) override;
    void message(const Message& message, const ExportImage& image) override;
    void end(const ExportFoot& foot) override;

private:
    void putHead(const Message& message);
    void putPart(const Message& message, const Part& part, const ExportImage& image);
    void putText(const Message& message, const TextPart& text);
    void putThinking(const ReasoningPart& thinking);
    void putTool(const ToolPart& tool);
    void putOutput(const LongText& output);
    void putPatch(const PatchPart& patch);
    void putReference(const FileReference& reference);
    void putImage(const Part& part, const ImagePart& picture, const ExportImage& image);
    void putFigure(const ImagePart& picture, const Result<QByteArray>& file);
    /// Opens what is folded until the reader opens it; @p summary is HTML.
    void fold(const char* kind, const QByteArray& summary, bool isOpen = false);
    void unfold() { m_out += "</details>\n"; }
    void label(const QString& text);
};

} // namespace stemma
