// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/handover/handoverplan.h"
#include "core/handover/handoverreader.h"
#include "core/handover/receiver.h"
#include "core/store/files/filescript.h"
#include "core/session/injectedtext.h"
#include "core/store/content/storedimage.h"
#include "core/store/json/json.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>

#include <unistd.h>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// What a session says, by who says it.
struct Told
{
    QStringList prompts;
    QStringList answers;
    QStringList calls; ///< name, input and result

    bool operator==(const Told&) const = default;
};

QString inputOf(const ToolPart& tool)
{
    const auto value = json::parse(tool.input.text.toUtf8());
    if (value && value->isObject())
        return QString::fromUtf8(json::toJson(*value));
    if (tool.input.text.trimmed().isEmpty())
        return u"{}"_s;
    return QString::fromUtf8("{\"input\":" + (value ? json::toJson(*value) : json::quotedText(tool.input.text)) + '}');
}

/// Without images, which stand beside it.
QString resultOf(const ToolPart& tool)
{
    const auto content = resultContent(tool.output);
    const QString output = content ? content->text : tool.output.text;
    return tool.hasError && !tool.error.isEmpty()
        ? (output.isEmpty() ? tool.error.text : QString(output + u'\n' + tool.error.text))
        : output;
}

bool hasResult(const ToolPart& tool)
{
    return tool.hasOutput || tool.hasError;
}

/// Written anew, from what is promised: the branch alone, without what agents add by themselves.
Told toldOf(SessionStore& store, const SessionId& id)
{
    std::vector<MessagePtr> messages = readstore::messages(store, id);
    const bool isSideChain = std::ranges::all_of(messages, [](const MessagePtr& message) {
        return !message || message->role == Role::System || message->states & MessageState::SideChain;
    });
    const MessageStates left = MessageStates(MessageState::Discarded) | MessageState::Ephemeral
        | (isSideChain ? MessageStates() : MessageStates(MessageState::SideChain));
    for (const SummaryNode& node : store.summaryNodes(id, {}).value_or(QList<SummaryNode>())) {
        const auto placeOf = [&messages](const MessageId& wanted) {
            return std::ranges::find_if(
                messages, [&wanted](const MessagePtr& message) { return message && message->id == wanted; });
        };
        if (const auto last = placeOf(node.againLast); !node.againFirst.isEmpty() && last != messages.end())
            messages.erase(placeOf(node.againFirst), std::next(last));
    }
    bool isBegun = false; // before that, a summary stands for what is stored nowhere
    std::erase_if(messages, [&](const MessagePtr& message) {
        if (!message || message->states & left || message->role == Role::Unknown)
            return true;
        if (message->role == Role::System)
            return isBegun || !message->states.testFlag(MessageState::Summary);
        isBegun = true;
        return false;
    });
    const bool hasReplaced = std::ranges::any_of(
        messages, [](const MessagePtr& message) { return message->states.testFlag(MessageState::Summarised); });
    QMap<QString, QString> results;
    for (const MessagePtr& message : messages) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            if (tool && message->role != Role::Assistant && hasResult(*tool))
                results[tool->callId] = resultOf(*tool);
        }
    }
    Told told;
    bool hasPrompt = false;
    bool isBehindNote = false;
    for (const MessagePtr& message : messages) {
        // A command that the user ran stands behind a note of that, and nothing was paid for it.
        const bool isOwn = isBehindNote && message->tokens.sum() == 0 && message->finishReason.isEmpty();
        isBehindNote = message->role == Role::User && !message->parts.isEmpty()
            && message->parts.first().as<EventPart>() != nullptr;
        if (isOwn || (hasReplaced && message->states & MessageState::Summary))
            continue;
        const bool isAnswer = message->role == Role::Assistant;
        for (const Part& part : message->parts) {
            if (const auto* text = part.as<TextPart>(); text && !text->text.text.trimmed().isEmpty()) {
                if (!isAnswer && isInjected(*message, *text))
                    continue;
                hasPrompt = hasPrompt || !isAnswer;
                if (hasPrompt)
                    (isAnswer ? told.answers : told.prompts) << text->text.text;
            }
            const auto* tool = part.as<ToolPart>();
            if (!tool || !isAnswer || !hasPrompt)
                continue;
            if (hasResult(*tool) || results.contains(tool->callId))
                told.calls << tool->name + u' ' + inputOf(*tool) + u" → "_s
                        + (hasResult(*tool) ? resultOf(*tool) : results.value(tool->callId));
        }
    }
    return told;
}

