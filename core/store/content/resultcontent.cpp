// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/resultcontent.h"

#include "core/store/content/contentblocks.h"

using namespace Qt::StringLiterals;

namespace stemma {

std::optional<ResultContent> resultContent(const LongText& output)
{
    if (output.truncated || !output.text.startsWith(u'[') || !output.text.contains("image\""_L1))
        return {};
    const auto blocks = json::parse(output.text.toUtf8());
    if (!blocks || !blocks->isArray())
        return {};
    ResultContent content;
    QStringList texts;
    for (const json::Value& block : blocks->items) {
        const QString type = block.text(u"type");
        if (type == "image"_L1 || type == "input_image"_L1)
            content.images << storedImage(block);
        else
            texts << (block.text(u"text").isEmpty() ? QString::fromUtf8(json::toJson(block)) : block.text(u"text"));
    }
    if (content.images.isEmpty())
        return {};
    content.text = texts.join(u'\n');
    return content;
}

QString ResultContent::described() const
{
    QStringList lines;
    if (!text.isEmpty())
        lines << text;
    for (const StoredImage& image : images)
        lines << u"[%1, %2 bytes]"_s.arg(image.mediaType).arg(decodedSize(image.base64));
    return lines.join(u'\n');
}

void describeImages(ToolPart& tool)
{
    if (const auto content = resultContent(tool.output))
        tool.output = LongText(content->described());
}

} // namespace stemma
