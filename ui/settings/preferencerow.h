// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/settings/preference.h"

#include <QObject>

class QFormLayout;
class QLabel;
class QWidget;

namespace stemma {

/// The controls of one preference in a form, made by its description. GUI thread.
class PreferenceRow final : public QObject
{
    Q_OBJECT
public:
    /// Adds the row to @p form, whose widget owns it.
    PreferenceRow(const Preference& preference, QFormLayout& form);

    [[nodiscard]] const Preference& about() const { return m_preference; }
    [[nodiscard]] QWidget* control() const { return m_control; }
    [[nodiscard]] QVariant value() const;
    void setValue(const QVariant& value); ///< as it is kept
    void propose(const QVariant& value); ///< as if the user had chosen it
    [[nodiscard]] bool isEdited() const { return value() != m_before; }
    [[nodiscard]] bool hasWords(const QStringList& words) const; ///< its texts contain all of them
    void setVisible(bool visible);

signals:
    void edited(); ///< by the user
    void commandGiven();

private:
    [[nodiscard]] QWidget* makeControl(QWidget* parent);
    [[nodiscard]] QWidget* makeChoice(QWidget* parent);
    [[nodiscard]] QWidget* makeNumber(QWidget* parent);

    const Preference& m_preference;
    QFormLayout& m_form;
    QWidget* m_control = nullptr;
    QWidget* m_field = nullptr; ///< the control with its help
    QVariant m_before; ///< what the control gives for what is kept, which may be rounded
};

} // namespace stemma