/// Texts that stand for what the receiver has no record for: they are not in the source.
QStringList withoutStandIns(QStringList texts)
{
    texts.removeIf([](const QString& text) {
        return text.startsWith("[Tool "_L1) || text.startsWith("[File: "_L1) || text.startsWith("[Thinking]"_L1);
    });
    return texts;
}

const QMap<QString, QString>& samplesOfAgents()
{
    static const QMap<QString, QString> samples {{u"mnesis"_s, u"mnesis/generated-0.4.0/sessions.db"_s},
        {u"mnesis 0.1"_s, u"mnesis/generated-0.1.1/sessions.db"_s}, {u"mantis"_s, u"mantis/generated-2.70.1/home"_s},
        {u"mantis table"_s, u"mantis/generated-2.70.1/sessions.db"_s},
        {u"mantis tables"_s, u"mantis/sessions-documented-layout.db"_s}, {u"claude-code"_s, u"claude-code/generated"_s},
        {u"claude-code 2.1.197"_s, u"claude-code/generated-2.1.197"_s}, {u"codex"_s, u"codex/generated"_s},
        {u"codex 0.58"_s, u"codex/generated-0.58.0"_s}, {u"opencode"_s, u"opencode/generated"_s},
        {u"opencode files"_s, u"opencode/generated-1.0.185"_s}, {u"pi"_s, u"pi/generated"_s}};
    return samples;
}

QString reasonFor(const Error& error)
{
    return error.text + u' ' + error.cause;
}

} // namespace

/// A session of any agent becomes one of any other: it opens, says the same, brings no finding, and is undone to the
/// byte.
class TestHandOver final : public QObject
{
    Q_OBJECT
private slots:
    void directions_data();
    void directions();
    void draftsOneConversation();
    void notesAreNoSystemMessages();
    void unknownRolesAreNoPrompts();
    void openCallsKeepTheirPlace();
    void whatWasKeptFromTheModel();
    void commandsOfTheUser();
    void commandsThatStandForAPrompt();
    void sessionsOfSideChains();
    void summariesOfWhatIsStoredNowhere();
    void longTitlesStayWhole();
    void halvesOfCharacters();
    void choices();
    void everyShapeIsComplete();
    void namesWhatIsLost();
    void goesOnWithTheModelOfTheStore();
    void newHomes_data();
    void newHomes();
    void refusals();
    void placesThatCannotBeWritten();

private:
    [[nodiscard]] static QString tryOne(
        SampleCopy& to, SessionStore& source, const SessionInfo& session, const HandOverTarget& target);
};

void TestHandOver::directions_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const auto& [name, path] : samplesOfAgents().asKeyValueRange()) {
        for (const auto& [other, otherPath] : samplesOfAgents().asKeyValueRange())
            QTest::addRow("%s to %s", qPrintable(name), qPrintable(other)) << path << otherPath;
    }
}

QString TestHandOver::tryOne(
    SampleCopy& to, SessionStore& source, const SessionInfo& session, const HandOverTarget& target)
{
    HandOverWish wish {.session = session.id};
    if (session.directory.isEmpty())
        wish.directory = u"/home/dev/project"_s;
    const SampleCopy::Content before = to.content();
    const auto plan = planHandOver(source, wish, target, {});
    if (!plan)
        return plan.error().code == Errc::NotSupported ? QString() : reasonFor(plan.error());
    for (const PlannedCheck& check : plan->checks) {
        if (!check.ok)
            return check.text;
    }
    if (to.content() != before)
        return u"planning leaves a trace"_s;
    // What holds of every session of such a store, or of what was said in this one.
    QStringList known {u"no-context-items"_s, u"repeated-prompt"_s};
    if (const auto untouched = to.open()) {
        for (const Finding& finding : readstore::findings(**untouched))
            known << finding.code + finding.session.value + finding.text;
    }
    Editor editor(to.journal());
    const auto receipt = editor.apply(target.info(), *plan, {});
    if (!receipt)
        return reasonFor(receipt.error());
    const auto opened = to.open();
    if (!opened)
        return reasonFor(opened.error());
    SessionStore& store = **opened;
    const auto info = store.session(plan->newSession, ListDetail::Full, {});
    if (!info)
        return u"the new session is not found: "_s + reasonFor(info.error());
    if (const QString problem = readstore::readSession(store, *info); !problem.isEmpty())
        return problem;
    for (const Finding& finding : readstore::findings(store)) {
        if (!known.contains(finding.code) && !known.contains(finding.code + finding.session.value + finding.text))
            return u"a new finding: "_s + finding.code + u' ' + finding.text;
    }
    Told wanted = toldOf(source, session.id);
    wanted.calls.replaceInStrings(QRegularExpression(u"^\\S+ "_s), QString()); // names are made plain
    Told now = toldOf(store, plan->newSession);
    now.calls.replaceInStrings(QRegularExpression(u"^\\S+ "_s), QString());
    now.prompts = withoutStandIns(now.prompts);
    now.answers = withoutStandIns(now.answers);
    if (now.prompts != wanted.prompts)
        return u"prompts: %1\nnot %2"_s.arg(now.prompts.join(u" | "), wanted.prompts.join(u" | "));
    if (now.answers != wanted.answers)
        return u"answers: %1\nnot %2"_s.arg(now.answers.join(u" | "), wanted.answers.join(u" | "));
    if (now.calls != wanted.calls)
        return u"calls: %1\nnot %2"_s.arg(now.calls.join(u" | "), wanted.calls.join(u" | "));
    if (!session.directory.isEmpty() && !info->directory.isEmpty() && info->directory != session.directory)
        return u"the folder is %1"_s.arg(info->directory);
    const auto undone = editor.undo(receipt->id, {});
    if (!undone)
        return reasonFor(undone.error());
    return to.content() == before ? QString() : u"undo leaves another store"_s;
}

