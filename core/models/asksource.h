// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/contextquestion.h"
#include "core/compaction/compactiongraph.h"
#include "core/models/askcost.h"
#include "core/models/modelasker.h"
#include "core/models/storesource.h"

#include <vector>

namespace stemma {

/// What became of a question to one context.
struct ContextAnswer
{
    enum class State : quint8 { Waiting, Asking, Answered, Failed, Cancelled };

    State state = State::Waiting;
    /// One for each question; while it is asked, and where it was given up or failed, what has come of them, or none.
    QStringList texts;
    QList<ProbeVerdict> verdicts; ///< of a probe that was answered: one for each question
    ModelAnswer answer; ///< without its text
    std::optional<Error> error; ///< why it failed
};

/// A question to several contexts, as the user agreed to it: the contexts are those that were shown then, whatever
/// happened to the session since.
struct AskRound
{
    ContextQuestion question;
    ModelEndpoint endpoint;
    std::vector<AskedContextPtr> contexts;
    std::vector<ContextAnswer> answers; ///< one for each context
};

/// Contexts of a session and questions to a model about them: each context is read on the store's lane, and again after
/// the store changed; what the user agreed to is asked one context after the other. Questions and answers are kept
/// until it goes, and nowhere else. GUI thread.
class AskSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 1'500; ///< after a change, or ten times the last reading

    AskSource(OpenStore* store, SessionId session, QObject* parent = nullptr);
    ~AskSource() override;

    void load() override;
    void setChoices(const QList<ContextChoice>& choices);
    [[nodiscard]] const QList<ContextChoice>& choices() const { return m_choices; }
    /// Of a choice, by its place. Null: not read yet, or errorOf() says why not.
    [[nodiscard]] AskedContextPtr context(qsizetype choice) const;
    [[nodiscard]] std::optional<Error> errorOf(qsizetype choice) const;
    /// The summaries of the session; null: not read yet.
    [[nodiscard]] const CompactionGraphPtr& summaries() const { return m_summaries; }
    [[nodiscard]] bool isComplete() const { return !isReading() && !isLoadLater(); }

    [[nodiscard]] AskCost costOf(
        const AskedContext& context, const ContextQuestion& question, const ModelEndpoint& endpoint) const;
    /// Of an answer that the server told the tokens of.
    [[nodiscard]] std::optional<AskCost> paid(const ModelEndpoint& endpoint, const ModelAnswer& answer) const;

    /// Sends what the user agreed to; its answers need not be set. Gives up what is asked now.
    void askAll(AskRound round, const QString& key);
    void cancel(); ///< nothing more is sent
    [[nodiscard]] bool isAsking() const { return m_isAsking; }
    [[nodiscard]] const std::vector<AskRound>& rounds() const { return m_rounds; } ///< the newest last
    [[nodiscard]] ModelAsker& asker() { return m_asker; }

signals:
    /// Of the newest round, or whether something is asked. Not for every word that is heard of an answer.
    void answersChanged();
    void noticed(const QString& text);

private:
    struct Read
    {
        ContextChoice choice;
        AskedContextPtr context;
        std::optional<Error> error;
        bool isStale = true;
    };
    struct Surroundings;

    void readNext();
    void askNext();
    void hear(const QString& text);
    void take(const ModelAnswer& answer);
    void takeFailure(const Error& error);
    [[nodiscard]] ContextAnswer& current() { return m_rounds.back().answers[size_t(m_next)]; }
    void end(ContextAnswer::State rest);

    SessionId m_session;
    QList<ContextChoice> m_choices;
    std::vector<Read> m_reads; ///< by m_choices
    CompactionGraphPtr m_summaries;
    PriceTable m_prices;
    bool m_hasPrices = false;
    ModelAsker m_asker;
    std::vector<AskRound> m_rounds;
    QString m_key;
    qsizetype m_next = 0; ///< context of the newest round
    quint32 m_number = 0; ///< answers that are judged for earlier rounds are dropped
    bool m_isAsking = false;
};

} // namespace stemma
