// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/contextpanel.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/models/compactiontexts.h"
#include "ui/common/elidingbutton.h"
#include "ui/common/chip.h"
#include "ui/common/contextbars.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/context/contextcomparisonview.h"
#include "ui/context/countingmenu.h"
#include "ui/context/rulesbook.h"
#include "ui/context/vocabularychoice.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyledItemDelegate>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What is not sent is muted, what is new bold, what is looked for stands out; kinds have their inks.
class ItemDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const Colours& c = Style::colours();
        if (!index.data(ContextModel::SentRole).toBool())
            option->palette.setColor(QPalette::Text, c.muted);
        else if (index.column() == ContextModel::KindColumn)
            option->palette.setColor(
                QPalette::Text, inkOf(ContextItem::Kind(index.data(ContextModel::KindRole).toInt())));
        if (index.column() == ContextModel::KindColumn && index.data(ContextModel::NewRole).toBool())
            option->font = Style::measures().bold;
        if (index.column() == ContextModel::TextColumn && index.data(ContextModel::FoundRole).toBool()) {
            option->backgroundBrush = c.hit;
            option->palette.setColor(QPalette::Text, c.hitText);
        }
    }

private:
    static QColor inkOf(ContextItem::Kind kind)
    {
        const Colours& c = Style::colours();
        switch (kind) {
        case ContextItem::Kind::Summary:
            return c.summary;
        case ContextItem::Kind::Message:
            return c.accent;
        case ContextItem::Kind::ToolOutput:
            return c.tool;
        case ContextItem::Kind::System:
        case ContextItem::Kind::Tombstone:
            break;
        }
        return c.muted;
    }
};

/// Where it compacts, and where that stands now.
QString compactsText(const CompactionThresholds& thresholds, const ContextPicture& picture)
{
    const QString soft = format::number(thresholds.soft);
    if (thresholds.measure == CompactionThresholds::Measure::Usage)
        return ContextPanel::tr("compacts once its turns have used %1").arg(soft);
    if (!picture.measured || *picture.measured == picture.budget.total) // that is told beside it
        return ContextPanel::tr("compacts at %1").arg(soft);
    return ContextPanel::tr("compacts at %1; now %2")
        .arg(soft, format::tokens(*picture.measured, picture.budget.estimated));
}

QString thresholdsTip(const CompactionThresholds& thresholds, const ContextRules& rules)
{
    const QString soft = format::number(thresholds.soft);
    const QString hard = format::number(thresholds.hard);
    if (thresholds.measure == CompactionThresholds::Measure::Usage)
        return ContextPanel::tr("%1 compacts after a turn once the turns since the session was loaded have used %2 "
                                "tokens, and before a turn from %3. The store does not record how many they have used.")
            .arg(rules.profile.title, soft, hard);
    return rules.isBudgetChosen() || rules.softFraction.isChosen
        ? ContextPanel::tr(
              "With the chosen settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.")
              .arg(rules.profile.title, soft, hard)
        : ContextPanel::tr(
              "With its default settings, %1 compacts after a turn from %2 tokens, and before a turn from %3.")
              .arg(rules.profile.title, soft, hard);
}

} // namespace