void TestHandOver::directions()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    NEED(missingSample(realStore(from)));
    NEED(missingSample(realStore(to)));
    const SampleCopy source(realStore(from));
    SampleCopy copy(realStore(to));
    const auto opened = source.open();
    QVERIFY2(opened, opened ? "" : qPrintable(reasonFor(opened.error())));
    const auto format = copy.open();
    QVERIFY(format);
    const auto target = handOverTarget((*format)->info().format, copy.path(), {});
    QVERIFY2(target, target ? "" : qPrintable(reasonFor(target.error())));
    int done = 0;
    for (const SessionInfo& session : readstore::listed(**opened)) {
        const QString problem = tryOne(copy, **opened, session, *target);
        QVERIFY2(problem.isEmpty(), qPrintable(session.id.value + u": "_s + problem));
        ++done;
    }
    QVERIFY(done > 0);
}

namespace {

/// A draft with what its blocks say.
struct ReadDraft
{
    ReadDraft(SessionStore& store, const HandOverWish& wish)
    {
        if (file.open())
            draft = HandOverReader(store, wish, {}, contents, {}).read({});
    }
    QTemporaryFile file;
    HandOverContents contents {file};
    Result<HandOverDraft> draft = fail(Errc::Denied, u"no file"_s);
};

/// In one line a message, blocks with "+" between them.
QStringList linesOf(ReadDraft& read)
{
    QStringList lines;
    for (const DraftedMessage& drafted : read.draft->messages) {
        const auto message = read.contents.read(drafted);
        if (!message)
            return {message.error().text};
        QStringList blocks;
        for (const HandedBlock& block : message->blocks) {
            QString text = block.text;
            text.replace(u'\n', u'/');
            blocks << (block.kind == HandedBlock::Kind::Call
                    ? u"%1%2=%3"_s.arg(block.name, QString::fromUtf8(block.input), block.output)
                        + (block.hasFailed ? u"!"_s : QString())
                    : text);
        }
        lines << (message->isAnswer ? u"A "_s : u"P "_s) + blocks.join(u" + "_s);
    }
    return lines;
}

/// A store with a session that has something of everything.
QString writtenStore(const QTemporaryDir& folder)
{
    MnesisBuilder builder;
    builder.session(u"Of everything"_s).model(u"anthropic/claude-sonnet-4-5"_s);
    builder.assistant(u"Too early"_s);
    builder.user(u"One"_s);
    builder.user(u"Two"_s);
    builder.assistant(u"First"_s)
        .thinking(u"Hm"_s)
        .tool(u"read file"_s, uR"({"path":"a"})"_s, u"A"_s)
        .failedTool(u"bash"_s, uR"({"command":"false"})"_s, u"exit 1"_s);
    builder.assistant(u"Second"_s).openTool(u"bash"_s, uR"({"command":"sleep"})"_s, u"running"_s);
    builder.assistant().tool(u"grep"_s, u"{}"_s, u"none"_s);
    builder.assistant(u"Third"_s);
    builder.user(u"Thanks"_s);
    const QString path = folder.filePath(u"sessions.db"_s);
    return builder.write(path) ? path : QString();
}

} // namespace

