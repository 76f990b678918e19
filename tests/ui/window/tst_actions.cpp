// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/window/actions.h"
#include "ui/window/shortcutdialog.h"
#include "ui/window/switcherbutton.h"

#include <QKeySequenceEdit>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestActions : public QObject
{
    Q_OBJECT
private slots:
    void everyActionIsWhole()
    {
        const Actions actions;
        QSet<QString> names;
        for (const QAction* action : actions.all()) {
            QVERIFY(action != nullptr);
            QVERIFY2(!action->objectName().isEmpty() && !names.contains(action->objectName()),
                qPrintable(action->objectName()));
            names.insert(action->objectName());
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->statusTip().endsWith(u'!'), qPrintable(action->objectName()));
            QCOMPARE(actions.byName(action->objectName()), action);
        }
    }

    void noClashes()
    {
        Actions actions;
        QCOMPARE(actions.clashes(), QStringList());
        actions.get(Actions::Id::Fork)->setShortcut(QKeySequence(u"F5"_s));
        QCOMPARE(actions.clashes().size(), 1);
    }

    void panesHaveDigits()
    {
        using enum Actions::Id;
        const Actions actions;
        int digit = 0;
        for (const Actions::Id pane : {ShowSessions, ShowTimeline, ShowInspector, ShowContext, ShowCompaction,
                 ShowLineage, ShowFiles, ShowChanges, ShowSearch}) {
            const QAction* action = actions.get(pane);
            const QKeySequence keys(u"Ctrl+%1"_s.arg(++digit));
            QVERIFY2(action->shortcuts().contains(keys), qPrintable(action->objectName()));
        }
        QCOMPARE(actions.get(ShowSearch)->shortcut(), QKeySequence(u"Ctrl+Shift+F"_s)); // which its tool tip names
        QCOMPARE(
            actions.get(Configure)->shortcuts(), QList({QKeySequence(u"Ctrl+Shift+,"_s), QKeySequence(u"Ctrl+,"_s)}));
    }

    void everyActionIsInAMenu()
    {
        Actions actions;
        QMenuBar bar;
        actions.fillMenuBar(bar);
        QSet<QAction*> inMenus;
        for (const QAction* menu : bar.actions()) {
            for (QAction* action : menu->menu()->actions())
                inMenus.insert(action);
        }
        for (QAction* action : actions.all())
            QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
        QVERIFY(actions.recentMenu());
    }

    void mnemonicsOfAMenuDiffer()
    {
        Actions actions;
        QMenuBar bar;
        actions.fillMenuBar(bar);
        QSet<QChar> tops;
        for (const QAction* menu : bar.actions()) {
            const QChar top = menu->text().at(menu->text().indexOf(u'&') + 1).toLower();
            QVERIFY2(!tops.contains(top), qPrintable(menu->text()));
            tops.insert(top);
            QHash<QChar, QString> used;
            for (const QAction* action : menu->menu()->actions()) {
                const qsizetype at = action->text().indexOf(u'&');
                if (at < 0)
                    continue;
                const QChar letter = action->text().at(at + 1).toLower();
                QVERIFY2(!used.contains(letter), qPrintable(used.value(letter) + u" / "_s + action->text()));
                used.insert(letter, action->text());
            }
        }
    }

    void toolBarHasTheEdits()
    {
        Actions actions;
        QToolBar bar;
        actions.fillToolBar(bar);
        for (const auto id : {Actions::Id::Back, Actions::Id::Forward, Actions::Id::Fork, Actions::Id::Resume,
                 Actions::Id::Checkpoint, Actions::Id::Compact, Actions::Id::Undo, Actions::Id::Redo})
            QVERIFY(bar.actions().contains(actions.get(id)));
    }

    void reasonOfWhatIsOff()
    {
        Actions actions;
        actions.setAvailable(Actions::Id::Fork, false, u"It cannot."_s);
        QVERIFY(!actions.get(Actions::Id::Fork)->isEnabled());
        QVERIFY(actions.get(Actions::Id::Fork)->toolTip().contains(u"It cannot."_s));
        actions.setAvailable(Actions::Id::Fork, true);
        QVERIFY(actions.get(Actions::Id::Fork)->isEnabled());
        QVERIFY(!actions.get(Actions::Id::Fork)->toolTip().contains(u"It cannot."_s));
        QVERIFY(actions.get(Actions::Id::Fork)->toolTip().contains(u"Ctrl+B"_s));
    }

    void theSearchFieldStaysWhereThereIsLittleRoom()
    {
        QToolBar bar;
        auto* others = new QWidget(&bar);
        others->setFixedWidth(600);
        bar.addWidget(others);
        QAction action(u"Go to session"_s);
        action.setShortcut(Qt::CTRL | Qt::Key_K);
        auto* field = new SwitcherButton(&action, &bar);
        bar.addWidget(field);
        const int u = Style::measures().u;
        field->fitInto(1280);
        const int whole = field->minimumWidth();
        QVERIFY(whole >= field->sizeHint().width());
        field->fitInto(600 + whole / 2 + 20);
        QVERIFY(field->minimumWidth() < whole && field->minimumWidth() >= SwitcherButton::LeastWidth * u);
        bar.layout()->invalidate();
        QVERIFY(bar.sizeHint().width() <= 600 + whole / 2 + 20);
        field->fitInto(300);
        QCOMPARE(field->minimumWidth(), SwitcherButton::LeastWidth * u);
        field->fitInto(1280);
        QCOMPARE(field->minimumWidth(), whole);
    }

    /// As with fonts of twice the size.
    void buttonsLoseTheirWordsForTheSearchField()
    {
        Actions actions;
        QToolBar bar;
        actions.fillToolBar(bar);
        auto* field = new SwitcherButton(actions.get(Actions::Id::GoToSession), &bar);
        bar.addWidget(field);
        const auto styleOf = [&](Actions::Id id) {
            return qobject_cast<QToolButton*>(bar.widgetForAction(actions.get(id)))->toolButtonStyle();
        };
        const auto width = [&] {
            bar.layout()->invalidate();
            return bar.sizeHint().width();
        };
        field->fitInto(4'000);
        const int whole = width();
        QCOMPARE(styleOf(Actions::Id::Undo), Qt::ToolButtonTextBesideIcon);
        QCOMPARE(styleOf(Actions::Id::Redo), Qt::ToolButtonIconOnly);
        field->fitInto(whole - field->sizeHint().width() / 3);
        QCOMPARE(styleOf(Actions::Id::Undo), Qt::ToolButtonTextBesideIcon);
        const int narrow = whole - field->minimumWidth() / 2 - field->sizeHint().width();
        field->fitInto(narrow);
        QCOMPARE(styleOf(Actions::Id::Undo), Qt::ToolButtonIconOnly);
        QCOMPARE_GE(field->minimumWidth(), field->sizeHint().width() / 2);
        QCOMPARE_LE(width(), narrow);
        QCOMPARE(styleOf(Actions::Id::Back), Qt::ToolButtonIconOnly);
        field->fitInto(4'000);
        QCOMPARE(styleOf(Actions::Id::Undo), Qt::ToolButtonTextBesideIcon);
        QCOMPARE(styleOf(Actions::Id::Redo), Qt::ToolButtonIconOnly); // which never had words
        QCOMPARE(width(), whole);
    }

    void changedKeys()
    {
        Actions actions;
        QVERIFY(actions.changedKeys().isEmpty());
        const QList<QKeySequence> keys {QKeySequence(u"Ctrl+Alt+Shift+F"_s)};
        actions.applyKeys({{u"fork"_s, keys}});
        QCOMPARE(actions.get(Actions::Id::Fork)->shortcuts(), keys);
        QCOMPARE(actions.changedKeys().keys(), QStringList {u"fork"_s});
        actions.applyKeys({});
        QCOMPARE(actions.get(Actions::Id::Fork)->shortcut(), QKeySequence(u"Ctrl+B"_s));
    }

    void dialogRefusesTakenKeys()
    {
        Actions actions;
        ShortcutDialog dialog(&actions);
        QTreeWidget* list = dialog.list();
        QTreeWidgetItem* fork = nullptr;
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            if (list->topLevelItem(row)->data(0, Qt::UserRole) == u"fork"_s)
                fork = list->topLevelItem(row);
        }
        QVERIFY(fork);
        list->setCurrentItem(fork);
        QCOMPARE(dialog.keyEdit()->keySequence(), QKeySequence(u"Ctrl+B"_s));
        dialog.keyEdit()->setKeySequence(QKeySequence(u"F5"_s));
        QVERIFY2(dialog.clash().contains(u"Reload"_s), qPrintable(dialog.clash()));
        dialog.keyEdit()->setKeySequence(QKeySequence(u"Ctrl+Alt+B"_s));
        QCOMPARE(dialog.clash(), QString());
        dialog.accept();
        QCOMPARE(actions.get(Actions::Id::Fork)->shortcut(), QKeySequence(u"Ctrl+Alt+B"_s));
        QCOMPARE(actions.get(Actions::Id::Reload)->shortcut(), QKeySequence(u"F5"_s));
    }
};

GUI_TEST_CLASS(TestActions)
#include "tst_actions.moc"
