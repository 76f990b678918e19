// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/session/storedfield.h"

#include <optional>

namespace stemma {

/// Something wrong or odd in a store, found while reading or checking it.
struct Finding
{
    enum class Severity : quint8 { Note, Warning, Error };
    Severity severity = Severity::Warning;
    QString code; ///< stable, kebab-case, never translated: "missing-parent"
    SessionId session; ///< empty: the store itself
    MessageId message;
    QString place; ///< where exactly, for people: "message_parts row 17, column content"
    StoredAt at {}; ///< the record that it is about, for repairs; null: none, or several
    int rule = -1; ///< of the format's own rules, for its repairs: several may share a code; -1: not told
    QString text; ///< what it is and what follows from it, one or two sentences, translated
    QString repair; ///< what a repair would do; empty: none known
    /// Why problems of its kind have no repair, translated; empty: they have one, which may not fit this one. No value:
    /// nothing is known of its kind. See whyUnrepairable().
    std::optional<QString> noRepair {};

    bool operator==(const Finding&) const = default;
};

} // namespace stemma
