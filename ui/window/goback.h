// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/editservice.h"

#include <QMessageBox>
#include <QPointer>

namespace stemma {

class Editing;

/// Goes back to before a change, over all later ones of its store, and forward again: asks with the list of what would
/// be undone, undoes them, and shows the result in one banner. GUI thread.
class GoBack final : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive the object.
    GoBack(EditService& service, Editing& editing, QWidget& window, QObject* parent = nullptr);

    void back(const Receipt& change); ///< to before it
    void forward(const Receipt& change); ///< to behind it
    [[nodiscard]] QMessageBox* dialog() const { return m_dialog; }

private:
    void ask(const QString& question, const QString& verb, const QList<Receipt>& changes, bool again);
    void carryOut(const QList<Receipt>& changes, bool again);
    void takeEnd(bool again, const ChangeSeries& series);

    EditService& m_service;
    Editing& m_editing;
    QWidget& m_window;
    QPointer<QMessageBox> m_dialog;
    EditService::Job m_job = 0;
};

} // namespace stemma
