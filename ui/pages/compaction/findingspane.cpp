// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/findingspane.h"

#include "core/models/lossmodel.h"
#include "core/models/losstexts.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/panehead.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

FindingsPane::FindingsPane(QWidget* parent)
    : QWidget(parent)
    , m_losses(new LossModel(this))
    , m_filter(new LossFilter(m_losses, this))
    , m_view(new QTreeView(this))
{
    const int u = Style::measures().u;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTop());
    makeView();
    layout->addWidget(m_view, 1);
    m_said = new QLabel(this);
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setContentsMargins(2 * u, u, 2 * u, 0);
    m_said->hide();
    layout->addWidget(m_said);
    layout->addWidget(makeButtons());
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        const int kind = m_kinds->currentData().toInt();
        m_filter->setKind(kind < 0 ? std::nullopt : std::optional(LossKind(kind)));
        updateHead();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        updateButtons();
        emit chosen();
    });
    connect(m_view, &QTreeView::activated, this, &FindingsPane::goToUse);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (const LossFinding* finding = current()) {
            const LossFinding added = *finding; // the list changes while it is put in
            emit addRequested(added);
        }
    });
    connect(m_goTo, &QPushButton::clicked, this, &FindingsPane::goToUse);
    updateHead();
    updateButtons();
}

QWidget* FindingsPane::makeTop()
{
    const int u = Style::measures().u;
    auto* top = new QWidget(this);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, u, 0);
    row->setSpacing(u);
    top->setAutoFillBackground(true);
    top->setBackgroundRole(QPalette::AlternateBase);
    m_head = new PaneHead(false, top);
    m_kinds = new QComboBox(top);
    m_kinds->setAccessibleName(tr("Kinds of findings"));
    m_kinds->addItem(tr("All kinds"), -1);
    for (int i = 0; i < LossKindCount; ++i)
        m_kinds->addItem(losswords::pluralOf(LossKind(i)), i);
    row->addWidget(m_head, 1);
    row->addWidget(m_kinds);
    return top;
}

void FindingsPane::makeView()
{
    const int u = Style::measures().u;
    m_view->setObjectName(u"losses"_s);
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder); // as the review has them
    m_view->setAccessibleName(tr("Lost by the summary"));
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(6 * u);
    header->setSectionResizeMode(LossModel::TextColumn, QHeaderView::Stretch);
    const QFontMetrics metrics(Style::measures().body);
    int widest = 18 * u;
    for (int i = 0; i < LossKindCount; ++i)
        widest = std::max(widest, metrics.horizontalAdvance(losswords::nameOf(LossKind(i))) + 3 * u);
    header->resizeSection(LossModel::KindColumn, widest);
    header->resizeSection(LossModel::PlaceColumn, 9 * u);
    header->resizeSection(LossModel::UseColumn, std::max(11 * u, header->sectionSizeHint(LossModel::UseColumn)));
    header->hideSection(LossModel::SayerColumn);
}

QWidget* FindingsPane::makeButtons()
{
    const int u = Style::measures().u;
    auto* buttons = new QWidget(this);
    m_rows = new QBoxLayout(QBoxLayout::LeftToRight, buttons);
    m_rows->setContentsMargins(2 * u, u, 2 * u, u);
    m_rows->setSpacing(2 * u);
    auto* ofFinding = new QHBoxLayout;
    auto* ofReview = new QHBoxLayout;
    m_rows->addLayout(ofFinding, 1);
    m_rows->addLayout(ofReview);
    ofFinding->setSpacing(2 * u);
    ofReview->setSpacing(2 * u);
    m_add = new QPushButton(tr("Add to summary…"), buttons);
    m_goTo = new QPushButton(buttons);
    ofFinding->addWidget(m_add);
    ofFinding->addWidget(m_goTo);
    ofFinding->addStretch();
    m_secondLook = new QPushButton(tr("Second look…"), buttons);
    m_secondLook->setToolTip(
        tr("Ask a model which demands of these messages the summary keeps, changes or loses. Nothing is sent before "
           "you agree."));
    m_ask = new QPushButton(tr("Ask"), buttons);
    m_ask->setToolTip(tr("Ask a model about the contexts before and after this compaction. Nothing is sent before you "
                         "agree."));
    auto* menu = new QMenu(m_ask);
    menu->addAction(tr("Ask a question…"), this, [this] { emit askRequested(false); });
    m_probe = menu->addAction(tr("Probe what is lost…"), this, [this] { emit askRequested(true); });
    m_ask->setMenu(menu);
    m_export = new QPushButton(tr("Export…"), buttons);
    m_export->setToolTip(tr("Write the review as a document"));
    ofReview->addWidget(m_export);
    ofReview->addWidget(m_ask);
    ofReview->addWidget(m_secondLook);
    connect(m_export, &QPushButton::clicked, this, &FindingsPane::exportRequested);
    connect(m_secondLook, &QPushButton::clicked, this, &FindingsPane::secondLookRequested);
    return buttons;
}

