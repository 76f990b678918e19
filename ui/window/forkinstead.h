// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/boundthinking.h"

#include <QObject>
#include <QPointer>

namespace stemma {

class PlanOpener;
class SessionPage;
class TabArea;
struct EditPlan;
struct PlanRequest;

/// A change that would make signed thinking invalid is made in a fork that ends before that thinking: first the fork is
/// planned, and once it is made, the change in it. GUI thread.
class ForkInstead final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ForkInstead(PlanOpener& plans, TabArea& tabs, QObject* parent = nullptr);

private:
    void planFork(const PlanRequest& wish, const SingleEdit& edit);
    void goOn(const EditPlan& fork, const PlanRequest& wish, const SingleEdit& edit);
    void planInFork(SessionPage* page, const PlanRequest& wish, const PlacedEdit& edit);

    PlanOpener& m_plans;
    TabArea& m_tabs;
};

} // namespace stemma
