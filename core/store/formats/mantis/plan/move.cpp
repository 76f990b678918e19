// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/move.h"

#include <QCoreApplication>
#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

class Projects final : public ProjectRule
{
    Q_DECLARE_TR_FUNCTIONS(MantisMove)
public:
    [[nodiscard]] QString folderOf(const QString& directory) const override { return projectFolder(directory); }
    /// The state is the other folder's own, and evidence is named by its content.
    [[nodiscard]] bool mayStay(const QString& name) const override
    {
        return name == "session-state.json"_L1 || name.startsWith("artifacts/"_L1);
    }
    [[nodiscard]] QString note(int sessions) const override
    {
        return tr(
            "%n session(s) move with the project. Their entries keep the old folder name, which mantis does not use.",
            nullptr, sessions);
    }
    [[nodiscard]] QString openNote() const override
    {
        return tr("A mantis terminal may have a session open. Quit it first: it would continue writing to the old "
                  "folder.");
    }
};

} // namespace

QString projectFolder(const QString& directory)
{
    constexpr qsizetype Digits = 12;
    return QString::fromLatin1(
        QCryptographicHash::hash(directory.toUtf8(), QCryptographicHash::Sha1).toHex().first(Digits));
}

const ProjectRule& projectRule()
{
    static const Projects rule;
    return rule;
}

} // namespace stemma::mantis
