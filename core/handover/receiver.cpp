// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/receiver.h"

#include "core/base/plainjson.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto AnyDialect = "*"_L1;

} // namespace

bool Receiver::read(const QString& path)
{
    QFile file(path);
    const JsonValue shape = file.open(QIODevice::ReadOnly) ? jsonOrNull(file.readAll()) : JsonValue();
    if (!shape.is_object())
        return false;
    m_format = textOf(memberOf(shape, "format"));
    for (const JsonValue& dialect : memberOf(shape, "dialects"))
        m_dialects << textOf(dialect);
    m_shape = std::make_shared<const Shape>(shape);
    return !m_format.isEmpty();
}

const std::vector<Receiver>& Receiver::all()
{
    static const std::vector<Receiver> receivers = [] {
        std::vector<Receiver> found;
        const QDir folder(u":/receivers"_s);
        for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
            Receiver receiver;
            if (receiver.read(folder.filePath(name)))
                found.push_back(std::move(receiver));
        }
        return found;
    }();
    return receivers;
}

const Receiver* Receiver::of(const QString& format, const QString& dialect)
{
    const auto found = std::ranges::find_if(all(), [&](const Receiver& one) {
        const bool isKept = dialect.isEmpty() ? !one.filePattern().isEmpty()
                                              : one.m_dialects.contains(dialect) || one.m_dialects.contains(AnyDialect);
        return one.format() == format && isKept;
    });
    return found == all().end() ? nullptr : &*found;
}

const Receiver::Shape& Receiver::shape(const char* name) const
{
    return memberOf(*m_shape, name);
}

const Receiver::Shape& Receiver::block(const char* message, const char* kind) const
{
    return memberOf(memberOf(shape("blocks"), message), kind);
}

bool Receiver::hasBlock(const char* message, const char* kind) const
{
    const Shape& blocks = memberOf(shape("blocks"), message);
    return blocks.is_object() && blocks.contains(kind);
}

QString Receiver::idRule(const char* kind) const
{
    return textOf(memberOf(shape("ids"), kind));
}

QString Receiver::filePattern() const
{
    return textOf(shape("file"));
}

bool Receiver::losesFailures() const
{
    return flagOf(shape("losesFailures"));
}

} // namespace stemma
