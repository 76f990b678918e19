// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"

#include <QtGlobal>

namespace stemma {

struct StoreInfo;

/// Why a finding of a store cannot be mended, in one or two sentences, translated; empty: it can. Does no work, for
/// any thread.
[[nodiscard]] QString whyUnrepairable(const StoreInfo& store, const Finding& finding);

} // namespace stemma

/// Why findings have no repair, where several rules share the reason. Not translated; their context is "Unrepairable".
namespace stemma::unrepairable {

inline constexpr const char* Lost = QT_TRANSLATE_NOOP("Unrepairable", "The missing data is not stored anywhere.");
inline constexpr const char* CannotTell
    = QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which of the two is right.");
inline constexpr const char* TrueRecord
    = QT_TRANSLATE_NOOP("Unrepairable", "Nothing is damaged: this is a record of what happened.");
inline constexpr const char* NotKnown
    = QT_TRANSLATE_NOOP("Unrepairable", "Its meaning is not known, so it is left unchanged.");
inline constexpr const char* NoTime = QT_TRANSLATE_NOOP("Unrepairable", "The right time is not stored anywhere.");
inline constexpr const char* Evidence
    = QT_TRANSLATE_NOOP("Unrepairable", "The bundle is evidence: repairing the chain would forge it.");
inline constexpr const char* Calls
    = QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which result belongs to which call.");
inline constexpr const char* Characters
    = QT_TRANSLATE_NOOP("Unrepairable", "The original characters are not stored anywhere.");
inline constexpr const char* NulMeant
    = QT_TRANSLATE_NOOP("Unrepairable", "The character may be intended. Edit the text to remove it.");
inline constexpr const char* Sqlite = QT_TRANSLATE_NOOP("Unrepairable",
    "The lost data is not stored elsewhere in the file. The command “.recover” of sqlite3 saves all readable data into "
    "a new file.");
inline constexpr const char* Part
    = QT_TRANSLATE_NOOP("Unrepairable", "The text is not stored anywhere. You can remove the part.");

} // namespace stemma::unrepairable
