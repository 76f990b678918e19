// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/jazzmine/read/index.h"

#include <array>

namespace stemma::jazzmine {

/// Collects what is changed in a store, by records as the library's own store spells them; the result in the end
/// is the matter of each kind of store. One plan, one object.
class ChangeWriter
{
public:
    using Members = QList<std::pair<QByteArray, QByteArray>>; ///< names and spelled values

    explicit ChangeWriter(const Index& index);
    virtual ~ChangeWriter();
    Q_DISABLE_COPY_MOVE(ChangeWriter)

    /// All records of a kind, in stored order.
    [[nodiscard]] const std::vector<RecordPlace>& records(RecordKind kind);

    /// Why nothing can be changed in this store now.
    [[nodiscard]] virtual Result<> checkStore() const = 0;
    /// The same for a change that mends what keeps the library from opening the store; see mendFile().
    [[nodiscard]] virtual Result<> checkMendable() const { return {}; }
    /// Takes out what keeps the library from opening the file, and nothing else: a mark before the document, or what
    /// stands behind its last whole record.
    [[nodiscard]] virtual Result<> mendFile(EditPlan& /*plan*/) { return {}; }
    /// The store is one file: it is written as a whole, and records of one time stand in the order of the file.
    [[nodiscard]] virtual bool isFile() const = 0;

    /// Other bytes for a range of the text of a record.
    virtual void replace(qint64 offset, qint64 length, QByteArrayView bytes) = 0;
    /// Puts a copy of a record behind all of its kind, with other values for some members. @p json is its text.
    [[nodiscard]] virtual Result<> copy(
        RecordKind kind, const RecordPlace& place, const QByteArray& json, const Members& members)
        = 0;
    /// Puts a new record behind all of its kind.
    [[nodiscard]] virtual Result<> add(RecordKind kind, const QByteArray& json) = 0;
    /// The same behind one of them, by its number among them.
    [[nodiscard]] virtual Result<> insertBehind(RecordKind kind, qint64 number, const QByteArray& json) = 0;
    /// Takes records out; @p isRemoved has one flag for each of the kind.
    virtual void remove(RecordKind kind, const std::vector<bool>& isRemoved) = 0;

    /// Gives a plan everything collected, and warnings that belong to every change of such a store. It holds for the
    /// store as it was when it was read.
    [[nodiscard]] virtual Result<> finish(EditPlan& plan, const JobControl& job) = 0;

protected:
    [[nodiscard]] const Index& index() const { return m_index; }

private:
    const Index& m_index;
    std::array<std::optional<std::vector<RecordPlace>>, 3> m_records;
};

} // namespace stemma::jazzmine
