// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/screenshot.h"

#include "core/session/names.h"
#include "core/store/messagename.h"
#include "ui/common/style.h"
#include "ui/doctor/doctordialog.h"
#include "ui/export/exportdialog.h"
#include "ui/export/redactionpane.h"
#include "ui/find/findbar.h"
#include "ui/inspector/inspector.h"
#include "ui/pages/sessionfind.h"
#include "ui/pages/usagepage.h"
#include "ui/plan/plandialog.h"
#include "ui/settings/settingsdialog.h"
#include "ui/window/editing.h"
#include "ui/window/asidetabs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/searching.h"
#include "ui/window/tabarea.h"

#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QStatusBar>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int CheckMs = 25;
constexpr int QuietChecks = 16; ///< in turn; short timers (typing, resting, placeholders) run out meanwhile
constexpr qint64 LongestMs = 180'000;

int sayFailure(const QString& text)
{
    std::fprintf(stderr, "stemma: %s\n", qUtf8Printable(text));
    return 3;
}

void showDock(MainWindow& window, const QString& name)
{
    if (name.isEmpty())
        return;
    using Act = Actions::Id;
    constexpr std::pair<QLatin1StringView, Act> Tabs[] = {{"lineage"_L1, Act::ShowLineage},
        {"compaction"_L1, Act::ShowCompaction}, {"usage"_L1, Act::ShowUsage}, {"search-tab"_L1, Act::SearchInTab},
        {"search-index"_L1, Act::SearchIndexes}, {"export"_L1, Act::Export}, {"settings"_L1, Act::Configure},
        {"hand-over"_L1, Act::HandOver}, {"ask"_L1, Act::AskContext}, {"doctor"_L1, Act::Doctor}};
    const auto* tab = std::ranges::find_if(Tabs, [&name](const auto& one) { return one.first == name; });
    if (tab != std::end(Tabs)) {
        window.actions()->get(tab->second)->trigger();
        return;
    }
    QDockWidget* own = window.dock(name);
    QDockWidget* dock = own ? own : window.dock(u"inspector"_s);
    window.docks()->bringUp(dock);
    if (name == "raw"_L1 || name == "details"_L1 || name == "turn"_L1)
        window.panel<Inspector>()->setPage(name == "raw"_L1 ? Inspector::RawPage
                : name == "turn"_L1                         ? Inspector::AuditPage
                                                            : Inspector::DetailsPage);
}

ExportDialog* exportDialog(const MainWindow& window)
{
    return window.findChild<ExportDialog*>();
}

/// Once; what is shown may take a while to be read.
void showPanels(MainWindow& window, const WindowOptions& options)
{
    const SessionPage* page = window.tabs()->currentSession();
    if (options.dock == "find"_L1 && page) {
        page->find()->open();
        page->findBar()->open(options.query);
    } else {
        showDock(window, options.dock);
    }
    const auto views = window.findChildren<SearchView*>();
    for (SearchView* view : views) {
        if (!options.query.isEmpty() && view->isVisible())
            view->find(options.query, {});
    }
    // Names to be redacted.
    if (ExportDialog* exporting = exportDialog(window); exporting && !options.query.isEmpty()) {
        exporting->redactBox()->setChecked(true);
        exporting->redactionPane()->namesEdit()->setText(options.query);
    }
    if (const auto* settings = window.findChild<SettingsDialog*>())
        settings->filter()->setText(options.query);
    const auto usages = window.findChildren<UsagePage*>();
    for (UsagePage* usage : usages)
        usage->focusOn(options.query);
    if (page && !options.compare.isEmpty())
        window.asides()->showLineage(page->store(), page->session(), SessionId(options.compare));
}

