// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace stemma {

struct StoreInfo;

/// What can be done about signed thinking that a change makes invalid: remove it, too, or change a fork instead.
class ThinkingOffer final : public QWidget
{
    Q_OBJECT
public:
    explicit ThinkingOffer(const StoreInfo& store, QWidget* parent = nullptr);

    [[nodiscard]] QCheckBox* dropBox() const { return m_drop; }
    /// The change is made in a fork that ends before that thinking.
    [[nodiscard]] QPushButton* forkButton() const { return m_fork; }

private:
    QCheckBox* m_drop = nullptr;
    QPushButton* m_fork = nullptr;
};

} // namespace stemma
