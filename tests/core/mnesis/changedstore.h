// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"

#include <QTemporaryDir>
#include <QTest>

namespace stemma {

/// A genuine store.
inline QString samplePath(const QString& name)
{
    return realStore(QStringLiteral("mnesis/")) + name;
}

/// Some turns of q0, a0, q1, a1…
inline MnesisBuilder& addTurns(MnesisBuilder& builder, int from, int to)
{
    for (int i = from; i < to; ++i)
        builder.user(QStringLiteral("q%1").arg(i)).assistant(QStringLiteral("a%1").arg(i));
    return builder;
}

/// A store of mnesis that a test changes, in a folder of its own, with a journal. For files that include QTest.
class ChangedStore
{
protected:
    /// To be called before each test.
    void begin()
    {
        m_store.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_journal = std::make_unique<Journal>(m_folder->filePath(QStringLiteral("journal")));
    }
    void open(const QString& path)
    {
        m_path = path;
        auto opened = openStore(path);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
        m_store = *std::move(opened);
        QVERIFY(!readstore::listed(*m_store).empty());
    }
    void openBuilt(const MnesisBuilder& builder)
    {
        const QString path = m_folder->filePath(QStringLiteral("sessions.db"));
        QVERIFY(builder.write(path));
        open(path);
    }
    [[nodiscard]] Result<Receipt> apply(const Edit& edit)
    {
        const auto plan = m_store->plan(edit, {});
        if (!plan)
            return std::unexpected(plan.error());
        m_plan = *plan;
        auto receipt = Editor(*m_journal).apply(m_store->info(), *plan, {});
        (void)readstore::listed(*m_store);
        return receipt;
    }
    /// What went wrong; empty: nothing.
    [[nodiscard]] QString undo(const Result<Receipt>& receipt)
    {
        const auto undone = Editor(*m_journal).undo(receipt->id, {});
        (void)readstore::listed(*m_store);
        return undone ? QString() : undone.error().text + undone.error().cause;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<SessionStore> m_store;
    QString m_path;
    EditPlan m_plan; ///< of the last change
};

} // namespace stemma
