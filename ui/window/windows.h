// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/settings.h"
#include "ui/desktop/applicationservice.h"
#include "ui/settings/preference.h"
#include "ui/window/storeopening.h"

#include <QPointer>
#include <QTimer>

#include <functional>

namespace stemma {

class MainWindow;

/// The windows of the program, from the first to the last: makes them, shows in one of them what is asked for from
/// outside, and lets all follow what is chosen in one. A window that is closed is gone; the one closed last is
/// remembered for the next start; after the program was quit or ended otherwise, all come back. GUI thread.
class Windows final : public QObject
{
    Q_OBJECT
public:
    /// @p settingsFile: an own file instead of the user's.
    explicit Windows(const QString& settingsFile = {}, QObject* parent = nullptr);
    ~Windows() override;

    void setSampleMaker(StoreOpening::SampleMaker maker) { m_sampleMaker = std::move(maker); }
    MainWindow* add(); ///< a window that is not shown yet
    MainWindow* addBeside(const QWidget& other); ///< shown, a little beside another one
    [[nodiscard]] QList<MainWindow*> all() const; ///< the one used last at the end
    [[nodiscard]] MainWindow* current() const; ///< the one used last; null: there is none

    /// What is open now comes back at the next start, also after a crash; done a moment after a change, and now and
    /// then.
    void keep();
    /// The windows of the last time that were open beside the current one; after MainWindow::restoreSession().
    void restoreOthers();

    void fulfil(const ApplicationService::Wish& wish, const QString& activationToken = {});

signals:
    void preferenceChanged(stemma::Preference::Id id); ///< in one of the windows

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tellOthers(const MainWindow* window, const std::function<void(MainWindow&)>& tell) const;

    void keepSoon();

    static constexpr int KeepMs = 30'000; ///< what nobody tells of, such as where one reads
    static constexpr int KeepSoonMs = 500;
    static constexpr int MostOthers = 20;

    QString m_settingsFile;
    Settings m_settings;
    StoreOpening::SampleMaker m_sampleMaker;
    QList<QPointer<MainWindow>> m_windows; ///< the one used last at the end
    QTimer m_keeping;
    QTimer m_keepingSoon;
};

} // namespace stemma
