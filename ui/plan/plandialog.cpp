// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/plandialog.h"

#include "core/edit/boundthinking.h"
#include "core/edit/commandline.h"
#include "core/models/editsource.h"
#include "core/store/registry.h"
#include "ui/common/banner.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/plan/bringalong.h"
#include "ui/plan/checklist.h"
#include "ui/plan/forksharelabel.h"
#include "ui/plan/panehead.h"
#include "ui/plan/planchoices.h"
#include "ui/plan/plandetails.h"
#include "ui/plan/plandialogtexts.h"
#include "ui/plan/planstrip.h"
#include "ui/plan/sessionusenote.h"
#include "ui/plan/thinkingoffer.h"
#include "ui/plan/wherechoice.h"

#include <QCheckBox>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

// ---- what it is made of ----------------------------------------------------------------------
PlanDialog::PlanDialog(EditService& service, const PlanRequest& request, QWidget* parent)
    : QDialog(parent)
    , m_service(service)
    , m_request(request)
{
    const int u = Style::measures().u;
    setObjectName(u"plan-dialog"_s);
    setWindowModality(Qt::WindowModal);
    m_strip = new PlanStrip(this);
    m_strip->setModel(request.messages);
    m_choices = new PlanChoices(request, this);
    m_use = new SessionUseNote(service, request, this);
    m_bring = new BringAlong(request.store, request.edit, this);
    m_shares = new ForkShareLabel(this);
    if (isCut(kindOf(request.edit)))
        plandialog::alignForms({m_choices, m_bring, m_shares});
    m_banner = new Banner(this);
    m_thinking = new ThinkingOffer(request.store ? request.store->info() : StoreInfo(), this);
    m_details = new PlanDetails(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 3 * u);
    layout->setSpacing(3 * u);
    m_head = new PlanHead(m_request.isCollected
            ? tr("Nothing is written now. The change stays in the batch as chosen here.")
            : !m_request.follows.isEmpty() ? m_request.follows
                                           : tr("Nothing is written until you press the button below. The change "
                                                "is then listed in History and can be undone."),
        this);
    layout->addWidget(m_head);
    layout->addWidget(m_strip);
    layout->addWidget(m_choices);
    layout->addWidget(m_thinking);
    layout->addWidget(m_bring);
    layout->addWidget(m_shares);
    layout->addWidget(m_banner);
    layout->addWidget(m_details, 1);
    m_line = new QFrame(this);
    m_line->setFixedHeight(1);
    m_line->setAutoFillBackground(true);
    layout->addWidget(m_line);
    m_foot = new PlanFoot(request, this);
    layout->addWidget(m_foot);
    const bool isShort = PlanDetails::isShort(kindOf(request.edit));
    detailsButton()->setVisible(isShort);
    setDetailed(!isShort);

    for (const auto keys : {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(keys), this), &QShortcut::activated,
            request.isCollected ? collectButton() : applyButton(), &QPushButton::click);
    connectParts();
    updateColours();
    updateHead();
    m_details->setPlan(nullptr, m_choices->kind(), request.store);
    if (QWidget* first = m_choices->firstField())
        first->setFocus();
    else
        cancelButton()->setFocus();
    planNow();
}

PlanDialog::~PlanDialog()
{
    m_job.cancel();
}

void PlanDialog::setDetailed(bool on)
{
    m_foot->setDetailed(on);
    m_details->setVisible(on);
    fit();
}

/// As large as what it holds: of a change of a word without details no more than some lines.
void PlanDialog::fit()
{
    const int u = Style::measures().u;
    QSize size(285 * u, 190 * u);
    if (m_details->isHidden()) {
        updateDensity(0);
        setMinimumHeight(0);
        size.setWidth(160 * u);
        layout()->invalidate(); // what is in it was hidden just now
        layout()->activate();
        size.setHeight(layout()->totalHeightForWidth(size.width()));
        resize(size);
        return;
    }
    if (const QWidget* parent = parentWidget())
        size = size.boundedTo(parent->window()->size() - QSize(6 * u, 14 * u)).expandedTo({200 * u, 120 * u});
    updateDensity(size.height()); // first, so that its least height does not keep the dialog higher
    resize(size);
}