void TestHandOver::draftsOneConversation()
{
    const QTemporaryDir folder;
    const auto store = openStore(writtenStore(folder));
    QVERIFY(store);
    const HandOverWish wish {.session = readstore::listed(**store).front().id};
    ReadDraft read(**store, wish);
    const auto& draft = read.draft;
    QVERIFY2(draft, draft ? "" : qPrintable(reasonFor(draft.error())));
    const QStringList wanted {u"P One + Two"_s,
        uR"(A First + read_file{"path":"a"}=A + bash{"command":"false"}=exit 1!)"_s,
        uR"(A Second + [Tool call: bash]/{"command":"sleep"} + grep{}=none)"_s, u"A Third"_s, u"P Thanks"_s};
    QCOMPARE(linesOf(read), wanted);
    QCOMPARE(draft->losses[size_t(HandOverLoss::EarlyAnswers)], 1);
    QCOMPARE(draft->losses[size_t(HandOverLoss::Thinking)], 1);
    QCOMPARE(draft->losses[size_t(HandOverLoss::OpenCalls)], 1);
    for (size_t i = 1; i < draft->messages.size(); ++i)
        QVERIFY(draft->messages[i].at > draft->messages[i - 1].at);
    QCOMPARE(draft->title, u"Of everything"_s);
}

/// What an agent notes of itself is no system message: those are for a model.
void TestHandOver::notesAreNoSystemMessages()
{
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"s"_s)
            .message(Role::System, u"system"_s, u"You are helpful"_s)
            .message(Role::System, u"developer"_s, u"Be brief"_s)
            .message(Role::System, u"model_change"_s, u"model-2"_s)
            .message(Role::System, u"thinking_level_change"_s, u"high"_s)
            .message(Role::System, u"system"_s)
            .part(EventPart {u"turn_duration"_s, u"took 3 s"_s, {}})
            .user(u"One"_s)
            .assistant(u"Two"_s)
            .build());
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(linesOf(read), (QStringList {u"P One"_s, u"A Two"_s}));
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::SystemTexts)], 2);
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::Others)], 3);
}

/// What nobody knows the sender of was not added to a prompt.
void TestHandOver::unknownRolesAreNoPrompts()
{
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"s"_s)
            .user(u"One"_s)
            .message(Role::Unknown, u"critic"_s, u"Bad"_s)
            .states(MessageState::Ephemeral)
            .user(u"Remember"_s)
            .states(MessageState::Ephemeral)
            .assistant(u"Two"_s)
            .build());
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(linesOf(read), (QStringList {u"P One"_s, u"A Two"_s}));
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::InjectedTexts)], 1);
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::Others)], 1);
}

/// A call that becomes text stays behind those that were made before it.
void TestHandOver::openCallsKeepTheirPlace()
{
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"s"_s)
            .user(u"One"_s)
            .assistant(u"Two"_s)
            .tool(u"grep"_s, u"{}"_s, u"none"_s)
            .openTool(u"bash"_s, u"{}"_s)
            .tool(u"ls"_s, u"{}"_s, u"a"_s)
            .assistant(u"Three"_s)
            .build());
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(linesOf(read),
        (QStringList {u"P One"_s, u"A Two + grep{}=none"_s, u"A [Tool call: bash]/{} + ls{}=a"_s, u"A Three"_s}));
}

/// Commands of the user, and texts of plug-ins, that their agent does not send are no more sent by another one.
void TestHandOver::whatWasKeptFromTheModel()
{
    FakeSession session = SessionBuilder(u"s"_s)
                              .user(u"One"_s)
                              .assistant(u"Two"_s)
                              .tool(u"bash"_s, u"{}"_s, u"hidden by a revert"_s)
                              .user(u"A secret"_s)
                              .user(u"A note"_s)
                              .user(u"Three"_s)
                              .build();
    Message command = *session.messages[2];
    command.fields << StoredField {u"excludeFromContext"_s, true};
    session.messages[2] = std::make_shared<Message>(command);
    Message note = *session.messages[3];
    note.parts.first().fields << StoredField {u"ignored"_s, true};
    session.messages[3] = std::make_shared<Message>(note);
    Message cut = *session.messages[1];
    cut.parts.last().fields << StoredField {u"reverted"_s, u"can be restored"_s};
    session.messages[1] = std::make_shared<Message>(cut);
    auto store = std::make_unique<FakeStore>();
    store->add(session);
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(linesOf(read), (QStringList {u"P One"_s, u"A Two"_s, u"P Three"_s}));
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::Others)], 3);
}

