// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/redaction/redactionlist.h"

#include <unordered_map>

namespace stemma {

/// Writes stand-ins in the place of accepted values, wherever they stand in a text, as they are or as JSON and
/// addresses spell them: of values that begin at one place, the longest. Of a value that is cut by the end of the text,
/// what is there of it goes, too. Any thread.
class Redactor
{
public:
    explicit Redactor(const RedactionList& list);

    [[nodiscard]] QString redacted(const QString& text) const; ///< the same object, if nothing of it is redacted
    [[nodiscard]] bool redactsImages() const { return m_redactsImages; }

private:
    struct Found
    {
        const RedactionValue* value = nullptr; ///< null: none
        qsizetype length = 0; ///< in the text
    };
    [[nodiscard]] Found valueAt(const QString& text, qsizetype at) const;
    [[nodiscard]] Found valueAmong(const std::vector<size_t>& values, const QString& text, qsizetype at) const;

    std::vector<RedactionValue> m_values;
    std::vector<bool> m_begins; ///< by the first UTF-16 unit of a value
    std::unordered_map<quint64, std::vector<size_t>> m_ofStart; ///< by the first three, the longest value first
    bool m_redactsImages = false;
};

} // namespace stemma
