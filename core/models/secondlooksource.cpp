// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/secondlooksource.h"

#include "core/models/reviewtexts.h"

#include <QtConcurrentRun>

namespace stemma {

SecondLookSource::SecondLookSource(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(parent)
    , m_session(std::move(session))
{
    setStore(store);
    connect(&m_asker, &ModelAsker::answered, this, &SecondLookSource::take);
    connect(&m_asker, &ModelAsker::failed, this, &SecondLookSource::fail);
}

void SecondLookSource::prepare(qint64 from, qint64 to, const QString& summary, qint64 at)
{
    if (!store())
        return;
    cancel();
    m_subject = {from, to, summary};
    auto texts = std::make_shared<ReviewTexts>(m_session, from, to, at);
    begin(tr("Reading the covered messages"));
    readOn(texts, Lane::Normal, [this, texts, summary](const Result<>& done) {
        if (!done)
            return fail(done.error());
        using Prepared = std::pair<std::shared_ptr<const SecondLook>, Result<PriceTable>>;
        QtConcurrent::run([texts, summary]() -> Prepared {
            return {std::make_shared<const SecondLook>(texts->covered(), summary), PriceTable::load()};
        }).then(this, current<Prepared>([this](const Prepared& prepared) {
            const auto& [look, prices] = prepared;
            finish();
            if (look->questions().isEmpty())
                return fail(
                    {Errc::NotFound, tr("The covered messages have no text of a user that could be sent."), {}});
            m_look = look;
            m_prices = prices ? *prices : PriceTable::builtIn();
            if (!prices)
                emit noticed(prices.error().text);
            emit readyToAsk();
        }));
    });
}

void SecondLookSource::ask(const ModelEndpoint& endpoint, const QString& key)
{
    if (!m_look)
        return;
    m_endpoint = endpoint;
    m_key = key;
    m_marks = {};
    m_marks.model = endpoint.model;
    m_next = 0;
    askNext();
}

void SecondLookSource::askNext()
{
    m_asker.ask(m_endpoint, m_key, ModelRequest::ofPrompt(m_look->questions().at(m_next), SecondLook::MostTokens));
    emit changed();
}

void SecondLookSource::take(const ModelAnswer& answer)
{
    if (const Result<> said = checkText(answer, m_endpoint); !said)
        return fail(said.error());
    m_isTaking = true;
    QtConcurrent::run([look = m_look, text = answer.text, marks = m_marks]() mutable {
        look->read(text, marks);
        return marks;
    }).then(this, [this, look = m_look, isCutOff = answer.isCutOff](const SecondLookMarks& marks) {
        if (look != m_look)
            return; // given up meanwhile
        m_isTaking = false;
        m_marks = marks;
        m_marks.unanswered += int(isCutOff);
        if (++m_next < m_look->questions().size())
            return askNext();
        keep();
        cancel();
    });
}

void SecondLookSource::keep()
{
    m_marks.unanswered += m_look->questions().size() - m_next;
    m_said.insert_or_assign(m_subject, m_marks);
    emit answered();
}

/// What was answered before is not lost.
void SecondLookSource::fail(const Error& error)
{
    if (m_look && m_next > 0)
        keep();
    cancel();
    emit failed(error);
}

void SecondLookSource::cancel()
{
    stop();
    m_asker.cancel();
    m_look.reset();
    m_key.clear();
    m_next = 0;
    m_isTaking = false;
    emit changed();
}

const SecondLookMarks* SecondLookSource::marksOf(qint64 from, qint64 to, const QString& summary) const
{
    const auto said = m_said.find({from, to, summary});
    return said == m_said.end() ? nullptr : &said->second;
}

} // namespace stemma
