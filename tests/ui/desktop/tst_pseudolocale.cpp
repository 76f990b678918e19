// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/keychain.h"
#include "tests/testkit/samplestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/connect/connectdialog.h"
#include "ui/connect/endpointdialog.h"
#include "ui/export/exportdialog.h"
#include "ui/pages/sessionpage.h"
#include "ui/settings/settingsdialog.h"
#include "ui/window/configuring.h"
#include "ui/window/mainwindow.h"
#include "ui/window/searching.h"
#include "ui/window/shortcutdialog.h"
#include "ui/window/tabarea.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr QChar Opened(0x27E6);
constexpr QChar Closed(0x27E7);

/// Every text is its own translation, in brackets.
class BracketTranslator final : public QTranslator
{
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* /*disambiguation*/, int /*n*/) const override
    {
        const bool isKey = qstrcmp(context, "QShortcut") == 0; // of which shortcuts are put together by Qt
        return isKey  ? QString::fromUtf8(source)
            : *source ? QString(Opened + QString::fromUtf8(source) + Closed)
                      : QString();
    }
};

} // namespace

/// In a language that puts brackets around every text: what has none was not translated, and where one ends and the
/// next begins a sentence was built from pieces, which other languages would put in another order.
class TestPseudoLocale final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("HOME", m_folder.path().toUtf8());
        for (const char* name : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(name, m_folder.filePath(QString::fromLatin1(name)).toUtf8());
        QCoreApplication::installTranslator(new BracketTranslator(qApp));
        Style::install(*qApp);
        m_path = m_folder.filePath(u"sessions.db"_s);
        QVERIFY(writeSampleStore(m_path));
        m_window = std::make_unique<MainWindow>(m_folder.filePath(u"stemma.ini"_s));
        m_window->setSaving(false);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->openRequest({{m_path}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
    }
    void cleanupTestCase() { m_window.reset(); }

    void actions()
    {
        for (const QAction* action : m_window->actions()->all()) {
            check(action->text(), action->objectName());
            check(action->toolTip(), action->objectName());
            check(action->statusTip(), action->objectName());
        }
        for (const QAction* menu : m_window->menuBar()->actions())
            check(menu->text(), u"menu bar"_s);
        report();
    }

    void panels()
    {
        for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
            m_window->docks()->bringUp(dock);
            QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
            check(dock->windowTitle(), dock->objectName());
            checkWidgets(*dock);
        }
        report();
    }

    void dialogs()
    {
        checkDialog(m_window->configuring()->open());
        checkDialog(new ShortcutDialog(m_window->actions(), m_window.get()));
        checkDialog(new ConnectDialog(Keychain::ofDesktop(), m_window.get()));
        checkDialog(new EndpointDialog(*m_window->endpoints(), m_window.get()));
        m_window->actions()->get(Actions::Id::Export)->trigger();
        checkDialog(m_window->findChild<ExportDialog*>());
        report();
    }

private:
    static constexpr int Patience = testclass::Patience;

    void checkDialog(QDialog* dialog)
    {
        QVERIFY(dialog);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        check(dialog->windowTitle(), QString::fromLatin1(dialog->metaObject()->className()));
        checkWidgets(*dialog);
        dialog->close();
    }

    void checkWidgets(const QWidget& top)
    {
        for (const QWidget* widget : top.findChildren<QWidget*>()) {
            const QString where = QString::fromLatin1(widget->metaObject()->className()) + u" in "_s
                + QString::fromLatin1(top.metaObject()->className()) + u' ' + top.objectName();
            check(widget->toolTip(), where, true);
            check(widget->accessibleName(), where, true);
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                check(button->text(), where, true);
            if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
                check(edit->placeholderText(), where, true);
            if (const auto* box = qobject_cast<const QGroupBox*>(widget))
                check(box->title(), where);
            if (const auto* tabs = qobject_cast<const QTabBar*>(widget); tabs && top.isAncestorOf(tabs)) {
                for (int i = 0; i < tabs->count(); ++i)
                    check(tabs->tabText(i), where);
            }
            if (const auto* tree = qobject_cast<const QTreeView*>(widget);
                tree && tree->model() && !tree->isHeaderHidden()) {
                for (int i = 0; i < tree->model()->columnCount(); ++i)
                    check(tree->model()->headerData(i, Qt::Horizontal).toString(), where);
            }
        }
    }

    /// @p isMixed: names of the user's own may be the whole of it.
    void check(const QString& text, const QString& where, bool isMixed = false)
    {
        static const QRegularExpression letters(u"\\p{L}{3}"_s);
        static const QRegularExpression glued(u"\u27E7[ ]?\u27E6"_s);
        if (text.isEmpty() || !letters.match(text).hasMatch())
            return;
        if (text.contains(glued))
            m_found += u"built from pieces: %1 (%2)"_s.arg(text, where);
        if (!text.contains(Opened) && !(isMixed && isData(text)))
            m_found += u"not translated: %1 (%2)"_s.arg(text, where);
    }

    [[nodiscard]] bool isData(const QString& text) const
    {
        return text.contains(u'/') || text.startsWith("http"_L1) || m_data.contains(text);
    }

    void report()
    {
        m_found.removeDuplicates();
        QVERIFY2(m_found.isEmpty(), qPrintable(u"\n"_s + std::exchange(m_found, {}).join(u'\n')));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_path;
    QStringList m_found;
    /// Names that are the same in every language.
    const QSet<QString> m_data {u"PostgreSQL"_s};
};

GUI_TEST_CLASS(TestPseudoLocale)
#include "tst_pseudolocale.moc"
