// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/plandialog.h"

#include "core/edit/boundthinking.h"
#include "core/edit/commandline.h"
#include "core/models/editsource.h"
#include "core/store/registry.h"
#include "ui/common/banner.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/plan/changeview.h"
#include "ui/plan/checklist.h"
#include "ui/plan/forksharelabel.h"
#include "ui/common/contextbars.h"
#include "ui/plan/planchoices.h"
#include "ui/plan/planstrip.h"

#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QFrame>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString iconFor(EditKind kind)
{
    switch (kind) {
    case EditKind::Fork:
        return u"fork"_s;
    case EditKind::Resume:
        return u"resume"_s;
    case EditKind::Rename:
    case EditKind::Text:
    case EditKind::Batch:
        return u"edit"_s;
    case EditKind::Prune:
        return u"prune"_s;
    case EditKind::Insert:
        return u"user"_s;
    case EditKind::Checkpoint:
        return u"checkpoint"_s;
    case EditKind::Mark:
        return u"tag"_s;
    case EditKind::Move:
        return u"folder"_s;
    case EditKind::Remove:
    case EditKind::Delete:
        break;
    case EditKind::Repair:
        return u"tool"_s;
    case EditKind::Compact:
    case EditKind::Dissolve:
        return u"compact"_s;
    }
    return {};
}

bool isCut(EditKind kind)
{
    return kind == EditKind::Fork || kind == EditKind::Resume;
}

/// What is only for people.
bool isNote(EditKind kind)
{
    return kind == EditKind::Checkpoint || kind == EditKind::Mark || kind == EditKind::Move;
}

/// The record whose texts are worth comparing.
bool hasTexts(const PlannedWrite& write)
{
    return write.fields.isEmpty() && !(write.before.isEmpty() && write.after.isEmpty());
}

} // namespace

// ---- planning --------------------------------------------------------------------------------------

bool PlanDialog::isSettled() const
{
    return !m_planning && !m_counting && !m_debounce.isActive() && m_applying == 0 && m_choices->edit();
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
    const std::optional<Edit> edit = m_choices->edit();
    if (!edit || !m_request.store) { // comes with the message's id
        updateFoot();
        return;
    }
    m_job.cancel();
    m_job = JobControl();
    m_storeChanged = false;
    m_counting = false;
    const int turn = ++m_turn;
    const auto single = m_dropThinking->isChecked() ? toSingle(*edit) : std::nullopt;
    const auto planned = single ? EditService::planWithoutThinking(*m_request.store, *single, m_job)
                                : EditService::plan(*m_request.store, *edit, m_job);
    QFuture<Result<EditPlan>>(planned).then(this, [this, turn](const Result<EditPlan>& plan) {
        if (turn == m_turn && !m_debounce.isActive())
            take(plan);
    });
    m_commandText = commandLine(m_request.store->info().path, *edit) + (single ? u" --drop-thinking"_s : QString());
    m_command->setText(m_commandText.section(u'\n', 0, 0));
    m_command->setCursorPosition(0);
    updateFoot();
}

void PlanDialog::take(const Result<EditPlan>& plan)
{
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
    showGoOn();
    m_model->setWrites({});
    m_writesSummary->setText(tr("nothing"));
    showChange({});
    showFigures();
    m_checks->setChecks({});
    m_checks->hide();
    m_checksSummary->setText({});
}

void PlanDialog::showPlan()
{
    const PlannedWrite before = m_model->writes().value(m_tree->currentIndex().row());
    m_model->setWrites(m_plan->writes);
    m_tree->expandToDepth(0);
    QStringList counts;
    using Change = PlannedWrite::Change;
    if (const qint64 count = m_model->count(Change::Insert); count > 0)
        counts += tr("%1 new", "records").arg(format::number(count));
    if (const qint64 count = m_model->count(Change::Update); count > 0)
        counts += tr("%1 changed", "records").arg(format::number(count));
    const qint64 removed = m_model->count(Change::Delete);
    counts += removed > 0 ? tr("%1 removed", "records").arg(format::number(removed)) : tr("nothing removed");
    m_writesSummary->setText(counts.join(u" · "_s));
    const QList<PlannedWrite>& writes = m_plan->writes;
    auto chosen = std::ranges::find_if(
        writes, [&](const PlannedWrite& write) { return write.place == before.place && hasTexts(write); });
    if (chosen == writes.end())
        chosen = std::ranges::find_if(writes, hasTexts);
    const QModelIndex index = chosen == writes.end() ? QModelIndex() : m_model->index(int(chosen - writes.begin()), 0);
    m_tree->setCurrentIndex(index);
    showChange(index);
    showFigures();
    const bool makesInvalid = std::ranges::any_of(
        m_plan->checks, [](const PlannedCheck& check) { return check.name == SignedThinkingCheck && !check.ok; });
    const EditKind kind = m_choices->kind();
    const bool isOffered = !m_request.isCollected // a change of one's own, which is no collected one
        && (kind == EditKind::Text || kind == EditKind::Remove || kind == EditKind::Insert);
    m_thinking->setVisible(m_dropThinking->isChecked() || (makesInvalid && isOffered));
    m_checks->show();
    m_checks->setChecks(m_plan->checks);
    m_checksSummary->setText(CheckList::summary(m_plan->checks));
    showWarnings();
    showGoOn();
}

