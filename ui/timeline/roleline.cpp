// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/roleline.h"

#include "core/models/findingindex.h"
#include "ui/common/partcopy.h"
#include "ui/timeline/rowlayout.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RoleLineText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

struct RoleLook
{
    QString name;
    Ink ink = Ink::Text;
};

RoleLook lookOf(const Message& message)
{
    switch (message.role) {
    case Role::User:
        return {RoleLineText::tr("You"), Ink::Accent};
    case Role::Assistant:
        return {RoleLineText::tr("Assistant")};
    case Role::System:
        return {RoleLineText::tr("System"), Ink::Muted};
    case Role::Tool:
        return {RoleLineText::tr("Tool"), Ink::Tool};
    case Role::Colleague:
        return {message.agent.isEmpty() ? RoleLineText::tr("Another assistant") : message.agent, Ink::Branch};
    case Role::Unknown:
        break;
    }
    return {message.storedRole.isEmpty() ? RoleLineText::tr("Unknown role") : message.storedRole, Ink::Muted};
}

/// The worst finding by its kind, and how many there are besides.
Segment findingChip(const QList<Finding>& findings)
{
    const Finding& worst = *std::ranges::max_element(findings, {}, &Finding::severity);
    const QString heading = headingOf(worst.code);
    return {.kind = Segment::Kind::Chip,
        .text = findings.size() == 1
            ? heading
            : RoleLineText::tr("%1 and %n more", nullptr, int(findings.size()) - 1).arg(heading),
        .face = Face::Small,
        .ink = worst.severity == Finding::Severity::Error  ? Ink::Error
            : worst.severity == Finding::Severity::Warning ? Ink::Warning
                                                           : Ink::Muted,
        .action = {BlockAction::Kind::Finding, {}},
        .before = 2,
        .shortText = QLocale().toString(findings.size()),
        .icon = iconOf(worst.severity)};
}

/// "‹ 1 of 2 ›"; the arrows go to the branches before and after, if there are.
void addBranches(LineBlock& line, const BranchChoice& choice)
{
    const auto arrow = [&](const QString& text, qsizetype to, double before) {
        const bool isThere = to >= 0 && to < choice.branches.size();
        line.start.push_back({.text = text,
            .face = Face::Bold,
            .ink = isThere ? Ink::Branch : Ink::Muted,
            .action = isThere ? BlockAction {BlockAction::Kind::Branch, choice.branches[to].value} : BlockAction {},
            .before = before});
    };
    arrow(u" ‹ "_s, choice.current - 1, 2);
    line.start.push_back({.text = RoleLineText::tr("%1 of %2").arg(choice.current + 1).arg(choice.branches.size()),
        .face = Face::Small,
        .ink = Ink::Branch,
        .before = 0});
    arrow(u" › "_s, choice.current + 1, 0);
}

} // namespace

std::unique_ptr<LineBlock> roleLine(const Message& message, const RowExtras& extras, const TimelineStyle& style)
{
    RoleLook look = lookOf(message);
    if (message.states.testFlag(MessageState::Discarded))
        look.ink = Ink::Muted;
    auto line = std::make_unique<LineBlock>(style.lineHeight(Face::Body));
    line->start = {{.text = look.name, .face = Face::Bold, .ink = look.ink, .before = 0}};
    const QString detail = roleDetail(message);
    if (!detail.isEmpty())
        line->start.push_back(
            {.text = detail, .face = Face::Meta, .ink = Ink::Muted, .elide = Qt::ElideRight, .drop = 2, .before = 1.5});
    const auto chip = [&](MessageState state, const QString& word, Ink ink) {
        if (message.states.testFlag(state))
            line->start.push_back(
                {.kind = Segment::Kind::Chip, .text = word, .face = Face::Small, .ink = ink, .drop = 3, .before = 2});
    };
    chip(MessageState::Discarded, RoleLineText::tr("discarded"), Ink::Muted);
    chip(MessageState::Ephemeral, RoleLineText::tr("ephemeral"), Ink::Muted);
    chip(MessageState::Interrupted, RoleLineText::tr("interrupted"), Ink::Warning);
    chip(MessageState::Damaged, RoleLineText::tr("damaged"), Ink::Error);
    if (!extras.findings.isEmpty())
        line->start.push_back(findingChip(extras.findings));
    if (extras.branches)
        addBranches(*line, *extras.branches);
    if (!extras.chip.isEmpty())
        line->start.push_back({.kind = Segment::Kind::Chip,
            .text = extras.chip,
            .face = Face::Small,
            .ink = Ink::Warning,
            .drop = 1,
            .before = 2,
            .shortText = RoleLineText::tr("needed again")});
    line->copyText = look.name;
    return line;
}

} // namespace stemma
