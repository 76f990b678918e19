// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/models/openstore.h"

#include <QAbstractListModel>
#include <QBasicTimer>
#include <QCache>
#include <QSet>

namespace stemma {

/// The messages of one session, in stored order. The row count is exact as soon as the outline is
/// there; a long one may arrive by pieces, each of which can be shown (`ready()`). Contents arrive by
/// page and are forgotten again when the cache is full. GUI thread; nothing here waits.
class MessageModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        MessageRole = Qt::UserRole, ///< MessagePtr; null while missing
        IdRole, ///< QString; empty while missing
        TimeRole, ///< qint64 Unix ms, from the outline, never missing; invalid if the store has none
        LoadStateRole, ///< LoadState
        DetailRole, ///< bool: detail(row) is known
    };
    Q_ENUM(Role)
    enum class LoadState : quint8 { Missing, Ready, Failed, Gone };
    Q_ENUM(LoadState)

    static constexpr int PageRows = 32;
    static constexpr int CachedPages = 96;
    static constexpr int DetailRows = 2048; ///< outline details asked for at a time, at most
    static constexpr int DetailMs = 20; ///< so few at a time that what is shown waits no longer for them
    static constexpr int DetailsDelayMs = 2000; ///< quiet time after a change before all details are read again

    /// What is on screen stays so long where a session is seen empty: an agent that writes its file anew begins so.
    static constexpr int RebuildMs = 3000;

    /// @p store must outlive the model.
    MessageModel(OpenStore& store, SessionId session, QObject* parent = nullptr);
    ~MessageModel() override;

    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] bool isComplete() const { return m_complete; } ///< no row of the outline is still to come

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The message, or null while missing; a miss is noted and loaded in the background.
    [[nodiscard]] MessagePtr messageAt(int row) const;
    /// The message if it is loaded; asks for nothing.
    [[nodiscard]] MessagePtr peek(int row) const;
    [[nodiscard]] LoadState loadState(int row) const;
    [[nodiscard]] const OutlineRow& outlineRow(int row) const { return m_outline[size_t(row)]; }
    /// Null until the background pass came to it.
    [[nodiscard]] const OutlineDetail* detail(int row) const;
    /// It came to the rows before this one.
    [[nodiscard]] int detailsKnown() const { return m_detailsKnown; }
    /// The rows on screen with some around; loaded before anything else.
    void want(int firstRow, int lastRow);
    /// Finds a message's row: `found` follows with the row, or -1.
    void find(const MessageId& id);
    /// The same for one that is named by its id or its number; `found` names it alike.
    void findNamed(const QString& name);
    /// Row of an outline key, or -1. O(rows).
    [[nodiscard]] int rowOfKey(qint64 key) const;
    /// While the rows are reset: the outline key of the message that had this one before. Another one in a store that
    /// was made anew; see placesAsked().
    [[nodiscard]] qint64 keyNow(qint64 key) const { return m_keysNow.value(key, key); }

    void setRebuildMs(int ms) { m_rebuildTimer.setInterval(ms); } ///< for tests

    /// Reads the outline (again). Called by itself at the start and at changes of the store.
    void refresh();

signals:
    void ready(); ///< the outline or another piece of it arrived, or it was read again
    void loadFailed(const stemma::Error& error);
    void detailsLoaded(int firstRow, int lastRow);
    void found(const stemma::MessageId& id, int row);
    /// The rows will be reset: whoever wants to find messages again adds them here, by their outline keys.
    void placesAsked(QHash<qint64, stemma::MessageId>* places);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Page
    {
        std::vector<MessagePtr> rows;
        LoadState state = LoadState::Missing;
        bool stale = false; ///< the store changed after it was read
    };

    const Page* pageOf(int row) const; ///< null while missing; notes a request
    void requestPage(int page);
    void takePage(quint32 generation, int page, const Result<std::vector<MessagePtr>>& rows);
    void readPiece(qint64 from);
    void takePiece(Result<OutlinePiece> piece);
    void appendRows(const Outline& rows);
    [[nodiscard]] bool isBeingRebuilt();
    [[nodiscard]] QHash<qint64, MessageId> lostPlaces(const Outline& outline);
    void followPlaces(Outline outline);
    void takeOutline(Outline outline);
    void finishRefresh();
    void loadDetails(int firstRow);
    void dropPagesFrom(int row);
    void takeFound(const MessageId& id, const Result<qint64>& key);

    OpenStore& m_store;
    SessionId m_session;
    Outline m_outline;
    std::vector<OutlineDetail> m_details; ///< known for the rows before m_detailsKnown
    int m_detailsKnown = 0;
    int m_detailRows = DetailRows; ///< asked for next, by how long the last ones took
    mutable QCache<int, Page> m_pages {CachedPages};
    mutable QSet<int> m_wanted; ///< asked for, not sent yet
    mutable QBasicTimer m_flush; ///< zero timer: one batch of requests an event-loop turn
    QSet<int> m_inFlight;
    QTimer m_detailsTimer;
    QTimer m_rebuildTimer; ///< runs since the session was seen empty
    bool m_hasWaited = false; ///< for it to be written anew: it is taken as it is
    JobControl m_job; ///< of everything under way; cancelled with the model
    quint32 m_generation = 0; ///< answers of an earlier generation are dropped
    Outline m_fresh; ///< what came so far of an outline read again
    QHash<qint64, qint64> m_keysNow; ///< by earlier ones, while the rows are reset
    std::optional<MessageId> m_findLater; ///< asked for before its row was there
    bool m_ready = false;
    bool m_complete = false;
    bool m_appending = false; ///< pieces go to the end of the model
    bool m_refreshing = false;
    bool m_refreshAgain = false;
};

} // namespace stemma
