// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/handoverdialog.h"

#include "core/base/text.h"
#include "core/session/sessionname.h"
#include "core/store/registry.h"
#include "ui/common/banner.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/plan/panehead.h"
#include "ui/plan/plandetails.h"
#include "ui/plan/plancheckspane.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

const StoreFormat* receivingFormat(const QString& name)
{
    const auto& all = storeFormats();
    const auto found = std::ranges::find(all, name, &StoreFormat::name);
    return found == all.end() ? nullptr : *found;
}

} // namespace

HandOverDialog::HandOverDialog(EditService& service, OpenStore& store, const SessionInfo& session, QWidget* parent)
    : HandOverDialog(service, store, session, std::nullopt, parent)
{
}

HandOverDialog::HandOverDialog(EditService& service, OpenStore& store, const SessionInfo& session,
    const std::optional<Redaction>& redaction, QWidget* parent)
    : QDialog(parent)
    , m_service(service)
    , m_store(&store)
    , m_session(session.id)
    , m_redaction(redaction)
    , m_agent(new QComboBox(this))
    , m_storePath(new QLineEdit(this))
    , m_directory(new QLineEdit(session.directory, this))
    , m_thinking(new QComboBox(this))
    , m_tools(new QComboBox(this))
    , m_banner(new Banner(this))
    , m_details(new PlanDetails(this))
    , m_status(plandialog::mutedLabel(this))
{
    const int u = Style::measures().u;
    setObjectName(u"hand-over-dialog"_s);
    setWindowTitle(m_redaction ? tr("Redacted copy") : tr("Hand over to another agent"));
    setWindowModality(Qt::WindowModal);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 3 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(makeHead(session));
    makeFields();
    auto* form = new QFormLayout;
    form->addRow(tr("&Agent:"), m_agent);
    const auto addPath = [&](const QString& label, QLineEdit* edit, const QString& title, bool isStore) {
        auto* name = new QLabel(label, this);
        name->setBuddy(edit);
        form->addRow(name, withChooser(edit, title, isStore));
    };
    addPath(tr("&Store:"), m_storePath, tr("Choose the store of the agent"), true);
    addPath(tr("&Project folder:"), m_directory, tr("Choose the project folder"), false);
    form->addRow(tr("&Thinking:"), m_thinking);
    form->addRow(tr("T&ool calls:"), m_tools);
    layout->addLayout(form);
    layout->addWidget(m_banner);
    layout->addWidget(m_details, 1);
    layout->addLayout(makeFoot());
    QSize size(285 * u, 190 * u);
    if (parent)
        size = size.boundedTo(parent->window()->size() - QSize(6 * u, 14 * u)).expandedTo({200 * u, 120 * u});
    resize(size);

    m_debounce.setSingleShot(true);
    m_debounce.setInterval(DebounceMs);
    connect(&m_debounce, &QTimer::timeout, this, &HandOverDialog::planNow);
    connect(m_agent, &QComboBox::currentIndexChanged, this, &HandOverDialog::takeAgent);
    for (QComboBox* chooser : {m_thinking, m_tools})
        connect(chooser, &QComboBox::currentIndexChanged, this, &HandOverDialog::planLater);
    for (QLineEdit* edit : {m_storePath, m_directory})
        connect(edit, &QLineEdit::textChanged, this, &HandOverDialog::planLater);
    connect(&m_service, &EditService::applied, this, [this](EditService::Job job, const Receipt& receipt) {
        if (job == m_applying)
            takeApplied(receipt);
    });
    connect(&m_service, &EditService::failed, this,
        [this](EditService::Job job, const QString&, const QString&, const Error& error) {
            if (job == m_applying)
                takeFailed(error);
        });
    m_details->setPlan(nullptr, EditKind::Fork, nullptr);
    lookForPlaces();
    m_agent->setFocus();
}

HandOverDialog::~HandOverDialog()
{
    m_job.cancel();
}

QWidget* HandOverDialog::makeHead(const SessionInfo& session)
{
    auto* head = new QWidget(this);
    auto* layout = new QVBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Style::measures().u / 2);
    const QString prompt = promptAsName(firstLine(session.firstPrompt, session.firstPrompt.size()));
    const QString name = !session.title.isEmpty() ? session.title : prompt.isEmpty() ? session.id.value : prompt;
    constexpr qsizetype LongestName = 80;
    const QString title = m_redaction ? tr("Redacted copy of “%1”") : tr("Hand “%1” over");
    auto* headline = new QLabel(title.arg(firstLine(name, LongestName)), head);
    headline->setFont(Style::measures().h1);
    headline->setTextFormat(Qt::PlainText);
    headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(headline);
    layout->addWidget(plandialog::mutedLabel(head,
        m_redaction
            ? tr("A new session that says the same, with the stand-ins that you chose. The original stays as it is. "
                 "Nothing is written until you press the button below.")
            : tr("Another agent gets a new session that says the same. The original stays as it is. Nothing is written "
                 "until you press the button below.")));
    return head;
}

