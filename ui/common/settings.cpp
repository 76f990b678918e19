// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/settings.h"

#include "core/base/plainjson.h"
#include "core/models/sessiongroup.h"

#include <QStandardPaths>

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
constexpr Key<int> SessionOrderKey {"sessions/order"_L1, SessionListLook().order};
constexpr Key<bool> CompactSessionsKey {"sessions/compact"_L1, false};
constexpr Key<int> SessionGroupingKey {"sessions/grouping"_L1, 0};
constexpr Key<bool> SessionsByProjectKey {"sessions/by-project"_L1, false}; ///< before there were more groupings
constexpr Key<bool> RawIndentedKey {"inspector/indented"_L1, false};
constexpr Key<const char*> ModelEndpointKey {"summaries/endpoint"_L1, "{}"};
constexpr Key<const char*> ModelEndpointsKey {"summaries/endpoints"_L1, "[]"};
constexpr Key<const char*> VocabulariesKey {"tokens/vocabularies"_L1, ""};
constexpr qsizetype MaxRules = 200;
constexpr Key<const char*> RulesKey {"context/rules"_L1, "[]"};
constexpr Key<const char*> SearchKey {"search/choices"_L1, "{}"};
constexpr Key<const char*> FindHistoryKey {"find/history"_L1, ""};
constexpr Key<const char*> ShortcutsKey {"shortcuts"_L1, "{}"};
constexpr Key<const char*> OpenStoresKey {"stores/open"_L1, ""};
constexpr Key<const char*> RecentStoresKey {"stores/recent"_L1, "[]"};
constexpr Key<const char*> TabsKey {"tabs/open"_L1, "[]"};
constexpr Key<int> CurrentTabKey {"tabs/current"_L1, -1};
constexpr Key<const char*> ReadingsKey {"tabs/readings"_L1, "[]"};

template<typename T> T get(const SettingsFile& settings, const Key<T>& key)
{
    return settings.value(key.name, key.fallback).template value<T>();
}

QByteArray keyOf(QLatin1StringView name, int window)
{
    return QByteArray(name.data(), name.size()) + (window == 0 ? QByteArray() : '-' + QByteArray::number(window));
}

JsonValue read(const SettingsFile& settings, const Key<const char*>& key)
{
    return jsonOrNull(settings.value(key.name, QLatin1StringView(key.fallback)).toString().toUtf8());
}

void write(SettingsFile& settings, const Key<const char*>& key, const JsonValue& value)
{
    settings.setValue(key.name, QString::fromUtf8(compactJson(value)));
}

QString text(const JsonValue& object, std::string_view key)
{
    return textOf(memberOf(object, key));
}

QStringList texts(const JsonValue& object, std::string_view key)
{
    QStringList list;
    for (const JsonValue& one : memberOf(object, key))
        list += textOf(one);
    return list;
}

JsonValue toJson(const QStringList& list)
{
    JsonValue array = JsonValue::array();
    for (const QString& text : list)
        array.push_back(text);
    return array;
}

qint64 number(const JsonValue& object, std::string_view key, qint64 fallback)
{
    return integerOf(memberOf(object, key)).value_or(fallback);
}

RecentStore recentOf(const JsonValue& o)
{
    return {text(o, "path"), text(o, "format"), number(o, "sessions", -1), number(o, "opened", 0)};
}

RulesChoice rulesOf(const JsonValue& o)
{
    const auto chosen = [&o](std::string_view key) {
        const qint64 value = number(o, key, -1);
        return value < 0 ? std::nullopt : std::optional(value);
    };
    RulesChoice choice;
    choice.profile = text(o, "profile");
    choice.window = chosen("window");
    choice.maxOutput = chosen("maxOutput");
    choice.compactionBudget = chosen("compactionBudget");
    choice.softFraction = numberOf(memberOf(o, "softFraction"));
    choice.pruneProtect = chosen("pruneProtect");
    choice.pruneMinimum = chosen("pruneMinimum");
    return choice;
}

JsonValue toJson(const QString& store, const RulesChoice& choice)
{
    JsonValue o {{"store", store}, {"profile", choice.profile}};
    const auto add = [&o](const char* key, const auto& value) {
        if (value)
            o[key] = *value;
    };
    add("window", choice.window);
    add("maxOutput", choice.maxOutput);
    add("compactionBudget", choice.compactionBudget);
    add("softFraction", choice.softFraction);
    add("pruneProtect", choice.pruneProtect);
    add("pruneMinimum", choice.pruneMinimum);
    return o;
}

JsonValue toJson(const RecentStore& s)
{
    return {{"path", s.path}, {"format", s.format}, {"sessions", s.sessions}, {"opened", s.openedMs}};
}

QList<FoldedPart> foldsOf(const JsonValue& array)
{
    QList<FoldedPart> folds;
    for (const JsonValue& o : array)
        folds += {text(o, "message"), int(number(o, "part", -1)), int(number(o, "fold", 0)), text(o, "json")};
    return folds;
}

JsonValue toJson(const QList<FoldedPart>& folds)
{
    JsonValue array = JsonValue::array();
    for (const FoldedPart& fold : folds)
        array.push_back({{"message", fold.message}, {"part", fold.part}, {"fold", fold.fold}, {"json", fold.json}});
    return array;
}

