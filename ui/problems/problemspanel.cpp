// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/problems/problemspanel.h"

#include "core/store/check/unrepairable.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/elidingbutton.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/problems/findingdelegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Severity = Finding::Severity;

constexpr Severity WorstFirst[] = {Severity::Error, Severity::Warning, Severity::Note};
constexpr qint64 MostUnfolded = 50; ///< findings

} // namespace

// ---- the filter ------------------------------------------------------------------------------------

void FindingsFilter::setShown(Severity severity, bool shown)
{
    m_shown[size_t(severity)] = shown;
    invalidateRowsFilter();
}

void FindingsFilter::setWords(const QString& text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

bool FindingsFilter::matches(const QModelIndex& index) const
{
    const QString code = index.data(FindingsModel::CodeRole).toString();
    const QString text = index.data().toString();
    const QString place = index.siblingAtColumn(FindingsModel::PlaceColumn).data().toString();
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return code.contains(word, Qt::CaseInsensitive) || text.contains(word, Qt::CaseInsensitive)
            || place.contains(word, Qt::CaseInsensitive);
    });
}

bool FindingsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!m_shown[size_t(index.data(FindingsModel::SeverityRole).toInt())])
        return false;
    if (m_words.isEmpty() || parent.isValid())
        return m_words.isEmpty() || matches(index);
    // A code stays while one of its findings does.
    for (int child = 0; child < sourceModel()->rowCount(index); ++child)
        if (matches(sourceModel()->index(child, 0, index)))
            return true;
    return false;
}

// ---- the panel -------------------------------------------------------------------------------------

ProblemsPanel::ProblemsPanel(StoreDoctor* doctor, QWidget* parent)
    : QWidget(parent)
    , m_doctor(doctor)
    , m_none(new FindingsModel(this))
    , m_filter(new FindingsFilter(this))
    , m_filterEdit(new FilterEdit(u"edit-find"_s, tr("Filter problems"), this))
    , m_summary(new ElidedLabel(this))
    , m_again(new ElidingButton(icons::icon(u"view-refresh"_s), tr("Check again"), this))
    , m_repair(new ElidingButton(icons::icon(u"tool"_s), tr("Repair…"), this))
    , m_repairAll(new ElidingButton(tr("Repair all…"), this))
    , m_view(new QTreeView(this))
    , m_details(new QLabel(this))
{
    const int u = Style::measures().u;
    m_filter->setAutoAcceptChildRows(false);
    m_filter->setSourceModel(m_none);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new FindingDelegate(m_view));
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Problems"));
    m_view->header()->setSectionResizeMode(FindingsModel::TextColumn, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(FindingsModel::PlaceColumn, QHeaderView::Interactive);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->resizeSection(FindingsModel::PlaceColumn, 75 * u);
    m_filterEdit->setList(m_view);
    m_filterEdit->setMaximumWidth(60 * u);
    m_details->setWordWrap(true);
    m_details->setMargin(2 * u);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->hide();

    auto* row = new QHBoxLayout;
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->setSpacing(u + u / 2);
    makeChips();
    for (const Severity severity : WorstFirst)
        row->addWidget(m_chips[size_t(severity)]);
    row->addWidget(m_filterEdit);
    row->addSpacing(u);
    row->addWidget(m_summary, 1);
    row->addWidget(m_repair);
    row->addWidget(m_repairAll);
    row->addWidget(m_again);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_details);

    connect(m_filterEdit, &FilterEdit::wordsChanged, this, [this](const QString& words) {
        m_filter->setWords(words);
        unfold();
    });
    connect(m_filterEdit, &FilterEdit::left, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_again, &QPushButton::clicked, this, [this] { m_doctor->checkAll(m_store); });
    const auto ifMine = [this](auto work) {
        return [this, work](const OpenStore* store) {
            if (store == m_store)
                (this->*work)();
        };
    };
    connect(m_doctor, &StoreDoctor::found, this, ifMine(&ProblemsPanel::takeFound));
    connect(m_doctor, &StoreDoctor::stateChanged, this, ifMine(&ProblemsPanel::updateSummary));
    // A store may be on screen before the doctor hears of it, as when its tab is restored.
    connect(m_doctor, &StoreDoctor::added, this, ifMine(&ProblemsPanel::takeModel));
    connect(m_doctor, &StoreDoctor::removed, this, [this](const OpenStore* store) {
        if (store == m_store)
            setCurrent(nullptr);
    });
    const auto note = [this](bool isUnfolded) {
        return [this, isUnfolded](const QModelIndex& kind) {
            if (!m_filter->hasWords()) // for which all are unfolded
                m_unfolded.insert(kind.data(FindingsModel::CodeRole).toString(), isUnfolded);
        };
    };
    connect(m_view, &QTreeView::expanded, this, note(true));
    connect(m_view, &QTreeView::collapsed, this, note(false));
    connect(m_view, &QTreeView::activated, this, &ProblemsPanel::choose);
    connect(m_view, &QTreeView::clicked, this, &ProblemsPanel::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProblemsPanel::showDetails);
    connectRepairs();
    updateColours();
    updateSummary();
}

