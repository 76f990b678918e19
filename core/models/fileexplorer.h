// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/explore/exploration.h"
#include "core/store/filesummariser.h"

#include <QObject>

namespace stemma {

/// Explores one file at a time on a thread of its own. GUI thread.
class FileExplorer final : public QObject
{
    Q_OBJECT
public:
    explicit FileExplorer(QObject* parent = nullptr);
    ~FileExplorer() override;

    /// What is in a file, and what its agent would write of it today.
    struct Found
    {
        Result<Exploration> exploration;
        QString agentSummary; ///< null: not known
    };

    /// Instead of what is explored now. @p summariser may be empty.
    void explore(const QString& path, const FileReference& reference = {}, const FileSummariser& summariser = {});
    void stop();
    [[nodiscard]] bool isExploring() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString& path() const { return m_path; } ///< of what is explored now

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    void explored(const QString& path, const stemma::FileExplorer::Found& found);

private:
    QString m_path;
    JobControl m_job;
    quint32 m_generation = 0; ///< answers of an earlier one are dropped
};

} // namespace stemma
