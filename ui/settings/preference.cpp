// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/preference.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontDatabase>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

using Pref = Preference::Id;

namespace {

using Page = Preference::Page;
using Kind = Preference::Kind;

struct PreferencesText
{
    static QString tr(const char* text) { return QCoreApplication::translate("Preferences", text); }
};

QList<PreferenceOption> themes()
{
    return {{QString(), PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "As the system"))},
        {u"light"_s, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "Light"))},
        {u"dark"_s, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "Dark"))},
        {u"high-contrast"_s, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "High contrast"))}};
}

QList<PreferenceOption> densities()
{
    return {{75, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "Compact"))},
        {100, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "Normal"))},
        {125, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "Spacious"))}};
}

QList<PreferenceOption> families(bool fixedOnly)
{
    QList<PreferenceOption> list {{QString(), PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "As the system"))}};
    for (const QString& family : QFontDatabase::families()) {
        if (!QFontDatabase::isPrivateFamily(family) && (!fixedOnly || QFontDatabase::isFixedPitch(family)))
            list.append({family, family});
    }
    return list;
}

QList<PreferenceOption> allFamilies()
{
    return families(false);
}

QList<PreferenceOption> fixedFamilies()
{
    return families(true);
}

/// Those the program was built with, each in its own words.
QList<PreferenceOption> languages()
{
    QList<PreferenceOption> list {{QString(), PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "As the system"))}};
    const QString start = u"stemma_"_s;
    for (const QString& file : QDir(u":/translations"_s).entryList({start + u"*.qm"_s}, QDir::Files, QDir::Name)) {
        const QString code = file.sliced(start.size()).chopped(3);
        QString name = QLocale(code).nativeLanguageName();
        if (code == "en"_L1)
            name = u"English"_s; // and not that of one country
        list.append({code, name.left(1).toUpper() + name.sliced(1)});
    }
    return list;
}

QList<PreferenceOption> timeForms()
{
    return {{false, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "How long ago"))},
        {true, PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "Date and time"))}};
}

QList<PreferenceOption> timeZones()
{
    QList<PreferenceOption> list {
        {QString(), PreferencesText::tr(QT_TRANSLATE_NOOP("Preferences", "As the system"))}, {u"UTC"_s, u"UTC"_s}};
    for (const QByteArray& id : QTimeZone::availableTimeZoneIds()) {
        if (id.contains('/') && !id.startsWith("Etc/"))
            list.append({QString::fromLatin1(id), QString::fromLatin1(id).replace(u'_', u' ')});
    }
    return list;
}

bool isFamily(const QVariant& name)
{
    return name.toString().isEmpty() || QFontDatabase::hasFamily(name.toString());
}

bool isTimeZone(const QVariant& id)
{
    return id.toString().isEmpty() || QTimeZone::isTimeZoneIdAvailable(id.toString().toLatin1());
}

