// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QStyledItemDelegate>

namespace stemma {

class OpenStore;

/// Paints the rows of the sessions tree: stores and projects in one line, sessions in two (compact: one). Also
/// tells where the chevron of a row is, as it draws the nesting itself.
class SessionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit SessionDelegate(QObject* parent = nullptr);

    void setCompact(bool compact) { m_compact = compact; }
    /// All rows get the height of a session's: a tree of very many rows cannot add up different ones.
    void setUniform(bool uniform) { m_uniform = uniform; }
    [[nodiscard]] bool isUniform() const { return m_uniform; }
    [[nodiscard]] bool isCompact() const { return m_compact; }
    /// Sessions say which agent made them: what they stand below does not.
    void setAgentShown(bool on) { m_agentShown = on; }
    /// The session of the current tab, whose title is bold whatever is selected in the tree; null: none.
    void setShown(const OpenStore* store, const SessionId& session);
    [[nodiscard]] bool isShown(const QModelIndex& index) const;
    [[nodiscard]] QRect chevronRect(const QRect& row, const QModelIndex& index, Qt::LayoutDirection direction) const;
    /// Where the pill with the findings of a session is; empty: it has none.
    [[nodiscard]] QRect findingsRect(const QRect& row, const QModelIndex& index, Qt::LayoutDirection direction) const;
    /// Of sessions in a store or a group; while they are filtered, of those that are shown, too.
    [[nodiscard]] static QString countText(const QModelIndex& index);
    [[nodiscard]] static int depthOf(const QModelIndex& index); ///< 0: a store or a session right below it

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QRect firstLine(const QRect& row) const;
    void paintStore(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintSession(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintElbows(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const OpenStore* m_shownStore = nullptr; ///< compared only
    SessionId m_shownSession;
    bool m_compact = false;
    bool m_uniform = false;
    bool m_agentShown = false;
};

} // namespace stemma
