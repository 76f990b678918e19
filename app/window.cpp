// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window.h"

#include "app/cli/cli.h"
#include "app/cli/commandwords.h"
#include "app/screenshot.h"
#include "app/windowoptions.h"
#include "tests/testkit/agentsamples.h"
#include "tests/testkit/samplestore.h"
#include "ui/common/menukey.h"
#include "ui/common/style.h"
#include "ui/common/settings.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"
#include "ui/window/searching.h"
#include "ui/window/windows.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>
#include <QTranslator>
#include <QUrl>

#include <cstdio>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using SampleWriter = Result<> (*)(const QString& path);

/// Makes a sample at the first time. Under another name, so that an interrupted run is not taken for a finished one.
Result<> makeOnce(const QString& path, SampleWriter write)
{
    if (QFileInfo::exists(path))
        return {};
    const QString partial = path + u".part"_s;
    if (QFileInfo(partial).isDir())
        QDir(partial).removeRecursively();
    else
        QFile::remove(partial);
    if (const Result<> written = write(partial); !written)
        return written;
    if (!QFile::rename(partial, path) && !QFileInfo::exists(path))
        return fail(
            Errc::Denied, QCoreApplication::translate("Sample", "The sample session %1 cannot be written.").arg(path));
    return {};
}

/// The sample stores' private copies, which may be changed freely.
Result<MainWindow::Sample> makeSample()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation) + u"/stemma/sample-"_s
        + QStringLiteral(STEMMA_VERSION);
    if (!QDir().mkpath(folder))
        return fail(Errc::Denied,
            QCoreApplication::translate("Sample", "The folder %1 for the sample session cannot be created.")
                .arg(folder));
    const MainWindow::Sample sample {
        folder + u"/sessions.db"_s, SampleTitle.toString(), {folder + u"/claude"_s, folder + u"/codex"_s}};
    for (const auto& [path, write] : {std::pair<QString, SampleWriter>(sample.path, writeSampleStore),
             {sample.others.at(0), writeClaudeCodeSample}, {sample.others.at(1), writeCodexSample}}) {
        if (const Result<> made = makeOnce(path, write); !made)
            return std::unexpected(made.error());
    }
    return sample;
}

