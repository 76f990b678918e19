// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/settings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A key with what holds while it was never set.
template<typename T> struct Key
{
    QLatin1StringView name;
    T fallback;
};

constexpr Key<const char*> GeometryKey {"window/geometry"_L1, ""};
constexpr Key<const char*> LayoutKey {"window/layout"_L1, ""};
constexpr Key<bool> MenuBarKey {"window/menuBar"_L1, true};
constexpr Key<bool> RestoresKey {"window/restore"_L1, true};
constexpr Key<double> ZoomKey {"timeline/zoom"_L1, 1.0};
constexpr Key<int> SessionOrderKey {"sessions/order"_L1, 1};
constexpr Key<bool> CompactSessionsKey {"sessions/compact"_L1, false};
constexpr Key<bool> RawIndentedKey {"inspector/indented"_L1, false};
constexpr Key<const char*> ModelEndpointKey {"summaries/endpoint"_L1, "{}"};
constexpr Key<const char*> ModelEndpointsKey {"summaries/endpoints"_L1, "[]"};
constexpr Key<const char*> VocabulariesKey {"tokens/vocabularies"_L1, ""};
constexpr qsizetype MaxRules = 200;
constexpr Key<const char*> RulesKey {"context/rules"_L1, "[]"};
constexpr Key<const char*> ShortcutsKey {"shortcuts"_L1, "{}"};
constexpr Key<const char*> OpenStoresKey {"stores/open"_L1, ""};
constexpr Key<const char*> RecentStoresKey {"stores/recent"_L1, "[]"};
constexpr Key<const char*> TabsKey {"tabs/open"_L1, "[]"};
constexpr Key<int> CurrentTabKey {"tabs/current"_L1, -1};
constexpr Key<const char*> ReadingsKey {"tabs/readings"_L1, "[]"};

template<typename T> T get(const QSettings& settings, const Key<T>& key)
{
    return settings.value(key.name, key.fallback).template value<T>();
}

QJsonArray list(const QSettings& settings, const Key<const char*>& key)
{
    const QByteArray text = settings.value(key.name, QLatin1StringView(key.fallback)).toString().toUtf8();
    return QJsonDocument::fromJson(text).array();
}

void setList(QSettings& settings, const Key<const char*>& key, const QJsonArray& array)
{
    settings.setValue(key.name, QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact)));
}

RecentStore recentOf(const QJsonObject& o)
{
    return {
        o["path"_L1].toString(), o["format"_L1].toString(), o["sessions"_L1].toInteger(-1), o["opened"_L1].toInteger()};
}

RulesChoice rulesOf(const QJsonObject& o)
{
    const auto number = [&](QLatin1StringView key) {
        const qint64 value = o[key].toInteger(-1);
        return value < 0 ? std::nullopt : std::optional(value);
    };
    RulesChoice choice;
    choice.profile = o["profile"_L1].toString();
    choice.window = number("window"_L1);
    choice.maxOutput = number("maxOutput"_L1);
    choice.compactionBudget = number("compactionBudget"_L1);
    if (o["softFraction"_L1].isDouble())
        choice.softFraction = o["softFraction"_L1].toDouble();
    choice.pruneProtect = number("pruneProtect"_L1);
    choice.pruneMinimum = number("pruneMinimum"_L1);
    return choice;
}

QJsonObject toJson(const QString& store, const RulesChoice& choice)
{
    QJsonObject o {{"store"_L1, store}, {"profile"_L1, choice.profile}};
    const auto add = [&](QLatin1StringView key, const auto& value) {
        if (value)
            o.insert(key, *value);
    };
    add("window"_L1, choice.window);
    add("maxOutput"_L1, choice.maxOutput);
    add("compactionBudget"_L1, choice.compactionBudget);
    add("softFraction"_L1, choice.softFraction);
    add("pruneProtect"_L1, choice.pruneProtect);
    add("pruneMinimum"_L1, choice.pruneMinimum);
    return o;
}

QJsonObject toJson(const RecentStore& s)
{
    return {{u"path"_s, s.path}, {u"format"_s, s.format}, {u"sessions"_s, s.sessions}, {u"opened"_s, s.openedMs}};
}

