// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/connect/connectdialog.h"

#include "core/models/serversource.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "core/base/keychain.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MostPort = 65535;
constexpr int DefaultPort = 5432;

/// libpq's words, weakest first; the empty one leaves it to libpq.
const QStringList SslModes
    = {QString(), u"disable"_s, u"allow"_s, u"prefer"_s, u"require"_s, u"verify-ca"_s, u"verify-full"_s};

} // namespace

ConnectDialog::ConnectDialog(Keychain& keychain, QWidget* parent)
    : QDialog(parent)
    , m_keychain(keychain)
    , m_tester(serversource::look)
    , m_status(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    const Measures& m = Style::measures();
    setWindowTitle(tr("Connect to PostgreSQL"));
    setMinimumWidth(120 * m.u);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(2 * m.u);
    makeFields(*form);

    auto* note = new MutedLabel(tr("Nothing is changed without a plan that you apply. Empty fields are filled from the "
                                   "service, the environment and the password file, as psql does."),
        this);
    note->setWordWrap(true);
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_status->setMinimumHeight(2 * m_status->fontMetrics().lineSpacing());
    m_status->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_status->setAccessibleName(tr("Result of the test"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(m.u);
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing moves when a test begins
    m_progress->setSizePolicy(kept);
    m_progress->hide();

    auto* buttons = new QDialogButtonBox(this);
    m_open = buttons->addButton(QDialogButtonBox::Open);
    m_test = buttons->addButton(tr("&Test connection"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    m_open->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(3 * m.u);
    layout->addWidget(note);
    layout->addLayout(form);
    layout->addWidget(m_progress);
    layout->addWidget(m_status, 1);
    layout->addWidget(buttons);

    connect(m_test, &QPushButton::clicked, this, [this] { m_testing ? stopTest() : test(); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ConnectDialog::openNow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_keychain.check(this, [this](const QString& why) {
        m_remember->setEnabled(why.isEmpty());
        m_remember->setToolTip(why);
        m_whyNot->setText(why);
        m_whyNot->setVisible(!why.isEmpty());
    });
    serversource::services().then(this, [this](const QStringList& names) {
        const QSignalBlocker quiet(m_service); // nobody has changed anything
        const QString typed = m_service->currentText();
        m_service->addItems(names);
        m_service->setEditText(typed);
    });
    m_host->setFocus();
}

ConnectDialog::~ConnectDialog() = default;

void ConnectDialog::makeFields(QFormLayout& form)
{
    const auto line = [this](const QString& placeholder) {
        auto* edit = new QLineEdit(this);
        edit->setPlaceholderText(placeholder);
        connect(edit, &QLineEdit::textChanged, this, &ConnectDialog::noteChange);
        return edit;
    };
    m_service = new QComboBox(this);
    m_service->setEditable(true);
    m_service->setInsertPolicy(QComboBox::NoInsert);
    m_service->lineEdit()->setPlaceholderText(tr("None"));
    m_service->setToolTip(tr("a section of pg_service.conf"));
    m_host = line(tr("localhost, or a postgresql:// address"));
    m_port = new QSpinBox(this);
    m_port->setRange(0, MostPort);
    m_port->setSpecialValueText(tr("%1 (default)").arg(QString::number(DefaultPort)));
    m_port->setGroupSeparatorShown(false);
    m_database = line(tr("same as user"));
    m_user = line(tr("your login name"));
    m_password = line(tr("none, or from the password file"));
    m_password->setEchoMode(QLineEdit::Password);
    m_remember = new QCheckBox(tr("&Remember in the keychain"), this);
    m_remember->setEnabled(false);
    m_whyNot = new MutedLabel(this); // a check box does not wrap its text
    m_whyNot->setWordWrap(true);
    m_whyNot->hide();
    m_schema = line(tr("the user’s search path"));
    m_sslMode = new QComboBox(this);
    for (const QString& mode : SslModes)
        m_sslMode->addItem(mode.isEmpty() ? tr("Default") : mode, mode);
    form.addRow(tr("Ser&vice:"), m_service);
    form.addRow(tr("&Host:"), m_host);
    form.addRow(tr("&Port:"), m_port);
    form.addRow(tr("&Database:"), m_database);
    form.addRow(tr("&User:"), m_user);
    form.addRow(tr("Pass&word:"), m_password);
    form.addRow(QString(), m_remember);
    form.addRow(QString(), m_whyNot);
    form.addRow(tr("&Schema:"), m_schema);
    form.addRow(tr("SS&L:"), m_sslMode);
    connect(m_service, &QComboBox::editTextChanged, this, &ConnectDialog::noteChange);
    connect(m_port, &QSpinBox::valueChanged, this, &ConnectDialog::noteChange);
    connect(m_sslMode, &QComboBox::currentIndexChanged, this, &ConnectDialog::noteChange);
    connect(m_host, &QLineEdit::textChanged, this, &ConnectDialog::takePasted);
}

void ConnectDialog::setAddress(const ServerAddress& address)
{
    m_service->setEditText(address.service);
    m_host->setText(address.host);
    m_port->setValue(qMax(0, address.port));
    m_database->setText(address.database);
    m_user->setText(address.user);
    m_schema->setText(address.schema);
    m_sslMode->setCurrentIndex(qMax(0, int(SslModes.indexOf(address.sslMode))));
    m_more = address.more;
}

ServerAddress ConnectDialog::address() const
{
    ServerAddress address;
    address.service = m_service->currentText().trimmed();
    if (const QString host = m_host->text().trimmed(); !isServerAddress(host)) // or it is just being typed
        address.host = host;
    address.port = m_port->value() > 0 ? m_port->value() : -1;
    address.database = m_database->text().trimmed();
    address.user = m_user->text().trimmed();
    address.schema = m_schema->text().trimmed();
    address.sslMode = m_sslMode->currentData().toString();
    address.more = m_more;
    return address;
}

/// An address pasted where only a host belongs is spread over the fields.
void ConnectDialog::takePasted()
{
    const QString text = m_host->text().trimmed();
    if (!isServerAddress(text))
        return;
    const auto parsed = ServerAddress::parse(text);
    if (!parsed) {
        tell(Tone::Bad, parsed.error().text);
        return;
    }
    if (parsed->address == ServerAddress())
        return; // it is just being typed
    setAddress(parsed->address);
    if (!parsed->password.isNull())
        m_password->setText(parsed->password);
}

void ConnectDialog::askForPassword(const QString& said)
{
    tell(Tone::Bad, said);
    m_password->setFocus();
    m_password->selectAll();
}

QString ConnectDialog::statusText() const
{
    return m_status->text();
}

void ConnectDialog::tell(Tone tone, const QString& text)
{
    const Colours& c = Style::colours();
    QPalette palette;
    palette.setColor(QPalette::WindowText, tone == Tone::Good ? c.ok : tone == Tone::Bad ? c.error : c.text);
    m_status->setPalette(palette);
    m_status->setText(text);
}

void ConnectDialog::noteChange()
{
    stopTest();
    tell(Tone::Plain, {});
}

void ConnectDialog::keepPassword()
{
    if (!m_password->text().isEmpty())
        ServerPasswords::keep(address().url(), m_password->text());
}

/// What was typed as it will be read later. What was pasted as a host and is not understood may hold a password.
Result<ServerAddress::Parsed> ConnectDialog::readBack() const
{
    const QString host = m_host->text().trimmed();
    if (isServerAddress(host)) {
        if (auto pasted = ServerAddress::parse(host); !pasted)
            return pasted;
    }
    return ServerAddress::parse(address().url());
}

void ConnectDialog::test()
{
    const auto parsed = readBack();
    if (!parsed) {
        tell(Tone::Bad, parsed.error().text);
        return;
    }
    keepPassword();
    m_testing = true;
    m_progress->show();
    m_test->setText(tr("Stop the &test"));
    tell(Tone::Plain, tr("Connecting to %1…").arg(parsed->address.title()));
    serversource::test(m_tester, parsed->address.url())
        .then(this,
            [this, generation = ++m_generation](const DetectionReport& report) { takeReport(generation, report); });
}

void ConnectDialog::stopTest()
{
    if (!m_testing)
        return;
    ++m_generation; // its answer is dropped; the connection ends by its own time limit
    m_testing = false;
    m_progress->hide();
    m_test->setText(tr("&Test connection"));
    tell(Tone::Plain, tr("The test was stopped."));
}

void ConnectDialog::takeReport(quint32 generation, const DetectionReport& report)
{
    if (generation != m_generation)
        return;
    m_testing = false;
    m_progress->hide();
    m_test->setText(tr("&Test connection"));
    if (report.error) {
        tell(Tone::Bad, report.error->text);
        return;
    }
    if (!report.matches.isEmpty()) {
        const Detection& match = report.matches.first();
        tell(Tone::Good,
            match.version.isEmpty()
                ? tr("Connected. It is a store of %1.").arg(match.format)
                : tr("Connected. It is a store of %1, release %2.").arg(match.format, match.version));
        return;
    }
    QStringList reasons;
    for (const Detection& refusal : report.refusals) {
        if (refusal.server)
            reasons << refusal.reason;
    }
    tell(Tone::Bad, tr("Connected, but there is no known session store. %1").arg(reasons.join(u' ')));
}

void ConnectDialog::openNow()
{
    const QString url = address().url();
    if (const auto parsed = readBack(); !parsed) {
        tell(Tone::Bad, parsed.error().text);
        return;
    }
    keepPassword();
    if (m_remember->isChecked() && !m_password->text().isEmpty())
        m_keychain.write(parentWidget() ? static_cast<QObject*>(parentWidget()) : this, url, m_password->text(),
            [](const QString& why) {
                if (!why.isEmpty())
                    qWarning().noquote() << why; // the store is open all the same
            });
    emit openRequested(url);
    accept();
}

} // namespace stemma
