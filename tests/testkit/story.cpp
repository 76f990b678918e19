// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/story.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isDirection(QStringView line)
{
    return line.size() > 1 && line[0] == u'@' && line[1].isLetter();
}

/// The @p count first words of a direction's argument, and the rest.
QStringList words(const QString& argument, int count)
{
    QStringList list = argument.split(u' ');
    if (list.size() > count) {
        const QString rest = list.mid(count).join(u' ');
        list = list.first(count);
        list.append(rest);
    }
    while (list.size() <= count)
        list.append(QString());
    return list;
}

} // namespace

Story::Story(MnesisBuilder& builder)
    : m_builder(builder)
{
}

Result<> Story::read(QStringView transcript)
{
    const QList<QStringView> lines = transcript.split(u'\n');
    for (qsizetype i = 0; i < lines.size();) {
        if (!isDirection(lines[i])) { // the licence lines at the start
            ++i;
            continue;
        }
        const QString head = lines[i].mid(1).toString();
        const qsizetype begin = ++i;
        while (i < lines.size() && !isDirection(lines[i]))
            ++i;
        QStringList body;
        for (qsizetype line = begin; line < i; ++line)
            body.append(lines[line].toString());
        while (!body.isEmpty() && body.last().isEmpty())
            body.removeLast();
        const QString name = head.section(u' ', 0, 0);
        if (!direct(name, head.section(u' ', 1), body.join(u'\n'))) {
            return fail(Errc::Usage,
                QCoreApplication::translate("Story", "Line %1 has an unknown direction: %2.").arg(begin).arg(head));
        }
    }
    endMessage();
    return {};
}

bool Story::direct(const QString& name, const QString& argument, const QString& text)
{
    if (name == "session"_L1) {
        beginSession(argument, text);
    } else if (name == "wait"_L1) {
        m_builder.after(Duration {argument.toInt() * 1000});
    } else if (name == "fork"_L1) {
        m_builder.copyFrom(m_sessionIds.value(words(argument, 1)[0]), words(argument, 1)[1].toInt());
        m_context = 30'000;
    } else if (name == "deleted"_L1) {
        m_builder.softDeleted();
    } else if (name == "metadata"_L1) {
        m_builder.metadata(argument);
    } else if (name == "statement"_L1) {
        m_builder.statement(argument);
    } else if (name == "prune"_L1) {
        endMessage();
        m_builder.prune(words(argument, 1)[0].toInt(), words(argument, 1)[1].toInt());
    } else if (name == "leaf"_L1) {
        endMessage();
        m_builder.leaf(words(argument, 1)[0].toInt(), words(argument, 1)[1].toInt(), text);
        m_context = text.size() / 3 + 6'000;
    } else if (name == "condense"_L1) {
        endMessage();
        m_builder.condense(argument.toInt(), text);
        m_context = text.size() / 3 + 6'000;
    } else if (name == "user"_L1 || name == "assistant"_L1 || name == "call"_L1) {
        beginMessage(name == "user"_L1, name == "call"_L1);
        if (!text.isEmpty())
            addPart(u"text"_s, {}, text);
    } else {
        return addPart(name, argument, text);
    }
    return true;
}

bool Story::addPart(const QString& name, const QString& argument, const QString& text)
{
    m_output += text.size() / 3;
    if (name == "text"_L1) {
        m_builder.text(text);
    } else if (name == "thinking"_L1) {
        m_builder.thinking(text);
        m_builder.after(Duration {text.size() * 9});
    } else if (name == "patch"_L1) {
        m_builder.patch(text % u'\n');
    } else if (name == "file"_L1) {
        const QStringList parts = words(argument, 3);
        m_builder.fileReference(parts[0], parts[1], parts[2].toLongLong(), parts[3] % u'\n' % text);
    } else if (name == "raw"_L1) {
        m_builder.rawPart(argument, text);
    } else if (name == "finish"_L1) {
        m_builder.finish(argument);
        m_failed = true;
    } else if (name == "error"_L1) {
        m_builder.error(words(argument, 1)[0], words(argument, 1)[1], true).finish(u"error"_s);
        m_failed = true;
    } else if (name == "running"_L1 || name == "pending"_L1) {
        m_builder.openTool(words(argument, 1)[0], words(argument, 1)[1], name);
        m_usedTool = true;
    } else {
        return addTool(name, argument, text);
    }
    return true;
}

bool Story::addTool(const QString& name, const QString& argument, const QString& text)
{
    const bool failed = name.endsWith(u'!');
    const QString tool = failed ? name.chopped(1) : name;
    const QStringList parts = words(argument, 1);
    const Duration took {qMax(1, qRound(parts[0].toDouble() * 1000))};
    QString input;
    if (tool == "bash"_L1)
        input = uR"({"command": %1})"_s.arg(pythonString(parts[1]));
    else if (tool == "read"_L1)
        input = uR"({"path": %1})"_s.arg(pythonString(parts[1]));
    else if (tool == "search"_L1)
        input = uR"({"pattern": %1, "path": "."})"_s.arg(pythonString(parts[1]));
    else if (tool == "edit"_L1)
        input = uR"({"path": %1, "diff": %2})"_s.arg(pythonString(parts[1]), pythonString(text));
    else
        return false;
    m_usedTool = true;
    if (failed) {
        m_builder.failedTool(tool, input, text.section(u'\n', 0, 0), took, text.section(u'\n', 1));
    } else if (tool == "edit"_L1) {
        m_builder.tool(tool, input, u"The change was applied."_s, took);
        m_builder.patch(text % u'\n');
    } else {
        m_builder.tool(tool, input, text, took);
    }
    return true;
}

void Story::beginSession(const QString& argument, const QString& prompt)
{
    endMessage();
    const QStringList parts = words(argument, 4);
    m_builder.session(parts[4], m_sessionIds.value(parts[1]));
    m_builder.agent(parts[2]).model(parts[3]).systemPrompt(prompt);
    m_sessionIds.insert(parts[0], m_builder.sessionId());
    m_context = 6'000;
    m_fresh = 0;
}

void Story::beginMessage(bool byUser, bool withStep)
{
    endMessage();
    m_builder.after(Duration {500 + m_dice.below(6'000)});
    if (byUser) {
        m_step = 0;
        m_builder.user();
    } else {
        m_builder.assistant();
        m_inAssistant = true;
        m_withStep = withStep;
        if (withStep)
            m_builder.stepStart(m_step, u"snap-%1"_s.arg(m_builder.messageCount(), 4, 10, QLatin1Char('0')));
    }
}

void Story::endMessage()
{
    const qint64 output = std::exchange(m_output, 0);
    m_context += m_fresh;
    m_fresh = output;
    if (!std::exchange(m_inAssistant, false))
        return;
    // What the provider answered counts as output once; afterwards it is read from its cache.
    MnesisUsage usage;
    usage.input = 40 + m_dice.below(900);
    usage.output = 30 + output / 2;
    usage.cacheRead = m_context;
    usage.cacheWrite = m_fresh;
    if (std::exchange(m_withStep, false))
        m_builder.stepFinish(m_step++, usage);
    const bool usedTool = std::exchange(m_usedTool, false);
    if (!std::exchange(m_failed, false))
        m_builder.usage(usage).finish(usedTool ? u"tool_calls"_s : u"stop"_s);
}

} // namespace stemma
