// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/models/comparesource.h"
#include "core/models/lineagesource.h"
#include "ui/lineage/lineageview.h"
#include "ui/pages/asidepage.h"

class QSplitter;

namespace stemma {

class CompareView;
class ExportDialog;

/// The lineage of a session in a tab of its own, with the comparison of two of its nodes below.
class LineagePage final : public AsidePage
{
    Q_OBJECT
public:
    LineagePage(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);

    [[nodiscard]] LineageView* lineage() const { return m_lineage; }
    [[nodiscard]] CompareView* comparison() const { return m_compare; }
    [[nodiscard]] QString titleFor(const QString& sessionTitle) const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("lineage"); }
    [[nodiscard]] bool isIdle() const override;

    void compareWith(const SessionId& other);
    void closeComparison();
    ExportDialog* exportComparison(); ///< null: nothing is compared
    [[nodiscard]] bool canExport() const { return m_compareSource.comparison() != nullptr; } ///< the comparison
    void reload() override;
    /// That of the current row.
    [[nodiscard]] Place place() const override;
    [[nodiscard]] QString kind() const override { return QStringLiteral("lineage"); }
    [[nodiscard]] QString focusedOn() const override; ///< what is compared
    void focusOn(const QString& what) override;
    /// Those that can be gone back to before.
    void setChanges(const QList<Receipt>& changes);

signals:
    void editRequested(stemma::EditKind kind, stemma::OpenStore* store, const stemma::SessionId& session,
        const stemma::MessageId& message);
    void currentChanged(); ///< place() may be another one
    void canExportChanged(); ///< or may have
    void goBackRequested(const stemma::ReceiptId& change);

private:
    void startComparison(const ComparedPlace& a, const ComparedPlace& b);

    std::pair<ComparedPlace, ComparedPlace> m_compared;
    LineageSource m_source;
    CompareSource m_compareSource;
    QSplitter* m_parts = nullptr;
    LineageView* m_lineage = nullptr;
    CompareView* m_compare = nullptr;
};

} // namespace stemma
