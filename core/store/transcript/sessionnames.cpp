// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/sessionnames.h"

#include "core/store/json/json.h"
#include "core/store/json/jsonlines.h"

namespace stemma {

QString SessionNames::of(const QString& session) const
{
    const FileStamp now = m_path.isEmpty() ? FileStamp() : FileStamp::of(m_path);
    if (now == m_stamp)
        return m_names.value(session);
    m_stamp = now;
    m_names.clear();
    FileReader reader(m_path);
    if (now.exists() && reader.open()) {
        (void)JsonLines::read(
            reader, 0,
            [this](const JsonLine& line) {
                if (const auto entry = line.isWhole() ? json::parse(line.bytes) : json::parse({}))
                    m_names.insert(entry->text(m_id), entry->text(m_name));
                return true;
            },
            JobControl());
    }
    return m_names.value(session);
}

} // namespace stemma
