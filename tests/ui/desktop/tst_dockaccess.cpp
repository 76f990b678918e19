// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/openstore.h"
#include "tests/testkit/samplestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/pages/sessionpage.h"
#include "ui/viewers/textviewer.h"
#include "ui/window/helpdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/shortcutdialog.h"
#include "ui/window/tabarea.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QDockWidget>
#include <QLineEdit>
#include <QScrollBar>
#include <QSemaphore>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Every panel is reached by keys, shows where the focus is, and tells assistive technology what stands in it.
class TestDockAccess final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        qputenv("HOME", m_folder.path().toUtf8());
        for (const char* name : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(name, m_folder.filePath(QString::fromLatin1(name)).toUtf8());
        QVERIFY(writeSampleStore(m_folder.filePath(u"s.db"_s)));
        m_window = std::make_unique<MainWindow>(m_folder.filePath(u"stemma.ini"_s));
        m_window->setSaving(false);
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
        m_window->openRequest({{m_folder.filePath(u"s.db"_s)}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>())
            m_names += dock->objectName();
        QVERIFY(m_names.size() >= 10);
    }
    void cleanupTestCase() { m_window.reset(); }

    /// The first to show them, so that they begin to read. Pictures wait for it.
    void busyWhileTheyRead()
    {
        QSemaphore mayRead;
        const auto held = m_window->tabs()->currentStore()->run(
            [&mayRead](SessionStore&, const JobControl&) { return mayRead.tryAcquire(1, Patience); }, Lane::Visible);
        bool isBusy = true;
        for (const QString& name : {u"changes"_s, u"files"_s, u"thinking"_s}) {
            m_window->docks()->bringUp(m_window->docks()->dock(name));
            isBusy = isBusy && m_window->docks()->isLoading() && !m_window->isIdle();
        }
        mayRead.release();
        QTRY_VERIFY_WITH_TIMEOUT(held.isFinished(), Patience);
        QVERIFY(isBusy);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        QVERIFY(!m_window->docks()->isLoading());
    }

    void reachedByKeys_data() { rows(); }
    void reachedByKeys()
    {
        QDockWidget* dock = shown();
        if (reachable(*dock).isEmpty())
            return; // one sentence, as of changes that nobody made yet
        m_window->docks()->focus(dock);
        QTRY_VERIFY2(dock->isAncestorOf(QApplication::focusWidget()), qPrintable(dock->objectName()));
    }

    void focusIsSeen_data() { rows(); }
    void focusIsSeen()
    {
        const QDockWidget* dock = shown();
        QStringList unseen;
        for (QWidget* widget : reachable(*dock)) {
            m_window->tabs()->setFocus();
            m_window->tabs()->currentSession()->setFocus();
            const QImage without = widget->grab().toImage();
            widget->setFocus(Qt::TabFocusReason);
            if (!widget->hasFocus() && !widget->isAncestorOf(QApplication::focusWidget()))
                continue; // it passes the focus on
            if (widget->grab().toImage() == without)
                unseen += nameOf(*widget);
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
    }

    void toldToAssistiveTechnology_data() { rows(); }
    void toldToAssistiveTechnology()
    {
        const QDockWidget* dock = shown();
        QStringList nameless;
        for (QWidget* widget : reachable(*dock)) {
            QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(accessible && accessible->isValid(), qPrintable(nameOf(*widget)));
            const QString told = accessible->text(QAccessible::Name) + accessible->text(QAccessible::Description);
            if (told.trimmed().isEmpty())
                nameless += nameOf(*widget);
            // Every child that is counted is there.
            for (int i = 0; i < std::min(accessible->childCount(), 30); ++i) {
                const QAccessibleInterface* child = accessible->child(i);
                QVERIFY2(child && child->isValid(), qPrintable(nameOf(*widget)));
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    /// What stands in an empty field is no name: it is gone once somebody types.
    void windowsTellWhatTheirFieldsAre()
    {
        std::vector<std::unique_ptr<QWidget>> windows;
        windows.push_back(std::make_unique<ShortcutDialog>(m_window->actions(), m_window.get()));
        windows.push_back(std::make_unique<HelpDialog>(*m_window->actions(), m_window.get()));
        windows.push_back(std::make_unique<TextViewer>(u"A text"_s, m_window.get()));
        for (const std::unique_ptr<QWidget>& window : windows) {
            window->show();
            QVERIFY(QTest::qWaitForWindowExposed(window.get()));
            const QList<QWidget*> fields = reachable(*window);
            QVERIFY(!fields.isEmpty());
            for (QWidget* field : fields) {
                const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(field);
                QVERIFY2(accessible && !accessible->text(QAccessible::Name).trimmed().isEmpty(),
                    qPrintable(u"%1: %2"_s.arg(window->windowTitle(), nameOf(*field))));
            }
        }
    }

private:
    static constexpr int Patience = testclass::Patience;

    void rows()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : std::as_const(m_names))
            QTest::newRow(qPrintable(name)) << name;
    }
    QDockWidget* shown()
    {
        QFETCH(QString, name);
        auto* dock = m_window->findChild<QDockWidget*>(name);
        m_window->docks()->bringUp(dock);
        [this] { QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience); }();
        return dock;
    }
    /// What Tab goes to, and shows something that can be gone to.
    static QList<QWidget*> reachable(const QWidget& window)
    {
        QList<QWidget*> widgets;
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            const auto* view = qobject_cast<const QAbstractItemView*>(widget);
            const auto* label = qobject_cast<const QLabel*>(widget);
            const bool hasNoLink = label && !label->text().contains("<a "_L1);
            const bool isEmpty = view && (!view->model() || view->model()->rowCount(view->rootIndex()) == 0);
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) && !isEmpty
                && !hasNoLink && !widget->focusProxy() && !widget->visibleRegion().isEmpty())
                widgets += widget;
        }
        return widgets;
    }
    static QString nameOf(const QWidget& widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName() + u' '
            + (button ? button->text() : widget.accessibleName());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_names;
};

GUI_TEST_CLASS(TestDockAccess)
#include "tst_dockaccess.moc"
