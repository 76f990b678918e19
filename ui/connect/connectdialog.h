// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/registry.h"
#include "core/store/postgres/serveraddress.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace stemma {

class Keychain;

/// Asks where a PostgreSQL server is. The password goes to ServerPasswords, and to the keychain only where the
/// user wants it; it stands in no address. Files, keychain and server are asked in the background.
class ConnectDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit ConnectDialog(Keychain& keychain, QWidget* parent = nullptr);
    ~ConnectDialog() override;

    /// Fills the fields; the other parameters of the address are kept.
    void setAddress(const ServerAddress& address);
    [[nodiscard]] ServerAddress address() const;
    /// A server wanted a password, or another one: says so and asks for it.
    void askForPassword(const QString& said);

    /// How a connection is tried; tests put their own in. Called off the GUI thread.
    using Tester = std::function<DetectionReport(const QString& url)>;
    void setTester(Tester tester) { m_tester = std::move(tester); }
    [[nodiscard]] bool isTesting() const { return m_testing; }
    [[nodiscard]] QString statusText() const;

signals:
    /// The user wants this store; its password is known.
    void openRequested(const QString& url);

private:
    void makeFields(QFormLayout& form);
    void test();
    void stopTest();
    void takeReport(quint32 generation, const DetectionReport& report);
    void openNow();
    void noteChange();
    void takePasted();
    [[nodiscard]] Result<ServerAddress::Parsed> readBack() const;
    void keepPassword();
    enum class Tone { Plain, Good, Bad };
    void tell(Tone tone, const QString& text);

    Keychain& m_keychain;
    Tester m_tester;
    QList<ServerAddress::Parameter> m_more;
    QComboBox* m_service = nullptr;
    QLineEdit* m_host = nullptr;
    QSpinBox* m_port = nullptr;
    QLineEdit* m_database = nullptr;
    QLineEdit* m_user = nullptr;
    QLineEdit* m_password = nullptr;
    QCheckBox* m_remember = nullptr;
    QLabel* m_whyNot = nullptr; ///< nothing can be remembered
    QLineEdit* m_schema = nullptr;
    QComboBox* m_sslMode = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_test = nullptr;
    QPushButton* m_open = nullptr;
    quint32 m_generation = 0; ///< answers of an earlier test are dropped
    bool m_testing = false;
};

} // namespace stemma
