// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace stemma {

/// Lets files and folders be dropped on a widget, which owns it.
class FileDrop final : public QObject
{
    Q_OBJECT
public:
    explicit FileDrop(QWidget* target);

signals:
    void dropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stemma
