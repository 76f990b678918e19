// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/storesearch.h"
#include "ui/desktop/sessionlink.h"
#include "ui/window/storemanager.h"

#include <QSet>

#include <memory>

namespace stemma {

class Settings;
class TabArea;

/// How the window comes to stores, from files and from servers: from the wish until its session is on screen. GUI
/// thread.
class StoreOpening final : public QObject
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
    /// A place asked for beside others.
    struct Place
    {
        SessionLink link;
        bool isTyped = false; ///< and so meant, also a server that the user never connected to
    };
    /// A store with the title of the session to begin with, and others that are opened beside it.
    struct Sample
    {
        QString path;
        QString title;
        QStringList others;
    };
    /// Makes the sample stores' private copies. Called off the GUI thread.
    using SampleMaker = std::function<Result<Sample>()>;
    /// All of them must outlive it.
    struct Parts
    {
        StoreManager& stores;
        TabArea& tabs;
        Jobs& jobs;
        Settings& settings;
        QWidget& window;
    };

    explicit StoreOpening(const Parts& parts, QObject* parent = nullptr);

    void setSaving(bool saving) { m_saving = saving; } ///< off: nothing is remembered, and nobody asked for passwords
    void setSampleMaker(SampleMaker maker) { m_sampleMaker = std::move(maker); }
    [[nodiscard]] bool hasSample() const { return bool(m_sampleMaker); }

    void open(const QString& path); ///< one of its sessions is shown, unless a tab of it is restored
    void openRequest(const Request& request);
    /// One after the other. Of stores asked for the same session one has to have it.
    void openPlaces(const QList<Place>& places);
    /// Something from outside asks for a place. A server that the user never connected to is not
    /// asked before the user says so in the dialog.
    void openLink(const SessionLink& link) { openPlaces({{link}}); }
    void openUrl(const QUrl& url); ///< the same for a link that is not read yet
    void openSample(const SessionLink& place = {}); ///< at this session and message of it
    void restoreLast(int window); ///< the stores and tabs of the last time; see Settings
    void keepLast(int window); ///< for restoreLast() at the next start
    /// Asks for a server and opens it; with an address, for its password, after the server @p said why, and then does
    /// @p again what it was wanted for.
    void connectToServer(const QString& url, const QString& said, const std::function<void()>& again = {});
    /// Looks for the password of a server in the keychain, then asks the user. False: nobody can be asked.
    bool findPassword(const QString& url, const QString& said, const std::function<void()>& again);

    [[nodiscard]] bool isWorking() const { return m_isMakingSample || m_searches > 0 || !m_wanted.isEmpty(); }
    /// Why the request could not be fulfilled; empty: it could, or still may.
    [[nodiscard]] const QString& failure() const { return m_failure; }
    void setFailure(const QString& failure) { m_failure = failure; }

signals:
    void said(const QString& text); ///< for the status bar

private:
    /// What is asked of one store or several: the same session.
    struct Question
    {
        bool isAnswered = false;
        int waiting = 0; ///< places that are not asked yet: an open store can answer at once
        int searches = 0; ///< under way
    };
    /// A place that is not shown yet.
    struct Wanted
    {
        SessionLink link;
        std::shared_ptr<Question> question = std::make_shared<Question>();
    };

    void want(const Wanted& wanted);
    void openFromOutside(const Wanted& wanted);
    void forget(const QString& path); ///< nothing of it is wanted any more
    [[nodiscard]] bool isWanted(const QString& path) const;
    [[nodiscard]] bool isAskedElsewhere(const Question& question) const;
    [[nodiscard]] Wanted takeWanted(const QString& path);
    void takeOpened(OpenStore* store);
    void takeListed(OpenStore* store);
    void takeRefused(const Refusal& refusal);
    void searchBelow(const Refusal& refusal);
    void takeFound(const Refusal& refusal, const StoresBelow& found);
    void showRefused(const Refusal& refusal);
    void showRequested(OpenStore* store);
    void showWanted(OpenStore* store, const Wanted& wanted);
    void showPlace(OpenStore* store, const SessionId& session, const QString& message);
    [[nodiscard]] SessionId sessionToBeginWith(const OpenStore* store) const;

    Parts m_parts;
    SampleMaker m_sampleMaker;
    QList<Wanted> m_wanted;
    QStringList m_lastStores; ///< of the last time
    QString m_sampleTitle;
    QString m_failure;
    QSet<QString> m_passwordTried; ///< addresses for which the keychain was asked since they last opened
    bool m_saving = true;
    bool m_isMakingSample = false;
    int m_searches = 0; ///< for stores in folders, and for sessions that are in no list; under way
};

} // namespace stemma
