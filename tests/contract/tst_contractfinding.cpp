// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/sessionfinder.h"
#include "tests/contract/contract.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::contract;

namespace {

/// A session with its messages, whole.
struct WholeSession
{
    SessionId id;
    std::vector<MessagePtr> messages;
};

Result<std::vector<WholeSession>> wholeSessions(SessionStore& store)
{
    std::vector<WholeSession> all;
    for (const SessionInfo& info : readstore::listed(store)) {
        const Result<Outline> rows = store.outline(info.id, {});
        if (!rows)
            return std::unexpected(rows.error());
        std::vector<qint64> keys;
        for (const OutlineRow& row : *rows)
            keys.push_back(row.key);
        auto messages = store.messages(info.id, keys, {.maxText = -1}, {});
        if (!messages)
            return std::unexpected(messages.error());
        all.push_back({info.id, *std::move(messages)});
    }
    return all;
}

/// What a finder has to give: every message is looked into.
std::vector<FindHit> expectedHits(const WholeSession& session, const TextMatcher& matcher, TextKinds scope)
{
    std::vector<FindHit> hits;
    for (size_t row = 0; row < session.messages.size(); ++row) {
        for (const MessageText& text :
            session.messages[row] ? textsOf(*session.messages[row], scope) : std::vector<MessageText>()) {
            for (const TextSpan& span : matcher.find(text.text).spans)
                hits.push_back({qint64(row), text.part, text.kind, span.start, span.length});
        }
    }
    return hits;
}

Result<std::vector<FindHit>> foundHits(
    SessionStore& store, const SessionId& session, const TextMatcher& matcher, TextKinds scope)
{
    SessionFinder finder(session, {matcher}, scope);
    Result<bool> over = false;
    while (over && !*over)
        over = finder.step(store, {});
    return over.transform([&](bool) { return finder.hits(); });
}

/// A piece of a random text of the session: a word, or anything; empty: it has no text.
QString somePiece(const WholeSession& session, QRandomGenerator& random)
{
    const MessagePtr& message = session.messages[size_t(random.bounded(int(session.messages.size())))];
    const std::vector<MessageText> texts = message ? textsOf(*message) : std::vector<MessageText>();
    if (texts.empty())
        return {};
    const QString& text = texts[size_t(random.bounded(int(texts.size())))].text;
    qsizetype start = random.bounded(int(text.size()));
    qsizetype end = std::min<qsizetype>(text.size(), start + 1 + random.bounded(12));
    if (random.bounded(2) == 0) {
        const auto isInWord = [&text](qsizetype at) { return text[at].isLetterOrNumber() || text[at] == u'_'; };
        for (end = start; start > 0 && isInWord(start - 1); --start) { }
        while (end < text.size() && isInWord(end))
            ++end;
    }
    return text.sliced(start, end - start);
}

} // namespace

/// Whatever is found of a session, however its store passes records over, is what looking into each message finds.
class ContractFinding : public QObject
{
    Q_OBJECT
private slots:
    void everyWordIsFound_data() { addRows(); }
    void everyWordIsFound();
};

void ContractFinding::everyWordIsFound()
{
    constexpr int Rounds = 60;
    SAMPLE(sample);
    auto store = sample.open(sample.path);
    QVERIFY2(store, qPrintable(textOf(store.error_or(Error()))));
    const auto sessions = wholeSessions(**store);
    QVERIFY2(sessions, qPrintable(textOf(sessions.error_or(Error()))));
    QRandomGenerator random(quint32(qHash(sample.name, 5)));
    int found = 0;
    for (int round = 0; round < Rounds && !sessions->empty(); ++round) {
        const WholeSession& session = (*sessions)[size_t(random.bounded(int(sessions->size())))];
        TextPattern pattern;
        if (!session.messages.empty())
            pattern.text = somePiece(session, random);
        if (pattern.isEmpty())
            continue;
        pattern.caseSensitive = random.bounded(3) == 0;
        pattern.wholeWord = random.bounded(4) == 0;
        pattern.isRegex = random.bounded(5) == 0 && pattern.text.isValidUtf16();
        if (pattern.isRegex)
            pattern.text = QRegularExpression::escape(pattern.text);
        const TextKinds scope = random.bounded(4) == 0
            ? TextKinds(TextKind::ToolInput) | TextKind::ToolOutput | TextKind::Prompt
            : AllTextKinds;
        const Result<TextMatcher> matcher = TextMatcher::make(pattern);
        QVERIFY2(matcher, qPrintable(pattern.text));
        const auto hits = foundHits(**store, session.id, *matcher, scope);
        QVERIFY2(hits, qPrintable(textOf(hits.error_or(Error()))));
        const std::vector<FindHit> expected = expectedHits(session, *matcher, scope);
        const auto missing
            = std::ranges::find_if(expected, [&](const FindHit& hit) { return !std::ranges::contains(*hits, hit); });
        QVERIFY2(*hits == expected,
            qPrintable(u"“%1” in %2: %3 hits instead of %4; row %5, part %6, kind %7 at %8"_s
                    .arg(pattern.text, session.id.value)
                    .arg(hits->size())
                    .arg(expected.size())
                    .arg(missing == expected.end() ? -1 : missing->row)
                    .arg(missing == expected.end() ? -1 : missing->part)
                    .arg(missing == expected.end() ? 0 : int(missing->kind))
                    .arg(missing == expected.end() ? -1 : missing->start)));
        found += int(hits->size());
    }
    QVERIFY(found > 0 || sessions->empty());
}

TEST_CLASS(ContractFinding)
#include "tst_contractfinding.moc"
