// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/handovercontents.h"

#include "core/store/files/fileio.h"

#include <QFileDevice>

using namespace Qt::StringLiterals;

namespace stemma {

QString callText(const HandedBlock& call)
{
    return u"[Tool call: %1]\n%2"_s.arg(call.name, QString::fromUtf8(call.input));
}

QString resultText(const HandedBlock& call)
{
    return (call.hasFailed ? u"[Tool error: %1]\n%2"_s : u"[Tool result: %1]\n%2"_s).arg(call.name, call.output);
}

HandOverContents::HandOverContents(QFileDevice& file)
    : m_file(file)
    , m_stream(&file)
{
}

template<typename... Values> qint64 HandOverContents::add(const Values&... values)
{
    const qint64 place = m_file.pos();
    (m_stream << ... << values);
    return place;
}

template<typename... Values> void HandOverContents::readAt(qint64 place, Values&... values)
{
    m_file.seek(place);
    (m_stream >> ... >> values);
}

qint64 HandOverContents::addText(const QString& text)
{
    return add(text);
}

qint64 HandOverContents::addCall(const QString& name, const QByteArray& input)
{
    return add(name, input);
}

qint64 HandOverContents::addImage(const QString& mediaType, const QByteArray& base64)
{
    return add(mediaType, base64);
}

Result<> HandOverContents::check() const
{
    return m_stream.status() == QDataStream::Ok && m_file.flush() ? Result<>() : fileio::failure(m_file);
}

HandedBlock HandOverContents::imageAt(qint64 place)
{
    HandedBlock image {.kind = HandedBlock::Kind::Image};
    readAt(place, image.mediaType, image.base64);
    return image;
}

void HandOverContents::readBlock(const DraftedBlock& drafted, HandedBlock& block)
{
    using Kind = HandedBlock::Kind;
    const bool isText = drafted.kind == Kind::Text;
    if (drafted.kind == Kind::Image) {
        block = imageAt(drafted.content);
    } else if (isText && drafted.wording == DraftedBlock::Wording::AsIs) {
        readAt(drafted.content, block.text);
    } else {
        block.kind = Kind::Call;
        block.hasFailed = drafted.hasFailed;
        readAt(drafted.content, block.name, block.input);
        if (drafted.result >= 0 && drafted.wording != DraftedBlock::Wording::CallAsText)
            readAt(drafted.result, block.output);
        for (const qint64 image : drafted.images)
            block.images.push_back(imageAt(image));
    }
    if (drafted.wording == DraftedBlock::Wording::CallAsText)
        block = {.kind = Kind::Text, .text = callText(block)};
    else if (drafted.wording == DraftedBlock::Wording::ResultAsText)
        block = {.kind = Kind::Text, .text = resultText(block)};
}

Result<HandedMessage> HandOverContents::read(const DraftedMessage& message)
{
    HandedMessage handed {message.isAnswer, message.at, std::vector<HandedBlock>(message.blocks.size())};
    for (size_t i = 0; i < message.blocks.size(); ++i)
        readBlock(message.blocks[i], handed.blocks[i]);
    if (m_stream.status() != QDataStream::Ok)
        return fileio::failure(m_file);
    return handed;
}

} // namespace stemma
