// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"
#include "ui/pages/newmessages.h"
#include "ui/timeline/timelineview.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

namespace stemma {

class TimeSpansSource;
class Banner;
class FilterBar;
class FilterRow;
class FindBar;
class SessionFind;
class TimeStrip;

/// One session in a tab: banner, filters and timeline. Owns its message model; must be gone before its
/// store is closed.
class SessionPage final : public QWidget
{
    Q_OBJECT
public:
    SessionPage(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);
    ~SessionPage() override;

    /// Shows what the doctor finds; it must outlive the page.
    void setDoctor(const StoreDoctor& doctor);
    [[nodiscard]] OpenStore* store() const { return m_store; }
    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] MessageModel* model() const { return m_model; }
    [[nodiscard]] TimelineView* timeline() const { return m_timeline; }
    [[nodiscard]] FilterRow* filters() const { return m_filters; }
    [[nodiscard]] FilterBar* filterBar() const { return m_filterBar; }
    [[nodiscard]] FindBar* findBar() const { return m_findBar; }
    /// Finds in the session; also shows what was found elsewhere (SessionFind::show()).
    [[nodiscard]] SessionFind* find() const { return m_find; }
    [[nodiscard]] Banner* banner() const { return m_banner; }
    [[nodiscard]] SessionCheckpoints* checkpoints() const { return m_checkpoints; }
    [[nodiscard]] TimeStrip* timeStrip() const { return m_timeStrip; }
    /// What became on disk of the large files in its messages.
    [[nodiscard]] ReferenceStates* references() const { return m_references; }
    void setTimeLineShown(bool shown); ///< the thin one above the timeline
    /// Why nothing more can be done with the session, which was there before; empty: it is still in the store.
    [[nodiscard]] QString goneReason() const;
    [[nodiscard]] bool isDeleted() const { return m_gone == Gone::Session; } ///< and its store is there
    /// The part the inspector shows; null while its message is not loaded.
    [[nodiscard]] MessagePtr currentMessage() const;
    /// Everything on screen is loaded.
    [[nodiscard]] bool isIdle() const;

    [[nodiscard]] NewMessages* news() const { return m_news; } ///< what came since somebody read here
    void goToMessage(const MessageId& id);
    void goBehind(const MessageId& id); ///< to the message after it; without an id: to the first one
    void goToNamed(const QString& name); ///< by its id, or its number from 1
    void goToKey(qint64 key, int part = -1); ///< waits for the outline; @p part: Part::index
    /// An undo is under way: what it brings back behind the end is not followed, as news of an agent would be.
    void keepPlace();
    void retry();
    void showAll(int row, int partIndex); ///< the long text of a part, in a window of its own
    void showFilesAt(const CheckpointId& checkpoint, bool save);
    void showPicture(int row, int partIndex, int number);

signals:
    void currentChanged(); ///< another part, or the current one was loaded
    void positionChanged();
    void goneChanged(); ///< goneReason() did
    void selectionChanged(int parts, qint64 tokens, bool isWhole);
    void activated(bool asStored); ///< show the current part in the inspector
    void messageMissing(const stemma::MessageId& id);
    void noticed(const QString& text); ///< one sentence for the status bar

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void lookForWanted();
    void showTrouble(const Error& error);
    void clearTrouble();
    enum class Gone : quint8 { No, Session, Store };
    void setGone(Gone gone);
    void connectTimeline();
    void connectTimeStrip();
    void connectModel();
    void applyFilters();
    void showHidden(int row, int part);
    void updatePosition();
    void followLink(const QString& target);

    OpenStore* m_store = nullptr;
    SessionId m_session;
    MessageModel* m_model = nullptr;
    FindingMarks* m_marks = nullptr;
    SessionCheckpoints* m_checkpoints = nullptr;
    SessionBranches* m_branches = nullptr;
    std::shared_ptr<LossFlagSource> m_losses;
    SubAgentSource* m_subAgents;
    ReferenceStates* m_references;
    Banner* m_banner = nullptr;
    FilterRow* m_filters = nullptr;
    FilterBar* m_filterBar = nullptr;
    TimeSpansSource* m_times;
    TimeStrip* m_timeStrip;
    TimelineView* m_timeline = nullptr;
    FindBar* m_findBar;
    SessionFind* m_find;
    /// The place to stay at until the rows are others than these.
    struct KeptPlace
    {
        TimelineView::Place place;
        int rows = 0;
    };
    std::optional<KeptPlace> m_kept;
    NewMessages* m_news = nullptr;
    QTimer m_keptTimer; ///< the change may have no effect on the rows
    qint64 m_wantedKey = -1;
    int m_wantedPart = -1; ///< of it
    MessageId m_wantedMessage; ///< asked for, not found yet
    bool m_wantedByName = false; ///< it may be a number instead of an id
    bool m_wantedBehind = false; ///< the message after it
    bool m_failed = false;
    Gone m_gone = Gone::No;
};

} // namespace stemma
