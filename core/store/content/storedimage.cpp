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

/// The bytes of an image in JSON: what an address has behind its comma, and long values by which vendors name bytes of
/// any kind (see isImage()).
const QRegularExpression& bytesInJson()
{
    static const QRegularExpression bytes(
        uR"re((?|data:(image/[A-Za-z0-9.+-]{1,40})(?:;[A-Za-z0-9=-]{1,40}){0,3},((?:[A-Za-z0-9+/=_%-]++|\\[nr/])++))re"
        uR"re(|()"(?:base64|data)\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"\K(?=[^"]{100}))re"
        uR"re(((?:[A-Za-z0-9+/=_-]++|\\[nr/])++)(?=\\{0,3}"|\z)))re"_s);
    return bytes;
}

/// Whether bytes begin as files of images do.
bool beginsAsImage(QStringView base64)
{
    constexpr qsizetype HeadCharacters = 32;
    QByteArray text = base64.first(std::min(base64.size(), HeadCharacters)).toLatin1();
    text.removeIf([](char c) { return c == '\\' || c == '\n' || c == '\r'; });
    const QByteArray head = QByteArray::fromBase64(text);
    static constexpr QByteArrayView Heads[]
        = {"\x89PNG", "\xFF\xD8\xFF", "GIF8", "II*", {"MM\0*", 4}, "<svg", {"\0\0\1\0", 4}, "\xFF\x0A", "qoif", "8BPS"};
    const auto begins = [&head](QByteArrayView known) { return head.startsWith(known); };
    if (std::ranges::any_of(Heads, begins))
        return true;
    if (head.startsWith("RIFF"))
        return head.sliced(std::min<qsizetype>(8, head.size())).startsWith("WEBP");
    // The bytes behind the two letters are the size of the file and nothing.
    if (head.startsWith("BM"))
        return head.sliced(std::min<qsizetype>(6, head.size())).startsWith(QByteArrayView("\0\0\0\0", 4));
    constexpr QByteArrayView Boxes[] = {"ftypavif", "ftypavis", "ftypheic", "ftypheix", "ftypmif1", "ftypjxl "};
    const QByteArray box = head.sliced(std::min<qsizetype>(4, head.size()));
    return std::ranges::any_of(Boxes, [&box](QByteArrayView known) { return box.startsWith(known); });
}

/// Whether the members beside the bytes say that these are an image.
bool isCalledImage(QStringView json, qsizetype start, qsizetype end)
{
    constexpr qsizetype Beside = 200;
    static const QRegularExpression type(
        uR"(type\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"(?:input_)?image[/\\"])"_s, QRegularExpression::CaseInsensitiveOption);
    QStringView before = json.sliced(std::max<qsizetype>(0, start - Beside), std::min(start, Beside));
    QStringView behind = json.sliced(end, std::min(json.size() - end, Beside));
    // Those of another block are not beside them.
    before = before.sliced(before.lastIndexOf(u'}') + 1);
    if (const qsizetype close = behind.indexOf(u'}'); close >= 0)
        behind = behind.first(close);
    return type.matchView(before).hasMatch() || type.matchView(behind).hasMatch();
}

/// Gives how many there were.
qsizetype describeImagesInJson(QString& json)
{
    if (!json.contains("base64"_L1) && !json.contains("data"_L1))
        return 0;
    qsizetype images = 0;
    qsizetype copied = 0;
    QString described;
    for (const QRegularExpressionMatch& match : bytesInJson().globalMatch(json)) {
        const QString type = match.captured(1);
        if (type.isEmpty() && !beginsAsImage(match.capturedView(2))
            && !isCalledImage(json, match.capturedStart(), match.capturedEnd()))
            continue;
        ++images;
        const qint64 size = decodedSize(match.captured(2));
        described += QStringView(json).sliced(copied, match.capturedStart() - copied);
        described += type.isEmpty() ? u"[%1 bytes]"_s.arg(size) : u"[%1, %2 bytes]"_s.arg(type).arg(size);
        copied = match.capturedEnd();
    }
    if (images > 0)
        json = described + QStringView(json).sliced(copied);
    return images;
}

qsizetype describeImagesInJson(LongText& json)
{
    QString text = json.text;
    const qsizetype images = describeImagesInJson(text);
    if (images > 0)
        json = json.truncated ? LongText(text, json.bytes, true) : LongText(text);
    return images;
}

qsizetype describeImagesInJson(StoredFields& fields)
{
    qsizetype images = 0;
    for (StoredField& field : fields) {
        if (field.unit != Unit::Json || field.value.typeId() != QMetaType::QString)
            continue;
        QString text = field.value.toString();
        if (const qsizetype here = describeImagesInJson(text)) {
            field.value = text;
            images += here;
        }
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
    for (const QStringView key : {u"message", u"payload"})
        holder = (*holder)[key].isObject() ? &(*holder)[key] : holder;
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

qsizetype describeImages(Message& message)
{
    qsizetype shown = 0;
    qsizetype inJson = describeImagesInJson(message.fields);
    for (Part& part : message.parts) {
        if (auto* tool = std::get_if<ToolPart>(&part.body)) {
            const auto content = resultContent(tool->output);
            shown += content ? content->images.size() : 0;
            describeImages(*tool);
            inJson += describeImagesInJson(tool->input) + describeImagesInJson(tool->metadata);
        } else if (auto* unknown = std::get_if<UnknownPart>(&part.body)) {
            inJson += describeImagesInJson(unknown->raw);
        } else if (auto* event = std::get_if<EventPart>(&part.body)) {
            inJson += describeImagesInJson(event->raw);
        } else if (part.as<ImagePart>()) {
            ++shown;
        }
        inJson += describeImagesInJson(part.fields);
    }
    return std::max(shown, inJson);
}

} // namespace stemma
