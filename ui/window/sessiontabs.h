// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTabWidget>

class QMenu;

namespace stemma {

/// Tabs that stay wide enough to be told apart, scroll when there are many, close by the middle button, and have a
/// menu. What a tab is about is its data: the session's id.
class SessionTabs final : public QTabWidget
{
    Q_OBJECT
public:
    explicit SessionTabs(QWidget* parent = nullptr);

    void setSession(int index, const QString& id); ///< empty: it is about none
    void fillMenu(QMenu& menu, int index); ///< what can be done with the tab

private:
    void closeOthers(int index, bool onlyBehind);
};

} // namespace stemma
