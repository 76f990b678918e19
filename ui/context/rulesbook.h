// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"
#include "core/session/session.h"

#include <QObject>

namespace stemma {

class OpenStore;
class Settings;

/// Which rules are chosen for which store, by its path; kept in the settings and never written to a store. What is
/// chosen is put into force on the store's lane. GUI thread.
class RulesBook final : public QObject
{
    Q_OBJECT
public:
    explicit RulesBook(Settings& settings, QObject* parent = nullptr);

    /// Puts into force what was chosen for the store before; once, when it was opened.
    void take(OpenStore* store);
    /// Holds for all sessions of the store; an empty one is forgotten.
    void choose(OpenStore* store, const RulesChoice& choice);
    [[nodiscard]] RulesChoice choiceFor(const OpenStore* store) const;

    /// Lets the rules of a session be chosen in a dialog over @p parent, once they are read.
    void showDialog(OpenStore* store, const SessionId& session, QWidget* parent);

signals:
    void changed(stemma::OpenStore* store); ///< they are in force
    void failed(const QString& text); ///< why nothing was changed

private:
    void putIntoForce(OpenStore* store, const RulesChoice& choice, bool isNew);

    Settings& m_settings;
};

} // namespace stemma
