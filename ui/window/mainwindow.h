// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/actions.h"
#include "ui/window/storemanager.h"

#include <QMainWindow>
#include <QPointer>
#include <QSet>

class QDockWidget;
class QLabel;
class QPushButton;

namespace stemma {

class AuditPanel;
class AuditSource;
class Banner;
class EditService;
class EndpointBook;
class Editing;
class CollectedPanel;
class ContextPanel;
class ContextSource;
class GoBack;
class HistoryPanel;
class Inspector;
class JobBar;
class AsidePage;
class CompactionPage;
class LineagePage;
class Jobs;
class PlaceHistory;
class ProblemsPanel;
class RulesBook;
class SessionPage;
class SessionsPanel;
class Settings;
class StartPage;
class StoreDoctor;
class TabArea;
class VocabularyChoice;
struct Checkpoint;
struct PopupEntry;
struct Reading;
struct Receipt;
struct VisitedPlace;

/// The window: puts the panels together and passes on what happens between them. The work is done by
/// StoreManager (stores), TabArea (tabs), PlaceHistory (Back and Forward) and Settings.
class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    /// Where a session or message asked for on the command line is to be shown.
    struct Request
    {
        QStringList paths;
        SessionId session;
        QString message; ///< its id, or its number from 1
    };

    /// @p settingsFile: an own file instead of the user's (tests).
    explicit MainWindow(const QString& settingsFile = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A store with the title of the session to begin with.
    struct Sample
    {
        QString path;
        QString title;
    };
    /// Makes the sample store's private copy. Called off the GUI thread.
    using SampleMaker = std::function<Result<Sample>()>;
    void setSampleMaker(SampleMaker maker);

    void openPath(const QString& path);
    void openRequest(const Request& request);
    void openSample();
    /// Asks for a server and opens it; with an address, for its password, after the server @p said why, and then does
    /// @p again what it was wanted for.
    void connectToServer(const QString& url, const QString& said, const std::function<void()>& again = {});
    /// Opens the stores and tabs of the last time; call after the first paint.
    void restoreSession();
    void setSaving(bool saving) { m_saving = saving; } ///< off: nothing is remembered (pictures, tests)

    /// Nothing is being opened, listed, loaded or looked for.
    [[nodiscard]] bool isIdle() const;
    /// Why the request could not be fulfilled; empty: it could, or still may.
    [[nodiscard]] QString failure() const { return m_failure; }

    [[nodiscard]] Actions* actions() const { return m_actions; }
    [[nodiscard]] StoreManager* stores() const { return m_stores; }
    [[nodiscard]] TabArea* tabs() const { return m_tabs; }
    [[nodiscard]] SessionsPanel* sessionsPanel() const { return m_sessions; }
    [[nodiscard]] Inspector* inspector() const { return m_inspector; }
    [[nodiscard]] StoreDoctor* doctor() const { return m_doctor; }
    [[nodiscard]] ProblemsPanel* problems() const { return m_problems; }
    [[nodiscard]] StartPage* startPage() const { return m_start; }
    [[nodiscard]] EditService* edits() const { return m_edits; }
    [[nodiscard]] EndpointBook* endpoints() const { return m_endpoints; }
    [[nodiscard]] RulesBook* rules() const { return m_rules; }
    [[nodiscard]] Editing* editing() const { return m_editing; }
    [[nodiscard]] CollectedPanel* collectedPanel() const { return m_collected; }
    [[nodiscard]] GoBack* goBack() const { return m_goBack; }
    [[nodiscard]] ContextPanel* contextPanel() const { return m_context; }
    [[nodiscard]] HistoryPanel* historyPanel() const { return m_changes; }
    [[nodiscard]] Banner* banner() const { return m_banner; }
    [[nodiscard]] QDockWidget* dock(const QString& name) const;
    void showGoToMessage();
    /// The lineage of a session in its tab; @p other: compared with that one.
    void showLineage(OpenStore* store, const SessionId& session, const SessionId& other = {});
    /// The summaries of a session in a tab; @p node: at that one.
    void showCompaction(OpenStore* store, const SessionId& session, const NodeId& node = {});
    /// Lets outputs of tools be chosen that leave the context, or come back.
    void showOutputs(OpenStore* store, const SessionId& session);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeDocks();
    void makeToolBar();
    void makeStatusBar();
    void connectStores();
    void connectTabs();
    void connectPanels();
    void connectDocks();
    void connectDoctor();
    void makeEditing();
    void makeCollected();
    void showChange(const Receipt& receipt);
    void hideDocks();
    void showPlace(OpenStore* store, const SessionId& session, const MessageId& message);
    /// The problems dock at what was found in a message, or in the session.
    void showFindings(OpenStore* store, const SessionId& session, const MessageId& message);
    void connectActions();
    void connectJumps();
    void connectLineage();
    void addAside(AsidePage* page);
    void connectLineagePage(LineagePage* page);
    void connectCompactionPage(CompactionPage* page);
    void showCheckpoints();
    [[nodiscard]] QList<PopupEntry> checkpointEntries(
        const QList<Checkpoint>& points, const QList<Receipt>& changes, const QString& text) const;
    void chooseComparison(OpenStore* store, const SessionId& session);
    void loadSettings();
    void save();

    void addPage(SessionPage* page);
    void takeOpened(OpenStore* store);
    void takeRefused(const Refusal& refusal);
    [[nodiscard]] bool findPassword(const QString& url, const QString& said, const std::function<void()>& again);
    void takeListed(OpenStore* store);
    void watchTrouble(OpenStore* store);
    void noteReading(const SessionPage* page);
    void notePlace(bool jumped);
    void goToPlace(const VisitedPlace& place);
    void goToReading(const Reading& reading);
    void openSessionOfRequest(OpenStore* store);
    [[nodiscard]] SessionId sessionToBeginWith(const OpenStore* store) const;
    void showPanels();
    void updateAll();
    void updateActions();
    void updateStatus();
    void updateInspector();
    void fitInspector(bool isAside);
    void showInspectorAgain();
    void fillRecentMenu();
    void showPalette();
    void showSessionSwitcher();
    /// Sessions that fit the words, best first; of one store only if @p of is not null.
    [[nodiscard]] QList<PopupEntry> sessionEntries(const QString& text, const OpenStore* of) const;
    void showHelp(const QString& chapter);
    void showAbout();
    void stepPane(int by);
    void focusDock(QDockWidget* dock);
    void setZoom(double zoom);
    void setMaximised(bool maximised);
    void copy(bool asMarkdown);
    void forPage(void (*work)(SessionPage&));

    std::unique_ptr<Settings> m_settings;
    Actions* m_actions = nullptr;
    Jobs* m_jobs = nullptr;
    StoreManager* m_stores = nullptr;
    StoreDoctor* m_doctor = nullptr;
    AuditSource* m_auditSource = nullptr;
    ContextSource* m_contextSource = nullptr;
    PlaceHistory* m_history = nullptr;
    EditService* m_edits = nullptr;
    EndpointBook* m_endpoints = nullptr;
    VocabularyChoice* m_vocabularies = nullptr;
    RulesBook* m_rules = nullptr;
    Editing* m_editing = nullptr;
    GoBack* m_goBack = nullptr;
    StartPage* m_start = nullptr;
    Banner* m_banner = nullptr; ///< above the tabs
    TabArea* m_tabs = nullptr;
    SessionsPanel* m_sessions = nullptr;
    Inspector* m_inspector = nullptr;
    ProblemsPanel* m_problems = nullptr;
    AuditPanel* m_audit = nullptr;
    ContextPanel* m_context = nullptr;
    HistoryPanel* m_changes = nullptr;
    CollectedPanel* m_collected = nullptr;
    QDockWidget* m_sessionsDock = nullptr;
    QDockWidget* m_inspectorDock = nullptr;
    QDockWidget* m_problemsDock = nullptr;
    QDockWidget* m_auditDock = nullptr;
    QDockWidget* m_contextDock = nullptr;
    QDockWidget* m_historyDock = nullptr;
    QDockWidget* m_collectedDock = nullptr;
    QPushButton* m_switcher = nullptr;
    QLabel* m_storeLabel = nullptr;
    QLabel* m_placeLabel = nullptr;
    QLabel* m_selectionLabel = nullptr;
    QPointer<SessionPage> m_selectedFor; ///< whose session was chosen in the tree
    SampleMaker m_sampleMaker;
    Request m_request;
    QString m_sampleTitle;
    QString m_failure;
    QSet<QString> m_passwordTried; ///< addresses for which the keychain was asked since they last opened
    QByteArray m_layoutBefore; ///< before the timeline was maximised
    double m_zoom = 1;
    bool m_saving = true;
    bool m_goingToPlace = false;
    bool m_makingSample = false;
    bool m_wasAside = false; ///< the current tab, the last time that was asked
    bool m_inspectorAway = false; ///< hidden for the current tab
    bool m_panelsHidden = false; ///< because there was no store to show in them
};

} // namespace stemma
