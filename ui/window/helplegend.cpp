// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/helplegend.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/common/toolwords.h"
#include "ui/timeline/rail.h"

#include <QCoreApplication>

#include <functional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct LegendText
{
    Q_DECLARE_TR_FUNCTIONS(Legend)
};

constexpr QSize SignSize {24, 20};

QPixmap drawn(double ratio, const std::function<void(QPainter&, const QRectF&)>& draw)
{
    QPixmap picture(SignSize * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    draw(painter, QRectF({0, 0}, SignSize));
    return picture;
}

QPixmap railSign(double ratio, MessageStates states)
{
    return drawn(ratio,
        [states](QPainter& painter, const QRectF& lane) { rail::paint(painter, lane, states, Style::colours()); });
}

QPixmap iconSign(double ratio, const QString& name, const QColor& colour)
{
    return drawn(ratio, [&](QPainter& painter, const QRectF& lane) {
        painter.drawPixmap(
            QPointF(lane.center().x() - 8, lane.center().y() - 8), icons::pixmap(name, 16, colour, ratio));
    });
}

QPixmap textSign(double ratio, const QString& text)
{
    return drawn(ratio, [&](QPainter& painter, const QRectF& lane) {
        painter.setFont(Style::measures().meta);
        painter.setPen(Style::colours().muted);
        painter.drawText(lane, int(Qt::AlignCenter), text);
    });
}

QPixmap barSign(double ratio, const QColor& colour)
{
    return drawn(ratio, [&](QPainter& painter, const QRectF& lane) {
        painter.fillRect(QRectF(lane.left() + 2, lane.center().y() - 2, lane.width() - 4, 4), colour);
    });
}

LegendGroup railLegend(double ratio)
{
    using rail::Membership;
    const auto word = [](Membership membership) { return rail::wordFor(membership); };
    LegendGroup group {LegendText::tr("At the left of each message, and in the overview"), {}};
    group.entries = {
        {railSign(ratio, MessageState::InContext), word(Membership::InContext),
            LegendText::tr("The model is sent it with the next prompt.")},
        {railSign(ratio, MessageState::Summarised), word(Membership::Summarised),
            LegendText::tr("The model is sent a summary in its place.")},
        {railSign(ratio, MessageState::Discarded), word(Membership::Discarded),
            LegendText::tr("The session was resumed before it; it is kept, and the model is not sent it.")},
        {railSign(ratio, MessageState::Ephemeral), word(Membership::Ephemeral),
            LegendText::tr("It was sent once and is not part of the conversation.")},
        {railSign(ratio, MessageState::SideChain), word(Membership::SideChain),
            LegendText::tr("It belongs to a sub-agent or to a branch beside the main one.")},
        {drawn(ratio,
             [](QPainter& painter, const QRectF& lane) { rail::paintCompaction(painter, lane, Style::colours()); }),
            LegendText::tr("compaction"), LegendText::tr("A summary took the place of the messages above it.")},
        {drawn(ratio,
             [](QPainter& painter, const QRectF& lane) { rail::paintBranches(painter, lane, Style::colours()); }),
            LegendText::tr("branches"), LegendText::tr("The session goes on from here in more than one way.")},
        {railSign(ratio, MessageState::Flagged), LegendText::tr("flagged"),
            LegendText::tr("The check found something about it, or the store marks it.")},
    };
    return group;
}

LegendGroup toolLegend(double ratio)
{
    const Colours& c = Style::colours();
    LegendGroup group {LegendText::tr("Tool calls"), {}};
    const auto add = [&](const QString& icon, const QColor& colour, ToolPart::State state, const QString& meaning) {
        ToolPart tool;
        tool.state = state;
        group.entries.append({iconSign(ratio, icon, colour), stateWord(tool), meaning});
    };
    add(u"ok"_s, c.ok, ToolPart::State::Completed, LegendText::tr("The tool gave back a result."));
    add(u"fail"_s, c.error, ToolPart::State::Error, LegendText::tr("The tool gave back an error."));
    add(u"running"_s, c.muted, ToolPart::State::Running, LegendText::tr("No result is stored yet."));
    add(u"empty"_s, c.warning, ToolPart::State::Orphan, LegendText::tr("No result is stored, and none will come."));
    group.entries.append({iconSign(ratio, u"pruned"_s, c.muted), LegendText::tr("pruned"),
        LegendText::tr("The model is no longer sent the output. It is still stored.")});
    return group;
}

LegendGroup thinkingLegend(double ratio)
{
    using State = ReasoningPart::State;
    LegendGroup group {LegendText::tr("Thinking"), {}};
    for (const State state : {State::Signed, State::Open, State::Redacted, State::Encrypted, State::Empty})
        group.entries.append({iconSign(ratio, stateIcon(state), Style::colours().muted), stateWord(state),
            stateMeaning(state).section(u": "_s, 1)});
    return group;
}

LegendGroup figuresLegend(double ratio)
{
    return {LegendText::tr("Figures at the right"),
        {{textSign(ratio, u"≈ 48"_s), LegendText::tr("tokens, estimated"),
             LegendText::tr("Counted by Stemma. Figures without ≈ are those that the provider reported.")},
            {textSign(ratio, u"+9 s"_s), LegendText::tr("gap"), LegendText::tr("The time since the message before.")},
            {iconSign(ratio, u"checkpoint"_s, Style::colours().accent), LegendText::tr("checkpoint"),
                LegendText::tr("A place with a name, to come back to.")}}};
}

LegendGroup hiddenLegend(double ratio)
{
    return {LegendText::tr("Hidden characters in code, commands, paths and titles"),
        {{textSign(ratio, u"⇢ ⇠ ⇡"_s), LegendText::tr("direction"),
             LegendText::tr("A mark that changes the direction in which text is shown, or ends such a change.")},
            {textSign(ratio, u"␦"_s), LegendText::tr("no width"),
                LegendText::tr("A character that takes no room. A letter behind it was hidden as a tag.")}}};
}

LegendGroup timesLegend(double ratio)
{
    const Colours& c = Style::colours();
    return {LegendText::tr("Time axis (View > Time axis)"),
        {{barSign(ratio, c.accent), LegendText::tr("agent"),
             LegendText::tr("The time from one message to the next, which the agent wrote or a tool gave back.")},
            {barSign(ratio, c.tool), LegendText::tr("tools"),
                LegendText::tr("The time between calls and their results.")},
            {textSign(ratio, u"- - -"_s), LegendText::tr("waiting for you"),
                LegendText::tr("The time until the next prompt. Long waits are drawn shorter.")}}};
}

} // namespace

QList<LegendGroup> timelineLegend(double deviceRatio)
{
    return {railLegend(deviceRatio), toolLegend(deviceRatio), thinkingLegend(deviceRatio), figuresLegend(deviceRatio),
        timesLegend(deviceRatio), hiddenLegend(deviceRatio)};
}

} // namespace stemma
