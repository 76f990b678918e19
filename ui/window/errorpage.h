// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/storemanager.h"

#include <QWidget>

class QVBoxLayout;

namespace stemma {

/// Shown in a tab instead of a store that could not be opened, or of a folder without one: what happened, which formats
/// were tried and why each said no, and what can be done.
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
    void openFolderRequested();
    void closeRequested();

private:
    void addReasons(QVBoxLayout& column, const DetectionReport& report);
    void addButtons(QVBoxLayout& column, const Refusal& refusal);

    QString m_path;
    QStringList m_lines;
};

} // namespace stemma