/// Little room is for what is to be read.
void PlanDialog::updateDensity(int height)
{
    const int u = Style::measures().u;
    const bool isLow = !m_details->isHidden() && height < 175 * u;
    layout()->setSpacing((isLow ? 2 : 3) * u);
    m_head->setPromiseShown(!isLow || !m_request.follows.isEmpty());
    m_details->setLow(height < 190 * u);
}

void PlanDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    if (m_details && m_foot)
        updateDensity(height());
}

// ---- planning --------------------------------------------------------------------------------------

QString PlanDialog::doneText() const
{
    return PlanDialogTexts(m_request, *m_choices).done();
}

bool PlanDialog::isSettled() const
{
    const bool isWorking = m_planning || m_counting || m_bring->isReviewing() || m_applying != 0;
    return !isWorking && m_use->isKnown() && !m_debounce.isActive() && m_choices->edit();
}

void PlanDialog::planLater()
{
    m_job.cancel();
    m_planning = true;
    m_debounce.start();
    updateHead();
    updateFoot();
}

void PlanDialog::planNow()
{
    m_debounce.stop();
    m_planning = true;
    std::optional<Edit> edit = m_choices->edit();
    if (!edit || !m_request.store) { // comes with the message's id
        updateFoot();
        return;
    }
    if (m_storeChanged)
        m_bring->forgetReview();
    if (auto* fork = std::get_if<ForkEdit>(&*edit))
        m_bring->addTo(*fork);
    m_job.cancel();
    m_job = JobControl();
    m_storeChanged = false;
    m_counting = false;
    const int turn = ++m_turn;
    const EditService::Manner manner {m_choices->isForked(), m_thinking->dropBox()->isChecked()};
    QFuture<Result<EditPlan>> planned = EditService::plan(*m_request.store, *edit, manner, m_job);
    planned.then(this, [this, turn](const Result<EditPlan>& plan) {
        if (turn == m_turn && !m_debounce.isActive())
            take(plan);
    });
    m_foot->setCommand(commandLine(m_request.store->info().path, *edit)
        + (manner.isForked ? u" --as-fork"_s : QString()) + (manner.dropsThinking ? u" --drop-thinking"_s : QString()));
    updateFoot();
}

void PlanDialog::take(const Result<EditPlan>& plan)
{
    if (!plan && plan.error().code == Errc::Denied && m_choices->isForked()) {
        m_choices->refuseFork(plan.error().text); // and plans in place
        return;
    }
    m_planning = false;
    m_plannedAt = now();
    if (plan) {
        m_plan = *plan;
        showPlan();
        countShares();
    } else {
        m_plan.reset();
        m_shares->setShares({});
        if (plan.error().code != Errc::Cancelled)
            showError(plan.error());
    }
    updateFoot();
}

void PlanDialog::showError(const Error& error)
{
    const qsizetype end = error.text.indexOf(u". "_s);
    // Nothing is wrong with a wish that is not complete yet, or granted already.
    const bool isEarly = error.code == Errc::Usage;
    m_banner->tell(isEarly ? Banner::Kind::Note : Banner::Kind::Error, end > 0 ? error.text.left(end + 1) : error.text,
        end > 0 ? error.text.mid(end + 2) : QString(), error.cause);
    m_banner->setButtons(isEarly ? QStringList() : QStringList {tr("Plan again")});
    m_details->setPlan(nullptr, m_choices->kind(), m_request.store);
    if (m_details->isHidden()) // the banner came or went
        fit();
}

void PlanDialog::showPlan()
{
    m_details->setPlan(&*m_plan, m_choices->kind(), m_request.store, m_request.text);
    if (m_details->isHidden() && CheckList::hasFailed(m_plan->checks))
        setDetailed(true); // what is wrong stands there
    const bool makesInvalid = std::ranges::any_of(
        m_plan->checks, [](const PlannedCheck& check) { return check.name == SignedThinkingCheck && !check.ok; });
    const EditKind kind = m_choices->kind();
    const bool isOffered = !m_request.isCollected // a change of one's own, which is no collected one
        && (kind == EditKind::Text || kind == EditKind::Remove || kind == EditKind::Insert);
    m_thinking->setVisible(m_thinking->dropBox()->isChecked() || (makesInvalid && isOffered));
    showWarnings();
    if (m_details->isHidden()) // the banner came or went
        fit();
}

