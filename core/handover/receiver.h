// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <vector>

namespace stemma {

/// How a kind of store spells a session that is new in it, read from core/handover/receivers/, where the shapes of its
/// records stand as data; CONTRIBUTING.md describes them. Any thread.
class Receiver
{
public:
    using Shape = nlohmann::ordered_json;

    /// All of them, in the order of their files' names.
    [[nodiscard]] static const std::vector<Receiver>& all();
    /// Null: no session can be written into such stores. An empty @p dialect: that of a new store.
    [[nodiscard]] static const Receiver* of(const QString& format, const QString& dialect);

    [[nodiscard]] const QString& format() const { return m_format; } ///< StoreFormat::name()
    [[nodiscard]] const QStringList& dialects() const { return m_dialects; }
    /// A member of the file; null: it has none.
    [[nodiscard]] const Shape& shape(const char* name) const;
    /// How a block of a kind is spelled in a kind of message ("prompt", "answer", "results"); null: as the records say
    /// themselves, or not at all (hasBlock()).
    [[nodiscard]] const Shape& block(const char* message, const char* kind) const;
    [[nodiscard]] bool hasBlock(const char* message, const char* kind) const;
    /// The rule by which ids of a kind are made; empty: there are none.
    [[nodiscard]] QString idRule(const char* kind) const;
    /// The place of a new session's file below the agent's folder; empty: sessions are rows of a database.
    [[nodiscard]] QString filePattern() const;
    [[nodiscard]] bool takesImages() const { return hasBlock("prompt", "image"); }
    [[nodiscard]] bool takesResultImages() const { return hasBlock("result", "image"); }
    [[nodiscard]] bool losesFailures() const;

private:
    Receiver() = default;
    [[nodiscard]] bool read(const QString& path);

    QString m_format;
    QStringList m_dialects;
    std::shared_ptr<const Shape> m_shape;
};

} // namespace stemma