// After the plan, which does not wait for it.
void PlanDialog::countShares()
{
    if (kindOf(m_plan->edit) != EditKind::Fork || !m_request.store) {
        m_shares->setShares({});
        return;
    }
    m_counting = true;
    m_shares->setCounting();
    editsource::shares(*m_request.store, *m_plan, m_job)
        .then(this, [this, turn = m_turn](const Result<QList<ForkShare>>& shares) {
            if (turn != m_turn)
                return;
            m_counting = false;
            m_shares->setShares(shares.value_or(QList<ForkShare>()));
        });
}

QString PlanDialog::commandToGoOn(const EditPlan& plan, const OpenStore* store)
{
    const EditKind kind = kindOf(plan.edit);
    const bool isSent
        = kind != EditKind::Delete && kind != EditKind::Rename && !isNote(kind) && kind != EditKind::Repair;
    if (!store || !isSent)
        return {};
    // A resume makes one of what it cuts off.
    const bool isElsewhere = kind != EditKind::Resume && !plan.newSession.isEmpty();
    return continueCommand(store->info(), isElsewhere ? plan.newSession : plan.session);
}

void PlanDialog::showGoOn()
{
    const QString command = m_plan ? commandToGoOn(*m_plan, m_request.store) : QString();
    m_goOnBox->setVisible(!command.isEmpty());
    m_goOn->setText(command);
    m_goOn->setCursorPosition(0);
}

void PlanDialog::showChange(const QModelIndex& index)
{
    const QModelIndex top = index.parent().isValid() ? index.parent() : index;
    const PlannedWrite write = top.isValid() ? m_model->writes().value(top.row()) : PlannedWrite();
    const bool shown = top.isValid() && hasTexts(write);
    m_changeHead->setVisible(shown);
    m_changes->setVisible(shown);
    if (!shown)
        return;
    m_showAll->setVisible(isCutOff(write));
    m_changePlace->setText(write.place);
    m_changes->setTexts(write.before, write.after);
    m_changes->setAccessibleName(tr("Changes in %1").arg(write.place));
}

/// The edited text, of which the plan has only the beginning.
bool PlanDialog::isCutOff(const PlannedWrite& write) const
{
    const auto* edit = m_plan ? std::get_if<TextEdit>(&m_plan->edit) : nullptr;
    // What is cut may end with a sign of that.
    const auto begins = [](QStringView shown, QStringView whole) {
        return whole.startsWith(shown.chopped(std::min<qsizetype>(1, shown.size())));
    };
    return edit && begins(write.before, m_request.text) && begins(write.after, edit->text)
        && (write.before.size() < m_request.text.size() || write.after.size() < edit->text.size());
}

void PlanDialog::showWholeTexts()
{
    if (const auto* edit = m_plan ? std::get_if<TextEdit>(&m_plan->edit) : nullptr) {
        m_showAll->hide();
        m_changes->setLongTexts(m_request.text, edit->text);
    }
}

