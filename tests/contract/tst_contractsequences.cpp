// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/session/names.h"
#include "tests/contract/contract.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"
#include "tests/testkit/writerprocess.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::contract;
using namespace Qt::StringLiterals;

namespace {

constexpr int Steps = 100;

/// A store that another program changes too.
class Patient : public Copy
{
public:
    using Copy::Copy;

    /// Another program adds a copy of a message under a name of its own; that name, or nothing.
    [[nodiscard]] QByteArray writeFromOutside(const Message& message)
    {
        const QByteArray name = "foreign-" + QByteArray::number(++m_foreign);
        const MessageId& id = message.id;
        const bool isPlace = id.value.startsWith(u'#');
        return (isDatabase()     ? addRow(id, name)
                       : isPlace ? addCopy(message.storedAt, name)
                                 : addLine(id, name))
            ? name
            : QByteArray();
    }

private:
    [[nodiscard]] bool addRow(const MessageId& id, const QByteArray& name) const
    {
        WriterProcess writer(path());
        return writer.exec(u"CREATE TEMP TABLE copied AS SELECT * FROM messages WHERE id = '%1'"_s.arg(id.value))
            && writer.exec(u"UPDATE copied SET id = '%1'"_s.arg(QLatin1StringView(name)))
            && writer.exec(u"INSERT INTO messages SELECT * FROM copied"_s);
    }
    /// Of a record without an id, which gets a member more.
    [[nodiscard]] static bool addCopy(const StoredAt& at, const QByteArray& name)
    {
        QFile file(at.file);
        if (!file.open(QIODevice::ReadWrite))
            return false;
        const QByteArray bytes = file.readAll();
        const QByteArray line = bytes.sliced(at.offset, at.length);
        const QByteArray end = bytes.endsWith('\n') ? QByteArray() : "\n"_ba;
        return line.startsWith('{') && file.write(end + "{\"zzz\":\"" + name + "\"," + line.sliced(1) + '\n') > 0;
    }
    [[nodiscard]] bool addLine(const MessageId& id, const QByteArray& name) const
    {
        // The record itself, not one that follows it.
        const QByteArray quoted = "\":\"" + id.value.toUtf8() + '"';
        QDirIterator files(folder(), {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadWrite))
                continue;
            const QByteArray bytes = file.readAll();
            const QList<QByteArray> lines = bytes.split('\n');
            const auto copied = std::ranges::find_if(lines, [&](const QByteArray& line) {
                const QByteArray dense = QByteArray(line).replace(": ", ":");
                return dense.contains(QByteArray("\"uuid" + quoted)) || dense.contains(QByteArray("\"id" + quoted));
            });
            if (copied == lines.end())
                continue;
            const QByteArray line = QByteArray(*copied).replace(id.value.toUtf8(), name);
            return file.write((bytes.endsWith('\n') ? QByteArray() : "\n"_ba) + line + '\n') > 0;
        }
        return false;
    }

    int m_foreign = 0;
};

/// What the doctor may find of a store that nothing new is wrong with.
QSet<QString> knownCodes(SessionStore& store)
{
    const QStringList found = readstore::codes(store);
    QSet<QString> codes(found.begin(), found.end());
    if (codes.contains(u"torn-line"_s))
        codes << u"damaged-line"_s; // it is ended before anything is appended, so that nothing is glued to it
    return codes;
}

bool holds(const Files& content, const QByteArray& name)
{
    return std::ranges::any_of(content, [&](const QByteArray& bytes) { return bytes.contains(name); });
}

} // namespace

/// Whatever is done in whatever order: what is there can be read, nothing new is wrong, and all of it can be taken
/// back; what another program wrote meanwhile is never lost by that.
class TestContractSequences final : public QObject
{
    Q_OBJECT
private slots:
    void cleanup()
    {
        m_done.clear();
        m_undone.clear();
    }
    void alone_data() { addRows(Among::Writable); }
    void alone();
    void besideAnotherWriter_data() { addRows(Among::Shared); }
    void besideAnotherWriter();

private:
    /// A change, with what the store held before and after it.
    struct Step
    {
        ReceiptId id;
        Files before;
        Files after;
    };

    /// One random change; what went wrong, or nothing.
    [[nodiscard]] QString change(Patient& patient, Dice& dice);
    [[nodiscard]] static std::optional<Edit> anyEdit(SessionStore& store, Dice& dice);

    QList<Step> m_done;
    QList<Step> m_undone;
    QString m_last; ///< what was done last, in words
};

std::optional<Edit> TestContractSequences::anyEdit(SessionStore& store, Dice& dice)
{
    const std::vector<SessionInfo> sessions = readstore::listed(store, ListDetail::Basic);
    if (sessions.empty())
        return {};
    const QList<Wish> wishes = wishesFor(store, sessions[size_t(dice.below(int(sessions.size())))].id);
    return wishes.isEmpty() ? std::nullopt : std::optional(wishes.at(dice.below(int(wishes.size()))).edit);
}