void showPlan(MainWindow& window, const QString& wish)
{
    const QString name = wish.section(u'@', 0, 0);
    const QString message = wish.section(u'@', 1);
    SessionPage* page = window.tabs()->currentSession();
    for (int i = 0; i < int(std::variant_size_v<Edit>); ++i) {
        const auto kind = EditKind(i);
        if (nameOf(kind) != name)
            continue;
        if (message.isEmpty()) {
            window.editing()->begin(kind);
        } else if (page) {
            const auto named = [session = page->session(), message](SessionStore& store, const JobControl& job) {
                return messageNamed(store, session, message, job);
            };
            page->store()->run(named).then(&window, [&window, kind](const Result<MessageId>& id) {
                if (id)
                    window.editing()->beginAt(kind, *id);
            });
        }
    }
}

/// The window, with the dialog above it as a desktop would show it.
QPixmap pictureOf(MainWindow& window)
{
    QPixmap picture = window.grab();
    QWidget* dialog = window.editing()->dialog();
    if (!dialog)
        dialog = exportDialog(window);
    if (!dialog)
        dialog = window.findChild<SettingsDialog*>();
    if (!dialog)
        dialog = window.findChild<DoctorDialog*>();
    if (!dialog)
        dialog = QApplication::activeModalWidget();
    if (dialog) {
        const QPixmap above = dialog->grab();
        const QPoint at(
            qMax(0, (window.width() - dialog->width()) / 2), qMax(0, (window.height() - dialog->height()) / 2));
        QPainter painter(&picture);
        painter.drawPixmap(at, above);
        painter.setPen(Style::colours().edge);
        painter.drawRect(QRect(at, dialog->size()).adjusted(-1, -1, 0, 0));
    }
    return picture;
}

/// The offscreen platform warns of all it cannot do; that is no news for somebody who wants a picture.
void sayUnlessOfPlatform(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    Q_UNUSED(context)
    if (type != QtDebugMsg && !text.startsWith("This plugin does not support"_L1))
        std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

} // namespace

void prepareForScreenshot(const WindowOptions& options)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(sayUnlessOfPlatform);
    qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
}

int takeScreenshot(MainWindow& window, const WindowOptions& options, const std::function<void()>& open)
{
    window.setSaving(false);
    window.resize(options.size);
    window.show();
    window.restoreSession(); // nothing to restore; looks at what the start page shows
    open();

    QElapsedTimer since;
    since.start();
    int quiet = 0;
    int code = 0;
    bool shown = false;
    bool planned = false;
    QTimer check;
    check.setInterval(CheckMs);
    QObject::connect(&check, &QTimer::timeout, &window, [&] {
        const ExportDialog* exporting = exportDialog(window);
        const auto* doctor = window.findChild<DoctorDialog*>();
        const bool idle = window.isIdle() && !(exporting && exporting->isWorking()) && !(doctor && doctor->isWorking())
            && QThreadPool::globalInstance()->activeThreadCount() == 0;
        quiet = idle ? quiet + 1 : 0;
        if (quiet == 1 && !std::exchange(shown, true))
            showPanels(window, options);
        if (quiet == QuietChecks && !std::exchange(planned, true) && !options.plan.isEmpty()) {
            showPlan(window, options.plan);
            quiet = 0;
            return;
        }
        if (quiet < QuietChecks && !since.hasExpired(LongestMs))
            return;
        check.stop();
        if (quiet < QuietChecks) {
            code = sayFailure(MainWindow::tr("No picture was made: the store was not loaded within three minutes."));
        } else if (!options.plan.isEmpty() && !window.editing()->dialog()) {
            code = sayFailure(
                MainWindow::tr("No picture was made: the edit “%1” cannot be planned here.").arg(options.plan));
        } else if (!pictureOf(window).save(options.picture, "PNG")) {
            code = sayFailure(MainWindow::tr("The picture %1 cannot be written.").arg(options.picture));
        } else if (!window.failure().isEmpty()) {
            code = sayFailure(window.failure());
        }
        QApplication::quit();
    });
    check.start();
    QApplication::exec();
    return code;
}

} // namespace stemma