void PlanDialog::showFigures()
{
    const bool known = m_plan && m_plan->before && m_plan->after;
    m_bars->setVisible(known);
    m_noFigures->setVisible(!known);
    if (known) {
        const ContextFigures& after = *m_plan->after;
        m_bars->setFigures(*m_plan->before, after, m_choices->kind() == EditKind::Fork ? tr("Fork") : tr("Afterwards"));
        const QString tokens = format::tokens(after.tokens, after.estimated);
        m_figuresSummary->setText(after.budget && after.budget->usable > 0
                ? tr("%1 of %2 tokens").arg(tokens, format::number(after.budget->usable))
                : tr("%1 tokens").arg(tokens));
        return;
    }
    m_figuresSummary->setText({});
    m_noFigures->setText(!m_plan                    ? tr("Nothing to change yet.")
            : m_choices->kind() == EditKind::Rename ? tr("Nothing changes for the model: titles are not sent to it.")
            : isNote(m_choices->kind())             ? tr("Nothing changes for the model: this is not sent to it.")
            : m_choices->kind() == EditKind::Delete ? tr("Nothing: the session is deleted.")
                                                    : tr("No token figures for this change."));
}

void PlanDialog::showWarnings()
{
    QStringList warnings = m_plan ? m_plan->warnings : QStringList();
    if (m_storeChanged)
        warnings.prepend(tr("The store has changed since. Apply stops if the change affects this plan."));
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
    m_job = JobControl();
    m_counting = false;
    ++m_turn; // what was being counted is not of this job
    m_applying = m_service.apply(m_request.store->info(), *m_plan, m_job);
    m_choices->setEnabled(false);
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
        m_cancel->setEnabled(false);
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
    connect(m_dropThinking, &QCheckBox::toggled, this, &PlanDialog::planLater);
    connect(m_forkInstead, &QPushButton::clicked, this, &PlanDialog::forkInstead);
    connect(m_strip, &PlanStrip::chosen, m_choices, &PlanChoices::setRow);
    connect(m_banner, &Banner::pressed, this, &PlanDialog::planNow);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &PlanDialog::showChange);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_commandText); });
    connect(m_showAll, &QPushButton::clicked, this, &PlanDialog::showWholeTexts);
    connect(m_copyGoOn, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_goOn->text()); });
    connect(m_cancel, &QPushButton::clicked, this, &PlanDialog::reject);
    connect(m_collect, &QPushButton::clicked, this, &PlanDialog::collect);
    connect(m_apply, &QPushButton::clicked, this, &PlanDialog::apply);
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
    const int size = 7 * Style::measures().u;
    const bool removes = kind == EditKind::Delete || kind == EditKind::Remove;
    m_icon->setPixmap(removes ? icons::icon(u"edit-delete"_s).pixmap(QSize(size, size), devicePixelRatioF())
                              : icons::pixmap(iconFor(kind), size, Style::colours().accent, devicePixelRatioF()));
    m_headline->setText(headlineText());
    setWindowTitle(tr("%1 — plan", "Fork — plan").arg(m_headline->text()));
    const bool cuts = isCut(m_choices->kind()) && m_request.messages;
    m_strip->setVisible(cuts);
    m_shares->setVisible(kind == EditKind::Fork);
    if (cuts)
        m_strip->setCut(m_choices->row());
}

void PlanDialog::updateFoot()
{
    const bool failed = m_plan && CheckList::hasFailed(m_plan->checks);
    m_apply->setText(failed ? tr("%1 anyway", "Fork").arg(applyWord()) : applyWord());
    const bool isEmpty = m_plan && m_choices->kind() == EditKind::Repair && m_plan->writes.isEmpty();
    m_apply->setEnabled(m_plan && !isEmpty && !m_planning && m_applying == 0);
    QPushButton* main = m_request.isCollected ? m_collect : m_apply;
    main->setDefault(m_plan && !failed);
    main->setAutoDefault(!failed); // else the focus would give the default back
    m_collect->setEnabled(m_apply->isEnabled() && !m_dropThinking->isChecked());
    m_copy->setEnabled(!m_command->text().isEmpty());
    m_cancel->setEnabled(true);
    m_status->setText(stateText());
}

void PlanDialog::updateColours()
{
    QPalette line;
    line.setColor(QPalette::Window, Style::colours().line);
    m_line->setPalette(line);
    updateHead();
    for (QLineEdit* edit : {m_command, m_goOn}) {
        QPalette quiet = edit->palette();
        quiet.setColor(QPalette::Text, edit == m_command ? Style::colours().muted : Style::colours().text);
        quiet.setColor(QPalette::Base, Qt::transparent);
        edit->setPalette(quiet);
    }
}

void PlanDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_command)
        updateColours();
}

} // namespace stemma
