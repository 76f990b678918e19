// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/plan/ids.h"

#include <QRandomGenerator>

namespace stemma::opencode {

QString NewIds::made(const char* prefix, quint64 number)
{
    constexpr quint64 Bits48 = 0xffff'ffff'ffff;
    constexpr int RandomCharacters = 14;
    constexpr char Base62[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    QByteArray id = QByteArray(prefix) + '_' + QByteArray::number(number & Bits48, 16).rightJustified(12, '0');
    for (int i = 0; i < RandomCharacters; ++i)
        id += Base62[QRandomGenerator::global()->bounded(int(sizeof Base62) - 1)];
    return QString::fromLatin1(id);
}

QString NewIds::session()
{
    return made("ses", ~++m_next);
}

} // namespace stemma::opencode
