// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"
#include "ui/timeline/timelineview.h"

#include <QTest>

namespace stemma {

inline const QString TimelineSession = QStringLiteral("session-1");

/// A timeline over a store in memory, shown and loaded.
struct TimelineScene
{
    FakeStore* fake; ///< owned by store
    OpenStore store;
    MessageModel model;
    TimelineView view;

    explicit TimelineScene(std::unique_ptr<FakeStore> owned, QSize size = {900, 600})
        : fake(owned.get())
        , store(std::move(owned))
        , model(store, SessionId(TimelineSession))
    {
        view.setFlashing(false);
        view.resize(size);
        view.setModel(&model);
        view.show();
    }
    explicit TimelineScene(const FakeSession& session, QSize size = {900, 600})
        : TimelineScene(storeOf(session), size)
    {
    }

    static std::unique_ptr<FakeStore> storeOf(const FakeSession& session)
    {
        auto store = std::make_unique<FakeStore>();
        store->add(session);
        return store;
    }

    /// Everything on screen is laid out.
    [[nodiscard]] bool isSettled()
    {
        view.grab();
        if (!model.isReady() || view.scroller().lastRow() < 0)
            return false;
        for (int row = view.topRow(); row <= view.scroller().lastRow(); ++row)
            if (view.rows().heights().height(row) > 0 && !view.rows().peek(row))
                return false;
        return true;
    }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return isSettled(); }, testclass::Patience);
    }

    void hide(PartKinds kinds, const QSet<Role>& roles)
    {
        RowFilter filter = view.filter();
        filter.hiddenKinds = kinds;
        filter.hiddenRoles = roles;
        view.setFilter(filter);
    }

    /// The current part is on screen.
    [[nodiscard]] bool isCurrentSeen()
    {
        const QRect area = view.scroller().partRect(view.currentRow(), view.currentPart());
        return area.intersects(view.viewport()->rect());
    }
    /// The middle of a part, in the viewport.
    [[nodiscard]] QPoint middleOf(int row, int part) { return view.scroller().partRect(row, part).center(); }
    void click(int row, int part, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, middleOf(row, part));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }
};

/// Prompts and answers in turn.
inline FakeSession talk(int pairs)
{
    SessionBuilder builder(TimelineSession);
    for (int i = 0; i < pairs; ++i) {
        builder.user(QStringLiteral("Question %1: what about the retry budget?").arg(i));
        builder.after(std::chrono::seconds(5));
        builder.assistant(
            QStringLiteral("Answer %1.\n\nIt has two paragraphs, the second of which is somewhat longer.").arg(i));
    }
    return builder.build();
}

} // namespace stemma
