// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the window comes to a database server.
#include "core/store/serveraddress.h"
#include "ui/connect/connectdialog.h"
#include "ui/connect/keychain.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabarea.h"

namespace stemma {

/// Looks for the password of a server in the keychain, then asks the user. False: nobody can be asked.
bool MainWindow::findPassword(const Refusal& refusal)
{
    if (!m_saving)
        return false;
    const QString url = refusal.path;
    m_tabs->giveUpRestoring(url);
    if (m_passwordTried.contains(url)) {
        connectToServer(url, refusal.error.text);
        return true;
    }
    m_passwordTried.insert(url);
    Keychain::ofDesktop().read(this, url, [this, url, said = refusal.error.text](const QString& password) {
        if (password.isNull()) {
            connectToServer(url, said);
            return;
        }
        ServerPasswords::keep(url, password);
        openPath(url);
    });
    return true;
}

void MainWindow::connectToServer(const QString& url, const QString& said)
{
    auto* dialog = new ConnectDialog(Keychain::ofDesktop(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto parsed = ServerAddress::parse(url); !url.isEmpty() && parsed)
        dialog->setAddress(parsed->address);
    if (!said.isEmpty())
        dialog->askForPassword(said);
    connect(dialog, &ConnectDialog::openRequested, this, [this](const QString& chosen) {
        m_request.paths.append(chosen);
        m_passwordTried.insert(chosen); // what was typed is better than what was kept
        openPath(chosen);
    });
    dialog->open();
}

} // namespace stemma
