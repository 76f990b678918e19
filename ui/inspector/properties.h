// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"
#include "core/session/message.h"
#include "core/session/session.h"

namespace stemma {

struct StoreInfo;

/// One line of the inspector.
struct Property
{
    enum class Look : quint8 {
        Plain,
        Code, ///< ids, paths, stored words
        Link, ///< `target` is a message id to go to
        Warning,
        Error,
    };
    QString name;
    QString value; ///< empty: shown as an en dash
    QString unit; ///< muted, behind the value
    Look look = Look::Plain;
    QString target;
    int finding = -1; ///< the one that a link behind the value leads to
    QString full; ///< what is copied, where it differs from the value

    bool operator==(const Property&) const = default;
};

/// Properties under one head.
struct PropertyGroup
{
    QString title;
    QString note; ///< at the end of the head, muted
    QList<Property> rows;

    bool operator==(const PropertyGroup&) const = default;
};

/// Everything a message and the chosen part hold, grouped for the inspector. @p partIndex < 0: the
/// message alone. Pure; any thread.
[[nodiscard]] QList<PropertyGroup> describe(const Message& message, int partIndex);

/// A session, for when no message is chosen.
[[nodiscard]] QList<PropertyGroup> describe(const SessionInfo& session);

/// What a check found, each with its consequence and the repair where one is known. @p total: how many
/// there are altogether.
[[nodiscard]] PropertyGroup describe(const QList<Finding>& findings, qint64 total, const StoreInfo& store);

/// A stored value as text with its unit.
[[nodiscard]] Property propertyOf(const StoredField& field);

} // namespace stemma
