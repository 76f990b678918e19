// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/storedimage.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct StoredImageText
{
    Q_DECLARE_TR_FUNCTIONS(StoredImage)
};

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

namespace {

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

} // namespace stemma
