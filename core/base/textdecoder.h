// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace stemma {

/// Bytes in pieces made UTF-8 text: what is no UTF-8 becomes replacement characters (one for each longest beginning of
/// a character, as Python and the Unicode standard have it), and every line end LF.
class TextDecoder
{
public:
    /// The text of @p piece, with what was left of the last one; valid until the next call.
    [[nodiscard]] QByteArrayView decode(QByteArrayView piece, bool isLast);
    [[nodiscard]] bool wasInvalid() const { return m_wasInvalid; }

private:
    QByteArray m_pending; ///< the beginning of a character
    QByteArray m_joined;
    QByteArray m_text;
    bool m_afterReturn = false;
    bool m_wasInvalid = false;
};

} // namespace stemma
