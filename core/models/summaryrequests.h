// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/modelasker.h"
#include "core/models/openstore.h"
#include "core/models/summarydraft.h"

#include <functional>
#include <memory>

namespace stemma {

class PriceTable;
struct AskCost;

/// Summaries that models are asked for: nothing is sent before the user agreed, then one request follows the other,
/// and the outcome of each is reported. GUI thread.
class SummaryRequests final : public QObject
{
    Q_OBJECT
public:
    /// What becomes of the requests that were agreed to.
    enum class Mode : quint8 {
        FirstOnly,
        UntilOneDoes, ///< the next level follows where an answer does not do
        All, ///< beside each other
    };
    /// Gives the key of an endpoint to the callback, at once or later; empty: there is none.
    using KeyFinder
        = std::function<void(const ModelEndpoint&, QObject* context, const std::function<void(const QString&)>&)>;

    /// @p store must outlive it.
    explicit SummaryRequests(OpenStore* store, QObject* parent = nullptr);
    ~SummaryRequests() override;

    void setKeyFinder(KeyFinder finder) { m_findKey = std::move(finder); }
    /// True: something is being looked at that the next answer would replace. Then goOn() follows.
    void setBusyCheck(std::function<bool()> isBusy) { m_isElsewhereBusy = std::move(isBusy); }

    void prepare(const QList<SummaryDraft>& calls, Mode mode); ///< consentWanted() follows
    /// The calls that the user is asked about; later those that may still follow.
    [[nodiscard]] const QList<SummaryDraft>& calls() const { return m_next; }
    [[nodiscard]] AskCost costOf(const SummaryDraft& call) const; ///< at most
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode) { m_mode = mode; } ///< as the user chooses before agreeing
    void agree();
    void giveUp(); ///< nothing more is sent
    void cancel(); ///< the user's wish, while an answer is waited for
    void stop(); ///< another summary is tried out: nothing of this is wanted any more
    void goOn(); ///< see setBusyCheck()

    [[nodiscard]] bool isPending() const { return m_current.has_value(); } ///< asked, or about to be
    [[nodiscard]] bool isAsking() const { return m_asker.isAsking(); }
    [[nodiscard]] bool isWorking() const { return m_asker.isAsking() || m_isChecking || m_waits; }
    [[nodiscard]] bool isChecking() const { return m_isChecking; } ///< whether an answer does
    /// What became of the requests so far, and what is being waited for; for the user.
    [[nodiscard]] QStringList steps() const;
    [[nodiscard]] bool hasSteps() const { return !m_steps.isEmpty(); }
    void addStep(const QString& step);
    void clearSteps();
    [[nodiscard]] ModelAsker* asker() { return &m_asker; }

signals:
    void consentWanted();
    void written(const stemma::SummaryDraft& draft);
    /// No model's answer did: the last resort by the library's rules is @p wish, at the level that asks none.
    void fellBack(const stemma::CompactEdit& wish);
    void failed(const stemma::Error& error); ///< for the user
    void ended(bool isComparison); ///< nothing more is asked for
    void stepsChanged();
    void changed(); ///< isAsking() or isChecking()
    void noticed(const QString& text);

private:
    void sendNext();
    void send();
    void take(const ModelAnswer& answer);
    void check(const ModelAnswer& answer);
    void takeChecked(const ModelAnswer& answer, const Result<EditPlan>& plan);
    void takeFailure(const Error& error);
    void goOnAfter(const Error& why);
    void end();
    [[nodiscard]] SummaryDraft answeredBy(const ModelAnswer& answer) const;

    OpenStore* m_store;
    ModelAsker m_asker;
    KeyFinder m_findKey;
    std::function<bool()> m_isElsewhereBusy;
    std::optional<SummaryDraft> m_current; ///< what a model is asked for, or is to be
    QList<SummaryDraft> m_next; ///< what may be asked for after it; all of it was agreed to
    std::shared_ptr<const PriceTable> m_prices; ///< read anew before the user is asked
    Mode m_mode = Mode::FirstOnly;
    QStringList m_steps;
    JobControl m_checking;
    bool m_isChecking = false;
    bool m_waits = false; ///< for goOn()
    quint32 m_wish = 0; ///< a key that was looked for before the last one is for another endpoint
};

} // namespace stemma
