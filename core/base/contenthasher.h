// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QCryptographicHash>

namespace stemma {

/// The id of the content of a file as mnesis gives it to large files (mnesis spec, section 8.1): the SHA-256 of its
/// text, with line ends as line feeds and U+FFFD for what is no UTF-8. Takes the bytes in pieces of any size.
class ContentHasher
{
public:
    void add(QByteArrayView bytes);
    [[nodiscard]] ContentId result(); ///< after the last piece

private:
    void addText(QByteArrayView text);
    void addInvalid();
    qsizetype addCharacters(QByteArrayView bytes, bool isLast);

    QCryptographicHash m_hash {QCryptographicHash::Sha256};
    QByteArray m_begun; ///< of a character that continues in the next piece
    bool m_endedWithReturn = false;
};

} // namespace stemma
