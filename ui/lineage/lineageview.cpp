// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lineage/lineageview.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/models/lineagetexts.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/refusaltext.h"
#include "ui/common/style.h"
#include "ui/lineage/lineagedelegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMetaMethod>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Kind = LineageNode::Kind;

/// What the texts of a column take, in the first rows: a store has very many.
int widestText(const LineageModel& model, int column, const QFont& font)
{
    constexpr int Measured = 500;
    const QFontMetrics metrics(font);
    int widest = 0;
    for (int row = 0; row < qMin(Measured, model.rowCount()); ++row)
        widest = qMax(widest, metrics.horizontalAdvance(model.index(row, column).data().toString()));
    return widest;
}

} // namespace

LineageView::LineageView(LineageSource* source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_model(new LineageModel(this))
    , m_delegate(new LineageDelegate(m_model, this))
    , m_view(new QTreeView(this))
    , m_head(new QWidget(this))
    , m_figures(new MutedLabel(this))
    , m_message(new MutedLabel(this))
{
    const int u = Style::measures().u;
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(4 * u);
    m_message->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_figures->setFont(Style::measures().meta);
    makeChips();
    makeView();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_message, 1);
    setFocusProxy(m_view);
    connect(m_source, &LineageSource::changed, this, &LineageView::update);
    connect(m_model, &LineageModel::shown, this, &LineageView::takeShown);
    connect(m_message, &QLabel::linkActivated, m_source, &LineageSource::load);
    update();
}

void LineageView::makeChips()
{
    const Measures& m = Style::measures();
    m_head->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(m_head);
    row->setContentsMargins(2 * m.u, m.u, 2 * m.u, m.u);
    row->setSpacing(m.u + m.u / 2);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    struct Entry
    {
        LineageHide what;
        QString icon;
        QString text;
        QString tip;
    };
    const Entry entries[] = {{LineageHide::Forks, u"fork"_s, tr("Forks"), tr("Show or hide forks")},
        {LineageHide::Checkpoints, u"checkpoint"_s, tr("Checkpoints"), tr("Show or hide checkpoints")},
        {LineageHide::Compactions, u"compact"_s, tr("Compactions"), tr("Show or hide compactions")},
        {LineageHide::SubAgents, u"agent"_s, tr("Sub-agents"), tr("Show or hide sub-agents")},
        {LineageHide::Discarded, u"resume"_s, tr("Discarded ends"), tr("Show or hide discarded ends")},
        {LineageHide::Found, u"search"_s, tr("Detected"),
            tr("Show or hide relations detected from equal beginnings, which no store records")}};
    for (const Entry& entry : entries) {
        auto* button = new ChipButton(entry.icon, entry.text, m_head);
        button->setChecked(true);
        button->setToolTip(entry.tip);
        row->addWidget(button);
        m_chips.append({entry.what, button});
        connect(button, &QAbstractButton::toggled, this, [this] {
            LineageHides hidden;
            for (const auto& [what, chip] : std::as_const(m_chips))
                hidden.setFlag(what, !chip->isChecked());
            m_model->setHidden(hidden);
        });
    }
    row->addStretch(1);
    row->addWidget(m_figures);
    row->addSpacing(m.u);
    makeScopes(*row);
    m_head->setFixedHeight(m_whole->sizeHint().height() + 2 * m.u);
    m_head->setMinimumWidth(70 * m.u); // narrow ones fit themselves
}

void LineageView::makeScopes(QHBoxLayout& row)
{
    m_project = new ChipButton(u"folder"_s, tr("Project"), m_head);
    m_project->setToolTip(tr("Show all sessions of the project, or only those related to this one"));
    m_whole = new ChipButton(u"store"_s, tr("All sessions"), m_head);
    m_whole->setToolTip(tr("Show all sessions of the store, or only those related to this one"));
    for (const auto& [chip, other] : {std::pair(m_project, m_whole), std::pair(m_whole, m_project)}) {
        connect(chip, &QAbstractButton::toggled, this, [this, other](bool checked) {
            if (checked && other->isChecked())
                return other->setChecked(false); // which comes back here
            using Scope = LineageSource::Scope;
            m_source->setScope(m_whole->isChecked() ? Scope::Store
                    : m_project->isChecked()        ? Scope::Project
                                                    : Scope::Family);
        });
        row.addWidget(chip);
    }
}

