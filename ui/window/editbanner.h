// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "ui/common/banner.h"

#include <functional>

namespace stemma {

/// What is said of changes in the banner above the tabs, with buttons for what can be done then. GUI thread.
class EditBanner final : public QObject
{
    Q_OBJECT
public:
    /// @p banner must outlive it.
    explicit EditBanner(Banner& banner, QObject* parent = nullptr);

    /// What can be done: the word on the button, and the work. Close is added.
    using Offer = std::pair<QString, std::function<void()>>;
    /// @p about: the change it is about; it is no longer said when that is undone.
    void tell(Banner::Kind kind, const QString& first, const QString& more, const QList<Offer>& offers,
        const QString& details = {}, const ReceiptId& about = {});
    /// Why a change was not made. @p title: of the change; @p advice: what to do, a sentence.
    void say(
        const Error& error, const QString& title = {}, const QString& advice = {}, const QList<Offer>& offers = {});
    void hideAbout(const ReceiptId& change);

private:
    Banner& m_banner;
    ReceiptId m_about;
    QList<std::function<void()>> m_buttons;
};

} // namespace stemma
