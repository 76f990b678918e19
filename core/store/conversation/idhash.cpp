// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/idhash.h"

#include <algorithm>
#include <functional>

namespace stemma {

quint64 idHash(std::string_view id)
{
    return std::max<quint64>(1, std::hash<std::string_view>()(id));
}

quint64 idHash(const QString& id)
{
    const QByteArray utf8 = id.toUtf8();
    return idHash(std::string_view(utf8.constData(), size_t(utf8.size())));
}

quint64 idHash(const RawJson& id)
{
    const QByteArrayView source = id.inner();
    const bool isPlain = !id.hasEscapes && QtPrivate::isAscii(QLatin1StringView(source));
    return isPlain ? idHash(std::string_view(source.data(), size_t(source.size()))) : idHash(id.text());
}

} // namespace stemma
