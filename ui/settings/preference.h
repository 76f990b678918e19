// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QVariant>

#include <span>

namespace stemma {

/// One choice of a preference.
struct PreferenceOption
{
    QVariant value;
    QString name; ///< translated
};

/// Something that the user can choose, described once: where it is kept, what holds until it is chosen, and how the
/// settings dialog shows it. Texts are source texts of the context "Preferences".
struct Preference
{
    enum class Id : quint8 {
        Theme, ///< "", "light", "dark" or "high-contrast"
        Density, ///< percent of the usual distances
        Font, ///< a family; "": the system's
        CodeFont, ///< a family; "": the system's
        TextSize, ///< percent
        ReducedMotion,
        Language, ///< a code; "": the system's
        Zoom, ///< factor, of timelines
        TimeLine, ///< above timelines
        AbsoluteTimes, ///< in lists
        TimeZone, ///< an IANA id; "": the machine's
        RestoreTabs,
        MenuBar,
        OneInstance,
        WatchLosses, ///< a notice of the desktop when an agent's compaction lost a constraint
        Shortcuts,
        RecentStores,
        Indexing,
        Indexes,
        JournalSize, ///< megabytes; 0: no limit
        JournalAge, ///< days; 0: no limit
        JournalUse,
        Endpoints,
        Prices,
        Count,
    };
    enum class Page : quint8 { Appearance, Timeline, Window, Search, Undo, Models, Count };
    enum class Kind : quint8 {
        Flag,
        Choice, ///< one of options()
        Number,
        Command, ///< kept nowhere: a button that opens something
        Figure, ///< kept nowhere: a text that is shown
    };
    using Options = QList<PreferenceOption> (*)();
    using Accepts = bool (*)(const QVariant& value);

    Id id = Id::Count;
    Page page = Page::Count;
    Kind kind = Kind::Flag;
    const char* key = ""; ///< in the settings file; "": another object keeps it
    const char* name = ""; ///< of a command: what its button says
    const char* help = "";
    QVariant fallback {};
    Options options = nullptr;
    Accepts accepts = nullptr; ///< of a choice whose options take long to list: whether a value is one of them
    // Of numbers, as they are shown:
    int least = 0;
    int most = 0;
    int step = 1;
    const char* unit = ""; ///< with %1 for the number
    const char* nothing = ""; ///< what the least number is called; "": as any other
    double shownTimes = 1; ///< what is kept, times this, is shown

    /// The value itself, or what holds instead: a settings file may be damaged, or of another release.
    [[nodiscard]] QVariant valid(const QVariant& value) const;
};

/// All of them, in the order of Preference::Id.
[[nodiscard]] std::span<const Preference> preferences();
[[nodiscard]] const Preference& preference(Preference::Id id);

/// A page of the settings dialog; the name is a source text of the context "Preferences".
struct PreferencePage
{
    Preference::Page page = Preference::Page::Count;
    const char* name = "";
    const char* icon = "";
};

[[nodiscard]] std::span<const PreferencePage> preferencePages();

} // namespace stemma
