// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/pricesmenu.h"

#include "core/models/usagefiles.h"
#include "core/models/usagetexts.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"

#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QMenu>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A file of prices that changes nothing; what can stand in it is told in docs/using.md.
constexpr char NoOwnPrices[] = "{\n    \"models\": [\n    ],\n    \"subscriptions\": [\n    ]\n}\n";

QString perMillion(double price, const QString& currency)
{
    const bool isWholeCents = qAbs(price * 100 - double(qRound64(price * 100))) < 1e-6;
    return usagetexts::money(price, currency, isWholeCents ? 2 : 4);
}

} // namespace

PricesMenu::PricesMenu(QMenu* menu, QWidget* parent)
    : QObject(parent)
    , m_menu(menu)
    , m_window(parent)
{
    connect(m_menu, &QMenu::aboutToShow, this, &PricesMenu::fillMenu);
    fillMenu();
}

void PricesMenu::read()
{
    ++m_reading;
    readPrices().then(this, [this](const Result<std::shared_ptr<const PriceTable>>& table) {
        --m_reading;
        m_error = table ? QString() : table.error().text;
        m_table = table ? *table : std::make_shared<const PriceTable>(PriceTable::builtIn());
        emit changed();
    });
}

QString PricesMenu::dateText() const
{
    if (!m_table)
        return {};
    return tr("Prices of %1, in %2").arg(usagetexts::day(m_table->date().toString(Qt::ISODate)), m_table->currency());
}

void PricesMenu::fillMenu()
{
    m_menu->clear();
    if (!m_table) {
        m_menu->addAction(tr("Reading the prices…"))->setEnabled(false);
        return;
    }
    m_menu->addAction(dateText())->setEnabled(false);
    const QString own = m_table->file().isEmpty() ? tr("No prices of your own") : tr("Your own prices come first");
    m_menu->addAction(own)->setEnabled(false);
    m_menu->addSeparator();
    m_menu->addAction(tr("Show prices…"), this, &PricesMenu::showPrices);
    QAction* edit
        = m_menu->addAction(icons::icon(u"document-edit"_s), tr("Edit your own prices…"), this, &PricesMenu::editOwn);
    edit->setToolTip(tr("Open %1").arg(PriceTable::userFile()));
    m_menu->addAction(icons::icon(u"view-refresh"_s), tr("Read prices again"), this, &PricesMenu::read);
}

void PricesMenu::editOwn()
{
    const QString path = PriceTable::userFile();
    makePriceFile(path, NoOwnPrices).then(this, [this, path](const QString& error) {
        if (!error.isEmpty())
            emit noticed(tr("The file %1 cannot be created: %2").arg(path, error));
        else if (QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
            emit noticed(tr("After a change of %1, choose Prices > Read prices again.").arg(path));
        else
            emit noticed(tr("No program opens %1. Edit it with an editor of your choice.").arg(path));
    });
}

void PricesMenu::fillTable(QTreeWidget* table) const
{
    table->setHeaderLabels({tr("Model"), tr("Since"), tr("Context above"), tr("Input"), tr("Output"), tr("Cache read"),
        tr("Cache write, 5 minutes"), tr("Cache write, 1 hour"), tr("From")});
    for (const ModelPrices& model : m_table->models()) {
        const QString since = model.from.isNull() ? QString() : usagetexts::day(model.from.toString(Qt::ISODate));
        for (const ModelPrices::Tier& tier : model.tiers) {
            QStringList texts {model.model, since, tier.above > 0 ? format::number(tier.above) : QString()};
            for (const double price : {tier.prices.input, tier.prices.output, tier.prices.cacheRead,
                     tier.prices.cacheWrite5m, tier.prices.cacheWrite1h})
                texts.append(perMillion(price, m_table->currency()));
            texts.append(model.source.isEmpty() ? tr("Stemma") : tr("your own prices"));
            auto* item = new QTreeWidgetItem(table, texts);
            for (int column = 2; column < 8; ++column)
                item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
        }
        if (model.tiers.empty())
            new QTreeWidgetItem(table, {model.model, since, {}, tr("unknown")});
    }
    for (int column = 0; column < table->columnCount(); ++column)
        table->resizeColumnToContents(column);
}

void PricesMenu::showPrices()
{
    if (!m_table)
        return;
    const int u = Style::measures().u;
    auto* dialog = new QDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Prices"));
    auto* text = new MutedLabel(dialog);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const QString own = m_table->file().isEmpty() ? tr("Prices in %1 come before these.").arg(PriceTable::userFile())
                                                  : tr("Prices in %1 come first.").arg(m_table->file());
    const QString tiers = tr("Batches, service tiers and regions count where sessions store them. Most agents store "
                             "none: their calls are counted at standard prices.");
    text->setText(tr("%1, for a million tokens.", "Prices of …").arg(dateText()) + u'\n' + own + u'\n' + tiers);
    auto* table = new QTreeWidget(dialog);
    table->setRootIsDecorated(false);
    table->setAlternatingRowColors(true);
    table->setUniformRowHeights(true);
    table->setAccessibleName(tr("Prices"));
    fillTable(table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    dialog->resize(260 * u, 140 * u);
    dialog->open();
}

} // namespace stemma
