// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/check/postgrescheck.h"

#include "core/store/formats/jazzmine/check/check.h"

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

/// The records of one conversation in the order of its messages, with what its traces name elsewhere. Places are
/// numbers, counted anew in each pass.
class ConversationSource final : public RecordSource
{
public:
    ConversationSource(PostgresRows& rows, QString conversation)
        : RecordSource({})
        , m_rows(rows)
        , m_conversation(std::move(conversation))
    {
    }

    Result<> scan(
        const Sink& sink, QList<StoreTrouble>& /*troubles*/, const JobControl& job, const Ahead& /*ahead*/) override
    {
        qint64 number = 0;
        const auto take = [&](RecordKind kind) {
            return [&sink, &number, kind](const QByteArray& json, const QString&) {
                sink(kind, {0, number++, json.size()}, json);
                return true;
            };
        };
        using Kind = RecordKind;
        Result<> read = m_rows.walkConversation(m_conversation, take(Kind::Conversation), job);
        if (read)
            read = m_rows.walkStrays(Kind::Conversation, m_conversation, take(Kind::Conversation), job);
        if (read)
            read = m_rows.walkMessages(m_conversation, take(Kind::Message), job);
        if (read)
            read = m_rows.walkStrays(Kind::Message, m_conversation, take(Kind::Message), job);
        if (read)
            read = m_rows.walkTraces(m_conversation, take(Kind::Trace), job);
        if (read)
            read = m_rows.walkStrays(Kind::Trace, m_conversation, take(Kind::Trace), job);
        return read;
    }

    Result<QByteArray> json(RecordKind /*kind*/, const RecordPlace& /*place*/) override
    {
        return fail(Errc::NotSupported, {}, u"every record comes with its text"_s);
    }

    bool storesJson() const override { return false; }
    QString describe(const RecordPlace& /*place*/) const override { return m_rows.database().address().title(); }

private:
    PostgresRows& m_rows;
    QString m_conversation;
};

} // namespace

Result<> findPostgresDamage(
    PostgresRows& rows, const QString& conversation, const Findings::RawSink& sink, const JobControl& job)
{
    ConversationSource source(rows, conversation);
    const Result<Index> index = Index::build(source, job);
    if (!index)
        return std::unexpected(index.error());
    const auto own = [&](Findings::Raw raw) {
        if (raw.where.session == conversation || raw.where.session.isEmpty())
            sink(std::move(raw));
    };
    return findDamage(source, *index, nullptr, own, job);
}

Result<> checkPostgres(
    PostgresRows& rows, const QString& conversation, const SessionStore::FindingSink& sink, const JobControl& job)
{
    ConversationSource source(rows, conversation);
    const Result<Index> index = Index::build(source, job);
    if (!index)
        return std::unexpected(index.error());
    // What its traces name elsewhere is looked at where it belongs.
    const auto own = [&](Finding finding) {
        if (finding.session.value == conversation || finding.session.isEmpty())
            sink(std::move(finding));
    };
    return checkJazzmine(source, *index, nullptr, own, job);
}

} // namespace stemma::jazzmine
