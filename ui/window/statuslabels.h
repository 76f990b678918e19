// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace stemma {

class ActivityWatcher;
class Jobs;
class StoreManager;
class TabArea;

/// What stands in the status bar for good: the store, the place in it, what the agent does in it, what is selected, and
/// the work under way.
class StatusLabels final : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    StatusLabels(const StoreManager& stores, const TabArea& tabs, Jobs* jobs, QStatusBar* bar);

    void update();
    void setSelected(int parts, qint64 tokens, bool isWhole); ///< not whole: at least so many

private:
    void showActivity();

    const StoreManager& m_stores;
    const TabArea& m_tabs;
    ActivityWatcher* m_activity;
    QLabel* m_store;
    QLabel* m_place;
    QLabel* m_doing;
    QLabel* m_selection;
};

} // namespace stemma
