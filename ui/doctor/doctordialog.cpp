// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/doctor/doctordialog.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

enum DataRole : int { SessionRole = Qt::UserRole, MessageRole };

QTreeWidgetItem* addRow(QTreeWidget* tree, const QString& name, qint64 bytes, qint64 all, const QString& more)
{
    constexpr double Hundred = 100;
    const QString share
        = all > 0 ? QLocale().toString(Hundred * double(bytes) / double(all), 'f', 1) + u" %"_s : QString();
    auto* item = new QTreeWidgetItem(tree, {name, format::bytes(bytes), share, more});
    for (const int column : {1, 2})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(0, name);
    return item;
}

QTreeWidgetItem* addCountedRow(QTreeWidget* tree, const QString& name, qint64 bytes, qint64 all, qint64 count)
{
    QTreeWidgetItem* item = addRow(tree, name, bytes, all, format::number(count));
    item->setTextAlignment(3, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

} // namespace

DoctorDialog::DoctorDialog(DoctorSource::Opener opener, const StoreInfo& store, QWidget* parent)
    : QDialog(parent)
    , m_source(std::move(opener))
    , m_head(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_kinds(addTree(tr("Contents"), {tr("What"), tr("Size"), tr("Share"), tr("Number")}))
    , m_sessions(addTree(tr("Sessions"), {tr("Session"), tr("Size"), tr("Share"), tr("Messages")}))
    , m_large(addTree(tr("Largest contents"), {tr("What"), tr("Size"), tr("Share"), tr("Message")}))
    , m_tables(addTree(tr("Tables"), {tr("Table or index"), tr("Size"), tr("Share"), tr("Index of")}))
    , m_files(addTree(tr("Files"), {tr("Files"), tr("Size"), tr("Share"), tr("Number")}))
    , m_note(new MutedLabel(this))
    , m_progress(new QProgressBar(this))
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Database doctor: %1").arg(QFileInfo(store.path).fileName()));
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_head->setWordWrap(true);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setTextVisible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::ActionRole);
    m_delete = buttons->addButton(tr("&Delete session…"), QDialogButtonBox::ActionRole);
    m_integrity = buttons->addButton(tr("Check &integrity"), QDialogButtonBox::ActionRole);
    m_writeBack = buttons->addButton(tr("&Write log back"), QDialogButtonBox::ActionRole);
    m_vacuum = buttons->addButton(tr("&Vacuum…"), QDialogButtonBox::ActionRole);
    m_delete->setToolTip(tr("Plan the deletion of the selected session; it can be undone"));
    m_writeBack->setToolTip(
        tr("Write the log back into the database; no record changes, and there is nothing to undo"));
    m_vacuum->setToolTip(tr("Plan to give the free pages back; it can be undone"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * u);
    layout->addWidget(m_head);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    resize(200 * u, 140 * u);
    new ScreenFit(*this);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_source.cancel(); });
    connect(m_delete, &QPushButton::clicked, this, [this] { emit deleteRequested(chosenSession()); });
    connect(m_integrity, &QPushButton::clicked, this, &DoctorDialog::checkIntegrity);
    connect(m_writeBack, &QPushButton::clicked, this, &DoctorDialog::writeBack);
    connect(m_vacuum, &QPushButton::clicked, this, &DoctorDialog::planVacuum);
    connect(m_tabs, &QTabWidget::currentChanged, this, &DoctorDialog::updateButtons);
    for (QTreeWidget* tree : {m_sessions, m_large}) {
        connect(tree, &QTreeWidget::itemActivated, this, &DoctorDialog::openChosen);
        connect(tree, &QTreeWidget::currentItemChanged, this, &DoctorDialog::updateButtons);
    }
    constexpr int TickMs = 200;
    m_ticks.setInterval(TickMs);
    connect(&m_ticks, &QTimer::timeout, this, &DoctorDialog::showProgress);
    m_head->setText(QDir::toNativeSeparators(store.path));
    read();
}

QTreeWidget* DoctorDialog::addTree(const QString& title, const QStringList& heads)
{
    auto* tree = new QTreeWidget(m_tabs);
    tree->setHeaderLabels(heads);
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
    tree->setAlternatingRowColors(true);
    tree->setAccessibleName(title);
    tree->header()->setStretchLastSection(false);
    for (const int column : {1, 2})
        tree->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tabs->addTab(tree, title);
    return tree;
}

void DoctorDialog::tell(const QString& sentence)
{
    m_note->setText(sentence);
}

QString DoctorDialog::note() const
{
    return m_note->text();
}

/// Shows that something is done until its answer is there; an answer to an older question is nobody's.
template<typename Answer, typename Take>
void DoctorDialog::await(const QString& doing, QFuture<Answer> answer, Take take)
{
    setWorking(doing);
    answer.then(this, [this, take = std::move(take), question = ++m_question](const Answer& given) {
        if (question != m_question)
            return;
        setWorking({});
        if (given)
            take(*given);
        else
            m_note->setText(given.error().code == Errc::Cancelled ? tr("Cancelled.") : given.error().text);
        updateButtons();
    });
}

void DoctorDialog::read()
{
    m_plan.reset();
    m_vacuum->setText(tr("&Vacuum…"));
    await(tr("Reading the store…"), m_source.report(), [this](const StoreReport& report) {
        m_note->clear();
        fill(report);
    });
}

