// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionuse.h"
#include "ui/plan/planrequest.h"

#include <QObject>
#include <QStringList>

namespace stemma {

class EditService;

/// Asks once, when a plan dialog opens, whether another program is at work in the session, and says so.
class SessionUseNote final : public QObject
{
    Q_OBJECT
public:
    SessionUseNote(const EditService& service, const PlanRequest& request, QObject* parent = nullptr);

    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    /// Another program may be at work, so that a change is better made in a fork.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Who is at work, and what follows for a change of this kind: two sentences; empty: nobody is known to be.
    [[nodiscard]] QString text(EditKind kind, bool isForked) const;
    /// Puts it first among the warnings of a plan, in the place of one that says the same.
    void addTo(QStringList& warnings, EditKind kind, bool isForked) const;

signals:
    void known();

private:
    void take(const SessionUse& use);
    [[nodiscard]] QString who() const;

    const EditService& m_service;
    QPointer<OpenStore> m_store;
    SessionUse m_use;
    bool m_isKnown = false;
    bool m_isBusy = false;
};

} // namespace stemma
