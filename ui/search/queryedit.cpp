// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/queryedit.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTextCharFormat>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int NoteRole = Qt::UserRole + 1;
constexpr int MostShown = 10; ///< proposals at once

/// A proposal with what it means at its end.
class ProposalDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Colours& c = Style::colours();
        const Measures& m = Style::measures();
        painter->save();
        painter->fillRect(option.rect, option.state & QStyle::State_Selected ? c.selection : c.base);
        const QRect area = option.rect.adjusted(2 * m.u, 0, -2 * m.u, 0);
        const auto leading = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
        const auto trailing = QStyle::visualAlignment(option.direction, Qt::AlignRight);
        const QString text = index.data().toString();
        const int width = QFontMetrics(m.body).horizontalAdvance(text) + 3 * m.u;
        painter->setFont(m.body);
        painter->setPen(c.text);
        painter->drawText(area, int(leading) | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(m.body).elidedText(text, Qt::ElideMiddle, area.width()));
        const int room = area.width() - width;
        painter->setFont(m.meta);
        painter->setPen(c.muted);
        if (room > 8 * m.u)
            painter->drawText(area, int(trailing) | Qt::AlignVCenter | Qt::TextSingleLine,
                QFontMetrics(m.meta).elidedText(index.data(NoteRole).toString(), Qt::ElideRight, room));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override
    {
        return {10, 6 * Style::measures().u};
    }
};

QTextCharFormat formatOf(QueryMark::Kind kind)
{
    const Colours& c = Style::colours();
    QTextCharFormat format;
    switch (kind) {
    case QueryMark::Kind::Field:
        format.setForeground(c.accent);
        break;
    case QueryMark::Kind::Operator:
        format.setForeground(c.summary);
        break;
    case QueryMark::Kind::Wrong:
        format.setForeground(c.error);
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(c.error);
        break;
    }
    return format;
}

} // namespace

QueryEdit::QueryEdit(QWidget* parent)
    : QLineEdit(parent)
    , m_completer(new QCompleter(this))
    , m_model(new QStandardItemModel(this))
{
    setClearButtonEnabled(true);
    addAction(icons::icon(u"edit-find"_s), LeadingPosition);
    m_completer->setModel(m_model);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    m_completer->setMaxVisibleItems(MostShown);
    m_completer->popup()->setItemDelegate(new ProposalDelegate(m_completer->popup()));
    m_completer->popup()->setAccessibleName(QCoreApplication::translate("QueryEdit", "What can be typed next"));
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &QueryEdit::take);
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingMs);
    connect(&m_typing, &QTimer::timeout, this, [this] { emit queryChanged(text()); });
    connect(this, &QLineEdit::textChanged, this, [this] {
        setMarks({}); // they are of the text before
        m_typing.start();
    });
    connect(this, &QLineEdit::textEdited, this, [this] { propose(false); });
}

void QueryEdit::settle()
{
    m_typing.stop();
    emit queryChanged(text());
}

// ---- proposals -------------------------------------------------------------------------------------

void QueryEdit::propose(bool isAsked)
{
    constexpr qsizetype MostProposed = 100;
    m_proposals = m_proposer ? m_proposer(text(), cursorPosition()) : QueryProposals();
    QList<QueryProposal>& list = m_proposals.proposals;
    // Nothing is proposed unasked where nothing was begun.
    if (list.isEmpty() || (!isAsked && m_proposals.length == 0 && !text().left(cursorPosition()).endsWith(u':'))) {
        m_completer->popup()->hide();
        return;
    }
    list.resize(std::min(list.size(), MostProposed));
    m_model->clear();
    for (const QueryProposal& proposal : std::as_const(list)) {
        auto* item = new QStandardItem(proposal.text); // the model takes it
        item->setData(proposal.note, NoteRole);
        item->setAccessibleDescription(proposal.note);
        m_model->appendRow(item);
    }
    const int u = Style::measures().u;
    QRect place = cursorRect();
    place.setWidth(std::min(90 * u, std::max(50 * u, width())));
    m_completer->complete(place);
}

void QueryEdit::take(const QString& proposal)
{
    QString query = text();
    query.replace(m_proposals.at, m_proposals.length, proposal);
    setText(query);
    setCursorPosition(int(m_proposals.at + proposal.size()));
    // After a field come its values.
    if (proposal.endsWith(u':'))
        propose(true);
}

bool QueryEdit::keyForPopup(QKeyEvent* event)
{
    if (!m_completer->popup()->isVisible())
        return false;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        if (const QModelIndex chosen = m_completer->popup()->currentIndex(); chosen.isValid()) {
            m_completer->popup()->hide();
            take(chosen.data().toString());
            return true;
        }
        m_completer->popup()->hide();
        return event->key() == Qt::Key_Tab;
    case Qt::Key_Escape:
        m_completer->popup()->hide();
        return true;
    default:
        return false;
    }
}

// ---- keys and colours ------------------------------------------------------------------------------

void QueryEdit::keyPressEvent(QKeyEvent* event)
{
    if (keyForPopup(event))
        return;
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            emit left();
        else
            clear();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        settle();
        emit accepted();
        return;
    case Qt::Key_Down:
        settle();
        emit listWanted();
        return;
    case Qt::Key_Space:
        if (event->modifiers() == Qt::ControlModifier) {
            propose(true);
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void QueryEdit::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
        m_completer->popup()->hide();
    QLineEdit::focusOutEvent(event);
}

void QueryEdit::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintMarks();
}

void QueryEdit::setMarks(const QList<QueryMark>& marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    paintMarks();
}

/// A line edit has no formats of its own; those of an input method are drawn like any others.
void QueryEdit::paintMarks()
{
    QList<QInputMethodEvent::Attribute> attributes;
    for (const QueryMark& mark : std::as_const(m_marks))
        attributes.append({QInputMethodEvent::TextFormat, int(mark.at) - cursorPosition(),
            int(std::max<qsizetype>(1, mark.length)), formatOf(mark.kind)});
    QInputMethodEvent event({}, attributes);
    QLineEdit::inputMethodEvent(&event);
}

} // namespace stemma
