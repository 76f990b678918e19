// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"

#include <QPointer>

#include <functional>

namespace stemma {

/// One row of a model that is found again when its rows are reset, by its message also in a store that was made anew.
/// GUI thread.
class KeptRow final : public QObject
{
public:
    /// @p row: which one it is, asked before a reset; one that the model has not: none.
    explicit KeptRow(std::function<int()> row);

    void setModel(MessageModel* model);
    /// After a reset: where it is now, once. -1: it is gone, or there was none.
    [[nodiscard]] int take();

private:
    const std::function<int()> m_row;
    QPointer<MessageModel> m_model;
    qint64 m_key = -1; ///< its outline key before the reset
};

} // namespace stemma
