// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/usagesource.h"

#include <QDate>

namespace stemma {

/// One value on an axis, as it is chosen in a table or a chart.
struct UsageValue
{
    UsageAxis axis = UsageAxis::Model;
    QString key; ///< as UsageRow::key; empty: calls without one
    QString title; ///< for users
    SessionId session; ///< of sessions and turns
    qint64 turn = -1; ///< of turns
    OpenStore* store = nullptr; ///< that it is in, only to be compared; null: any
    bool operator==(const UsageValue&) const = default;
};

/// What of the usage is looked at: values that calls must have, and days. Empty: all of it.
struct UsageSelection
{
    std::vector<UsageValue> values; ///< at most one for each axis
    QDate from; ///< days; null: no bound
    QDate until; ///< the last day
    QString daysTitle; ///< for users, of a range of days

    [[nodiscard]] bool isEmpty() const { return values.empty() && from.isNull() && until.isNull(); }
    [[nodiscard]] const UsageValue* on(UsageAxis axis) const; ///< null: it may be any
    void set(const UsageValue& value); ///< instead of what is chosen on its axis
    void add(const UsageSelection& more);
    [[nodiscard]] QString title() const; ///< for users; empty: of all
    bool operator==(const UsageSelection&) const = default;
};

/// What the usage tab shows, and how.
struct UsageChoice
{
    enum class Scope : quint8 { Session, Store, AllStores };
    enum class Period : quint8 { All, Today, Week, Month, ThisMonth, LastMonth, ThisYear, Custom };
    enum class ChartKind : quint8 { Days, Largest, CacheHits, Context, Outputs, WhatIf };

    Scope scope = Scope::Session;
    Period period = Period::All;
    QDate from; ///< of Custom
    QDate until; ///< the last day
    UsageAxis axis = UsageAxis::Model;
    bool inTokens = false; ///< charts show tokens, and not the cost
    ChartKind chart = ChartKind::Days;

    /// The days of the period; null where it has no bound.
    [[nodiscard]] std::pair<QDate, QDate> days(QDate today) const;
    [[nodiscard]] static QString nameOf(Period period);
    [[nodiscard]] static QString nameOf(Scope scope);

    [[nodiscard]] QString toText() const; ///< opaque, for settings
    [[nodiscard]] static UsageChoice fromText(const QString& text); ///< what is unknown there keeps its default
    bool operator==(const UsageChoice&) const = default;
};

/// Where the usage tab belongs.
struct UsagePlace
{
    OpenStore* store = nullptr;
    SessionId session; ///< empty: it was opened for a store
    QList<OpenStore*> stores; ///< all that are open
};

/// What is to be read for a choice, narrowed to a selection.
[[nodiscard]] UsageSource::Request usageRequest(
    const UsagePlace& place, const UsageChoice& choice, const UsageSelection& selection, QDate today);
/// The session whose calls are drawn: that of the tab, or the one that is chosen; without a store: there is none.
[[nodiscard]] UsageSource::Request usageSessionRequest(
    const UsagePlace& place, const UsageChoice& choice, const UsageSelection& filters, const UsageSelection& selection);

} // namespace stemma
