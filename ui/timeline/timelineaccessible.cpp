// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelineaccessible.h"

#include "ui/common/eventwords.h"
#include "ui/common/format.h"
#include "ui/common/partcopy.h"
#include "ui/timeline/rail.h"
#include "ui/timeline/timelineview.h"
#include "ui/common/toolwords.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TimelineAccessibleText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

constexpr qsizetype MostFindingsTold = 3;

QString roleWord(const Message& message)
{
    return markdownHeading(message).mid(3); // without the "## "
}

QStringList toolWords(const ToolPart& tool)
{
    const ToolWords words = describe(tool);
    return {TimelineAccessibleText::tr("tool %1").arg(tool.name), stateWord(tool), words.argument, words.result,
        words.duration};
}

QStringList partWords(const Part& part)
{
    if (const auto* text = part.as<TextPart>())
        return {firstWords(text->text.text, 200)};
    if (const auto* thinking = part.as<ReasoningPart>())
        return {
            TimelineAccessibleText::tr("thinking"), stateWord(thinking->state), firstWords(thinking->text.text, 200)};
    if (const auto* tool = part.as<ToolPart>())
        return toolWords(*tool);
    if (const auto* patch = part.as<PatchPart>()) {
        QStringList words {TimelineAccessibleText::tr("patch")};
        for (const PatchFile& file : patch->files)
            words += TimelineAccessibleText::tr("%1, %2 lines added, %3 removed")
                         .arg(file.path)
                         .arg(file.added)
                         .arg(file.removed);
        return words;
    }
    if (const auto* reference = part.as<FileReferencePart>())
        return {TimelineAccessibleText::tr("file %1").arg(reference->reference.path), reference->reference.fileType};
    if (part.as<CompactionPart>())
        return {plainTextOf(part)};
    if (const auto* step = part.as<StepStartPart>())
        return {TimelineAccessibleText::tr("step %1 started").arg(step->step + 1)};
    if (const auto* step = part.as<StepFinishPart>())
        return {TimelineAccessibleText::tr("step %1 finished").arg(step->step + 1), step->reason};
    if (const auto* image = part.as<ImagePart>())
        return {TimelineAccessibleText::tr("image"), image->mediaType, format::bytes(image->size)};
    if (const auto* event = part.as<EventPart>()) {
        const QString name = eventName(*event);
        return {name.isEmpty() ? TimelineAccessibleText::tr("event %1").arg(event->type) : name, eventLine(*event)};
    }
    if (const auto* unknown = part.as<UnknownPart>())
        return {unknown->reason.isEmpty() ? TimelineAccessibleText::tr("unknown part %1").arg(unknown->storedType)
                                          : TimelineAccessibleText::tr("damaged part"),
            unknown->reason};
    return {};
}

const Part* partOf(const Message& message, int index)
{
    const auto at = std::ranges::find(message.parts, index, &Part::index);
    return at == message.parts.end() ? nullptr : &*at;
}

} // namespace

QString accessibleName(TimelineView& view, int row, int part)
{
    QStringList words {TimelineAccessibleText::tr("Message %1").arg(format::number(qint64(row) + 1))};
    const RowLayout* layout = view.rows().peek(row);
    if (!layout) {
        words += TimelineAccessibleText::tr("loading");
        return words.join(u", "_s);
    }
    if (part == FoldedRowsPart || part == NewSincePart) {
        words += layout->blockText(layout->positionOfPart(part), 0);
        return words.join(u", "_s);
    }
    const Message& message = *layout->message();
    const Part* content = partOf(message, part);
    const Checkpoint* checkpoint = layout->checkpointOf(part);
    if (!checkpoint && (!content || content->as<TextPart>()))
        words += roleWord(message);
    const auto& calls = layout->request().joints.calls;
    const auto call = calls.find(part);
    if (content && call != calls.end())
        words += toolWords(withCall(*content->as<ToolPart>(), &call->second));
    else if (content)
        words += partWords(*content);
    else if (checkpoint)
        words += TimelineAccessibleText::tr("checkpoint “%1”").arg(checkpoint->label);
    else if (message.error.isEmpty() && !message.parts.isEmpty())
        words += layout->blockText(layout->positionOfPart(part), 0);
    else
        words += message.error.isEmpty() ? TimelineAccessibleText::tr("no content") : message.error.left(200);
    if (content && content->as<CompactionPart>() && layout->request().loss)
        words += layout->request().loss->text();
    if (layout->parts().empty() || layout->parts().front().index == part)
        for (const Finding& finding :
            layout->request().findings.first(std::min<qsizetype>(MostFindingsTold, layout->request().findings.size())))
            words += TimelineAccessibleText::tr("finding: %1").arg(finding.text);
    if (const auto& choice = layout->request().branches; choice && layout->parts().front().index == part)
        words += TimelineAccessibleText::tr("branch %1 of %2").arg(choice->current + 1).arg(choice->branches.size());
    words += rail::wordFor(rail::membershipOf(message.states));
    words.removeAll(QString());
    return words.join(u", "_s);
}

/// One part on screen.
class TimelinePartAccessible final : public PaintedAccessible
{
public:
    TimelinePartAccessible(TimelineView* view, TimelineAccessible::Item item)
        : m_view(view)
        , m_item(item)
    {
    }

    [[nodiscard]] const TimelineAccessible::Item& item() const { return m_item; }

