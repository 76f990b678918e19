// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/serverscript.h"

#include "core/base/streamlists.h"

#include <QIODevice>

#include <algorithm>

namespace stemma {

namespace {

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 Magic = 0x53505331; // "SPS1"

} // namespace

static QDataStream& operator<<(QDataStream& out, const ServerTable& table)
{
    return out << table.name << table.key << table.columns;
}

static QDataStream& operator>>(QDataStream& in, ServerTable& table)
{
    in >> table.name >> table.key;
    readList(in, table.columns);
    return in;
}

static QDataStream& operator<<(QDataStream& out, const ServerStep& step)
{
    return out << quint8(step.kind) << step.table << step.key << step.from << step.hash << step.columns << step.values
               << step.was;
}

static QDataStream& operator>>(QDataStream& in, ServerStep& step)
{
    quint8 kind = 0;
    in >> kind >> step.table >> step.key >> step.from >> step.hash;
    readList(in, step.columns);
    readList(in, step.values);
    readList(in, step.was);
    step.kind = ServerStep::Kind(kind);
    if (kind > quint8(ServerStep::Kind::Delete) || step.columns.size() != step.values.size())
        in.setStatus(QDataStream::ReadCorruptData);
    return in;
}

qint32 ServerScript::tableIndex(const ServerTable& table)
{
    const qsizetype known = tables.indexOf(table);
    if (known >= 0)
        return qint32(known);
    tables.append(table);
    return qint32(tables.size() - 1);
}

QByteArray ServerChanges::toBytes() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(StreamVersion);
    out << Magic << transaction << inverse.tables << inverse.steps;
    return bytes;
}

std::optional<ServerChanges> ServerChanges::fromBytes(const QByteArray& bytes)
{
    QDataStream in(bytes);
    in.setVersion(StreamVersion);
    quint32 magic = 0;
    in >> magic;
    if (magic != Magic)
        return {};
    ServerChanges changes;
    ServerScript& inverse = changes.inverse;
    in >> changes.transaction;
    readList(in, inverse.tables);
    readList(in, inverse.steps);
    const auto isSound = [&inverse](const ServerStep& step) {
        if (step.table < 0 || step.table >= inverse.tables.size())
            return false;
        const qsizetype count = inverse.tables.at(step.table).columns.size();
        return std::ranges::all_of(step.columns, [count](qint32 column) { return column >= 0 && column < count; });
    };
    if (in.status() != QDataStream::Ok || !in.atEnd() || !std::ranges::all_of(inverse.steps, isSound))
        return {};
    return changes;
}

} // namespace stemma
