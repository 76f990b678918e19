// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"
#include "ui/inspector/properties.h"

#include <QPointer>
#include <QTextBrowser>
#include <QTimer>

class QToolButton;

namespace stemma {

/// The inspector's Details: groups of properties in one selectable text; a button that copies a value
/// appears on the row under the mouse.
class DetailsView final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DetailsView(QWidget* parent = nullptr);

    void setGroups(const QList<PropertyGroup>& groups);
    /// @p remedy: what can be done about it, see remedyRequested(); empty: nothing.
    void showNothing(const QString& why, const QString& remedy = {});

signals:
    void messageRequested(const stemma::MessageId& id);
    void findingRequested(int finding); ///< Property::finding
    void remedyRequested();

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void render();
    [[nodiscard]] QString html() const;
    [[nodiscard]] int nameWidth() const; ///< of the column with the names, in pixels
    [[nodiscard]] bool isMirrored() const { return layoutDirection() == Qt::RightToLeft; }
    [[nodiscard]] int valueColumn() const { return isMirrored() ? 0 : 1; } ///< of the table; the names are in the other

    QList<PropertyGroup> m_groups;
    QString m_nothing;
    QString m_remedy;
    QList<QString> m_copies; ///< what each table row copies; empty for heads
    QToolButton* m_copy = nullptr;
    int m_copyRow = -1;
};

} // namespace stemma
