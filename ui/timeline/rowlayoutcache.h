// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/rowlayout.h"

#include <QCache>

namespace stemma {

/// The rows laid out last, by row number. The view drops what no longer fits: a row whose message or
/// folding changed, all of them when width or style change. GUI thread, owned by the view.
class RowLayoutCache
{
public:
    static constexpr int MostRows = 400;

    /// The layout of @p row if it was made for this message object; null otherwise.
    [[nodiscard]] RowLayout* find(int row, const MessagePtr& message)
    {
        RowLayout* layout = m_rows.object(row);
        return layout && layout->message() == message ? layout : nullptr;
    }
    [[nodiscard]] RowLayout* peek(int row) { return m_rows.object(row); }
    RowLayout* insert(int row, std::unique_ptr<RowLayout> layout)
    {
        RowLayout* made = layout.get();
        m_rows.insert(row, layout.release());
        return made;
    }
    void remove(int row) { m_rows.remove(row); }
    void clear() { m_rows.clear(); }
    [[nodiscard]] int size() const { return int(m_rows.size()); }
    [[nodiscard]] QList<int> rows() const { return m_rows.keys(); }

private:
    QCache<int, RowLayout> m_rows {MostRows};
};

} // namespace stemma