// After the plan, which does not wait for it.
void PlanDialog::countShares()
{
    if (kindOf(m_plan->edit) != EditKind::Fork || !m_request.store) {
        m_shares->setShares({});
        return;
    }
    m_bring->review(*m_plan, m_job);
    m_counting = true;
    m_shares->setCounting();
    editsource::shares(*m_request.store, *m_plan, m_job)
        .then(this, [this, turn = m_turn](const Result<QList<ForkShare>>& shares) {
            if (turn != m_turn)
                return;
            m_counting = false;
            m_shares->setShares(shares.value_or(QList<ForkShare>()));
            m_bring->setShares(shares.value_or(QList<ForkShare>()));
        });
}

void PlanDialog::showWarnings()
{
    QStringList warnings = m_plan ? m_plan->warnings : QStringList();
    if (m_storeChanged)
        warnings.prepend(tr("The store has changed since. Apply stops if the change affects this plan."));
    else if (m_use->isBusy())
        m_use->addTo(warnings, m_choices->kind(), m_choices->isForked());
    else if (m_request.store && m_request.store->info().live)
        warnings.prepend(m_choices->kind() == EditKind::Fork
                ? tr("Another program has this store open. If an agent is working in the session, its next messages go "
                     "to the original only.")
                : tr("Another program has this store open. If an agent is working in this session, let it finish "
                     "first: it may not notice the change."));
    m_banner->setVisible(!warnings.isEmpty());
    if (warnings.isEmpty())
        return;
    QString first = warnings.takeFirst();
    if (const qsizetype end = first.indexOf(u". "_s); end > 0) {
        warnings.prepend(first.mid(end + 2));
        first.truncate(end + 1);
    }
    m_banner->tell(Banner::Kind::Warning, first, warnings.join(u' '));
    m_banner->setButtons({tr("Plan again")});
}

void PlanDialog::takeStoreChange()
{
    if (m_planning || m_applying != 0 || m_storeChanged)
        return;
    m_storeChanged = true;
    if (m_plan)
        showWarnings();
    updateFoot();
}

// ---- carrying out ----------------------------------------------------------------------------------

void PlanDialog::apply()
{
    if (!m_plan || m_planning || m_applying != 0 || !m_request.store)
        return;
    m_job.cancel(); // the change does not wait for a review
    m_job = JobControl();
    m_counting = false;
    ++m_turn; // what was being counted is not of this job
    m_applying = m_service.apply(m_request.store->info(), *m_plan, m_job);
    m_choices->setEnabled(false);
    m_bring->setEnabled(false);
    m_thinking->setEnabled(false);
    updateFoot();
}

void PlanDialog::collect()
{
    if (const auto edit = m_plan ? toSingle(m_plan->edit) : std::nullopt) {
        emit collected(*edit, m_plan->title);
        QDialog::reject();
    }
}

void PlanDialog::forkInstead()
{
    const std::optional<Edit> edit = m_choices->edit();
    const auto single = edit && m_applying == 0 ? toSingle(*edit) : std::nullopt;
    if (!single)
        return;
    QDialog::reject();
    emit forkWanted(*single);
}

void PlanDialog::reject()
{
    m_job.cancel();
    if (m_applying != 0) { // its answer closes, or says why it was not made
        cancelButton()->setEnabled(false);
        return;
    }
    QDialog::reject();
}

