// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <QDialog>

class QPlainTextEdit;

namespace stemma {

/// A report of a bug to be filled in and copied: the versions of what is running, and the formats of the open stores.
/// It has no paths and nothing of a session in it, and is sent nowhere.
class BugReportDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p stores: those that are open.
    explicit BugReportDialog(const QList<StoreInfo>& stores, QWidget* parent = nullptr);

    [[nodiscard]] QPlainTextEdit* edit() const { return m_edit; }

private:
    [[nodiscard]] QString reportOf(const QList<StoreInfo>& stores) const;

    QPlainTextEdit* m_edit;
};

} // namespace stemma
