// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/whatifsource.h"

#include "core/audit/tooloutputs.h"
#include "core/store/conversation/messagescan.h"
#include "core/usage/usagereader.h"

#include <QHash>

namespace stemma {

/// With the table that it reads by.
class ResentOutputsSource::Reader
{
public:
    Reader(const SessionId& session, std::shared_ptr<const PriceTable> prices)
        : m_prices(std::move(prices))
        , m_reader(session, *m_prices)
    {
    }

    Result<bool> step(SessionStore& store, const JobControl& job) { return m_reader.step(store, job); }
    [[nodiscard]] const ResentOutputsReader& reader() const { return m_reader; }

private:
    std::shared_ptr<const PriceTable> m_prices;
    ResentOutputsReader m_reader;
};

ResentOutputsSource::ResentOutputsSource(QObject* parent)
    : StoreSource(QuietMs, parent)
{
}

void ResentOutputsSource::setCurrent(
    OpenStore* store, const SessionId& session, const std::shared_ptr<const PriceTable>& prices)
{
    if (store == this->store() && session == m_session && prices == m_prices)
        return;
    m_session = session;
    m_prices = prices;
    m_outputs.clear();
    m_how.clear();
    setStore(store);
    load();
}

void ResentOutputsSource::load()
{
    if (!store() || !m_prices)
        return;
    begin(tr("Reading tool outputs"));
    const auto reader = std::make_shared<Reader>(m_session, m_prices);
    readOn(reader, Lane::Normal, [this, reader](const Result<>& done) {
        if (!done)
            return finish(done.error());
        m_outputs = reader->reader().outputs();
        m_how = reader->reader().how();
        finish();
    });
}

/// The calls of the session, then its tool outputs, then all of them in the order of the conversation.
class WhatIfSource::Reader
{
public:
    Reader(const SessionId& session, const std::vector<WhatIf>& questions, std::shared_ptr<const PriceTable> prices)
        : m_session(session)
        , m_questions(questions)
        , m_prices(std::move(prices))
        , m_scan(session)
        , m_calls({.session = session}, *m_prices)
        , m_outputs(session)
    {
        m_calls.setSink([this](const UsageRecord& record) {
            if (record.notCounted == NotCounted::Counted)
                m_counted.push_back(record);
        });
    }

    Result<bool> step(SessionStore& store, const JobControl& job)
    {
        if (!m_hasCalls)
            return m_calls.step(store, job).transform([this](bool done) {
                m_hasCalls = done;
                return false;
            });
        const Result<bool> done = m_outputs.step(store, job);
        if (!done || !*done)
            return done;
        if (const Result<qint64> read = m_scan.refresh(store, job); !read)
            return std::unexpected(read.error());
        workOut();
        return true;
    }

    [[nodiscard]] const std::vector<WhatIfEstimate>& estimates() const { return m_estimates; }

private:
    void workOut()
    {
        QHash<qint64, qint64> rows;
        for (const OutlineRow& row : m_scan.outline())
            rows.insert(row.key, rows.size());
        for (const WhatIf& question : m_questions) {
            WhatIfEstimator estimator(question, *m_prices);
            size_t next = 0;
            for (const UsageRecord& call : m_counted) {
                const qint64 row = call.storedIn == m_session ? rows.value(call.key, -1) : -1;
                next = addOutputsBefore(estimator, row, next);
                estimator.addCall(call);
            }
            m_estimates.push_back(estimator.estimate());
        }
    }

    /// From the message @p next on; the next one that was not added.
    size_t addOutputsBefore(WhatIfEstimator& estimator, qint64 row, size_t next) const
    {
        for (; qint64(next) < row && next < m_outputs.messages().size(); ++next)
            for (const ToolOutput& output : m_outputs.messages()[next].outputs)
                estimator.addToolOutput(output.tokens);
        return next;
    }

    SessionId m_session;
    std::vector<WhatIf> m_questions;
    std::shared_ptr<const PriceTable> m_prices;
    MessageScan m_scan;
    UsageReader m_calls;
    ToolOutputReader m_outputs;
    std::vector<UsageRecord> m_counted;
    std::vector<WhatIfEstimate> m_estimates;
    bool m_hasCalls = false;
};

WhatIfSource::WhatIfSource(QObject* parent)
    : StoreSource(parent)
{
}

void WhatIfSource::setQuestions(OpenStore* store, const SessionId& session, const std::vector<WhatIf>& questions,
    const std::shared_ptr<const PriceTable>& prices)
{
    if (store == this->store() && session == m_session && questions == m_questions && prices == m_prices)
        return;
    m_session = session;
    m_questions = questions;
    m_prices = prices;
    m_estimates.clear();
    setStore(store);
    load();
}

void WhatIfSource::load()
{
    if (!store() || !m_prices)
        return;
    begin(tr("Working out what the session would have cost"));
    const auto reader = std::make_shared<Reader>(m_session, m_questions, m_prices);
    readOn(reader, Lane::Normal, [this, reader](const Result<>& done) {
        if (!done)
            return finish(done.error());
        m_estimates = reader->estimates();
        finish();
    });
}

} // namespace stemma
