// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QUrl>

#include <algorithm>
#include <mutex>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ServerAddressText
{
    Q_DECLARE_TR_FUNCTIONS(ServerAddress)
};

constexpr QLatin1StringView Scheme = "postgresql://"_L1;
constexpr QLatin1StringView ShortScheme = "postgres://"_L1;
constexpr QLatin1StringView ServiceWord = "service="_L1;
constexpr int MostPort = 65535;

QString decoded(QStringView text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

QString encoded(const QString& text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, "~:"_ba));
}

std::unexpected<Error> notUnderstood(const QString& reason)
{
    return fail(Errc::Usage,
        ServerAddressText::tr(
            "The server address is not valid: %1. Write it like postgresql://user@host:5432/database.")
            .arg(reason),
        reason);
}

/// libpq splits these up itself; the driver in between would not keep such characters.
bool canBePassedOn(const QString& text)
{
    return !text.contains(u';') && !text.contains(QChar(0));
}

Result<> setPort(ServerAddress& address, const QString& text)
{
    bool isNumber = false;
    const int port = text.toInt(&isNumber);
    if (!isNumber || port < 1 || port > MostPort)
        return notUnderstood(ServerAddressText::tr("the port is not a number from 1 to 65535"));
    address.port = port;
    return {};
}

Result<> setParameter(ServerAddress::Parsed& parsed, const QString& name, const QString& value)
{
    ServerAddress& address = parsed.address;
    const bool isWord
        = !name.isEmpty() && std::ranges::all_of(name, [](QChar c) { return (c >= u'a' && c <= u'z') || c == u'_'; });
    if (!isWord || !canBePassedOn(value))
        return notUnderstood(ServerAddressText::tr("a parameter has an invalid character"));
    if (name == "port"_L1)
        return setPort(address, value);
    if (name == "password"_L1)
        parsed.password = value;
    else if (name == "host"_L1)
        address.host = value;
    else if (name == "dbname"_L1)
        address.database = value;
    else if (name == "user"_L1)
        address.user = value;
    else if (name == "service"_L1)
        address.service = value;
    else if (name == "schema"_L1)
        address.schema = value;
    else if (name == "sslmode"_L1)
        address.sslMode = value;
    else if (name == "sslpassword"_L1)
        return notUnderstood(ServerAddressText::tr("it must not contain the password of a key"));
    else
        address.more << ServerAddress::Parameter {name, value};
    return {};
}

Result<> readHost(ServerAddress& address, QStringView text)
{
    const qsizetype slash = text.indexOf(u'/');
    if (slash >= 0) {
        address.database = decoded(text.sliced(slash + 1));
        text = text.first(slash);
    }
    const qsizetype bracket = text.lastIndexOf(u']');
    const qsizetype colon = text.lastIndexOf(u':');
    if (colon > bracket) {
        if (colon + 1 < text.size()) {
            if (const Result<> set = setPort(address, text.sliced(colon + 1).toString()); !set)
                return set;
        }
        text = text.first(colon);
    }
    if (text.startsWith(u'[') && text.endsWith(u']'))
        text = text.sliced(1, text.size() - 2);
    address.host = decoded(text);
    if (address.host.contains(u','))
        return notUnderstood(ServerAddressText::tr("it names more than one host"));
    return {};
}

struct KnownPasswords
{
    std::mutex mutex;
    QHash<QString, QString> byUrl; ///< guarded by mutex
};

KnownPasswords& knownPasswords()
{
    static KnownPasswords known;
    return known;
}

} // namespace

bool isServerAddress(QStringView name)
{
    return name.startsWith(Scheme) || name.startsWith(ShortScheme) || name.startsWith(ServiceWord);
}

