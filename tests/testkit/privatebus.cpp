// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/privatebus.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <signal.h>
#include <sys/prctl.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int BusPatienceMs = 60'000;

bool writeWhole(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

QString PrivateBus::missingProgram()
{
    return QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty() ? u"the program dbus-daemon is not here"_s
                                                                      : QString();
}

QString PrivateBus::address() const
{
    return u"unix:path="_s + m_folder.filePath(u"bus"_s);
}

Result<std::unique_ptr<PrivateBus>> PrivateBus::start(
    const QByteArray& serviceFile, const QProcessEnvironment& environment)
{
    std::unique_ptr<PrivateBus> bus(new PrivateBus);
    const QString services = bus->m_folder.filePath(u"services"_s);
    const QString settings = bus->m_folder.filePath(u"bus.conf"_s);
    const QString text
        = u"<busconfig><type>session</type><listen>%1</listen><auth>EXTERNAL</auth>"
          "<limit name=\"service_start_timeout\">600000</limit><servicedir>%2</servicedir><policy "
          "context=\"default\"><allow send_destination=\"*\"/>"
          "<allow receive_sender=\"*\"/><allow own=\"*\"/></policy></busconfig>\n"_s.arg(bus->address(), services);
    const bool isWritten = QDir().mkpath(services) && writeWhole(settings, text.toUtf8())
        && (serviceFile.isEmpty() || writeWhole(services + u"/tested.service"_s, serviceFile));
    if (!isWritten)
        return fail(Errc::Denied, u"the files of the bus cannot be written"_s);
    QProcess& process = bus->m_process;
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    process.setProcessEnvironment(environment);
    process.start(
        u"dbus-daemon"_s, {u"--config-file="_s + settings, u"--nofork"_s, u"--nopidfile"_s, u"--print-address=1"_s});
    // It says where it listens once it does.
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(BusPatienceMs))
            return fail(Errc::Denied, u"dbus-daemon: "_s + QString::fromUtf8(process.readAllStandardError()),
                process.errorString());
    }
    return bus;
}

PrivateBus::~PrivateBus()
{
    m_process.kill();
    m_process.waitForFinished(BusPatienceMs);
}

} // namespace stemma
