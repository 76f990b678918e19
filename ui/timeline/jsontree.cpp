// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/jsontree.h"

#include "ui/common/markdown.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

qsizetype countOf(const json::Value& value)
{
    return value.isArray() ? value.items.size() : value.members.size();
}

const json::Value& memberOf(const json::Value& value, qsizetype at)
{
    return value.isArray() ? value.items.at(at) : value.members.at(at).second;
}

bool isFoldable(const json::Value& value)
{
    return countOf(value) > 0;
}

QString pathOf(const QString& parent, qsizetype at)
{
    return parent + u'.' + QString::number(at);
}

/// Without quotes only what cannot be misread.
QString keyText(const QString& key)
{
    const bool isPlain = !key.isEmpty() && std::ranges::all_of(key, [](QChar ch) {
        return ch.isLetterOrNumber() || ch == u'_' || ch == u'-' || ch == u'.' || ch == u'$' || ch == u'/'
            || ch == u'@';
    });
    return isPlain ? key : QString::fromUtf8(json::quotedText(key));
}

Ink inkOf(const json::Value& value)
{
    return value.isString() ? Ink::String : value.isNumber() ? Ink::Number : Ink::Keyword;
}

} // namespace

JsonTree::JsonTree(const json::Value& value, const QString& root, const QSet<QString>& toggled)
    : m_toggled(toggled)
{
    // The outermost is always open: its own line says nothing.
    m_room -= int(std::min<qsizetype>(countOf(value), OpenRows));
    openSmall(value, root, 0);
    addMembers(value, root, 0);
}

void JsonTree::openSmall(const json::Value& value, const QString& path, int depth)
{
    constexpr int OpenDepth = 3;
    for (qsizetype i = 0; i < std::min<qsizetype>(countOf(value), MostMembers); ++i) {
        const json::Value& member = memberOf(value, i);
        const qsizetype count = countOf(member);
        if (count == 0 || count > m_room || depth >= OpenDepth)
            continue;
        m_room -= int(count);
        m_open.insert(pathOf(path, i));
        openSmall(member, pathOf(path, i), depth + 1);
    }
}

void JsonTree::addMembers(const json::Value& value, const QString& path, int depth)
{
    const qsizetype count = countOf(value);
    for (qsizetype i = 0; i < std::min<qsizetype>(count, MostMembers); ++i) {
        const QString key = value.isArray() ? QString::number(i) : keyText(value.members.at(i).first);
        addMember(memberOf(value, i), key, value.isArray(), pathOf(path, i), depth);
    }
    if (count > MostMembers)
        m_rows.push_back({.depth = depth, .path = {}, .more = count - MostMembers, .text = {}, .colours = {}});
}

void JsonTree::addMember(const json::Value& value, const QString& key, bool isItem, const QString& path, int depth)
{
    JsonRow row {.depth = depth, .path = {}, .text = showControls(key + u": "_s, TextUse::Code), .colours = {}};
    row.colours.push_back({0, int(row.text.size()), isItem ? Ink::Muted : Ink::Type});
    const bool canFold = isFoldable(value);
    const auto add = [&row](const QString& text, Ink ink) {
        row.colours.push_back({int(row.text.size()), int(text.size()), ink});
        row.text += text;
    };
    if (canFold) {
        row.path = path;
        row.isOpen = m_open.contains(path) != m_toggled.contains(path);
        const int count = int(countOf(value));
        add(value.isArray() ? u"[ %1 ]"_s.arg(tr("%Ln item(s)", nullptr, count))
                            : u"{ %1 }"_s.arg(tr("%Ln field(s)", nullptr, count)),
            Ink::Muted);
        if (!row.isOpen)
            add(preview(value), Ink::Muted);
    } else {
        add(scalar(value), inkOf(value));
    }
    const bool isOpen = row.isOpen;
    m_rows.push_back(std::move(row));
    if (isOpen)
        addMembers(value, path, depth + 1);
}

QString JsonTree::scalar(const json::Value& value)
{
    using Kind = json::Value::Kind;
    switch (value.kind) {
    case Kind::Null:
        return u"null"_s;
    case Kind::Bool:
        return value.boolean ? u"true"_s : u"false"_s;
    case Kind::Number:
        return QString::fromLatin1(value.number);
    case Kind::Array:
        return u"[ ]"_s;
    case Kind::Object:
        return u"{ }"_s;
    case Kind::String:
        break;
    }
    if (value.string.size() <= LongestText)
        return showControls(QString::fromUtf8(json::quotedText(value.string)), TextUse::Code);
    m_cut += value.string.size() - LongestText;
    return showControls(
        QString::fromUtf8(json::quotedText(value.string.first(LongestText))).chopped(1) + u'\u2026', TextUse::Code);
}

/// How what is folded begins, in one line.
QString JsonTree::preview(const json::Value& value)
{
    constexpr qsizetype Longest = 60;
    constexpr qsizetype Looked = 6;
    QString text;
    for (qsizetype i = 0; i < std::min(countOf(value), Looked) && text.size() < Longest; ++i) {
        const json::Value& member = memberOf(value, i);
        if (isFoldable(member) || member.string.size() > Longest)
            continue;
        text += text.isEmpty() ? u"  "_s : u", "_s;
        if (!value.isArray())
            text += keyText(value.members.at(i).first) + u": "_s;
        text += scalar(member);
    }
    return text.size() > Longest ? text.first(Longest) + u'\u2026' : text;
}

} // namespace stemma