Result<ServerAddress::Parsed> ServerAddress::parse(const QString& name)
{
    Parsed parsed;
    if (name.startsWith(ServiceWord)) {
        parsed.address.service = name.sliced(ServiceWord.size());
        if (parsed.address.service.isEmpty() || !canBePassedOn(parsed.address.service))
            return notUnderstood(ServerAddressText::tr("the service name is not valid"));
        return parsed;
    }
    QStringView rest = name;
    rest = rest.sliced(rest.startsWith(Scheme) ? Scheme.size() : qMin(rest.size(), ShortScheme.size()));
    QStringView query;
    if (const qsizetype mark = rest.indexOf(u'?'); mark >= 0) {
        query = rest.sliced(mark + 1);
        rest = rest.first(mark);
    }
    // Up to the last one: a password is often pasted as it is.
    if (const qsizetype at = rest.lastIndexOf(u'@'); at >= 0) {
        const QStringView who = rest.first(at);
        const qsizetype colon = who.indexOf(u':');
        parsed.address.user = decoded(colon < 0 ? who : who.first(colon));
        if (colon >= 0)
            parsed.password = decoded(who.sliced(colon + 1));
        rest = rest.sliced(at + 1);
    }
    if (const Result<> read = readHost(parsed.address, rest); !read)
        return std::unexpected(read.error());
    for (const QStringView one : query.split(u'&', Qt::SkipEmptyParts)) {
        const qsizetype equals = one.indexOf(u'=');
        if (equals < 0)
            return notUnderstood(ServerAddressText::tr("a parameter has no value"));
        const Result<> set = setParameter(parsed, decoded(one.first(equals)), decoded(one.sliced(equals + 1)));
        if (!set)
            return std::unexpected(set.error());
    }
    const ServerAddress& a = parsed.address;
    if (!canBePassedOn(a.host) || !canBePassedOn(a.database) || !canBePassedOn(a.user))
        return notUnderstood(ServerAddressText::tr("it has an invalid character"));
    return parsed;
}

QString ServerAddress::url() const
{
    QString text = Scheme;
    if (!user.isEmpty())
        text += encoded(user) + u'@';
    const bool isFolder = host.startsWith(u'/');
    if (!isFolder)
        text += host.contains(u':') ? u'[' + host + u']' : encoded(host);
    if (port > 0)
        text += u':' + QString::number(port);
    text += u'/' + encoded(database);
    QList<Parameter> parameters;
    for (const auto& [key, value] : {Parameter {u"host"_s, isFolder ? host : QString()},
             Parameter {u"service"_s, service}, Parameter {u"schema"_s, schema}, Parameter {u"sslmode"_s, sslMode}}) {
        if (!value.isEmpty())
            parameters << Parameter {key, value};
    }
    QChar mark = u'?';
    for (const auto& [key, value] : parameters + more) {
        text += mark + key + u'=' + encoded(value);
        mark = u'&';
    }
    return text;
}

QString ServerAddress::title() const
{
    const QString where = !host.isEmpty() && !host.startsWith(u'/') ? host : QString();
    const QString what = !database.isEmpty() ? database : !service.isEmpty() ? service : user;
    if (what.isEmpty())
        return where.isEmpty() ? u"PostgreSQL"_s : where;
    return where.isEmpty() ? what : ServerAddressText::tr("%1 on %2", "a database on a host").arg(what, where);
}

QString ServerAddress::parameter(QStringView name) const
{
    const auto found = std::ranges::find(more, name, &Parameter::first);
    return found == more.end() ? QString() : found->second;
}

QString cleanStorePath(const QString& name)
{
    if (!isServerAddress(name))
        return QDir::cleanPath(QFileInfo(name).absoluteFilePath());
    const auto parsed = ServerAddress::parse(name);
    if (!parsed)
        return Scheme + u"?…"_s; // no address either: what was typed may hold a password at an unexpected place
    const QString url = parsed->address.url();
    if (!parsed->password.isNull())
        ServerPasswords::keep(url, parsed->password);
    return url;
}

QString storeTitle(const QString& path)
{
    if (!isServerAddress(path))
        return QFileInfo(path).fileName();
    const auto parsed = ServerAddress::parse(path);
    return parsed ? parsed->address.title() : u"PostgreSQL"_s;
}

bool asksForPassword(const Error& error)
{
    return error.code == Errc::Denied && error.cause.startsWith(PasswordCause);
}

void ServerPasswords::keep(const QString& url, const QString& password)
{
    const std::scoped_lock lock(knownPasswords().mutex);
    knownPasswords().byUrl.insert(url, password);
}

QString ServerPasswords::of(const QString& url)
{
    const std::scoped_lock lock(knownPasswords().mutex);
    return knownPasswords().byUrl.value(url);
}

} // namespace stemma
