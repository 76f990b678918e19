// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/settings/preference.h"

#include <QDialog>

#include <vector>

class QAbstractButton;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace stemma {

class PreferenceRow;
class Preferences;

/// Settings > Configure Stemma: all preferences by page. Nothing is changed before OK or Apply. GUI thread.
class SettingsDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p preferences must outlive it.
    explicit SettingsDialog(Preferences& preferences, QWidget* parent = nullptr);

    void showPage(Preference::Page page);

    [[nodiscard]] QListWidget* pages() const { return m_pages; }
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }
    [[nodiscard]] QWidget* control(Preference::Id id) const;
    [[nodiscard]] QDialogButtonBox* buttons() const { return m_buttons; }

public slots:
    void accept() override;

signals:
    void commandRequested(stemma::Preference::Id id);

private:
    [[nodiscard]] QWidget* makePage(const PreferencePage& page);
    void press(QAbstractButton* button);
    void apply();
    void setDefaults(); ///< of the page that is shown
    void search(const QString& text);
    void takeChanged(Preference::Id id);
    void updateButtons();

    Preferences& m_preferences;
    std::vector<PreferenceRow*> m_rows; ///< by Preference::Id
    QLineEdit* m_filter;
    QListWidget* m_pages;
    QStackedWidget* m_stack;
    QLabel* m_nothing;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace stemma
