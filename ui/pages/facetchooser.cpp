// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/facetchooser.h"

#include "ui/common/chip.h"
#include "ui/common/filteredit.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/pages/facetmodel.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A click anywhere on a line is one on its box.
class LineDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool editorEvent(QEvent*, QAbstractItemModel*, const QStyleOptionViewItem&, const QModelIndex&) override
    {
        return false; // the chooser toggles
    }
};

} // namespace

FacetChooser::FacetChooser(Texts texts, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_texts(std::move(texts))
    , m_model(new FacetModel(this))
    , m_proxy(new QSortFilterProxyModel(this))
    , m_button(new ChipButton(m_texts.icon, m_texts.all, parent))
    , m_edit(new FilterEdit(u"edit-find"_s, tr("Search in the list"), this))
    , m_view(new QTreeView(this))
    , m_empty(new MutedLabel(this))
    , m_clear(new QToolButton(this))
{
    const Measures& m = Style::measures();
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(m_texts.tip);
    m_button->setToolTip(m_texts.tip);
    m_button->setAccessibleName(m_texts.tip);
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_proxy);
    m_view->setItemDelegate(new LineDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setTextElideMode(Qt::ElideMiddle); // paths differ at their ends
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(m_texts.tip);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(FacetModel::Name, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(FacetModel::Messages, QHeaderView::ResizeToContents);
    m_view->installEventFilter(this);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setToolTip(tr("Alt+click: only this"));
    m_edit->setList(m_view);
    m_clear->setText(m_texts.all);
    m_clear->setAutoRaise(true);
    m_empty->setWordWrap(true);
    m_empty->setMargin(2 * m.u);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.u, m.u, m.u, m.u);
    layout->setSpacing(m.u);
    layout->addWidget(m_edit);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_clear, 0, Qt::AlignLeft);
    connect(m_button, &QAbstractButton::clicked, this, [this] {
        updateTexts(); // a click checks the pill, which tells of a choice
        openBelowButton();
    });
    connect(m_edit, &FilterEdit::wordsChanged, this, [this](const QString& words) {
        m_proxy->setFilterFixedString(words);
        m_view->setCurrentIndex(m_proxy->index(0, 0));
        updateTexts();
    });
    connect(m_edit, &FilterEdit::left, this, &QWidget::hide);
    connect(m_view, &QTreeView::clicked, this,
        [this](const QModelIndex& index) { toggle(index, QGuiApplication::keyboardModifiers()); });
    connect(m_view, &QWidget::customContextMenuRequested, this, &FacetChooser::showMenu);
    connect(m_model, &FacetModel::chosenChanged, this, [this] {
        updateTexts();
        emit chosenChanged();
    });
    connect(m_clear, &QToolButton::clicked, this, [this] {
        setChosen({});
        hide();
        emit chosenChanged();
    });
    updateTexts();
}

void FacetChooser::setFacets(const MessageFacetsPtr& facets, bool isLoading)
{
    m_isLoading = isLoading;
    m_model->setFacets(facets);
    updateTexts();
}

void FacetChooser::setChosen(const QStringList& names)
{
    m_model->setChosen(names);
    updateTexts();
}

QStringList FacetChooser::chosen() const
{
    return m_model->chosen();
}

void FacetChooser::openBelowButton()
{
    const Measures& m = Style::measures();
    constexpr int Lines = 14;
    m_edit->clear();
    m_edit->settle();
    const int line = qMax(m_view->sizeHintForRow(0), m.u);
    m_view->setFixedHeight(line * qBound(3, m_proxy->rowCount(), Lines) + 2);
    adjustSize();
    resize(qMax(80 * m.u, m_button->width()), sizeHint().height());
    const QRect room = m_button->screen()->availableGeometry();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QPoint at = m_button->mapToGlobal(
        mirrored ? m_button->rect().bottomRight() - QPoint(width(), 0) : m_button->rect().bottomLeft());
    if (at.y() + height() > room.bottom())
        at.setY(m_button->mapToGlobal(QPoint()).y() - height());
    at.setX(qBound(room.left(), at.x(), qMax(room.left(), room.right() - width())));
    move(at);
    show();
    m_view->setCurrentIndex(m_proxy->index(0, 0));
    m_edit->setFocus(Qt::PopupFocusReason);
}

void FacetChooser::toggle(const QModelIndex& index, Qt::KeyboardModifiers modifiers)
{
    if (!index.isValid())
        return;
    const int row = m_proxy->mapToSource(index).row();
    if (modifiers.testFlag(Qt::AltModifier))
        m_model->chooseOnly(row);
    else
        m_model->toggle(row);
}

void FacetChooser::showMenu(const QPoint& place)
{
    const QPersistentModelIndex index = m_view->indexAt(place);
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Only this"), this, [this, index] { toggle(index, Qt::AltModifier); })
        ->setObjectName("onlyThis"_L1);
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

void FacetChooser::updateTexts()
{
    const QStringList chosen = m_model->chosen();
    const QString name = chosen.size() == 1 ? chosen.first().section(u'/', -1) : QString();
    m_button->setText(chosen.isEmpty() ? m_texts.all
            : name.isEmpty()           ? m_texts.some(int(chosen.size()))
                                       : name.left(24) + (name.size() > 24 ? u"…"_s : QString()));
    m_button->setChecked(!chosen.isEmpty());
    m_button->setAccessibleDescription(m_button->text());
    m_button->setToolTip(chosen.isEmpty() ? m_texts.tip : m_texts.tip + u'\n' + chosen.join(u'\n'));
    m_button->updateGeometry();
    m_clear->setEnabled(!chosen.isEmpty());
    const bool isEmpty = m_proxy->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(m_isLoading      ? tr("Reading the session…")
            : m_model->rowCount() > 0 ? tr("Nothing in the list has these words.")
                                      : m_texts.none);
}

bool FacetChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isUpAtTop = key->key() == Qt::Key_Up && m_view->currentIndex().row() <= 0;
        if (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            toggle(m_view->currentIndex(), key->modifiers());
            return true;
        }
        if (isUpAtTop) {
            m_edit->setFocus(Qt::BacktabFocusReason);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            hide();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void FacetChooser::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    m_button->setFocus(Qt::PopupFocusReason);
}

} // namespace stemma
