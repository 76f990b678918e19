// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/commandline.h"

#include "core/base/plainjson.h"
#include "core/base/shellword.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The command's name and what it takes beside store and session.
struct CommandLineText
{
    QStringList operator()(const ForkEdit& edit) const
    {
        QStringList words = cut(u"fork"_s, edit.at, edit.before);
        if (!edit.title.isEmpty())
            words << valued(u"--title"_s, edit.title);
        if (edit.withoutThinking)
            words << u"--without-thinking"_s;
        if (edit.withoutCheckpoints)
            words << u"--without-checkpoints"_s;
        for (const QString& constraint : edit.constraints)
            words << valued(u"--add-constraint"_s, constraint);
        return words;
    }
    QStringList operator()(const ResumeEdit& edit) const { return cut(u"resume"_s, edit.at, edit.before); }
    QStringList operator()(const RenameEdit& edit) const
    {
        return QStringList {u"rename"_s} << valued(u"--title"_s, edit.title);
    }
    QStringList operator()(const TextEdit& edit) const
    {
        return place(u"edit"_s, edit.message, edit.part) << valued(u"--text"_s, edit.text);
    }
    QStringList operator()(const RemoveEdit& edit) const
    {
        QStringList words {u"remove"_s, u"--message"_s};
        for (const MessageId& id : edit.messages)
            words << id.value;
        if (edit.part)
            words << u"--part"_s << QString::number(*edit.part);
        return words;
    }
    QStringList operator()(const PruneEdit& edit) const
    {
        return place(edit.restore ? u"unprune"_s : u"prune"_s, edit.message, edit.part);
    }
    QStringList operator()(const DeleteEdit&) const { return {u"delete"_s}; }
    QStringList operator()(const InsertEdit& edit) const
    {
        QStringList words {u"insert"_s};
        if (!edit.after.isEmpty())
            words << u"--after"_s << edit.after.value;
        return words << valued(u"--role"_s, edit.role) << valued(u"--text"_s, edit.text);
    }
    QStringList operator()(const CheckpointEdit& edit) const
    {
        return cut(u"checkpoint"_s, edit.at, false) << valued(u"--label"_s, edit.label);
    }
    QStringList operator()(const MarkEdit& edit) const
    {
        QStringList words {u"tag"_s};
        for (const QString& label : edit.labels)
            words << valued(u"--label"_s, label);
        return words << (edit.isFlagged ? u"--flagged"_s : u"--not-flagged"_s);
    }
    QStringList operator()(const MoveEdit& edit) const
    {
        return QStringList {u"move"_s} << valued(u"--from"_s, edit.from) << valued(u"--to"_s, edit.to);
    }
    QStringList operator()(const RepairEdit& edit) const
    {
        QStringList words {u"repair"_s};
        for (const QString& code : edit.codes)
            words << u"--code"_s << code;
        if (!edit.place.isEmpty())
            words << valued(u"--place"_s, edit.place);
        return edit == RepairEdit {edit.session, {}, {}} ? words << u"--all"_s : words;
    }
    QStringList operator()(const CompactEdit& edit) const
    {
        QStringList words {u"compact"_s, u"--level"_s, QString::number(edit.level)};
        if (!edit.to.isEmpty())
            words << u"--to"_s << edit.to.value;
        for (const NodeId& node : edit.nodes)
            words << u"--node"_s << node.value;
        if (edit.inPlace)
            words << u"--in-place"_s;
        return edit.text.isEmpty() ? words : words << valued(u"--text"_s, edit.text);
    }
    QStringList operator()(const DissolveEdit& edit) const { return {u"dissolve"_s, u"--node"_s, edit.node.value}; }

private:
    /// As one word, so that a value that begins with a dash is none of the options.
    static QString valued(const QString& option, const QString& value) { return option + u'=' + value; }
    static QStringList cut(const QString& command, const MessageId& at, bool before)
    {
        QStringList words {command, u"--at"_s, at.value};
        if (before)
            words << u"--before"_s;
        return words;
    }
    static QStringList place(const QString& command, const MessageId& message, int part)
    {
        return {command, u"--message"_s, message.value, u"--part"_s, QString::number(part)};
    }
};

/// The command, the store (where it is said) and what the command takes.
template<typename Wish> QStringList wordsOf(const QString& store, const Wish& wish)
{
    QStringList words = CommandLineText {}(wish);
    QStringList line {words.takeFirst()};
    if (!store.isEmpty())
        line << store;
    if (!wish.session.isEmpty())
        line << u"--session"_s << wish.session.value;
    return line + words;
}

QString lineOf(QStringList words)
{
    for (QString& word : words)
        word = shellWord(word);
    return u"stemma "_s + words.join(u' ');
}

QString lineOf(const QString& store, const BatchEdit& batch)
{
    QString text = lineOf({u"batch"_s, store}) + u" <<'END'\n"_s;
    for (const SingleEdit& one : batch.edits) {
        const QStringList words = std::visit([](const auto& wish) { return wordsOf({}, wish); }, one);
        text += QString::fromUtf8(compactJson(words)) + u'\n';
    }
    return text + u"END"_s;
}

} // namespace

QString commandLine(const QString& store, const Edit& edit)
{
    return std::visit(
        [&](const auto& wish) {
            if constexpr (std::is_same_v<std::decay_t<decltype(wish)>, BatchEdit>)
                return lineOf(store, wish);
            else
                return lineOf(wordsOf(store, wish));
        },
        edit);
}

} // namespace stemma
