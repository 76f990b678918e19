// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/fuzz/smallseeds.h"

#include "tests/testkit/filetree.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma::smallseeds {

namespace {

constexpr qsizetype MostBytes = 12'000; ///< of a seed, about

void addShape(const json::Value& value, int depth, QByteArray& shape)
{
    static const QStringList telling {
        u"type"_s, u"subtype"_s, u"role"_s, u"kind"_s, u"status"_s, u"name"_s, u"customType"_s};
    constexpr int Deepest = 4;
    shape += char('0' + int(value.kind));
    if (depth > Deepest)
        return;
    for (const auto& [key, member] : value.members) {
        shape += key.toUtf8() + ':';
        if (telling.contains(key))
            shape += member.string.toUtf8();
        addShape(member, depth + 1, shape);
    }
    if (!value.items.isEmpty())
        addShape(value.items.first(), depth + 1, shape);
}

json::Value reducedValue(const json::Value& value, int depth = 0)
{
    constexpr qsizetype MostItems = 4;
    constexpr qsizetype MostText = 160;
    json::Value small = value;
    if (value.string.size() > MostText)
        small.string = value.string.first(MostText);
    small.items.clear();
    small.members.clear();
    // What is told of a whole session stands at the top.
    const qsizetype most = depth == 0 ? 2 * MostItems : MostItems;
    for (qsizetype i = 0; i < value.items.size(); ++i) {
        if (i + 1 < most || i + 1 == value.items.size())
            small.items << reducedValue(value.items.at(i), depth + 1);
    }
    for (const auto& [key, member] : value.members)
        small.members.emplaceBack(key, reducedValue(member, depth + 1));
    return small;
}

QByteArray smallLines(const QByteArray& lines)
{
    QSet<QByteArray> shapes;
    QByteArray few;
    for (const QByteArray& line : lines.split('\n')) {
        const auto value = json::parse(line);
        if (!value || few.size() > MostBytes)
            continue;
        const QByteArray shape = shapeOf(*value);
        if (!shapes.contains(shape))
            few += reduced(line) + '\n';
        shapes.insert(shape);
    }
    return few;
}

QByteArray smallDump(const QByteArray& dump)
{
    constexpr qsizetype Beginning = 34; // of a statement: what it is for
    constexpr int MostAlike = 3;
    constexpr qsizetype LongestLine = 3'000;
    QHash<QByteArray, int> alike;
    QByteArray few;
    for (const QByteArray& line : dump.split('\n')) {
        const bool isRow = line.startsWith("INSERT ");
        if (!isRow || (line.size() < LongestLine && ++alike[line.first(qMin(Beginning, line.size()))] <= MostAlike))
            few += line + '\n';
    }
    return few;
}

} // namespace

QByteArray shapeOf(const json::Value& value)
{
    QByteArray shape;
    addShape(value, 0, shape);
    return shape;
}

QByteArray reduced(const QByteArray& bytes)
{
    const auto value = json::parse(bytes);
    return value ? json::toJson(reducedValue(*value)) : bytes;
}

QByteArray ofFile(const QString& path)
{
    const QByteArray bytes = filetree::contentOf(path);
    if (path.endsWith(".jsonl"_L1) || path.endsWith(".ndjson"_L1))
        return smallLines(bytes);
    if (path.endsWith(".sql"_L1))
        return smallDump(bytes);
    return path.endsWith(".json"_L1) && bytes.size() > MostBytes ? reduced(bytes) : bytes;
}

} // namespace stemma::smallseeds
