// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/lossrules.h"

#include "core/compaction/lossrulesreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr std::array KindNames {"constraint"_L1, "decision"_L1, "error"_L1, "path"_L1, "identifier"_L1, "number"_L1,
    "version"_L1, "url"_L1, "command"_L1, "quotation"_L1};
static_assert(KindNames.size() == LossKindCount);

constexpr qint64 LargestFile = 4 * 1024 * 1024;

} // namespace

QLatin1StringView nameOf(LossKind kind)
{
    return KindNames[size_t(kind)];
}

std::optional<LossKind> lossKindOf(QStringView name)
{
    for (size_t i = 0; i < KindNames.size(); ++i)
        if (name == KindNames[i])
            return LossKind(i);
    return {};
}

QList<LossRules::Problem> LossRules::add(QByteArrayView json, const QString& fileName)
{
    return LossRulesReader(*this, fileName).read(json);
}

std::shared_ptr<const LossRules> LossRules::builtIn()
{
    static const std::shared_ptr<const LossRules> rules = [] {
        auto made = std::make_shared<LossRules>();
        for (const QString& name : {u"common"_s, u"en"_s, u"de"_s, u"es"_s, u"fr"_s, u"ja"_s, u"zh"_s}) {
            QFile file(u":/loss-rules/%1.json"_s.arg(name));
            if (file.open(QIODevice::ReadOnly))
                made->add(file.readAll(), file.fileName());
        }
        return made;
    }();
    return rules;
}

std::shared_ptr<const LossRules> LossRules::withFilesOf(const QString& folder, QList<Problem>& problems)
{
    const QDir dir(folder);
    const QStringList names = dir.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    if (names.isEmpty())
        return builtIn();
    auto made = std::make_shared<LossRules>(*builtIn());
    for (const QString& name : names) {
        QFile file(dir.filePath(name));
        QString reason;
        if (file.size() > LargestFile)
            reason = QCoreApplication::translate("LossRules", "it is larger than 4 MB");
        else if (!file.open(QIODevice::ReadOnly))
            reason = file.errorString();
        if (!reason.isEmpty()) {
            problems.append({QCoreApplication::translate("LossRules", "The rule file %1 cannot be read: %2.")
                    .arg(QDir::toNativeSeparators(file.fileName()), reason)});
            continue;
        }
        problems += made->add(file.readAll(), QDir::toNativeSeparators(file.fileName()));
    }
    return made;
}

QString LossRules::userFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/stemma/loss-rules"_s;
}

QString LossRules::stem(QStringView lowered, Language language) const
{
    constexpr qsizetype LeastLeft = 4;
    constexpr qsizetype LeastOfPlural = 3; // "cues", "keys"
    for (const QString& suffix : languages[size_t(language)].suffixes) {
        const bool isPlural = suffix == "s"_L1;
        const bool isWhole = lowered.endsWith("ss"_L1)
            || (language == Language::English && (lowered.endsWith("is"_L1) || lowered.endsWith("us"_L1))); // "Redis"
        if (isPlural && isWhole)
            continue;
        if (lowered.size() >= suffix.size() + (isPlural ? LeastOfPlural : LeastLeft) && lowered.endsWith(suffix)) {
            const QStringView left = lowered.chopped(suffix.size());
            for (const QString& prefix : languages[size_t(language)].prefixes)
                if (left.size() >= prefix.size() + LeastLeft && left.startsWith(prefix))
                    return left.sliced(prefix.size()).toString();
            return left.toString();
        }
    }
    return lowered.toString();
}

std::optional<double> LossRules::numberOf(const QString& lowered, Language language) const
{
    const auto& words = languages[size_t(language)].numberWords;
    const auto it = words.constFind(lowered);
    return it == words.constEnd() ? std::nullopt : std::optional(*it);
}

const LossRules::Concept* LossRules::meaningOf(const QString& lowered, Language language) const
{
    const auto wordIn = [&](const QHash<QString, Concept>& words) -> const Concept* {
        const auto it = words.constFind(lowered);
        return it == words.constEnd() ? nullptr : &*it;
    };
    const LanguageRules& own = languages[size_t(language)];
    if (const Concept* meaning = wordIn(own.concepts))
        return meaning;
    const bool isCommon = (stopWords.value(lowered) >> int(language)) & 1;
    if (isCommon)
        return nullptr;
    if (lowered.size() >= ShortestBeginning) {
        const auto first = QString::fromRawData(lowered.constData(), ShortestBeginning);
        if (const auto it = own.beginnings.constFind(first); it != own.beginnings.constEnd())
            for (const Beginning& beginning : *it)
                if (lowered.startsWith(beginning.text))
                    return &beginning.meaning;
    }
    if (language == Language::English)
        return nullptr;
    return wordIn(language == Language::Other ? concepts : languages[size_t(Language::English)].concepts);
}

void LossRules::vote(const QString& lowered, std::array<int, LanguageCount>& votes) const
{
    const quint8 has = tellingWords.value(lowered);
    for (size_t i = 0; i < LanguageCount; ++i)
        votes[i] += (has >> i) & 1;
}

} // namespace stemma
