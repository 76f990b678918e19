// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/serveraddress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ServerAddressText
{
    Q_DECLARE_TR_FUNCTIONS(ServerAddress)
};

constexpr QLatin1StringView Scheme = "postgresql://"_L1;
constexpr QLatin1StringView ServiceWord = "service="_L1;
constexpr int MostPort = 65535;

/// What is in front of an address, as libpq and other programs write it; 0: nothing. "postgres:5432" is a host and
/// its port.
qsizetype schemeSize(QStringView name)
{
    static const QRegularExpression scheme(u"^(?:jdbc:)?postgres(?:ql)?(?:\\+[a-z0-9_]+)?:(?:/{1,2}|(?=.*[@=]))"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return name.startsWith(u'/') ? 0 : scheme.matchView(name).capturedLength();
}

/// "host=… dbname=…"; of a file called "user=1" it takes more words to be one.
bool isKeywords(QStringView name)
{
    static const QRegularExpression words(u"^(?:(?:host|hostaddr|dbname|password|service)\\s*="
                                          "|[a-z_]+\\s*=.*[\\s;](?:host|hostaddr|dbname|password|user)\\s*=)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return !name.startsWith(u'/') && words.matchView(name).hasMatch();
}

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
    if (name == "statement_timeout"_L1 && value != "0"_L1 && !wholeSeconds(value))
        return notUnderstood(ServerAddressText::tr("statement_timeout is not a time like 30s or 2min"));
    // libpq knows the first one only; as something else the others would be shown.
    if (name == "password"_L1 || name == "passwd"_L1 || name == "pass"_L1 || name == "pwd"_L1)
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
    else if (name == "ssl"_L1) // as libpq reads it, and drivers of Python
        address.sslMode = value == "true"_L1 ? u"require"_s : value;
    else if (name == "sslpassword"_L1 || name == "oauth_client_secret"_L1 || name.startsWith("scram_"_L1))
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
    return {};
}

/// What is behind a question mark, but was meant as the end of a password and what follows it.
bool isRestOfPassword(QStringView parameter)
{
    static const QList<QLatin1StringView> withAt {"user"_L1, "password"_L1, "service"_L1, "dbname"_L1, "options"_L1,
        "application_name"_L1, "passfile"_L1, "host"_L1, "schema"_L1, "sslcert"_L1, "sslkey"_L1, "sslrootcert"_L1,
        "sslcrl"_L1, "sslcrldir"_L1};
    const qsizetype equals = parameter.indexOf(u'=');
    return parameter.contains(u'@') && (equals < 0 || !withAt.contains(parameter.first(equals)));
}

Result<> readUrl(ServerAddress::Parsed& parsed, QStringView rest)
{
    QStringView query;
    if (const qsizetype mark = rest.indexOf(u'?'); mark >= 0) {
        query = rest.sliced(mark + 1);
        rest = rest.first(mark);
    }
    const QList<QStringView> parameters = query.split(u'&', Qt::SkipEmptyParts);
    if (std::ranges::any_of(parameters, isRestOfPassword))
        return notUnderstood(ServerAddressText::tr("special characters of a password have to be written as codes (%1)")
                .arg(u"? %3F, # %23, @ %40, / %2F, % %25"_s));
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
        return read;
    for (const QStringView one : parameters) {
        const qsizetype equals = one.indexOf(u'=');
        if (equals < 0)
            return notUnderstood(ServerAddressText::tr("a parameter has no value"));
        const Result<> set = setParameter(parsed, decoded(one.first(equals)), decoded(one.sliced(equals + 1)));
        if (!set)
            return set;
    }
    return {};
}

/// "host=… password='it\'s'", as libpq reads it.
Result<> readKeywords(ServerAddress::Parsed& parsed, QStringView rest)
{
    while (!rest.isEmpty()) {
        const qsizetype equals = rest.indexOf(u'=');
        if (equals < 0)
            return notUnderstood(ServerAddressText::tr("a parameter has no value"));
        const QString name = rest.first(equals).trimmed().toString();
        rest = rest.sliced(equals + 1).trimmed();
        const bool isQuoted = rest.startsWith(u'\'');
        QString value;
        qsizetype at = isQuoted ? 1 : 0;
        for (; at < rest.size() && (isQuoted ? rest[at] != u'\'' : !rest[at].isSpace()); ++at) {
            if (rest[at] == u'\\' && at + 1 < rest.size())
                ++at;
            value += rest[at];
        }
        if (isQuoted && at == rest.size())
            return notUnderstood(ServerAddressText::tr("a parameter has an invalid character"));
        if (const Result<> set = setParameter(parsed, name, value); !set)
            return set;
        rest = rest.sliced(qMin(at + 1, rest.size())).trimmed();
    }
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
    const QStringView text = name.trimmed();
    return schemeSize(text) > 0 || isKeywords(text);
}

std::optional<int> wholeSeconds(QStringView time)
{
    static const QRegularExpression form(u"^\\s*([0-9]+(?:\\.[0-9]+)?)\\s*(us|ms|s|min|h|d)?\\s*$"_s);
    static const QHash<QString, double> units {
        {u"us"_s, 1e-6}, {u"ms"_s, 1e-3}, {QString(), 1}, {u"s"_s, 1}, {u"min"_s, 60}, {u"h"_s, 3600}, {u"d"_s, 86400}};
    const QRegularExpressionMatch match = form.matchView(time);
    const double seconds = std::ceil(match.captured(1).toDouble() * units.value(match.captured(2)));
    if (!match.hasMatch() || seconds < 1)
        return std::nullopt;
    return int(qMin(seconds, double(std::numeric_limits<int>::max())));
}

Result<ServerAddress::Parsed> ServerAddress::parse(const QString& name)
{
    Parsed parsed;
    ServerAddress& a = parsed.address;
    const QStringView text = QStringView(name).trimmed();
    if (text.startsWith(ServiceWord) && text.count(u'=') == 1 && !text.contains(u'\'')) {
        a.service = text.sliced(ServiceWord.size()).toString(); // which may have blanks
        if (a.service.isEmpty() || !canBePassedOn(a.service))
            return notUnderstood(ServerAddressText::tr("the service name is not valid"));
        return parsed;
    }
    const qsizetype scheme = schemeSize(text);
    const Result<> read = scheme > 0 ? readUrl(parsed, text.sliced(scheme)) : readKeywords(parsed, text);
    if (!read)
        return std::unexpected(read.error());
    if (a.host.contains(u','))
        return notUnderstood(ServerAddressText::tr("it names more than one host"));
    if (!canBePassedOn(a.host) || !canBePassedOn(a.database) || !canBePassedOn(a.user))
        return notUnderstood(ServerAddressText::tr("it has an invalid character"));
    return parsed;
}

QString ServerAddress::url() const
{
    QString text = Scheme;
    if (!user.isEmpty())
        text += encoded(user).replace(u':', u"%3A"_s) + u'@'; // behind one a password begins
    const bool isFolder = host.startsWith(u'/');
    if (!isFolder)
        text += host.contains(u':') ? u'[' + encoded(host) + u']' : encoded(host);
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
