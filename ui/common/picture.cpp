// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/picture.h"

#include "ui/common/format.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

#include <algorithm>
#include <array>

namespace stemma {

namespace {

struct PictureText
{
    Q_DECLARE_TR_FUNCTIONS(Picture)
};

} // namespace

Result<Picture> Picture::read(const QByteArray& file, std::optional<QSize> most)
{
    QBuffer buffer;
    buffer.setData(file);
    buffer.open(QIODevice::ReadOnly);
    // What the content says, whatever the session calls it; other formats can refer to files or hold programs.
    const QByteArray kind = QImageReader::imageFormat(&buffer);
    constexpr std::array<QByteArrayView, 5> Formats {"png", "jpeg", "gif", "webp", "bmp"};
    if (!std::ranges::contains(Formats, QByteArrayView(kind)))
        return fail(Errc::NotSupported,
            PictureText::tr("This is not a PNG, JPEG, GIF, WebP or BMP image, or it is damaged, so it is not shown."));
    buffer.seek(0);
    QImageReader reader(&buffer, kind);
    reader.setAutoTransform(true);
    Picture picture;
    picture.size = reader.size();
    if (const qint64 pixels = qint64(picture.size.width()) * picture.size.height(); pixels > MostPixels)
        return fail(Errc::NotSupported,
            PictureText::tr("This image claims %1 × %2 pixels. Images of more than 64 megapixels are not opened.")
                .arg(format::number(picture.size.width()), format::number(picture.size.height())));
    if (most && picture.size.isValid()
        && (picture.size.width() > most->width() || picture.size.height() > most->height()))
        reader.setScaledSize(picture.size.scaled(*most, Qt::KeepAspectRatio).expandedTo({1, 1}));
    if (!picture.size.isValid() || !reader.read(&picture.image))
        return fail(Errc::Corrupt, PictureText::tr("This image is damaged and cannot be shown."), reader.errorString());
    if (reader.transformation() & QImageIOHandler::TransformationRotate90)
        picture.size.transpose();
    return picture;
}

} // namespace stemma
