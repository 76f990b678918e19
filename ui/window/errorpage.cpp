// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/errorpage.h"

#include "core/store/postgres/serveraddress.h"
#include "core/store/registry.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QLabel* textLabel(const QString& text, const QFont& font, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setFont(font);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

/// The error lists the formats tried, of which the page has a table.
bool isUnknownStore(const Refusal& refusal)
{
    return refusal.error.code == Errc::NotSupported && !refusal.report.error && !refusal.report.refusals.isEmpty();
}

/// What happened; the file is called by its name alone, as its path stands above.
QString summaryOf(const Refusal& refusal)
{
    if (isUnknownStore(refusal))
        return ErrorPage::tr("This is not a known session store.");
    const QString name = storeTitle(refusal.path);
    QString text = refusal.error.text;
    return name.isEmpty() ? text : text.replace(QDir::toNativeSeparators(refusal.path), name);
}

} // namespace

ErrorPage::ErrorPage(const Refusal& refusal, QWidget* parent)
    : QWidget(parent)
    , m_path(refusal.path)
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12 * m.u, 12 * m.u, 12 * m.u, 12 * m.u);
    column->setSpacing(3 * m.u);

    auto* head = new QHBoxLayout;
    auto* icon = new QLabel(content);
    icon->setPixmap(icons::pixmap(u"error"_s, 32, c.error, devicePixelRatioF()));
    const QString title = tr("%1 cannot be opened").arg(storeTitle(m_path));
    head->addWidget(icon);
    head->addSpacing(2 * m.u);
    head->addWidget(textLabel(title, m.h1, content), 1);
    column->addLayout(head);
    column->addWidget(textLabel(m_path, m.code, content));
    const QString summary = summaryOf(refusal);
    column->addWidget(textLabel(summary, m.body, content));
    m_lines = {title, m_path, summary};

    if (!refusal.report.refusals.isEmpty()) {
        const QString tried = tr("Formats tried");
        column->addSpacing(2 * m.u);
        column->addWidget(textLabel(tried, m.bold, content));
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(4 * m.u);
        grid->setVerticalSpacing(m.u);
        grid->setColumnStretch(1, 1);
        for (const auto& [names, reason] : reasonsOf(refusal.report)) {
            const QString formats = names.join(u", "_s);
            const int row = grid->rowCount();
            grid->addWidget(textLabel(formats, m.bold, content), row, 0, Qt::AlignTop);
            grid->addWidget(textLabel(reason, m.body, content), row, 1);
            m_lines.append(formats + u": "_s + reason);
        }
        column->addLayout(grid);
    }
    if (!refusal.error.cause.isEmpty()) {
        const QString cause = tr("Details: %1").arg(refusal.error.cause);
        column->addWidget(textLabel(cause, m.meta, content));
        m_lines.append(cause);
    }
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text, auto slot) {
        auto* button = new QPushButton(text, content);
        connect(button, &QPushButton::clicked, this, slot);
        buttons->addWidget(button);
        return button;
    };
    setFocusProxy(add(tr("Try again"), [this] { emit retryRequested(m_path); }));
    add(tr("Open another file…"), [this] { emit openRequested(); });
    add(tr("Copy text"), [this] { QApplication::clipboard()->setText(text()); });
    add(tr("Close"), [this] { emit closeRequested(); });
    buttons->addStretch(1);
    column->addSpacing(2 * m.u);
    column->addLayout(buttons);
    column->addStretch(1);

    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

QString ErrorPage::text() const
{
    return m_lines.join(u'\n');
}

} // namespace stemma
