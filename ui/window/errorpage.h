// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/storemanager.h"

#include <QWidget>

namespace stemma {

/// Shown in a tab instead of a store that could not be opened: what happened, which formats were tried
/// and why each said no, and what can be done.
class ErrorPage final : public QWidget
{
    Q_OBJECT
public:
    explicit ErrorPage(const Refusal& refusal, QWidget* parent = nullptr);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QString text() const; ///< all of it, for tests and copying

signals:
    void retryRequested(const QString& path);
    void openRequested();
    void closeRequested();

private:
    QString m_path;
    QStringList m_lines;
};

} // namespace stemma
