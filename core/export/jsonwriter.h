// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/plainjson.h"
#include "core/base/time.h"

#include <QVariant>

#include <vector>

namespace stemma {

/// Makes one object of the output, field by field. Fields without a value are left out, since absent and null mean the
/// same to readers. What the library would change is spelled as it is stored: JSON of agents with large numbers, texts
/// with half a surrogate pair.
class JsonWriter
{
public:
    JsonWriter();
    Q_DISABLE_COPY_MOVE(JsonWriter)

    /// Appends the object, compact.
    void appendTo(QByteArray& out) const;

    // Each is closed by end(). Those without a name are items of the array that is open.
    void beginObject() { begin(JsonValue::object()); }
    void beginObject(QLatin1StringView name) { key(name), begin(JsonValue::object()); }
    void beginItemArray() { begin(JsonValue::array()); }
    void beginArray(QLatin1StringView name) { key(name), begin(JsonValue::array()); }
    void end() { m_open.pop_back(); }

    void key(QStringView name) { m_key = name.toUtf8().toStdString(); } ///< of the value that comes next
    void key(QLatin1StringView name) { m_key.assign(name.begin(), name.end()); }

    void value(QStringView text);
    void value(qint64 number) { put(number); }
    void value(double number);
    void value(bool on) { put(on); }
    void value(const QVariant& stored, bool isJson);
    /// JSON text, made strict; text that is no JSON becomes a string.
    void json(QStringView text);

    void field(QLatin1StringView name, QStringView text) { key(name), value(text); } ///< always written
    void field(QLatin1StringView name, QLatin1StringView text) { key(name), put(text); }
    void field(QLatin1StringView name, qint64 number) { key(name), put(number); }
    void field(QLatin1StringView name, int number) { key(name), put(number); }
    void field(QLatin1StringView name, bool on) { key(name), put(on); }
    void field(QLatin1StringView name, const std::optional<qint64>& number);
    void field(QLatin1StringView name, const std::optional<double>& number);
    void field(QLatin1StringView name, const std::optional<Time>& time);
    void texts(QLatin1StringView name, const auto& list) ///< an array
    {
        beginArray(name);
        for (const auto& text : list)
            value(QString(text));
        end();
    }
    void optional(QLatin1StringView name, QStringView text); ///< left out when empty
    template<typename Tag> void optional(QLatin1StringView name, const Id<Tag>& id)
    {
        optional(name, QStringView(id.value));
    }

private:
    void begin(JsonValue empty) { m_open.push_back(&put(std::move(empty))); }
    JsonValue& put(JsonValue value);
    /// A value that is spelled like this.
    void putSpelled(QByteArray text);

    JsonValue m_object = JsonValue::object();
    std::vector<JsonValue*> m_open {&m_object}; ///< the object itself, and what stands open within it
    std::string m_key;
    std::vector<QByteArray> m_spelled;
};

} // namespace stemma
