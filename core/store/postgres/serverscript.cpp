// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/serverscript.h"

#include "core/base/streamlists.h"

#include <QHash>
#include <QIODevice>
#include <QSet>

#include <algorithm>

namespace stemma {

namespace {

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 Magic = 0x53505332; // "SPS2"
constexpr quint32 OldMagic = 0x53505331; // "SPS1": texts as UTF-16
constexpr qsizetype MostSteps = 500; ///< in one statement
constexpr qsizetype MostCharacters = 4 * 1024 * 1024;

using RowId = std::pair<qint32, QString>; ///< a table and a key in it

RowId rowOf(const ServerStep& step)
{
    return {step.table, step.key};
}

/// A null text is not an empty one, and a byte order mark at its beginning is a part of it.
struct Utf8Text
{
    QString text;
};

struct Utf16Text
{
    QString text;
};

QDataStream& operator>>(QDataStream& in, Utf8Text& one)
{
    QByteArray bytes;
    in >> bytes;
    one.text = bytes.startsWith("\xef\xbb\xbf") ? QString::fromUtf8(QByteArray(1, '=').append(bytes)).sliced(1)
                                                : QString::fromUtf8(bytes);
    return in;
}

QDataStream& operator>>(QDataStream& in, Utf16Text& one)
{
    return in >> one.text;
}

template<typename Text> void readText(QDataStream& in, QString& text)
{
    Text one;
    in >> one;
    text = one.text;
}

template<typename Text> void readTexts(QDataStream& in, QStringList& texts)
{
    QList<Text> all;
    readList(in, all);
    for (const Text& one : std::as_const(all))
        texts += one.text;
}

template<typename Text> void readScript(QDataStream& in, ServerScript& script)
{
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        ServerTable table;
        readText<Text>(in, table.name);
        readText<Text>(in, table.key);
        readTexts<Text>(in, table.columns);
        script.tables += table;
    }
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        ServerStep step;
        quint8 kind = 0;
        in >> kind >> step.table;
        readText<Text>(in, step.key);
        readText<Text>(in, step.from);
        in >> step.hash;
        readList(in, step.columns);
        readTexts<Text>(in, step.values);
        readTexts<Text>(in, step.was);
        step.kind = ServerStep::Kind(kind);
        if (kind > quint8(ServerStep::Kind::Delete) || step.columns.size() != step.values.size())
            in.setStatus(QDataStream::ReadCorruptData);
        script.steps += step;
    }
}

} // namespace

static QByteArrayList utf8Of(const QStringList& texts)
{
    QByteArrayList all;
    all.reserve(texts.size());
    for (const QString& text : texts)
        all += text.toUtf8();
    return all;
}

static QDataStream& operator<<(QDataStream& out, const ServerTable& table)
{
    return out << table.name.toUtf8() << table.key.toUtf8() << utf8Of(table.columns);
}

static QDataStream& operator<<(QDataStream& out, const ServerStep& step)
{
    return out << quint8(step.kind) << step.table << step.key.toUtf8() << step.from.toUtf8() << step.hash
               << step.columns << utf8Of(step.values) << utf8Of(step.was);
}

qint32 ServerScript::tableIndex(const ServerTable& table)
{
    const qsizetype known = tables.indexOf(table);
    if (known >= 0)
        return qint32(known);
    tables.append(table);
    return qint32(tables.size() - 1);
}

void ServerScript::append(const ServerScript& next)
{
    for (SqlGuard guard : next.guards) {
        guard.after += steps.size();
        guards += guard;
    }
    QSet<RowId> own;
    for (const ServerStep& step : std::as_const(steps)) {
        if (step.kind == ServerStep::Kind::Insert || step.kind == ServerStep::Kind::Copy)
            own += rowOf(step);
    }
    for (ServerStep step : next.steps) {
        step.table = tableIndex(next.tables.at(step.table));
        // Nobody else sees a row that is put in by the same change, and columns that the server fills in may get other
        // values than when it was tried out.
        const bool isCopy = step.kind == ServerStep::Kind::Copy;
        if (own.contains({step.table, isCopy ? step.from : step.key}))
            step.hash.clear();
        steps += step;
    }
}

QList<ServerStep> ServerScript::stepsForRowsAsLeft() const
{
    QHash<RowId, qsizetype> oldest;
    for (qsizetype i = 0; i < steps.size(); ++i)
        oldest.insert(rowOf(steps.at(i)), i);
    QSet<RowId> known;
    QList<ServerStep> left;
    for (const ServerStep& step : steps) {
        if (known.contains(rowOf(step)))
            continue;
        known += rowOf(step);
        const ServerStep& first = steps.at(oldest.value(rowOf(step)));
        // Put in and taken out again, or given back the values that it had.
        const bool came = first.kind == ServerStep::Kind::Delete;
        const bool went = step.kind == ServerStep::Kind::Insert;
        const bool isSame = first.kind == ServerStep::Kind::Update && step.kind == first.kind
            && step.columns == first.columns && step.was == first.values;
        if (!(came && went) && !isSame)
            left += step;
    }
    return left;
}

qsizetype stepsAtOnce(std::span<const ServerStep> steps)
{
    QSet<QString> written;
    qsizetype characters = 0;
    qsizetype count = 0;
    for (const ServerStep& step : steps) {
        const ServerStep& first = steps.front();
        for (const QString& value : step.values)
            characters += value.size();
        const bool isAlike = step.kind == first.kind && step.table == first.table && step.columns == first.columns;
        const bool isLater
            = written.contains(step.key) || (step.kind == ServerStep::Kind::Copy && written.contains(step.from));
        if (!isAlike || isLater || count == MostSteps || (count > 0 && characters > MostCharacters))
            break;
        written += step.key;
        ++count;
    }
    return count;
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
    if (magic != Magic && magic != OldMagic)
        return {};
    ServerChanges changes;
    ServerScript& inverse = changes.inverse;
    in >> changes.transaction;
    if (magic == Magic)
        readScript<Utf8Text>(in, inverse);
    else
        readScript<Utf16Text>(in, inverse);
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