/// OpenCode keeps a command that the user ran as an answer behind a note in the user's name: no model called it.
void TestHandOver::commandsOfTheUser()
{
    FakeSession session = SessionBuilder(u"s"_s)
                              .user(u"One"_s)
                              .assistant(u"Two"_s)
                              .message(Role::User, u"user"_s)
                              .part(EventPart {u"synthetic"_s, u"The user ran a tool"_s, {}})
                              .message(Role::Assistant, u"assistant"_s)
                              .tool(u"bash"_s, uR"({"command":"ls"})"_s, u"a.txt"_s)
                              .message(Role::User, u"user"_s)
                              .part(EventPart {u"synthetic"_s, u"Go on"_s, {}})
                              .message(Role::Assistant, u"assistant"_s)
                              .tool(u"grep"_s, u"{}"_s, u"none"_s)
                              .build();
    for (const auto& [index, input] : {std::pair(3, 0), std::pair(5, 7)}) {
        Message answer = *session.messages[size_t(index)];
        answer.tokens.input = input;
        answer.tokens.output = 0;
        session.messages[size_t(index)] = std::make_shared<Message>(answer);
    }
    auto store = std::make_unique<FakeStore>();
    store->add(session);
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(linesOf(read),
        (QStringList {u"P One"_s, u"A Two"_s, uR"(P [Tool call: bash]/{"command":"ls"} + [Tool result: bash]/a.txt)"_s,
            u"A grep{}=none"_s}));
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::ToolsAsText)], 1);
}

/// Claude Code keeps what a command of the user stands for as a note of the program; the model was sent it.
void TestHandOver::commandsThatStandForAPrompt()
{
    const auto note = [](const QString& type, const QString& raw) { return EventPart {type, {}, LongText(raw)}; };
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"s"_s)
            .message(Role::System, u"user"_s)
            .part(note(u"/init"_s, uR"("<command-name>/init</command-name>")"_s))
            .message(Role::System, u"attachment"_s)
            .part(note(u"hook"_s, u"{}"_s))
            .message(Role::System, u"user"_s)
            .part(note(u"isMeta"_s, uR"({"type":"text","text":"Analyse **this** code"})"_s))
            .assistant(u"I see"_s)
            .message(Role::System, u"user"_s)
            .part(note(u"isMeta"_s, uR"("Go on from where you left off")"_s))
            .message(Role::System, u"user"_s)
            .part(note(u"/model"_s, uR"("<command-name>/model</command-name>")"_s))
            .message(Role::System, u"user"_s)
            .part(note(u"local-command-stdout"_s, uR"("Set model")"_s))
            .message(Role::System, u"user"_s)
            .part(note(u"isMeta"_s, uR"("Nothing of a command")"_s))
            .message(Role::System, u"user"_s)
            .part(note(u"bash-input"_s, uR"("<bash-input>ls</bash-input>")"_s))
            .message(Role::System, u"user"_s)
            .part(note(u"bash-stdout"_s, uR"("<bash-stdout>a.txt</bash-stdout><bash-stderr></bash-stderr>")"_s))
            .user(u"Why?"_s)
            .build());
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(linesOf(read),
        (QStringList {
            u"P Analyse **this** code"_s, u"A I see"_s, u"P [bash-input] ls + [bash-stdout] a.txt + Why?"_s}));
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::Others)], 6);
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::EarlyAnswers)], 0);
    // Lists do not know such a prompt, so that it is what names the session.
    store->add(SessionBuilder(u"unnamed"_s)
            .message(Role::System, u"user"_s)
            .part(note(u"/init"_s, uR"("<command-name>/init</command-name>")"_s))
            .message(Role::System, u"user"_s)
            .part(note(u"isMeta"_s, uR"("# Analyse **this** code\nand more")"_s))
            .build());
    ReadDraft unnamed(*store, {.session = SessionId(u"unnamed"_s)});
    QVERIFY2(unnamed.draft, unnamed.draft ? "" : qPrintable(reasonFor(unnamed.draft.error())));
    QCOMPARE(unnamed.draft->title, u"Analyse this code"_s);
    // One that begins with a tag.
    FakeSession tagged = SessionBuilder(u"tagged"_s)
                             .message(Role::System, u"user"_s)
                             .part(note(u"/plan"_s, uR"("<command-name>/plan</command-name>")"_s))
                             .message(Role::System, u"user"_s)
                             .part(note(u"objective"_s, uR"("<objective>Plan it.</objective>")"_s))
                             .build();
    Message asked = *tagged.messages[1];
    asked.fields << StoredField {u"isMeta"_s, true};
    tagged.messages[1] = std::make_shared<Message>(asked);
    store->add(tagged);
    ReadDraft planned(*store, {.session = SessionId(u"tagged"_s)});
    QVERIFY2(planned.draft, planned.draft ? "" : qPrintable(reasonFor(planned.draft.error())));
    QCOMPARE(linesOf(planned), QStringList(u"P <objective>Plan it.</objective>"_s));
}

/// The plan says of sub-agents that they can be handed over by themselves.
void TestHandOver::sessionsOfSideChains()
{
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"agent"_s)
            .user(u"Look"_s)
            .states(MessageState::SideChain)
            .assistant(u"Found"_s)
            .states(MessageState::SideChain)
            .build());
    store->add(SessionBuilder(u"main"_s).user(u"One"_s).assistant(u"Beside"_s).states(MessageState::SideChain).build());
    ReadDraft agent(*store, {.session = SessionId(u"agent"_s)});
    QVERIFY2(agent.draft, agent.draft ? "" : qPrintable(reasonFor(agent.draft.error())));
    QCOMPARE(linesOf(agent), (QStringList {u"P Look"_s, u"A Found"_s}));
    QCOMPARE(agent.draft->losses[size_t(HandOverLoss::SideChains)], 0);
    ReadDraft trunk(*store, {.session = SessionId(u"main"_s)});
    QVERIFY(trunk.draft);
    QCOMPARE(linesOf(trunk), QStringList(u"P One"_s));
    QCOMPARE(trunk.draft->losses[size_t(HandOverLoss::SideChains)], 1);
}

