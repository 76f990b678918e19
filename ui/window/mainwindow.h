// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/actions.h"
#include "ui/window/docks.h"
#include "ui/window/storeopening.h"

#include <QMainWindow>

class QDockWidget;

namespace stemma {

class AsideTabs;
class AuditSource;
class Banner;
class Choosers;
class Configuring;
class ContextSource;
class EditService;
class Editing;
class EndpointBook;
class GoBack;
class Jobs;
class PanelLinks;
class Places;
class Preferences;
class RulesBook;
class Searching;
class SessionPage;
class Settings;
class StartPage;
class StatusLabels;
class SwitcherButton;
class StoreDoctor;
class TabArea;
class TabFollower;
class TimelineActions;
class VocabularyChoice;
class WindowActions;

/// The window: puts its parts together and passes on what happens between them. Each part has its own idea: Docks (the
/// panels), TabArea (tabs), StoreOpening and StoreManager (stores), TabFollower (what the panels show), AsideTabs
/// (lineage, compaction), Places (Back and Forward), Choosers (popups), Editing (changes).
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    using Request = StoreOpening::Request;
    using Sample = StoreOpening::Sample;
    using SampleMaker = StoreOpening::SampleMaker;

    /// @p settingsFile: an own file instead of the user's (tests).
    explicit MainWindow(const QString& settingsFile = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    void setSampleMaker(SampleMaker maker);
    void openPath(const QString& path) { m_stores->open(path); }
    void openRequest(const Request& request);
    /// Opens the stores and tabs that a window had the last time, see Settings; call after the first paint.
    void restoreSession(int window = 0);
    void setSaving(bool saving); ///< off: nothing is remembered (pictures, tests)

    /// Nothing is being opened, listed, loaded or looked for.
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] QString failure() const { return m_opening->failure(); }

    [[nodiscard]] Actions* actions() const { return m_actions; }
    [[nodiscard]] StoreManager* stores() const { return m_stores; }
    [[nodiscard]] StoreOpening* opening() const { return m_opening; }
    [[nodiscard]] TabArea* tabs() const { return m_tabs; }
    [[nodiscard]] StoreDoctor* doctor() const { return m_doctor; }
    [[nodiscard]] StartPage* startPage() const { return m_start; }
    [[nodiscard]] EditService* edits() const { return m_edits; }
    [[nodiscard]] EndpointBook* endpoints() const { return m_endpoints; }
    [[nodiscard]] RulesBook* rules() const { return m_rules; }
    [[nodiscard]] Editing* editing() const { return m_editing; }
    [[nodiscard]] Searching* searching() const { return m_searching; }
    [[nodiscard]] GoBack* goBack() const { return m_goBack; }
    [[nodiscard]] Banner* banner() const { return m_banner; } ///< above the tabs
    [[nodiscard]] Preferences* preferences() const { return m_preferences; }
    [[nodiscard]] Configuring* configuring() const { return m_configuring; }
    [[nodiscard]] Choosers* choosers() const { return m_choosers; }
    [[nodiscard]] AsideTabs* asides() const { return m_asides; }
    template<class Panel> [[nodiscard]] Panel* panel() const { return m_docks->panel<Panel>(); }
    [[nodiscard]] Docks* docks() const { return m_docks; }
    [[nodiscard]] QDockWidget* dock(const QString& name) const { return m_docks->dock(name); }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeCentre();
    void makeToolBar();
    void makeEditing();
    void makeDocks();
    void makeTabParts();
    void connectParts();
    void connectStores();
    void connectTabs();
    void connectEditing();
    void loadSettings();
    void save();

    void addPage(SessionPage* page);
    void takeOpened(OpenStore* store, bool before);
    void takeMade(OpenStore* store, const SessionId& session);
    void say(const QString& text);
    void updateAll();
    void updateActions();

    std::unique_ptr<Settings> m_settings;
    Preferences* m_preferences = nullptr;
    Configuring* m_configuring = nullptr;
    Actions* m_actions = nullptr;
    Jobs* m_jobs = nullptr;
    StoreManager* m_stores = nullptr;
    StoreDoctor* m_doctor = nullptr;
    AuditSource* m_auditSource = nullptr;
    ContextSource* m_contextSource = nullptr;
    EditService* m_edits = nullptr;
    EndpointBook* m_endpoints = nullptr;
    VocabularyChoice* m_vocabularies = nullptr;
    RulesBook* m_rules = nullptr;
    Searching* m_searching = nullptr;
    StartPage* m_start = nullptr;
    Banner* m_banner = nullptr;
    TabArea* m_tabs = nullptr;
    StoreOpening* m_opening = nullptr;
    Editing* m_editing = nullptr;
    GoBack* m_goBack = nullptr;
    Docks* m_docks = nullptr;
    TabFollower* m_follower = nullptr;
    Places* m_places = nullptr;
    Choosers* m_choosers = nullptr;
    AsideTabs* m_asides = nullptr;
    PanelLinks* m_links = nullptr;
    TimelineActions* m_timelineActions = nullptr;
    WindowActions* m_windowActions = nullptr;
    StatusLabels* m_status = nullptr;
    SwitcherButton* m_switcher = nullptr;
    bool m_saving = true;
};

} // namespace stemma
