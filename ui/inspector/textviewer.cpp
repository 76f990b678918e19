// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/textviewer.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {
constexpr qsizetype SliceChars = 512 * 1024;
}

TextViewer::TextViewer(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_find(new QLineEdit(this))
    , m_note(new QLabel(tr("Loading…"), this))
{
    const Measures& m = Style::measures();
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(220 * m.u, 160 * m.u);
    m_edit->setReadOnly(true);
    m_edit->setFont(m.code);
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_edit->setAccessibleName(title);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icons::icon(u"edit-find"_s), QLineEdit::LeadingPosition);
    m_note->setWordWrap(true);
    m_note->setFont(m.meta);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = buttons->addButton(tr("Copy all"), QDialogButtonBox::ActionRole);
    copy->setIcon(icons::icon(u"edit-copy"_s));
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_text); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_find, &QLineEdit::returnPressed, this, [this] { find(false); });
    const auto shortcut = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    shortcut(QKeySequence::Find, [this] { m_find->setFocus(Qt::ShortcutFocusReason); });
    shortcut(QKeySequence::FindNext, [this] { find(false); });
    shortcut(QKeySequence::FindPrevious, [this] { find(true); });

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * m.u, 2 * m.u, 2 * m.u, 2 * m.u);
    foot->addWidget(m_find);
    foot->addWidget(m_note, 1);
    foot->addWidget(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_edit, 1);
    layout->addLayout(foot);
    m_feed.setInterval(0);
    connect(&m_feed, &QTimer::timeout, this, &TextViewer::feedSlice);
}

void TextViewer::setText(const QString& text)
{
    m_text = text;
    m_text.replace(u"\r\n"_s, u"\n"_s);
    m_fed = 0;
    m_column = 0;
    m_waiting = false;
    m_edit->clear();
    m_feed.start();
}

void TextViewer::setFailure(const QString& text)
{
    m_waiting = false;
    m_note->setText(text);
}

void TextViewer::feedSlice()
{
    if (m_fed >= m_text.size()) {
        m_feed.stop();
        QString note = tr("%n character(s)", nullptr, int(m_text.size()));
        if (m_broken)
            note = tr("%1. Lines over %2 characters are wrapped here; copying keeps the text unchanged.")
                       .arg(note, format::number(LongestLine));
        m_note->setText(note);
        return;
    }
    const qsizetype end = qMin(m_fed + SliceChars, m_text.size());
    QString slice;
    slice.reserve(end - m_fed + 64);
    for (qsizetype at = m_fed; at < end; ++at) {
        const QChar ch = m_text.at(at);
        m_column = ch == u'\n' ? 0 : m_column + 1;
        if (m_column > LongestLine && !ch.isLowSurrogate()) {
            slice.append(u'\n');
            m_column = 1;
            m_broken = true;
        }
        slice.append(ch);
    }
    m_fed = end;
    QTextCursor cursor(m_edit->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(slice);
    m_note->setText(tr("%1 of %2 characters").arg(format::number(m_fed), format::number(m_text.size())));
}

void TextViewer::find(bool backward)
{
    const auto flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_find->text().isEmpty() || m_edit->find(m_find->text(), flags))
        return;
    QTextCursor cursor = m_edit->textCursor();
    cursor.movePosition(backward ? QTextCursor::End : QTextCursor::Start);
    m_edit->setTextCursor(cursor);
    if (!m_edit->find(m_find->text(), flags))
        m_note->setText(tr("“%1” was not found.").arg(m_find->text()));
}

} // namespace stemma