Reading readingOf(const QJsonObject& o)
{
    return {o["store"_L1].toString(), SessionId(o["session"_L1].toString()), o["title"_L1].toString(),
        o["key"_L1].toInteger(-1), o["row"_L1].toInteger(-1), o["rows"_L1].toInteger(), o["seen"_L1].toInteger()};
}

QJsonObject toJson(const Reading& r)
{
    return {{u"store"_s, r.store}, {u"session"_s, r.session.value}, {u"title"_s, r.title}, {u"key"_s, r.key},
        {u"row"_s, r.row}, {u"rows"_s, r.rows}, {u"seen"_s, r.seenMs}};
}

} // namespace

Settings::Settings(const QString& file)
    : m_settings(file.isEmpty()
              ? QSettings(QSettings::IniFormat, QSettings::UserScope, u"stemma"_s, u"stemma"_s).fileName()
              : file,
          QSettings::IniFormat)
{
}

QByteArray Settings::geometry() const
{
    return m_settings.value(GeometryKey.name).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry)
{
    m_settings.setValue(GeometryKey.name, geometry);
}

QByteArray Settings::layout() const
{
    return m_settings.value(LayoutKey.name).toByteArray();
}

void Settings::setLayout(const QByteArray& layout)
{
    m_settings.setValue(LayoutKey.name, layout);
}

bool Settings::menuBarVisible() const
{
    return get(m_settings, MenuBarKey);
}

void Settings::setMenuBarVisible(bool visible)
{
    m_settings.setValue(MenuBarKey.name, visible);
}

double Settings::zoom() const
{
    return qBound(0.5, get(m_settings, ZoomKey), 4.0);
}

void Settings::setZoom(double zoom)
{
    m_settings.setValue(ZoomKey.name, zoom);
}

int Settings::sessionOrder() const
{
    return get(m_settings, SessionOrderKey);
}

void Settings::setSessionOrder(int column)
{
    m_settings.setValue(SessionOrderKey.name, column);
}

bool Settings::compactSessions() const
{
    return get(m_settings, CompactSessionsKey);
}

void Settings::setCompactSessions(bool compact)
{
    m_settings.setValue(CompactSessionsKey.name, compact);
}

bool Settings::rawIndented() const
{
    return get(m_settings, RawIndentedKey);
}

void Settings::setRawIndented(bool indented)
{
    m_settings.setValue(RawIndentedKey.name, indented);
}

bool Settings::restores() const
{
    return get(m_settings, RestoresKey);
}

void Settings::setRestores(bool restores)
{
    m_settings.setValue(RestoresKey.name, restores);
}

ModelEndpoint Settings::modelEndpoint() const
{
    const QByteArray text
        = m_settings.value(ModelEndpointKey.name, QLatin1StringView(ModelEndpointKey.fallback)).toString().toUtf8();
    return endpointFromJson(QJsonDocument::fromJson(text).object());
}

QList<ModelEndpoint> Settings::modelEndpoints() const
{
    QList<ModelEndpoint> endpoints;
    for (const auto& value : list(m_settings, ModelEndpointsKey))
        endpoints += endpointFromJson(value.toObject());
    return endpoints;
}

void Settings::setModelEndpoints(const QList<ModelEndpoint>& endpoints, qsizetype chosen)
{
    QJsonArray array;
    for (const ModelEndpoint& endpoint : endpoints)
        array += toJson(endpoint);
    setList(m_settings, ModelEndpointsKey, array);
    const QJsonDocument document(toJson(endpoints.value(chosen)));
    m_settings.setValue(ModelEndpointKey.name, QString::fromUtf8(document.toJson(QJsonDocument::Compact)));
}

QStringList Settings::vocabularies() const
{
    return m_settings.value(VocabulariesKey.name).toStringList();
}

void Settings::setVocabularies(const QStringList& vocabularies)
{
    m_settings.setValue(VocabulariesKey.name, vocabularies);
}

RulesChoice Settings::rulesFor(const QString& store) const
{
    for (const auto& value : list(m_settings, RulesKey)) {
        if (value["store"_L1].toString() == store)
            return rulesOf(value.toObject());
    }
    return {};
}