/// A file that an agent began with a summary has nothing else of what went before.
void TestHandOver::summariesOfWhatIsStoredNowhere()
{
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"s"_s)
            .message(Role::System, u"system"_s, u"You are helpful"_s)
            .states(MessageState::Summarised)
            .message(Role::System, u"compaction"_s, u"They talked"_s)
            .states(MessageState::Summary)
            .assistant(u"I see"_s)
            .user(u"One"_s)
            .assistant(u"Two"_s)
            .message(Role::System, u"compaction"_s, u"One and Two"_s)
            .states(MessageState::Summary)
            .user(u"Three"_s)
            .build());
    store->add(SessionBuilder(u"hidden"_s)
            .message(Role::System, u"compaction"_s)
            .part(CompactionPart {})
            .states(MessageState::Summary)
            .user(u"One"_s)
            .build());
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(linesOf(read), (QStringList {u"P They talked"_s, u"A I see"_s, u"P One"_s, u"A Two"_s, u"P Three"_s}));
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::Summaries)], 1);
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::EarlyAnswers)], 0);
    // One of a branch that was left stands for nothing that is handed over.
    store->add(SessionBuilder(u"left"_s)
            .user(u"One"_s)
            .states(MessageState::Summarised)
            .assistant(u"Two"_s)
            .states(MessageState::Summarised)
            .message(Role::System, u"compaction"_s, u"They talked"_s)
            .states(MessageState::Summary)
            .message(Role::User, u"branch_summary"_s, u"Another way failed"_s)
            .states(MessageState::Summary)
            .user(u"Three"_s)
            .build());
    ReadDraft left(*store, {.session = SessionId(u"left"_s)});
    QVERIFY2(left.draft, left.draft ? "" : qPrintable(reasonFor(left.draft.error())));
    QCOMPARE(linesOf(left), (QStringList {u"P One"_s, u"A Two"_s, u"P Another way failed + Three"_s}));
    QCOMPARE(left.draft->losses[size_t(HandOverLoss::Summaries)], 1);
    ReadDraft hidden(*store, {.session = SessionId(u"hidden"_s)});
    QVERIFY2(hidden.draft, hidden.draft ? "" : qPrintable(reasonFor(hidden.draft.error())));
    QCOMPARE(linesOf(hidden), (QStringList {u"P One"_s}));
    QCOMPARE(hidden.draft->losses[size_t(HandOverLoss::Others)], 1);
}

/// Where the name in the plan is cut.
void TestHandOver::longTitlesStayWhole()
{
    const QString title = u"Why is "_s + u"a long title "_s.repeated(10) + u"cut?"_s;
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"s"_s).title(title).user(u"One"_s).build());
    ReadDraft read(*store, {.session = SessionId(u"s"_s)});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    QCOMPARE(read.draft->title, title);
    QVERIFY(read.draft->name.size() <= 80);
}

