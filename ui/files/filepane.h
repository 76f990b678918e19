// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/sessionfiles/fileondisk.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace stemma {

/// One file of a session: what is stored of it, and what is in it on disk when it is explored.
class FilePane final : public QWidget
{
    Q_OBJECT
public:
    explicit FilePane(QWidget* parent = nullptr);

    /// @p path: on this machine; empty: it cannot be opened. @p isElsewhere: the folder of the session is not here.
    void setFile(const std::optional<SessionFile>& file, const FileOnDisk* disk, const QString& path, bool isElsewhere);
    [[nodiscard]] const std::optional<SessionFile>& file() const { return m_file; }

    [[nodiscard]] QLabel* head() const { return m_head; }
    [[nodiscard]] QLabel* facts() const { return m_facts; }
    [[nodiscard]] QPlainTextEdit* stored() const { return m_stored; }
    [[nodiscard]] QPushButton* openButton() const { return m_open; }

signals:
    void openRequested(const QString& path);

private:
    void updateFacts(const FileOnDisk* disk);

    std::optional<SessionFile> m_file;
    QString m_path;
    bool m_isElsewhere = false;
    QLabel* m_head;
    QLabel* m_facts;
    QPlainTextEdit* m_stored;
    QPushButton* m_open;
};

} // namespace stemma
