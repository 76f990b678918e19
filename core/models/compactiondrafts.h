// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/summaryrequests.h"

#include <map>

namespace stemma {

/// The summaries of a session that are tried out: over which messages or summaries, at which levels, and which of them
/// is shown. Those over the same messages are kept beside each other. Nothing is written here. GUI thread.
class CompactionDrafts final : public QObject
{
    Q_OBJECT
public:
    using Key = SummaryDraft::Key;
    using ByKey = std::map<Key, SummaryDraft>;

    /// @p store must outlive it.
    CompactionDrafts(OpenStore* store, SessionId session, QObject* parent = nullptr);
    ~CompactionDrafts() override;

    /// The text of the draft that is shown as the user has it now, and the share of the findings that it keeps, where
    /// that is known; asked before another one is shown.
    struct Edited
    {
        QString text;
        std::optional<double> kept;
    };
    void setEditedSource(std::function<Edited()> edited) { m_edited = std::move(edited); }
    /// False: something else has to be finished before a draft is made.
    void setGate(std::function<bool()> mayBegin) { m_mayBegin = std::move(mayBegin); }
    /// The model that is set up for levels 1 and 2; without an address: there is none.
    void setEndpointSource(std::function<ModelEndpoint()> endpoint) { m_endpoint = std::move(endpoint); }
    [[nodiscard]] SummaryRequests& requests() { return m_requests; }
    [[nodiscard]] const SummaryRequests& requests() const { return m_requests; }

    /// Tries out a summary of the chosen level, over what the format would choose, or up to a message.
    void begin(const MessageId& to = {});
    /// The same of summaries that are merged, or of one that is written anew.
    void begin(const QList<NodeId>& nodes);
    /// Several levels and models beside each other.
    void compare(const QList<std::pair<int, ModelEndpoint>>& wanted, bool withoutModel);
    void chooseLevel(int level);
    void show(const Key& key); ///< one of all()
    void takeEdited(); ///< the text that is shown, as it is now
    /// By other rules: what no model and no hand wrote is made anew. False: the one that is shown is not such a one.
    bool makeAgain();
    void stop(); ///< what is still being made, or asked of a model, is not wanted any more
    void clear(); ///< no draft is shown any more, and none is kept

    [[nodiscard]] int level() const { return m_level; } ///< that is tried out next
    [[nodiscard]] const std::optional<SummaryDraft>& shown() const { return m_shown; }
    [[nodiscard]] const ByKey& all() const { return m_drafts; } ///< over the same messages
    [[nodiscard]] bool isMaking() const { return m_isMaking || m_requests.isChecking(); }
    [[nodiscard]] bool isIdle() const { return !m_isMaking && !m_requests.isWorking(); }
    /// What is applied of the one that is shown, with its text where that is not the format's own.
    [[nodiscard]] CompactEdit edit(const QString& text, bool inPlace) const;

    /// Asks whether the format merges summaries, or writes one anew, at all.
    void probeNodes();
    [[nodiscard]] const QString& refusalOfNodes() const { return m_againstNodes; } ///< translated; empty: it does

signals:
    void changed(); ///< the level, what is kept, or whether something is made
    void draftShown();
    void noticed(const QString& text);

private:
    using Drafts = Result<QList<SummaryDraft>>;

    void begin(const CompactEdit& wish);
    void make(const CompactEdit& wish, const QList<int>& levels, const std::function<void(const Drafts&)>& take);
    void take(const Drafts& drafts);
    void takeCompared(const Drafts& drafts, const QList<std::pair<int, ModelEndpoint>>& wanted);
    void takeText(const SummaryDraft& draft);
    void levelOfShown();

    OpenStore* m_store;
    SessionId m_session;
    SummaryRequests m_requests;
    std::function<Edited()> m_edited;
    std::function<bool()> m_mayBegin;
    std::function<ModelEndpoint()> m_endpoint;
    ByKey m_drafts;
    std::optional<SummaryDraft> m_shown;
    int m_level = SummaryDraft::Deterministic;
    JobControl m_making;
    bool m_isMaking = false;
    QString m_againstNodes;
};

} // namespace stemma
