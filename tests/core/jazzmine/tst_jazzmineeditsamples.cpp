// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// What must not come of an edit.
QSet<QString> troubles(SessionStore& store)
{
    QSet<QString> codes;
    for (const Finding& finding : readstore::findings(store)) {
        if (finding.severity != Finding::Severity::Note)
            codes.insert(finding.code);
    }
    return codes;
}

/// Whether all bytes of @p before but those of the splices are in @p after, where they belong.
bool keepsTheRest(const QByteArray& before, const QByteArray& after, const QList<FileSplice>& splices)
{
    qsizetype from = 0;
    qsizetype to = 0;
    const auto isKept = [&](qsizetype length) {
        const bool kept = QByteArrayView(before).sliced(from, length) == QByteArrayView(after).mid(to, length);
        from += length;
        to += length;
        return kept;
    };
    for (const FileSplice& splice : splices) {
        if (!isKept(splice.offset - from))
            return false;
        from += splice.length;
        for (const FileContent::Piece& piece : splice.bytes.pieces())
            to += piece.length;
    }
    return isKept(before.size() - from) && to == after.size();
}

} // namespace

/// Every kind of change at some places of every conversation of the sample stores, and many at random.
class TestJazzmineEditSamples final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void samples_data();
    void samples();
    void randomEdits();

private:
    void open(const QByteArray& content);
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] Result<Receipt> apply(const Edit& edit, EditPlan* kept = nullptr);
    /// What went wrong, or nothing. The store is as it was afterwards.
    [[nodiscard]] QString tryEdit(const Edit& edit, const QSet<QString>& known);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QList<ReceiptId> m_applied;
};

void TestJazzmineEditSamples::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_journal = std::make_unique<Journal>(m_folder->filePath(u"journal"_s));
    m_applied.clear();
}

