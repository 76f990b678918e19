// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/settingsdialog.h"

#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"
#include "ui/settings/preferencerow.h"
#include "ui/settings/preferences.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

SettingsDialog::SettingsDialog(Preferences& preferences, QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_filter(new QLineEdit(this))
    , m_pages(new QListWidget(this))
    , m_stack(new QStackedWidget(this))
    , m_nothing(new MutedLabel(tr("No setting contains all these words."), this))
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Configure Stemma"));
    resize(190 * u, 140 * u);
    new ScreenFit(*this);
    m_filter->setPlaceholderText(tr("Search the settings"));
    m_filter->setAccessibleName(tr("Search the settings"));
    m_filter->setClearButtonEnabled(true);
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setIconSize({5 * u, 5 * u});
    m_pages->setSpacing(u / 2);
    m_rows.resize(size_t(Preference::Id::Count));
    for (const PreferencePage& page : preferencePages()) {
        const QString name = QCoreApplication::translate("Preferences", page.name);
        m_pages->addItem(new QListWidgetItem(icons::icon(QLatin1StringView(page.icon)), name));
        m_stack->addWidget(makePage(page));
    }
    m_stack->addWidget(m_nothing);
    // After the pages, as Tab goes through them.
    m_buttons = new QDialogButtonBox(
        QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Ok | QDialogButtonBox::Apply | QDialogButtonBox::Cancel,
        this);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_pages->setFixedWidth(m_pages->sizeHintForColumn(0) + 10 * u);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(2 * u);
    layout->addWidget(m_filter, 0, 0);
    layout->addWidget(m_pages, 1, 0);
    layout->addWidget(m_stack, 0, 1, 2, 1);
    layout->addWidget(m_buttons, 2, 0, 1, 2);
    layout->setColumnStretch(1, 1);

    connect(m_filter, &QLineEdit::textChanged, this, &SettingsDialog::search);
    connect(m_pages, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
    connect(m_buttons, &QDialogButtonBox::clicked, this, &SettingsDialog::press);
    connect(&m_preferences, &Preferences::changed, this, &SettingsDialog::takeChanged);
    m_pages->setCurrentRow(0);
    m_pages->setFocus();
    updateButtons();
}

QWidget* SettingsDialog::makePage(const PreferencePage& page)
{
    const int u = Style::measures().u;
    auto* area = new QScrollArea(m_stack);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // it follows the focus of what stands in it
    auto* widget = new QWidget(area);
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(2 * u, 0, 2 * u, 0);
    form->setHorizontalSpacing(3 * u);
    form->setVerticalSpacing(4 * u);
    form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* title = new QLabel(QCoreApplication::translate("Preferences", page.name), widget);
    title->setFont(Style::measures().h2);
    form->addRow(title);
    for (const Preference& preference : preferences()) {
        if (preference.page != page.page)
            continue;
        auto* row = new PreferenceRow(preference, *form);
        row->setValue(m_preferences.value(preference.id));
        connect(row, &PreferenceRow::edited, this, &SettingsDialog::updateButtons);
        connect(row, &PreferenceRow::commandGiven, this, [this, id = preference.id] { emit commandRequested(id); });
        m_rows[size_t(preference.id)] = row;
    }
    area->setWidget(widget);
    return area;
}

void SettingsDialog::showPage(Preference::Page page)
{
    m_pages->setCurrentRow(int(page));
}

QWidget* SettingsDialog::control(Preference::Id id) const
{
    return m_rows[size_t(id)]->control();
}

void SettingsDialog::press(QAbstractButton* button)
{
    if (m_buttons->standardButton(button) == QDialogButtonBox::Apply)
        apply();
    else if (m_buttons->standardButton(button) == QDialogButtonBox::RestoreDefaults)
        setDefaults();
}

void SettingsDialog::accept()
{
    apply();
    QDialog::accept();
}

void SettingsDialog::apply()
{
    for (PreferenceRow* row : m_rows) {
        if (!row->isEdited())
            continue;
        m_preferences.set(row->about().id, row->value());
        row->setValue(m_preferences.value(row->about().id));
    }
    updateButtons();
}

void SettingsDialog::setDefaults()
{
    for (PreferenceRow* row : m_rows) {
        if (int(row->about().page) == m_pages->currentRow() && row->about().fallback.isValid())
            row->propose(row->about().fallback);
    }
    updateButtons();
}

void SettingsDialog::takeChanged(Preference::Id id)
{
    m_rows[size_t(id)]->setValue(m_preferences.value(id));
    updateButtons();
}

/// Keeps the rows with all the words, and the pages that have one.
void SettingsDialog::search(const QString& text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    std::vector<bool> isShown(std::to_underlying(Preference::Page::Count));
    for (PreferenceRow* row : m_rows) {
        const bool fits = row->hasWords(words);
        row->setVisible(fits);
        isShown[size_t(row->about().page)] = isShown[size_t(row->about().page)] || fits;
    }
    for (int page = 0; page < m_pages->count(); ++page)
        m_pages->item(page)->setHidden(!isShown[size_t(page)]);
    const auto first = std::ranges::find(isShown, true);
    if (first == isShown.end())
        m_stack->setCurrentWidget(m_nothing);
    else if (m_pages->currentRow() < 0 || !isShown[size_t(m_pages->currentRow())])
        m_pages->setCurrentRow(int(first - isShown.begin()));
    else
        m_stack->setCurrentIndex(m_pages->currentRow());
}

void SettingsDialog::updateButtons()
{
    const bool isEdited = std::ranges::any_of(m_rows, &PreferenceRow::isEdited);
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(isEdited);
}

} // namespace stemma
