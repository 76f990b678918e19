// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/textdecoder.h"

#include <QCryptographicHash>

namespace stemma {

/// The id that stores give to the content of a large file (FileReference::contentId): the SHA-256 of its text, with
/// line ends as line feeds and U+FFFD for what is no UTF-8. Takes the bytes in pieces of any size.
class ContentHasher
{
public:
    void add(QByteArrayView bytes) { m_hash.addData(m_decoder.decode(bytes, false)); }
    [[nodiscard]] ContentId result() ///< after the last piece
    {
        m_hash.addData(m_decoder.decode({}, true));
        return ContentId(QString::fromLatin1(m_hash.result().toHex()));
    }

private:
    QCryptographicHash m_hash {QCryptographicHash::Sha256};
    TextDecoder m_decoder;
};

} // namespace stemma