void TestJazzmineEditSamples::open(const QByteArray& content)
{
    const QString path = m_folder->filePath(u"store.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    auto opened = openStore(path);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    m_store = *std::move(opened);
}

QByteArray TestJazzmineEditSamples::bytes() const
{
    QFile file(m_folder->filePath(u"store.json"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<Receipt> TestJazzmineEditSamples::apply(const Edit& edit, EditPlan* kept)
{
    const auto made = m_store->plan(edit, {});
    if (!made)
        return std::unexpected(made.error());
    if (kept)
        *kept = *made;
    const auto receipt = Editor(*m_journal).apply(m_store->info(), *made, {});
    if (receipt)
        m_applied += receipt->id;
    (void)m_store->poll();
    return receipt;
}

QString TestJazzmineEditSamples::tryEdit(const Edit& edit, const QSet<QString>& known)
{
    const QByteArray before = bytes();
    EditPlan plan;
    const auto receipt = apply(edit, &plan);
    if (!receipt) {
        const Errc code = receipt.error().code;
        const bool isRefusal = code == Errc::NotSupported || code == Errc::Usage;
        return isRefusal && bytes() == before ? QString() : receipt.error().text;
    }
    const QByteArray after = bytes();
    if (!keepsTheRest(before, after, plan.files->steps.first().splices))
        return u"other bytes were touched"_s;
    const auto document = json::parse(after);
    if (!document)
        return u"the store is no JSON: "_s + document.error().message;
    // New records are written as those beside them.
    const int indent = after.startsWith("{\n") ? 2 : -1;
    if (json::toPython(*document, indent) != after)
        return u"it is not written as before"_s;
    const QSet<QString> fresh = troubles(*m_store) - known;
    if (!fresh.isEmpty())
        return u"new findings: "_s + QStringList(fresh.values()).join(u", "_s);
    if (plan.after) {
        const SessionId session = plan.action == "fork"_L1 ? plan.newSession : plan.session;
        qint64 messages = 0;
        qint64 tokens = 0;
        const auto sent = readstore::sent(*m_store, session);
        for (const ContextItem& item : sent.value_or(QList<ContextItem>())) {
            messages += item.leftOut.isEmpty() ? 1 : 0;
            tokens += item.leftOut.isEmpty() ? item.tokens : 0;
        }
        if (messages != plan.after->messages || tokens != plan.after->tokens)
            return u"%1 messages with %2 tokens, promised were %3 with %4"_s.arg(messages)
                .arg(tokens)
                .arg(plan.after->messages)
                .arg(plan.after->tokens);
    }
    const auto undone = Editor(*m_journal).undo(m_applied.takeLast(), {});
    (void)m_store->poll();
    return !undone ? undone.error().text : bytes() == before ? QString() : u"other bytes after the undo"_s;
}

void TestJazzmineEditSamples::samples_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("indented");
    for (const char* version : {"0.1.38", "0.1.42"}) {
        const QString path
            = realStore(u"jazzmine/generated-%1/"_s).arg(QLatin1StringView(version)) + u"conversation_db.json"_s;
        QTest::addRow("%s", version) << path << false;
        QTest::addRow("%s indented", version) << path << true;
    }
}

void TestJazzmineEditSamples::samples()
{
    QFETCH(const QString, path);
    QFETCH(const bool, indented);
    NEED(missingSample(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray content = file.readAll();
    const auto document = json::parse(content);
    QVERIFY(document);
    QCOMPARE(json::toPython(*document, -1), content);
    open(indented ? json::toPython(*document, 2) : content);
    const QSet<QString> known = troubles(*m_store);
    int tried = 0;
    for (const SessionInfo& info : readstore::listed(*m_store)) {
        QList<Wish> all = wishesFor(*m_store, info.id);
        all += {u"delete"_s, DeleteEdit {info.id}};
        all += {u"insert"_s, InsertEdit {info.id, {}, u"user"_s, u"New."_s}};
        for (const Wish& wish : std::as_const(all)) {
            const QString wrong = tryEdit(wish.edit, known);
            QVERIFY2(wrong.isEmpty(), qPrintable(info.id.value + u' ' + wish.name + u": "_s + wrong));
            ++tried;
        }
    }
    QVERIFY(tried > 60);
}

void TestJazzmineEditSamples::randomEdits()
{
    QByteArrayList messages;
    for (int i = 1; i < 6; ++i) {
        const QByteArray number = QByteArray::number(i);
        messages += R"({"id": "m)" + number + R"(", "conversation_id": "c", "user_id": "u", "role": ")"
            + (i % 2 ? "user" : "assistant") + R"(", "original_content": "text", "timestamp": 179000000000)" + number
            + '}';
    }
    const QByteArray before = R"({"conversations": [{"id": "c", "user_id": "u", "agent_id": "a", "title": "T", )"
                              R"("created_at": 1790000000000, "last_updated_at": 1790000000009}], "messages": [)"
        + messages.join(", ") + R"(], "turn_traces": []})";
    open(before);
    std::mt19937 dice(7);
    const auto below = [&](size_t count) { return size_t(dice() % count); };
    QList<ReceiptId> undone;
    int changed = 0;
    for (int i = 0; i < 120; ++i) {
        Editor editor(*m_journal);
        const size_t what = below(8);
        QList<ReceiptId>& from = what == 0 ? m_applied : undone;
        if (what < 2 && !from.isEmpty()) {
            const auto done = what == 0 ? editor.undo(from.last(), {}) : editor.redo(from.last(), {});
            QVERIFY2(done, done ? "" : qPrintable(done.error().text));
            (what == 0 ? undone : m_applied) += from.takeLast();
            (void)m_store->poll();
            continue;
        }
        const auto sessions = readstore::listed(*m_store);
        const SessionId id = sessions[below(sessions.size())].id;
        const QStringList ids = readstore::ids(readstore::messages(*m_store, id));
        const MessageId any(ids.isEmpty() ? QString() : ids.at(qsizetype(below(size_t(ids.size())))));
        const QList<Edit> edits = {ForkEdit {id, any, false, {}}, ResumeEdit {id, any, false},
            RemoveEdit {id, {any}, {}}, TextEdit {id, any, 0, QString::number(i)}, RenameEdit {id, QString::number(i)},
            InsertEdit {id, any, u"user"_s, QString::number(i)}};
        if (apply(edits.at(qsizetype(below(size_t(edits.size())))))) {
            undone.clear();
            ++changed;
        }
        const auto document = json::parse(bytes());
        QVERIFY(document);
        QCOMPARE(json::toPython(*document, -1), bytes());
        QVERIFY(!troubles(*m_store).contains(u"duplicate-id"_s));
    }
    QVERIFY(changed > 40);
    while (!m_applied.isEmpty()) {
        const auto back = Editor(*m_journal).undo(m_applied.takeLast(), {});
        QVERIFY2(back, back ? "" : qPrintable(back.error().text));
    }
    QCOMPARE(bytes(), before);
}

TEST_CLASS(TestJazzmineEditSamples)
#include "tst_jazzmineeditsamples.moc"