Reading readingOf(const JsonValue& o)
{
    return {text(o, "store"), SessionId(text(o, "session")), text(o, "title"), number(o, "key", -1),
        number(o, "row", -1), number(o, "rows", 0), number(o, "seen", 0), text(o, "message"), number(o, "read", -1),
        number(o, "readMs", 0)};
}

JsonValue toJson(const Reading& r)
{
    return {{"store", r.store}, {"session", r.session}, {"title", r.title}, {"key", r.key}, {"row", r.row},
        {"rows", r.rows}, {"seen", r.seenMs}, {"message", r.message}, {"read", r.read}, {"readMs", r.readMs}};
}

} // namespace

Settings::Settings(const QString& file)
    : m_settings(file.isEmpty() ? QString(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                                      + u"/stemma/stemma.ini"_s)
                                : file)
{
    if (!m_settings.value(SessionsByProjectKey.name).isValid())
        return;
    if (get(m_settings, SessionsByProjectKey) && !m_settings.value(SessionGroupingKey.name).isValid())
        m_settings.setValue(SessionGroupingKey.name, int(SessionGrouping::Project));
    m_settings.remove(SessionsByProjectKey.name);
}

QByteArray Settings::geometry(int window) const
{
    return m_settings.value(QLatin1StringView(keyOf(GeometryKey.name, window))).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry, int window)
{
    m_settings.setValue(QLatin1StringView(keyOf(GeometryKey.name, window)), geometry);
}

QByteArray Settings::layout() const
{
    return m_settings.value(LayoutKey.name).toByteArray();
}

void Settings::setLayout(const QByteArray& layout)
{
    m_settings.setValue(LayoutKey.name, layout);
}

SessionListLook Settings::sessionList() const
{
    return {get(m_settings, SessionOrderKey), get(m_settings, CompactSessionsKey), get(m_settings, SessionGroupingKey)};
}

void Settings::setSessionList(const SessionListLook& look)
{
    m_settings.setValue(SessionOrderKey.name, look.order);
    m_settings.setValue(CompactSessionsKey.name, look.isCompact);
    m_settings.setValue(SessionGroupingKey.name, look.grouping);
}

bool Settings::rawIndented() const
{
    return get(m_settings, RawIndentedKey);
}

void Settings::setRawIndented(bool indented)
{
    m_settings.setValue(RawIndentedKey.name, indented);
}

ModelEndpoint Settings::modelEndpoint() const
{
    return endpointFromJson(read(m_settings, ModelEndpointKey));
}

QList<ModelEndpoint> Settings::modelEndpoints() const
{
    QList<ModelEndpoint> endpoints;
    for (const JsonValue& value : read(m_settings, ModelEndpointsKey))
        endpoints += endpointFromJson(value);
    return endpoints;
}

void Settings::setModelEndpoints(const QList<ModelEndpoint>& endpoints, qsizetype chosen)
{
    JsonValue array = JsonValue::array();
    for (const ModelEndpoint& endpoint : endpoints)
        array.push_back(toJson(endpoint));
    write(m_settings, ModelEndpointsKey, array);
    write(m_settings, ModelEndpointKey, toJson(endpoints.value(chosen)));
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
    for (const JsonValue& value : read(m_settings, RulesKey)) {
        if (text(value, "store") == store)
            return rulesOf(value);
    }
    return {};
}

/// The newest first; those of stores that were looked at long ago go.
void Settings::setRulesFor(const QString& store, const RulesChoice& choice)
{
    JsonValue array = JsonValue::array();
    if (!choice.isEmpty())
        array.push_back(toJson(store, choice));
    for (const JsonValue& value : read(m_settings, RulesKey)) {
        if (text(value, "store") != store && qsizetype(array.size()) < MaxRules)
            array.push_back(value);
    }
    write(m_settings, RulesKey, array);
}

SearchChoices SearchChoices::in(const Settings& settings)
{
    const JsonValue o = read(settings.m_settings, SearchKey);
    SearchChoices choices {
        texts(o, "saved"), flagOf(memberOf(o, "byRelevance")), !flagOf(memberOf(o, "noIndex")), texts(o, "notIndexed")};
    choices.saved.resize(std::min(choices.saved.size(), SearchChoices::MostSaved));
    return choices;
}

void SearchChoices::keepIn(Settings& settings) const
{
    write(settings.m_settings, SearchKey,
        {{"saved", toJson(saved)}, {"byRelevance", isByRelevance}, {"noIndex", !isIndexing},
            {"notIndexed", toJson(notIndexed)}});
}

QStringList Settings::findHistory() const
{
    return m_settings.value(FindHistoryKey.name).toStringList();
}

void Settings::setFindHistory(const QStringList& words)
{
    m_settings.setValue(FindHistoryKey.name, words);
}

