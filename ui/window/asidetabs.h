// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/session/edit.h"

#include <QObject>

class QWidget;

namespace stemma {

class Actions;
class AsidePage;
class Choosers;
class CompactionPage;
class Editing;
class EditService;
class EndpointBook;
class Jobs;
class LineagePage;
class OpenStore;
class RulesBook;
class StoreManager;
class TabArea;
class UsagePage;
class VocabularyChoice;

/// What is shown of a session in tabs of its own beside the timeline: lineage, comparison, compaction, usage; and the
/// dialog about its tool outputs. GUI thread.
class AsideTabs final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive them.
    struct Parts
    {
        const Actions& actions;
        TabArea& tabs;
        const StoreManager& stores;
        Jobs* jobs;
        Choosers& choosers;
        EditService& edits;
        Editing& editing;
        EndpointBook* endpoints;
        RulesBook* rules;
        VocabularyChoice* vocabularies;
        QWidget* window;
    };

    explicit AsideTabs(const Parts& parts, QObject* parent = nullptr);

    /// The lineage of a session in its tab; @p other: compared with that one.
    void showLineage(OpenStore* store, const SessionId& session, const SessionId& other = {});
    /// The summaries of a session in a tab; @p node: at that one.
    void showCompaction(OpenStore* store, const SessionId& session, const NodeId& node = {});
    void showLoss(OpenStore* store, const SessionId& session, const NodeId& node); ///< the same, at what its flag names
    /// Tokens and costs of a session, or of the store where @p session is empty.
    void showUsage(OpenStore* store, const SessionId& session);
    /// Questions to the context when the message at @p at (Message::index) was the newest; -1: as it is now.
    void showAsk(OpenStore* store, const SessionId& session, qint64 at = -1);
    /// The same to those of the summary on a page; @p isProbe: about what it lost.
    void askAbout(const CompactionPage& page, bool isProbe);
    /// Lets outputs of tools be chosen that leave the context, or come back.
    void showOutputs(OpenStore* store, const SessionId& session);

signals:
    void placeLeft(); ///< or come to: of the tabs here; see Places::note()
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void goBackRequested(const stemma::Receipt& change); ///< to before it
    void said(const QString& text); ///< for the status bar

private:
    void connectActions();
    void add(AsidePage* page);
    void connectLineage(LineagePage* page);
    void connectCompaction(CompactionPage* page);
    void connectUsage(UsagePage* page);

    Parts m_parts;
};

} // namespace stemma
