// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/vocabularychoice.h"

#include "core/models/vocabularysource.h"
#include "ui/common/settings.h"

#include <algorithm>

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
    forgetFiles();
    m_estimates = false;
    keep();
}

void VocabularyChoice::useEstimates()
{
    forgetFiles();
    m_estimates = true;
    Vocabulary::useNone();
    keep();
}

// Those that are being read are not wanted any more either.
void VocabularyChoice::forgetFiles()
{
    m_files.clear();
    m_newest.fill(++m_asked);
    Vocabulary::useInstalled();
}

void VocabularyChoice::useFile(const QString& path)
{
    read(path, true);
}

void VocabularyChoice::read(const QString& path, bool isNew)
{
    ++m_reading;
    const quint64 number = ++m_asked;
    loadVocabulary(path).then(
        this, [this, path, isNew, number](const Result<std::shared_ptr<const Vocabulary>>& loaded) {
            --m_reading;
            if (!loaded) {
                if (number > std::ranges::min(m_newest))
                    emit failed(loaded.error().text);
                return;
            }
            const auto kind = (*loaded)->kind();
            quint64& newest = m_newest[size_t(kind)];
            if (number < newest)
                return;
            newest = number;
            Vocabulary::use(*loaded);
            m_estimates = false;
            while (m_files.size() < 2)
                m_files += QString();
            m_files[qsizetype(kind)] = path;
            m_isNew = m_isNew || isNew;
            // As it was kept, unless one came that was not; that one did not wait for the others.
            if (m_isNew)
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
