// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"
#include "core/models/usagetables.h"
#include "core/usage/usagereader.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

namespace stemma {

/// A call of a model, or a record that is not counted, as it is shown.
struct UsageCall
{
    UsageRecord record;
    std::optional<double> cost; ///< by the table; none: the model has no price, or it is not counted
    Billing billing = Billing::Metered;
    int store = 0; ///< place in UsageSource::stores()
};

using UsageCalls = std::vector<UsageCall>;
using UsageCallsPtr = std::shared_ptr<const UsageCalls>;

/// Reads the usage of one or several stores, each on its lane and by steps, and puts them together off the GUI thread.
/// A call that several stores of one format have (a store may be a part of another one) counts in the first of them.
/// Shows what it has while it reads, and reads again a while after a store changed. GUI thread.
class UsageSource final : public QObject
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 1'500; ///< at least so long after a change, or ten times the last reading
    static constexpr int ShowMs = 250; ///< at least, between two states that are shown while it reads

    explicit UsageSource(QObject* parent = nullptr);
    ~UsageSource() override;

    /// What is to be read. Nothing is read before load(). The stores must stay until they are taken out here.
    struct Request
    {
        QList<OpenStore*> stores;
        UsageQuery query;
        /// Calls whose value on this axis is empty (no model, no project …): a query cannot ask for them.
        std::optional<UsageAxis> without;
        std::shared_ptr<const PriceTable> prices;
        qsizetype mostCalls = 0; ///< that are kept to be listed; more are counted only
        /// Of which the others may have copies: read before them, and not shown.
        QList<OpenStore*> before = {};

        bool operator==(const Request&) const = default;
    };
    void setRequest(const Request& request);
    [[nodiscard]] const Request& request() const { return m_request; }
    void load();
    void stop(); ///< forgets what is being read
    void clear(); ///< forgets everything, and reads nothing

    [[nodiscard]] const QList<OpenStore*>& stores() const { return m_request.stores; }
    [[nodiscard]] const UsageTablesPtr& tables() const { return m_tables; } ///< never null
    [[nodiscard]] const UsageCallsPtr& calls() const { return m_calls; } ///< never null; store by store
    [[nodiscard]] qint64 callsSeen() const { return m_callsSeen; } ///< those that were not kept included
    [[nodiscard]] bool isReading() const { return m_since.isValid() || m_taken != m_made; }
    /// Nothing was read yet since the last setRequest().
    [[nodiscard]] bool isFresh() const { return m_isFresh; }
    /// Why stores could not be read to their end, a sentence each; a cancelled reading has none.
    [[nodiscard]] const QStringList& errors() const { return m_errors; }
    [[nodiscard]] bool wasCancelled() const { return m_wasCancelled; }

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    void changed(); ///< something else is there, or the state is another

private:
    class Work; ///< used on a store's lane
    struct Answer;
    struct Part
    {
        QPointer<OpenStore> store;
        QString format; ///< those of one are read one after the other
        bool isShown = true;
        std::shared_ptr<Work> work;
        JobControl control;
        UsageReportPtr report;
        UsageCallsPtr calls;
        qint64 callsSeen = 0;
        bool isDone = false;
    };

    void readOn(int part);
    void readNext(const QString& format); ///< begins the next part of it
    void take(int part, const Answer& answer);
    void showProgress();
    void makeTables(bool isWhole);
    void finish();
    void release(Part& part); ///< what was used on the lane goes on the lane
    void noteChange(StoreChange change);

    Request m_request;
    std::vector<Part> m_parts;
    UsageTablesPtr m_tables;
    UsageCallsPtr m_calls;
    qint64 m_callsSeen = 0;
    QStringList m_errors;
    QTimer m_later; ///< an agent that writes changes its store many times a second
    QElapsedTimer m_since; ///< valid while stores are read
    QElapsedTimer m_shown; ///< since a state was shown
    JobControl m_control;
    qint64 m_tookMs = 0;
    quint32 m_generation = 0; ///< answers to earlier questions are dropped
    quint32 m_made = 0; ///< tables asked for
    quint32 m_taken = 0; ///< the newest that came
    bool m_isFresh = true;
    bool m_wasCancelled = false;
};

} // namespace stemma
