// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/usagebar.h"

#include "core/base/shownzone.h"
#include "core/models/usagetexts.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

template<typename Enum> void choose(QComboBox* box, Enum value)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(box->findData(int(value)));
}

QComboBox* makeBox(const QString& name, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

} // namespace

UsageBar::UsageBar(bool hasSession, QWidget* parent)
    : QWidget(parent)
    , m_scope(makeBox(tr("Sessions that are added up"), this))
    , m_period(makeBox(tr("Period"), this))
    , m_axis(makeBox(tr("Lines of the table"), this))
    , m_cost(new QToolButton(this))
    , m_tokens(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_pricesMenu(new QMenu(this))
    , m_chipRow(new QWidget(this))
{
    using Scope = UsageChoice::Scope;
    using Period = UsageChoice::Period;
    const int u = Style::measures().u;
    for (const Scope scope : {Scope::Session, Scope::Store, Scope::AllStores})
        if (hasSession || scope != Scope::Session)
            m_scope->addItem(UsageChoice::nameOf(scope), int(scope));
    for (const Period period : {Period::All, Period::Today, Period::Week, Period::Month, Period::ThisMonth,
             Period::LastMonth, Period::ThisYear, Period::Custom})
        m_period->addItem(UsageChoice::nameOf(period), int(period));
    for (const UsageAxis axis :
        {UsageAxis::Model, UsageAxis::Day, UsageAxis::Session, UsageAxis::Turn, UsageAxis::Agent, UsageAxis::Project})
        m_axis->addItem(
            tr("By %1", "session, model, day").arg(format::midSentence(usagetexts::axisName(axis))), int(axis));
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * u);
    for (QComboBox* box : {m_scope, m_period, m_axis})
        row->addWidget(box);
    makeButtons(row);
    auto* chips = new QHBoxLayout(m_chipRow);
    chips->setContentsMargins(0, 0, 0, 0);
    chips->setSpacing(u);
    chips->addStretch(1);
    m_chipRow->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * u, u, 2 * u, u);
    layout->setSpacing(u);
    layout->addLayout(row);
    layout->addWidget(m_chipRow);
    connect(m_scope, &QComboBox::activated, this, &UsageBar::choose);
    connect(m_axis, &QComboBox::activated, this, &UsageBar::choose);
    connect(m_period, &QComboBox::activated, this, &UsageBar::choosePeriod);
    m_choice.scope = hasSession ? Scope::Session : Scope::Store;
    setChoice(m_choice);
}

