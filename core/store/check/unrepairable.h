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

inline constexpr const char* Lost = QT_TRANSLATE_NOOP("Unrepairable", "What belongs there is stored nowhere any more.");
inline constexpr const char* CannotTell
    = QT_TRANSLATE_NOOP("Unrepairable", "Which of both is right cannot be told from what is stored.");
inline constexpr const char* TrueRecord = QT_TRANSLATE_NOOP(
    "Unrepairable", "Nothing is damaged: it tells what happened, and another record would be made up.");
inline constexpr const char* NotKnown
    = QT_TRANSLATE_NOOP("Unrepairable", "What it means is not known, so it stays as it is.");
inline constexpr const char* NoTime = QT_TRANSLATE_NOOP("Unrepairable", "The right time is stored nowhere.");
inline constexpr const char* Evidence
    = QT_TRANSLATE_NOOP("Unrepairable", "The bundle is evidence. To make the chain fit again would be to forge it.");
inline constexpr const char* Calls
    = QT_TRANSLATE_NOOP("Unrepairable", "Which result belongs to which call cannot be told.");
inline constexpr const char* Characters
    = QT_TRANSLATE_NOOP("Unrepairable", "Which characters were meant is stored nowhere.");
inline constexpr const char* NulMeant
    = QT_TRANSLATE_NOOP("Unrepairable", "The character may be meant. Edit the text to take it out.");
inline constexpr const char* Sqlite = QT_TRANSLATE_NOOP("Unrepairable",
    "What stood there is stored nowhere else in the file. “.recover” of the program sqlite3 saves into a new file what "
    "can be read.");
inline constexpr const char* Part
    = QT_TRANSLATE_NOOP("Unrepairable", "What the part should hold is stored nowhere. It can be removed.");

} // namespace stemma::unrepairable
