// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/contextsource.h"

#include <QAbstractTableModel>

namespace stemma {

/// The items of a context as a table, in assembly order. GUI thread.
class ContextModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { PositionColumn, KindColumn, TextColumn, TokensColumn, ShareColumn, ColumnCount };
    enum Role {
        RowRole = Qt::UserRole + 1, ///< the ContextRow
        SentRole, ///< bool
        NewRole, ///< bool: was not sent the turn before
        FoundRole, ///< bool: has the words that are looked for
        KindRole, ///< int of ContextItem::Kind
    };

    /// @p source must outlive the model.
    explicit ContextModel(ContextSource* source, QObject* parent = nullptr);

    void setFound(const QSet<qint64>& positions); ///< ContextItem::position
    [[nodiscard]] int nextFound(int row, bool forward) const; ///< -1: there is none
    [[nodiscard]] qsizetype foundCount() const { return m_found.size(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void take();

    ContextSource* m_source;
    ContextPicturePtr m_picture;
    QSet<qint64> m_found;
};

/// "Summary", "Tool output"…; translated.
[[nodiscard]] QString titleOf(ContextItem::Kind kind);
/// Heads of a table of contexts: headerData() of ContextModel::Column, or of its first ones.
[[nodiscard]] QVariant contextHeader(int section, Qt::Orientation orientation, int role);
/// "1,240", or "≈ 1,240" of an estimate.
[[nodiscard]] QString contextTokens(qint64 tokens, bool isEstimated);
/// "12.5 %" of what is sent; "< 0.1 %" of little, "–" of nothing.
[[nodiscard]] QString contextShare(qint64 tokens, qint64 total);

} // namespace stemma

Q_DECLARE_METATYPE(stemma::ContextRow)
