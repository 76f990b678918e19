// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QWidget>

class QVBoxLayout;

namespace stemma {

/// The checks of a plan, one line each: a mark, which also has a word, and the sentence.
class CheckList final : public QWidget
{
    Q_OBJECT
public:
    explicit CheckList(QWidget* parent = nullptr);

    void setChecks(const QList<PlannedCheck>& checks);
    /// "4 passed, 1 warning".
    [[nodiscard]] static QString summary(const QList<PlannedCheck>& checks);
    [[nodiscard]] static bool hasFailed(const QList<PlannedCheck>& checks); ///< warnings are none

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    QVBoxLayout* m_layout = nullptr;
    QList<PlannedCheck> m_checks;
};

} // namespace stemma
