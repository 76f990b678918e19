// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/sessiontabs.h"

#include "ui/common/icons.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QStyleOptionTab>
#include <QStylePainter>
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
    void initStyleOption(QStyleOptionTab* option, int index) const override
    {
        QTabBar::initStyleOption(option, index);
        if (m_paintsBar && index == previewIndex())
            option->text.clear();
    }
    void paintEvent(QPaintEvent* event) override
    {
        m_paintsBar = true;
        QTabBar::paintEvent(event);
        m_paintsBar = false;
        const int index = previewIndex();
        if (index < 0)
            return;
        // A style paints all titles in the font of the bar.
        QStyleOptionTab option;
        initStyleOption(&option, index);
        QStylePainter painter(this);
        QFont italic = font();
        italic.setItalic(true);
        painter.setFont(italic);
        const QRect place = style()->subElementRect(QStyle::SE_TabBarTabText, &option, this);
        const QString title
            = QFontMetrics(italic).elidedText(option.text, elideMode(), place.width(), Qt::TextShowMnemonic);
        painter.drawItemText(place, Qt::AlignCenter | Qt::TextHideMnemonic, option.palette,
            option.state.testFlag(QStyle::State_Enabled), title, QPalette::WindowText);
    }
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
    void mouseDoubleClickEvent(QMouseEvent* event) override
    {
        QTabBar::mouseDoubleClickEvent(event);
        if (event->button() == Qt::LeftButton && tabAt(event->position().toPoint()) == previewIndex())
            emit m_tabs.keepRequested();
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
    /// -1: there is none.
    [[nodiscard]] int previewIndex() const { return m_tabs.preview() ? m_tabs.indexOf(m_tabs.preview()) : -1; }

    SessionTabs& m_tabs;
    int m_pressed = -1;
    bool m_paintsBar = false;
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

void SessionTabs::setPreview(QWidget* page)
{
    if (m_preview == page)
        return;
    m_preview = page;
    tabBar()->update();
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
    if (m_preview && index == indexOf(m_preview))
        add(tr("&Keep this tab"), u"keep"_s, [this] { emit keepRequested(); });
    add(tr("&Show in the session list"), u"reveal"_s, [this, index] {
        emit revealRequested(index);
    })->setEnabled(!id.isEmpty());
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