void PlanDialog::connectParts()
{
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(DebounceMs);
    connect(&m_debounce, &QTimer::timeout, this, &PlanDialog::planNow);
    connect(m_choices, &PlanChoices::changed, this, &PlanDialog::planLater);
    connect(m_bring, &BringAlong::changed, this, &PlanDialog::planLater);
    const auto takeUse = [this] {
        if (m_use->isBusy() && m_choices->where())
            m_choices->where()->preferFork(m_use->text(EditKind::Text, false));
        if (m_plan)
            showWarnings();
        if (m_details->isHidden()) // the banner came
            fit();
    };
    connect(m_use, &SessionUseNote::known, this, takeUse);
    if (m_use->isKnown()) // the answer may have been there at once
        takeUse();
    connect(m_thinking->dropBox(), &QCheckBox::toggled, this, &PlanDialog::planLater);
    connect(m_thinking->forkButton(), &QPushButton::clicked, this, &PlanDialog::forkInstead);
    connect(m_strip, &PlanStrip::chosen, m_choices, &PlanChoices::setRow);
    connect(m_banner, &Banner::pressed, this, &PlanDialog::planNow);
    connect(detailsButton(), &QToolButton::clicked, this, &PlanDialog::setDetailed);
    connect(cancelButton(), &QPushButton::clicked, this, &PlanDialog::reject);
    connect(collectButton(), &QPushButton::clicked, this, &PlanDialog::collect);
    connect(applyButton(), &QPushButton::clicked, this, &PlanDialog::apply);
    if (m_request.store) {
        connect(m_request.store, &OpenStore::changedByOthers, this, &PlanDialog::takeStoreChange);
        connect(m_request.store, &QObject::destroyed, this, &QDialog::reject);
    }
    connect(&m_service, &EditService::applied, this, [this](int job, const Receipt& receipt) {
        if (job != m_applying)
            return;
        m_applying = 0;
        emit applied(*m_plan, receipt);
        accept();
    });
    connect(
        &m_service, &EditService::failed, this, [this](int job, const QString&, const QString&, const Error& error) {
            if (job != m_applying)
                return;
            m_applying = 0;
            m_choices->setEnabled(true);
            m_bring->setEnabled(true);
            m_thinking->setEnabled(true);
            if (error.code == Errc::Cancelled) {
                QDialog::reject();
                return;
            }
            m_plan.reset();
            showError(error);
            updateFoot();
        });
}

// ---- state -----------------------------------------------------------------------------------------

void PlanDialog::updateHead()
{
    const EditKind kind = m_choices->kind();
    m_head->setHeadline(kind, PlanDialogTexts(m_request, *m_choices).headline());
    setWindowTitle(tr("%1 — plan", "Fork — plan").arg(headline()->text()));
    const bool cuts = isCut(m_choices->kind()) && m_request.messages;
    m_strip->setVisible(cuts);
    m_shares->setVisible(kind == EditKind::Fork);
    m_bring->setOffered(kind == EditKind::Fork);
    if (cuts)
        m_strip->setCut(m_choices->row());
}

void PlanDialog::updateFoot()
{
    const bool failed = m_plan && CheckList::hasFailed(m_plan->checks);
    const QString word = PlanDialogTexts(m_request, *m_choices).button();
    applyButton()->setText(failed ? tr("%1 anyway", "Fork").arg(word) : word);
    const bool isEmpty = m_plan && m_choices->kind() == EditKind::Repair && m_plan->writes.isEmpty();
    applyButton()->setEnabled(m_plan && !isEmpty && !m_planning && m_applying == 0);
    QPushButton* main = m_request.isCollected ? collectButton() : applyButton();
    main->setDefault(m_plan && !failed);
    main->setAutoDefault(!failed); // else the focus would give the default back
    if (main->isEnabled() && !failed && focusWidget() == cancelButton())
        main->setFocus(); // one button with a frame, not two
    collectButton()->setEnabled(
        applyButton()->isEnabled() && !m_thinking->dropBox()->isChecked() && !m_choices->isForked());
    if (!m_request.isCollected)
        collectButton()->setToolTip(m_choices->isForked()
                ? tr("A batch changes the session itself. Choose “In this session” first.")
                : tr("Apply later, together with other changes"));
    cancelButton()->setEnabled(true);
    status()->setText(stateText());
}

QString PlanDialog::stateText() const
{
    if (m_applying != 0)
        return tr("Applying…");
    if (m_planning)
        return tr("Planning…");
    if (!m_plan)
        return tr("Nothing was changed");
    const QString time = format::clockTime(m_plannedAt);
    return m_storeChanged ? tr("Planned at %1, store changed since").arg(time)
                          : tr("Planned at %1, store unchanged").arg(time);
}

void PlanDialog::updateColours()
{
    QPalette line;
    line.setColor(QPalette::Window, Style::colours().line);
    m_line->setPalette(line);
    updateHead();
}

void PlanDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_foot)
        updateColours();
}

} // namespace stemma
