// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/connect/foundstoresdialog.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/screenfit.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int PathRole = Qt::UserRole;
constexpr qsizetype MostChosen = 5; ///< more than these are seldom all wanted

} // namespace

FoundStoresDialog::FoundStoresDialog(const QString& folder, const StoresBelow& found, QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Open folder"));
    auto* head = new QLabel(
        tr("%Ln stores were found in %1.", nullptr, int(found.stores.size())).arg(QDir::toNativeSeparators(folder)),
        this);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    const QDir base(folder);
    for (const FoundStore& store : found.stores) {
        auto* item = new QListWidgetItem(icons::icon(u"store"_s),
            u"%1  (%2)"_s.arg(QDir::toNativeSeparators(base.relativeFilePath(store.path)), store.format), m_list);
        item->setData(PathRole, store.path);
        item->setToolTip(QDir::toNativeSeparators(store.path));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(found.stores.size() <= MostChosen ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(0);
    m_list->setAccessibleName(tr("Stores in the folder"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(2 * u);
    layout->addWidget(head);
    layout->addWidget(m_list, 1);
    if (!found.isComplete) {
        auto* note = new MutedLabel(tr("The search ended after %1 files and folders. There may be more stores.")
                                        .arg(format::number(found.entries)),
            this);
        note->setWordWrap(true);
        layout->addWidget(note);
    }
    layout->addWidget(buttons);
    resize(140 * u, 90 * u);
    new ScreenFit(*this);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit openRequested(chosen());
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemChanged, this, &FoundStoresDialog::updateOpen);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this](const QListWidgetItem* item) {
        emit openRequested({item->data(PathRole).toString()});
        accept();
    });
    m_list->setFocus();
    updateOpen();
}

QStringList FoundStoresDialog::chosen() const
{
    QStringList paths;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            paths += m_list->item(row)->data(PathRole).toString();
    }
    return paths;
}

void FoundStoresDialog::updateOpen()
{
    m_open->setEnabled(!chosen().isEmpty());
}

} // namespace stemma