void DoctorDialog::fill(const StoreReport& report)
{
    m_report = report;
    QStringList head {QDir::toNativeSeparators(report.path), format::bytes(report.bytes)};
    for (QTreeWidget* tree : {m_kinds, m_sessions, m_large, m_tables, m_files})
        tree->clear();
    for (const KindSize& kind : report.content.kinds)
        addCountedRow(m_kinds, labelOf(kind.kind), kind.bytes, report.content.bytes, kind.count);
    for (const SessionSize& session : report.content.sessions) {
        const QString name = session.title.isEmpty() ? session.session.value : session.title;
        addCountedRow(m_sessions, name, session.bytes, report.content.bytes, session.messages)
            ->setData(0, SessionRole, session.session.value);
    }
    for (const LargePart& part : report.content.large) {
        const QString name = labelOf(part.kind) + (part.name.isEmpty() ? QString() : factSeparator() + part.name);
        QTreeWidgetItem* item = addCountedRow(m_large, name, part.bytes, report.content.bytes, part.row + 1);
        item->setData(0, SessionRole, part.session.value);
        item->setData(0, MessageRole, part.message.value);
    }
    for (const FilesSize& files : std::as_const(report.files))
        addCountedRow(m_files, files.ending.isEmpty() ? tr("without an ending") : files.ending, files.bytes,
            report.bytes, files.count);
    m_tabs->setTabVisible(m_tabs->indexOf(m_tables), report.database.has_value());
    if (report.database) {
        const DatabaseSizes& database = *report.database;
        const qint64 all = database.pages * database.pageBytes;
        for (const TableSize& table : database.tables)
            addRow(m_tables, table.name, table.bytes, all, table.table);
        addRow(m_tables, tr("Free pages"), report.freeBytes(), all, {});
        if (report.freeBytes() > 0)
            head << tr("%1 in free pages").arg(format::bytes(report.freeBytes()));
        if (database.logBytes > 0)
            head << tr("%1 in the log").arg(format::bytes(database.logBytes));
        QStringList sentences;
        if (!database.isExact)
            sentences << tr("This SQLite cannot count pages: tables are shown by the sizes of their values.");
        for (const IndexAdvice& advice : database.advice)
            sentences << adviceText(advice);
        m_note->setText(sentences.join(u'\n'));
    }
    m_head->setText(head.join(factSeparator()));
}

void DoctorDialog::checkIntegrity()
{
    await(tr("Checking every page…"), m_source.integrity(), [this](const QStringList& problems) {
        m_note->setText(
            problems.isEmpty() ? tr("No damage found.") : tr("SQLite found damage:") + u'\n' + problems.join(u'\n'));
    });
}

/// Plans it at first, so that its user sees what is regained; then asks for it to be carried out.
void DoctorDialog::planVacuum()
{
    if (m_plan) {
        emit applyRequested(*m_plan);
        return;
    }
    await(tr("Trying it out on a copy…"), m_source.vacuum(), [this](const EditPlan& plan) {
        m_plan = plan;
        const PlannedWrite& write = plan.writes.first();
        m_note->setText(tr("%1 → %2: %3. %4").arg(write.before, write.after, write.what, plan.warnings.join(u' ')));
        m_vacuum->setText(tr("&Vacuum now"));
    });
}

void DoctorDialog::writeBack()
{
    await(tr("Writing the log back…"), m_source.writeBack(), [this](qint64) { read(); });
}

SessionId DoctorDialog::chosenSession() const
{
    const auto* tree = qobject_cast<const QTreeWidget*>(m_tabs->currentWidget());
    const QTreeWidgetItem* item = tree ? tree->currentItem() : nullptr;
    return SessionId(item ? item->data(0, SessionRole).toString() : QString());
}

void DoctorDialog::openChosen()
{
    const SessionId session = chosenSession();
    const auto* tree = qobject_cast<const QTreeWidget*>(m_tabs->currentWidget());
    if (session.isEmpty() || !tree)
        return;
    const MessageId message(tree->currentItem()->data(0, MessageRole).toString());
    if (message.isEmpty())
        emit sessionRequested(session);
    else
        emit messageRequested(session, message);
}

void DoctorDialog::setWorking(const QString& doing)
{
    m_isWorking = !doing.isEmpty();
    if (m_isWorking) {
        m_note->setText(doing);
        m_progress->setRange(0, 0);
        m_ticks.start();
    } else {
        m_ticks.stop();
    }
    m_progress->setVisible(m_isWorking);
    updateButtons();
}

void DoctorDialog::showProgress()
{
    constexpr int Steps = 1000;
    const auto [done, total] = m_source.progress();
    m_progress->setRange(0, total > 0 ? Steps : 0);
    m_progress->setValue(total > 0 ? int(done * Steps / total) : 0);
}

void DoctorDialog::updateButtons()
{
    const bool isDatabase = m_report && m_report->database;
    m_cancel->setVisible(m_isWorking);
    m_delete->setEnabled(!m_isWorking && !chosenSession().isEmpty());
    m_integrity->setVisible(isDatabase);
    m_writeBack->setVisible(isDatabase && m_report->database->logBytes > 0);
    m_vacuum->setVisible(isDatabase);
    for (QPushButton* button : {m_integrity, m_writeBack, m_vacuum})
        button->setEnabled(!m_isWorking);
}

} // namespace stemma
