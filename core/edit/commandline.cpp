// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/commandline.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString quoted(const QString& word)
{
    static const QRegularExpression plain(u"^[-A-Za-z0-9_@%+=:,./]+$"_s);
    if (plain.match(word).hasMatch())
        return word;
    QString inside = word;
    inside.replace(u'\'', u"'\\''"_s);
    return u'\'' + inside + u'\'';
}

/// The command's name and what it takes beside store and session.
struct Words
{
    QStringList operator()(const ForkEdit& edit) const
    {
        QStringList words = cut(u"fork"_s, edit.at, edit.before);
        if (!edit.title.isEmpty())
            words << valued(u"--title"_s, edit.title);
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

} // namespace

QString commandLine(const QString& store, const Edit& edit)
{
    QStringList words = std::visit(Words {}, edit);
    QStringList line {u"stemma"_s, words.takeFirst(), store};
    if (!sessionOf(edit).isEmpty())
        line << u"--session"_s << sessionOf(edit).value;
    line += words;
    for (QString& word : line)
        word = quoted(word);
    return line.join(u' ');
}

} // namespace stemma