/// In two rows where one would take its room from the other columns.
void FindingsPane::fitButtons()
{
    const auto widthOf = [this](std::initializer_list<const QPushButton*> buttons) {
        int wide = m_rows->spacing();
        for (const QPushButton* button : buttons)
            wide += button->isHidden() ? 0 : button->sizeHint().width() + m_rows->spacing();
        return wide;
    };
    const int ofFinding = widthOf({m_add, m_goTo});
    const int ofReview = widthOf({m_export, m_ask, m_secondLook});
    m_rows->setDirection(ofFinding + ofReview <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_rows->parentWidget()->setMinimumWidth(std::max(ofFinding, ofReview));
}

void FindingsPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

void FindingsPane::fitNumbers(qint64 most)
{
    const QFontMetrics metrics(Style::measures().body);
    const int wide = metrics.horizontalAdvance(format::number(most)) + 4 * Style::measures().u;
    QHeaderView* header = m_view->header();
    header->resizeSection(LossModel::PlaceColumn, std::max(header->sectionSize(LossModel::PlaceColumn), wide));
}

void FindingsPane::setReview(const LossReviewPtr& review, bool isPartial)
{
    m_hasReview = review != nullptr;
    m_isPartial = isPartial;
    m_losses->setReview(review);
    updateHead();
    updateButtons();
}

void FindingsPane::setSecondLook(const QString& words)
{
    m_said->setText(words);
    m_said->setVisible(!words.isEmpty());
    m_view->header()->setSectionHidden(LossModel::SayerColumn, words.isEmpty());
    if (!words.isEmpty())
        m_view->resizeColumnToContents(LossModel::SayerColumn);
}

void FindingsPane::setCanLookAgain(bool canLook)
{
    m_secondLook->setEnabled(canLook);
}

void FindingsPane::setCanExport(bool canExport)
{
    m_canExport = canExport;
    updateButtons();
}

void FindingsPane::updateHead()
{
    QString count = format::number(m_filter->rowCount());
    if (m_isPartial)
        count = tr("%1, not all messages were read").arg(count);
    m_head->setWords(tr("Lost; needed again first"), m_hasReview ? count : QString());
}

const LossFinding* FindingsPane::current() const
{
    return m_losses->at(m_view->currentIndex());
}

void FindingsPane::choose(qsizetype finding)
{
    const QModelIndex wanted = m_losses->index(int(finding), LossModel::TextColumn);
    if (!m_filter->mapFromSource(wanted).isValid())
        m_kinds->setCurrentIndex(0);
    const QModelIndex shown = m_filter->mapFromSource(wanted);
    m_view->setCurrentIndex(shown);
    m_view->scrollTo(shown);
}

void FindingsPane::setCanAdd(bool canAdd, const QString& reason)
{
    m_canAdd = canAdd;
    m_whyNot = reason;
    updateButtons();
}

void FindingsPane::updateButtons()
{
    m_probe->setEnabled(m_hasReview);
    if (m_export->isEnabledTo(m_export->parentWidget()) != canExport()) {
        m_export->setEnabled(canExport());
        emit canExportChanged();
    }
    const LossFinding* finding = current();
    m_add->setEnabled(finding && finding->status != LossFinding::Status::Kept && m_canAdd);
    m_add->setToolTip(m_canAdd ? tr("Add it to the text of the summary") : m_whyNot);
    const bool isUsed = finding && !finding->usedLater.isEmpty();
    m_goTo->setVisible(isUsed);
    if (isUsed)
        m_goTo->setText(tr("Go to %1").arg(format::number(finding->usedLater.first() + 1)));
    fitButtons();
}

void FindingsPane::goToUse()
{
    const LossFinding* finding = current();
    if (!finding)
        return;
    if (!finding->usedLater.isEmpty())
        emit useRequested(finding->usedLater.first());
    else if (!finding->places.isEmpty())
        emit useRequested(finding->places.first().message);
}

} // namespace stemma