ContextPanel::ContextPanel(ContextSource* source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_model(new ContextModel(source, this))
    , m_view(new QTreeView(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_follow(new ChipButton(u"go-jump"_s, tr("Follow the timeline"), this))
    , m_compare(new ChipButton(u"view-split-left-right"_s, tr("Against the turn before"), this))
    , m_comparison(new ContextComparisonView(source, this))
    , m_find(new QLineEdit(this))
    , m_place(new QLabel(this))
    , m_figures(new QLabel(this))
    , m_departure(new QLabel(this))
    , m_bars(new ContextBars(this))
    , m_rules(new ElidingButton(tr("Rules"), this))
    , m_counting(new ElidingButton(tr("Counting"), this))
    , m_export(new ElidingButton(icons::icon(u"document-export"_s), tr("Export"), this))
    , m_ask(new QPushButton(tr("Ask…"), this))
{
    const int u = Style::measures().u;
    makeView();
    m_follow->setToolTip(tr("Show the context as it was at the current message"));
    m_slider->setAccessibleName(tr("The newest message of this context"));
    m_slider->setToolTip(tr("Show the context when an earlier message was the newest"));
    m_figures->setTextFormat(Qt::PlainText);
    m_figures->setWordWrap(true);
    m_departure->setTextFormat(Qt::RichText);
    m_departure->setWordWrap(true);
    m_departure->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_find->setPlaceholderText(tr("Find in this context"));
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(16 * u);
    m_find->setMaximumWidth(45 * u);
    m_find->installEventFilter(this);
    auto* menu = new QMenu(m_export);
    menu->addAction(tr("Copy the request as JSON"), this, [this] { m_source->exportRequest(false); });
    menu->addAction(tr("Copy the request as a curl command"), this, [this] { m_source->exportRequest(true); });
    m_export->setMenu(menu);
    // Where there is little room, the name of the rules gives way first, then the words of the chips.
    m_slider->setMinimumWidth(16 * u);
    m_counting->setMinimumWidth(20 * u);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(2 * u, u, 2 * u, 0);
    top->setSpacing(2 * u);
    top->addWidget(m_place);
    top->addWidget(m_slider, 1);
    top->addWidget(m_follow);
    top->addWidget(m_compare);
    top->addWidget(m_find);
    top->addWidget(m_rules);
    top->addWidget(m_counting);
    m_rules->hide();
    m_counting->hide();
    auto* middle = new QVBoxLayout;
    middle->setContentsMargins(2 * u, u, 2 * u, u);
    auto* told = new QHBoxLayout; // the row above is full
    told->setSpacing(2 * u);
    told->addWidget(m_figures, 1);
    told->addWidget(m_export);
    told->addWidget(m_ask);
    middle->addLayout(told);
    middle->addWidget(m_bars);
    middle->addWidget(m_departure);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addLayout(middle);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_comparison, 1);
    layout->addStretch(); // what is above stays there while neither of them is shown
    m_comparison->hide();
    m_ask->setToolTip(tr("Ask a model a question about this context. Nothing is sent before you agree."));
    connect(m_ask, &QPushButton::clicked, this, [this] {
        if (m_source->store() && m_source->picture())
            emit askRequested(m_source->store(), m_source->session(), m_source->picture()->at);
    });
    m_compare->setToolTip(tr("Show what is new, gone and changed since the end of the turn before"));
    connect(m_compare, &QAbstractButton::toggled, this, &ContextPanel::update);
    connect(m_comparison, &ContextComparisonView::messageChosen, this, [this](const QString& id) {
        if (m_source->store())
            emit placeChosen(m_source->store(), m_source->session(), MessageId(id));
    });
    connect(m_source, &ContextSource::changed, this, &ContextPanel::update);
    connect(m_source, &ContextSource::noticed, this, &ContextPanel::noticed);
    connect(m_source, &ContextSource::exported, this, [this](const QString& text) {
        QApplication::clipboard()->setText(text);
        emit noticed(tr("The request was copied."));
    });
    connect(m_source, &ContextSource::found, this, [this](const QString& words, const QSet<qint64>& positions) {
        m_model->setFound(positions);
        if (!words.isEmpty() && positions.isEmpty())
            emit noticed(tr("“%1” is not in this context.").arg(words));
        else if (!words.isEmpty())
            stepFound(true);
    });
    connect(m_departure, &QLabel::linkActivated, this, &ContextPanel::followDeparture);
    connect(m_find, &QLineEdit::textChanged, m_source, &ContextSource::find);
    connect(m_slider, &QSlider::valueChanged, this, &ContextPanel::takeSlider);
    connect(m_follow, &QAbstractButton::toggled, this,
        [this](bool on) { m_source->setAt(on && m_current >= 0 ? std::optional(m_current) : std::nullopt); });
    connect(m_view, &QTreeView::activated, this, &ContextPanel::choose);
    connect(m_view, &QTreeView::clicked, this, &ContextPanel::choose);
    update();
}

void ContextPanel::setVocabularies(VocabularyChoice* choice)
{
    m_counting->setToolTip(CountingMenu::tip());
    m_counting->setMenu(new CountingMenu(choice, m_counting));
    m_counting->show();
    fitChips();
    connect(choice, &VocabularyChoice::changed, m_source, &ContextSource::readAgain);
    connect(choice, &VocabularyChoice::failed, this, &ContextPanel::noticed);
}

void ContextPanel::setRules(RulesBook* book)
{
    m_rules->show();
    fitChips();
    connect(m_rules, &QPushButton::clicked, this, [this, book] {
        if (OpenStore* store = m_source->store())
            book->showDialog(store, m_source->session(), this);
    });
    connect(book, &RulesBook::changed, this, [this](const OpenStore* store) {
        if (store == m_source->store())
            m_source->readAgain();
    });
}

void ContextPanel::makeView()
{
    const int u = Style::measures().u;
    m_view->setObjectName(u"context"_s);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ItemDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Items of the context"));
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ContextModel::TextColumn, QHeaderView::Stretch);
    int widest = 0;
    for (int kind = 0; kind <= int(ContextItem::Kind::Tombstone); ++kind)
        widest = std::max(
            widest, QFontMetrics(Style::measures().bold).horizontalAdvance(titleOf(ContextItem::Kind(kind))));
    header->resizeSection(ContextModel::KindColumn, widest + 4 * u);
    header->resizeSection(ContextModel::TokensColumn, 20 * u);
    header->resizeSection(ContextModel::ShareColumn, 16 * u);
}

void ContextPanel::setCurrentMessage(qint64 index)
{
    m_current = index;
    if (m_follow->isChecked() && index >= 0)
        m_source->setAt(index);
    updateDeparture();
}

void ContextPanel::updateDeparture()
{
    const ContextPicturePtr& picture = m_source->picture();
    const CompactionGraphPtr& graph = m_source->summaries();
    const auto departure = picture && graph && !m_source->error() ? departureOf(*graph, m_current) : std::nullopt;
    m_departure->setVisible(departure.has_value());
    if (!departure)
        return;
    const CompactionNode& by = graph->nodes[size_t(departure->by)];
    const CompactionNode& now = graph->nodes[size_t(departure->now)];
    const QString message = format::number(m_current + 1);
    // Without a message it is unknown when it was made, and so is the window before it.
    const bool wasThere = picture->at >= m_current && picture->at < by.firstWritten();
    QStringList words;
    if (wasThere)
        words += tr("Message %1 was in the window then.").arg(message);
    else if (picture->at >= 0 && picture->at < m_current)
        words += tr("Message %1 did not exist yet.").arg(message);
    const QString when = by.at >= 0 ? tr("at message %1").arg(format::number(by.at + 1)) : QString();
    const QString name = compactionwords::name(by);
    words += (when.isEmpty() ? tr("Message %1 left the window with “%2”.").arg(message, name)
                             : tr("Message %1 left the window %3, with “%2”.").arg(message, name, when));
    if (departure->now != departure->by)
        words += tr("“%1” replaces it now.").arg(compactionwords::name(now));
    QStringList links;
    if (by.firstWritten() > 0 && !wasThere)
        links += Style::link(u"before"_s, tr("Show the context before"));
    links += Style::link(u"review"_s, tr("Show losses"));
    m_departure->setText(words.join(u' ') + u" &nbsp; "_s + links.join(factSeparator()));
}

void ContextPanel::followDeparture(const QString& link)
{
    const CompactionGraphPtr& graph = m_source->summaries();
    const auto departure = graph ? departureOf(*graph, m_current) : std::nullopt;
    if (!departure)
        return;
    if (link == "review"_L1) {
        emit reviewRequested(m_source->store(), m_source->session(), graph->nodes[size_t(departure->by)].summary.id);
        return;
    }
    const QSignalBlocker blocker(m_follow);
    m_follow->setChecked(false);
    m_source->setAt(graph->nodes[size_t(departure->by)].firstWritten() - 1);
}

void ContextPanel::takeSlider(int value)
{
    const QSignalBlocker blocker(m_follow);
    m_follow->setChecked(false);
    m_source->setAt(value < m_slider->maximum() ? std::optional<qint64>(value) : std::nullopt);
}

void ContextPanel::choose(const QModelIndex& index)
{
    const auto row = index.data(ContextModel::RowRole).value<ContextRow>();
    if (m_source->store() && !row.item.id.isEmpty())
        emit placeChosen(m_source->store(), m_source->session(), MessageId(row.item.id));
}

void ContextPanel::stepFound(bool forward)
{
    const int row = m_model->nextFound(m_view->currentIndex().row(), forward);
    if (row < 0)
        return;
    m_view->setCurrentIndex(m_model->index(row, 0));
    m_view->scrollTo(m_model->index(row, 0), QAbstractItemView::PositionAtCenter);
}

bool ContextPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            stepFound(!key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

QString ContextPanel::figuresText() const
{
    const auto& error = m_source->error();
    if (error)
        return error->code == Errc::Cancelled ? tr("Cancelled.") : error->text;
    const ContextPicturePtr& picture = m_source->picture();
    if (!picture)
        return m_source->store() ? tr("Building the context…") : tr("No session is open.");
    const ContextBudget& budget = picture->budget;
    QStringList words;
    if (budget.usable > 0)
        words += tr("%1 of %2", "12 of 40 tokens")
                     .arg(format::tokens(budget.total, budget.estimated), format::tokenCount(budget.usable));
    else
        words += format::tokenCount(budget.total, budget.estimated);
    if (const auto thresholds = picture->thresholds())
        words += compactsText(*thresholds, *picture);
    words += tr("%Ln item(s) sent", nullptr, int(picture->sent));
    if (picture->summaries > 0)
        words += tr("%Ln summary(s)", nullptr, int(picture->summaries));
    if (picture->leftOut > 0)
        words += tr("%Ln left out", nullptr, int(picture->leftOut));
    if (const auto& difference = picture->difference; difference && *difference != ContextPicture::Difference {}) {
        QStringList changes;
        if (difference->added > 0)
            changes += tr("+%Ln item(s)", nullptr, int(difference->added));
        if (difference->removed > 0)
            changes += tr("\u2212%Ln item(s)", nullptr, int(difference->removed));
        changes += format::tokenChange(difference->tokens);
        words += tr("since the previous message: %1").arg(changes.join(u", "_s));
    }
    if (const QString chosen = chosenText(picture->rules); !chosen.isEmpty())
        words += tr("chosen: %1").arg(chosen);
    if (!picture->isExact)
        words += tr("reconstructed: the store no longer records everything");
    return words.join(factSeparator());
}

/// Their icons alone where the words would leave the others too little room; the rules take what these leave.
void ContextPanel::fitChips()
{
    const int u = Style::measures().u;
    int others = 16 * u + m_place->sizeHint().width() + m_slider->sizeHint().width()
        + std::min(m_find->sizeHint().width(), m_find->maximumWidth());
    others += m_counting->isHidden() ? 0 : m_counting->sizeHint().width();
    const int rules = m_rules->isHidden() ? 0 : m_rules->minimumSizeHint().width();
    const bool isNarrow = others + m_follow->fullWidth() + m_compare->fullWidth() + rules > width();
    for (ChipButton* chip : {m_follow, m_compare}) {
        chip->setIconOnly(isNarrow);
        others += chip->sizeHint().width();
    }
    m_rules->setMaximumWidth(std::max(rules, width() - others));
}

void ContextPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitChips();
}

/// What is chosen stays to be changed where it makes the context impossible.
void ContextPanel::updateRules()
{
    const ContextPicturePtr& picture = m_source->picture();
    m_rules->setEnabled(m_source->store() && (!picture || picture->rules.offer.fixedBecause.isEmpty()));
    if (!picture) {
        m_rules->setText(tr("Rules"));
        m_rules->setToolTip({});
        return;
    }
    const ContextRules& rules = picture->rules;
    m_rules->setText(rules.offer.hasSettings
            ? tr("%1 rules, window %2").arg(rules.profile.title, format::number(rules.window.value))
            : tr("%1 rules").arg(rules.profile.title));
    const QString chosen = chosenText(rules);
    m_rules->setToolTip(!rules.offer.fixedBecause.isEmpty() ? rules.offer.fixedBecause
            : chosen.isEmpty() ? tr("Rules and window of this context. Click to choose others.")
                               : tr("Chosen: %1. Click to choose others, or to go back to the defaults.").arg(chosen));
}

void ContextPanel::update()
{
    const ContextPicturePtr& picture = m_source->picture();
    const bool isThere = picture && !m_source->error();
    updateDeparture();
    updateRules();
    m_figures->setText(figuresText());
    const auto thresholds = isThere ? picture->thresholds() : std::nullopt;
    m_figures->setToolTip(thresholds ? thresholdsTip(*thresholds, picture->rules) : QString());
    m_bars->setVisible(isThere && picture->budget.usable > 0);
    m_view->setVisible(isThere && !m_compare->isChecked());
    m_comparison->setVisible(isThere && m_compare->isChecked());
    m_find->setVisible(!m_compare->isChecked());
    m_slider->setEnabled(isThere && picture->messages > 1);
    m_export->setEnabled(isThere && picture->sent > 0);
    m_ask->setEnabled(isThere);
    m_find->setEnabled(isThere);
    if (!isThere) {
        m_place->clear();
        return;
    }
    m_bars->setFigures({picture->sent, picture->budget.total, picture->budget.estimated, picture->budget},
        thresholds && thresholds->measure == CompactionThresholds::Measure::Context ? std::optional(thresholds->soft)
                                                                                    : std::nullopt);
    const Measures& measures = Style::measures();
    const int numbers = QFontMetrics(m_view->font()).horizontalAdvance(format::number(m_model->rowCount()));
    m_view->header()->resizeSection(ContextModel::PositionColumn, std::max(12 * measures.u, numbers + 4 * measures.u));
    const qint64 last = std::max<qint64>(0, picture->messages - 1);
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, int(last));
    m_slider->setPageStep(std::max<int>(1, int(last / 20)));
    if (!m_slider->isSliderDown())
        m_slider->setValue(int(picture->at < 0 ? last : picture->at));
    m_place->setText(picture->at < 0
            ? tr("Now")
            : tr("At message %1 of %2").arg(format::number(picture->at + 1), format::number(picture->messages)));
}

void ContextPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_source->setWanted(true);
}

void ContextPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_source->setWanted(false);
}

} // namespace stemma
