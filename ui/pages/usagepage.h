// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/asidepage.h"

#include <QTimeZone>

namespace stemma {

class UsageView;

/// Tokens and costs in a tab of their own: of a session, or of a store where session() is empty.
class UsagePage final : public AsidePage
{
    Q_OBJECT
public:
    UsagePage(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);

    [[nodiscard]] UsageView* view() const { return m_view; }
    [[nodiscard]] QString titleFor(const QString& sessionTitle) const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("usage"); }
    [[nodiscard]] bool isIdle() const override;
    void reload() override;
    [[nodiscard]] QString kind() const override { return QStringLiteral("usage"); }
    [[nodiscard]] QString focusedOn() const override; ///< scope, period, grouping and chart
    void focusOn(const QString& what) override;

    /// All stores that are open. One that is closed must be taken out before.
    void setStores(const QList<OpenStore*>& stores);

protected:
    void changeEvent(QEvent* event) override;

private:
    UsageView* m_view = nullptr;
    std::optional<QTimeZone> m_zone; ///< by whose days it was added up
};

} // namespace stemma
