// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwish.h"
#include "core/export/redaction/redactionlist.h"
#include "ui/window/storemanager.h"

#include <QPointer>

class QWidget;

namespace stemma {

class Actions;
class AsidePage;
class CompactionPage;
class ExportDialog;
class SessionPrinting;
class TabArea;

/// Sessions, comparisons of them and reviews of summaries written as documents: what is exported, of which tab. GUI
/// thread.
class Exporting final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive it.
    struct Parts
    {
        Actions& actions;
        StoreManager& stores;
        TabArea& tabs;
        QWidget& window;
    };

    explicit Exporting(const Parts& parts, QObject* parent = nullptr);

    void update(); ///< whether there is something to export
    /// Opens the dialog for the session of the current tab; null: it is about none.
    ExportDialog* open();
    ExportDialog* openComparison(); ///< the same for the comparison in the current tab
    ExportDialog* openReview(); ///< and for the review of a summary there
    /// Prints the session of the current tab, or the messages that are selected in it where these are several; null: it
    /// is about none, or something is being printed.
    SessionPrinting* print();

signals:
    void copyRequested(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::RedactionList& list,
        const QStringList& names);
    void said(const QString& text); ///< for the status bar

private:
    void take(AsidePage* page);
    ExportDialog* openReview(CompactionPage& page);
    [[nodiscard]] std::function<Result<std::unique_ptr<SessionStore>>(const JobControl&)> openerOf(
        const OpenStore& store) const;
    [[nodiscard]] ExportKeys selected() const;

    Parts m_parts;
    QPointer<SessionPrinting> m_printing;
};

} // namespace stemma
