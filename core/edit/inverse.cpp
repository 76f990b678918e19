// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/inverse.h"

#include "core/base/streamlists.h"

#include <QDataStream>
#include <QIODevice>

namespace stemma {

namespace {

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 RowsAndFilesMagic = 0x53424331; // "SBC1": rows and files together; alone each has its own
constexpr quint32 OwnMagic = 0x53424332; // "SBC2": any of these, and what went along
constexpr quint32 WrittenMagic = 0x53424333; // "SBC3": any of these, and what the plan showed

/// These bytes as one QByteArray behind a number by which they are known, and what @p addEnd adds to the stream.
template<typename AddEnd> QByteArrayList wrapped(quint32 magic, const QByteArrayList& pieces, AddEnd addEnd)
{
    QByteArray head;
    QDataStream out(&head, QIODevice::WriteOnly);
    out.setVersion(StreamVersion);
    out << magic << quint32(totalSize(pieces));
    QByteArray end;
    QDataStream last(&end, QIODevice::WriteOnly);
    last.setVersion(StreamVersion);
    addEnd(last);
    return QByteArrayList {head} + pieces + QByteArrayList {end};
}

} // namespace

QByteArrayList Inverse::toPieces() const
{
    if (written != WrittenRecords()) {
        Inverse change = *this;
        change.written = {};
        return wrapped(WrittenMagic, change.toPieces(), [this](QDataStream& out) { out << written; });
    }
    if (own) {
        Inverse store = *this;
        store.own.reset();
        const QByteArrayList ownRows = own->rows.toPieces(); // as one QByteArray
        const auto addEnd = [&](QDataStream& out) { out << own->database << quint32(totalSize(ownRows)); };
        return wrapped(OwnMagic, store.toPieces(), addEnd) + ownRows;
    }
    if (server)
        return {server->toBytes()};
    if (rows && files)
        return wrapped(RowsAndFilesMagic, rows->toPieces(), [this](QDataStream& out) { out << files->toBytes(); });
    return rows ? rows->toPieces() : QByteArrayList {files ? files->toBytes() : QByteArray()};
}

Inverse Inverse::fromBytes(const QByteArray& bytes, std::shared_ptr<const void> owner)
{
    if (!owner)
        owner = std::make_shared<const QByteArray>(bytes);
    QDataStream in(bytes);
    in.setVersion(StreamVersion);
    quint32 magic = 0;
    in >> magic;
    if (magic == WrittenMagic) {
        const QByteArray changeBytes = readInPlace(in, bytes);
        WrittenRecords written;
        in >> written;
        Inverse change = fromBytes(changeBytes, owner);
        if (in.status() != QDataStream::Ok || !in.atEnd() || change.isNull())
            return {};
        change.written = written;
        return change;
    }
    if (magic == OwnMagic) {
        const QByteArray storeBytes = readInPlace(in, bytes);
        QString database;
        in >> database;
        const QByteArray ownBytes = readInPlace(in, bytes);
        Inverse all = fromBytes(storeBytes, owner);
        const auto own = RowChanges::fromBytes(ownBytes, owner);
        if (in.status() != QDataStream::Ok || !in.atEnd() || all.isNull() || all.own || !own)
            return {};
        all.own = OwnRows {database, *own};
        return all;
    }
    if (magic != RowsAndFilesMagic)
        return {RowChanges::fromBytes(bytes, owner), FileChanges::fromBytes(bytes), ServerChanges::fromBytes(bytes), {},
            {}};
    const QByteArray rowBytes = readInPlace(in, bytes);
    const QByteArray fileBytes = readInPlace(in, bytes);
    Inverse both {RowChanges::fromBytes(rowBytes, owner), FileChanges::fromBytes(fileBytes), {}, {}, {}};
    if (in.status() != QDataStream::Ok || !in.atEnd() || !both.rows || !both.files)
        return {};
    return both;
}

} // namespace stemma