QHash<QString, QList<QKeySequence>> Settings::shortcuts() const
{
    const JsonValue object = read(m_settings, ShortcutsKey);
    QHash<QString, QList<QKeySequence>> shortcuts;
    for (const auto& [action, keys] : asObject(object).items())
        shortcuts.insert(
            QString::fromStdString(action), QKeySequence::listFromString(textOf(keys), QKeySequence::PortableText));
    return shortcuts;
}

void Settings::setShortcuts(const QHash<QString, QList<QKeySequence>>& shortcuts)
{
    JsonValue object = JsonValue::object();
    for (auto it = shortcuts.begin(); it != shortcuts.end(); ++it)
        object[it.key().toStdString()] = QKeySequence::listToString(it.value(), QKeySequence::PortableText);
    write(m_settings, ShortcutsKey, object);
}

QStringList Settings::openStores(int window) const
{
    return m_settings.value(QLatin1StringView(keyOf(OpenStoresKey.name, window))).toStringList();
}

void Settings::setOpenStores(const QStringList& paths, int window)
{
    m_settings.setValue(QLatin1StringView(keyOf(OpenStoresKey.name, window)), paths);
}

QList<TabState> Settings::tabs(int window) const
{
    QList<TabState> tabs;
    const QByteArray key = keyOf(TabsKey.name, window);
    for (const JsonValue& o : read(m_settings, {QLatin1StringView(key), TabsKey.fallback})) {
        tabs.append({text(o, "store"), SessionId(text(o, "session")), text(o, "title"), number(o, "key", -1),
            int(number(o, "pixel", 0)), flagOf(memberOf(o, "atEnd")), int(number(o, "hidden", 0)), text(o, "words"),
            int(number(o, "states", 0)), texts(o, "tools"), texts(o, "files"), flagOf(memberOf(o, "turns")),
            text(o, "view"), text(o, "focus"), text(o, "topMessage"), text(o, "current"),
            int(number(o, "currentPart", -1)), int(number(o, "foldedAll", -1)), int(number(o, "foldedThinking", -1)),
            foldsOf(memberOf(o, "folds"))});
    }
    return tabs;
}

int Settings::currentTab(int window) const
{
    return m_settings.value(QLatin1StringView(keyOf(CurrentTabKey.name, window)), CurrentTabKey.fallback).toInt();
}

void Settings::setTabs(const QList<TabState>& tabs, int current, int window)
{
    JsonValue array = JsonValue::array();
    for (const TabState& tab : tabs) {
        array.push_back({{"store", tab.store}, {"session", tab.session}, {"title", tab.title}, {"key", tab.topKey},
            {"pixel", tab.topPixel}, {"atEnd", tab.atEnd}, {"hidden", tab.hiddenChips}, {"words", tab.filterWords},
            {"states", tab.filterStates}, {"tools", toJson(tab.filterTools)}, {"files", toJson(tab.filterFiles)},
            {"turns", tab.onlyTurns}, {"view", tab.view}, {"focus", tab.focus}, {"topMessage", tab.topMessage},
            {"current", tab.current}, {"currentPart", tab.currentPart}, {"foldedAll", tab.foldedAll},
            {"foldedThinking", tab.foldedThinking}, {"folds", toJson(tab.folds)}});
    }
    const QByteArray key = keyOf(TabsKey.name, window);
    write(m_settings, {QLatin1StringView(key), TabsKey.fallback}, array);
    m_settings.setValue(QLatin1StringView(keyOf(CurrentTabKey.name, window)), current);
}

QList<RecentStore> Settings::recentStores() const
{
    QList<RecentStore> stores;
    for (const JsonValue& value : read(m_settings, RecentStoresKey))
        stores.append(recentOf(value));
    return stores;
}

void Settings::addRecentStore(const RecentStore& store)
{
    JsonValue array = JsonValue::array({toJson(store)});
    for (const RecentStore& other : recentStores()) {
        if (other.path != store.path && qsizetype(array.size()) < MaxRecent)
            array.push_back(toJson(other));
    }
    write(m_settings, RecentStoresKey, array);
}

void Settings::removeRecentStore(const QString& path)
{
    JsonValue array = JsonValue::array();
    for (const RecentStore& other : recentStores()) {
        if (other.path != path)
            array.push_back(toJson(other));
    }
    write(m_settings, RecentStoresKey, array);
}

void Settings::clearRecentStores()
{
    m_settings.remove(RecentStoresKey.name);
}

QList<Reading> Settings::readings() const
{
    QList<Reading> readings;
    for (const JsonValue& value : read(m_settings, ReadingsKey))
        readings.append(readingOf(value));
    return readings;
}

void Settings::addReading(const Reading& reading)
{
    JsonValue array = JsonValue::array({toJson(reading)});
    for (const Reading& other : readings()) {
        const bool same = other.store == reading.store && other.session == reading.session;
        if (!same && qsizetype(array.size()) < MaxReadings)
            array.push_back(toJson(other));
    }
    write(m_settings, ReadingsKey, array);
}

void Settings::removeReading(const QString& store, const SessionId& session)
{
    JsonValue array = JsonValue::array();
    for (const Reading& reading : readings()) {
        if (reading.store != store || reading.session != session)
            array.push_back(toJson(reading));
    }
    write(m_settings, ReadingsKey, array);
}

} // namespace stemma