void ProblemsPanel::connectRepairs()
{
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProblemsPanel::updateRepairs);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &ProblemsPanel::updateRepairs);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, &ProblemsPanel::updateRepairs);
    connect(m_repair, &QPushButton::clicked, this, [this] {
        const QModelIndex index = m_view->currentIndex();
        emit repairPressed(m_store, repairOf(index, !index.parent().isValid()));
    });
    connect(m_repairAll, &QPushButton::clicked, this, [this] { emit repairPressed(m_store, {}); });
}

void ProblemsPanel::makeChips()
{
    const std::tuple<QString, QString, QString> names[] = {{u"info"_s, tr("Notes"), tr("Show or hide notes")},
        {u"warning"_s, tr("Warnings"), tr("Show or hide warnings")},
        {u"error"_s, tr("Errors"), tr("Show or hide errors")}};
    for (size_t i = 0; i < m_chips.size(); ++i) {
        const auto& [icon, text, tip] = names[i];
        auto* chip = new ChipButton(icon, text, this);
        chip->setChecked(true);
        chip->setToolTip(tip);
        connect(chip, &QAbstractButton::toggled, this, [this, i](bool shown) {
            m_filter->setShown(static_cast<Severity>(i), shown);
            unfold();
        });
        m_chips[i] = chip;
    }
}

/// Where there is little room, they give their words for those of the buttons.
void ProblemsPanel::fitChips()
{
    const int u = Style::measures().u;
    int needed = 18 * u + m_filterEdit->sizeHint().width(); // with what stands between them
    for (const QWidget* widget : std::initializer_list<const QWidget*> {m_summary, m_repair, m_repairAll, m_again})
        needed += widget->sizeHint().width();
    for (const ChipButton* chip : m_chips)
        needed += chip->fullWidth();
    for (ChipButton* chip : m_chips)
        chip->setIconOnly(needed > width());
}

void ProblemsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitChips();
}

void ProblemsPanel::setCurrent(OpenStore* store)
{
    if (store == m_store)
        return;
    m_store = store;
    m_details->hide();
    takeModel();
}

void ProblemsPanel::takeModel()
{
    FindingsModel* findings = m_doctor->findings(m_store);
    m_filter->setSourceModel(findings ? findings : m_none);
    m_unfolded.clear();
    takeFound();
}

const FindingsModel* ProblemsPanel::model() const
{
    return static_cast<const FindingsModel*>(m_filter->sourceModel());
}

void ProblemsPanel::takeFound()
{
    unfold();
    emit countChanged(model()->count());
    updateSummary();
}

/// A few are read at once; hundreds are first looked at by their kind. A kind stays as somebody left it, and what words
/// find is seen.
void ProblemsPanel::unfold()
{
    const bool areFew = model()->count() <= MostUnfolded;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex kind = m_filter->index(row, 0);
        const QString code = kind.data(FindingsModel::CodeRole).toString();
        m_view->setExpanded(kind, m_filter->hasWords() || m_unfolded.value(code, areFew));
    }
}

void ProblemsPanel::reveal(const SessionId& session, const MessageId& message)
{
    const FindingIndex& index = m_doctor->index(m_store);
    const QList<Finding> findings = message.isEmpty() ? index.ofSession(session) : index.of(session, message);
    if (findings.isEmpty())
        return;
    const QModelIndex source = model()->indexOf(*std::ranges::max_element(findings, {}, &Finding::severity));
    if (!m_filter->mapFromSource(source).isValid()) {
        m_filterEdit->clear();
        m_filter->setWords({});
        for (ChipButton* chip : m_chips)
            chip->setChecked(true);
    }
    const QModelIndex at = m_filter->mapFromSource(source);
    m_view->setCurrentIndex(at);
    m_view->scrollTo(at, QAbstractItemView::PositionAtCenter);
}

void ProblemsPanel::showDetails(const QModelIndex& index)
{
    const auto finding = index.data(FindingsModel::FindingRole).value<Finding>();
    m_details->setVisible(!finding.code.isEmpty());
    QString text = finding.text;
    if (!finding.place.isEmpty())
        text += u'\n' + tr("Place: %1").arg(finding.place);
    if (!finding.repair.isEmpty())
        text += u'\n' + tr("Repair: %1").arg(finding.repair);
    else if (m_store)
        text += u'\n' + tr("Cannot be repaired: %1").arg(whyUnrepairable(m_store->info(), finding));
    m_details->setText(text);
}

void ProblemsPanel::choose(const QModelIndex& index)
{
    const QVariant value = index.siblingAtColumn(0).data(FindingsModel::FindingRole);
    if (!value.isValid() || !m_store)
        return;
    const auto finding = value.value<Finding>();
    if (!finding.session.isEmpty())
        emit placeChosen(m_store, finding.session, finding.message);
}

// ---- repairs ---------------------------------------------------------------------------------------

