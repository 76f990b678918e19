// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/inverse.h"

#include <QDataStream>
#include <QIODevice>

namespace stemma {

namespace {

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 RowsAndFilesMagic = 0x53424331; // "SBC1": rows and files together; alone each has its own
constexpr quint32 OwnMagic = 0x53424332; // "SBC2": any of these, and what went along
constexpr quint32 WrittenMagic = 0x53424333; // "SBC3": any of these, and what the plan showed

} // namespace

QByteArray Inverse::toBytes() const
{
    if (written != WrittenRecords()) {
        Inverse change = *this;
        change.written = {};
        QByteArray bytes;
        QDataStream out(&bytes, QIODevice::WriteOnly);
        out.setVersion(StreamVersion);
        out << WrittenMagic << change.toBytes() << written;
        return bytes;
    }
    if (own) {
        Inverse store = *this;
        store.own.reset();
        QByteArray bytes;
        QDataStream out(&bytes, QIODevice::WriteOnly);
        out.setVersion(StreamVersion);
        out << OwnMagic << store.toBytes() << own->database << own->rows.toBytes();
        return bytes;
    }
    if (server)
        return server->toBytes();
    if (!rows || !files)
        return rows ? rows->toBytes() : files ? files->toBytes() : QByteArray();
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(StreamVersion);
    out << RowsAndFilesMagic << rows->toBytes() << files->toBytes();
    return bytes;
}

Inverse Inverse::fromBytes(const QByteArray& bytes)
{
    QDataStream in(bytes);
    in.setVersion(StreamVersion);
    quint32 magic = 0;
    in >> magic;
    if (magic == WrittenMagic) {
        QByteArray changeBytes;
        WrittenRecords written;
        in >> changeBytes >> written;
        Inverse change = fromBytes(changeBytes);
        if (in.status() != QDataStream::Ok || !in.atEnd() || change.isNull())
            return {};
        change.written = written;
        return change;
    }
    if (magic == OwnMagic) {
        QByteArray storeBytes;
        QString database;
        QByteArray ownBytes;
        in >> storeBytes >> database >> ownBytes;
        Inverse all = fromBytes(storeBytes);
        const auto own = RowChanges::fromBytes(ownBytes);
        if (in.status() != QDataStream::Ok || !in.atEnd() || all.isNull() || all.own || !own)
            return {};
        all.own = OwnRows {database, *own};
        return all;
    }
    if (magic != RowsAndFilesMagic)
        return {RowChanges::fromBytes(bytes), FileChanges::fromBytes(bytes), ServerChanges::fromBytes(bytes), {}, {}};
    QByteArray rowBytes;
    QByteArray fileBytes;
    in >> rowBytes >> fileBytes;
    Inverse both {RowChanges::fromBytes(rowBytes), FileChanges::fromBytes(fileBytes), {}, {}, {}};
    if (in.status() != QDataStream::Ok || !in.atEnd() || !both.rows || !both.files)
        return {};
    return both;
}

} // namespace stemma
