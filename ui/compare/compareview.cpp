// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/compareview.h"

#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/compare/comparedelegate.h"
#include "ui/compare/comparefilesmodel.h"

#include <QApplication>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QStyleHints>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Mark = CompareRow::Mark;

constexpr qsizetype LongestTitle = 40;

/// Files in the fixed font, results that need a look in the ink of warnings.
class FileDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Added and removed lines in their inks.
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QStringList figures = index.data().toString().split(u' ');
        const bool isSide
            = index.column() == CompareFilesModel::SideAColumn || index.column() == CompareFilesModel::SideBColumn;
        if (!isSide || figures.constFirst() == u"—")
            return QStyledItemDelegate::paint(painter, option, index);
        QStyleOptionViewItem own = option;
        initStyleOption(&own, index);
        own.text.clear();
        const QStyle* style = own.widget ? own.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &own, own.widget) + 1;
        QRect rest = own.rect.adjusted(margin, 0, -margin, 0);
        painter->save();
        painter->setFont(own.font);
        for (const QString& figure : figures) {
            painter->setPen(figure.startsWith(u'+') ? Style::colours().addText : Style::colours().remText);
            const QRect place = QStyle::visualRect(own.direction, own.rect, rest);
            painter->drawText(place, int(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextSingleLine, figure);
            rest.setLeft(rest.left() + own.fontMetrics.horizontalAdvance(figure + u' '));
        }
        painter->restore();
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const Colours& c = Style::colours();
        const auto mark = Mark(index.data(CompareFilesModel::MarkRole).toInt());
        if (index.column() == CompareFilesModel::FileColumn) {
            option->font = Style::measures().code;
            option->textElideMode = Qt::ElideLeft; // the name says more than the folder
        } else if (index.column() == CompareFilesModel::ResultColumn) {
            option->palette.setColor(QPalette::Text,
                mark == Mark::Differs    ? c.warning
                    : mark == Mark::Same ? c.muted
                                         : c.text);
        }
    }
};

void setInk(QLabel* label, const QColor& colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

QString cut(const QString& title)
{
    return title.size() > LongestTitle ? title.left(LongestTitle) + u'…' : title;
}

} // namespace

