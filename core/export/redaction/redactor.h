// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/redaction/redactionlist.h"

#include <unordered_map>

namespace stemma {

/// Writes stand-ins in the place of accepted values, wherever they stand in a text: of values that begin at one place,
/// the longest. Any thread.
class Redactor
{
public:
    explicit Redactor(const RedactionList& list);

    [[nodiscard]] QString redacted(const QString& text) const; ///< the same object, if nothing of it is redacted
    [[nodiscard]] bool redactsImages() const { return m_redactsImages; }

private:
    [[nodiscard]] const RedactionValue* valueAt(const QString& text, qsizetype at) const;

    std::vector<RedactionValue> m_values;
    std::vector<bool> m_begins; ///< by the first UTF-16 unit of a value
    std::unordered_map<quint32, std::vector<size_t>> m_ofStart; ///< by the first two, the longest value first
    bool m_redactsImages = false;
};

} // namespace stemma
