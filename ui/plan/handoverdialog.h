// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/editservice.h"
#include "core/models/handoversource.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace stemma {

class Banner;
class PlanDetails;

/// Asks which agent a session is handed to, shows what is written and what is lost, and writes it. GUI thread.
class HandOverDialog final : public QDialog
{
    Q_OBJECT
public:
    static constexpr int DebounceMs = 250;

    /// The service must outlive it; it stays without a plan once the store is closed.
    HandOverDialog(EditService& service, OpenStore& store, const SessionInfo& session, QWidget* parent = nullptr);
    /// The same, redacted: a copy in the session's own store, unless another agent is chosen.
    struct Redaction
    {
        RedactionList list;
        QStringList names; ///< as redactions were looked for
    };
    HandOverDialog(EditService& service, OpenStore& store, const SessionInfo& session,
        const std::optional<Redaction>& redaction, QWidget* parent = nullptr);
    ~HandOverDialog() override;

    /// A plan or a refusal of the choices as they are is on screen, and nothing is being written.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] const std::optional<PlannedHandOver>& currentPlan() const { return m_plan; }

    [[nodiscard]] QComboBox* agentChooser() const { return m_agent; }
    [[nodiscard]] QLineEdit* storeEdit() const { return m_storePath; }
    [[nodiscard]] QLineEdit* directoryEdit() const { return m_directory; }
    [[nodiscard]] QComboBox* thinkingChooser() const { return m_thinking; }
    [[nodiscard]] QComboBox* toolsChooser() const { return m_tools; }
    [[nodiscard]] Banner* banner() const { return m_banner; }
    [[nodiscard]] PlanDetails* details() const { return m_details; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }
    [[nodiscard]] QPushButton* undoButton() const { return m_undo; }
    [[nodiscard]] QPushButton* openButton() const { return m_open; }

    void reject() override;

signals:
    /// The new session is to be shown.
    void openRequested(const QString& store, const stemma::SessionId& session);

private:
    void makeFields();
    QWidget* makeHead(const SessionInfo& session);
    QHBoxLayout* withChooser(QLineEdit* edit, const QString& title, bool isStore);
    QHBoxLayout* makeFoot();
    [[nodiscard]] bool isCopy() const; ///< in the session's own store
    void lookForPlaces();
    void takePlaces(const QList<HandOverPlace>& places);
    void takeAgent();
    [[nodiscard]] HandOverRequest request() const;
    void planLater();
    void planNow();
    void take(const Result<PlannedHandOver>& planned);
    void showLosses();
    void apply();
    void takeApplied(const Receipt& receipt);
    void takeFailed(const Error& error);
    void undo();
    void updateState();

    EditService& m_service;
    QPointer<OpenStore> m_store;
    SessionId m_session;
    std::optional<Redaction> m_redaction;
    std::optional<QList<HandOverPlace>> m_places; ///< no value: they are looked for
    std::optional<PlannedHandOver> m_plan;
    std::optional<Receipt> m_done;
    JobControl m_job;
    QTimer m_debounce;
    int m_turn = 0; ///< answers of an earlier one are dropped
    EditService::Job m_applying = 0; ///< 0: none
    bool m_planning = false;

    QComboBox* m_agent;
    QLineEdit* m_storePath;
    QPushButton* m_storeButton = nullptr; ///< chooses it
    QLineEdit* m_directory;
    QComboBox* m_thinking;
    QComboBox* m_tools;
    Banner* m_banner;
    PlanDetails* m_details;
    QLabel* m_status;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace stemma