    bool isValid() const override { return m_view && m_item.row < m_view->rows().count(); }
    QAccessibleInterface* parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return accessibleName(*m_view, m_item.row, m_item.part);
        if (kind == QAccessible::Value) {
            const RowLayout* layout = m_view->rows().peek(m_item.row);
            const Part* part = layout ? partOf(*layout->message(), m_item.part) : nullptr;
            return part ? plainTextOf(*part) : QString();
        }
        return {};
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_view->scroller().partRect(m_item.row, m_item.part) & m_view->viewport()->rect();
        return {m_view->viewport()->mapToGlobal(area.topLeft()), area.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = PaintedAccessible::state();
        if (state.invalid)
            return state;
        state.selected = m_view->cursor().selection().contains({m_item.row, m_item.part});
        state.focused
            = m_view->hasFocus() && m_view->currentRow() == m_item.row && m_view->currentPart() == m_item.part;
        const QRect area = m_view->scroller().partRect(m_item.row, m_item.part);
        state.invisible = area.isEmpty();
        state.offscreen = !area.intersects(m_view->viewport()->rect());
        if (const PartLayout* part = layoutOfPart(); part && part->foldable) {
            state.expandable = true;
            state.expanded = part->fold != Fold::Folded;
            state.collapsed = part->fold == Fold::Folded;
        }
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names = PaintedAccessible::actionNames();
        if (const PartLayout* part = layoutOfPart(); part && part->foldable)
            names += toggleAction();
        return names;
    }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == setFocusAction())
            m_view->cursor().set(m_item.row, m_item.part);
        else if (name == toggleAction())
            m_view->cursor().toggleFold(m_item.row, m_item.part);
        else if (name == pressAction())
            emit m_view->activated(m_item.row, m_item.part);
    }

private:
    [[nodiscard]] const PartLayout* layoutOfPart() const
    {
        const RowLayout* layout = isValid() ? m_view->rows().peek(m_item.row) : nullptr;
        const int position = layout ? layout->positionOfPart(m_item.part) : -1;
        return position >= 0 ? &layout->parts()[size_t(position)] : nullptr;
    }

    QPointer<TimelineView> m_view;
    TimelineAccessible::Item m_item;
};

TimelineAccessible::TimelineAccessible(TimelineView* view)
    : QAccessibleWidget(view, QAccessible::List)
{
}

TimelineAccessible::~TimelineAccessible() = default;

void TimelineAccessible::install()
{
    static const bool once = [] {
        QAccessible::installFactory([](const QString& className, QObject* object) -> QAccessibleInterface* {
            if (className != "stemma::TimelineView"_L1)
                return nullptr;
            return new TimelineAccessible(static_cast<TimelineView*>(object));
        });
        return true;
    }();
    Q_UNUSED(once)
}

TimelineView* TimelineAccessible::view() const
{
    return static_cast<TimelineView*>(widget());
}

QList<TimelineAccessible::Item> TimelineAccessible::items() const
{
    QList<Item> all;
    const QRect shown = view()->viewport()->rect();
    for (int row = view()->topRow(); row <= view()->scroller().lastRow(); ++row) {
        const RowLayout* layout = view()->rows().peek(row);
        if (!layout) {
            if (view()->rows().heights().height(row) > 0)
                all.append({row, -1});
            continue;
        }
        for (const PartLayout& part : layout->parts())
            if (view()->scroller().partRect(row, part.index).intersects(shown))
                all.append({row, part.index});
    }
    return all;
}

int TimelineAccessible::childCount() const
{
    return int(items().size());
}

QAccessibleInterface* TimelineAccessible::childFor(const Item& item) const
{
    return m_children.item(std::pair(item.row, item.part), [&] {
        // What scrolled away long ago is given up, so that the list stays as short as the screen.
        constexpr qsizetype MostKept = 500;
        if (m_children.size() > MostKept)
            m_children.clear();
        return new TimelinePartAccessible(view(), item);
    });
}

QAccessibleInterface* TimelineAccessible::child(int index) const
{
    const QList<Item> all = items();
    return index >= 0 && index < all.size() ? childFor(all[index]) : nullptr;
}

int TimelineAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* part = dynamic_cast<const TimelinePartAccessible*>(child);
    return part ? int(items().indexOf(part->item())) : -1;
}

QAccessibleInterface* TimelineAccessible::childAt(int x, int y) const
{
    const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
    for (const Item& item : items())
        if (view()->scroller().partRect(item.row, item.part).contains(point))
            return childFor(item);
    return nullptr;
}

QAccessibleInterface* TimelineAccessible::focusChild() const
{
    const Item current {view()->currentRow(), view()->currentPart()};
    return view()->hasFocus() && items().contains(current) ? childFor(current) : nullptr;
}

QString TimelineAccessible::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Description)
        return TimelineAccessibleText::tr("%Ln messages", nullptr, view()->rows().count());
    return QAccessibleWidget::text(kind);
}

QAccessible::State TimelineAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.extSelectable = true;
    return state;
}

void TimelineAccessible::announceCurrent(TimelineView* view)
{
    if (!QAccessible::isActive())
        return;
    auto* self = dynamic_cast<TimelineAccessible*>(QAccessible::queryAccessibleInterface(view));
    QAccessibleInterface* current = self ? self->focusChild() : nullptr;
    if (!current)
        return;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(self->indexOfChild(current));
    QAccessible::updateAccessibility(&event);
}

} // namespace stemma
