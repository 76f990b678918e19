// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/sessionexport.h"
#include "core/export/redaction/redactor.h"

#include <memory>

namespace stemma {

/// By all rules of the program, and for names that the user gave.
[[nodiscard]] RedactionFinder redactionFinder(const QStringList& names);

/// Finds in all that @p wish would export what should not be handed on: in texts, thinking, data of tools, patches,
/// titles and paths alike. Progress counts messages. @p names: given by the user. Thread: the store's.
[[nodiscard]] Result<RedactionList> findRedactions(
    SessionStore& store, const ExportWish& wish, const QStringList& names, const JobControl& job);

/// Redacts by a list that somebody has looked through, and looks through the result once more.
class SessionRedaction
{
public:
    /// @p names as they were for findRedactions().
    SessionRedaction(const RedactionList& list, const QStringList& names);

    void applyTo(SessionExport& session); ///< which must not outlive this
    void redact(Message& message); ///< its texts, and its images where these are redacted
    /// A text that stands in @p message, or in none.
    [[nodiscard]] QString redacted(const QString& text, const MessageId& message = {});
    /// What the rules find in what was written, besides values that were to stay.
    [[nodiscard]] const RedactionList& residues() const { return m_residues; }

private:
    void lookForResidues(const QString& text, const MessageId& message);

    RedactionFinder m_finder;
    Redactor m_redactor;
    QSet<QString> m_stays; ///< values that were not accepted, and stand-ins
    RedactionList m_residues;
};

} // namespace stemma
