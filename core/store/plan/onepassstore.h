// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/edit.h"

#include <QtClassHelperMacros>

namespace stemma {

struct EditPlan;

/// A store that plans any number of changes of one session, made where they stand, in one pass over it. A batch may
/// hold thousands of them. Thread: the store's.
class OnePassStore
{
public:
    OnePassStore() = default;
    virtual ~OnePassStore() = default;
    Q_DISABLE_COPY_MOVE(OnePassStore)

    enum class Takes : quint8 {
        Parts, ///< other texts and prunings, each of another part; they leave all messages and parts their names
        Messages, ///< other texts and removals; they name messages and parts as these are before the first of them
        All, ///< both; no removals where BatchEdit::namesBefore does not hold
    };
    [[nodiscard]] virtual Takes takes() const = 0;
    /// @p batch has such changes of its session only, one at least. Errors: as SessionStore::plan() of the first that
    /// is not possible.
    [[nodiscard]] virtual Result<EditPlan> planAtOnce(const BatchEdit& batch, const JobControl& job) = 0;
};

} // namespace stemma
