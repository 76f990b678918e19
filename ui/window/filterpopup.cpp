// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/filterpopup.h"

#include "ui/common/style.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace stemma {

namespace {

constexpr int DebounceMs = 60;
constexpr int MostRows = 14; ///< shown at once
constexpr int FewestRows = 3;
constexpr int RowHeight = 7; ///< in u
constexpr int Top = 20; ///< below the window's, in u
constexpr int DetailRole = Qt::UserRole + 1;

/// A line with the detail at its end.
class EntryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Colours& c = Style::colours();
        const Measures& m = Style::measures();
        const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
        painter->fillRect(option.rect, option.state & QStyle::State_Selected ? c.selection : c.base);
        QRect rest = option.rect.adjusted(2 * m.u, 0, -2 * m.u, 0);
        const auto icon = index.data(Qt::DecorationRole).value<QIcon>();
        const QRect iconRect(rest.left(), rest.center().y() - 7, 16, 16);
        icon.paint(painter, QStyle::visualRect(option.direction, option.rect, iconRect), Qt::AlignCenter,
            enabled ? QIcon::Normal : QIcon::Disabled);
        rest.setLeft(rest.left() + 16 + 2 * m.u);
        const QString detail = index.data(DetailRole).toString();
        const int whole = QFontMetrics(m.meta).horizontalAdvance(detail) + 1; // which rounds
        const int width = qMin(whole, rest.width() / 2);
        const QRect end(rest.right() - width, rest.top(), width + 1, rest.height());
        painter->setFont(m.meta);
        painter->setPen(c.muted);
        painter->drawText(QStyle::visualRect(option.direction, option.rect, end), Qt::AlignVCenter | Qt::TextSingleLine,
            width < whole ? QFontMetrics(m.meta).elidedText(detail, Qt::ElideMiddle, width) : detail);
        rest.setRight(end.left() - 2 * m.u);
        painter->setFont(m.body);
        painter->setPen(enabled ? c.text : c.muted);
        painter->drawText(QStyle::visualRect(option.direction, option.rect, rest),
            int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(m.body).elidedText(index.data().toString(), Qt::ElideRight, rest.width()));
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        Q_UNUSED(option)
        Q_UNUSED(index)
        return {10, RowHeight * Style::measures().u};
    }
};

/// All that is shown of an entry.
QStringList wordsOf(const QListWidgetItem& item)
{
    return {item.text(), item.data(DetailRole).toString(), item.toolTip()};
}

} // namespace

int matchQuality(const QString& text, const QStringList& words)
{
    int quality = 0;
    for (const QString& word : words) {
        const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0)
            return -1;
        quality += at == 0 ? 4 : text.at(at - 1).isLetterOrNumber() ? 1 : 3;
    }
    return quality;
}

FilterPopup::FilterPopup(const QString& placeholder, Source source, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_source(std::move(source))
    , m_edit(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_empty(new QLabel(tr("Nothing matches."), this))
{
    const Measures& m = Style::measures();
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    m_edit->setPlaceholderText(placeholder);
    m_edit->setAccessibleName(placeholder);
    m_edit->installEventFilter(this);
    m_list->setAccessibleName(placeholder);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusProxy(m_edit);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setEnabled(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(m.u, m.u, m.u, m.u);
    layout->setSpacing(m.u);
    layout->addWidget(m_edit);
    layout->addWidget(m_list);
    layout->addWidget(m_empty);
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(DebounceMs);
    connect(&m_debounce, &QTimer::timeout, this, &FilterPopup::fill);
    connect(m_edit, &QLineEdit::textChanged, &m_debounce, qOverload<>(&QTimer::start));
    connect(m_edit, &QLineEdit::returnPressed, this, &FilterPopup::choose);
    connect(m_list, &QListWidget::itemClicked, this, &FilterPopup::choose);
    fill();
}

void FilterPopup::open()
{
    const int u = Style::measures().u;
    const QWidget* window = parentWidget()->window();
    const int width = qMin(window->width() - 8 * u, 150 * u);
    const QPoint middle(window->width() / 2 - width / 2, Top * u);
    setGeometry(QRect(window->mapToGlobal(middle), QSize(width, sizeHint().height())));
    QFrame::show();
    m_edit->setFocus(Qt::PopupFocusReason);
}

void FilterPopup::fill()
{
    m_debounce.stop();
    m_list->clear();
    const QList<PopupEntry> entries = m_source(m_edit->text());
    for (const PopupEntry& entry : entries) {
        auto* item = new QListWidgetItem(entry.icon, entry.text, m_list); // the list takes it
        item->setData(Qt::UserRole, entry.data);
        item->setData(DetailRole, entry.detail);
        item->setToolTip(entry.toolTip);
        if (!entry.enabled)
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags().testFlag(Qt::ItemIsEnabled)) {
            m_list->setCurrentRow(row);
            break;
        }
    }
    // As high as its lines, so that a short list does not hide what is below; large text needs more than a window has.
    const int u = Style::measures().u;
    const int room = parentWidget()->window()->height() - (Top + 4) * u - m_edit->sizeHint().height();
    const int rows = qBound(1, m_list->count(), qBound(FewestRows, room / (RowHeight * u), MostRows));
    m_list->setFixedHeight(rows * RowHeight * u + 2 * m_list->frameWidth());
    m_empty->setFixedHeight(RowHeight * u);
    m_list->setVisible(m_list->count() > 0);
    m_empty->setVisible(m_list->count() == 0);
    layout()->activate();
    resize(width(), sizeHint().height());
}

void FilterPopup::refresh()
{
    if (m_debounce.isActive())
        return; // it is asked anyway
    const int before = m_list->currentRow();
    const QStringList words = before > 0 ? wordsOf(*m_list->item(before)) : QStringList();
    fill();
    for (int row = 0; row < m_list->count() && !words.isEmpty(); ++row) {
        if (wordsOf(*m_list->item(row)) == words) {
            m_list->setCurrentRow(row);
            return;
        }
    }
    if (before > 0 && before < m_list->count())
        m_list->setCurrentRow(before);
}

void FilterPopup::choose()
{
    if (m_debounce.isActive())
        fill();
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled))
        return;
    const QVariant choice = item->data(Qt::UserRole);
    close();
    emit chosen(choice);
}

bool FilterPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: {
            QKeyEvent copy(key->type(), key->key(), key->modifiers());
            // The focus stays in the field; only the list moves.
            static_cast<QObject*>(m_list)->event(&copy);
            return true;
        }
        case Qt::Key_Escape:
            close();
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace stemma
