// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/sessiontabs.h"

#include "ui/common/icons.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int LeastCharacters = 18; ///< of a title that are seen, however many tabs there are

class Bar final : public QTabBar
{
public:
    explicit Bar(SessionTabs* tabs)
        : QTabBar(tabs)
        , m_tabs(*tabs)
    {
        setExpanding(false);
        setUsesScrollButtons(true);
    }

protected:
    QSize minimumTabSizeHint(int index) const override
    {
        const QSize whole = tabSizeHint(index);
        const int least = fontMetrics().averageCharWidth() * LeastCharacters + whole.height() * 2; // icon and button
        return {std::min(whole.width(), least), whole.height()};
    }
    void mousePressEvent(QMouseEvent* event) override
    {
        m_pressed = event->button() == Qt::MiddleButton ? tabAt(event->position().toPoint()) : -1;
        QTabBar::mousePressEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        const int index = event->button() == Qt::MiddleButton ? tabAt(event->position().toPoint()) : -1;
        QTabBar::mouseReleaseEvent(event);
        if (index >= 0 && index == m_pressed)
            emit tabCloseRequested(index);
    }
    void contextMenuEvent(QContextMenuEvent* event) override
    {
        const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
        const int index = isByKey ? currentIndex() : tabAt(event->pos());
        if (index < 0)
            return;
        QMenu menu;
        m_tabs.fillMenu(menu, index);
        menu.exec(isByKey ? mapToGlobal(tabRect(index).bottomLeft()) : event->globalPos());
    }

private:
    SessionTabs& m_tabs;
    int m_pressed = -1;
};

} // namespace

SessionTabs::SessionTabs(QWidget* parent)
    : QTabWidget(parent)
{
    setTabBar(new Bar(this));
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setElideMode(Qt::ElideRight);
}

void SessionTabs::setSession(int index, const QString& id)
{
    tabBar()->setTabData(index, id);
}

void SessionTabs::fillMenu(QMenu& menu, int index)
{
    const auto add = [&](const QString& text, const QString& name, const auto& work) {
        QAction* action = menu.addAction(text, this, work);
        action->setObjectName(name);
        return action;
    };
    add(tr("&Close"), u"close"_s, [this, index] {
        emit tabCloseRequested(index);
    })->setIcon(icons::icon(u"tab-close"_s));
    add(tr("Close &others"), u"closeOthers"_s, [this, index] { closeOthers(index, false); })->setEnabled(count() > 1);
    add(tr("Close those &behind it"), u"closeBehind"_s, [this, index] {
        closeOthers(index, true);
    })->setEnabled(index + 1 < count());
    menu.addSeparator();
    const QString id = tabBar()->tabData(index).toString();
    add(tr("Copy session &id"), u"copyId"_s, [id] {
        QGuiApplication::clipboard()->setText(id);
    })->setEnabled(!id.isEmpty());
}

void SessionTabs::closeOthers(int index, bool onlyBehind)
{
    for (int other = count() - 1; other >= 0; --other)
        if (onlyBehind ? other > index : other != index)
            emit tabCloseRequested(other);
}

} // namespace stemma
