// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/actions.h"

#include "ui/common/icons.h"
#include "ui/settings/preference.h"
#include "ui/window/actiontable.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Act = Actions::Id;

constexpr Act Line = Act::Count;

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    for (const ActionEntry& entry : actionEntries()) {
        auto* action = new QAction(translated(entry.text), this);
        action->setObjectName(QLatin1StringView(entry.name));
        action->setStatusTip(translated(entry.tip));
        action->setWhatsThis(translated(entry.tip));
        action->setCheckable(entry.checkable);
        if (*entry.icon)
            action->setIcon(icons::icon(QLatin1StringView(entry.icon)));
        QList<QKeySequence> keys;
        if (entry.standard != QKeySequence::UnknownKey)
            keys = QKeySequence::keyBindings(entry.standard);
        else if (*entry.keys)
            keys = QKeySequence::listFromString(QLatin1StringView(entry.keys), QKeySequence::PortableText);
        action->setShortcuts(keys);
        m_defaults.insert(action, keys);
        m_actions[size_t(entry.id)] = action;
        updateTip(action, {});
    }
    get(Act::Quit)->setMenuRole(QAction::QuitRole);
    get(Act::About)->setMenuRole(QAction::AboutRole);
    get(Act::AboutQt)->setMenuRole(QAction::AboutQtRole);
}

QList<QAction*> Actions::all() const
{
    return {m_actions.begin(), m_actions.end()};
}

QList<QAction*> Actions::listed(std::initializer_list<Act> ids) const
{
    QList<QAction*> actions;
    for (const Act id : ids)
        actions.append(get(id));
    return actions;
}

QAction* Actions::byName(const QString& name) const
{
    const auto at
        = std::ranges::find_if(m_actions, [&name](const QAction* action) { return action->objectName() == name; });
    return at == m_actions.end() ? nullptr : *at;
}

QList<QKeySequence> Actions::defaultKeys(const QAction* action) const
{
    return m_defaults.value(action);
}

void Actions::fillMenuBar(QMenuBar& bar)
{
    for (const MenuEntry& entry : menuEntries()) {
        QMenu* menu = bar.addMenu(translated(entry.title));
        menu->setToolTipsVisible(true); // actions that are off say why
        for (const Act id : entry.ids) {
            if (id == Line) {
                menu->addSeparator();
                continue;
            }
            menu->addAction(get(id));
            if (id == Act::OpenFolder) {
                m_recent = menu->addMenu(icons::icon(u"document-open-recent"_s), tr("Open &recent"));
                m_recent->setToolTipsVisible(true);
            } else if (id == Act::ResetLayout) {
                m_panels = menu->addMenu(tr("Panels"));
            } else if (id == Act::ZoomNormal) {
                m_colours
                    = menu->addMenu(QCoreApplication::translate("Preferences", preference(Preference::Id::Theme).name));
            }
        }
    }
}

void Actions::fillToolBar(QToolBar& bar)
{
    bar.setObjectName(u"main-tool-bar"_s);
    bar.setWindowTitle(tr("Tool bar"));
    bar.setMovable(false);
    bar.setContextMenuPolicy(Qt::PreventContextMenu);
    bar.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* open = new QToolButton(&bar);
    open->setDefaultAction(get(Act::OpenFile));
    open->setText(tr("Open"));
    open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    open->setPopupMode(QToolButton::MenuButtonPopup);
    auto* menu = new QMenu(open);
    menu->addActions({get(Act::OpenFile), get(Act::OpenFolder), get(Act::OpenServer), get(Act::OpenSample)});
    menu->addSeparator();
    if (m_recent)
        menu->addMenu(m_recent);
    open->setMenu(menu);
    bar.addWidget(open);
    const auto add = [&](Act id, const QString& word) {
        bar.addAction(get(id));
        auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(get(id)));
        if (word.isEmpty())
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        get(id)->setIconText(word.isEmpty() ? get(id)->iconText() : word);
    };
    bar.addSeparator();
    add(Act::Back, {});
    add(Act::Forward, {});
    bar.addSeparator();
    add(Act::Fork, tr("Fork"));
    add(Act::Resume, tr("Resume here"));
    add(Act::Checkpoint, tr("Checkpoint"));
    add(Act::Compact, tr("Compact"));
    bar.addSeparator();
    add(Act::Undo, tr("Undo"));
    add(Act::Redo, {});
}

void Actions::applyKeys(const QHash<QString, QList<QKeySequence>>& changed)
{
    const QHash<QString, QList<QKeySequence>> before = changedKeys();
    for (QAction* action : m_actions) {
        const auto at = changed.constFind(action->objectName());
        action->setShortcuts(at != changed.constEnd() ? *at : m_defaults.value(action));
        updateTip(action, action->property("reason").toString());
    }
    if (before != changedKeys())
        emit keysChanged();
}

QHash<QString, QList<QKeySequence>> Actions::changedKeys() const
{
    QHash<QString, QList<QKeySequence>> changed;
    for (const QAction* action : m_actions) {
        if (action->shortcuts() != m_defaults.value(action))
            changed.insert(action->objectName(), action->shortcuts());
    }
    return changed;
}

void Actions::setAvailable(Act id, bool available, const QString& reason)
{
    QAction* action = get(id);
    action->setEnabled(available);
    updateTip(action, available ? QString() : reason);
}

void Actions::setText(Act id, const QString& text, const QString& word)
{
    QAction* action = get(id);
    action->setText(text);
    action->setIconText(word);
    updateTip(action, action->property("reason").toString());
}

void Actions::updateTip(QAction* action, const QString& reason) const
{
    action->setProperty("reason", reason);
    QString name = action->text().remove(u'&');
    if (name.endsWith(u'…'))
        name.chop(1);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    QString tip = keys.isEmpty() ? name : tr("%1 (%2)").arg(name, keys);
    if (!reason.isEmpty())
        tip.append(u'\n').append(reason);
    action->setToolTip(tip);
}

QStringList Actions::clashes() const
{
    QStringList clashes;
    QHash<QKeySequence, const QAction*> owners;
    for (const QAction* action : m_actions) {
        for (const QKeySequence& keys : action->shortcuts()) {
            const QAction* owner = owners.value(keys);
            if (owner && owner != action)
                clashes.append(u"%1 / %2: %3"_s.arg(owner->objectName(), action->objectName(), keys.toString()));
            owners.insert(keys, action);
        }
    }
    return clashes;
}

} // namespace stemma
