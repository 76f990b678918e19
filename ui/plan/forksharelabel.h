// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/forkshares.h"

#include <QWidget>

class QLabel;

namespace stemma {

/// What a fork copies, and what only the original has, with counts. BringAlong has what of it can be chosen.
class ForkShareLabel final : public QWidget
{
    Q_OBJECT
public:
    explicit ForkShareLabel(QWidget* parent = nullptr);

    void setCounting(); ///< the answer comes
    void setShares(const QList<ForkShare>& shares); ///< empty: it is not known
    [[nodiscard]] QString along() const; ///< the lines as they are read
    [[nodiscard]] QString behind() const;

    /// "184 messages", "12 tool calls with their results"; estimated is none of them.
    [[nodiscard]] static QString wordsFor(ForkShare::Kind kind, qint64 count);

private:
    QLabel* m_along = nullptr;
    QLabel* m_behind = nullptr;
};

} // namespace stemma
