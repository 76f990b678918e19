// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/askedcontext.h"
#include "core/compaction/compactiongraph.h"

#include <QWidget>

#include <vector>

class QMenu;
class QToolButton;

namespace stemma {

class ChipButton;

/// The contexts of a session that a question can be put to, each a chip that is on or off, with a menu that adds more.
class ContextChips final : public QWidget
{
    Q_OBJECT
public:
    explicit ContextChips(QWidget* parent = nullptr);

    /// Adds a chip, or turns on the one of that name.
    void add(const ContextChoice& choice, bool isOn = true);
    /// Chips are on for these alone; the others stay, off.
    void chooseOnly(const QList<ContextChoice>& choices);
    void setSummaries(const CompactionGraphPtr& graph); ///< for the menu; null: not known yet
    [[nodiscard]] QList<ContextChoice> chosen() const;
    [[nodiscard]] ChipButton* chip(const QString& name) const; ///< null: there is none
    [[nodiscard]] QMenu* menu() const { return m_menu; }

signals:
    void changed(); ///< chosen()

private:
    struct Chip
    {
        ContextChoice choice;
        ChipButton* button;
    };

    void fillMenu();
    void askForMessage();

    std::vector<Chip> m_chips;
    CompactionGraphPtr m_graph;
    QToolButton* m_add;
    QMenu* m_menu;
};

} // namespace stemma
