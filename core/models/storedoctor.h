// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findingindex.h"
#include "core/models/findingsmodel.h"
#include "core/models/openstore.h"
#include "core/models/storecheck.h"

#include <QSet>

#include <map>

namespace stemma {

/// Checks the open stores in the background and holds what was found, the one place from which all views
/// take their marks. The session on screen comes first; then its whole store, if that is no larger than
/// somebody would want to have read unasked; and after a change what changed. GUI thread.
class StoreDoctor final : public QObject
{
    Q_OBJECT
public:
    static constexpr int StartMs = 150; ///< after opening, so that what is seen first loads first
    static constexpr int QuietMs = 2'000; ///< at least so long after a change, or ten times the last check
    static constexpr int LongestQuietMs = 120'000;
    static constexpr qint64 LargestUnasked = 1'000'000'000; ///< bytes

    enum class State : quint8 {
        Unknown, ///< nothing was checked
        Checking,
        Partly, ///< only the sessions that were on screen; the store is large, or on a server
        Checked,
        Failed, ///< or cancelled; see error()
    };

    explicit StoreDoctor(StoreCheck::Opener opener, QObject* parent = nullptr);
    ~StoreDoctor() override;

    void add(OpenStore* store); ///< begins by itself
    void remove(OpenStore* store);
    /// What is on screen; null: none.
    void setCurrent(OpenStore* store, const SessionId& session);
    void checkAll(OpenStore* store); ///< anew, whatever its size
    void cancel(OpenStore* store); ///< the user's wish

    [[nodiscard]] State state(const OpenStore* store) const;
    [[nodiscard]] Error error(const OpenStore* store) const;
    [[nodiscard]] bool isChecking() const; ///< any store, or is about to for the first time
    /// The groups of the problems dock; null: not a store of ours. Lives until remove().
    [[nodiscard]] FindingsModel* findings(const OpenStore* store) const;
    [[nodiscard]] const FindingIndex& index(const OpenStore* store) const;

signals:
    void begun(stemma::OpenStore* store, const stemma::JobControl& control);
    void ended(stemma::OpenStore* store);
    /// Other findings in these sessions, or in the store itself (an empty id).
    void found(stemma::OpenStore* store, const QSet<stemma::SessionId>& sessions);
    void stateChanged(stemma::OpenStore* store);
    void added(stemma::OpenStore* store); ///< findings() has a model for it from now on
    void removed(stemma::OpenStore* store);

private:
    struct Patient;

    [[nodiscard]] Patient* find(const OpenStore* store) const;
    void connectChecks(Patient& patient);
    void checkSession(Patient& patient);
    void checkStore(Patient& patient, StoreCheck::Scope scope);
    void checkNext(Patient& patient);
    [[nodiscard]] static int quietMs(const Patient& patient);
    void takeChange(Patient& patient, StoreChange change);
    void takeFound(Patient& patient, const std::vector<Finding>& findings);
    void takeRenewed(Patient& patient, const SessionId& session, const std::vector<Finding>& findings);
    void forgetAll(Patient& patient);

    StoreCheck::Opener m_opener;
    std::map<const OpenStore*, std::unique_ptr<Patient>> m_patients;
    OpenStore* m_current = nullptr;
    SessionId m_session;
};

} // namespace stemma
