// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/audit.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/jsonrecords.h"

#include <QCryptographicHash>

#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr qsizetype HashDigits = 64;

/// The shortest digits that give the number back, in ECMAScript's layout.
QByteArray numberText(double number)
{
    if (number == 0)
        return "0";
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, std::abs(number), std::chars_format::scientific);
    const QByteArrayView text(buffer, end.ptr - buffer);
    const qsizetype e = text.indexOf('e');
    QByteArray digits = text.first(e).toByteArray();
    digits.remove(1, 1); // the point, if there is one
    const int point = text.sliced(e + 1).toInt() + 1;
    const auto count = int(digits.size());
    constexpr int MostBefore = 21;
    constexpr int MostZeros = -6;
    QByteArray result;
    if (point >= count && point <= MostBefore)
        result = digits + QByteArray(point - count, '0');
    else if (point > 0 && point <= MostBefore)
        result = digits.first(point) + '.' + digits.sliced(point);
    else if (point > MostZeros && point <= 0)
        result = "0." + QByteArray(-point, '0') + digits;
    else
        result = digits.first(1) + (count > 1 ? '.' + digits.sliced(1) : QByteArray()) + 'e' + (point > 0 ? "+" : "-")
            + QByteArray::number(std::abs(point - 1));
    return number < 0 ? '-' + result : result;
}

/// The same value with its keys sorted by code units, of repeated ones the last, and numbers as ECMAScript writes them.
json::Value canonical(const json::Value& value)
{
    using Kind = json::Value::Kind;
    json::Value made = value;
    if (value.kind == Kind::Number && !std::isfinite(value.toDouble()))
        return {};
    if (value.kind == Kind::Number)
        made.number = numberText(value.toDouble());
    for (json::Value& item : made.items)
        item = canonical(item);
    QMap<QString, json::Value> members;
    for (const auto& [key, member] : value.members)
        members[key] = canonical(member);
    made.members = QList<json::Value::Member>(members.keyValueBegin(), members.keyValueEnd());
    return made;
}

/// Follows the chain through the records as they come.
class Chain
{
public:
    Chain(const Document& document, Findings& findings)
        : m_document(document)
        , m_findings(findings)
    {
    }

    void takeHeader(QByteArrayView header)
    {
        const QString head = textAt(header, "chainHead");
        const auto first = integerOf(member(header, "firstSeq"));
        m_told = integerOf(member(header, "recordCount"));
        const bool isZero = head == QString(HashDigits, u'0');
        if (!m_broken && ((m_segments++ > 0 && head != m_last) || isZero != (first == 0)))
            report(Rule::BrokenChain, {}, {});
        m_last = head;
        m_count = 0;
    }

    void takeRecord(QByteArrayView record, const Range& place)
    {
        ++m_count;
        if (m_broken)
            return; // behind the first broken link nothing can be vouched for
        const MessageId id(u"#%1"_s.arg(m_records++));
        auto value = json::parse(record);
        if (!value || !value->isObject()) {
            report(Rule::WrongHash, id, place);
            return;
        }
        const QString hash = value->text(u"hash");
        if (!value->find(u"prevHash") || value->text(u"prevHash") != m_last) {
            report(Rule::BrokenChain, id, place);
            return;
        }
        value->members.removeIf([](const json::Value::Member& other) { return other.first == "hash"_L1; });
        const QByteArray own = QCryptographicHash::hash(canonicalJson(*value), QCryptographicHash::Sha256).toHex();
        if (hash != QLatin1StringView(own))
            report(Rule::WrongHash, id, place);
        m_last = hash;
    }

    void takeEnd(QByteArrayView finalHash)
    {
        if (!m_broken && stringOf(finalHash) != m_last)
            report(Rule::BrokenChain, {}, {});
        if (m_told && *m_told != m_count)
            m_findings.add(Rule::RecordCountDiffers, {}, {}, {}, {QString::number(*m_told), QString::number(m_count)});
    }

private:
    void report(Rule rule, const MessageId& id, const Range& place)
    {
        m_broken = true;
        addFinding(m_findings, rule, {}, id, m_document.placeOf(place));
    }

    const Document& m_document;
    Findings& m_findings;
    QString m_last;
    std::optional<qint64> m_told;
    qint64 m_count = 0;
    qint64 m_records = 0;
    int m_segments = 0;
    bool m_broken = false;
};

} // namespace

QByteArray canonicalJson(const json::Value& value)
{
    return json::toJson(canonical(value));
}

Result<> checkAudit(const Document& document, bool isSegmented, Findings& findings, const JobControl& job)
{
    const QString base = isSegmented ? u"/*"_s : QString();
    Chain chain(document, findings);
    const QList<JsonPattern> patterns
        = {{base + u"/header"_s, true}, {base + u"/records/*"_s, true}, {base + u"/finalHash"_s, true}};
    JsonRecordScanner scanner(patterns, [&chain](const JsonRecord& record) {
        if (record.pattern == 0)
            chain.takeHeader(record.bytes);
        else if (record.pattern == 1)
            chain.takeRecord(record.bytes, {record.offset, record.length});
        else
            chain.takeEnd(record.bytes);
        return true;
    });
    const auto feed = [&scanner](QByteArrayView block) { return scanner.feed(block); };
    return document.blocks(document.whole(), feed, job).transform([&scanner] {
        static_cast<void>(scanner.finish()); // a broken place in the text is reported with the document
    });
}

} // namespace stemma::agentfootprint
