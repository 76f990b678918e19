// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/models/searchlane.h"
#include "core/session/checkpoint.h"

#include <QObject>

class QWidget;

namespace stemma {

class Actions;
class EditService;
class KnownStores;
class OpenStore;
class StoreManager;
class TabArea;
struct PopupEntry;

/// The fields in which one types to find something: an action, a session, a message, a checkpoint. GUI thread.
class Choosers final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive them.
    struct Parts
    {
        const Actions& actions;
        StoreManager& stores;
        TabArea& tabs;
        const EditService& edits;
        QWidget* window;
    };

    explicit Choosers(const Parts& parts, QObject* parent = nullptr);

    /// With what texts are found while a session is looked for; @p known must outlive it.
    void setSearch(const SearchLane::Opener& opener, const KnownStores* known);

    void showPalette();
    void showSessions();
    void showMessages(); ///< of the current tab
    void showCheckpoints(); ///< of the current tab
    void chooseComparison(OpenStore* store, const SessionId& session); ///< another session of the same store

signals:
    void aboutToJump(); ///< away from the current place
    void comparisonChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::SessionId& other);
    void changeChosen(const stemma::Receipt& change); ///< to go back to before it
    void hitChosen(const stemma::SearchHit& hit, const QList<stemma::TextPattern>& patterns);
    void said(const QString& text); ///< for the status bar

private:
    /// Sessions that fit the words, best first; of one store only if @p of is not null.
    [[nodiscard]] QList<PopupEntry> sessionEntries(const QString& text, const OpenStore* of) const;
    [[nodiscard]] QList<PopupEntry> checkpointEntries(
        const QList<Checkpoint>& points, const QList<Receipt>& changes, const QString& text) const;

    Parts m_parts;
    SearchLane::Opener m_opener;
    const KnownStores* m_known = nullptr; ///< null: texts are not found
};

} // namespace stemma
