// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/secondlook.h"
#include "core/models/modelasker.h"
#include "core/models/storesource.h"
#include "core/usage/pricetable.h"

#include <map>
#include <tuple>

namespace stemma {

/// The second look of a model at the summaries of a session: the messages are read on the store's lane, the user is
/// asked, then one question follows the other. What was answered is kept for each text of a summary until it goes.
/// GUI thread.
class SecondLookSource final : public StoreSource
{
    Q_OBJECT
public:
    SecondLookSource(OpenStore* store, SessionId session, QObject* parent = nullptr);

    /// As ReviewSource::review(); prepared() follows, or failed(). Gives up what was asked before.
    void prepare(qint64 from, qint64 to, const QString& summary, qint64 at);
    /// What would be sent; null: nothing.
    [[nodiscard]] const std::shared_ptr<const SecondLook>& prepared() const { return m_look; }
    [[nodiscard]] const PriceTable& prices() const { return m_prices; } ///< as they were then
    void ask(const ModelEndpoint& endpoint, const QString& key);
    void cancel(); ///< what was prepared or asked is not wanted any more

    [[nodiscard]] bool isWorking() const { return isReading() || m_asker.isAsking() || m_isTaking; }
    [[nodiscard]] ModelAsker& asker() { return m_asker; }
    /// What was said of a text about these messages; null: nothing yet.
    [[nodiscard]] const SecondLookMarks* marksOf(qint64 from, qint64 to, const QString& summary) const;

signals:
    void readyToAsk(); ///< prepared() is there
    void answered(); ///< all questions, or those before a failure: marksOf() has the marks
    void failed(const stemma::Error& error); ///< Errc::Cancelled: the user gave up
    void noticed(const QString& text);

private:
    using Subject = std::tuple<qint64, qint64, QString>; ///< the messages, both with it, and the text of the summary

    void askNext();
    void take(const ModelAnswer& answer);
    void keep(); ///< the marks of the questions so far
    void fail(const Error& error);

    SessionId m_session;
    ModelAsker m_asker;
    std::shared_ptr<const SecondLook> m_look;
    PriceTable m_prices;
    SecondLookMarks m_marks; ///< of the questions so far
    ModelEndpoint m_endpoint;
    QString m_key;
    qsizetype m_next = 0; ///< question
    bool m_isTaking = false; ///< an answer is being held against the messages
    Subject m_subject; ///< of what was prepared
    std::map<Subject, SecondLookMarks> m_said;
};

} // namespace stemma
