// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QWidget>

class QGridLayout;

namespace stemma {

/// The checks of a plan: a mark, which also has a word, and the sentence. Those that were not passed come first.
class CheckList final : public QWidget
{
    Q_OBJECT
public:
    explicit CheckList(QWidget* parent = nullptr);

    void setChecks(const QList<PlannedCheck>& checks);
    void setColumns(int columns);
    /// Of so many rows at most, if each check is one line.
    [[nodiscard]] int heightOf(int rows) const;
    /// "4 passed, 1 warning".
    [[nodiscard]] static QString summary(const QList<PlannedCheck>& checks);
    [[nodiscard]] static bool hasFailed(const QList<PlannedCheck>& checks); ///< warnings are none

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    QGridLayout* m_layout = nullptr;
    QList<PlannedCheck> m_checks; ///< as they are shown
    int m_columns = 1;
};

} // namespace stemma