void HandOverDialog::makeFields()
{
    const QString own = m_store->info().format;
    if (m_redaction)
        m_agent->addItem(tr("%1, the same store").arg(titleOfFormat(own)), QString());
    for (const QString& name : handOverFormats()) {
        if (const StoreFormat* format = receivingFormat(name); format && name != own)
            m_agent->addItem(format->title(), name);
    }
    m_agent->setCurrentIndex(m_redaction ? 0 : -1);
    m_storePath->setAccessibleName(tr("The store that gets the session"));
    m_directory->setAccessibleName(tr("The project folder of the new session"));
    m_directory->setPlaceholderText(tr("The folder in which the agent works on the project"));
    m_thinking->addItem(tr("Leave out"), int(HandOverWish::Thinking::LeaveOut));
    m_thinking->addItem(tr("As text of the answer, without signatures"), int(HandOverWish::Thinking::AsText));
    m_tools->addItem(tr("As calls with their results"), int(HandOverWish::Tools::AsCalls));
    m_tools->addItem(tr("As text of the answer"), int(HandOverWish::Tools::AsText));
}

QHBoxLayout* HandOverDialog::withChooser(QLineEdit* edit, const QString& title, bool isStore)
{
    auto* row = new QHBoxLayout;
    auto* button = new QPushButton(tr("Choose…"), this);
    button->setAutoDefault(false);
    button->setAccessibleName(title);
    row->addWidget(edit, 1);
    row->addWidget(button);
    if (isStore)
        m_storeButton = button;
    connect(button, &QPushButton::clicked, this, [this, edit, title, isStore] {
        auto* dialog = new QFileDialog(this, title, edit->text());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        // A database is a file, a home is a folder.
        const bool isFile = isStore && QFileInfo(edit->text()).isFile();
        dialog->setFileMode(isFile ? QFileDialog::ExistingFile : QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, edit, &QLineEdit::setText);
        dialog->open();
    });
    return row;
}

QHBoxLayout* HandOverDialog::makeFoot()
{
    auto* row = new QHBoxLayout;
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_undo = new QPushButton(icons::icon(u"edit-undo"_s), tr("&Undo"), this);
    m_open = new QPushButton(tr("O&pen the new session"), this);
    m_apply = new QPushButton(tr("&Hand over"), this);
    m_apply->setDefault(true);
    row->addWidget(m_status, 1);
    for (QPushButton* button : {m_cancel, m_undo, m_open, m_apply})
        row->addWidget(button);
    connect(m_cancel, &QPushButton::clicked, this, &HandOverDialog::reject);
    connect(m_undo, &QPushButton::clicked, this, &HandOverDialog::undo);
    connect(m_apply, &QPushButton::clicked, this, &HandOverDialog::apply);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (!m_done)
            return;
        emit openRequested(m_done->store, m_done->newSession);
        accept();
    });
    return row;
}

// ---- planning --------------------------------------------------------------------------------------

bool HandOverDialog::isCopy() const
{
    return m_redaction && m_agent->currentData().toString().isEmpty();
}

/// A home may be on a disk that answers slowly.
void HandOverDialog::lookForPlaces()
{
    // An answer that is there already would be taken within the call.
    handOverPlaces().then(this, [this](const QList<HandOverPlace>& places) {
        QMetaObject::invokeMethod(this, [this, places] { takePlaces(places); }, Qt::QueuedConnection);
    });
    if (m_redaction)
        return takeAgent();
    m_planning = true;
    updateState();
}

/// One that is used here is chosen, or else one that can be given a first session.
void HandOverDialog::takePlaces(const QList<HandOverPlace>& places)
{
    m_places = places;
    const auto isUsed = [&places](const QString& name) {
        return std::ranges::any_of(
            places, [&](const HandOverPlace& place) { return place.format == name && place.isThere; });
    };
    const auto choose = [this](auto isWanted) {
        for (int i = 0; m_agent->currentIndex() < 0 && i < m_agent->count(); ++i) {
            if (isWanted(m_agent->itemData(i).toString()))
                m_agent->setCurrentIndex(i);
        }
    };
    if (m_agent->currentIndex() < 0) {
        choose(isUsed);
        choose(&canBeginStore);
    } else if (m_storePath->text().isEmpty() && m_applying == 0 && !m_done) {
        takeAgent(); // it was chosen in the meantime
    }
}

/// Its sessions are looked for where it keeps them.
void HandOverDialog::takeAgent()
{
    QString place = isCopy() && m_store ? m_store->info().path : QString();
    for (const HandOverPlace& one : m_places.value_or(QList<HandOverPlace>())) {
        if (one.format == m_agent->currentData().toString())
            place = one.path;
    }
    m_apply->setText(isCopy() ? tr("&Make the copy") : tr("&Hand over"));
    m_storePath->setText(QDir::toNativeSeparators(place));
    planNow();
}

