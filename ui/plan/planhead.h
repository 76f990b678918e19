// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"

#include <QWidget>

class QLabel;

namespace stemma {

/// What a dialog plans, in large letters beside its picture, and below that nothing is written yet.
class PlanHead final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanHead(const QString& promise, QWidget* parent = nullptr);

    void setHeadline(EditKind kind, const QString& text);
    /// Where there is no room for it, the promise is the tool tip of the headline.
    void setPromiseShown(bool on);
    [[nodiscard]] QLabel* headline() const { return m_headline; }

private:
    QLabel* m_icon;
    QLabel* m_headline;
    QLabel* m_promise;
};

} // namespace stemma
