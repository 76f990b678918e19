// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/tooledits.h"

#include "core/filechanges/filepaths.h"
#include "core/store/json/json.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

const json::Value* textAmong(const json::Value& object, std::initializer_list<QStringView> keys)
{
    for (const QStringView key : keys) {
        if (const json::Value* value = object.find(key); value && value->isString())
            return value;
    }
    return nullptr;
}

QString textOr(const json::Value* value)
{
    return value ? value->string : QString();
}

/// What one object says; nothing where it holds neither text.
std::optional<ToolEdit> editIn(const json::Value& object)
{
    ToolEdit edit;
    const json::Value* before
        = textAmong(object, {u"old_string", u"oldString", u"old_text", u"oldText", u"old_str", u"old"});
    edit.before = textOr(before);
    edit.after = textOr(textAmong(object,
        {u"new_string", u"newString", u"new_text", u"newText", u"new_str", u"new", u"content", u"file_text", u"text"}));
    edit.isWhole = edit.before.isEmpty();
    for (const QStringView key : {u"replace_all", u"replaceAll"}) {
        const json::Value* all = object.find(key);
        edit.isEverywhere = edit.isEverywhere || (all && all->boolean);
    }
    return edit.before.isEmpty() && edit.after.isEmpty() ? std::nullopt : std::optional(edit);
}

} // namespace

bool mayEdit(const QString& tool)
{
    return tool.contains("edit"_L1, Qt::CaseInsensitive) || tool.contains("write"_L1, Qt::CaseInsensitive)
        || tool.contains("replace"_L1, Qt::CaseInsensitive);
}

QList<ToolEdit> toolEdits(const ToolPart& tool)
{
    // What failed changed nothing; of a cut input the end is not known.
    if (!mayEdit(tool.name) || tool.state == ToolPart::State::Error || tool.hasError || tool.input.truncated)
        return {};
    const auto input = json::parse(tool.input.text.toUtf8());
    if (!input || !input->isObject())
        return {};
    const QStringList paths = pathsIn(*input);
    if (paths.size() != 1)
        return {};
    QList<ToolEdit> edits;
    const auto take = [&](const json::Value& object) {
        if (auto edit = editIn(object)) {
            edit->path = paths.first();
            edits += *edit;
        }
    };
    take(*input);
    if (const json::Value* several = input->find(u"edits"); several && edits.isEmpty()) {
        for (const json::Value& item : several->items)
            take(item);
    }
    return edits;
}

} // namespace stemma
