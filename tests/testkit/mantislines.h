// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString> // for the operators of byte arrays too

/// Lines as mantis writes them, for stores made by tests.
namespace stemma::mantislines {

/// The id of a session, as a library makes it.
inline const QString FileId = QStringLiteral("6f9619ff-8b86-4d01-b42d-00cf4fc964ff");

/// An entry of a tree; an empty parent is null.
inline QByteArray entry(const QByteArray& id, const QByteArray& parent, const QByteArray& type,
    const QByteArray& content, const QByteArray& time = QByteArrayLiteral("2026-05-16T09:30:07.120767+00:00"))
{
    return "{\"uuid\":\"" + id
        + "\",\"parent_uuid\":" + (parent.isEmpty() ? QByteArrayLiteral("null") : '"' + parent + '"') + ",\"type\":\""
        + type + "\",\"message\":{\"role\":\"" + type + "\",\"content\":" + content + "},\"timestamp\":\"" + time
        + R"(","session_id":"s","cwd":"/p"})" + '\n';
}

inline QByteArray text(const QByteArray& words)
{
    return "[{\"type\":\"text\",\"text\":\"" + words + "\"}]";
}

inline QByteArray call(const QByteArray& id)
{
    return R"({"type":"tool_use","id":")" + id + R"(","name":"read","input":{}})";
}

inline QByteArray result(const QByteArray& id, const QByteArray& output = "out")
{
    return R"({"type":"tool_result","tool_use_id":")" + id + R"(","content":")" + output + R"("})";
}

inline QByteArray at(int second)
{
    return "2026-05-16T09:30:" + QByteArray::number(second).rightJustified(2, '0') + ".000001+00:00";
}

inline QByteArray boundary(
    const QByteArray& id, const QByteArray& parent, const QByteArray& summary, const QByteArray& time)
{
    return entry(id, parent, "system",
        R"({"__compact_boundary__":true,"summary":")" + summary + R"(","compacted_count":2})", time);
}

inline QByteArray smallTree()
{
    return entry("a", {}, "user", "\"first\"", at(1)) + entry("b", "a", "assistant", text("one"), at(2))
        + entry("c", "b", "user", "\"second \xc3\xbc\"", at(3)) + entry("d", "c", "assistant", text("two"), at(4));
}

} // namespace stemma::mantislines
