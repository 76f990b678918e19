// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/base/result.h"
#include "ui/viewers/longtextview.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace stemma {

/// A window with one long text, read-only, with find, lines by number and copy. It opens at once; reading, counting the
/// lines and searching are done in the background and can be cancelled. Deletes itself when closed.
class TextViewer final : public QDialog
{
    Q_OBJECT
public:
    explicit TextViewer(const QString& title, QWidget* parent = nullptr);
    ~TextViewer() override;

    /// @p job is of the future's work; cancelled when the window closes or its Cancel is pressed.
    void load(QFuture<Result<QString>> text, const JobControl& job);
    [[nodiscard]] bool isWorking() const { return m_isWorking; }
    [[nodiscard]] LongTextView* view() const { return m_view; }
    [[nodiscard]] QLineEdit* findEdit() const { return m_find; }
    [[nodiscard]] QLineEdit* lineEdit() const { return m_line; }
    [[nodiscard]] QCheckBox* caseBox() const { return m_case; }
    [[nodiscard]] QString note() const;

private:
    void addKeys();
    void take(const TextRows& rows);
    void begin(const QString& doing, const JobControl& job);
    void end(const QString& note);
    void find(bool backward);
    void step(bool backward);
    void takeHits(std::vector<TextHit> hits, bool backward);
    void goToLine();
    void copy();
    void showProgress();

    LongTextView* m_view = nullptr;
    QLineEdit* m_find = nullptr;
    QCheckBox* m_case = nullptr;
    QLineEdit* m_line = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_copy = nullptr;
    QString m_doing; ///< what is under way
    JobControl m_job;
    bool m_isWorking = false;
    std::pair<QString, bool> m_found; ///< what the hits are of: the word, and whether its case counts
    QTimer m_progress;
    Lane m_lane;
};

} // namespace stemma
