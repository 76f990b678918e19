// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/vocabularychoice.h"

#include "core/tokens/vocabulary.h"
#include "ui/common/settings.h"

#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

const QString Estimate = u"estimate"_s;

} // namespace

VocabularyChoice::VocabularyChoice(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    const QStringList kept = settings.vocabularies();
    if (kept.contains(Estimate)) {
        m_estimates = true;
        Vocabulary::useNone();
        return;
    }
    for (const QString& path : kept)
        read(path, false);
}

VocabularyChoice::Way VocabularyChoice::way() const
{
    return m_estimates ? Way::Estimate : m_files.isEmpty() ? Way::Installed : Way::Files;
}

void VocabularyChoice::useInstalled()
{
    m_estimates = false;
    m_files.clear();
    Vocabulary::useInstalled();
    keep();
}

void VocabularyChoice::useEstimates()
{
    m_estimates = true;
    m_files.clear();
    Vocabulary::useInstalled(); // no list stays chosen behind it
    Vocabulary::useNone();
    keep();
}

void VocabularyChoice::useFile(const QString& path)
{
    read(path, true);
}

/// Some megabytes, whose hash tells whether they are what they pass for.
void VocabularyChoice::read(const QString& path, bool isNew)
{
    ++m_reading;
    QtConcurrent::run([path] {
        return Vocabulary::load(path);
    }).then(this, [this, path, isNew](const Result<std::shared_ptr<const Vocabulary>>& loaded) {
        --m_reading;
        if (!loaded)
            return emit failed(loaded.error().text);
        const auto kind = (*loaded)->kind();
        Vocabulary::use(*loaded);
        m_estimates = false;
        while (m_files.size() < 2)
            m_files += QString();
        m_files[qsizetype(kind)] = path;
        if (isNew)
            keep();
        else
            emit changed();
    });
}

void VocabularyChoice::keep()
{
    QStringList files = m_files;
    files.removeAll(QString());
    m_settings.setVocabularies(m_estimates ? QStringList {Estimate} : files);
    emit changed();
}

} // namespace stemma