QString TestContractSequences::change(Patient& patient, Dice& dice)
{
    const auto store = patient.open();
    if (!store)
        return store.error().text;
    const std::optional<Edit> edit = anyEdit(**store, dice);
    if (!edit)
        return {};
    const auto plan = (*store)->plan(*edit, {});
    if (!plan) {
        const bool isRefusal = plan.error().code == Errc::NotSupported || plan.error().code == Errc::Usage;
        return isRefusal ? QString() : nameOf(kindOf(*edit)) + u": "_s + plan.error().text;
    }
    // What a user would be warned of may leave behind what the doctor finds.
    if (!std::ranges::all_of(plan->checks, &PlannedCheck::ok))
        return {};
    const Files before = patient.content();
    const auto receipt = Editor(patient.journal()).apply((*store)->info(), *plan, {});
    if (!receipt && receipt.error().code == Errc::Usage)
        return {}; // the store is as wished already
    if (!receipt)
        return nameOf(kindOf(*edit)) + u": "_s + receipt.error().text + receipt.error().cause;
    m_last = plan->title;
    m_done += {receipt->id, before, patient.content()};
    m_undone.clear();
    return {};
}

void TestContractSequences::alone()
{
    SAMPLE(sample);
    Patient patient(sample);
    const Files first = patient.content();
    const auto untouched = patient.open();
    QVERIFY2(untouched, untouched ? "" : qPrintable(untouched.error().text));
    const QSet<QString> known = knownCodes(**untouched);
    constexpr quint64 Seed = 11;
    qInfo("seed %llu", Seed);
    Dice dice(Seed);
    Editor editor(patient.journal());
    for (int i = 0; i < Steps; ++i) {
        const int what = dice.below(6);
        if (what < 2 && !m_done.isEmpty()) {
            const Step step = m_done.takeLast();
            const auto undone = editor.undo(step.id, {});
            QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text + undone.error().cause));
            QVERIFY(patient.content() == step.before);
            m_undone += step;
        } else if (what == 2 && !m_undone.isEmpty()) {
            const Step step = m_undone.takeLast();
            const auto redone = editor.redo(step.id, {});
            QVERIFY2(redone, redone ? "" : qPrintable(redone.error().text + redone.error().cause));
            QVERIFY(patient.content() == step.after);
            m_done += step;
        } else {
            const QString wrong = change(patient, dice);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        const auto store = patient.open();
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        for (const Finding& finding : readstore::findings(**store)) {
            // Prompts may well be left without answers.
            QVERIFY2(finding.severity != Finding::Severity::Error || known.contains(finding.code),
                qPrintable(u"step %1 (%2): %3, %4"_s.arg(i).arg(m_last, finding.place, finding.text)));
        }
    }
    while (!m_done.isEmpty())
        QVERIFY(editor.undo(m_done.takeLast().id, {}));
    QVERIFY(patient.content() == first);
}

void TestContractSequences::besideAnotherWriter()
{
    SAMPLE(sample);
    Patient patient(sample);
    constexpr quint64 Seed = 13;
    qInfo("seed %llu", Seed);
    Dice dice(Seed);
    Editor editor(patient.journal());
    QList<QByteArray> foreign;
    int takenBack = 0;
    for (int i = 0; i < Steps; ++i) {
        const int what = dice.below(6);
        const Files before = patient.content();
        if (what == 0) {
            const auto store = patient.open();
            QVERIFY(store);
            const auto sessions = readstore::listed(**store, ListDetail::Basic);
            const auto messages = readstore::messages(**store, sessions[size_t(dice.below(int(sessions.size())))].id);
            const QByteArray name = messages.empty()
                ? QByteArray()
                : patient.writeFromOutside(*messages[size_t(dice.below(int(messages.size())))]);
            if (!name.isEmpty())
                foreign += name;
        } else if (what < 4 && !m_done.isEmpty()) {
            // Not only the newest: what came after it may stand in the way.
            const Step step = m_done.takeAt(dice.below(int(m_done.size())));
            if (const auto undone = editor.undo(step.id, {}); !undone) {
                QCOMPARE(undone.error().code, Errc::Conflict);
                QVERIFY(patient.content() == before);
            } else {
                ++takenBack;
            }
            const Files now = patient.content();
            for (const QByteArray& name : std::as_const(foreign))
                QVERIFY2(!holds(before, name) || holds(now, name), name.constData());
        } else {
            const QString wrong = change(patient, dice);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        const auto store = patient.open();
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        for (const SessionInfo& info : readstore::listed(**store, ListDetail::Basic))
            QVERIFY((*store)->outline(info.id, {}));
    }
    QVERIFY(!foreign.isEmpty());
    QVERIFY(takenBack > 0);
}

TEST_CLASS(TestContractSequences)

#include "tst_contractsequences.moc"