/// Programs in JavaScript cut texts within a character. Strict readers refuse all of a record with such a half.
void TestHandOver::halvesOfCharacters()
{
    const QString half(QChar(0xd83d));
    const QString whole = QString::fromUcs4(U"\U0001f600");
    auto store = std::make_unique<FakeStore>();
    store->add(SessionBuilder(u"s"_s)
            .user(u"One "_s + half)
            .assistant(u"Two "_s + whole)
            .tool(u"ls"_s, uR"({"a\ud83d":["\ude00","\ud83d\ude00"]})"_s, half + u" three"_s)
            .tool(u"ls"_s, u"not JSON "_s + half, u"four"_s)
            .build());
    ReadDraft read(*store, {.session = SessionId(u"s"_s), .title = u"Title "_s + half});
    QVERIFY2(read.draft, read.draft ? "" : qPrintable(reasonFor(read.draft.error())));
    const QString stand(QChar(QChar::ReplacementCharacter));
    const QString calls = u"ls{\"a%1\":[\"%1\",\"%2\"]}=%1 three + ls{\"input\":\"not JSON %1\"}=four"_s;
    QCOMPARE(linesOf(read), (QStringList {u"P One "_s + stand, u"A Two %1 + "_s.arg(whole) + calls.arg(stand, whole)}));
    QCOMPARE(read.draft->title, QString(u"Title "_s + stand));
    QCOMPARE(read.draft->losses[size_t(HandOverLoss::HalfCharacters)], 4);
}

/// Thinking and tools as text: no call is left, and answers become one.
void TestHandOver::choices()
{
    const QTemporaryDir folder;
    const auto store = openStore(writtenStore(folder));
    QVERIFY(store);
    HandOverWish wish {.session = readstore::listed(**store).front().id, .title = u"Other"_s};
    wish.thinking = HandOverWish::Thinking::AsText;
    wish.tools = HandOverWish::Tools::AsText;
    ReadDraft read(**store, wish);
    const auto& draft = read.draft;
    QVERIFY(draft);
    const QStringList wanted {u"P One + Two"_s,
        uR"(A First + [Thinking]/Hm + [Tool call: read_file]/{"path":"a"} + [Tool result: read_file]/A + )"
        uR"([Tool call: bash]/{"command":"false"} + [Tool error: bash]/exit 1 + Second + )"
        uR"([Tool call: bash]/{"command":"sleep"} + [Tool call: grep]/{} + [Tool result: grep]/none + Third)"_s,
        u"P Thanks"_s};
    QCOMPARE(linesOf(read), wanted);
    QCOMPARE(draft->losses[size_t(HandOverLoss::ToolsAsText)], 3);
    QCOMPARE(draft->title, u"Other"_s);
}

void TestHandOver::everyShapeIsComplete()
{
    QVERIFY(Receiver::all().size() >= 6);
    for (const Receiver& receiver : Receiver::all()) {
        QVERIFY2(!receiver.idRule("session").isEmpty(), qPrintable(receiver.format()));
        QVERIFY2(
            receiver.hasBlock("prompt", "text") && receiver.hasBlock("answer", "call"), qPrintable(receiver.format()));
    }
    QCOMPARE(handOverFormats().size(), 6);
}

void TestHandOver::namesWhatIsLost()
{
    HandOverLosses losses {};
    QVERIFY(textsOf(losses).isEmpty());
    losses.fill(2);
    const QStringList texts = textsOf(losses);
    QCOMPARE(texts.size(), qsizetype(losses.size()));
    for (const QString& text : texts)
        QVERIFY2(text.endsWith(u'.') && text.contains(u'2'), qPrintable(text));
}

