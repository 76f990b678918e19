// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/desktop/sessionlink.h"

#include "core/store/postgres/serveraddress.h"

#include <QFileInfo>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace stemma {

QUrl SessionLink::toUrl() const
{
    // What separates the values must not stand in them.
    const auto encoded = [](const QString& text) { return QString::fromLatin1(QUrl::toPercentEncoding(text, "/:")); };
    QUrlQuery query;
    query.addQueryItem(u"store"_s, encoded(store));
    if (!session.isEmpty())
        query.addQueryItem(u"session"_s, encoded(session.value));
    if (!message.isEmpty())
        query.addQueryItem(u"message"_s, encoded(message));
    QUrl url(u"stemma://open"_s);
    url.setQuery(query);
    return url;
}

std::optional<SessionLink> SessionLink::of(const QUrl& url)
{
    SessionLink link;
    if (url.isLocalFile()) {
        link.store = url.toLocalFile();
    } else if (url.scheme() == "stemma"_L1 && url.host() == "open"_L1) {
        const QUrlQuery query(url);
        const auto value = [&query](const QString& key) { return query.queryItemValue(key, QUrl::FullyDecoded); };
        link = {value(u"store"_s), SessionId(value(u"session"_s)), value(u"message"_s)};
    }
    // A path of nowhere would be looked for in the folder that the program happens to be in.
    if (link.store.contains(QChar(0)) || (!isServerAddress(link.store) && !QFileInfo(link.store).isAbsolute()))
        return std::nullopt;
    return link;
}

SessionLink SessionLink::ofWord(const QString& word)
{
    if (word.startsWith("stemma:"_L1) || word.startsWith("file:"_L1)) {
        if (const auto link = of(QUrl(word)))
            return *link;
    }
    return {isServerAddress(word) ? word : QFileInfo(word).absoluteFilePath()};
}

} // namespace stemma
