// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/auditreader.h"
#include "core/models/openstore.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>
#include <QTimer>

namespace stemma {

/// The audit of the session on screen, for all who show it. Reads behind everything that somebody waits
/// for, while somebody wants it, and reads on a moment after the store changed. All that goes over the
/// turns is done on the store's lane. GUI thread.
class AuditSource final : public QObject
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 1'500; ///< at least so long after a change, or ten times the last reading

    explicit AuditSource(QObject* parent = nullptr);
    ~AuditSource() override;

    void setCurrent(OpenStore* store, const SessionId& session); ///< null: none
    /// @p who sees the audit, or no longer does.
    void setWanted(QObject* who, bool wanted);
    void again(); ///< what could not be read, or was cancelled

    [[nodiscard]] OpenStore* store() const { return m_store; }
    [[nodiscard]] const SessionId& session() const { return m_session; }
    /// Never null; without turns until the first reading came to its end.
    [[nodiscard]] const SessionAuditPtr& audit() const { return m_audit; }
    [[nodiscard]] bool isLoading() const { return m_loading; }
    /// Why the last reading did not finish.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] qint64 rowsRead() const { return m_rowsRead; } ///< by the last reading

signals:
    void loadBegun(const QString& title, const stemma::JobControl& control);
    void loadEnded();
    /// Another audit, or another state of the same. SessionAudit::unchanged counts if @p goesOn; else all is new.
    void changed(bool goesOn);

private:
    struct Answer;

    void load();
    void readSlice();
    void take(const Answer& answer);
    void end();

    QPointer<OpenStore> m_store;
    SessionId m_session;
    std::shared_ptr<AuditReader> m_reader; ///< used on the lane
    SessionAuditPtr m_audit;
    std::optional<Error> m_error;
    QSet<QObject*> m_wantedBy;
    QTimer m_later; ///< an agent that writes changes the store many times a second
    QElapsedTimer m_since;
    JobControl m_control;
    qint64 m_rowsRead = 0;
    qint64 m_tookMs = 0;
    quint32 m_generation = 0; ///< answers to earlier questions are dropped
    bool m_stale = true; ///< to be read when it is wanted
    bool m_afresh = false; ///< the store was replaced
    bool m_loading = false;
};

} // namespace stemma
