// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDataStream>
#include <QList>

namespace stemma {

/// Reads a list as QDataStream writes one. Its own operator makes room for as many items as the bytes claim, which may
/// be all memory where they are damaged; this one makes room for what is there.
template<typename T> void readList(QDataStream& in, QList<T>& list)
{
    quint32 count = 0;
    in >> count;
    list.clear();
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        T item {};
        in >> item;
        list += item;
    }
}

} // namespace stemma