RepairEdit ProblemsPanel::repairOf(const QModelIndex& index, bool isWholeKind) const
{
    RepairEdit edit;
    if (!index.isValid())
        return edit;
    edit.codes = {index.siblingAtColumn(0).data(FindingsModel::CodeRole).toString()};
    if (isWholeKind)
        return edit;
    const auto finding = index.siblingAtColumn(0).data(FindingsModel::FindingRole).value<Finding>();
    edit.session = finding.session;
    edit.place = finding.place;
    return edit;
}

QString ProblemsPanel::reasonAgainst(const RepairEdit& edit) const
{
    if (!m_store)
        return tr("No store is open.");
    const StoreInfo& info = m_store->info();
    QString refusal = info.notWritable.isEmpty() ? info.refusals.value(EditKind::Repair) : info.notWritable;
    if (!refusal.isEmpty())
        return refusal;
    const FindingsModel* findings = model();
    QString reason = tr("Nothing can be repaired.");
    bool isOfOthers = edit.codes.isEmpty();
    for (int row = 0; row < findings->rowCount(); ++row) {
        const QModelIndex group = findings->index(row, 0);
        if (!edit.codes.isEmpty() && !edit.codes.contains(group.data(FindingsModel::CodeRole).toString()))
            continue;
        for (int child = 0; child < findings->rowCount(group); ++child) {
            const auto finding = findings->index(child, 0, group).data(FindingsModel::FindingRole).value<Finding>();
            if (!edit.place.isEmpty() && edit.place != finding.place)
                continue;
            if (!finding.repair.isEmpty())
                return {};
            if (!std::exchange(isOfOthers, true))
                reason = whyUnrepairable(info, finding);
        }
    }
    return reason;
}

void ProblemsPanel::showMenu(const QPoint& at)
{
    const QModelIndex index = m_view->indexAt(at);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const auto add = [&](const QString& text, const RepairEdit& edit) {
        const QString reason = reasonAgainst(edit);
        QAction* action = menu->addAction(text);
        action->setEnabled(reason.isEmpty());
        action->setToolTip(reason);
        connect(action, &QAction::triggered, this, [this, edit] { emit repairPressed(m_store, edit); });
    };
    if (index.parent().isValid())
        add(tr("Repair…"), repairOf(index, false));
    if (index.isValid())
        add(tr("Repair all of this kind…"), repairOf(index, true));
    add(tr("Repair all…"), {});
    menu->actions().constFirst()->setIcon(icons::icon(u"tool"_s));
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

void ProblemsPanel::updateRepairs()
{
    const QModelIndex index = m_view->currentIndex();
    const auto set = [](QPushButton* button, const QString& reason, const QString& tip) {
        button->setEnabled(reason.isEmpty());
        button->setToolTip(reason.isEmpty() ? tip : reason);
    };
    const QString none = index.isValid() ? QString() : tr("Select a problem first.");
    set(m_repair, none.isEmpty() ? reasonAgainst(repairOf(index, !index.parent().isValid())) : none,
        tr("Plan the repair of the selected problem"));
    set(m_repairAll, reasonAgainst({}), tr("Plan the repair of all problems that can be repaired"));
}

void ProblemsPanel::updateSummary()
{
    using State = StoreDoctor::State;
    FindingCounts counts;
    for (const Severity severity : WorstFirst) {
        counts.ofSeverity[size_t(severity)] = model()->count(severity);
        m_chips[size_t(severity)]->setAccessibleDescription(format::number(counts.ofSeverity[size_t(severity)]));
    }
    const State state = m_doctor->state(m_store);
    const QString words = wordsFor(counts);
    QString text;
    switch (m_store ? state : State::Unknown) {
    case State::Unknown:
        text = m_store ? tr("Not checked yet.") : tr("No store is open.");
        break;
    case State::Checking:
        text = words.isEmpty() ? tr("Checking…") : tr("Checking… %1 so far", "1 error, 2 warnings").arg(words);
        break;
    case State::Failed:
        text = m_doctor->error(m_store).text;
        break;
    case State::Partly:
        text = words.isEmpty() ? tr("No problems found in the sessions you opened; the others are not checked.")
                               : tr("%1 in the sessions you opened; the others are not checked.").arg(words);
        break;
    case State::Checked:
        text = words.isEmpty() ? tr("No problems found in this store.") : words;
        break;
    }
    m_summary->setText(text);
    m_summary->setToolTip(text);
    m_again->setText(state == State::Partly ? tr("Check the whole store") : tr("Check again"));
    m_again->setEnabled(m_store && state != State::Checking);
    updateRepairs();
    fitChips();
}

void ProblemsPanel::updateColours()
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, Style::colours().muted);
    m_summary->setPalette(palette);
    QPalette ground;
    ground.setColor(QPalette::Window, Style::colours().alt);
    m_details->setAutoFillBackground(true);
    m_details->setPalette(ground);
}

void ProblemsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateColours();
}

} // namespace stemma
