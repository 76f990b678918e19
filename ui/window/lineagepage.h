// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/models/comparesource.h"
#include "core/models/lineagesource.h"

#include <QWidget>

class QSplitter;

namespace stemma {

class CompareView;
class LineageView;

/// The lineage of a session in a tab of its own, with the comparison of two of its nodes below. Must be gone before
/// its store is closed.
class LineagePage final : public QWidget
{
    Q_OBJECT
public:
    LineagePage(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);

    [[nodiscard]] OpenStore* store() const { return m_source.store(); }
    [[nodiscard]] const SessionId& session() const { return m_source.session(); }
    [[nodiscard]] LineageView* lineage() const { return m_lineage; }
    [[nodiscard]] CompareView* comparison() const { return m_compare; }
    /// Everything on screen is read.
    [[nodiscard]] bool isIdle() const;

    void compareWith(const SessionId& other);
    void closeComparison();
    void reload();
    /// Those that can be gone back to before.
    void setChanges(const QList<Receipt>& changes);

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void editRequested(stemma::EditKind kind, stemma::OpenStore* store, const stemma::SessionId& session,
        const stemma::MessageId& message);
    void goBackRequested(const stemma::ReceiptId& change);
    /// @p source tells jobs apart that run at the same time.
    void jobBegun(const QObject* source, const QString& title, const stemma::JobControl& control);
    void jobEnded(const QObject* source);
    void noticed(const QString& text); ///< one sentence for the status bar

private:
    LineageSource m_source;
    CompareSource m_compareSource;
    QSplitter* m_parts = nullptr;
    LineageView* m_lineage = nullptr;
    CompareView* m_compare = nullptr;
};

} // namespace stemma
