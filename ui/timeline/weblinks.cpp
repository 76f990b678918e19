// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/weblinks.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostLinks = 100;

void add(QList<WebLink>& links, const QString& title, const QString& address)
{
    const bool isThere = std::ranges::contains(links, address, &WebLink::address);
    if (!isThere && links.size() < MostLinks)
        links << WebLink {title.simplified(), address};
}

void collect(const json::Value& value, QList<WebLink>& links)
{
    const auto first = [&value](std::initializer_list<QStringView> keys) -> QString {
        for (const QStringView key : keys) {
            if (const QString text = value.text(key); !text.isEmpty())
                return text;
        }
        return {};
    };
    if (const QString address = first({u"url", u"link", u"href", u"uri"}); isWebAddress(address))
        add(links, first({u"title", u"name"}), address);
    for (const json::Value& item : value.items)
        collect(item, links);
    for (const json::Value::Member& member : value.members)
        collect(member.second, links);
}

/// JSON that begins somewhere in a text, and may be followed by more of it, also by more JSON.
void collectWithin(const QString& output, WebResults& results)
{
    constexpr int MostTaken = 20;
    static const QRegularExpression beginning(u"[\\[{]\\s*[\\[{\"]"_s);
    static const QRegularExpression label(u"(^|\\n)[^\\n]{0,40}:\\s*$"_s);
    QString rest = output;
    for (int taken = 0; taken < MostTaken; ++taken) {
        const auto match = beginning.match(rest);
        if (!match.hasMatch())
            break;
        const QByteArray utf8 = rest.sliced(match.capturedStart()).toUtf8();
        qsizetype end = utf8.size();
        auto value = json::parse(utf8);
        if (!value && value.error().offset > 0) {
            end = value.error().offset;
            value = json::parse(utf8.first(end).trimmed());
        }
        if (!value) {
            end = utf8.size();
            value = json::parsePrefix(utf8);
        }
        QList<WebLink> links;
        if (value)
            collect(*value, links);
        if (links.isEmpty())
            break;
        for (const WebLink& link : std::as_const(links))
            add(results.links, link.title, link.address);
        // What stands before the first says what was looked for, which the call says too.
        if (taken > 0)
            results.text += rest.first(match.capturedStart()).remove(label) + u"\n\n"_s; // blanks go with the JSON
        rest = QString::fromUtf8(utf8.sliced(end));
    }
    if (!results.links.isEmpty())
        results.text = QString(results.text + rest).trimmed();
}

void collectLines(const QString& output, QList<WebLink>& links)
{
    static const QRegularExpression markdown(u"\\[([^\\]\\n]{1,300})\\]\\((https?://[^\\s)]+)\\)"_s);
    static const QRegularExpression address(
        u"^[\\s>*-]*(?:(?:URL|Link|Source|Address)\\s*:\\s*)?<?(https?://[^\\s<>]+)>?\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression lead(
        u"^[\\s>*#-]*(?:\\d{1,3}[.)]\\s*)?(?:Title\\s*:\\s*)?"_s, QRegularExpression::CaseInsensitiveOption);
    QString above;
    for (const QString& line : output.split(u'\n')) {
        for (const QRegularExpressionMatch& match : markdown.globalMatch(line))
            add(links, match.captured(1), match.captured(2));
        const auto match = address.match(line);
        if (match.hasMatch())
            add(links, QString(above).remove(lead).remove(u"**"_s), match.captured(1));
        above = match.hasMatch() || line.trimmed().isEmpty() ? QString() : line;
    }
}

} // namespace

bool isWebSearch(const QString& name)
{
    static const QRegularExpression search(
        u"(web|internet|online).*search|search.*(web|internet|online)|google|bing|brave|duckduckgo|tavily|serp"_s,
        QRegularExpression::CaseInsensitiveOption);
    return search.match(name).hasMatch();
}

bool isWebAddress(const QString& text)
{
    return (text.startsWith("https://"_L1) || text.startsWith("http://"_L1))
        && std::ranges::none_of(text, [](QChar c) { return c.isSpace(); });
}

WebResults webResultsIn(const QString& output)
{
    WebResults results;
    collectWithin(output, results);
    if (results.links.isEmpty())
        collectLines(output, results.links);
    return results;
}

} // namespace stemma
