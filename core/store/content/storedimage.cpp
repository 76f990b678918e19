// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/storedimage.h"

#include "core/store/content/contentblocks.h"
#include "core/store/sessionstore.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct StoredImageText
{
    Q_DECLARE_TR_FUNCTIONS(StoredImage)
};

struct ImageText
{
    Q_DECLARE_TR_FUNCTIONS(PartSource)
};

/// The object with the address of an image; null: there are fewer. @p ordinal counts down.
const json::Value* imageAddress(const json::Value& value, int& ordinal)
{
    if (value.text(u"url").startsWith("data:image/"_L1) && ordinal-- == 0)
        return &value;
    for (const json::Value& item : value.items) {
        if (const json::Value* found = imageAddress(item, ordinal))
            return found;
    }
    for (const auto& [key, member] : value.members) {
        if (const json::Value* found = imageAddress(member, ordinal))
            return found;
    }
    return nullptr;
}

/// In their order. @p inResults: those in results of tools, too.
QList<const json::Value*> imagesAmong(const json::Value& content, bool inResults)
{
    QList<const json::Value*> images;
    for (const json::Value& block : content.items) {
        const QString type = block.text(u"type");
        const json::Value* result = type == "tool_result"_L1 ? block.find(u"content") : nullptr;
        if (type == "image"_L1 || type == "input_image"_L1)
            images << &block;
        else if (inResults && result)
            images << imagesAmong(*result, false);
    }
    return images;
}

} // namespace

StoredImage storedImage(const json::Value& block)
{
    if (const json::Value* source = block.find(u"source"))
        return {source->text(u"media_type"), source->text(u"data")};
    for (const QStringView key : {u"url", u"image_url"}) {
        const QString url = block.text(key);
        const qsizetype comma = url.startsWith("data:"_L1) ? url.indexOf(u',') : -1;
        if (comma < 0)
            continue;
        const QString type = url.sliced(5, comma - 5).section(u';', 0, 0);
        return {type.isEmpty() ? block.text(u"mime") : type, url.sliced(comma + 1)};
    }
    return {block.text(u"mimeType"), block.text(u"data")};
}

Result<QByteArray> imageBytes(const StoredImage& image)
{
    if (image.base64.isEmpty())
        return fail(Errc::NotFound, StoredImageText::tr("The image itself is not stored in this session."));
    QByteArray text = image.base64.toLatin1();
    text.removeIf([](char ch) { return ch == '\n' || ch == '\r'; }); // some writers break the lines
    auto bytes = QByteArray::fromBase64Encoding(std::move(text), QByteArray::AbortOnBase64DecodingErrors);
    if (bytes)
        return std::move(bytes.decoded);
    return fail(Errc::Corrupt,
        StoredImageText::tr("The stored image is not valid base64, so it cannot be shown. Its text is under Raw in the "
                            "inspector."));
}

Result<QByteArray> imageBytes(const json::Value& record, const QString& call, int ordinal, int images)
{
    const json::Value* holder = &record;
    for (const QStringView key : {u"message", u"payload"}) {
        const json::Value* inner = holder->find(key);
        holder = inner && inner->isObject() ? inner : holder;
    }
    const json::Value* content = holder->find(u"content");
    if (const json::Value* output = holder->find(u"output"); output && output->isArray())
        content = output;
    else if (content && !call.isEmpty()) {
        const auto result = std::ranges::find_if(content->items, [&call](const json::Value& block) {
            return block.text(u"type") == "tool_result"_L1 && block.text(u"tool_use_id") == call;
        });
        content = result == content->items.end() ? nullptr : result->find(u"content");
    }
    QList<const json::Value*> found = content ? imagesAmong(*content, false) : QList<const json::Value*>();
    if (content && found.size() < images)
        found = imagesAmong(*content, true);
    if (ordinal < found.size())
        return imageBytes(storedImage(*found.at(ordinal)));
    ordinal -= int(found.size());
    if (const json::Value* file = content ? nullptr : imageAddress(record, ordinal))
        return imageBytes(storedImage(*file));
    return fail(Errc::NotFound, StoredImageText::tr("The image is no longer in the store. Open the session again."));
}

Result<QByteArray> imageOf(SessionStore& store, const Message& message, int part, int number, const JobControl& job)
{
    constexpr qint64 LargestRecord = 128 * 1024 * 1024;
    const auto shown = std::ranges::find(message.parts, part, &Part::index);
    const auto* tool = shown == message.parts.end() ? nullptr : shown->as<ToolPart>();
    const QString call = tool ? tool->callId : QString();
    // A part may be a record of its own.
    const bool isOwn = !tool && shown != message.parts.end() && !shown->storedAt.isNull()
        && (shown->storedAt.table != message.storedAt.table || shown->storedAt.file != message.storedAt.file);
    const StoredAt place = isOwn ? shown->storedAt : message.storedAt;
    int ordinal = number;
    int images = 0;
    for (const Part& other : message.parts) {
        const bool isThere = !tool && (!isOwn || other.storedAt == place) && other.as<ImagePart>();
        images += isThere;
        ordinal += isThere && other.index < part;
    }
    const auto record = store.rawBytes(place, LargestRecord + 1, job);
    if (!record)
        return std::unexpected(record.error());
    if (record->size() > LargestRecord)
        return fail(Errc::NotSupported, ImageText::tr("The message is too large to show its images."));
    const auto value = json::parse(*record);
    return value ? imageBytes(*value, call, ordinal, images)
                 : fail(Errc::Corrupt, ImageText::tr("The message is damaged, so its images cannot be shown."),
                       value.error().message);
}

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
