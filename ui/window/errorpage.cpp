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
    const DetectionReport& report = refusal.report;
    return refusal.error.code == Errc::NotSupported && !report.error && report.matches.isEmpty()
        && !report.refusals.isEmpty();
}

/// What happened; the file is called by its name alone, as its path stands above.
QString summaryOf(const Refusal& refusal)
{
    if (refusal.isFolder)
        return ErrorPage::tr("No session store was found in this folder or below it. Open the folder in which an agent "
                             "keeps its sessions, or one of its files.");
    if (isUnknownStore(refusal))
        return ErrorPage::tr("This is not a known session store.");
    const QString name = storeTitle(refusal.path);
    QString text = refusal.error.text;
    return name.isEmpty() ? text : text.replace(QDir::toNativeSeparators(refusal.path), name);
}

/// Two columns of texts, the first one bold.
QGridLayout* gridOf(const QList<std::pair<QString, QString>>& rows, const QFont& second, QWidget* parent)
{
    const Measures& m = Style::measures();
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(4 * m.u);
    grid->setVerticalSpacing(m.u);
    grid->setColumnStretch(1, 1);
    for (const auto& [name, text] : rows) {
        const int row = grid->rowCount();
        grid->addWidget(textLabel(name, m.bold, parent), row, 0, Qt::AlignTop);
        grid->addWidget(textLabel(text, second, parent), row, 1);
    }
    return grid;
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
    icon->setPixmap(refusal.isFolder ? icons::pixmap(u"folder"_s, 32, c.muted, devicePixelRatioF())
                                     : icons::pixmap(u"error"_s, 32, c.error, devicePixelRatioF()));
    const QString name = storeTitle(m_path);
    const QString title = refusal.isFolder ? tr("No sessions in %1").arg(name) : tr("%1 cannot be opened").arg(name);
    head->addWidget(icon);
    head->addSpacing(2 * m.u);
    head->addWidget(textLabel(title, m.h1, content), 1);
    column->addLayout(head);
    column->addWidget(textLabel(m_path, m.code, content));
    const QString summary = summaryOf(refusal);
    column->addWidget(textLabel(summary, m.body, content));
    m_lines = {title, m_path, summary};

    if (!refusal.report.refusals.isEmpty())
        addReasons(*column, refusal.report);
    if (!refusal.error.cause.isEmpty()) {
        const QString cause = tr("Details: %1").arg(refusal.error.cause);
        column->addWidget(textLabel(cause, m.meta, content));
        m_lines.append(cause);
    }
    addButtons(*column, refusal);
    column->addStretch(1);

    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

void ErrorPage::addReasons(QVBoxLayout& column, const DetectionReport& report)
{
    const Measures& m = Style::measures();
    QWidget* content = column.parentWidget();
    QList<std::pair<QString, QString>> rows;
    for (const auto& [names, reason] : reasonsOf(report)) {
        rows.emplace_back(names.join(u", "_s), reason);
        m_lines.append(rows.constLast().first + u": "_s + reason);
    }
    column.addSpacing(2 * m.u);
    column.addWidget(textLabel(tr("Formats tried"), m.bold, content));
    column.addLayout(gridOf(rows, m.body, content));
}

void ErrorPage::addButtons(QVBoxLayout& column, const Refusal& refusal)
{
    const Measures& m = Style::measures();
    QWidget* content = column.parentWidget();
    QHBoxLayout* row = nullptr;
    const auto startRow = [&] {
        row = new QHBoxLayout;
        row->setAlignment(Qt::AlignLeading);
        column.addLayout(row);
    };
    const auto add = [&](const QString& text, auto slot) {
        auto* button = new QPushButton(text, content);
        connect(button, &QPushButton::clicked, this, slot);
        row->addWidget(button);
        return button;
    };
    column.addSpacing(2 * m.u);
    startRow();
    const auto retry = [this] { emit retryRequested(m_path); };
    if (refusal.isFolder) {
        setFocusProxy(add(tr("Open another folder…"), [this] { emit openFolderRequested(); }));
        add(tr("Open file…"), [this] { emit openRequested(); });
        auto* places = new QWidget(content);
        places->setLayout(gridOf(refusal.usualPlaces, m.code, places));
        places->setObjectName(u"places"_s);
        places->hide();
        QPushButton* toggle
            = add(tr("Where agents keep sessions"), [places] { places->setVisible(places->isHidden()); });
        toggle->setCheckable(true);
        column.addWidget(places);
        startRow();
        add(tr("Try again"), retry);
    } else {
        setFocusProxy(add(tr("Try again"), retry));
        add(tr("Open another file…"), [this] { emit openRequested(); });
    }
    add(tr("Copy text"), [this] { QApplication::clipboard()->setText(text()); });
    add(tr("Close"), [this] { emit closeRequested(); });
}

QString ErrorPage::text() const
{
    return m_lines.join(u'\n');
}

} // namespace stemma