HandOverRequest HandOverDialog::request() const
{
    HandOverRequest request {{.session = m_session}, m_agent->currentData().toString(),
        QDir::fromNativeSeparators(m_storePath->text().trimmed())};
    if (m_redaction) {
        request.redactions = m_redaction->list;
        request.names = m_redaction->names;
    }
    const QString directory = QDir::fromNativeSeparators(m_directory->text().trimmed());
    request.wish.directory = directory.isEmpty() ? QString() : QDir::cleanPath(directory);
    request.wish.thinking = HandOverWish::Thinking(m_thinking->currentData().toInt());
    request.wish.tools = HandOverWish::Tools(m_tools->currentData().toInt());
    return request;
}

bool HandOverDialog::isSettled() const
{
    return m_places && !m_planning && m_applying == 0 && !m_debounce.isActive();
}

void HandOverDialog::planLater()
{
    m_job.cancel();
    m_planning = true;
    m_debounce.start();
    updateState();
}

void HandOverDialog::planNow()
{
    m_debounce.stop();
    m_done.reset();
    if (!m_store || m_agent->currentIndex() < 0)
        return;
    m_planning = true;
    m_job.cancel();
    m_job = JobControl();
    const int turn = ++m_turn;
    planHandOver(*m_store, request(), m_job).then(this, [this, turn](const Result<PlannedHandOver>& planned) {
        if (turn == m_turn && !m_debounce.isActive())
            take(planned);
    });
    updateState();
}

void HandOverDialog::take(const Result<PlannedHandOver>& planned)
{
    m_planning = false;
    m_plan = planned ? std::optional(*planned) : std::nullopt;
    m_details->setPlan(m_plan ? &m_plan->plan : nullptr, EditKind::Fork, nullptr);
    if (m_plan) {
        m_details->checks()->setGoOn(continueCommand(m_plan->target.info(), m_plan->plan.newSession));
        showLosses();
    } else if (planned.error().code != Errc::Cancelled) {
        const bool isEarly = planned.error().code == Errc::Usage; // something is not chosen yet
        m_banner->tell(
            isEarly ? Banner::Kind::Note : Banner::Kind::Error, planned.error().text, {}, planned.error().cause);
        m_banner->setButtons({});
    }
    updateState();
}

void HandOverDialog::showLosses()
{
    QStringList losses = m_plan->plan.warnings;
    m_banner->setVisible(!losses.isEmpty());
    if (losses.isEmpty())
        return;
    const QString first = losses.takeFirst();
    m_banner->tell(Banner::Kind::Warning, first, losses.join(u' '));
    m_banner->setButtons({});
}

// ---- carrying out ----------------------------------------------------------------------------------

void HandOverDialog::apply()
{
    if (!m_plan || m_planning || m_applying != 0 || m_done)
        return;
    m_job = JobControl();
    m_applying = m_service.apply(m_plan->target.info(), m_plan->plan, m_job);
    updateState();
}

void HandOverDialog::takeApplied(const Receipt& receipt)
{
    m_applying = 0;
    if (receipt.action == "undo"_L1)
        return planNow();
    m_done = receipt;
    // The agent would look for it in a folder that is not there.
    const QString command
        = m_plan->isFolderRedacted ? QString() : continueCommand(m_plan->target.info(), receipt.newSession);
    m_details->checks()->setGoOn(command);
    m_banner->tell(Banner::Kind::Note,
        isCopy() ? tr("The redacted copy was made.")
                 : tr("The session was handed over to %1.").arg(m_agent->currentText()),
        command.isEmpty() ? QString() : tr("To resume it, run “%1” in the project folder.").arg(command));
    m_banner->setButtons({});
    updateState();
}

void HandOverDialog::takeFailed(const Error& error)
{
    m_applying = 0;
    m_banner->tell(Banner::Kind::Error, error.text, {}, error.cause);
    m_banner->setButtons({});
    updateState();
}

void HandOverDialog::undo()
{
    if (!m_done || m_applying != 0)
        return;
    m_applying = m_service.undo(*std::exchange(m_done, {}));
    updateState();
}

void HandOverDialog::reject()
{
    if (m_applying != 0) // let it end; it can be undone
        return;
    m_job.cancel();
    QDialog::reject();
}

void HandOverDialog::updateState()
{
    const bool isFree = m_applying == 0;
    for (QWidget* field : std::initializer_list<QWidget*> {m_agent, m_storePath, m_directory, m_thinking, m_tools})
        field->setEnabled(isFree && !m_done);
    for (QWidget* field : std::initializer_list<QWidget*> {m_storePath, m_storeButton})
        field->setEnabled(isFree && !m_done && !isCopy() && m_agent->currentIndex() >= 0);
    m_apply->setVisible(!m_done);
    m_apply->setEnabled(isFree && m_plan && !m_planning);
    m_undo->setVisible(m_done.has_value());
    m_open->setVisible(m_done.has_value());
    m_cancel->setText(m_done ? tr("Close") : tr("Cancel"));
    m_cancel->setEnabled(isFree);
    m_status->setText(!isFree ? tr("Writing…") : m_planning ? tr("Planning…") : QString());
}

} // namespace stemma