void LineageView::makeView()
{
    const int u = Style::measures().u;
    m_view->setObjectName(u"lineage"_s);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setMouseTracking(true);
    m_view->setAccessibleName(tr("Lineage"));
    m_view->setExpandsOnDoubleClick(false);
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(4 * u);
    header->setSectionResizeMode(LineageModel::LaneColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(LineageModel::EventColumn, QHeaderView::Stretch);
    connect(m_view, &QTreeView::activated, this, &LineageView::choose);
    connect(m_view, &QWidget::customContextMenuRequested, this, &LineageView::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LineageView::takeSelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid() && !m_showing)
            m_current = m_model->keyAt(index.row());
        emit currentChanged();
    });
}

ChipButton* LineageView::chip(LineageHide what) const
{
    for (const auto& [own, button] : m_chips) {
        if (own == what)
            return button;
    }
    return nullptr;
}

bool LineageView::isIdle() const
{
    return m_source->stage() == LineageSource::Stage::Done && !m_model->isLayingOut();
}

void LineageView::update()
{
    m_model->setGraph(m_source->graph(), m_source->store() && m_source->store()->info().live);
    updateFigures();
}

void LineageView::updateFigures()
{
    const bool empty = m_model->rowCount() == 0;
    m_view->setVisible(!empty);
    m_message->setVisible(empty);
    const auto& error = m_source->error();
    if (empty) {
        QString text = m_source->stage() == LineageSource::Stage::Stored || m_model->isLayingOut()
            ? tr("Reading the lineage…")
            : tr("Nothing to show: the buttons above hide everything.");
        if (error) {
            text = u"%1<br>%2"_s.arg(error->text.toHtmlEscaped(), Style::link(u"retry"_s, tr("Retry")));
        }
        m_message->setText(text);
    }
    const LineageGraph& graph = m_model->graph();
    QStringList words {tr("%n store(s)", nullptr, 1), tr("%n session(s)", nullptr, int(graph.sessions.size())),
        tr("%n node(s)", nullptr, int(graph.nodes.size()))};
    if (m_source->stage() == LineageSource::Stage::Found)
        words.append(tr("comparing beginnings…"));
    else if (m_source->stage() == LineageSource::Stage::Figures)
        words.append(tr("adding up tokens…"));
    else if (error && !empty)
        words.append(error->code == Errc::Cancelled ? tr("cancelled") : tr("incomplete"));
    m_figures->setText(words.join(factSeparator()));
    m_figures->setToolTip(error ? error->text : QString());
    const bool hasFound = std::ranges::any_of(
        graph.sessions, [](const LineageSession& one) { return one.origin && one.origin->found; });
    chip(LineageHide::Found)->setVisible(hasFound || !chip(LineageHide::Found)->isChecked());
    fitHead();
}

void LineageView::takeShown()
{
    m_showing = true;
    m_messagesWidth = figureWidth(LineageModel::MessagesColumn);
    m_tokensWidth = figureWidth(LineageModel::TokensColumn);
    const Measures& m = Style::measures();
    m_eventWidth = widestText(*m_model, LineageModel::EventColumn, m.bold) + 9 * m.u; // with a mark
    m_detailWidth = widestText(*m_model, LineageModel::DetailColumn, m.body) + 3 * m.u;
    fitColumns();
    updateFigures();
    int row = m_model->rowOf(m_current);
    if (row < 0)
        row = m_model->rowOfSession(m_source->session());
    if (row >= 0) {
        m_view->setCurrentIndex(m_model->index(row, LineageModel::EventColumn));
        m_view->scrollTo(m_view->currentIndex());
        m_current = m_model->keyAt(row);
    }
    m_showing = false;
    emit currentChanged();
    if (!m_wanted.first.isEmpty())
        compare(m_wanted.first, m_wanted.second);
}

void LineageView::compare(const SessionId& a, const SessionId& b)
{
    m_wanted = {a, b};
    const int rowA = m_model->rowOfSession(a);
    const int rowB = m_model->rowOfSession(b);
    if (rowA >= 0 && rowB >= 0) {
        m_wanted = {};
        markAndCompare(m_model->keyAt(rowA), m_model->keyAt(rowB));
    } else if (isIdle() && m_model->rowCount() > 0) {
        // Strangers to each other are compared too, with nothing to mark.
        m_wanted = {};
        emit compareRequested({a, {}, a.value}, {b, {}, b.value});
    }
}

void LineageView::clearMarks()
{
    m_model->setMark(LineageModel::SideA, {});
    m_model->setMark(LineageModel::SideB, {});
}

