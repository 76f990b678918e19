// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/ownstore.h"
#include "core/base/lane.h"
#include "core/export/redaction/sessionredaction.h"

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

/// What came of it.
struct ExportReport
{
    QString file;
    ExportOutcome outcome;
    qint64 redacted = 0; ///< places
    std::vector<RedactionValue> values; ///< that were redacted
    std::vector<RedactionValue> residues; ///< what the rules still find

    bool operator==(const ExportReport&) const = default;
};

[[nodiscard]] ExportReport reportOf(
    const QString& file, const ExportOutcome& outcome, const RedactionList& list, const SessionRedaction* redaction);

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
    void cancel();
    [[nodiscard]] bool isWorking() const { return m_isWorking; }
    [[nodiscard]] JobControl::Progress progress() const { return m_control.progress(); }

signals:
    void looked(const stemma::Result<stemma::RedactionList>& found);
    void written(const stemma::Result<stemma::ExportReport>& report); ///< Errc::Cancelled too

private:
    JobControl begin();

    std::shared_ptr<OwnStore> m_opened; ///< used on the lane only
    JobControl m_control;
    quint32 m_generation = 0;
    bool m_isWorking = false;
    Lane m_lane;
};

} // namespace stemma
