// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagefacets.h"
#include "core/models/messagemodel.h"
#include "core/models/turnsearch.h"
#include "ui/timeline/rowfilter.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace stemma {

class ChipButton;
class FacetChooser;
class FilterEdit;

/// What a FilterBar asks for.
struct MessageFilter
{
    QString words; ///< messages whose text, tool calls or file paths hold all of them
    MessageStates states {}; ///< messages with any of them; none: whatever their state
    QStringList tools {}; ///< messages that call any of them; none: whatever they call
    QStringList files {}; ///< messages that have to do with any of them; none: whatever they have to do with

    [[nodiscard]] bool isEmpty() const { return words.isEmpty() && !states && tools.isEmpty() && files.isEmpty(); }
    bool operator==(const MessageFilter&) const = default;
};

/// A row that narrows a timeline down to messages with some words, tools and files, and in some states. Hidden until it
/// is opened; closing it shows all messages again.
class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    /// States that can be asked for, in the order of the row.
    static constexpr MessageState States[]
        = {MessageState::Error, MessageState::Damaged, MessageState::Flagged, MessageState::InContext,
            MessageState::Summarised, MessageState::Pruned, MessageState::Discarded, MessageState::SideChain};

    /// The store and the model must outlive it.
    FilterBar(OpenStore& store, const MessageModel& model, QWidget* parent = nullptr);

    void open(); ///< shows it, for typing
    void close();
    [[nodiscard]] const MessageFilter& wish() const { return m_wish; }
    void setWish(const MessageFilter& wish); ///< shows it, unless nothing is asked for
    void addTo(RowFilter& filter) const; ///< beside what else it hides

    [[nodiscard]] FilterEdit* edit() const { return m_edit; }
    [[nodiscard]] ChipButton* chip(MessageState state) const;
    [[nodiscard]] FacetChooser* tools() const { return m_tools; }
    [[nodiscard]] FacetChooser* files() const { return m_files; }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] TurnSearch* search() const { return m_search; }

signals:
    void changed(); ///< what is asked for, or what was found of it
    void closed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void takeWords();
    void takeStates();
    void takeFacets(); ///< another choice of the user
    void takeMatches();
    void updateWanted();
    [[nodiscard]] bool hasFacets() const; ///< tools or files are asked for
    [[nodiscard]] bool isLooking() const; ///< or will, when it is shown
    [[nodiscard]] std::shared_ptr<const std::vector<int>> matches() const;
    void count();
    void updateTexts();

    const MessageModel& m_model;
    TurnSearch* m_search;
    MessageFacetsSource* m_facets;
    MessageFilter m_wish;
    std::shared_ptr<const std::vector<int>> m_matches; ///< as far as they are known; null: only states are asked for
    std::array<int, std::size(States)> m_counts {};
    int m_shown = 0;
    FilterEdit* m_edit;
    FacetChooser* m_tools;
    FacetChooser* m_files;
    QList<ChipButton*> m_chips; ///< as States
    QLabel* m_count;
    QToolButton* m_close;
    QTimer m_recount;
};

} // namespace stemma
