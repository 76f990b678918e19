// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/jsoncopy.h"
#include "core/store/formats/jazzmine/jazzmineindex.h"

#include <array>
#include <memory>

namespace stemma {

/// Collects what is changed in a JSON store: ranges of its one file, whose other bytes stay. Records are put beside
/// those of their kind in the way in which these are separated. One plan, one object.
class JazzmineChange
{
public:
    JazzmineChange(const JazzmineJsonSource& source, const JazzmineIndex& index);

    /// All records of a kind, in stored order.
    [[nodiscard]] const std::vector<JazzminePlace>& records(JazzmineKind kind);

    void replace(qint64 offset, qint64 length, QByteArrayView bytes);
    /// What stands between two records of a kind.
    [[nodiscard]] Result<QByteArray> separator(JazzmineKind kind);
    /// Puts records, already separated, behind all of their kind.
    [[nodiscard]] Result<> append(JazzmineKind kind, const FileContent& content);
    /// The same behind one of them, by its number among them; -1: before all.
    [[nodiscard]] Result<> insertBehind(JazzmineKind kind, qint64 number, const FileContent& content);
    /// Takes records out; @p isRemoved has one flag for each of the kind.
    void remove(JazzmineKind kind, const std::vector<bool>& isRemoved);

    /// Everything collected; it holds for the file as it was when it was read.
    [[nodiscard]] Result<std::shared_ptr<const FileScript>> script();

private:
    [[nodiscard]] const json::Range* section(JazzmineKind kind) const;
    [[nodiscard]] Result<QByteArray> bytes(qint64 from, qint64 to) const;
    [[nodiscard]] Result<> fillEmpty(JazzmineKind kind, const FileContent& content);

    const JazzmineJsonSource& m_source;
    const JazzmineIndex& m_index;
    std::array<std::optional<std::vector<JazzminePlace>>, 3> m_records;
    QList<FileSplice> m_splices;
};

} // namespace stemma
