// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/json.h"
#include "core/base/time.h"

#include <QVariant>

namespace stemma::cli {

/// Appends compact JSON to a buffer; commas take care of themselves. Fields without a value are left
/// out, since absent and null mean the same to readers.
class JsonWriter
{
public:
    explicit JsonWriter(QByteArray& out)
        : m_out(out)
    {
    }

    void beginObject() { begin('{'); }
    void endObject() { m_out += '}'; }
    void beginArray() { begin('['); }
    void endArray() { m_out += ']'; }
    void beginObject(QLatin1StringView name) { key(name), m_out += '{'; }
    void beginArray(QLatin1StringView name) { key(name), m_out += '['; }

    void key(QLatin1StringView name); ///< plain ASCII
    void key(QStringView name);

    void value(QStringView text);
    void value(qint64 number);
    void value(double number);
    void value(bool on);
    void value(const QVariant& stored, bool isJson);
    /// JSON text, made strict; text that is no JSON becomes a string.
    void json(QStringView text);

    void field(QLatin1StringView name, QStringView text); ///< always written
    void field(QLatin1StringView name, QLatin1StringView text);
    void field(QLatin1StringView name, qint64 number) { key(name), value(number); }
    void field(QLatin1StringView name, int number) { key(name), value(qint64(number)); }
    void field(QLatin1StringView name, bool on) { key(name), value(on); }
    void field(QLatin1StringView name, const std::optional<qint64>& number);
    void field(QLatin1StringView name, const std::optional<double>& number);
    void field(QLatin1StringView name, const std::optional<Time>& time);
    void optional(QLatin1StringView name, QStringView text); ///< left out when empty
    template<typename Tag> void optional(QLatin1StringView name, const Id<Tag>& id)
    {
        optional(name, QStringView(id.value));
    }

private:
    void begin(char open);
    void separate();

    QByteArray& m_out;
};

} // namespace stemma::cli