ComparedPlace LineageView::placeOf(const LineageKey& key) const
{
    const int session = m_model->graph().indexOf(key.session);
    ComparedPlace place {key.session, {},
        session >= 0 ? lineagewords::titleOf(m_model->graph().sessions[size_t(session)]) : key.session.value};
    const bool within = key.kind == Kind::Checkpoint || key.kind == Kind::Fork || key.kind == Kind::Resume
        || key.kind == Kind::Compaction;
    if (within)
        place.upTo = key.position;
    return place;
}

void LineageView::markAndCompare(const LineageKey& a, const LineageKey& b)
{
    m_model->setMark(LineageModel::SideA, a);
    m_model->setMark(LineageModel::SideB, b);
    emit compareRequested(placeOf(a), placeOf(b));
}

void LineageView::takeSelection()
{
    if (m_showing)
        return;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.size() == 1)
        m_first = m_model->keyAt(rows.first().row());
    if (rows.size() != 2) {
        emit selectionTold(rows.size() > 2 ? tr("Select two rows to compare them.") : QString());
        return;
    }
    LineageKey a = m_model->keyAt(rows.at(0).row());
    LineageKey b = m_model->keyAt(rows.at(1).row());
    if (a.isEmpty() || b.isEmpty())
        return;
    if (b == m_first)
        std::swap(a, b);
    markAndCompare(a, b);
}

void LineageView::choose(const QModelIndex& index)
{
    const SessionId session(index.data(LineageModel::SessionIdRole).toString());
    if (m_source->store() && !session.isEmpty())
        emit placeChosen(m_source->store(), session, index.data(LineageModel::MessageRole).value<MessageId>());
}

