// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/whatifsource.h"

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

/// One question after the other.
class WhatIfSource::Reader
{
public:
    Reader(const SessionId& session, const std::vector<WhatIf>& questions, std::shared_ptr<const PriceTable> prices)
        : m_prices(std::move(prices))
    {
        for (const WhatIf& question : questions)
            m_readers.push_back(std::make_unique<WhatIfReader>(question, session, *m_prices));
    }

    Result<bool> step(SessionStore& store, const JobControl& job)
    {
        if (m_next == m_readers.size())
            return true;
        return m_readers[m_next]->step(store, job).transform([this](bool done) {
            if (done)
                m_estimates.push_back(m_readers[m_next++]->estimate());
            return m_next == m_readers.size();
        });
    }

    [[nodiscard]] const std::vector<WhatIfEstimate>& estimates() const { return m_estimates; }

private:
    std::shared_ptr<const PriceTable> m_prices;
    std::vector<std::unique_ptr<WhatIfReader>> m_readers;
    std::vector<WhatIfEstimate> m_estimates;
    size_t m_next = 0;
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