void UsageBar::makeButtons(QHBoxLayout* row)
{
    auto* measures = new QButtonGroup(this);
    for (const auto& [button, text, tip] : {std::tuple {m_cost, tr("Cost"), tr("Charts show the cost by list prices")},
             {m_tokens, tr("Tokens"), tr("Charts show tokens")}}) {
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        measures->addButton(button);
        row->addWidget(button);
    }
    row->addStretch(1);
    auto* prices = new QToolButton(this);
    prices->setText(tr("Prices"));
    prices->setMenu(m_pricesMenu);
    m_pricesMenu->setToolTipsVisible(true);
    m_export->setText(tr("Export"));
    auto* menu = new QMenu(m_export);
    menu->addAction(tr("As a table (CSV)…"), this, [this] { emit exportRequested(true); });
    menu->addAction(tr("As JSON…"), this, [this] { emit exportRequested(false); });
    m_export->setMenu(menu);
    for (QToolButton* button : {prices, m_export}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    connect(m_cost, &QToolButton::clicked, this, &UsageBar::choose);
    connect(m_tokens, &QToolButton::clicked, this, &UsageBar::choose);
}

void UsageBar::setChoice(const UsageChoice& choice)
{
    m_choice = choice;
    stemma::choose(m_scope, choice.scope);
    stemma::choose(m_axis, choice.axis);
    const bool isCustom = choice.period == UsageChoice::Period::Custom && choice.from.isValid();
    const QString days = isCustom ? tr("%1 – %2", "from, to")
                                        .arg(usagetexts::day(choice.from.toString(Qt::ISODate)),
                                            usagetexts::day(choice.until.toString(Qt::ISODate)))
                                  : UsageChoice::nameOf(UsageChoice::Period::Custom);
    m_period->setItemText(m_period->findData(int(UsageChoice::Period::Custom)), days);
    stemma::choose(m_period, choice.period);
    m_cost->setChecked(!choice.inTokens);
    m_tokens->setChecked(choice.inTokens);
}

void UsageBar::choose()
{
    UsageChoice choice = m_choice;
    choice.scope = UsageChoice::Scope(m_scope->currentData().toInt());
    choice.axis = UsageAxis(m_axis->currentData().toInt());
    choice.inTokens = m_tokens->isChecked();
    setChoice(choice);
    emit choiceChanged(choice);
}

void UsageBar::choosePeriod()
{
    const auto period = UsageChoice::Period(m_period->currentData().toInt());
    if (period == UsageChoice::Period::Custom)
        return askForDays();
    UsageChoice choice = m_choice;
    choice.period = period;
    setChoice(choice);
    emit choiceChanged(choice);
}

void UsageBar::askForDays()
{
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Period"));
    const QDate today = shownToday();
    auto* from = new QDateEdit(m_choice.from.isValid() ? m_choice.from : today.addDays(-29), dialog);
    auto* until = new QDateEdit(m_choice.until.isValid() ? m_choice.until : today, dialog);
    auto* layout = new QFormLayout(dialog);
    layout->addRow(tr("&First day"), from);
    layout->addRow(tr("&Last day"), until);
    for (QDateEdit* edit : {from, until})
        edit->setCalendarPopup(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::finished, this, [this, from, until](int result) {
        UsageChoice choice = m_choice;
        if (result == QDialog::Accepted) {
            choice.period = UsageChoice::Period::Custom;
            choice.from = std::min(from->date(), until->date());
            choice.until = std::max(from->date(), until->date());
        }
        setChoice(choice);
        if (result == QDialog::Accepted)
            emit choiceChanged(choice);
    });
    dialog->open();
}

void UsageBar::setFilters(const UsageSelection& filters)
{
    m_filters = filters;
    qDeleteAll(m_chips);
    m_chips.clear();
    for (const UsageValue& value : filters.values) {
        UsageSelection rest = filters;
        std::erase(rest.values, value);
        addChip(tr("%1: %2", "model, its name").arg(usagetexts::axisName(value.axis), value.title), rest);
    }
    if (!filters.daysTitle.isEmpty()) {
        UsageSelection rest = filters;
        rest.from = rest.until = {};
        rest.daysTitle.clear();
        addChip(filters.daysTitle, rest);
    }
    if (m_chips.size() > 1)
        addChip(tr("Show all"), {});
    m_chipRow->setVisible(!m_chips.isEmpty());
}

void UsageBar::addChip(const QString& text, const UsageSelection& without)
{
    auto* chip = new QToolButton(m_chipRow);
    chip->setText(QFontMetrics(font()).elidedText(text, Qt::ElideMiddle, 70 * Style::measures().u));
    chip->setIcon(icons::icon(u"tab-close"_s));
    chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    chip->setToolTip(tr("Remove the filter “%1”").arg(text));
    chip->setAccessibleName(chip->toolTip());
    chip->setFocusPolicy(Qt::TabFocus);
    auto* layout = static_cast<QHBoxLayout*>(m_chipRow->layout());
    layout->insertWidget(layout->count() - 1, chip);
    m_chips.append(chip);
    // The chip goes with the filters that it is one of.
    connect(chip, &QToolButton::clicked, this, [this, without] { emit filtersChanged(without); }, Qt::QueuedConnection);
}

} // namespace stemma
