// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace stemma {

class CompactionSource;
class SummaryRequests;

/// Asks the user before anything is sent to a model: what, how much, where to, at what cost; and says why an answer did
/// not come.
class SummaryConsent final : public QObject
{
    Q_OBJECT
public:
    /// Both outlive it.
    SummaryConsent(SummaryRequests& requests, const CompactionSource& source, QWidget* parent);

private:
    void ask();
    [[nodiscard]] QString text() const;

    SummaryRequests& m_requests;
    const CompactionSource& m_source; ///< tells whether a wish is about summaries or about messages
    QWidget* m_parent;
    bool m_goesOn = true; ///< what the user chose last: the next level follows by itself
};

} // namespace stemma
