// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/asidepage.h"

class QVBoxLayout;

namespace stemma {

class SearchView;

/// A search in a tab of its own. It is about no session and no store; what it searches with comes later than it.
class SearchPage final : public AsidePage
{
    Q_OBJECT
public:
    SearchPage(OpenStore* store, const SessionId& session, QWidget* parent);

    void setView(SearchView* view); ///< takes it
    [[nodiscard]] SearchView* view() const { return m_view; } ///< null before setView()

    QString titleFor(const QString& sessionTitle) const override;
    QString iconName() const override { return QStringLiteral("edit-find"); }
    bool isIdle() const override;
    void reload() override;
    QString kind() const override { return Kind; }
    QString focusedOn() const override;
    void focusOn(const QString& what) override;

    static constexpr QLatin1StringView Kind {"search"};

signals:
    void titleChanged();

private:
    SearchView* m_view = nullptr;
    QVBoxLayout* m_layout;
    QString m_wanted; ///< before there is a view
};

} // namespace stemma
