// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/wantedsource.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QVBoxLayout;

namespace stemma {

/// A panel that lists something of the session of the current tab, read only while it is seen. What is current in the
/// timeline is selected in the list, and what is chosen there becomes current in the timeline.
class CurrentSessionPanel : public QWidget
{
    Q_OBJECT
public:
    void setCurrent(OpenStore* store, const SessionId& session); ///< of the current tab; null: no session
    /// The message and the part that are current in the timeline: what is listed of them is selected.
    void setCurrentRow(int row, int part);

signals:
    void rowChosen(int row, int part); ///< of the messages of the current tab

protected:
    using QWidget::QWidget;

    /// Once, when it is made: where the list comes from.
    void setListed(CurrentSessionSource* source) { m_listed = source; }
    /// The list with what is shown beside it, and @p empty where there is nothing to list. What stands above is put in
    /// at 0.
    [[nodiscard]] QVBoxLayout* layOut(QSplitter* split, QLabel* empty);
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    virtual void leaveSession() { } ///< another one becomes current
    virtual void follow() = 0; ///< selects what row() and part() hold
    void chooseRow(int row, int part);
    void setPlace(int row, int part); ///< for follow(), which is not called
    [[nodiscard]] int row() const { return m_row; } ///< current in the timeline; -1: none
    [[nodiscard]] int part() const { return m_part; }

private:
    CurrentSessionSource* m_listed = nullptr;
    int m_row = -1;
    int m_part = -1;
};

} // namespace stemma
