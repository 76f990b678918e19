// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/exportdialog.h"

#include "core/export/redaction/redactor.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/export/documentwords.h"
#include "ui/export/redactionpane.h"
#include "ui/export/reportwriter.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

ExportDialog::ExportDialog(ExportSource::Opener opener, const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_title(title)
    , m_source(std::move(opener))
    , m_fields(new QFormLayout)
    , m_form(new QComboBox(this))
    , m_scope(new QComboBox(this))
    , m_thinking(new QCheckBox(tr("&Thinking"), this))
    , m_tools(new QCheckBox(tr("Tool &calls and patches"), this))
    , m_images(new QCheckBox(tr("&Images"), this))
    , m_redact(new QCheckBox(tr("&Redact: replace keys, addresses, names and home folders"), this))
    , m_pane(new RedactionPane(this))
    , m_note(new MutedLabel(this))
    , m_progress(new QProgressBar(this))
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Export “%1”").arg(title));
    m_pane->hide();
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->hide();
    m_progress->setTextVisible(false);
    m_fields->addRow(tr("&Form:"), m_form);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * u);
    layout->addLayout(m_fields);
    layout->addWidget(m_redact);
    layout->addWidget(m_pane, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_note);
    layout->addStretch(0);
    layout->addWidget(makeButtons());
    connectParts();
}

ExportDialog::ExportDialog(
    ExportSource::Opener opener, const SessionInfo& session, const ExportKeys& selected, QWidget* parent)
    : ExportDialog(std::move(opener), documentwords::title(session), parent)
{
    m_session = session.id;
    m_selected = selected;
    for (const ExportForm form : AllExportForms)
        m_form->addItem(titleOf(form), int(form));
    m_scope->addItem(tr("The whole session"), int(Scope::Whole));
    m_scope->addItem(tr("Without discarded messages and side chains"), int(Scope::Branch));
    if (selected.count > 0)
        m_scope->addItem(tr("%Ln selected message(s)", nullptr, int(selected.count)), int(Scope::Selected));
    if (selected.count > 1)
        m_scope->setCurrentIndex(m_scope->findData(int(Scope::Selected)));
    m_fields->addRow(tr("&What:"), m_scope);
    auto* boxes = new QHBoxLayout;
    for (QCheckBox* box : {m_thinking, m_tools, m_images}) {
        box->setChecked(true);
        boxes->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &ExportDialog::look);
    }
    boxes->addStretch(1);
    m_fields->addRow(tr("With:"), boxes);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &ExportDialog::look);
    resize(150 * Style::measures().u, sizeHint().height());
}

ExportDialog::ExportDialog(const QString& title, ReportMaker report, QWidget* parent)
    : ExportDialog(ExportSource::Opener(), title, parent)
{
    m_report = std::move(report);
    for (const ExportForm form : ReportForms)
        m_form->addItem(titleOf(form), int(form));
    for (QWidget* field : std::initializer_list<QWidget*> {m_scope, m_thinking, m_tools, m_images})
        field->hide();
    resize(150 * Style::measures().u, sizeHint().height());
}

QDialogButtonBox* ExportDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_folder = buttons->addButton(tr("Open &folder"), QDialogButtonBox::ActionRole);
    m_cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::ActionRole);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    m_export->setIcon(icons::icon(u"document-export"_s));
    m_export->setDefault(true);
    m_copy = buttons->addButton(tr("Redacted &copy…"), QDialogButtonBox::ActionRole);
    for (QPushButton* button : {m_folder, m_cancel, m_copy})
        button->hide();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ExportDialog::connectParts()
{
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::askForFile);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        emit copyRequested(m_pane->model()->list(), m_pane->names());
        accept();
    });
    connect(m_cancel, &QPushButton::clicked, &m_source, &ExportSource::cancel);
    connect(m_folder, &QPushButton::clicked, this,
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_written).absolutePath())); });
    connect(m_redact, &QCheckBox::toggled, this, [this](bool on) {
        m_pane->setVisible(on);
        m_copy->setVisible(on && !m_report);
        const int unit = Style::measures().u;
        resize(on ? std::max(width(), 200 * unit) : width(), on ? std::max(height(), 130 * unit) : sizeHint().height());
        look();
    });
    connect(m_pane, &RedactionPane::namesChanged, this, &ExportDialog::look);
    connect(m_pane, &RedactionPane::typingBegan, this, [this] {
        m_isLookedThrough = false;
        updateButtons();
    });
    connect(m_pane, &RedactionPane::messageRequested, this, &ExportDialog::messageRequested);
    connect(&m_source, &ExportSource::looked, this, &ExportDialog::takeFound);
    connect(&m_source, &ExportSource::written, this, &ExportDialog::takeWritten);
    constexpr int TickMs = 200;
    m_ticks.setInterval(TickMs);
    connect(&m_ticks, &QTimer::timeout, this, &ExportDialog::showProgress);
}

ExportWish ExportDialog::wish() const
{
    ExportWish wish;
    wish.session = m_session;
    const auto scope = Scope(m_scope->currentData().toInt());
    if (scope == Scope::Selected)
        wish.keys = m_selected;
    wish.otherBranches = scope != Scope::Branch;
    wish.thinking = m_thinking->isChecked();
    wish.tools = m_tools->isChecked();
    wish.images = m_images->isChecked();
    return wish;
}

