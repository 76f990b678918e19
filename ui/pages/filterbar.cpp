// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/filterbar.h"

#include "ui/common/chip.h"
#include "ui/common/filteredit.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/pages/facetchooser.h"

#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int RecountMs = 250;

} // namespace

FilterBar::FilterBar(OpenStore& store, const MessageModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_search(new TurnSearch(this))
    , m_facets(new MessageFacetsSource(this))
    , m_edit(new FilterEdit(u"view-filter"_s, tr("Filter by words, tools, files"), this))
    , m_tools(new FacetChooser(
          {u"tool"_s, tr("All tools"), [](int count) { return tr("%n tool(s)", nullptr, count); },
              tr("Show only messages that call some tools"), tr("No message of this session calls a tool.")},
          this))
    , m_files(new FacetChooser({u"file"_s, tr("All files"), [](int count) { return tr("%n file(s)", nullptr, count); },
                                   tr("Show only messages that read, change or name some files"),
                                   tr("No message of this session names a file.")},
          this))
    , m_count(new MutedLabel(this))
    , m_close(new QToolButton(this))
{
    const Measures& m = Style::measures();
    m_search->setCurrent(&store, model.session());
    m_facets->setCurrent(&store, model.session());
    m_edit->setAccessibleName(tr("Filter the messages"));
    m_edit->setToolTip(tr("Show only messages whose text, tool calls or file paths contain all these words. Of a text, "
                          "the first 256 KB count."));
    m_edit->setMinimumWidth(40 * m.u);
    m_edit->setMaximumWidth(80 * m.u);
    m_edit->setList(parentWidget()); // whose proxy is the timeline
    m_count->setFont(m.meta);
    m_close->setIcon(icons::icon(u"tab-close"_s));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close the filter and show all messages"));
    m_close->setAccessibleName(m_close->toolTip());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * m.u, 0, 2 * m.u, m.u);
    layout->setSpacing(m.u + m.u / 2);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_edit, 1);
    for (FacetChooser* chooser : {m_tools, m_files}) {
        layout->addWidget(chooser->button());
        connect(chooser, &FacetChooser::chosenChanged, this, &FilterBar::takeFacets);
    }
    const std::tuple<QString, QString> words[] = {{u"fail"_s, tr("Show messages that failed or hold a call that did")},
        {u"damaged"_s, tr("Show messages that could not be read in full")}, {u"tag"_s, tr("Show flagged messages")},
        {u"context"_s, tr("Show messages in context")}, {u"compact"_s, tr("Show messages that a summary stands for")},
        {u"prune"_s, tr("Show messages with pruned output")}, {u"resume"_s, tr("Show messages discarded by a resume")},
        {u"agent"_s, tr("Show messages of side chains")}};
    for (const auto& [icon, tip] : words) {
        auto* chip = new ChipButton(icon, {}, this);
        chip->setToolTip(tip);
        chip->setAccessibleName(tip);
        chip->hide();
        m_chips += chip;
        layout->addWidget(chip);
        connect(chip, &QAbstractButton::toggled, this, &FilterBar::takeStates);
    }
    layout->addStretch(1);
    layout->addWidget(m_count);
    layout->addWidget(m_close);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_recount.setSingleShot(true);
    m_recount.setInterval(RecountMs);
    connect(&m_recount, &QTimer::timeout, this, &FilterBar::count);
    connect(m_edit, &FilterEdit::wordsChanged, this, &FilterBar::takeWords);
    connect(m_edit, &FilterEdit::left, this, &FilterBar::close);
    connect(m_search, &TurnSearch::changed, this, &FilterBar::takeMatches);
    connect(m_facets, &MessageFacetsSource::changed, this, [this] {
        m_tools->setFacets(m_facets->tools(), m_facets->isLoading());
        m_files->setFacets(m_facets->files(), m_facets->isLoading());
        if (hasFacets())
            takeMatches();
    });
    connect(m_close, &QToolButton::clicked, this, &FilterBar::close);
    const auto recount = [this] {
        if (isVisible() && !m_recount.isActive())
            m_recount.start();
    };
    connect(&model, &MessageModel::detailsLoaded, this, recount);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, recount);
    connect(&model, &QAbstractItemModel::modelReset, this, recount);
    hide();
}

