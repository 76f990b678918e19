// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

namespace stemma {

class CompactionDrafts;
class EndpointBook;

/// The dialogs about models and levels: set one up, choose several to try out, and look at what came of them side by
/// side.
class DraftDialogs final : public QObject
{
    Q_OBJECT
public:
    /// @p drafts must outlive it.
    DraftDialogs(CompactionDrafts& drafts, QWidget* parent);

    void setEndpoints(EndpointBook* book);
    void setUpModel();
    void chooseModels();
    void compare();

private:
    CompactionDrafts& m_drafts;
    QWidget* m_parent;
    QPointer<EndpointBook> m_book;
};

} // namespace stemma
