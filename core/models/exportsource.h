// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/ownstore.h"
#include "core/base/lane.h"
#include "core/export/redaction/sessionredaction.h"
#include "core/export/reportdocument.h"

#include <QObject>

namespace stemma {

/// What is to be written, and where.
struct ExportRequest
{
    ExportWish wish;
    std::function<std::unique_ptr<ExportWriter>()> writer;
    QString file;
    std::optional<RedactionList> redactions; ///< no value: nothing is redacted
    QStringList names; ///< as redactions were looked for
};

/// Makes a report; on any thread, and more than once.
using ReportMaker = std::function<ReportDocument()>;

/// A report that is to be written, and where.
struct ReportRequest
{
    ReportMaker report;
    /// Spells the report, redacted already; what is written of texts that are not in it, @p redacted gives. Any thread.
    std::function<QByteArray(const ReportDocument& report, const TextMap& redacted)> spell;
    QString file;
    std::optional<RedactionList> redactions; ///< no value: nothing is redacted
    QStringList names; ///< as redactions were looked for
};

/// What came of it.
struct ExportReport
{
    QString file;
    ExportOutcome outcome; ///< of a report only its bytes
    bool isSession = true; ///< false: a report was written
    qint64 redacted = 0; ///< places
    std::vector<RedactionValue> values; ///< that were redacted
    std::vector<RedactionValue> residues; ///< what the rules still find

    bool operator==(const ExportReport&) const = default;
};

[[nodiscard]] ExportReport reportOf(
    const QString& file, const ExportOutcome& outcome, const RedactionList& list, const SessionRedaction* redaction);

/// Writes a report, redacted where that is asked for; the file is there only when all was written, or is as it was.
/// Without a file the document goes to @p out. Any thread.
[[nodiscard]] Result<ExportReport> writeReport(
    const ReportRequest& request, const JobControl& job, QIODevice* out = nullptr);

/// Exports sessions of one store on a lane of its own, with a store of its own, so that no view waits for it. One thing
/// at a time: a new question ends the one before. GUI thread.
class ExportSource final : public QObject
{
    Q_OBJECT
public:
    using Opener = OwnStore::Opener;

    explicit ExportSource(Opener opener, QObject* parent = nullptr);
    ~ExportSource() override;

    void look(const ExportWish& wish, const QStringList& names); ///< for what should be redacted; answers with looked()
    void write(const ExportRequest& request); ///< answers with written()
    // The same of a report, for which no store is opened.
    void look(const ReportMaker& report, const QStringList& names);
    void write(const ReportRequest& request);
    void cancel();
    [[nodiscard]] bool isWorking() const { return m_isWorking; }
    [[nodiscard]] JobControl::Progress progress() const { return m_control.progress(); }

signals:
    void looked(const stemma::Result<stemma::RedactionList>& found);
    void written(const stemma::Result<stemma::ExportReport>& report); ///< Errc::Cancelled too

private:
    JobControl begin();
    template<typename Work> void lookBy(Work work);
    template<typename Work> void writeBy(Work work);

    std::shared_ptr<OwnStore> m_opened; ///< used on the lane only
    JobControl m_control;
    quint32 m_generation = 0;
    bool m_isWorking = false;
    Lane m_lane;
};

} // namespace stemma