/// Installs the translations of program and toolkit; both go with the application.
void setLanguage(const QString& code)
{
    const QLocale locale = code.isEmpty() ? QLocale() : QLocale(code);
    QLocale::setDefault(locale);
    auto* own = new QTranslator(qApp);
    // English is a translation too: it holds the plural forms.
    if (own->load(locale, u"stemma"_s, u"_"_s, u":/translations"_s) || own->load(u"stemma_en"_s, u":/translations"_s))
        QCoreApplication::installTranslator(own);
    // That of the texts, and not what translations of the toolkit say, which may be missing. A language that was asked
    // for also where there is no translation yet: so the window can be looked at from right to left.
    const auto direction = (code.isEmpty() ? QLocale(own->language()) : locale).textDirection();
    if (!code.isEmpty() || direction == Qt::RightToLeft)
        QGuiApplication::setLayoutDirection(direction);
    auto* toolkit = new QTranslator(qApp);
    if (toolkit->load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(toolkit);
}

/// Calls `then` once the window has been painted: nothing of a store is touched before.
class FirstPaint final : public QObject
{
public:
    FirstPaint(QWidget* window, std::function<void()> then)
        : QObject(window)
        , m_then(std::move(then))
    {
        window->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && m_then) {
            QTimer::singleShot(0, watched, std::exchange(m_then, {}));
            watched->removeEventFilter(this);
            deleteLater();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_then;
};

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

QList<SessionLink> linksOf(const WindowOptions& options)
{
    QList<SessionLink> links;
    for (const QString& path : options.paths) {
        SessionLink link = SessionLink::ofWord(path);
        if (!options.session.isEmpty())
            link.session = SessionId(options.session);
        if (!options.message.isEmpty())
            link.message = options.message;
        links += link;
    }
    return links;
}

void prepareFonts()
{
    // Without a desktop's settings Qt takes a size that is far from what desktops use.
    if (QGuiApplication::platformName() == "offscreen"_L1) {
        QFont font = QApplication::font();
        font.setFamilies({u"Noto Sans"_s, u"DejaVu Sans"_s});
        font.setPointSizeF(10);
        QApplication::setFont(font);
    }
}

/// Before there is an application.
void nameApplication()
{
    QCoreApplication::setOrganizationName(u"stemma"_s);
    QCoreApplication::setApplicationName(u"stemma"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(STEMMA_VERSION));
    QGuiApplication::setDesktopFileName(u"org.stemma.Stemma"_s);
}

/// What the command line names. @p links: of its paths.
void openNamed(MainWindow& window, const WindowOptions& options, const QList<SessionLink>& links)
{
    window.openRequest({});
    QList<StoreOpening::Place> places;
    // What was typed is meant; a link may come from anywhere.
    for (qsizetype i = 0; i < links.size(); ++i)
        places.append({links.at(i), !SessionLink::of(QUrl(options.paths.at(i)))});
    window.opening()->openPlaces(places);
    if (options.demo)
        window.opening()->openSample({{}, SessionId(options.session), options.message});
}

} // namespace

int runWindow(int& argc, char** argv)
{
    WindowOptions options;
    if (const int code = parseWindowOptions(argc, argv, options); code >= 0)
        return code;
    for (const QString& path : std::as_const(options.paths)) {
        if (cli::isMistaken(path))
            return cli::refuseWord(argc, argv, path);
    }
    if (options.isScreenshot())
        prepareForScreenshot(options);
    if (!hasDisplay()) {
        std::fputs(
            "stemma: There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can be shown; "
            "--screenshot FILE.png draws it without one.\n",
            stderr);
        return 3;
    }
    nameApplication();
    const QVariantMap platformData = ApplicationService::ownPlatformData();
    QApplication app(argc, argv);
    QTemporaryDir noSettings; // a picture must not depend on who makes it
    const QString file = options.isScreenshot() ? noSettings.filePath(u"stemma.ini"_s) : QString();
    Settings settings(file);
    Preferences preferences(settings);
    std::optional<ApplicationService> service; // a picture needs none
    if (!options.isScreenshot())
        service.emplace();
    const bool isToHandOver = service && !options.demo && preferences.flag(Preference::Id::OneInstance);
    const ApplicationService::Wish wish {linksOf(options), options.newWindow, platformData};
    if (isToHandOver && service->handOver(wish))
        return 0;
    setLanguage(options.language.isEmpty() ? preferences.text(Preference::Id::Language) : options.language);
    prepareFonts();
    Style::install(app);
    new MenuKey(app);
    const Appearance appearance(preferences, options.theme);

    // What runs for windows that are gone is told to end, and uses the application until then.
    const auto ended = qScopeGuard([] { QThreadPool::globalInstance()->waitForDone(); });
    Windows windows(file);
    windows.setSampleMaker(makeSample);
    QObject::connect(&windows, &Windows::preferenceChanged, &preferences,
        [&preferences](Preference::Id id) { preferences.take(id); });
    MainWindow& window = *windows.add();
    const auto open = [&window, &options, wish] { openNamed(window, options, wish.links); };
    if (options.isScreenshot())
        return takeScreenshot(window, options, open);
    // Another start may have been quicker.
    if (!service->offer() && isToHandOver && service->handOver(wish, ApplicationService::BeginMs))
        return 0;
    bool hasBegun = false;
    const auto begin = [&window, &windows, &hasBegun, open] {
        if (std::exchange(hasBegun, true))
            return;
        window.restoreSession();
        windows.restoreOthers();
        open();
        window.searching()->start();
    };
    QObject::connect(&*service, &ApplicationService::wished, &windows,
        [&windows, &preferences, &hasBegun, begin](ApplicationService::Wish asked, const QString& activationToken) {
            // The desktop starts the program before it says what for, and this window is for that.
            if (hasBegun && !preferences.flag(Preference::Id::OneInstance))
                asked.isNewWindow = true;
            begin();
            windows.fulfil(asked, activationToken);
        });
    new FirstPaint(&window, [begin] {
        // For the benchmark of the start.
        if (qEnvironmentVariableIsSet("STEMMA_EXIT_AFTER_FIRST_PAINT"))
            QCoreApplication::quit();
        else
            begin();
    });
    window.show();
    return QApplication::exec();
}

} // namespace stemma
