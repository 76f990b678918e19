// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"

#include <QApplication>
#include <QDir>
#include <QMainWindow>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTextEdit>
#include <QTimer>
#include <QToolBar>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

/// Ends the program once the window has been painted.
class FirstPaint final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            QTimer::singleShot(0, qApp, &QCoreApplication::quit);
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

int minimalWindow()
{
    QMainWindow window;
    QToolBar* bar = window.addToolBar(u"Main"_s);
    for (int i = 0; i < 8; ++i)
        bar->addAction(u"Action %1"_s.arg(i));
    auto* splitter = new QSplitter(&window);
    auto* tree = new QTreeView(splitter);
    auto* model = new QStandardItemModel(20, 2, tree);
    tree->setModel(model);
    auto* text = new QTextEdit(splitter);
    text->setPlainText(u"Some text.\n"_s.repeated(40));
    window.setCentralWidget(splitter);
    window.resize(1440, 900);
    FirstPaint watcher;
    window.installEventFilter(&watcher);
    window.show();
    return QCoreApplication::exec();
}

void startUp(const Options& options, Report& report)
{
    constexpr int Runs = 9;
    const QString folder = options.folder + u"/settings"_s;
    QDir(folder).removeRecursively();
    QDir().mkpath(folder);
    Pairs cpu;
    std::vector<double> resident;
    std::vector<double> wall;
    for (int i = 0; i < Runs; ++i) {
        const auto least
            = runChild(QCoreApplication::applicationFilePath(), {u"--minimal-window"_s}, folder, Output::Discard);
        const auto program = runChild(QStringLiteral(STEMMA_PROGRAM), {}, folder, Output::Discard);
        if (!least || !program || least->exitCode != 0 || program->exitCode != 0)
            return report.fail(u"start-up"_s, u"a window did not come up and end by itself"_s);
        cpu.add(program->cpuMs, least->cpuMs);
        wall.push_back(program->elapsedMs);
        resident.push_back(double(program->peakResident) / double(1 << 20));
    }
    const QString against = u"minimal window %1 ms"_s.arg(median(cpu.yardsticks), 0, 'f', 0);
    report.add({u"start-up, to the first paint"_s, Measured(cpu.things), u"ms"_s, {}, false, against});
    report.add({u"start-up, ratio to minimal window"_s, cpu.ratio(), u"x"_s, 2.0, false, against});
    report.add({u"start-up, resident without a store"_s, Measured(resident), u"MiB"_s, 60.0, false,
        u"peak; elapsed %1 ms"_s.arg(median(wall), 0, 'f', 0)});
}

} // namespace stemma::bench
