// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QObject>

namespace stemma {

/// A place somebody looked at.
struct VisitedPlace
{
    QString store; ///< path
    SessionId session;
    qint64 row = -1;
    qint64 key = -1; ///< the message's outline key
    QString view {}; ///< AsidePage::kind(); empty: the timeline
    QString focus {}; ///< AsidePage::focusedOn()
    MessageId message {}; ///< empty: as the key says

    bool operator==(const VisitedPlace&) const = default;
};

/// Back and Forward over places, across sessions and what is shown of them. Small moves within a session replace the
/// newest place instead of adding one.
class PlaceHistory final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxPlaces = 100;
    static constexpr qint64 NearRows = 20; ///< moves within this many rows are the same place

    explicit PlaceHistory(QObject* parent = nullptr);

    /// Notes where one is; @p jumped: it was a jump, a place of its own however near.
    void visit(const VisitedPlace& place, bool jumped);
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_places.size(); }
    VisitedPlace goBack();
    VisitedPlace goForward();
    void forgetStore(const QString& store) { forget(store, {}); }
    void forgetSession(const QString& store, const SessionId& session) { forget(store, session); }

signals:
    void changed();

private:
    void forget(const QString& store, const SessionId& session); ///< empty: all of the store

    QList<VisitedPlace> m_places;
    qsizetype m_at = -1;
};

} // namespace stemma
