// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsoncopy.h"
#include "core/store/formats/jazzmine/plan/change.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

/// Changes of a JSON store are other bytes in ranges of its one file, whose other bytes stay. Records are put beside
/// those of their kind in the way in which these are separated. A program with the store open rewrites all of it when
/// it closes, so that every plan says to stop the agent first.
class JsonChange final : public ChangeWriter
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
public:
    JsonChange(JsonSource& source, const Index& index)
        : ChangeWriter(source, index)
        , m_source(source)
    {
    }

    [[nodiscard]] Result<> checkStore() const override;
    [[nodiscard]] Result<> checkMendable() const override;
    [[nodiscard]] Result<> mendFile(EditPlan& plan) override;
    [[nodiscard]] bool isFile() const override { return true; }
    void replace(qint64 offset, qint64 length, QByteArrayView bytes) override;
    [[nodiscard]] Result<> copy(
        RecordKind kind, const RecordPlace& place, const QByteArray& json, const Members& members) override;
    [[nodiscard]] Result<> add(RecordKind kind, const QByteArray& json) override;
    [[nodiscard]] Result<> insertBehind(RecordKind kind, qint64 number, const QByteArray& json) override;
    void remove(RecordKind kind, const std::vector<bool>& isRemoved) override;
    [[nodiscard]] Result<> finish(EditPlan& plan, const JobControl& job) override;

private:
    [[nodiscard]] const json::Range* section(RecordKind kind) const;
    [[nodiscard]] Result<QByteArray> bytes(qint64 from, qint64 to) const;
    /// What stands before, between and behind the records of an array.
    struct Layout
    {
        QByteArray before;
        QByteArray between = ", ";
        QByteArray behind;
    };
    [[nodiscard]] Result<Layout> readLayout(RecordKind kind);
    [[nodiscard]] Result<FileContent*> room(RecordKind kind);
    void put(RecordKind kind, qint64 number, const FileContent& content, const Layout& layout);
    [[nodiscard]] Result<> checkWriter() const;
    [[nodiscard]] Result<> endDocument(EditPlan& plan);

    const JsonSource& m_source;
    std::array<FileContent, 3> m_added; ///< behind all of a kind
    std::array<Layout, 3> m_layouts; ///< where something is added
    std::array<bool, 3> m_isEmptied {}; ///< all of a kind go
    QList<FileSplice> m_splices;
};

} // namespace stemma::jazzmine
