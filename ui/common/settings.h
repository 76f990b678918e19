// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/compaction/client/modelendpoint.h"
#include "core/compaction/contextrules.h"
#include "ui/common/settingsfile.h"

#include <QHash>
#include <QKeySequence>
#include <QList>

namespace stemma {

/// A store opened once, for the start page.
struct RecentStore
{
    QString path;
    QString format; ///< StoreFormat::name()
    qint64 sessions = -1; ///< -1: never counted
    qint64 openedMs = 0;
    bool operator==(const RecentStore&) const = default;
};

/// Where somebody was reading, for the start page and for opening the session again.
struct Reading
{
    QString store; ///< path
    SessionId session;
    QString title;
    qint64 key = -1; ///< outline key of the message at the top of the view
    qint64 row = -1;
    qint64 rows = 0;
    qint64 seenMs = 0;
    QString message {}; ///< the id of that message; empty: as the key says
    qint64 read = -1; ///< of these rows, until readMs; -1: all
    qint64 readMs = 0; ///< 0: as seenMs
    bool operator==(const Reading&) const = default;
};

/// What was folded or opened by hand, see FoldStates::Kept.
struct FoldedPart
{
    QString message; ///< its id
    int part = -1; ///< Part::index; or what stands for several messages
    int fold = 0; ///< Fold
    QString json {}; ///< a path in a JSON tree
    bool operator==(const FoldedPart&) const = default;
};

/// An open tab.
struct TabState
{
    QString store;
    SessionId session;
    QString title; ///< shown until the session is read
    qint64 topKey = -1; ///< outline key of the message at the top
    int topPixel = 0;
    bool atEnd = false;
    int hiddenChips = 0; ///< bits of the filter chips that are off
    QString filterWords {}; ///< of the filter bar
    int filterStates = 0; ///< MessageStates of the filter bar
    QStringList filterTools {}; ///< that the filter bar asks for
    QStringList filterFiles {}; ///< that the filter bar asks for
    bool onlyTurns = false; ///< a line per turn
    QString view {}; ///< the view shown instead of its timeline: "lineage"; empty: the timeline
    QString focus {}; ///< of such a view: the part that is shown
    // Messages by their ids: outline keys are others in a store that was made anew.
    QString topMessage {}; ///< empty: as topKey says
    QString current {};
    int currentPart = -1; ///< Part::index
    int foldedAll = -1; ///< Fold of all parts; -1: as they are at first
    int foldedThinking = -1; ///< the same of thinking
    QList<FoldedPart> folds {}; ///< newest first
    bool operator==(const TabState&) const = default;
};

/// How the list of sessions is shown.
struct SessionListLook
{
    int order = 1; ///< SessionTreeModel::Column
    bool isCompact = false;
    int grouping = 0; ///< SessionGrouping
    bool operator==(const SessionListLook&) const = default;
};

class Settings;

/// What is remembered of searching over everything.
struct SearchChoices
{
    static constexpr qsizetype MostSaved = 100;

    QStringList saved; ///< queries, newest first
    bool isByRelevance = false; ///< and not newest first
    bool isIndexing = true; ///< an index may be kept of stores
    QStringList notIndexed; ///< paths of stores of which none may be kept

    [[nodiscard]] static SearchChoices in(const Settings& settings);
    void keepIn(Settings& settings) const;
    bool operator==(const SearchChoices&) const = default;
};

/// Everything the window remembers, typed; each key stands once, next to its default. GUI thread.
class Settings
{
public:
    static constexpr int MaxRecent = 12;
    static constexpr int MaxReadings = 60;

    /// The user's settings, or those of an own file (tests).
    explicit Settings(const QString& file = {});

    /// For Preferences, which knows its keys and what holds where they are missing: an invalid value.
    [[nodiscard]] QVariant value(QLatin1StringView key) const { return m_settings.value(key); }
    void setValue(QLatin1StringView key, const QVariant& value) { m_settings.setValue(key, value); }

    // Of several windows the one used last has the number 0.
    [[nodiscard]] QByteArray geometry(int window = 0) const;
    void setGeometry(const QByteArray& geometry, int window = 0);
    [[nodiscard]] QByteArray layout() const; ///< docks and tool bars
    void setLayout(const QByteArray& layout);
    [[nodiscard]] SessionListLook sessionList() const;
    void setSessionList(const SessionListLook& look);
    [[nodiscard]] bool rawIndented() const;
    void setRawIndented(bool indented);

    /// Where summaries may be asked for; their keys are not kept here.
    [[nodiscard]] QList<ModelEndpoint> modelEndpoints() const;
    [[nodiscard]] ModelEndpoint modelEndpoint() const; ///< the chosen one of them; without an address: there is none
    void setModelEndpoints(const QList<ModelEndpoint>& endpoints, qsizetype chosen);

    /// How tokens of OpenAI models are counted: empty: by the lists that are installed; "estimate"; or files of lists.
    [[nodiscard]] QStringList vocabularies() const;
    void setVocabularies(const QStringList& vocabularies);

    /// What is chosen of the rules of contexts for a store, by its path.
    [[nodiscard]] RulesChoice rulesFor(const QString& store) const;
    void setRulesFor(const QString& store, const RulesChoice& choice); ///< an empty one is forgotten

    [[nodiscard]] QStringList findHistory() const; ///< what was looked for lately, the newest first
    void setFindHistory(const QStringList& words);

    /// Shortcuts changed by the user, by action name.
    [[nodiscard]] QHash<QString, QList<QKeySequence>> shortcuts() const;
    void setShortcuts(const QHash<QString, QList<QKeySequence>>& shortcuts);

    [[nodiscard]] QStringList openStores(int window = 0) const;
    void setOpenStores(const QStringList& paths, int window = 0);
    [[nodiscard]] QList<TabState> tabs(int window = 0) const;
    [[nodiscard]] int currentTab(int window = 0) const;
    void setTabs(const QList<TabState>& tabs, int current, int window = 0);

    [[nodiscard]] QList<RecentStore> recentStores() const; ///< newest first
    void addRecentStore(const RecentStore& store);
    void removeRecentStore(const QString& path);
    void clearRecentStores();
    [[nodiscard]] QList<Reading> readings() const; ///< newest first
    void addReading(const Reading& reading);
    void removeReading(const QString& store, const SessionId& session);

    void save() { m_settings.write(); } ///< from now on, on a lane; else in a moment
    [[nodiscard]] bool isWritten() const { return m_settings.isWritten(); }

private:
    friend struct SearchChoices;

    SettingsFile m_settings;
};

} // namespace stemma