void LineageView::showMenu(const QPoint& place)
{
    const QPersistentModelIndex index = m_view->indexAt(place);
    const LineageKey key = index.isValid() ? m_model->keyAt(index.row()) : LineageKey();
    if (key.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icons::icon(u"go-jump"_s), tr("Go to the timeline"), this, [this, index] { choose(index); });
    menu->addSeparator();
    const QIcon icon = icons::icon(u"view-split-left-right"_s);
    const auto mark = [this, key](LineageModel::Side side) {
        const LineageModel::Side other = side == LineageModel::SideA ? LineageModel::SideB : LineageModel::SideA;
        m_model->setMark(side, key);
        const LineageKey against = m_model->mark(other);
        if (!against.isEmpty())
            side == LineageModel::SideA ? markAndCompare(key, against) : markAndCompare(against, key);
    };
    menu->addAction(icon, tr("Compare as A"), this, [mark] { mark(LineageModel::SideA); });
    menu->addAction(icon, tr("Compare as B"), this, [mark] { mark(LineageModel::SideB); });
    addEdits(*menu, key);
    if (const LineageNode* node = m_model->nodeAt(index.row()); node && !node->change.isEmpty()) {
        menu->addSeparator();
        menu->addAction(icons::icon(u"edit-undo"_s), tr("Undo back to here…"), this,
            [this, change = node->change] { emit goBackRequested(change); });
    }
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

/// Only where somebody takes the wish.
void LineageView::addEdits(QMenu& menu, const LineageKey& key)
{
    if (!m_source->store() || !isSignalConnected(QMetaMethod::fromSignal(&LineageView::editRequested)))
        return;
    struct Entry
    {
        EditKind kind;
        const char* icon;
        QString text;
    };
    const Entry ofMessage[] = {{EditKind::Fork, "fork", tr("Fork here…")},
        {EditKind::Resume, "resume", tr("Resume here…")}, {EditKind::Checkpoint, "checkpoint", tr("Checkpoint…")}};
    const Entry ofSession[]
        = {{EditKind::Rename, "edit-rename", tr("Rename…")}, {EditKind::Delete, "edit-delete", tr("Delete session…")}};
    const auto add = [&](const Entry& entry) {
        QAction* action = menu.addAction(icons::icon(QString::fromLatin1(entry.icon)), entry.text, this,
            [this, key, kind = entry.kind] { emit editRequested(kind, m_source->store(), key.session, key.message); });
        const QString reason = refusalText(m_source->store(), entry.kind, {key.session});
        action->setEnabled(reason.isEmpty());
        action->setToolTip(reason);
    };
    menu.setToolTipsVisible(true);
    menu.addSeparator();
    if (!key.message.isEmpty())
        std::ranges::for_each(ofMessage, add);
    menu.addSeparator();
    std::ranges::for_each(ofSession, add);
}

void LineageView::setActions(const QList<QAction*>& actions)
{
    auto* row = qobject_cast<QHBoxLayout*>(m_head->layout());
    row->addSpacing(2 * Style::measures().u);
    for (QAction* action : actions) {
        auto* button = new QToolButton(m_head);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAccessibleName(action->iconText());
        m_buttons += button;
        row->addWidget(button);
    }
    m_head->setFixedHeight(qMax(
        m_head->height(), m_buttons.isEmpty() ? 0 : m_buttons.constFirst()->sizeHint().height() + Style::measures().u));
    fitColumns();
}

void LineageView::fitColumns()
{
    const int u = Style::measures().u;
    QHeaderView* header = m_view->header();
    header->resizeSection(LineageModel::LaneColumn, m_delegate->laneWidth());
    m_view->setColumnHidden(LineageModel::DetailColumn, width() < 150 * u);
    const std::pair<int, int> figures[]
        = {{LineageModel::MessagesColumn, m_messagesWidth}, {LineageModel::TokensColumn, m_tokensWidth}};
    for (const auto& [column, width] : figures)
        header->resizeSection(column, std::max({20 * u, header->sectionSizeHint(column) + u, width}));
    const QString sample = m_model->index(0, LineageModel::TimeColumn).data().toString();
    const int time = QFontMetrics(Style::measures().body).horizontalAdvance(sample) + 6 * u;
    header->resizeSection(LineageModel::TimeColumn, qMax(18 * u, time));
    // Events and details share what is left; where that is not enough for both, details have their part.
    int room = width() - m_view->verticalScrollBar()->sizeHint().width();
    for (const int column :
        {LineageModel::LaneColumn, LineageModel::MessagesColumn, LineageModel::TokensColumn, LineageModel::TimeColumn})
        room -= header->sectionSize(column);
    const int part = width() < 200 * u ? 42 * u : 60 * u;
    const int detail = qMax(m_detailWidth, header->sectionSizeHint(LineageModel::DetailColumn) + u);
    header->resizeSection(LineageModel::DetailColumn, qMin(detail, qMax(part, room - m_eventWidth)));
    fitHead();
}

/// What the largest figure of a column takes: part of a figure would be another one.
int LineageView::figureWidth(int column) const
{
    qint64 most = 0;
    int widest = -1;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const LineageNode* node = m_model->nodeAt(row);
        const auto figure = !node ? std::nullopt : column == LineageModel::TokensColumn ? node->tokens : node->messages;
        if (figure && saturatingAbs(*figure) > most) {
            most = saturatingAbs(*figure);
            widest = row;
        }
    }
    const QString sample = widest < 0 ? QString() : m_model->index(widest, column).data().toString();
    const QFontMetrics metrics(Style::measures().body);
    const QString signs = u"\u2248\u202f\u2212"_s; // which those of other rows may have
    return metrics.horizontalAdvance(signs + sample) + 2 * Style::measures().u;
}

/// The figures go first, then the words of the buttons, then those of the chips: nothing is cut off.
void LineageView::fitHead()
{
    const int u = Style::measures().u;
    const int space = m_head->layout()->spacing();
    const auto setWords = [this](bool words) { // of the first two: what one comes here for
        for (qsizetype at = 0; at < m_buttons.size(); ++at)
            m_buttons.at(at)->setToolButtonStyle(
                words && at < 2 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    };
    const auto wanted = [&](bool figures) {
        int sum = 10 * u + m_whole->fullWidth() + m_project->sizeHint().width() + 2 * space
            + (figures ? m_figures->sizeHint().width() + space : 0);
        for (const auto& [what, button] : std::as_const(m_chips))
            sum += button->isHidden() ? 0 : button->sizeHint().width() + space;
        for (const QToolButton* button : std::as_const(m_buttons))
            sum += button->sizeHint().width() + space;
        return sum;
    };
    const auto setIconOnly = [this](bool only) {
        for (const auto& [what, button] : std::as_const(m_chips))
            button->setIconOnly(only);
        m_project->setIconOnly(only);
    };
    setIconOnly(false);
    setWords(true);
    const bool fits = wanted(true) <= width();
    if (!fits && wanted(false) > width())
        setWords(false);
    if (!fits && wanted(false) > width())
        setIconOnly(true);
    m_figures->setVisible(fits || wanted(true) <= width());
}

void LineageView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

} // namespace stemma