void FilterBar::open()
{
    show();
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void FilterBar::close()
{
    hide();
    setWish({});
    emit closed();
}

void FilterBar::setWish(const MessageFilter& wish)
{
    m_edit->setText(wish.words);
    m_edit->settle();
    m_wish = wish;
    m_tools->setChosen(wish.tools);
    m_files->setChosen(wish.files);
    updateWanted();
    for (qsizetype at = 0; at < m_chips.size(); ++at) {
        const QSignalBlocker quiet(m_chips.at(at));
        m_chips.at(at)->setChecked(wish.states.testFlag(States[at]));
    }
    if (!wish.isEmpty())
        show();
    takeMatches();
}

ChipButton* FilterBar::chip(MessageState state) const
{
    return m_chips.at(std::ranges::find(States, state) - std::begin(States));
}

QString FilterBar::countText() const
{
    return m_count->text();
}

void FilterBar::takeWords()
{
    const QString words = m_edit->text().simplified();
    if (words == m_wish.words)
        return;
    m_wish.words = words;
    m_search->find(words); // changed() by what it finds
}

void FilterBar::takeStates()
{
    m_wish.states = {};
    for (qsizetype at = 0; at < m_chips.size(); ++at)
        m_wish.states.setFlag(States[at], m_chips.at(at)->isChecked());
    count();
    emit changed();
}

void FilterBar::takeFacets()
{
    m_wish.tools = m_tools->chosen();
    m_wish.files = m_files->chosen();
    takeMatches();
}

void FilterBar::takeMatches()
{
    // What was shown stays until something else is found: an empty timeline would lose its place.
    auto matches = this->matches();
    if (matches && matches->empty() && isLooking())
        return updateTexts();
    m_matches = std::move(matches);
    count();
    emit changed();
}

bool FilterBar::isLooking() const
{
    return (m_search->hasWords() && (m_search->isLooking() || m_search->isStale()))
        || (hasFacets() && (m_facets->isLoading() || m_facets->isStale()));
}

/// The messages that have all that is asked for but the states; null: whatever they have.
std::shared_ptr<const std::vector<int>> FilterBar::matches() const
{
    std::optional<std::vector<int>> rows;
    const auto keep = [&rows](std::vector<int> these) {
        if (!rows) {
            rows = std::move(these);
            return;
        }
        std::vector<int> both;
        std::ranges::set_intersection(*rows, these, std::back_inserter(both));
        rows = std::move(both);
    };
    if (m_search->hasWords())
        keep(m_search->rows());
    if (!m_wish.tools.isEmpty())
        keep(rowsWithAny(*m_facets->tools(), m_wish.tools));
    if (!m_wish.files.isEmpty())
        keep(rowsWithAny(*m_facets->files(), m_wish.files));
    return rows ? std::make_shared<const std::vector<int>>(std::move(*rows)) : nullptr;
}

void FilterBar::addTo(RowFilter& filter) const
{
    filter.states = m_wish.states;
    filter.matches = m_matches;
}

void FilterBar::count()
{
    RowFilter filter;
    addTo(filter);
    m_counts = {};
    m_shown = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const OutlineDetail* detail = m_model.detail(row);
        if (!detail)
            break; // they come in order
        m_shown += filter.hides(row, detail) ? 0 : 1;
        for (size_t at = 0; at < std::size(States); ++at)
            m_counts[at] += MessageStates::fromInt(detail->states).testFlag(States[at]) ? 1 : 0;
    }
    updateTexts();
}

void FilterBar::updateTexts()
{
    const auto name = [](MessageState state) {
        switch (state) {
        case MessageState::Error:
            return tr("Failed");
        case MessageState::Damaged:
            return tr("Damaged");
        case MessageState::Flagged:
            return tr("Flagged");
        case MessageState::InContext:
            return tr("In context");
        case MessageState::Summarised:
            return tr("Summarised");
        case MessageState::Pruned:
            return tr("Pruned");
        case MessageState::Discarded:
            return tr("Discarded");
        default:
            return tr("Side chain");
        }
    };
    // With the names where they have room beside the field, else the numbers alone.
    const bool hasTools = !m_facets->tools()->empty() || !m_wish.tools.isEmpty();
    const bool hasFiles = !m_facets->files()->empty() || !m_wish.files.isEmpty();
    m_tools->button()->setVisible(hasTools || m_facets->isLoading());
    m_files->button()->setVisible(hasFiles || m_facets->isLoading());
    int full
        = m_edit->minimumWidth() + m_count->sizeHint().width() + m_close->sizeHint().width() + 12 * Style::measures().u;
    for (const ChipButton* button : {m_tools->button(), m_files->button()})
        full += button->isHidden() ? 0 : button->fullWidth() + 2 * Style::measures().u;
    const QFontMetrics metrics(Style::measures().meta);
    for (size_t at = 0; at < std::size(States); ++at) {
        if (m_counts[at] > 0 || m_chips[qsizetype(at)]->isChecked())
            full += metrics.horizontalAdvance(name(States[at]) + format::number(m_counts[at]))
                + 14 * Style::measures().u;
    }
    for (size_t at = 0; at < std::size(States); ++at) {
        ChipButton* chip = m_chips[qsizetype(at)];
        const QString count = format::number(m_counts[at]);
        chip->setText(full > width() ? count : name(States[at]) + u' ' + count);
        chip->setAccessibleDescription(count);
        chip->setVisible(m_counts[at] > 0 || chip->isChecked());
        chip->updateGeometry();
    }
    if (m_search->error())
        m_count->setText(m_search->error()->text);
    else if (isLooking())
        m_count->setText(tr("Filtering…"));
    else
        m_count->setText(m_wish.isEmpty()
                ? QString()
                : tr("%1 of %2").arg(format::number(m_shown), format::number(m_model.rowCount())));
}

void FilterBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateTexts();
}

void FilterBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateWanted();
    count();
}

void FilterBar::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    updateWanted();
}

/// A tab behind another one waits: a session is read as a whole to be filtered.
void FilterBar::updateWanted()
{
    m_search->setWanted(isVisible());
    m_facets->setWanted(isVisible());
}

bool FilterBar::hasFacets() const
{
    return !m_wish.tools.isEmpty() || !m_wish.files.isEmpty();
}

} // namespace stemma