/// The newest first; those of stores that were looked at long ago go.
void Settings::setRulesFor(const QString& store, const RulesChoice& choice)
{
    QJsonArray array;
    if (!choice.isEmpty())
        array.append(toJson(store, choice));
    for (const auto& value : list(m_settings, RulesKey)) {
        if (value["store"_L1].toString() != store && array.size() < MaxRules)
            array.append(value);
    }
    setList(m_settings, RulesKey, array);
}

QHash<QString, QList<QKeySequence>> Settings::shortcuts() const
{
    const QByteArray text
        = m_settings.value(ShortcutsKey.name, QLatin1StringView(ShortcutsKey.fallback)).toString().toUtf8();
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    QHash<QString, QList<QKeySequence>> shortcuts;
    for (auto it = object.begin(); it != object.end(); ++it)
        shortcuts.insert(it.key(), QKeySequence::listFromString(it.value().toString(), QKeySequence::PortableText));
    return shortcuts;
}

void Settings::setShortcuts(const QHash<QString, QList<QKeySequence>>& shortcuts)
{
    QJsonObject object;
    for (auto it = shortcuts.begin(); it != shortcuts.end(); ++it)
        object.insert(it.key(), QKeySequence::listToString(it.value(), QKeySequence::PortableText));
    m_settings.setValue(ShortcutsKey.name, QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

QStringList Settings::openStores() const
{
    return m_settings.value(OpenStoresKey.name).toStringList();
}

void Settings::setOpenStores(const QStringList& paths)
{
    m_settings.setValue(OpenStoresKey.name, paths);
}

QList<TabState> Settings::tabs() const
{
    QList<TabState> tabs;
    for (const auto& value : list(m_settings, TabsKey)) {
        const QJsonObject o = value.toObject();
        tabs.append({o["store"_L1].toString(), SessionId(o["session"_L1].toString()), o["title"_L1].toString(),
            o["key"_L1].toInteger(-1), o["pixel"_L1].toInt(), o["atEnd"_L1].toBool(), o["hidden"_L1].toInt(),
            o["view"_L1].toString(), o["focus"_L1].toString()});
    }
    return tabs;
}

int Settings::currentTab() const
{
    return get(m_settings, CurrentTabKey);
}

void Settings::setTabs(const QList<TabState>& tabs, int current)
{
    QJsonArray array;
    for (const TabState& tab : tabs) {
        array.append(QJsonObject {{u"store"_s, tab.store}, {u"session"_s, tab.session.value}, {u"title"_s, tab.title},
            {u"key"_s, tab.topKey}, {u"pixel"_s, tab.topPixel}, {u"atEnd"_s, tab.atEnd}, {u"hidden"_s, tab.hiddenChips},
            {u"view"_s, tab.view}, {u"focus"_s, tab.focus}});
    }
    setList(m_settings, TabsKey, array);
    m_settings.setValue(CurrentTabKey.name, current);
}

QList<RecentStore> Settings::recentStores() const
{
    QList<RecentStore> stores;
    for (const auto& value : list(m_settings, RecentStoresKey))
        stores.append(recentOf(value.toObject()));
    return stores;
}

void Settings::addRecentStore(const RecentStore& store)
{
    QJsonArray array {toJson(store)};
    for (const RecentStore& other : recentStores()) {
        if (other.path != store.path && array.size() < MaxRecent)
            array.append(toJson(other));
    }
    setList(m_settings, RecentStoresKey, array);
}

void Settings::removeRecentStore(const QString& path)
{
    QJsonArray array;
    for (const RecentStore& other : recentStores()) {
        if (other.path != path)
            array.append(toJson(other));
    }
    setList(m_settings, RecentStoresKey, array);
}

void Settings::clearRecentStores()
{
    m_settings.remove(RecentStoresKey.name);
}

QList<Reading> Settings::readings() const
{
    QList<Reading> readings;
    for (const auto& value : list(m_settings, ReadingsKey))
        readings.append(readingOf(value.toObject()));
    return readings;
}

void Settings::addReading(const Reading& reading)
{
    QJsonArray array {toJson(reading)};
    for (const Reading& other : readings()) {
        const bool same = other.store == reading.store && other.session == reading.session;
        if (!same && array.size() < MaxReadings)
            array.append(toJson(other));
    }
    setList(m_settings, ReadingsKey, array);
}

void Settings::sync()
{
    m_settings.sync();
}

} // namespace stemma
