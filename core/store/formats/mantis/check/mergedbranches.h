// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/lineindex.h"

#include <QByteArrayView>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace stemma::mantis {

/// Finds the transcript of another session of the store; null: it has none with this id.
using EntrySource = std::function<std::shared_ptr<const LineIndex>(const QString& id)>;

/// Holds a fork against its original. The library forks a session by copying all of its entries, one behind the other
/// in the order of the file, and so weaves what was rewound there into the one branch of the fork (spec mantis, 3.5).
/// The links of the original still tell them apart. One thread.
class MergedBranchesCheck
{
public:
    explicit MergedBranchesCheck(EntrySource source);

    /// Takes the next entry of the fork's conversation. @p origin: what "forked_from" is spelled as; empty: the entry
    /// was not copied. True: in the original it does not come from the one before it here.
    bool add(size_t row, QByteArrayView origin);

    /// Why it is not known what the fork was to hold.
    enum class Doubt : quint8 {
        None,
        Gap, ///< an entry of the fork, or a parent, is not in the original
        SameId, ///< two entries of the original have the id of one of the fork
        Order, ///< which branch mantis went on with, or what came first in it
    };
    struct Found
    {
        std::vector<size_t> places; ///< the rows for which add() said so
        Doubt doubt = Doubt::None;
        /// The rows that do not belong to the branch of the original that the library went on with when the fork was
        /// made. Without them no row is out of place. Empty where there is a doubt.
        std::vector<size_t> merged;
    };
    [[nodiscard]] Found found() const;

private:
    struct Copy
    {
        size_t row = 0;
        quint64 id = 0; ///< in the original; 0: none
        std::optional<quint32> line; ///< there
        bool isNext = false; ///< the entry before it in the fork was copied too
    };
    [[nodiscard]] bool comesFrom(quint32 line, quint32 ancestor);
    quint32 depthOf(quint32 line);
    [[nodiscard]] bool hasSameIds() const;
    [[nodiscard]] bool endsTheBranch(const Copy& last) const;

    EntrySource m_source;
    QString m_session; ///< the original's
    std::shared_ptr<const LineIndex> m_origin;
    std::vector<Copy> m_copies;
    bool m_isNext = false;
    std::vector<size_t> m_places;
    std::vector<quint32> m_depths; ///< of the original's lines, from 1 on; 0: not known yet
};

} // namespace stemma::mantis