ExportForm ExportDialog::form() const
{
    return ExportForm(m_form->currentData().toInt());
}

QString ExportDialog::suggestedName() const
{
    constexpr qsizetype Longest = 60;
    // What no file system takes, and what a shell would take for something else.
    static const QRegularExpression others(u"[^\\p{L}\\p{N}._-]+"_s);
    const QString title = m_redact->isChecked() ? Redactor(m_pane->model()->list()).redacted(m_title) : m_title;
    QString name = title.left(Longest).replace(others, u"-"_s);
    while (name.startsWith(u'-') || name.startsWith(u'.'))
        name.removeFirst();
    while (name.endsWith(u'-') || name.endsWith(u'.'))
        name.chop(1);
    return (name.isEmpty() ? u"session"_s : name) + u'.' + suffixOf(form());
}

void ExportDialog::askForFile()
{
    auto* dialog = new QFileDialog(this, m_report ? windowTitle() : tr("Export session"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(u"%1 (*.%2)"_s.arg(titleOf(form()), suffixOf(form())));
    dialog->setDefaultSuffix(suffixOf(form()));
    dialog->selectFile(suggestedName());
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::exportTo);
    dialog->open();
}

void ExportDialog::exportTo(const QString& path)
{
    m_written.clear();
    m_folder->hide();
    setWorking(tr("Writing…"));
    const auto withRedactions = [this](auto request) {
        if (m_redact->isChecked()) {
            request.redactions = m_pane->model()->list();
            request.names = m_pane->names();
        }
        return request;
    };
    const ExportForm wanted = form();
    if (m_report)
        m_source.write(withRedactions(ReportRequest {m_report,
            [wanted](
                const ReportDocument& report, const TextMap& /*redacted*/) { return spelledReport(report, wanted); },
            path, {}, {}}));
    else
        m_source.write(
            withRedactions(ExportRequest {wish(), [wanted] { return makeExportWriter(wanted); }, path, {}, {}}));
}

void ExportDialog::look()
{
    m_isLookedThrough = false;
    if (!m_redact->isChecked()) {
        m_source.cancel();
        return setWorking({});
    }
    m_pane->setWorking(m_report ? tr("Looking through the text…") : tr("Looking through the session…"));
    setWorking(tr("Looking for what should be redacted…"));
    if (m_report)
        m_source.look(m_report, m_pane->names());
    else
        m_source.look(wish(), m_pane->names());
}

void ExportDialog::takeFound(const Result<RedactionList>& found)
{
    if (!m_redact->isChecked())
        return;
    m_isLookedThrough = found && !m_pane->isTyping();
    setWorking({});
    if (found) {
        m_pane->setList(*found);
        m_note->clear();
    } else {
        m_note->setText(found.error().code == Errc::Cancelled
                ? tr("Cancelled. Without a list of what to redact nothing is exported redacted.")
                : found.error().text);
    }
}

/// What was not looked through would go into it unredacted.
void ExportDialog::updateButtons()
{
    m_export->setEnabled(!m_progress->isVisibleTo(this) && (m_isLookedThrough || !m_redact->isChecked()));
    const ExportWish wished = wish();
    const bool isWhole = !wished.keys && wished.thinking && wished.tools;
    m_copy->setEnabled(m_export->isEnabled() && m_isLookedThrough && isWhole);
    m_copy->setToolTip(isWhole
            ? tr("Make a new session with the stand-ins; the original stays")
            : tr("A copy has all messages: choose the whole session, with thinking and tool calls."));
}

void ExportDialog::takeWritten(const Result<ExportReport>& report)
{
    setWorking({});
    if (!report)
        return m_note->setText(
            report.error().code == Errc::Cancelled ? tr("Cancelled. Nothing was written.") : report.error().text);
    m_written = report->file;
    m_folder->show();
    const QString written = m_report ? tr("%1 written to %2.")
                                     : tr("%Ln message(s), %1, written to %2.", nullptr, int(report->outcome.messages));
    QStringList lines {written.arg(format::bytes(report->outcome.bytes), QDir::toNativeSeparators(report->file))};
    if (report->outcome.unreadable > 0)
        lines += tr("%Ln message(s) could not be read and are missing.", nullptr, int(report->outcome.unreadable));
    if (!report->residues.empty())
        lines += tr("%Ln value(s) in the document still look as if they should be redacted; look through it.", nullptr,
            int(report->residues.size()));
    m_note->setText(lines.join(u'\n'));
}

void ExportDialog::setWorking(const QString& doing)
{
    const bool works = !doing.isEmpty();
    m_progress->setVisible(works);
    m_progress->setRange(0, 0);
    m_cancel->setVisible(works);
    updateButtons();
    if (works) {
        m_note->setText(doing);
        m_ticks.start();
    } else {
        m_ticks.stop();
    }
}

void ExportDialog::showProgress()
{
    constexpr int Steps = 1000;
    const JobControl::Progress progress = m_source.progress();
    if (progress.total <= 0)
        return;
    m_progress->setRange(0, Steps);
    m_progress->setValue(int(double(progress.done) / double(progress.total) * Steps));
}

QString ExportDialog::note() const
{
    return m_note->text();
}

} // namespace stemma
