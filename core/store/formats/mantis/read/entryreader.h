// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/transcript/linereader.h"

namespace stemma::mantis {

/// Reads the facts of the library's records.
class EntryReader final : public LineReader
{
public:
    explicit EntryReader(Dialect dialect)
        : m_dialect(dialect)
    {
    }

    [[nodiscard]] const LineFacts& read(QByteArrayView line) override;
    [[nodiscard]] const LineFacts* readAhead(QByteArrayView rest, qint64& length) override;
    [[nodiscard]] const LineFacts& readGiant(QByteArrayView head, QByteArrayView tail) override;

private:
    class Look;

    const LineFacts& look(JsonCursor& cursor);
    void takeModel(const RawJson& model);

    Dialect m_dialect;
    LineFacts m_facts;
    std::vector<ToolMark> m_ownTools;
    std::vector<ToolMark> m_innerTools;
    QByteArray m_modelSource; ///< of m_model
    QString m_model; ///< the last one
};

} // namespace stemma::mantis
