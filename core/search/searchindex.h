// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/base/time.h"
#include "core/store/sessionstore.h"

#include <QList>
#include <QMetaType>

namespace stemma {

/// What is known of the index of a store without opening the store.
struct IndexState
{
    enum class Kind : quint8 {
        None, ///< there is none
        Partial, ///< some sessions are not in it; a builder can go on with it
        Complete, ///< everything was in it when it was built or extended last, also while texts are compared
        Newer, ///< made by a later version of Stemma: left alone, and not used
        Damaged, ///< cannot be read: the next builder makes it anew
    };
    Kind kind = Kind::None;
    QString store; ///< StoreInfo::path
    QString file; ///< of the index
    qint64 bytes = 0; ///< on disk
    qint64 sessions = 0; ///< that are wholly in it
    qint64 texts = 0;
    qint64 textBytes = 0; ///< of the texts in it, in UTF-8
    std::optional<Time> updatedAt;
    bool isBeingBuilt = false; ///< by this program or another one, now
    QString problem; ///< why it cannot be used (one sentence, translated)

    bool operator==(const IndexState&) const = default;
};

/// The files of full-text indexes: one for each store, below XDG_CACHE_HOME and never beside the store. They are a
/// cache: whoever deletes one loses time and nothing else. Any thread.
namespace searchindex {

inline constexpr int Version = 6; ///< PRAGMA user_version

[[nodiscard]] QString folder();
[[nodiscard]] QString fileOf(const QString& storePath);
[[nodiscard]] IndexState stateOf(const QString& storePath);
/// All there are, also of stores that are gone.
[[nodiscard]] QList<IndexState> all();
/// Deletes the index of a store. Busy: somebody builds it now.
[[nodiscard]] Result<> remove(const QString& storePath);

} // namespace searchindex

} // namespace stemma

Q_DECLARE_METATYPE(stemma::IndexState)
