// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/editservice.h"
#include "ui/plan/planfoot.h"
#include "ui/plan/planhead.h"
#include "ui/plan/planrequest.h"

#include <QDialog>

class QFrame;
class QLabel;

namespace stemma {

class Banner;
class BringAlong;
class ForkShareLabel;
class PlanChoices;
class PlanDetails;
class PlanStrip;
class SessionUseNote;
class ThinkingOffer;

/// Shows what an edit would do, before it is done: what is written, what the agent sees then, checks and warnings. The
/// plan is made again whenever a choice changes; Apply carries out the one on screen. Deletes nothing by itself; a
/// window modal dialog that opens with open().
class PlanDialog final : public QDialog
{
    Q_OBJECT
public:
    static constexpr int DebounceMs = 250;

    PlanDialog(EditService& service, const PlanRequest& request, QWidget* parent = nullptr);
    ~PlanDialog() override;

    /// A plan, or a refusal, of the choices as they are is on screen.
    [[nodiscard]] bool isSettled() const;
    /// The plan on screen; no value: there is none that could be carried out.
    [[nodiscard]] const std::optional<EditPlan>& currentPlan() const { return m_plan; }

    [[nodiscard]] PlanChoices* choices() const { return m_choices; }
    /// Shown where the change makes signed thinking behind it invalid.
    [[nodiscard]] ThinkingOffer* thinking() const { return m_thinking; }
    [[nodiscard]] Banner* banner() const { return m_banner; }
    /// What is written and what the agent sees then; of a change of a word or a mark folded away at first.
    [[nodiscard]] PlanDetails* details() const { return m_details; }
    [[nodiscard]] QToolButton* detailsButton() const { return m_foot->detailsButton(); }
    [[nodiscard]] BringAlong* bringAlong() const { return m_bring; } ///< shown of forks that have something of it
    [[nodiscard]] ForkShareLabel* shares() const { return m_shares; } ///< shown of forks
    [[nodiscard]] QLabel* headline() const { return m_head->headline(); }
    [[nodiscard]] QLabel* status() const { return m_foot->status(); }
    [[nodiscard]] CommandEdit* command() const { return m_foot->command(); }
    [[nodiscard]] QPushButton* applyButton() const { return m_foot->applyButton(); }
    [[nodiscard]] QPushButton* collectButton() const { return m_foot->collectButton(); }
    [[nodiscard]] QPushButton* cancelButton() const { return m_foot->cancelButton(); }

    void reject() override;

    /// That the change was made, as a sentence.
    [[nodiscard]] QString doneText() const;

signals:
    void applied(const stemma::EditPlan& plan, const stemma::Receipt& receipt);
    /// To be made with others, in the place of being made now.
    void collected(const stemma::SingleEdit& edit, const QString& title);
    /// Not to be made in the session, but in a fork before the thinking that it would make invalid.
    void forkWanted(const stemma::SingleEdit& edit);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setDetailed(bool on);
    void fit();
    void updateDensity(int height);
    void connectParts();

    void planLater();
    void planNow();
    void take(const Result<EditPlan>& plan);
    void showPlan();
    void countShares();
    void showError(const Error& error);
    void showWarnings();
    void takeStoreChange();
    void apply();
    void collect();
    void forkInstead();
    void updateHead();
    void updateFoot();
    void updateColours();
    [[nodiscard]] QString stateText() const;

    EditService& m_service;
    PlanRequest m_request;
    std::optional<EditPlan> m_plan;
    Time m_plannedAt;
    SessionUseNote* m_use = nullptr;
    JobControl m_job; ///< of the plan that is being made, or of the change
    QTimer m_debounce;
    int m_turn = 0; ///< answers of an earlier one are dropped
    EditService::Job m_applying = 0; ///< 0: none
    bool m_planning = false;
    bool m_storeChanged = false; ///< since the plan was made
    bool m_counting = false; ///< what comes along with the fork on screen

    QFrame* m_line = nullptr;
    PlanHead* m_head = nullptr;
    PlanStrip* m_strip = nullptr;
    PlanChoices* m_choices = nullptr;
    ThinkingOffer* m_thinking = nullptr;
    BringAlong* m_bring = nullptr;
    ForkShareLabel* m_shares = nullptr;
    Banner* m_banner = nullptr;
    PlanDetails* m_details = nullptr;
    PlanFoot* m_foot = nullptr;
};

} // namespace stemma
