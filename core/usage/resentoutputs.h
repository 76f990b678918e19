// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/messagescan.h"
#include "core/usage/pricetable.h"

namespace stemma {

/// What the outputs of one tool cost because they were sent again with each call that came after them, until a
/// compaction. An estimate: outputs are measured in bytes.
struct ResentOutputs
{
    QString tool;
    qint64 outputs = 0;
    qint64 tokens = 0; ///< of the outputs themselves, estimated
    qint64 resentTokens = 0; ///< tokens times calls that had them before the model
    double cost = 0; ///< of the resent tokens, at the shares of cache and input of each call, in the table's currency
    qint64 unpricedTokens = 0; ///< of resentTokens, in calls of models without a price
};

/// Adds up what tool outputs cost in a session, by steps. Thread: the store's.
class ResentOutputsReader
{
public:
    /// The table must outlive it.
    ResentOutputsReader(const SessionId& session, const PriceTable& prices);
    ~ResentOutputsReader();
    Q_DISABLE_COPY_MOVE(ResentOutputsReader)

    /// True: all is read.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    /// The most expensive first.
    [[nodiscard]] std::vector<ResentOutputs> outputs() const;
    /// For users: how it is estimated.
    [[nodiscard]] QStringList how() const;

private:
    class Work;
    std::unique_ptr<Work> m_work;
};

} // namespace stemma