CompareView::CompareView(CompareSource* source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_model(new CompareModel(this))
    , m_files(new CompareFilesModel(this))
    , m_view(new QTreeView(this))
    , m_filesView(new QTreeView(this))
    , m_parts(new QSplitter(this))
    , m_message(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(4 * Style::measures().u);
    m_message->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setInk(m_message, Style::colours().muted);
    m_parts->addWidget(makeRows());
    m_parts->addWidget(makeFiles());
    m_parts->setStretchFactor(0, 5);
    m_parts->setStretchFactor(1, 2);
    m_parts->setChildrenCollapsible(false);
    layout->addWidget(m_parts, 1);
    layout->addWidget(m_message, 1);
    setFocusProxy(m_view);
    connect(m_source, &CompareSource::changed, this, &CompareView::update);
    connect(m_message, &QLabel::linkActivated, m_source, &CompareSource::again);
    update();
}

QWidget* CompareView::makeHead()
{
    const Measures& m = Style::measures();
    auto* head = new QWidget(this);
    head->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * m.u, m.u, 2 * m.u, m.u);
    row->setSpacing(m.u + m.u / 2);
    m_title = new QLabel(head);
    m_title->setTextFormat(Qt::RichText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_changesOnly = new ChipButton({}, tr("Changes only"), head);
    m_position = new QLabel(head);
    m_position->setFont(m.meta);
    setInk(m_position, Style::colours().muted);
    row->addWidget(m_title, 1);
    row->addWidget(m_changesOnly);
    row->addWidget(m_position);
    const auto button = [&](const QString& icon, const QString& tip) {
        auto* made = new QToolButton(head);
        made->setIcon(icons::icon(icon));
        made->setIconSize({12, 12});
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        row->addWidget(made);
        return made;
    };
    m_up = button(u"go-up"_s, tr("Previous change"));
    m_down = button(u"go-down"_s, tr("Next change"));
    m_export = button(u"document-export"_s, tr("Export the comparison…"));
    m_close = button(u"tab-close"_s, tr("Close the comparison"));
    connect(m_changesOnly, &QAbstractButton::toggled, this, [this](bool on) {
        m_model->setChangesOnly(on);
        setSpans();
        updatePosition();
    });
    connect(m_up, &QToolButton::clicked, this, [this] { stepChange(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { stepChange(1); });
    connect(m_export, &QToolButton::clicked, this, &CompareView::exportRequested);
    connect(m_close, &QToolButton::clicked, this, &CompareView::closeRequested);
    return head;
}

QWidget* CompareView::makeRows()
{
    const int u = Style::measures().u;
    m_view->setObjectName(u"compare"_s);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new CompareDelegate(m_model, m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setAccessibleName(tr("Comparison"));
    m_view->setExpandsOnDoubleClick(false);
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setMinimumSectionSize(5 * u);
    header->setSectionResizeMode(CompareModel::SideAColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(CompareModel::MarkColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(CompareModel::SideBColumn, QHeaderView::Stretch);
    header->resizeSection(CompareModel::MarkColumn, 6 * u);
    connect(m_view, &QTreeView::activated, this, &CompareView::choose);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) { unfold(index); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompareView::updatePosition);
    return m_view;
}

QWidget* CompareView::makeFiles()
{
    const Measures& m = Style::measures();
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_filesHead = new QLabel(side);
    m_filesHead->setTextFormat(Qt::RichText);
    m_filesHead->setContentsMargins(2 * m.u, m.u, 2 * m.u, m.u);
    m_filesView->setModel(m_files);
    m_filesView->setItemDelegate(new FileDelegate(m_filesView));
    m_filesView->setRootIsDecorated(false);
    m_filesView->setUniformRowHeights(true);
    m_filesView->setAllColumnsShowFocus(true);
    m_filesView->setFrameShape(QFrame::NoFrame);
    m_filesView->setAccessibleName(tr("Files changed"));
    QHeaderView* header = m_filesView->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(CompareFilesModel::FileColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(8 * m.u);
    for (const int column :
        {CompareFilesModel::SideAColumn, CompareFilesModel::SideBColumn, CompareFilesModel::ResultColumn})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    auto* figures = new QWidget(side);
    m_figures = new QGridLayout(figures);
    m_figures->setContentsMargins(2 * m.u, 2 * m.u, 2 * m.u, 2 * m.u);
    m_figures->setHorizontalSpacing(4 * m.u);
    m_figures->setVerticalSpacing(m.u);
    m_figures->setColumnStretch(0, 1);
    const QStringList names = QStringList {tr("After the common part")} + figureNames();
    for (int row = 0; row < int(names.size()); ++row) {
        auto* name = new QLabel(names.at(row), figures);
        m_figures->addWidget(name, row, 0);
        for (const int column : {1, 2}) {
            auto* value = new QLabel(figures);
            value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            value->setTextInteractionFlags(Qt::TextSelectableByMouse);
            m_figures->addWidget(value, row, column);
        }
        if (row == 0) {
            setInk(name, Style::colours().muted);
            for (const int column : {1, 2}) {
                figure(0, column - 1)->setFont(m.bold);
                figure(0, column - 1)->setText(column == 1 ? u"A"_s : u"B"_s);
                setInk(figure(0, column - 1), column == 1 ? Style::colours().accent : Style::colours().summary);
            }
        }
    }
    layout->addWidget(m_filesHead);
    layout->addWidget(m_filesView, 1);
    layout->addWidget(figures);
    return side;
}

QStringList CompareView::figureNames()
{
    return {tr("Messages"), tr("Tokens"), tr("Tool errors"), tr("Working time"), tr("Cost")};
}

QStringList CompareView::figureTexts(const CompareFigures& figures)
{
    const QString least = figures.compared < figures.messages ? u"≥\u202f"_s : QString();
    return {format::number(figures.messages), format::tokens(figures.tokens, true),
        least + format::number(figures.toolErrors), figures.from ? format::duration(figures.work) : u"–"_s,
        figures.cost ? least + tr("$%1").arg(QLocale().toString(*figures.cost, 'f', 4)) : u"–"_s};
}

QLabel* CompareView::figure(int row, int side) const
{
    const QLayoutItem* item = m_figures->itemAtPosition(row, side + 1);
    return item ? qobject_cast<QLabel*>(item->widget()) : nullptr;
}

void CompareView::setTitles(const QString& a, const QString& b)
{
    m_titleA = a;
    m_titleB = b;
    update();
}

QString CompareView::headText() const
{
    const Comparison* comparison = m_model->comparison();
    const auto name = [&](const QString& letter, const QColor& ink, const QString& title, qint64 messages) {
        QString text = u"<b style='color:%1'>%2</b>&nbsp; %3"_s.arg(ink.name(), letter, cut(title).toHtmlEscaped());
        if (comparison && messages > 0)
            text += u", %1"_s.arg(format::range(comparison->common + 1, comparison->common + messages));
        return text;
    };
    const Colours& c = Style::colours();
    const QString a = name(u"A"_s, c.accent, m_titleA, comparison ? comparison->figuresA.messages : 0);
    const QString b = name(u"B"_s, c.summary, m_titleB, comparison ? comparison->figuresB.messages : 0);
    return u"<b>%1</b> &nbsp; %2"_s.arg(tr("Compare"), tr("%1 with %2").arg(a, b));
}

void CompareView::update()
{
    if (m_source->comparison().get() != m_model->comparison()) {
        const auto take = [this] {
            m_model->setComparison(m_source->comparison());
            m_files->setComparison(m_source->comparison());
            m_commonFirst = -1;
            showCommon();
            setSpans();
        };
        // The same two compared again after the store changed: the place stays.
        const std::pair sides(m_source->a(), m_source->b());
        if (m_model->comparison() && m_source->comparison() && sides == m_shownSides) {
            keepPlace(take);
        } else {
            take();
            if (m_model->changeCount() > 0)
                m_view->setCurrentIndex(m_model->index(m_model->changeRow(0), 0));
            m_view->scrollToTop(); // what they have in common comes first
        }
        m_shownSides = sides;
    } else {
        showCommon();
    }
    m_title->setText(headText());
    updateMessage();
    updateFigures();
    updatePosition();
}

void CompareView::updateMessage()
{
    const auto& error = m_source->error();
    const bool there = m_model->comparison() != nullptr;
    m_parts->setVisible(there);
    m_export->setEnabled(there);
    m_message->setVisible(!there);
    if (error)
        m_message->setText(u"%1<br>%2"_s.arg(error->text.toHtmlEscaped(), Style::link(u"retry"_s, tr("Retry"))));
    else
        m_message->setText(m_source->isWorking() ? tr("Comparing…") : tr("Select two rows to compare them."));
}

void CompareView::updateFigures()
{
    const Comparison* comparison = m_model->comparison();
    if (!comparison)
        return;
    const int count = m_files->rowCount();
    const QString differing = tr("%n of %1 differ", nullptr, m_files->differing()).arg(format::number(count));
    m_filesHead->setText(u"<b>%1</b> &nbsp; <span style='color:%2'>%3</span>"_s.arg(
        tr("Files changed since then"), Style::colours().muted.name(), count == 0 ? tr("none") : differing));
    const CompareFigures* sides[] = {&comparison->figuresA, &comparison->figuresB};
    bool hasCost = false;
    for (const int side : {0, 1}) {
        const CompareFigures& own = *sides[side];
        for (int row = 1; const QString& text : figureTexts(own))
            figure(row++, side)->setText(text);
        setInk(figure(3, side), own.toolErrors > 0 ? Style::colours().error : Style::colours().text);
        hasCost = hasCost || own.cost;
    }
    for (const int column : {0, 1, 2})
        m_figures->itemAtPosition(5, column)->widget()->setVisible(hasCost);
}

void CompareView::updatePosition()
{
    const int count = m_model->changeCount();
    const int at = m_model->changeAt(m_view->currentIndex().row());
    m_position->setText(count == 0 ? (m_model->comparison() ? tr("no changes") : QString())
            : at < 0               ? tr("%n change(s)", nullptr, count)
                                   : tr("%1 of %2").arg(format::number(at + 1), format::number(count)));
    m_up->setEnabled(count > 0 && at > 0);
    m_down->setEnabled(count > 0 && at + 1 < count);
}

void CompareView::stepChange(int by)
{
    const int count = m_model->changeCount();
    const int now = m_model->changeAt(m_view->currentIndex().row());
    const int next = now + by;
    if (next < 0 || next >= count)
        return;
    const QModelIndex index = m_model->index(m_model->changeRow(next), 0);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void CompareView::choose(const QModelIndex& index)
{
    if (unfold(index))
        return;
    // A gap leads to the other side.
    for (const int column : {index.column(), int(CompareModel::SideAColumn), int(CompareModel::SideBColumn)}) {
        const auto message = index.siblingAtColumn(column).data(CompareModel::MessageRole).value<MessageId>();
        if (message.isEmpty() || !m_source->store())
            continue;
        const CompareSide& side = column == CompareModel::SideBColumn ? m_source->b() : m_source->a();
        emit placeChosen(m_source->store(), side.session, message);
        return;
    }
}

bool CompareView::unfold(const QModelIndex& index)
{
    const auto kind = CompareModel::RowKind(index.data(CompareModel::KindRole).toInt());
    if (kind == CompareModel::RowKind::Parts)
        return false;
    // A double click is a click, an activation and a click.
    if (m_unfolded.isValid() && m_unfolded.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval())
        return true;
    m_unfolded.start();
    switch (kind) {
    case CompareModel::RowKind::Common:
        if (m_model->isCommonShown())
            m_source->forgetCommon();
        else
            m_source->readCommon();
        return true;
    case CompareModel::RowKind::Earlier:
        m_source->readCommon();
        return true;
    case CompareModel::RowKind::More:
        m_source->compareMore();
        return true;
    case CompareModel::RowKind::Parts:
        break;
    }
    return false;
}

void CompareView::showCommon()
{
    const CommonPart& common = m_source->common();
    const qint64 first = common.a.empty() ? -1 : common.first;
    if (first == m_commonFirst)
        return;
    m_commonFirst = first;
    keepPlace([this, &common] {
        m_model->setCommon(common);
        setSpans();
    });
}

/// Rows come and go; the one that is looked at stays where it is.
void CompareView::keepPlace(const std::function<void()>& work)
{
    struct Place
    {
        MessageId message;
        CompareModel::Column side = CompareModel::SideAColumn;
        int row = -1;
    };
    const auto placeAt = [](const QModelIndex& index) {
        Place place {{}, CompareModel::SideAColumn, index.row()};
        for (const auto side : {CompareModel::SideAColumn, CompareModel::SideBColumn}) {
            if (place.message.isEmpty()) {
                place.message = index.siblingAtColumn(side).data(CompareModel::MessageRole).value<MessageId>();
                place.side = side;
            }
        }
        return place;
    };
    const Place current = placeAt(m_view->currentIndex());
    const QModelIndex topIndex = m_view->indexAt({1, 1});
    const Place top = placeAt(topIndex);
    // Parts of one message follow each other.
    const auto offsetOf = [this](const Place& place) {
        return place.message.isEmpty() ? 0 : place.row - m_model->rowOf(place.message, place.side);
    };
    const int currentOffset = offsetOf(current);
    const int topOffset = offsetOf(top);
    work();
    const auto indexOf = [this](const Place& place, int offset) {
        const int row = place.message.isEmpty() ? place.row : m_model->rowOf(place.message, place.side) + offset;
        return m_model->index(row, 0);
    };
    if (const QModelIndex index = indexOf(current, currentOffset); index.isValid())
        m_view->setCurrentIndex(index);
    if (const QModelIndex index = indexOf(top, topOffset); index.isValid())
        m_view->scrollTo(index, QAbstractItemView::PositionAtTop);
}

void CompareView::setSpans()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool wide = m_model->rowAt(row) == nullptr;
        if (m_view->isFirstColumnSpanned(row, {}) != wide)
            m_view->setFirstColumnSpanned(row, {}, wide);
    }
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // The files stay readable; the rows get what is left.
    const int u = Style::measures().u;
    const int files = qBound(80 * u, width() * 32 / 100, 115 * u);
    m_parts->setSizes({width() - files, files});
}

} // namespace stemma
