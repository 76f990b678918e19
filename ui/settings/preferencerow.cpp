// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/preferencerow.h"

#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace stemma {

namespace {

constexpr int LongList = 40; ///< options that are not looked through for words

QString preferenceText(const char* text)
{
    return *text ? QCoreApplication::translate("Preferences", text) : QString();
}

/// Words around a number may be others for 1 than for 2.
void setUnit(QSpinBox& box, const char* unit)
{
    if (!*unit)
        return;
    const QString text = QCoreApplication::translate("Preferences", unit, nullptr, box.value());
    const QString before = text.section(QLatin1StringView("%1"), 0, 0);
    const QString behind = text.section(QLatin1StringView("%1"), 1, 1);
    // The box would write its text anew, below the cursor of somebody who types in it.
    if (box.prefix() != before)
        box.setPrefix(before);
    if (box.suffix() != behind)
        box.setSuffix(behind);
}

} // namespace

PreferenceRow::PreferenceRow(const Preference& preference, QFormLayout& form)
    : QObject(form.parentWidget())
    , m_preference(preference)
    , m_form(form)
{
    const QString name = preferenceText(preference.name);
    const QString help = preferenceText(preference.help);
    m_field = new QWidget(form.parentWidget());
    m_control = makeControl(m_field);
    m_control->setObjectName(QLatin1StringView(preference.key));
    m_control->setAccessibleDescription(help);
    auto* layout = new QVBoxLayout(m_field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Style::measures().u / 2);
    layout->addWidget(m_control, 0, Qt::AlignLeft);
    if (!help.isEmpty()) {
        auto* label = new MutedLabel(help, m_field);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    if (preference.kind == Preference::Kind::Flag || preference.kind == Preference::Kind::Command) {
        form.addRow(QString(), m_field);
        return;
    }
    auto* label = new QLabel(tr("%1:", "name of a setting").arg(name), form.parentWidget());
    label->setBuddy(m_control);
    m_control->setAccessibleName(name);
    form.addRow(label, m_field);
}

QWidget* PreferenceRow::makeControl(QWidget* parent)
{
    const QString name = preferenceText(m_preference.name);
    switch (m_preference.kind) {
    case Preference::Kind::Choice:
        return makeChoice(parent);
    case Preference::Kind::Number:
        return makeNumber(parent);
    case Preference::Kind::Command: {
        auto* button = new QPushButton(name, parent);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, &PreferenceRow::commandGiven);
        return button;
    }
    case Preference::Kind::Figure: {
        auto* label = new QLabel(parent);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    }
    case Preference::Kind::Flag:
        break;
    }
    auto* box = new QCheckBox(name, parent);
    connect(box, &QCheckBox::clicked, this, &PreferenceRow::edited);
    return box;
}

QWidget* PreferenceRow::makeChoice(QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    for (const PreferenceOption& option : m_preference.options())
        combo->addItem(option.name, option.value);
    combo->setMaxVisibleItems(20);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(24);
    connect(combo, &QComboBox::currentIndexChanged, this, &PreferenceRow::edited);
    return combo;
}

QWidget* PreferenceRow::makeNumber(QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(m_preference.least, m_preference.most);
    box->setSingleStep(m_preference.step);
    box->setGroupSeparatorShown(true);
    const auto showUnit = [this, box] { setUnit(*box, m_preference.unit); };
    showUnit();
    box->setSpecialValueText(preferenceText(m_preference.nothing));
    connect(box, &QSpinBox::valueChanged, this, showUnit);
    connect(box, &QSpinBox::valueChanged, this, &PreferenceRow::edited);
    return box;
}

QVariant PreferenceRow::value() const
{
    if (const auto* box = qobject_cast<const QCheckBox*>(m_control))
        return box->isChecked();
    if (const auto* combo = qobject_cast<const QComboBox*>(m_control))
        return combo->currentData();
    const auto* box = qobject_cast<const QSpinBox*>(m_control);
    if (!box)
        return {};
    QVariant kept = box->value() / m_preference.shownTimes;
    kept.convert(m_preference.fallback.metaType());
    return kept;
}

void PreferenceRow::setValue(const QVariant& value)
{
    propose(value);
    m_before = this->value();
}

void PreferenceRow::propose(const QVariant& value)
{
    const QSignalBlocker quiet(m_control);
    if (auto* box = qobject_cast<QCheckBox*>(m_control))
        box->setChecked(value.toBool());
    else if (auto* combo = qobject_cast<QComboBox*>(m_control))
        combo->setCurrentIndex(std::max(0, combo->findData(value)));
    else if (auto* number = qobject_cast<QSpinBox*>(m_control)) {
        number->setValue(qRound(value.toDouble() * m_preference.shownTimes));
        setUnit(*number, m_preference.unit); // nobody is told of the value
    } else if (auto* label = qobject_cast<QLabel*>(m_control))
        label->setText(value.toString());
}

bool PreferenceRow::hasWords(const QStringList& words) const
{
    QStringList texts {preferenceText(m_preference.name), preferenceText(m_preference.help)};
    if (const auto* combo = qobject_cast<const QComboBox*>(m_control); combo && combo->count() < LongList) {
        for (int i = 0; i < combo->count(); ++i)
            texts += combo->itemText(i);
    }
    const QString all = texts.join(u'\n');
    return std::ranges::all_of(words, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

void PreferenceRow::setVisible(bool visible)
{
    m_form.setRowVisible(m_field, visible);
}

} // namespace stemma
