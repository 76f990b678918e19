// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/base/result.h"
#include "core/search/textfinder.h"
#include "ui/viewers/longtextview.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPushButton;

namespace stemma {

class FindBar;

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
    /// Looks for @p pattern, and goes to the first hit from this place on, in UTF-16 units, once the text is there.
    void showFound(const TextPattern& pattern, qsizetype start);
    [[nodiscard]] FindBar* findBar() const { return m_find; }
    [[nodiscard]] QLineEdit* lineEdit() const { return m_line; }
    [[nodiscard]] QString note() const;

private:
    struct Found
    {
        TextHits hits;
        std::optional<qint64> wanted; ///< the byte of m_wanted
    };

    void addKeys();
    void take(const TextRows& rows);
    void begin(const QString& doing, const JobControl& job);
    void end(const QString& note);
    void find();
    void step(bool forward);
    void takeHits(const Found& found);
    void showHit(qsizetype hit);
    void tellFound();
    void goToLine();
    void copy();
    void showProgress();

    LongTextView* m_view = nullptr;
    FindBar* m_find = nullptr;
    QLineEdit* m_line = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_copy = nullptr;
    QString m_doing; ///< what is under way
    JobControl m_job;
    bool m_isWorking = false;
    JobControl m_finding;
    bool m_isFinding = false;
    bool m_gaveUp = false; ///< see TextMatches
    QString m_problem; ///< of the pattern
    std::optional<qsizetype> m_wanted; ///< the place to go to, in UTF-16 units
    QTimer m_progress;
    Lane m_lane;
};

} // namespace stemma