const Preference Table[] = {
    {.id = Pref::Theme,
        .page = Page::Appearance,
        .kind = Kind::Choice,
        .key = "look/theme",
        .name = QT_TRANSLATE_NOOP("Preferences", "Colours"),
        .fallback = QString(),
        .options = themes},
    {.id = Pref::Density,
        .page = Page::Appearance,
        .kind = Kind::Choice,
        .key = "look/density",
        .name = QT_TRANSLATE_NOOP("Preferences", "Density"),
        .help = QT_TRANSLATE_NOOP("Preferences", "How much room there is between lines and controls"),
        .fallback = 100,
        .options = densities},
    {.id = Pref::Font,
        .page = Page::Appearance,
        .kind = Kind::Choice,
        .key = "look/font",
        .name = QT_TRANSLATE_NOOP("Preferences", "Font"),
        .fallback = QString(),
        .options = allFamilies,
        .accepts = isFamily},
    {.id = Pref::CodeFont,
        .page = Page::Appearance,
        .kind = Kind::Choice,
        .key = "look/code-font",
        .name = QT_TRANSLATE_NOOP("Preferences", "Font of code"),
        .fallback = QString(),
        .options = fixedFamilies,
        .accepts = isFamily},
    {.id = Pref::TextSize,
        .page = Page::Appearance,
        .kind = Kind::Number,
        .key = "look/text-size",
        .name = QT_TRANSLATE_NOOP("Preferences", "Text size"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Of the whole window, compared with the system's"),
        .fallback = 100,
        .least = 80,
        .most = 200,
        .step = 10,
        .unit = QT_TRANSLATE_NOOP("Preferences", "%1 %")},
    {.id = Pref::ReducedMotion,
        .page = Page::Appearance,
        .key = "look/reduced-motion",
        .name = QT_TRANSLATE_NOOP("Preferences", "Reduce motion"),
        .help = QT_TRANSLATE_NOOP("Preferences", "No animations and no blinking cursor"),
        .fallback = false},
    {.id = Pref::Language,
        .page = Page::Appearance,
        .kind = Kind::Choice,
        .key = "look/language",
        .name = QT_TRANSLATE_NOOP("Preferences", "Language"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Takes effect when Stemma is started again"),
        .fallback = QString(),
        .options = languages},
    {.id = Pref::Zoom,
        .page = Page::Timeline,
        .kind = Kind::Number,
        .key = "timeline/zoom",
        .name = QT_TRANSLATE_NOOP("Preferences", "Zoom"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Of timelines, in addition to the text size"),
        .fallback = 1.0,
        .least = 50,
        .most = 400,
        .step = 10,
        .unit = QT_TRANSLATE_NOOP("Preferences", "%1 %"),
        .shownTimes = 100},
    {.id = Pref::TimeLine,
        .page = Page::Timeline,
        .key = "timeline/times",
        .name = QT_TRANSLATE_NOOP("Preferences", "Show the time axis above timelines"),
        .help = QT_TRANSLATE_NOOP("Preferences", "When the agent worked, when tools ran, and when it waited for you"),
        .fallback = false},
    {.id = Pref::AbsoluteTimes,
        .page = Page::Timeline,
        .kind = Kind::Choice,
        .key = "times/absolute",
        .name = QT_TRANSLATE_NOOP("Preferences", "Times in lists"),
        .fallback = false,
        .options = timeForms},
    {.id = Pref::TimeZone,
        .page = Page::Timeline,
        .kind = Kind::Choice,
        .key = "times/zone",
        .name = QT_TRANSLATE_NOOP("Preferences", "Time zone"),
        .help = QT_TRANSLATE_NOOP("Preferences", "All times are shown, and read when you type them, in this zone"),
        .fallback = QString(),
        .options = timeZones,
        .accepts = isTimeZone},
    {.id = Pref::RestoreTabs,
        .page = Page::Window,
        .key = "window/restore",
        .name = QT_TRANSLATE_NOOP("Preferences", "Reopen stores and tabs at start"),
        .fallback = true},
    {.id = Pref::MenuBar,
        .page = Page::Window,
        .key = "window/menuBar",
        .name = QT_TRANSLATE_NOOP("Preferences", "Show the menu bar"),
        .fallback = true},
    {.id = Pref::OneInstance,
        .page = Page::Window,
        .key = "window/one-instance",
        .name = QT_TRANSLATE_NOOP("Preferences", "Open stores and links in the window that is there"),
        .help = QT_TRANSLATE_NOOP(
            "Preferences", "Otherwise each start of Stemma has a window of its own, as with --new-window"),
        .fallback = true},
    {.id = Pref::WatchLosses,
        .page = Page::Window,
        .key = "losses/watch",
        .name = QT_TRANSLATE_NOOP("Preferences", "Notify of lost constraints"),
        .help = QT_TRANSLATE_NOOP("Preferences",
            "Shows a notice on the desktop when an agent compacts an open session and loses a constraint"),
        .fallback = false}, // nobody is disturbed who did not ask for it
    {.id = Pref::Shortcuts,
        .page = Page::Window,
        .kind = Kind::Command,
        .name = QT_TRANSLATE_NOOP("Preferences", "Configure shortcuts…"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Change keyboard shortcuts")},
    {.id = Pref::RecentStores,
        .page = Page::Window,
        .kind = Kind::Command,
        .name = QT_TRANSLATE_NOOP("Preferences", "Forget recent stores"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Empties the list of recent stores; the stores stay as they are")},
    {.id = Pref::Indexing,
        .page = Page::Search,
        .name = QT_TRANSLATE_NOOP("Preferences", "Keep an index for searching"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Makes searching immediate; built in the background"),
        .fallback = true},
    {.id = Pref::Indexes,
        .page = Page::Search,
        .kind = Kind::Command,
        .name = QT_TRANSLATE_NOOP("Preferences", "Search index…"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Choose which stores have an index for searching")},
    {.id = Pref::JournalSize,
        .page = Page::Undo,
        .kind = Kind::Number,
        .key = "journal/megabytes",
        .name = QT_TRANSLATE_NOOP("Preferences", "Undo data up to"),
        .help = QT_TRANSLATE_NOOP(
            "Preferences", "When there is more, the oldest changes leave History and can no longer be undone"),
        .fallback = 0,
        .least = 0,
        .most = 1'000'000,
        .step = 100,
        .unit = QT_TRANSLATE_NOOP("Preferences", "%1 MB"),
        .nothing = QT_TRANSLATE_NOOP("Preferences", "About 4 GB (default)")}, // Journal::DefaultLimit
    {.id = Pref::JournalAge,
        .page = Page::Undo,
        .kind = Kind::Number,
        .key = "journal/days",
        .name = QT_TRANSLATE_NOOP("Preferences", "Keep undo data for"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Changes made since this start of Stemma are always kept"),
        .fallback = 0,
        .least = 0,
        .most = 10'000,
        .step = 10,
        .unit = QT_TRANSLATE_N_NOOP("Preferences", "%1 day(s)"),
        .nothing = QT_TRANSLATE_NOOP("Preferences", "No limit")},
    {.id = Pref::JournalUse,
        .page = Page::Undo,
        .kind = Kind::Figure,
        .name = QT_TRANSLATE_NOOP("Preferences", "In use")},
    {.id = Pref::Endpoints,
        .page = Page::Models,
        .kind = Kind::Command,
        .name = QT_TRANSLATE_NOOP("Preferences", "Model endpoints…"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Where summaries may be requested, and what a request costs")},
    {.id = Pref::Prices,
        .page = Page::Models,
        .kind = Kind::Command,
        .name = QT_TRANSLATE_NOOP("Preferences", "Edit prices…"),
        .help = QT_TRANSLATE_NOOP("Preferences", "Your own prices for token usage, in a text file")},
};

static_assert(std::size(Table) == size_t(Pref::Count));

const PreferencePage Pages[] = {
    {Page::Appearance, QT_TRANSLATE_NOOP("Preferences", "Appearance"), "read"},
    {Page::Timeline, QT_TRANSLATE_NOOP("Preferences", "Timeline and times"), "view-history"},
    {Page::Window, QT_TRANSLATE_NOOP("Preferences", "Windows and stores"), "window-new"},
    {Page::Search, QT_TRANSLATE_NOOP("Preferences", "Search"), "edit-find"},
    {Page::Undo, QT_TRANSLATE_NOOP("Preferences", "Undo data"), "edit-undo"},
    {Page::Models, QT_TRANSLATE_NOOP("Preferences", "Models and prices"), "usage"},
};

static_assert(std::size(Pages) == size_t(Page::Count));

} // namespace

QVariant Preference::valid(const QVariant& value) const
{
    QVariant typed = value;
    if (!value.isValid() || !fallback.isValid() || !typed.convert(fallback.metaType()))
        return fallback;
    // Any other word would count as true.
    if (typed.typeId() == QMetaType::Bool && value.toString() != "true"_L1 && value.toString() != "false"_L1)
        return fallback;
    if (kind == Kind::Number) {
        bool isNumber = false;
        const double shown = value.toDouble(&isNumber) * shownTimes;
        // Rounding may move a number that is shown at its end.
        return isNumber && shown >= least - 0.5 && shown <= most + 0.5 ? typed : fallback;
    }
    if (kind == Kind::Choice && accepts)
        return accepts(typed) ? typed : fallback;
    if (kind == Kind::Choice) {
        const QList<PreferenceOption> known = options();
        return std::ranges::contains(known, typed, &PreferenceOption::value) ? typed : fallback;
    }
    return typed;
}

std::span<const Preference> preferences()
{
    return Table;
}

const Preference& preference(Preference::Id id)
{
    return Table[size_t(id)];
}

std::span<const PreferencePage> preferencePages()
{
    return Pages;
}

} // namespace stemma
