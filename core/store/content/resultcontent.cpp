// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/resultcontent.h"

#include "core/store/content/contentblocks.h"

#include <QRegularExpression>

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
        const bool isImage = type == "image"_L1 || type == "input_image"_L1;
        // A tool may print what only looks like it, and an image may be an address.
        if (const StoredImage image = isImage ? storedImage(block) : StoredImage(); !image.base64.isEmpty())
            content.images << image;
        else
            texts << (type == "text"_L1 ? block.text(u"text") : QString::fromUtf8(json::toJson(block)));
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
    if (const auto content = resultContent(tool.output)) {
        tool.output = LongText(content->described());
        return;
    }
    // Of a list that was cut off the bytes of an image are no text either.
    static const QRegularExpression bytes(u"\"(?:data|image_url)\"\\s*:\\s*\""_s);
    QString& text = tool.output.text;
    if (!tool.output.truncated || !text.startsWith(u'[') || !text.contains("image\""_L1))
        return;
    if (const auto match = bytes.match(text); match.hasMatch())
        text = text.first(match.capturedEnd()) + u'…';
}

} // namespace stemma
