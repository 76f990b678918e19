// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/capabilities.h"
#include "core/store/plan/editrules.h"
#include "core/store/registry.h"
#include "tests/testkit/footprintpatient.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QDirIterator>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

/// What is reported before a plan is made is what the plan says.
class TestEditRules final : public QObject
{
    Q_OBJECT

    /// How often the rules refuse something in a store; -1: a plan says otherwise, which is reported.
    static int refusalsOf(SessionStore& store)
    {
        const StoreInfo info = store.info();
        int count = 0;
        const auto isRight = [&](const Edit& edit, const EditPlace& place) {
            const QString reason = refusalAt(info, kindOf(edit), place);
            if (reason.isEmpty())
                return true;
            ++count;
            const auto plan = store.plan(edit, {});
            if (!plan && plan.error().text == reason)
                return true;
            qWarning().noquote() << place.session.value << (place.message ? place.message->id.value : QString())
                                 << reason << "and not" << (plan ? u"a plan"_s : plan.error().text);
            return false;
        };
        for (const SessionInfo& session : readstore::listed(store)) {
            const EditPlace whole {session.id, nullptr, nullptr, &session};
            if (!isRight(RenameEdit {session.id, u"Another name"_s}, whole) || !isRight(DeleteEdit {session.id}, whole))
                return -1;
            for (const MessagePtr& message : readstore::messages(store, session.id)) {
                const EditPlace at {session.id, message.get(), nullptr, &session};
                if (!message || !isRight(RemoveEdit {session.id, {message->id}, {}}, at)
                    || !isRight(ForkEdit {session.id, message->id}, at)
                    || !isRight(ResumeEdit {session.id, message->id}, at)
                    || !isRight(InsertEdit {session.id, message->id, u"user"_s, u"x"_s}, at))
                    return -1;
                for (const Part& part : message->parts) {
                    const EditPlace place {session.id, message.get(), &part, &session};
                    if (!isRight(TextEdit {session.id, message->id, part.index, u"x"_s}, place))
                        return -1;
                }
            }
        }
        return count;
    }
    static bool write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
            && file.write(bytes) == bytes.size();
    }

private slots:
    void mnesis()
    {
        const QTemporaryDir folder;
        QVERIFY(writeSampleStore(folder.filePath(u"s.db"_s)));
        const auto store = openStore(folder.filePath(u"s.db"_s));
        QVERIFY(store);
        QVERIFY(refusalsOf(**store) > 0); // summaries are not removed
    }

    void mantisTranscripts()
    {
        const QTemporaryDir folder;
        const QByteArray thought
            = R"([{"type":"thinking","thinking":"hm","signature":"S=="},{"type":"text","text":"So."}])";
        const QByteArray lines = smallTree() + boundary("e", "d", "What was said.", at(5))
            + entry("f", "e", "user", "\"third\"", at(6)) + entry("g", "f", "assistant", thought, at(7))
            + entry("h", "b", "user", "\"otherwise\"", at(8));
        QVERIFY(write(folder.filePath(u"projects/p/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl"_s), lines));
        const auto store = openStore(folder.path());
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        // The boundary is neither changed nor removed, signed thinking not edited, a branch not renamed or deleted.
        QVERIFY(refusalsOf(**store) >= 4);
    }

    void mantisTranscriptsOfOtherKinds()
    {
        const QTemporaryDir folder;
        const QString projects = folder.filePath(u"projects/p/"_s);
        QVERIFY(write(projects + u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff.jsonl"_s, smallTree()));
        QVERIFY(write(projects + u"6f9619ff-8b86-4d01-b42d-00cf4fc964fe.jsonl"_s,
            R"({"role":"user","content":"Ask"})"
            "\n"
            R"({"role":"assistant","content":"Yes."})"
            "\n"));
        const auto store = openStore(folder.path());
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        QCOMPARE(readstore::listed(**store).size(), 2u);
        // Of the second one nothing is changed; nothing is against the first.
        QCOMPARE(refusalsOf(**store), 2 + 2 * 4 + 2);
    }

    void agentfootprint()
    {
        const QByteArrayList history {R"({"role":"user","content":"Ask"})",
            R"({"role":"assistant","content":"Yes.","thinkingBlocks":[{"type":"thinking","content":"Hm.","signature":)"
            R"("T=="},{"type":"thinking","content":"Free."}]})"};
        FootprintPatient patient(FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(history, "Ask"));
        QCOMPARE(refusalsOf(patient.store()), 1);
    }

    void jazzmine()
    {
        const QTemporaryDir folder;
        const QByteArray document
            = R"({"conversations": [{"id": "c", "user_id": "u", "agent_id": "a", "title": "T", )"
              R"("created_at": 1790000000000, "last_updated_at": 1790000000009}], "messages": [{"id": "m1", )"
              R"("conversation_id": "c", "user_id": "u", "original_content": "Ask", "timestamp": 1790000000001, )"
              R"("role": "user"}, {"id": "m2", "conversation_id": "c", "user_id": "u", "original_content": "Yes", )"
              R"("timestamp": 1790000000002, "role": "assistant"}], "turn_traces": [{"id": "t", "message_id": "m2", )"
              R"("conversation_id": "c", "user_id": "u", "agent_id": "a", "turn_number": 1, )"
              R"("started_at_ms": 1790000000001, "ended_at_ms": 1790000000002, "total_latency_ms": 1, )"
              R"("tool_traces": [{"tool_name": "look", "tool_args": {}, "output": "seen"}]}]})";
        QVERIFY(write(folder.filePath(u"store.json"_s), document));
        const auto store = openStore(folder.filePath(u"store.json"_s));
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        QVERIFY(refusalsOf(**store) > 0);
    }

    /// What a format says of itself is what its stores say.
    void capabilities()
    {
        NEED(missingSample(realStore({})));
        QHash<QString, QList<QMap<EditKind, QString>>> refusals; // of the stores of each format
        QDirIterator files(
            realStore({}), QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            if (const auto store = openStore(files.next())) {
                const StoreInfo info = (*store)->info();
                if (info.notWritable.isEmpty())
                    refusals[info.format] += info.refusals;
            }
        }
        QStringList names;
        for (const StoreFormat* format : storeFormats()) {
            QStringList told;
            for (const Capability& capability : format->capabilities()) {
                told += capability.name;
                const auto kind = editKindOf(capability);
                if (!kind)
                    continue;
                const auto isTaken = [&](const QMap<EditKind, QString>& refused) { return !refused.contains(*kind); };
                QVERIFY2(std::ranges::any_of(refusals[format->name()], isTaken) == capability.absentBecause.isEmpty(),
                    qPrintable(format->name() + u' ' + capability.name));
                QVERIFY(!capability.absentBecause.contains(u"this kind of store"_s));
            }
            QVERIFY(names.isEmpty() || names == told);
            names = told;
        }
    }

    void jazzmineWithoutRecord()
    {
        const QTemporaryDir folder;
        QVERIFY(write(folder.filePath(u"store.json"_s),
            R"({"conversations": [], "messages": [{"id": "m1", "conversation_id": "c", "user_id": "u", )"
            R"("original_content": "Ask", "timestamp": 1790000000001, "role": "user"}], "turn_traces": []})"));
        const auto store = openStore(folder.filePath(u"store.json"_s));
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        QCOMPARE(readstore::listed(**store).size(), 1u);
        QCOMPARE(refusalsOf(**store), 1); // it has no title
    }

    void unknownFormat() { QCOMPARE(refusalAt({.format = u"none"_s}, EditKind::Remove, {}), QString()); }
};

TEST_CLASS(TestEditRules)
#include "tst_editrules.moc"
