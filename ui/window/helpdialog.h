// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QTextBrowser;

namespace stemma {

class Actions;

/// Help: first steps, the signs of the timeline, the formats with what each allows, and all keys as they are set now.
class HelpDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit HelpDialog(const Actions& actions, QWidget* parent = nullptr);

    void goTo(const QString& chapter); ///< first, legend, formats or keys
    [[nodiscard]] QTextBrowser* browser() const { return m_browser; }

private:
    QTextBrowser* m_browser = nullptr;
};

} // namespace stemma
