// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/mantissession.h"
#include "core/store/sessionstore.h"

#include <vector>

namespace stemma {

/// What is known of the rows of a session, by their numbers, so that a second look at it reads less: another end of
/// the conversation, or the same one for a comparison. For one session as it is now.
class MantisContextFigures
{
public:
    struct Known
    {
        ContextItem item; ///< without its text
        size_t answered = 0; ///< the row behind its last call's answer; 0: it calls nothing
    };
    [[nodiscard]] const Known* at(size_t row) const
    {
        return row < m_rows.size() && m_rows[row] ? &*m_rows[row] : nullptr;
    }
    void set(size_t row, Known known);
    void begin(size_t row); ///< what is sent begins there; what was known of another beginning is forgotten

private:
    size_t m_begin = 0;
    std::vector<std::optional<Known>> m_rows;
};

/// Of a session with a boundary that the release which wrote it would send nothing of.
enum class MantisRefusal : quint8 {
    Kept, ///< it is an error, for nothing would be sent
    Lifted, ///< by the rules of 2.61 and later, for a copy of it without the boundary
};

/// What the library loads of a session, message by message: by the rules of the release that wrote it, and of 2.61
/// and later where nothing tells which that was.
[[nodiscard]] Result<ContextBudget> assembleMantisContext(const MantisSession& session,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job);
/// The same of the items without their texts, in a fifth of the time.
[[nodiscard]] Result<ContextBudget> assembleMantisFigures(const MantisSession& session,
    const std::optional<MessageId>& at, MantisContextFigures& figures, const SessionStore::ContextSink& sink,
    const JobControl& job, MantisRefusal refusal = MantisRefusal::Kept);

} // namespace stemma
