// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/sessionrecord.h"

#include "core/store/json/jsoncopy.h"
#include "core/store/json/jsonvalues.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>

namespace stemma::mantis {

namespace {

struct SessionRecordText
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
};

QByteArray withMember(const QByteArray& object, QByteArrayView key, const QByteArray& value)
{
    JsonCopy copy;
    setMember(copy, object, key, value);
    return copy.applied(object);
}

/// A member that is an object, as spelled.
QByteArray objectIn(const QByteArray& object, QByteArrayView key)
{
    const auto range = json::memberValue(object, key);
    const QByteArray text = range ? object.sliced(range->start, range->length) : QByteArray();
    return text.startsWith('{') ? text : QByteArray("{}");
}

/// A list of an object with one more element.
QByteArray withElement(const QByteArray& object, QByteArrayView key, const QByteArray& element)
{
    const auto range = json::memberValue(object, key);
    QByteArray list = range ? object.sliced(range->start, range->length) : QByteArray();
    if (!list.startsWith('['))
        return withMember(object, key, '[' + element + ']');
    const bool isEmpty = QByteArrayView(list).sliced(1, list.size() - 2).trimmed().isEmpty();
    list.insert(list.size() - 1, (isEmpty ? QByteArray() : QByteArray(", ")) + element);
    return withMember(object, key, list);
}

} // namespace

SessionRecord::SessionRecord(const RowTarget& target, QString now)
    : m_target(target)
    , m_now(std::move(now))
{
}

QByteArray SessionRecord::sourceText(const QString& text) const
{
    // The library writes one with msgspec, the other with Python's own encoder.
    return m_target.hasThreeTables ? json::quotedText(text) : json::quotedPython(text);
}

qint64 SessionRecord::indexOf(size_t end) const
{
    return std::ranges::count_if(std::views::iota(size_t(0), end),
        [this](size_t row) { return !m_target.session.facts(row).flags.testFlag(RowFlag::Meta); });
}

Result<> SessionRecord::read()
{
    m_json = m_target.info.typeId() == QMetaType::QByteArray ? m_target.info.toByteArray()
                                                             : m_target.info.toString().toUtf8();
    if (m_json.trimmed().isEmpty() && !m_target.hasThreeTables)
        m_json = "{}";
    if (json::valueOf(m_json).isObject())
        return {};
    return fail(Errc::NotSupported,
        SessionRecordText::tr(
            "The data of this session is damaged, so mantis cannot load it. Check the session for problems."));
}

void SessionRecord::makeNew(const QString& id, const Edit& edit)
{
    const QByteArray origin = sourceText(m_target.id.value);
    const auto* fork = std::get_if<ForkEdit>(&edit);
    const size_t end = fork ? m_target.endAt(fork->at, fork->before) : 0;
    if (!m_target.hasThreeTables) {
        m_json = withMember(m_json, "forked_from", origin);
        if (fork)
            m_json = withMember(m_json, "forked_at_index", QByteArray::number(indexOf(end)));
        return;
    }
    QByteArray metadata = withMember(objectIn(m_json, "metadata"), "forked_from", origin);
    if (fork) {
        const auto named = std::ranges::find(m_target.checkpoints, qint64(end), &RowTarget::StoredCheckpoint::position);
        const QString label = named == m_target.checkpoints.end() ? QStringLiteral("at-%1").arg(end) : named->label;
        metadata = withMember(metadata, "forked_at", sourceText(label));
    }
    m_json = withMember(m_json, "metadata", metadata);
    m_json = withMember(withMember(m_json, "session_id", sourceText(id)), "created_at", sourceText(m_now));
}

void SessionRecord::noteResume(size_t end)
{
    const QByteArray place = QByteArray::number(m_target.hasThreeTables ? qint64(end) : indexOf(end));
    const QByteArray at = sourceText(m_now);
    if (!m_target.hasThreeTables) {
        m_json = withElement(m_json, "resume_history", "{\"index\": " + place + ", \"at\": " + at + '}');
        return;
    }
    const QByteArray metadata = objectIn(m_json, "metadata");
    const QByteArray own = withElement(objectIn(metadata, "stemma"), "discarded",
        "{\"at\":" + at + ",\"from_position\":" + place
            + ",\"count\":" + QByteArray::number(qint64(m_target.session.ownSize() - end)) + '}');
    m_json = withMember(m_json, "metadata", withMember(metadata, "stemma", own));
}

void SessionRecord::setTitle(const QString& title)
{
    m_json = withMember(m_json, "title", sourceText(title));
}

QString SessionRecord::text() const
{
    return QString::fromUtf8(m_target.hasThreeTables ? withMember(m_json, "updated_at", sourceText(m_now)) : m_json);
}

} // namespace stemma::mantis
