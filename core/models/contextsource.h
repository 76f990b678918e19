// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"
#include "core/compaction/contextrules.h"
#include "core/models/contextcomparison.h"
#include "core/models/storesource.h"

#include <QSet>
#include <QTimer>

#include <array>
#include <functional>
#include <vector>

namespace stemma {

/// What a session's agent would send, now or when a message was the newest.
struct ContextPicture
{
    static constexpr qsizetype MostOfText = 240;
    static constexpr qint64 MostLeftOut = 5'000; ///< rows of items that are not sent; the rest is counted

    /// Against what was sent one message earlier.
    struct Difference
    {
        qint64 added = 0; ///< items
        qint64 removed = 0;
        qint64 tokens = 0;
        bool operator==(const Difference&) const = default;
    };

    [[nodiscard]] std::optional<CompactionThresholds> thresholds() const { return rules.thresholds(); }

    qint64 at = -1; ///< Message::index of the newest message; -1: as it is now
    qint64 messages = 0; ///< of the session
    ContextBudget budget;
    ContextRules rules; ///< that it was put together by
    std::optional<qint64> measured; ///< tokens that the agent holds against the thresholds; as ContextSteps::measured()
    std::vector<ContextRow> rows; ///< in assembly order; those left out among them
    qint64 sent = 0; ///< of them
    qint64 leftOut = 0; ///< items, those without a row too
    qint64 summaries = 0; ///< of those that are sent
    bool isExact = true; ///< false: reconstructed, because the store no longer records everything
    std::optional<Difference> difference; ///< none: not known yet, or nothing came before
};

using ContextPicturePtr = std::shared_ptr<const ContextPicture>;
using ContextComparisonPtr = std::shared_ptr<const ContextComparison>;

/// The context of the session on screen, while somebody wants to see it; read step by step on the store's lane, and
/// again a moment after the store changed. GUI thread.
class ContextSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int RestMs = 60; ///< after the slider moved last
    static constexpr int FindRestMs = 200; ///< after the last letter typed
    static constexpr int QuietMs = 1'500; ///< after a change, or ten times the last reading

    explicit ContextSource(QObject* parent = nullptr);
    ~ContextSource() override;

    void setCurrent(OpenStore* store, const SessionId& session); ///< null: none
    void setWanted(bool wanted);
    /// As it was when this message (Message::index) was the newest; none: as it is now.
    void setAt(std::optional<qint64> index);
    [[nodiscard]] std::optional<qint64> at() const { return m_at; }

    /// Whether what is shown is also compared with the context at the end of the turn before.
    void setCompared(bool compared);
    /// Null: not wanted, not read yet, or no turn came before.
    [[nodiscard]] const ContextComparisonPtr& comparison() const { return m_comparison; }
    [[nodiscard]] bool isComparingTurns() const { return m_comparingTurns; }

    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] const ContextPicturePtr& picture() const { return m_picture; } ///< null: none yet
    /// The summaries of the session as they are now, whatever is shown; null: not read yet.
    [[nodiscard]] const CompactionGraphPtr& summaries() const { return m_summaries; }
    [[nodiscard]] bool isLoading() const { return m_wanted && (isReading() || isLoadLater()); }

    void readAgain(); ///< tokens are counted in another way

    /// What is done with the whole texts of the context on screen, beside reading it.
    enum class Walk : quint8 { Search, Export };
    Q_ENUM(Walk)
    /// Looks for words in the whole texts of the items, in a moment and step by step; gives up what was looked for
    /// before. Answers with found().
    void find(const QString& words);
    /// The request as JSON, or as a command line of curl; answers with exported().
    void exportRequest(bool asCurl);

signals:
    void found(const QString& words, const QSet<qint64>& positions); ///< ContextItem::position
    void exported(const QString& text);
    void noticed(const QString& text);
    /// It goes through all texts, and may be cancelled; then nothing is answered. One of a kind at a time.
    void walkBegun(stemma::ContextSource::Walk walk, const QString& title, const stemma::JobControl& control);
    void walkEnded(stemma::ContextSource::Walk walk);

private:
    class Reading;

    void load() override;
    void compare();
    void compareTurns();
    void findNow();
    void giveUp(Walk walk);
    /// Gives all items on screen to @p take, and calls @p done unless it was given up.
    void walk(Walk walk, const QString& title, std::function<void(ContextItem)> take,
        std::function<void(const Result<>&)> done);
    void readSummaries();
    [[nodiscard]] std::shared_ptr<Reading> shown(std::function<void(ContextItem)> take) const;

    SessionId m_session;
    std::optional<qint64> m_at;
    ContextPicturePtr m_picture;
    CompactionGraphPtr m_summaries;
    struct UnderWay
    {
        int number = 0;
        JobControl control;
    };
    std::array<std::optional<UnderWay>, 2> m_walks; ///< by Walk
    int m_lastWalk = 0;
    QTimer m_searchRest;
    QString m_searched; ///< words
    bool m_wanted = false;
    bool m_stale = true; ///< to be read when it is wanted
    bool m_comparing = false; ///< with what was sent one message earlier
    bool m_isCompared = false; ///< see setCompared()
    bool m_comparingTurns = false;
    ContextComparisonPtr m_comparison;
};

} // namespace stemma
