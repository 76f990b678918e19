// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/contenthash.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace stemma {

namespace {

/// Chains hashes of the fields of a part.
class Hasher
{
public:
    explicit Hasher(quint64 seed)
        : m_hash(seed)
    {
    }

    Hasher& add(quint64 value)
    {
        m_hash = ::qHash(value, size_t(m_hash * 0x9e3779b97f4a7c15ULL + 1));
        return *this;
    }
    Hasher& add(const QString& text) { return add(quint64(text.size())).mix(::qHash(text, size_t(m_hash))); }
    /// For a text that is cut off, the size of the whole represents the rest.
    Hasher& add(const LongText& text) { return add(text.text).add(quint64(text.bytes)); }
    [[nodiscard]] quint64 value() const { return m_hash == 0 ? 1 : m_hash; }

private:
    Hasher& mix(quint64 value)
    {
        m_hash = value;
        return *this;
    }
    quint64 m_hash;
};

struct PartHasher
{
    Hasher& to;

    void operator()(const TextPart& part) { to.add(part.text); }
    void operator()(const ReasoningPart& part) { to.add(part.text).add(quint64(part.state)); }
    void operator()(const ToolPart& part)
    {
        to.add(part.name).add(part.input).add(part.output).add(part.error);
        to.add(quint64(part.hasOutput) * 2 + quint64(part.hasError));
    }
    void operator()(const PatchPart& part) { to.add(part.diff); }
    void operator()(const FileReferencePart& part)
    {
        to.add(part.reference.path).add(part.reference.contentId.value).add(part.reference.summary);
    }
    void operator()(const ImagePart& part) { to.add(part.mediaType).add(quint64(part.size)).add(part.contentId.value); }
    void operator()(const UnknownPart& part) { to.add(part.storedType).add(part.raw); }
    void operator()(const EventPart& part) { to.add(part.type).add(part.raw); }
    void operator()(const CompactionPart&) { }
    void operator()(const StepStartPart&) { }
    void operator()(const StepFinishPart&) { }
};

bool saysNothing(const Part& part)
{
    return part.as<CompactionPart>() || part.as<StepStartPart>() || part.as<StepFinishPart>();
}

qint64 bytesOf(const Part& part)
{
    if (const auto* text = part.as<TextPart>())
        return text->text.bytes;
    if (const auto* thinking = part.as<ReasoningPart>())
        return thinking->text.bytes;
    if (const auto* tool = part.as<ToolPart>())
        return tool->input.bytes + tool->output.bytes;
    return 0;
}

} // namespace

quint64 contentHash(const Part& part, quint64 seed)
{
    if (saysNothing(part))
        return 0;
    Hasher hasher(seed);
    hasher.add(quint64(part.body.index()));
    PartHasher visitor {hasher};
    std::visit(visitor, part.body);
    return hasher.value();
}

quint64 contentHash(const Message& message, quint64 seed)
{
    Hasher hasher(seed);
    hasher.add(quint64(message.role));
    for (const Part& part : message.parts) {
        if (const quint64 hash = contentHash(part))
            hasher.add(hash);
    }
    return hasher.value();
}

double evidenceOf(const Message& message)
{
    qint64 bytes = 0;
    for (const Part& part : message.parts)
        bytes += bytesOf(part);
    constexpr double TellingAnswer = 80; // bytes; from here on nobody writes the same twice
    constexpr double TellingPrompt = 800;
    constexpr double MostOfPrompt = 0.25;
    const bool written = message.role == Role::Assistant || message.role == Role::Tool;
    return written ? 2 * std::min(1.0, double(bytes) / TellingAnswer)
                   : 2 * MostOfPrompt * std::min(1.0, double(bytes) / TellingPrompt);
}

double confidenceOf(double evidence)
{
    return 1 - std::exp2(-evidence);
}

} // namespace stemma
