// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QTabWidget>

class QMenu;

namespace stemma {

/// Tabs that stay wide enough to be told apart, scroll when there are many, close by the middle button, and have a
/// menu. One of them may be a preview. What a tab is about is its data: the session's id.
class SessionTabs final : public QTabWidget
{
    Q_OBJECT
public:
    explicit SessionTabs(QWidget* parent = nullptr);

    void setSession(int index, const QString& id); ///< empty: it is about none
    /// The tab that the next look at a session takes the place of; its title is in italics. Null: there is none.
    void setPreview(QWidget* page);
    [[nodiscard]] QWidget* preview() const { return m_preview; }
    void fillMenu(QMenu& menu, int index); ///< what can be done with the tab

signals:
    void keepRequested(); ///< the preview
    void revealRequested(int index);

private:
    void closeOthers(int index, bool onlyBehind);

    QPointer<QWidget> m_preview;
};

} // namespace stemma