/// Agents refuse another provider than the one they are set up with, or do not know one that another agent used.
void TestHandOver::goesOnWithTheModelOfTheStore()
{
    NEED(missingSample(realStore(u"codex/generated"_s)));
    NEED(missingSample(realStore(u"opencode/generated"_s)));
    const auto codex = handOverTarget(u"codex"_s, realStore(u"codex/generated"_s), {});
    QVERIFY(codex);
    QCOMPARE(codex->provider, u"mock"_s);
    const auto opencode = handOverTarget(u"opencode"_s, realStore(u"opencode/generated"_s), {});
    QVERIFY(opencode);
    QVERIFY(!opencode->provider.isEmpty() && !opencode->model.isEmpty());

    const QTemporaryDir folder;
    const auto store = openStore(writtenStore(folder));
    QVERIFY(store);
    const HandOverWish wish {.session = readstore::listed(**store).front().id, .directory = u"/srv"_s};
    const auto fileOf = [&](const Result<HandOverTarget>& target) {
        const auto plan = planHandOver(**store, wish, *target, {});
        QFile file(plan ? plan->files->steps.first().content.files().value(0) : QString());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(fileOf(codex).contains(R"("model_provider":"mock")"));
    const QByteArray provider = '"' + opencode->provider.toUtf8() + '"';
    QVERIFY(fileOf(opencode).contains(QByteArray("\"providerID\":" + provider)));
    // A new home goes on with what is usual, or says what is missing.
    const auto fresh = handOverTarget(u"codex"_s, folder.filePath(u"codex"_s), {});
    QVERIFY(fresh);
    QVERIFY(fileOf(fresh).contains(R"("model_provider":"openai")"));
    const auto unknown = handOverTarget(u"opencode"_s, folder.filePath(u"opencode"_s), {});
    QVERIFY(unknown);
    const auto plan = planHandOver(**store, wish, *unknown, {});
    QVERIFY(plan);
    QVERIFY(plan->warnings.last().contains(u"--model"_s));
}

void TestHandOver::newHomes_data()
{
    QTest::addColumn<QString>("format");
    for (const QString& format : {u"claude-code"_s, u"codex"_s, u"pi"_s, u"mantis"_s})
        QTest::newRow(qPrintable(format)) << format;
}

/// An agent that never ran yet finds the session at its usual place.
void TestHandOver::newHomes()
{
    QFETCH(const QString, format);
    NEED(missingSample(realStore(u"mnesis/small.db"_s)));
    const QTemporaryDir folder;
    const QString home = folder.filePath(u"home"_s);
    const auto source = openStore(realStore(u"mnesis/small.db"_s));
    QVERIFY(source);
    const auto target = handOverTarget(format, home, {});
    QVERIFY2(target, target ? "" : qPrintable(reasonFor(target.error())));
    const HandOverWish wish {
        .session = readstore::listed(**source).back().id, .title = u"Taken over"_s, .directory = u"/srv/my.app"_s};
    const auto plan = planHandOver(**source, wish, *target, {});
    QVERIFY2(plan, plan ? "" : qPrintable(reasonFor(plan.error())));
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(target->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(reasonFor(receipt.error())));
    const auto store = openStore(home);
    QVERIFY2(store, store ? "" : qPrintable(reasonFor(store.error())));
    QCOMPARE((*store)->info().format, format);
    const auto info = (*store)->session(plan->newSession, ListDetail::Full, {});
    QVERIFY(info);
    QCOMPARE(info->title, u"Taken over"_s);
    QCOMPARE(info->directory, u"/srv/my.app"_s);
    QVERIFY(!continueCommand((*store)->info(), plan->newSession).isEmpty());
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QVERIFY(filetree::filesIn(home).isEmpty());
}

void TestHandOver::refusals()
{
    const QTemporaryDir folder;
    QVERIFY(!handOverTarget(u"nonsense"_s, folder.path(), {}));
    // A database is made by its agent alone.
    const auto none = handOverTarget(u"mnesis"_s, folder.filePath(u"new.db"_s), {});
    QVERIFY(!none);
    QCOMPARE(none.error().code, Errc::NotSupported);
    NEED(missingSample(realStore(u"mnesis/small.db"_s)));
    const auto source = openStore(realStore(u"mnesis/small.db"_s));
    QVERIFY(source);
    const auto target = handOverTarget(u"claude-code"_s, folder.path(), {});
    QVERIFY(target);
    const auto plan = planHandOver(**source, {.session = readstore::listed(**source).back().id}, *target, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, Errc::Usage); // no project folder is known
}

void TestHandOver::placesThatCannotBeWritten()
{
    const QTemporaryDir folder;
    const QString database = writtenStore(folder);
    // Below a file there can be no folder.
    const auto within = handOverTarget(u"claude-code"_s, database + u"/claude/home"_s, {});
    QVERIFY(!within);
    QCOMPARE(within.error().code, Errc::NotSupported);
    QVERIFY(handOverTarget(u"claude-code"_s, folder.filePath(u"new/claude/home"_s), {}));
    if (::geteuid() == 0)
        return; // may write everywhere
    const QString locked = folder.filePath(u"locked"_s);
    QVERIFY(QDir().mkpath(locked));
    QVERIFY(QFile::setPermissions(locked, QFile::ReadOwner | QFile::ExeOwner));
    const auto source = openStore(database);
    QVERIFY(source);
    const auto target = handOverTarget(u"claude-code"_s, locked + u"/home"_s, {});
    QVERIFY(target);
    const HandOverWish wish {.session = readstore::listed(**source).front().id, .directory = u"/srv"_s};
    const auto plan = planHandOver(**source, wish, *target, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, Errc::ReadOnly);
    QVERIFY2(plan.error().text.contains(locked), qPrintable(plan.error().text));
}

TEST_CLASS(TestHandOver)
#include "tst_handover.moc"
