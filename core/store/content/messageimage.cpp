// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/messageimage.h"

#include "core/store/content/storedimage.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemma {

namespace {

struct ImageText
{
    Q_DECLARE_TR_FUNCTIONS(PartSource)
};

} // namespace

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

} // namespace stemma
